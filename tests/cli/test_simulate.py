"""`cyclades simulate`: what it prints, that a seed decides it, and what it refuses."""

import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import cyclades
from cyclades.cli import main
from cyclades.cli.simulate import amount, event_name, figure, percentage
from cyclades.engine.errors import SetupError
from cyclades.rules.events import KINDS
from cyclades.rules.victory import REASONS
from cyclades.simulation import checked_plan, play_games, simulate
from cyclades.text import LANGUAGES, Texts
from tests.cli.terminal import interrupted

TIMES = {"seconds", "decisions_per_second"}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def simulated(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    return found


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in TIMES}


def total(result: dict[str, Any], kind: str) -> int:
    """The count of a kind of events, over all its names."""
    return sum(count for label, count in result["events"].items() if label.split(" ")[0] == kind)


@pytest.fixture(scope="module", params=[2, 3, 4, 5, 6])
def some_games(request: pytest.FixtureRequest) -> dict[str, Any]:
    return simulated("--players", str(request.param), "--games", "6", "--seed", "1")


def test_the_result_has_its_keys(some_games: dict[str, Any]) -> None:
    assert list(some_games) == [
        "edition",
        "expansions",
        "players",
        "teams",
        "options",
        "bots",
        "board",
        "seed",
        "max_cycles",
        "compiled",
        "games",
        "finished",
        "decisions",
        "cycles",
        "wins",
        "order_wins",
        "team_wins",
        "ended_by",
        "events",
        "even_share",
        "use",
        "seconds",
        "decisions_per_second",
    ]
    assert set(some_games["cycles"]) == {"mean", "max"}
    assert set(some_games["ended_by"]) == set(REASONS)
    assert some_games["compiled"] is cyclades.compiled
    assert some_games["seed"] == 1
    assert some_games["bots"] == ["random"] * some_games["players"]


def test_the_sums_are_right(some_games: dict[str, Any]) -> None:
    assert some_games["games"] == some_games["finished"] == 6
    assert len(some_games["wins"]) == some_games["players"]
    assert sum(some_games["wins"]) == pytest.approx(6)
    assert sum(some_games["ended_by"].values()) == 6
    assert 1 <= some_games["cycles"]["mean"] <= some_games["cycles"]["max"] <= 60
    assert some_games["decisions"] > 6 * 50
    assert some_games["decisions_per_second"] > 0


def test_events_are_counted(some_games: dict[str, Any]) -> None:
    events, pawns = some_games["events"], {2: 4}.get(some_games["players"], some_games["players"])
    cycles = events["cycle-begun"]
    assert cycles == pytest.approx(6 * some_games["cycles"]["mean"], abs=0.01)
    assert total(some_games, "paid") == pawns * cycles
    assert total(some_games, "offered") == total(some_games, "paid") + total(some_games, "outbid")
    assert total(some_games, "battle-begun") == total(some_games, "battle-won") + events.get("both-sides-died", 0)
    assert total(some_games, "game-ended") == 6
    lost_turns = pawns * total(some_games, "eliminated")
    assert pawns * cycles - lost_turns <= total(some_games, "turn-begun") <= pawns * cycles
    assert cycles - lost_turns <= events["turn-begun apollo"] <= cycles
    assert {"turn-begun ares", "built port", "creature-used harpy", "recruited troop"} <= set(events)
    assert list(events) == sorted(events)


@pytest.mark.parametrize("expansions", [[], ["monuments"]])
def test_other_editions_and_expansions(expansions: list[str]) -> None:
    arguments = ("--edition", "classic", "--players", "3", "--games", "2", "--seed", "1", "--max-cycles", "20")
    result = simulated(*arguments, "--expansions", ",".join(expansions))
    assert (result["edition"], result["expansions"]) == ("classic", expansions)
    assert result["finished"] == 2
    assert total(result, "paid") <= 3 * result["events"]["cycle-begun"]
    assert "god hera" not in result["events"]
    assert bool(total(result, "monument-opened")) == bool(expansions)


@pytest.mark.parametrize("players, teams", [(3, []), (4, []), (4, ["--teams", "1+3,2+4"]), (5, []), (6, [])])
def test_titans_for_three_to_six_alone_or_in_teams(players: int, teams: list[str]) -> None:
    chosen = ("--edition", "classic", "--expansions", "titans", "--players", str(players), *teams)
    result = simulated(*chosen, "--games", "1", "--seed", "3", "--max-cycles", "12")
    assert (result["players"], result["finished"]) == (players, 1)
    assert total(result, "building-placed") == 4
    assert total(result, "special-metropolis-opened") == 2
    assert {"turn-begun kronos", "recruited titan"} <= set(result["events"])


def test_a_game_that_artifacts_end_is_counted_so() -> None:
    plan = checked_plan("classic", 3, games=1, seed=545, expansions=["titans"])  # about one seed in sixty ends so
    result, complete = simulate(plan)
    assert complete
    assert result["ended_by"] == dict.fromkeys(REASONS, 0) | {"artifacts": 1}
    assert sum(result["ended_by"].values()) == result["games"]
    assert total(result, "game-ended") == result["events"]["game-ended artifacts"] == 1


def test_the_table_says_which_expansions_were_played() -> None:
    arguments = ("--edition", "classic", "--expansions", "monuments", "--players", "3", "--games", "1", "--seed", "1")
    result = run(*arguments, "--max-cycles", "8", "--language", "en")
    assert "classic + monuments, 3 players, seed 1" in result.stdout
    assert "Monuments available" in result.stdout


def test_the_same_seed_gives_the_same_result() -> None:
    arguments = ("--games", "3", "--seed", "5")
    assert timeless(simulated(*arguments)) == timeless(simulated(*arguments))
    assert timeless(simulated(*arguments)) != timeless(simulated("--games", "3", "--seed", "6"))


def test_the_number_of_jobs_changes_nothing() -> None:
    arguments = ("--games", "7", "--seed", "5", "--players", "3")
    assert timeless(simulated(*arguments, "--jobs", "1")) == timeless(simulated(*arguments, "--jobs", "2"))


def test_a_game_follows_from_the_seed_and_its_number_alone() -> None:
    plan = checked_plan(games=4, seed=9)
    together = play_games(plan, range(4))
    alone = [play_games(plan, [number]) for number in reversed(range(4))]
    assert together.decisions == sum(tally.decisions for tally in alone)
    assert together.events == sum((tally.events for tally in alone), start=type(together.events)())


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first = simulated("--games", "1")
    assert timeless(simulated("--games", "1", "--seed", str(first["seed"]))) == timeless(first)
    assert simulated("--games", "1")["seed"] != first["seed"]


def test_the_limit_of_cycles_ends_games() -> None:
    result = simulated("--games", "3", "--seed", "1", "--max-cycles", "2")
    assert result["cycles"] == {"mean": 2.0, "max": 2}
    assert result["ended_by"] == dict.fromkeys(REASONS, 0) | {"max_cycles": 3}


def test_boards(tmp_path: Path) -> None:
    at_random = simulated("--games", "3", "--seed", "1", "--board", "random")
    assert at_random["finished"] == 3
    assert at_random["board"] == "random"
    assert at_random["events"] != simulated("--games", "3", "--seed", "1")["events"]
    file = tmp_path / "board.json"
    file.write_text(json.dumps(cyclades.ready_board(4).layout))
    from_file = simulated("--games", "1", "--seed", "1", "--board", str(file))
    assert from_file["events"] == simulated("--games", "1", "--seed", "1")["events"]


def test_people_get_a_table() -> None:
    result = run("--games", "2", "--seed", "1", "--language", "en")
    assert result.exit_code == 0
    assert "2 of 2 played to the end" in result.stdout
    assert re.findall(r"wins of player (\d)", result.stdout) == ["1", "2", "3", "4"]
    assert "What happened" in result.stdout
    assert "buildings built" in result.stdout
    assert "What was used (an even share is 25.0%)" in result.stdout
    for things in ("turns with a god", "creatures played", "heroes recruited or swapped in", "sacrifices"):
        assert re.search(rf"^│ {things} +(│ +)+│$", result.stdout, re.MULTILINE)
    assert len(re.findall(r"^│   Kraken +│", result.stdout, re.MULTILINE)) == 1
    assert result.stderr == ""


def test_people_get_a_table_in_spanish() -> None:
    result = run("--games", "2", "--seed", "1", "--language", "es")
    assert result.exit_code == 0
    for text in ("2 de 2 jugadas hasta el final", "Lo que ha pasado", "edificios", "Poseidón", " de media, ", " %)"):
        assert text in result.stdout
    assert "Lo que se ha usado (lo proporcional es 25,0 %)" in result.stdout
    assert not re.search(r"\b(games?|wins|ended|speed|build|troop|fortress|of|by|economic)\b", result.stdout)
    assert CliRunner(env={"LC_ALL": "es_ES.UTF-8"}).invoke(main, ["simulate", "--games", "1"]).stdout.count("partidas")


def test_output_that_cannot_show_an_accent_is_no_reason_to_stop() -> None:
    command = [sys.executable, "-m", "cyclades", "simulate", "--games", "1", "--language", "es"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    found = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
    assert "como m?ximo" in found.stdout


def test_json_is_the_same_in_every_language() -> None:
    arguments = ("--games", "1", "--seed", "1", "--language")
    assert timeless(simulated(*arguments, "es")) == timeless(simulated(*arguments, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_and_every_name_it_is_counted_by_has_words(language: str) -> None:
    texts = Texts(language)
    rules = cyclades.new("legendary", 4, seed=1).rules
    told = [name for name, kind in KINDS.by_name.items() if not kind.wordless]
    words = [Texts(language, "classic").say(f"label-{name}") for name in told]
    assert not set(words) & set(KINDS.by_name)
    assert len(set(words)) == len(words)
    ways = {event_name(texts, "metropolis-gained", way) for way in rules.ways}
    reasons = {event_name(texts, "game-ended", reason) for reason in rules.reasons}
    assert len(ways) == len(rules.ways)
    assert len(reasons) == len(rules.reasons)
    assert event_name(texts, "lost", "minotaur") == texts.name("card", "minotaur")
    citadel = "great-citadel-of-ares"
    classic = Texts(language, "classic")
    assert event_name(classic, "monument-built", citadel) == classic.name("monument", citadel)


@pytest.mark.parametrize(
    "language, value, places, text",
    [
        ("en", 1234567, 0, "1,234,567"),
        ("en", 1234.56, 1, "1,234.6"),
        ("es", 1234.56, 1, "1.234,6"),
        ("es", 0.04, 2, "0,04"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, value: float, places: int, text: str) -> None:
    assert figure(Texts(language), value, places) == text


def test_numbers_have_no_more_decimals_than_they_need() -> None:
    numbers = (24, 24.5, 0.333333, 0.125, 24.996, 0)
    assert [amount(Texts("en"), value, 2) for value in numbers] == ["24", "24.5", "0.33", "0.12", "25", "0"]
    assert [percentage(Texts("es"), share) for share in (1.0, 0.9994, 0.25)] == ["100 %", "99,9 %", "25,0 %"]


def test_wins_are_whole_where_they_are() -> None:
    result = run("--games", "2", "--seed", "1", "--language", "en")
    wins = re.findall(r"wins of player \d +│ (\S+) \((\S+)%\)", result.stdout)
    assert len(wins) == 4
    for number, share in wins:
        assert "." not in number or float(number) % 1 > 0
        assert float(number) == pytest.approx(2 * float(share) / 100, abs=0.006)


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["--edition", "classical"], "Error: expected an edition among legendary, classic, got 'classical'"),
        (["--expansions", "monuments"], "Error: expected an expansion of the edition 'legendary', of which there are"),
        (["--edition", "classic", "--expansions", "monument"], "Error: expected an expansion of the edition 'classic'"),
        (["--edition", "classic", "--expansions", "monuments, monuments"], "Error: expected every expansion once"),
        (["--players", "7"], "Error: This edition is for 2 to 6 players, not for 7. Possible: --players 6"),
        (["--players", "four"], "Error: Invalid value for '--players': 'four' is not a valid integer"),
        (["--bots", "clever"], "Error: expected a bot among random, novice, strategist, oracle, strategist-1, rower, "),
        (["--bots", ""], "Error: expected a bot among random, novice, strategist, oracle, strategist-1, rower, "),
        (
            ["--bots", "random,random"],
            "Error: expected the name of 1 bot, or of 4, one for each player, got 2",
        ),
        (["--games", "0"], "Error: expected at least 1 game, got 0"),
        (["--jobs", "0"], "Error: expected at least 1 job, got 0"),
        (["--max-cycles", "0"], "Error: expected a number from 1 to 999 for the option 'max_cycles', got 0"),
        (["--board", "no-such-file"], "Error: board: expected one of "),
        (["--speed", "3"], "Error: No such option"),
    ],
)
def test_nonsense_is_refused_in_one_line(arguments: list[str], message: str) -> None:
    result = run("--json", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def test_plans_are_checked_without_the_command_too() -> None:
    with pytest.raises(SetupError, match="at least 1 game"):
        checked_plan(games=-1)
    with pytest.raises(SetupError, match="at least 1 job"):
        simulate(checked_plan(), jobs=-1)


def test_a_simulation_runs_in_any_thread() -> None:
    found: list[int] = []
    plan = checked_plan(games=1, seed=1)
    thread = threading.Thread(target=lambda: found.append(simulate(plan)[0]["finished"]))
    thread.start()
    thread.join()
    assert found == [1]


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals, nor Ctrl-C for a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bar_on_the_terminal_and_an_interrupt_that_prints_what_there_is(jobs: str) -> None:
    stopped = interrupted(1_000_000, "simulate", "--seed", "1", "--json", "--jobs", jobs)
    assert stopped.code == 130
    assert b"Traceback" not in stopped.shown
    result = json.loads(stopped.output)
    assert 0 < result["finished"] < result["games"]
    assert sum(result["wins"]) == pytest.approx(result["finished"])
    assert total(result, "game-ended") == result["finished"]
