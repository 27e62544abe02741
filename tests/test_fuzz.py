"""The fuzzer itself: a slice of it, both builds side by side, and that it finds what is wrong."""

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import cyclades
from cyclades import Game
from cyclades.editions import EDITIONS
from cyclades.engine.decks import DISCARD, HELD
from tests.story import classic, classic_turn, turn
from tools import fuzz
from tools.fuzzing import differential, promises
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.declared import BY_FIELD
from tools.fuzzing.late import goes_on, late_position
from tools.fuzzing.mixes import MIXES, PLAYERS, Mix, Wanted, add_arguments, only, wanted_of
from tools.fuzzing.states import check_state

HOME = """
    area delos red troops 2
    area north red fleets 1
    area naxos blue troops 1 port 1
    area syros blue
    area thira green
    """
ISLANDS = """
    area syros red troops 2 fortress 2
    area c2 red fleets 1
    area milos blue troops 1 port 1
    area naxos blue
    area kea green metropolis
    """


@pytest.mark.timeout(120)
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_a_slice_of_the_fuzzer_finds_nothing(mix: Mix, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    tally = fuzz.Tally()
    for seed in range(100_000, 100_003):
        fuzz.play_case(case_of(seed, Wanted((mix,))), tally, time.monotonic() + 20)
    assert tally.decisions > 100
    assert tally.checks > 3 * tally.decisions


@pytest.mark.timeout(280)
def test_both_builds_play_the_same_games() -> None:
    compiled = differential.build_here()
    if compiled is None:
        pytest.skip("there is no compiled package of these sources: `python3 dev.py build` makes one")
    games = list(differential.differential(compiled, range(500, 530)))
    assert len(games) == 30
    assert sum(games) > 3000


def test_a_case_is_decided_by_its_seed() -> None:
    cases = [case_of(seed) for seed in range(60)]
    for seed, case in enumerate(cases):
        assert case_of(seed) == case
        assert case_of(seed, only(case.mix, case.players)) == case  # so that a failure can be played alone
    assert {(case.mix, case.players) for case in cases} == {
        (mix, count) for mix in MIXES for count in EDITIONS[mix.edition].players
    }
    assert {case.board for case in cases} == {"ready", "random"}
    assert {bool(case.position) for case in cases} == {True, False}


def test_every_set_of_expansions_that_goes_together_is_a_mix() -> None:
    assert [str(mix) for mix in MIXES] == ["legendary", "classic", "classic+monuments"]
    assert len(Wanted().by_edition()) == len(EDITIONS)


def on_land(mix: Mix) -> list[str]:
    """The fields for what expansions put on land areas."""
    rules = cyclades.new(mix.edition, 3, expansions=mix.expansions).rules
    return [field.name for field in rules.f.declared if field.values == list(rules.board.ids[: rules.lands])]


@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_late_positions_are_possible(mix: Mix, players: int) -> None:
    generator = random.Random(players)
    texts = [late_position(mix, players, {"metropolises": 2}, generator) for _ in range(12)]
    for text in texts:
        check_state(cyclades.read_position(text, seed=1))
    written = "\n".join(texts)
    for word in ("metropolis ", "between ", "fortress ", "creature ", *(f"field {name} " for name in on_land(mix))):
        assert word in written
    start = cyclades.new(mix.edition, players, expansions=mix.expansions)
    assert ("eliminated" in written) == goes_on(start)


def test_a_game_gives_the_same_digests_twice() -> None:
    one, other = (list(differential.play(case_of(12))) for _ in range(2))
    assert one == other
    assert len({number for number, _ in one}) > len(one) * 0.99


def test_another_game_gives_other_digests() -> None:
    assert list(differential.play(case_of(12)))[-1] != list(differential.play(case_of(13)))[-1]


def position() -> Game:
    return turn("ares", HOME + "\ncreature kraken red at far since 1\nheroes ajax hector", red="gold 5").game


def on_islands() -> Game:
    creatures = "\ncreature kraken - at f3\ncreature polyphemus red at milos since 3\ncreatures giant kraken -"
    return classic_turn("ares", ISLANDS + creatures, red="gold 5", monuments=True).game


DAMAGES = [
    ("units", "delos", 3, "red: 3 troops in play, 6 in the reserve"),
    ("troops_left", "red", 7, "red: 2 troops in play, 7 in the reserve"),
    ("fleets_left", "red", 8, "red: 1 fleets in play, 8 in the reserve"),
    ("mercenaries", "delos", 1, "1 mercenaries in play, 15 in the reserve"),
    ("buildings", "port naxos", 2, "2 of port on the board, 9 in the reserve"),
    ("buildings_left", "temple", 11, "0 of temple on the board, 11 in the reserve"),
    ("bonuses_left", "gold", 2, "0 Metropolises of gold on the board, 2 left"),
    ("metropolis", "delos", 1, "1 Metropolises with the tokens"),
    ("priestesses", "blue", 1, "1 priestesses with players and 20 left"),
    ("philosophers", "blue", 1, "1 philosophers with players and 20 left"),
    ("lands", "red", 2, "red has 1 land areas, not 2"),
    ("owner", "west", 1, "blue holds west without a fleet"),
    ("owner", "hand", 0, "0 units of faction 0 on the move"),
    ("gold", "red", 7, "7 GP, but known to be 5 to 5"),
    ("gold_low", "red", -1, "a number beyond 0 to 999 in gold_low"),
    ("gold_low", "blue", 6, "5 GP, but known to be 6 to 5"),
    ("place", "kraken", DISCARD, "kraken is at place 1, area"),
    ("place", "harpy", HELD, "harpy is at place 3, area -1"),
    ("place", "harpy", 30, "1 cards on top of the deck of creatures, known by [0, 0, 0, 0]"),
    ("place", "harpy", 4, "harpy is being played, but nothing is"),
    ("place", "ajax", 11, "the cards of heroes are at [11, 11]"),
    ("place", "hector", 12, "the cards of heroes are at"),
    ("card_at", "kraken", -1, "kraken is at place 3, area -1"),
    ("battle_area", "", 2, "a battle [2, -1, -1] that is over"),
    ("die", "attacker", 2, "dice [2, 0] outside of a battle"),
    ("pawn_offering", "blue", 2, "offerings [1, 2, 0] on gods"),
    ("alive", "red", 0, "red is eliminated and still has something"),
    ("ending", "", 1, "the game goes on with the ending 1"),
    ("turn", "", 1, "the turn of pawn 1, but the turns that end are [0]"),
]
ISLAND_DAMAGES = [
    ("units", "syros", 3, "red: 3 troops in play, 6 in the reserve"),
    ("priests", "blue", 1, "1 priests with players and 16 left"),
    ("buildings_left", "fortress", 9, "2 of fortress on the board, 9 in the reserve"),
    ("bonuses_left", "plain", 10, "1 Metropolises of plain on the board, 10 left"),
    ("place", "kraken", HELD, "kraken is nobody's and is at place 3"),
    ("card_owner", "kraken", 0, "kraken is nobody's and is at place 11, of faction 0"),
    ("card_at", "kraken", 0, "kraken stands in andros"),
    ("card_at", "kraken", 16, "fleets in c2, where they are barred"),
    ("place", "polyphemus", DISCARD, "polyphemus is at place 1, area 5, of faction 0"),
    ("acquired", "polyphemus", 1, "polyphemus was acquired in cycle 1, in cycle 3"),
    ("god_at", "3", 0, "the gods are [1, 0, 0, -1], 2 of them face up"),
    ("god_at", "2", 1, "the gods are [1, 1, -1, -1], 2 of them face up"),
    ("open_gods", "", 1, "the gods are [1, 0, -1, -1], 1 of them face up"),
    ("pawn_god", "green", 3, "a pawn on a god face down"),
    ("pawn_place", "red", 1, "places on Apollo [1, 0, 0] of who is not there"),
    ("pawn_offering", "red", 0, "offerings [0, 0, 0] on gods"),
    ("becalmed", "c2", 1, "fleets rest, but no Sylph blows"),
    ("waiting", "", 2, "a number beyond 0 to 1 in waiting"),
    ("monument_open", "city-of-warriors", 0, "the open Monuments are [0, 1]"),
    ("monument", "great-citadel-of-ares", 1, "great-citadel-of-ares stands on tinos"),
]


def damaged(game: Game, field: str, of: str, number: int) -> str:
    """What is found in a game after one of its numbers was changed."""
    where = game.rules.f.by_name[field]
    game.s[where.offset + where.per.index(of)] = number
    with pytest.raises(Finding) as found:
        check_state(game)
    return str(found.value)


@pytest.mark.parametrize("field, of, number, message", DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in DAMAGES])
def test_an_impossible_state_is_found(field: str, of: str, number: int, message: str) -> None:
    assert message in damaged(position(), field, of, number)


@pytest.mark.parametrize(
    "field, of, number, message", ISLAND_DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in ISLAND_DAMAGES]
)
def test_an_impossible_state_of_the_classic_edition_is_found(field: str, of: str, number: int, message: str) -> None:
    assert message in damaged(on_islands(), field, of, number)


def test_gods_that_wait_while_all_are_face_up_are_found() -> None:
    game = cyclades.new("classic", players=5, seed=1)
    assert "gods are waiting (1), with 4 face up" in damaged(game, "waiting", "", 1)


def test_two_metropolises_on_a_classic_island_are_found() -> None:
    game = on_islands()
    game.add_token(game.rules.board.ids.index("kea"), 0)
    with pytest.raises(Finding, match="0 buildings and 2 Metropolises in kea"):
        check_state(game)


@pytest.mark.parametrize("make", [position, on_islands])
def test_a_possible_state_passes(make: Callable[[], Game]) -> None:
    game = make()
    check_state(game)
    promises.check_actions(game)
    promises.check_history(game)


def test_every_declared_field_has_a_check() -> None:
    for mix in MIXES:
        rules = cyclades.new(mix.edition, 3, expansions=mix.expansions).rules
        assert {field.name for field in rules.f.declared} <= set(BY_FIELD)


def test_a_failure_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)

    def fails(game: Game) -> None:
        if game.depth > 30:
            raise Finding("something is wrong")

    monkeypatch.setattr(fuzz, "check_state", fails)
    case = case_of(3)
    with pytest.raises(Finding, match="something is wrong") as found:
        fuzz.play_case(case, fuzz.Tally())
    again = " ".join(only(case.mix, case.players).arguments())
    assert f"again: python3 dev.py fuzz --seed 3 --games 1 {again} (moves" in str(found.value)
    [file] = tmp_path.iterdir()
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["seed"], written["players"], len(written["moves"])) == (3, case.players, 31)
    assert (written["edition"], tuple(written["expansions"])) == (case.mix.edition, case.mix.expansions)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_what_is_wanted_is_written_and_read_again(mix: Mix) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    for wanted in (only(mix, 4), Wanted((mix,)), Wanted()):
        assert wanted_of(parser, parser.parse_args(wanted.arguments())) == wanted


def test_an_undo_that_does_not_restore_is_found() -> None:
    game, other = position(), position()
    other.play(other.parse("end"))
    with pytest.raises(Finding, match="undo: state differs"):
        promises.same(promises.image(game), promises.image(other), "undo")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "9"],
        ["--players", "x"],
        ["--minutes", "soon"],
        ["--edition", "modern"],
        ["--expansions", "hades"],
        ["--edition", "legendary", "--expansions", "monuments"],
        ["more"],
    ],
)
def test_arguments_that_make_no_sense_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(arguments)
    assert "usage: dev.py fuzz" in capsys.readouterr().err


@pytest.mark.slow
def test_the_command_plays_games_and_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--games", "2", "--seed", "7", "--players", "3", "--edition", "classic", "--jobs", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


# What the fuzzer has found stays found.


def test_what_chance_brings_at_the_beginning_of_a_position_is_told_at_once() -> None:
    text = classic("phase creatures").game
    game = cyclades.read_position(cyclades.write_position(text), seed=1)
    assert {"reveal", "god-placed", "income"} <= {event.kind.name for event in game.events}
    game.play(game.parse("bid apollo 0"))
    assert {event.kind.name for event in game.events} == {"offered"}


def test_a_place_on_apollo_is_kept_when_whoever_came_before_is_out() -> None:
    apollo = "player blue eliminated\noffering green apollo 0 place 2\narea kea green\narea andros red troops 1"
    game = classic_turn("ares", apollo).game
    check_state(game)
    text = cyclades.write_position(game)
    assert "offering green apollo 0 place 2\n" in text
    assert cyclades.read_position(text).same_state(game)


def test_an_offering_shows_what_it_costs_at_least() -> None:
    purses = "player red gold 5 between 0 9 priests 3\ngods zeus ares - -\nphase offerings red"
    game = classic(purses).game
    game.play(game.parse("bid ares 2"))
    assert game.s[game.f.gold_low] == 1
