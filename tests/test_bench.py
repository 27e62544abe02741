"""The benchmarks run and say something sensible; how fast it is, is not for tests to say."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import dev
from bench import games, measure, report

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.interpreted


LEGENDARY = games.Table("legendary", (), 3)
CLASSIC = games.Table("classic", ("monuments", "ruins"), 3)
TEAMS = games.Table("legendary", (), 4, teams=True)
TABLES = [LEGENDARY, CLASSIC, TEAMS]


def some_columns(**changed: dict[str, float]) -> dict[str, Any]:
    ours = {
        "decisions_per_second": 9.0,
        "games_per_second": 2.0,
        "copy_us": 2.0,
        "replayed_actions_per_second": 10.0,
        "strategist_ms": 1.5,
        "observation_us": 2.0,
        "mask_us": 0.4,
        "batch_steps_per_second": 130_000.0,
        "mask_steps_per_second": 190_000.0,
    }
    peer = {"decisions_per_second": 10.0, "games_per_second": 1.0, "copy_us": 40.0}
    fast = {**ours, "decisions_per_second": 199.0, "games_per_second": 4.0, "copy_us": 0.5}
    return {"interpreted": ours, "compiled": fast, "catanatron": peer, **changed}


@pytest.fixture(scope="module")
def quick() -> dict[str, Any]:
    command = [dev.program("python"), "-m", "bench.run", "--quick", "--no-peer", "--profile", "--json"]
    done = subprocess.run(command, cwd=ROOT, env=dev.environment(), capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_a_quick_run_measures_everything(quick: dict[str, Any]) -> None:
    assert list(quick["games"]) == [
        "legendary",
        "classic",
        "classic+monuments+ruins",
        "classic+hades+hecate+manticore",
        "classic+titans",
        "classic+everything",
        "legendary+teams",
    ]
    for columns in quick["games"].values():
        assert set(report.ROWS) <= set(columns["interpreted"])
        assert all(value > 0 for value in columns["interpreted"].values())
        assert "catanatron" not in columns
    assert list(quick["growth"]) == ["legendary", "classic"]
    for by_players in [by_players for by_form in quick["growth"].values() for by_players in by_form.values()]:
        assert list(by_players) == ["3", "4", "5"]
        for row in by_players.values():
            assert [part["part"] for part in row["tenths"]] == list(range(10))
            assert all(part["decision_us"] > 0 and part["legal"] >= 1 for part in row["tenths"] + row["cycles"])


def test_without_the_peer_its_goals_are_not_measured(quick: dict[str, Any]) -> None:
    assert [goal["game"] for goal in quick["goals"]] == [game for game in quick["games"] for _ in range(10)]
    assert all(goal["passed"] is None for goal in quick["goals"] if "catanatron" in goal["goal"])
    for ratios in quick["ratios"].values():
        assert set(ratios["interpreted/catanatron"].values()) == {None}


def test_people_get_tables(quick: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    report.show(quick)
    shown = capsys.readouterr().out
    headings = ("random play of 4", "Goals", "by number of players", "over two processes", "tenth of the game")
    for heading in (*headings, "Where the time goes"):
        assert heading in shown
    assert "The editions, interpreted" in shown


def test_goals() -> None:
    passed = [goal["passed"] for goal in report.goals(some_columns(), "classic")]
    assert passed == [True, False, True, True, False, True, True, True, True, False]
    slower = report.goals(some_columns(interpreted={"decisions_per_second": 7.9}), "classic")
    assert slower[0]["passed"] is False
    assert slower[0]["game"] == "classic"
    assert slower[0]["value"] == pytest.approx(0.79)


def test_games_with_boxes_have_goals_of_their_own() -> None:
    columns = some_columns(compiled={**some_columns()["compiled"], "decisions_per_second": 125.0, "strategist_ms": 3.5})
    reached = {
        game: [report.goals(columns, game)[number]["passed"] for number in (1, 5)]
        for game in ("classic", "legendary+teams", "classic+titans", "classic+everything")
    }
    assert reached == {
        "classic": [False, False],
        "legendary+teams": [False, False],
        "classic+titans": [True, False],
        "classic+everything": [True, True],
    }


def test_a_ratio_says_how_many_times_faster() -> None:
    ratios = report.ratios(some_columns())
    assert ratios["compiled/catanatron"]["decisions_per_second"] == pytest.approx(19.9)
    assert ratios["compiled/catanatron"]["copy_us"] == pytest.approx(80)
    assert ratios["compiled/interpreted"]["copy_us"] == pytest.approx(4)
    assert ratios["compiled/catanatron"]["cycles_per_second"] is None


def test_editions_are_compared_with_the_first() -> None:
    slow = {"decisions_per_second": 33.0, "copy_us": 1.0}
    columns = {"legendary": some_columns(), "classic": some_columns(compiled=slow)}
    ratios = report.editions(columns)
    assert ratios["compiled"]["classic/legendary"]["decisions_per_second"] == pytest.approx(33 / 199)
    assert ratios["compiled"]["classic/legendary"]["copy_us"] == pytest.approx(1 / 2)
    assert ratios["interpreted"]["classic/legendary"]["decisions_per_second"] == 1


def test_numbers_have_the_digits_that_say_something() -> None:
    assert [report.shown(number) for number in (123456.7, 12.34, 1.234, None)] == ["123,457", "12.3", "1.23", "–"]
    assert report.times(2.0) == "2.00x"


@pytest.mark.parametrize("table", TABLES)
def test_random_play_is_the_same_part_by_part(table: games.Table) -> None:
    legal, cycles = measure.outline(table, 5)
    assert len(legal) == len(cycles) == games.finish(*games.new_game(table, 5))
    assert cycles == sorted(cycles)
    sums: dict[int, list[float]] = {}
    measure.add_parts(table, 5, legal, [(0, 0, 10), (1, 10, len(legal))], sums)
    assert [row[1] for row in sums.values()] == [10, len(legal) - 10]
    assert sum(row[2] for row in sums.values()) == sum(legal)


@pytest.mark.parametrize("table", TABLES)
def test_positions_are_in_the_middle_of_the_game(table: games.Table) -> None:
    for game in games.positions(table, range(1, 4), 0.5):
        assert (game.rules.edition, tuple(game.rules.expansions)) == (table.edition, table.expansions)
        assert game.rules.allied == table.teams
        assert not game.over
        assert games.cycle_of(game) > 0


def test_a_profile_names_five_functions() -> None:
    rows = measure.profile("play", CLASSIC, 0.05, 1)
    assert len(rows) == measure.TOP
    assert all(0 < row["share"] < 1 and row["calls"] > 0 for row in rows)
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)


def test_everybody_who_has_a_pawn_has_turns() -> None:
    alone, for_two = (measure.random_play(games.Table("legendary", (), players), 0.05, 1) for players in (3, 2))
    assert alone["turns_per_second"] / alone["cycles_per_second"] == pytest.approx(3)
    assert for_two["turns_per_second"] / for_two["cycles_per_second"] == pytest.approx(4)


def test_all_cards_are_played_with() -> None:
    game, _ = games.new_game(LEGENDARY, 1)
    assert (len(game.rules.creatures), len(game.rules.heroes)) == (18, 9)


@pytest.mark.slow
def test_a_quick_look_at_the_server_measures_tables() -> None:
    command = [dev.program("python"), "-m", "bench.server", "--quick", "--json"]
    done = subprocess.run(command, cwd=dev.ROOT, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    (found,) = json.loads(done.stdout)
    (busy,) = found["busy"]
    assert (found["database"], found["idle"]["tables"], busy["tables"], busy["refused"]) == ("SQLite", 20, 2, 0)
    assert busy["answers_per_second"] > 1
    assert 0 < busy["p50_ms"] <= busy["p99_ms"] <= busy["most_ms"]


@pytest.mark.slow
def test_a_quick_look_at_a_restart_measures_it() -> None:
    command = [dev.program("python"), "-m", "bench.restart", "--tables", "5", "--asked", "2", "--starts", "1", "--json"]
    done = subprocess.run(command, cwd=dev.ROOT, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    (start,) = json.loads(done.stdout)["starts"]
    assert 0 < start["healthy"] < start["healthy"] + start["first question"] <= start["all woken"]


@pytest.mark.slow
def test_a_quick_look_at_the_environments_measures_each() -> None:
    pytest.importorskip("pyspiel")
    command = [dev.program("python"), "-m", "bench.envs", "--quick", "--no-peer", "--json"]
    done = subprocess.run(command, cwd=dev.ROOT, env=dev.environment(), capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert {"legendary, interpreted", "classic, interpreted"} <= set(found["speeds"])
    for speeds in found["speeds"].values():
        assert list(speeds) == ["PettingZoo", "Gymnasium, one seat", "Gymnasium, self-play", "OpenSpiel", "Batch"]
        assert all(speed > 1 for speed in speeds.values())
    assert set(map(len, found["ratios"].values())) == {0}


def test_environments_are_compared_with_those_of_the_same_interface() -> None:
    envs = pytest.importorskip("bench.envs")
    ours = dict.fromkeys(envs.OURS, 100.0)
    others = {"PettingZoo chess": 50.0, "OpenSpiel chess": 400.0}
    assert envs.ratios_of(ours, others) == {"PettingZoo / PettingZoo chess": 2.0, "OpenSpiel / OpenSpiel chess": 0.25}
    assert envs.medians([{"Batch": 1.0}, {"Batch": 9.0}, {"Batch": 2.0}]) == {"Batch": 2.0}
