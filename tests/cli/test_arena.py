"""`cyclades arena`: what it prints and writes, that it goes on where it stopped, and what it refuses."""

import json
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cyclades.arena import arena_plan
from cyclades.arena.report import summary
from cyclades.arena.results import Played
from cyclades.cli import main
from cyclades.cli.arena import show, signed
from cyclades.text import LANGUAGES, Texts
from tests.cli.terminal import interrupted

SMALL = ("--players", "2", "--max-cycles", "1", "--jobs", "1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["arena", *arguments])


def data(*arguments: str) -> dict[str, Any]:
    result = run("random", "random", *SMALL, "--json", "-", *arguments)
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    for row in found["results"]:
        del row["ms_per_decision"], row["ms_99_percent"]
    return found


def test_people_get_tables() -> None:
    result = run("random", "random", "random", *SMALL, "--games", "4", "--language", "en")
    assert result.exit_code == 0
    assert result.stderr.splitlines() == [
        "6 games instead of 4: whole blocks of 3, in which every entry sits in every seat."
    ]
    assert "legendary, 2 players, seed 1, 6 games" in result.stdout
    assert "6 of 6 played to the end, in blocks of 3" in result.stdout
    assert re.search(r"random +│ +12 │ +6 │ +50\.0% │ +25\.0 │.*\n│[ │]+ 25\.4–74\.6 │ +8\.7–41\.3 │", result.stdout)
    assert re.findall(r"(seat \d) ┃", result.stdout) == ["seat 1", "seat 2"]
    assert re.search(r"┃ +1st ┃ +2nd ┃", result.stdout)
    assert re.search(r"arena-legendary-2-\w+\.jsonl", result.stdout)


def test_people_get_tables_in_spanish() -> None:
    result = run("random", *SMALL, "--games", "1", "--language", "es")
    assert result.exit_code == 0
    for text in (
        "1 de 1 jugadas hasta el final",
        "asiento 2",
        "todos los bots",
        "si todos fueran iguales",
        "1.º",
        "50,0 %",
        "intervalos",
    ):
        assert text in result.stdout
    assert not re.search(r"\b(games?|wins|seats?|share|with|even|all|blocks)\b", result.stdout)
    again = run("random", "random", *SMALL, "--games", "3", "--language", "es")
    assert again.stderr.startswith("4 partidas en vez de 3")


def test_teams_have_tables_too() -> None:
    result = run("random", "random", "--teams", "1+3,2+4", "--max-cycles", "1", "--games", "2", "--language", "en")
    assert result.exit_code == 0, result.output
    assert re.findall(r"(team \S+) ┃", result.stdout) == ["team 1+3", "team 2+4"]
    assert "Win share by team" in result.stdout
    assert "by seat" not in result.stdout
    assert "2 teams, seed 1, 2 games" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [4, 5])
def test_tables_fit_80_columns_and_nothing_breaks(
    players: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ("strategist@1000", "random", "a_rather_long_file_name.py:Greedy@8", "mybot.py:Pious", "novice@10")
    plan = arena_plan(["random"], games=20, players=players)
    plan = replace(plan, table=replace(plan.table, bots=names))
    first, order = [1] + [2] * (players - 1), list(range(players))
    rest = (first, order, 9, "metropolises", [10] * players, [90.0] * players, [[70, 10]] * players)
    result = summary(plan, [Played(number, plan.seats(number), *rest) for number in range(20)])
    show(result, Path("arena.jsonl"), None, Texts(language))
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    cells = [cell.strip() for line in shown.splitlines() for cell in re.split("[│┃]", line)[1:-1]]
    assert "a_rather_long_file_name.py:Greedy@8" in cells
    for name in ("strategist@1000", "random", "Greedy@8", "Pious", "novice@10"):
        assert cells.count(name) >= 2  # a row in each table
    number = r"−?\d+([.,]\d)?"
    ranges = [cell for cell in cells if "–" in cell]
    assert len(ranges) == 10 + players * 7
    assert [cell for cell in ranges if not re.fullmatch(f"{number}–{number}", cell)] == []
    assert "100%" in cells or "100 %" in cells
    assert not [cell for cell in cells if re.search("100[.,]0", cell)]


def test_help_names_the_bots_and_says_what_a_single_one_is_good_for() -> None:
    words = " ".join(run("--help").stdout.split())
    assert (
        "one of random, novice, strategist, oracle, strategist-1, rower, sailor, helmsman, captain, admiral (a" in words
    )
    assert "-priest), novice@20 (effort), FILE.py:CLASS, MODULE:CLASS" in words
    assert "A single name alone measures the seats" in words
    assert "cyclades arena strategist novice mybot.py:Greedy" in words


def test_the_same_command_gives_the_same_results_and_plays_nothing_twice(folder: Path) -> None:
    first = data("--games", "2")
    [file] = folder.glob("*.jsonl")
    lines = file.read_text()
    result = run("random", "random", *SMALL, "--games", "2", "--language", "en")
    assert f"Going on with {file.name}: 2 of 2 games are there already." in result.stderr
    assert file.read_text() == lines
    assert data("--games", "2", "--results", "other.jsonl") == first
    assert data("--games", "2", "--seed", "2") != first


def test_json_and_a_plot_go_to_files(folder: Path) -> None:
    result = run("random", *SMALL, "--games", "1", "--json", "a.json", "--plot", "a.svg", "--language", "en")
    assert result.exit_code == 0, result.output
    assert "1 of 1 played to the end" in result.stdout
    assert json.loads((folder / "a.json").read_text())["finished"] == 1
    assert "</svg>" in (folder / "a.svg").read_text(encoding="utf-8")


def test_a_sequential_test_says_what_it_has_decided() -> None:
    bots = ("random", "random@2", *SMALL)
    result = run(*bots, "--games", "200", "--decide", "20,50", "--language", "en")
    words = " ".join(re.sub("[│ \n]+", " ", result.stdout).split())
    assert "random: 20% or 50%, errors 5% and 5%" in words
    found = re.search(r"decided for 50%: after (\d+) games, log-likelihood ratio (\d\.\d\d)", words)
    assert found is not None, words
    assert 2.94 < float(found[2]) < 4
    assert f"{found[1]} of 200 played" in words
    spanish = run(*bots, "--games", "200", "--decide", "20,50", "--language", "es").stdout
    words = " ".join(re.sub("[│ \n]+", " ", spanish).split())
    assert f"decidido por 50 %: tras {found[1]} partidas, logaritmo" in words


def test_a_sequential_test_says_that_nothing_is_decided_and_what_would() -> None:
    bots = ("random", "random@2", *SMALL)
    result = run(*bots, "--games", "2", "--decide", "45,50.5", "--errors", "1,10", "--language", "en")
    words = " ".join(re.sub("[│ \n]+", " ", result.stdout).split())
    assert "random: 45% or 50.5%, errors 1% and 10%" in words
    assert re.search(r"not decided after 2 games \(ratio (0\.\d\d, 4\.50|−0\.\d\d, −2\.29) decides\)", words), words
    data = json.loads(run(*bots, "--games", "2", "--decide", "45,50.5", "--json", "-").stdout)
    assert data["test"] == {**data["test"], "bot": "random", "shares": [0.45, 0.505], "decided": None, "games": 2}


def test_numbers_below_zero_keep_their_sign() -> None:
    assert [signed(Texts("en"), value) for value in (-0.54, 0.04, -0.04, 12)] == ["−0.5", "0.0", "0.0", "12.0"]


@pytest.mark.parametrize(
    "arguments, message",
    [
        ([], "Error: Missing argument 'BOT…'"),
        (["clever"], "Error: expected a bot among "),
        (["random", "--edition", "classical"], "Error: expected an edition among legendary, classic, got 'classical'"),
        (["random", "--players", "7"], "Error: This edition is for 2 to 6 players, not for 7. Possible: --players 6"),
        (["random", "--games", "0"], "Error: expected at least 1 game, got 0"),
        (["random", "--jobs", "0"], "Error: expected at least 1 job, got 0"),
        (["random", "--max-cycles", "0"], "Error: expected a number from 1 to 999 for the option 'max_cycles', got 0"),
        (["random", "--board", "no-such-file"], "Error: board: expected one of "),
        (["random", "--teams", "1+2"], "Error: --teams: expected pairs of the seats 1 to 4"),
        (["random", "--plot", "a.gif"], "Error: expected a plot with the suffix .svg, .png, .pdf, got 'a.gif'"),
        (["random", "--plot", "no/a.svg"], "Error: expected a file in a folder that there is, got 'no/a.svg'"),
        (["random", "--json", "no/a.json"], "Error: expected a file in a folder that there is, got 'no/a.json'"),
        (["random", "--results", "no/a.jsonl"], "Error: no"),
        (["random", "--results", "."], "Error: .: "),
        (["novice", "random", "--decide", "48,40"], "Error: expected two win shares between 0 % and 100 %, the lower"),
        (["novice", "random", "--decide", "40"], "Error: expected two win shares between 0 % and 100 %, the lower"),
        (
            ["novice", "random", "--decide", "forty,50"],
            "Error: --decide: expected numbers in percent such as 40,48, got",
        ),
        (["novice", "random", "--decide", "4,5", "--errors", "50"], "Error: expected two errors between 0 % and 50 %"),
        (["novice", "random", "--errors", "5"], "Error: --errors: expected it with --decide only"),
        (["random", "--decide", "40,48"], "Error: expected at least 2 different bots"),
        (["random", "--results", "-"], "Error: --results: expected a file, got '-'"),
    ],
)
def test_nonsense_is_refused_in_one_line_before_anything_is_played(
    folder: Path, arguments: list[str], message: str
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1
    assert [file for file in folder.rglob("*.jsonl") if len(file.read_text().splitlines()) > 1] == []


def test_a_file_of_another_plan_is_refused_in_one_line() -> None:
    data("--games", "2", "--results", "a.jsonl")
    result = run("random", *SMALL, "--results", "a.jsonl", "--language", "en")
    assert result.exit_code == 2
    message = 'Error: a.jsonl has the results of another arena: expected bots ["random"], got ["random", "random"]\n'
    assert result.stderr == message


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals, nor Ctrl-C for a group of processes")
def test_a_bar_on_the_terminal_and_an_interrupt_after_which_the_same_command_goes_on(folder: Path) -> None:
    command = ["arena", "random", "random", "--players", "2", "--max-cycles", "1"]
    stopped = interrupted(100_000, *command, "--jobs", "2", "--json", "-", "--language", "en", columns=200)
    assert stopped.code == 130
    assert b"Traceback" not in stopped.shown
    finished = json.loads(stopped.output)["finished"]
    assert 0 < finished < 100_000
    [file] = folder.glob("*.jsonl")
    assert (
        f"Stopped. {finished} of 100,000 games are kept in {file.name}; the same command goes on"
        in stopped.shown.decode()
    )
    assert len(file.read_text().splitlines()) == finished + 1
    assert data("--games", str(finished))["finished"] >= finished
