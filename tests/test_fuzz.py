"""The fuzzer itself: a slice of it, both builds side by side, its cases and its command; its checks have their own."""

import argparse
import json
import queue
import random
import time
from pathlib import Path

import pytest

import cyclades
from cyclades import Game
from cyclades.editions import EDITIONS
from tests.story import classic, classic_turn
from tools import fuzz
from tools.fuzzing import differential
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.late import goes_on, late_position
from tools.fuzzing.mixes import MIXES, TABLES, Mix, Table, Wanted, add_arguments, only, pairings, wanted_of
from tools.fuzzing.states import check_state

GAMES = [(mix, table) for mix in MIXES for table in TABLES[mix.edition]]
SLICES = [Wanted((mix,), allied=(allied,)) for mix in MIXES for allied in (False, True)]


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    "wanted", [wanted for wanted in SLICES if wanted.by_edition()], ids=lambda wanted: " ".join(wanted.arguments())
)
def test_a_slice_of_the_fuzzer_finds_nothing(wanted: Wanted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert {name for case in cases for name in case.options} == {
        "gold",
        "max_cycles",
        "metropolises",
        "open_gold",
        "scale",
    }


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
