"""The fuzzer itself: a slice of it, both builds side by side, and that it finds what is wrong."""

import argparse
import json
import queue
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import cyclades
from cyclades import Game
from cyclades.editions import EDITIONS
from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import Story, classic, classic_turn, team_turn, turn
from tools import fuzz
from tools.fuzzing import differential, figures, promises
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.changes import Watch
from tools.fuzzing.declared import BY_FIELD
from tools.fuzzing.late import goes_on, late_position
from tools.fuzzing.mixes import MIXES, TABLES, Mix, Table, Wanted, add_arguments, only, pairings, wanted_of
from tools.fuzzing.states import check_state

GAMES = [(mix, table) for mix in MIXES for table in TABLES[mix.edition]]

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
@pytest.mark.parametrize("allied", [False, True])
def test_a_slice_of_the_fuzzer_finds_nothing(
    mix: Mix, allied: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = Wanted((mix,), allied=(allied,))
    if not wanted.by_edition():
        pytest.skip("there are no such games")
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    tally = fuzz.Tally()
    for seed in range(100_000, 100_003):
        fuzz.play_case(case_of(seed, wanted), tally, time.monotonic() + 20)
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
    cases = [case_of(seed) for seed in range(120)]
    for seed, case in enumerate(cases):
        assert case_of(seed) == case
        assert case_of(seed, only(case.mix, case.table)) == case  # so that a failure can be played alone
    assert {(case.mix, case.table) for case in cases} == set(GAMES)
    assert {case.board for case in cases} == {"ready", "random"}
    assert {bool(case.position) for case in cases} == {True, False}
    assert {type(case.teams) for case in cases} == {bool, tuple, type(None)}
    assert {name for case in cases for name in case.options} == {"gold", "max_cycles", "metropolises", "open_gold", "scale"}


def test_a_case_is_played_at_its_table() -> None:
    cases = [case_of(seed) for seed in range(60)]
    for case in cases:
        rules = case.start().rules
        assert (rules.players, rules.allied) == (case.table.players, case.table.allied)
        if isinstance(case.teams, tuple):
            assert sorted(map(tuple, rules.seating.teams)) == sorted(case.teams)


def test_every_set_of_expansions_that_goes_together_is_a_mix() -> None:
    assert [str(mix) for mix in MIXES] == ["legendary", "classic", "classic+monuments"]
    assert len(Wanted().by_edition()) == len(EDITIONS)


def test_every_way_to_sit_down_is_a_table() -> None:
    tables = {name: [str(table) for table in tables] for name, tables in TABLES.items()}
    assert tables == {
        "legendary": ["2 in teams", "3", "4", "4 in teams", "5", "6 in teams"],
        "classic": ["3", "4", "5"],
    }


def test_all_pairs_are_made() -> None:
    assert [len(pairings(tuple(range(count)))) for count in (2, 4, 6)] == [1, 3, 15]
    assert pairings((0, 1, 2, 3))[0] == ((0, 1), (2, 3))


def on_land(mix: Mix) -> list[str]:
    """The fields for what expansions put on land areas."""
    rules = cyclades.new(mix.edition, 3, expansions=mix.expansions).rules
    return [field.name for field in rules.f.declared if field.values == list(rules.board.ids[: rules.lands])]


@pytest.mark.parametrize("mix, table", GAMES, ids=str)
def test_late_positions_are_possible(mix: Mix, table: Table) -> None:
    generator = random.Random(table.players)
    teams = True if table.players in EDITIONS[mix.edition].may_team and table.allied else None
    texts = [late_position(mix, table.players, teams, {"metropolises": 2}, generator) for _ in range(20)]
    games = [cyclades.read_position(text, seed=1) for text in texts]
    for game in games:
        check_state(game)
        assert game.rules.allied == table.allied
    written = "\n".join(texts)
    words = ["metropolis ", "between ", "fortress ", "creature ", "prosperity ", "phase actions", "eliminated"]
    words += [f"field {name} " for name in on_land(mix)]
    if games[0].rules.heroes:
        words += ["hero ", "gone ", "top ", "ending"]
    for word in words:
        assert word in written
    early = [text for text in texts if "phase actions" not in text]
    assert any("eliminated" in text for text in early) == goes_on(cyclades.new(mix.edition, table.players))


def test_a_game_gives_the_same_digests_twice() -> None:
    one, other = (list(differential.play(case_of(12))) for _ in range(2))
    assert one == other
    assert len({number for number, _ in one}) > len(one) * 0.99


def test_another_game_gives_other_digests() -> None:
    assert list(differential.play(case_of(12)))[-1] != list(differential.play(case_of(13)))[-1]


SOME_TEAM = """
    player blue gold 9 priestesses 1
    player green gold 4
    offering green zeus 2
    offering yellow athena 3
    area delos red troops 2 port 1
    area naxos blue troops 1 fortress 1
    area paros blue temple 1
    area andros green mercenaries 2 university 1
    area milos yellow
    area north red fleets 1
    area south blue fleets 1
    area far green fleets 1
    creature medusa red at andros since 2
    creature hydra green at delos since 2
    creature cerberus yellow at paros since 2
    creature minotaur blue at naxos since 2
    hero ajax green at andros since 1
    hero hector blue at paros since 1
    """


def in_teams() -> Game:
    return team_turn("ares", SOME_TEAM).game


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
    ("bonuses_left", "gold", 2, "0 Metropolises of gold on the board, 0 on cards, 2 left"),
    ("safe_metropolises", "red gold", 1, "0 Metropolises of gold on the board, 1 on cards, 3 left"),
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
    ("place", "ajax", 11, "the cards of heroes are at [11, 2, 11, 2"),
    ("place", "hector", 12, "the cards of heroes are at"),
    ("card_at", "kraken", -1, "kraken is at place 3, area -1"),
    ("battle_area", "", 2, "a battle [2, -1, -1] that is over"),
    ("die", "attacker", 2, "dice [2, 0] outside of a battle"),
    ("pawn_offering", "blue", 2, "offerings [1, 2, 0] on gods"),
    ("alive", "red", 0, "red is eliminated and still has something"),
    ("ending", "", 1, "the game goes on with the ending 1"),
    ("turn", "", 1, "the turn of pawn 1, but the turns that end are [0]"),
    ("led", "ajax", 1, "ajax of faction -1 has led 1 moves"),
]
TEAM_DAMAGES = [
    ("alive", "red", 0, "red is eliminated and still has something"),
    ("gold", "red+blue", 8, "8 GP, but known to be 9 to 9"),
    ("card_at", "ajax", 5, "ajax of faction 2 stands in milos"),
    ("card_owner", "ajax", 3, "ajax of faction 3 stands in andros"),
    ("card_at", "hector", 9, "hector of faction 1 stands in west"),
    ("card_owner", "minotaur", 0, "minotaur stands in naxos of somebody else"),
    ("card_at", "minotaur", 0, "two creatures in one area"),
    ("card_at", "medusa", 9, "medusa stands in west"),
    ("led", "hector", 1, "hector of faction 1 has led 1 moves"),
    ("acquired", "medusa", 0, "medusa was acquired in cycle 0, in cycle 2"),
    ("known", "creatures-0", 1, "0 cards on top of the deck of creatures, known by [1, 0, 0, 0]"),
    ("pawn_offering", "blue", 2, "offerings [1, 2, 2, 3] on gods"),
]
ISLAND_DAMAGES = [
    ("units", "syros", 3, "red: 3 troops in play, 6 in the reserve"),
    ("priests", "blue", 1, "1 priests with players and 16 left"),
    ("buildings_left", "fortress", 9, "2 of fortress on the board, 9 in the reserve"),
    ("bonuses_left", "plain", 10, "1 Metropolises of plain on the board, 0 on cards, 10 left"),
    ("safe_metropolises", "green plain", 1, "1 Metropolises of plain on the board, 1 on cards, 9 left"),
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


@pytest.mark.parametrize(
    "field, of, number, message", TEAM_DAMAGES, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in TEAM_DAMAGES]
)
def test_an_impossible_state_in_teams_is_found(field: str, of: str, number: int, message: str) -> None:
    assert message in damaged(in_teams(), field, of, number)


def changed(game: Game, **numbers: tuple[str, int]) -> Game:
    """A game with some of its numbers changed: field=(of what, number), with _2 at the end for a second of a field."""
    for name, (of, number) in numbers.items():
        where = game.rules.f.by_name[name.removesuffix("_2")]
        game.s[where.offset + where.per.index(of)] = number
    return game


def test_a_team_that_keeps_all_kinds_of_building_is_found() -> None:
    game = changed(in_teams(), buildings=("university milos", 1), buildings_left=("university", 8))
    check_state(game)
    changed(game, buildings=("university naxos", 1), buildings_left=("university", 7))
    with pytest.raises(Finding, match=r"red\+blue keeps all kinds of building"):
        check_state(game)


def test_fleets_beside_polyphemus_are_found() -> None:
    areas = "area delos red troops 1\narea milos blue\narea kea green\narea far blue fleets 1"
    game = turn("ares", f"{areas}\ncreature polyphemus red at delos since 2").game
    check_state(game)
    changed(game, units=("far", 0), units_2=("north", 1), owner=("far", -1), owner_2=("north", 1))
    with pytest.raises(Finding, match="fleets in north, where they are barred"):
        check_state(game)


def test_gold_of_a_team_that_is_out_is_found() -> None:
    text = "ending\nplayer green eliminated\nplayer yellow eliminated\narea delos red\narea naxos blue"
    game = team_turn("ares", text).game
    changed(game, gold=("green+yellow", 3), gold_low=("green+yellow", 3), gold_high=("green+yellow", 3))
    with pytest.raises(Finding, match=r"green\+yellow is eliminated and still has gold: \[3, 3, 3\]"):
        check_state(game)


def offering_in_teams() -> Game:
    offerings = "gods ares zeus hera athena poseidon\noffering red ares 4\noffering blue zeus 5"
    purses = "player red gold 8\nplayer blue gold 8 priestesses 1\nplayer green gold 3\nplayer yellow gold 3 priestesses 2"
    text = f"{offerings}\n{purses}\narea delos red\narea naxos blue\narea kea green\narea milos yellow"
    return Story(f"{text}\nphase offerings green", 4, "teams red+blue green+yellow").game


def test_offerings_that_a_team_cannot_pay_together_are_found() -> None:
    game = offering_in_teams()
    check_state(game)
    changed(game, priestesses=("blue", 0), priestesses_left=("", 18))
    with pytest.raises(Finding, match="8 GP, known to be 8 or more, for offerings that cost 9"):
        check_state(game)


def test_offerings_that_should_not_be_asked_for_are_found() -> None:
    game = offering_in_teams()
    assert "bid hera 3" in [action.words for action in game.actions]
    changed(game, gold=("green+yellow", 4), gold_high=("green+yellow", 4))
    with pytest.raises(Finding, match=r"offerings that differ: \['bid hera 4'\]"):
        check_state(game)


def test_a_ranking_with_too_much_in_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_teams()
    rows = game.standings
    assert [(row.players, row.gold) for row in rows] == [([0, 1], 9), ([2, 3], 4)]
    rows[1].metropolises += 1
    monkeypatch.setattr(Game, "standings", rows)
    with pytest.raises(Finding, match=r"4 GP> is not what green\+yellow has"):
        check_state(game)


def test_an_income_that_forgets_a_creature_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "income", lambda game, faction: 2 if faction == 1 else 0)
    with pytest.raises(Finding, match="the income of red is 0, not 2"):  # Delos, twice for the Hydra
        check_state(in_teams())


# What changes from answer to answer.


@pytest.mark.parametrize(
    "numbers, message",
    [
        ({"mercenaries": ("andros", 1), "mercenaries_2": ("milos", 1)}, "1 mercenaries have left andros"),
        ({"mercenaries": ("andros", 3), "mercenaries_left": ("", 12)}, "-1 mercenaries have left andros"),
        ({"mercenaries": ("andros", 0), "mercenaries_left": ("", 15)}, "2 units are gone from andros"),
        ({"card_at": ("ajax", 4), "owner": ("kea", 2), "lands": ("green", 2)}, "ajax has left andros"),
        ({"owner": ("paros", 0), "lands": ("red", 2), "lands_2": ("blue", 1), "card_owner": ("hector", 0)}, "paros from"),
        ({"owner": ("south", 0), "fleets_left": ("red", 6), "fleets_left_2": ("blue", 8)}, "red has taken south from"),
        ({"gold": ("red+blue", 8), "gold_low": ("red+blue", 8)}, "the gold was [9, 4] and is [8, 4], not [9, 4] as was"),
        ({"gold_high": ("red+blue", 11)}, "less is known of the gold"),
    ],
)
def test_a_change_that_may_not_be_is_found(numbers: dict[str, tuple[str, int]], message: str) -> None:
    game = in_teams()
    watch = Watch(game)
    watch.look(game)
    with pytest.raises(Finding, match=re.escape(message)):
        watch.look(changed(game, **numbers))


def test_a_troop_may_die_beside_medusa_and_a_hero_leave_the_game() -> None:
    game = in_teams()
    watch = Watch(game)
    changed(game, mercenaries=("andros", 1), mercenaries_left=("", 14))
    watch.look(game)
    changed(game, card_at=("ajax", -1), card_owner=("ajax", -1), place=("ajax", GONE), acquired=("ajax", 0))
    watch.look(game)


def test_what_croesus_costs_is_in_the_books() -> None:
    areas = "area delos red troops 1\narea milos blue\narea kea green"
    story = turn("hera", f"{areas}\nhero croesus red at delos since 1", red="gold 20")
    watch = Watch(story.game)
    story.play("sacrifice croesus")
    watch.look(story.game)
    assert story.gold("red") == 5


def test_gods_that_wait_while_all_are_face_up_are_found() -> None:
    game = cyclades.new("classic", players=5, seed=1)
    assert "gods are waiting (1), with 4 face up" in damaged(game, "waiting", "", 1)


def test_two_metropolises_on_a_classic_island_are_found() -> None:
    game = on_islands()
    game.add_token(game.rules.board.ids.index("kea"), 0)
    with pytest.raises(Finding, match="0 buildings and 2 Metropolises in kea"):
        check_state(game)


@pytest.mark.parametrize("make", [position, on_islands, in_teams, offering_in_teams])
def test_a_possible_state_passes(make: Callable[[], Game]) -> None:
    game = make()
    check_state(game)
    promises.check_actions(game)
    promises.check_history(game)


def test_every_declared_field_has_a_check() -> None:
    for mix in MIXES:
        rules = cyclades.new(mix.edition, 3, expansions=mix.expansions).rules
        assert {field.name for field in rules.f.declared} <= set(BY_FIELD)


@pytest.mark.parametrize("allied", [False, True])
def test_a_failure_is_written_down(allied: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FAILURES", tmp_path)
    monkeypatch.setattr(fuzz, "ROOT", tmp_path)

    def fails(game: Game) -> None:
        if game.depth > 30:
            raise Finding("something is wrong")

    monkeypatch.setattr(fuzz, "check_actions", fails)
    case = case_of(3, Wanted(allied=(allied,)))
    with pytest.raises(Finding, match="something is wrong") as found:
        fuzz.play_case(case, fuzz.Tally())
    again = " ".join(only(case.mix, case.table).arguments())
    assert ("--teams" if allied else "--no-teams") in again
    assert f"again: python3 dev.py fuzz --seed 3 --games 1 {again} (moves" in str(found.value)
    [file] = tmp_path.iterdir()
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["seed"], written["players"], len(written["moves"])) == (3, case.players, 31)
    assert (written["edition"], tuple(written["expansions"])) == (case.mix.edition, case.mix.expansions)
    assert written["teams"] == (None if case.teams is None else json.loads(json.dumps(case.teams)))


def test_a_game_that_cannot_begin_is_written_down_too() -> None:
    results: queue.Queue[fuzz.Tally] = queue.Queue()
    fuzz.work(5, 1, 1, float("inf"), Wanted(()), results)  # type: ignore[arg-type]
    [failure] = results.get_nowait().failures
    assert "again: python3 dev.py fuzz --seed 5 --games 1" in failure


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_what_is_wanted_is_written_and_read_again(mix: Mix) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    for wanted in (only(mix, Table(4)), Wanted((mix,), allied=(False,)), Wanted((mix,)), Wanted()):
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
        ["--edition", "classic", "--teams"],
        ["--players", "6", "--no-teams"],
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
