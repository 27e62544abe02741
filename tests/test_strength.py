"""The measurements of strength: their list, the command that plays them once and goes on, and the tables that it writes
between two marks of a page and nowhere else."""

import json
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.test_docs import wide_lines
from tools.strength import __main__ as command
from tools.strength.measurements import FILE, Measurement, Refused, Table, read
from tools.strength.page import BEGIN, END, NOTHING, decided, markdown, ms, with_tables
from tools.strength.results import Result, as_data, kept

pytestmark = pytest.mark.interpreted

TINY = """
seed = 5

[[table]]
title = "One `random` against another"

[[table.measurement]]
name = "one"
game = "Legendary, 2 players"
players = 2
bots = ["random", "random@2"]
games = 2

[[table.measurement]]
name = "tested"
game = "classic, 2 players"
edition = "classic"
players = 2
bots = ["random", "random@2"]
games = 4
decide = [0.01, 0.99]
errors = [0.10, 0.10]

[[table]]
title = "All of them"
every_bot = true

[[table.measurement]]
name = "all"
game = "two teams"
teams = true
bots = ["random", "random@2", "random@3"]
games = 3
"""
PAGE = f"# A page\n\nBefore.\n\n{BEGIN}\n\nold\n\n{END}\n\nAfter, with a | b |.\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a small suite and a page are. Its games end after a cycle."""

    def short(measurement: Measurement, factor: float) -> Any:
        plan = whole(measurement, factor)
        return replace(plan, table=replace(plan.table, max_cycles=1))

    whole = Measurement.plan
    monkeypatch.setattr(Measurement, "plan", short)
    (tmp_path / "tiny.toml").write_text(TINY)
    (tmp_path / "page.md").write_text(PAGE)
    return tmp_path


def run(folder: Path, *more: str) -> int:
    kept_in = ["--folder", str(folder / "games"), "--measurements", str(folder / "tiny.toml"), "--jobs", "1"]
    page = [] if "--games-factor" in more else ["--page", str(folder / "page.md")]
    return command.main([*kept_in, *page, *more])


def rows(page: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("|")]


def test_the_list_of_the_project_can_be_played() -> None:
    every = {measurement.name: measurement for table in read() for measurement in table.measurements}
    oracle = every["oracle-legendary"]
    assert (oracle.decide, oracle.games, oracle.bots) == ((0.40, 0.48), 400, ["oracle", *["strategist-1"] * 3])
    assert every["oracle-classic"].decide == (0.36, 0.43)
    assert len(every["novices-everything"].plan(1).table.expansions) > 3
    assert every["oracle-teams-6"].plan(1).sides == [[0, 1], [2, 3], [4, 5]]
    for name in ("levels", "personalities"):
        assert {len(every[f"{name}-{edition}"].bots) for edition in ("legendary", "classic")} == {5}


def test_the_page_of_the_project_has_a_place_for_the_tables() -> None:
    page = command.PAGE.read_text(encoding="utf-8")
    assert with_tables(page, read(), {}, "none").count(NOTHING) == 1


def test_everything_is_played_and_written_between_the_marks(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(folder) == 0
    page = (folder / "page.md").read_text()
    before, after = PAGE.split("old")
    assert page.startswith(before)
    assert page.endswith(after)
    assert "old" not in page
    assert "Version `" in page
    assert "\\*" not in page, "all are of one version"
    one, tested, *every = [
        row for row in rows(page) if row[0] in ("Legendary, 2 players", "classic, 2 players", "two teams")
    ]
    assert one[:3] == ["Legendary, 2 players", "2", "50 %"]
    assert one[4] == "–"
    assert tested[4] in ("99 %, not 1 %", "1 %, not 99 %", "open: 1 or 99 %")
    assert [row[1:4] for row in every] == [[f"`{bot}`", "2", "50 %"] for bot in ("random", "random@2", "random@3")]
    assert "one: 0 of 2 games" in capsys.readouterr().out


def test_what_is_complete_is_not_played_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(folder, "--only", "all, one") == 0
    page = (folder / "page.md").read_text()
    assert [row[1] for row in rows(page) if row[0].startswith("classic")] == [NOTHING]
    assert not [*(folder / "games").glob("tested*")]
    monkeypatch.setattr("tools.strength.results.run_arena", lambda *given: pytest.fail("it is complete"))
    assert run(folder, "--only", "one,all") == 0
    assert (folder / "page.md").read_text() == page


def test_another_number_of_games_is_another_measurement_that_goes_on(folder: Path) -> None:
    assert run(folder, "--only", "one", "--games-factor", "0.001") == 0
    assert run(folder, "--only", "one", "--games-factor", "3") == 0
    [file] = (folder / "games").glob("one-*.jsonl")
    assert len(file.read_text().splitlines()) == 7
    assert run(folder, "--list") == 0
    [one] = [found for found in read(folder / "tiny.toml")[0].measurements if found.name == "one"]
    assert kept(one, 1, folder / "games") is None
    result = kept(one, 3, folder / "games")
    assert result is not None
    assert result.found["finished"] == 6
    assert kept(replace(one, seed=6), 3, folder / "games") is None


def test_a_try_with_fewer_games_is_printed_and_writes_no_page(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "PAGE", folder / "page.md")
    assert run(folder, "--games-factor", "0.01") == 0
    assert "| `random@3` |" in capsys.readouterr().out
    assert (folder / "page.md").read_text() == PAGE


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupting(measurement: Measurement, games: int) -> Any:
        return lambda there: signal.raise_signal(signal.SIGINT) if (measurement.name, there) == ("all", 1) else None

    with monkeypatch.context() as patched:
        patched.setattr(command, "teller", interrupting)
        assert run(folder) == 130
    assert "Stopped in all" in capsys.readouterr().err
    assert [row[1] for row in rows((folder / "page.md").read_text()) if row[0] == "two teams"] == [NOTHING]
    [file] = (folder / "games").glob("all-*.jsonl")
    lines = file.read_text().splitlines()
    assert len(lines) == 2
    assert run(folder) == 0
    assert file.read_text().splitlines()[:2] == lines
    assert NOTHING not in (folder / "page.md").read_text()


def test_rows_of_another_version_are_marked_and_stay_until_they_are_measured(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("tools.strength.results.version_of", lambda plan: "before")
        assert run(folder) == 0
    assert run(folder, "--only", "one") == 0
    page = (folder / "page.md").read_text()
    assert "Rows with \\* are of another one: `before`." in page
    names = [row[0] for row in rows(page)]
    assert "Legendary, 2 players" in names
    assert {"classic, 2 players\\*", "two teams\\*"} <= {*names}


@pytest.mark.parametrize(
    "page", ["nothing", BEGIN, f"{END}\n{BEGIN}", f"{BEGIN}{END}{BEGIN}{END}"], ids=["none", "one", "order", "twice"]
)
def test_a_page_without_a_place_is_refused_and_left_alone(
    folder: Path, page: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "page.md").write_text(page)
    assert run(folder, "--only", "one") == 2
    assert "in this order and once each" in capsys.readouterr().err
    assert (folder / "page.md").read_text() == page


@pytest.mark.parametrize(
    "old, new, message",
    [
        ('title = "All of them"', "", "'title'"),
        ('name = "all"', 'name = "one"', "got 'one' 2 times"),
        ('name = "all"', 'name = "../all"', "got '../all'"),
        ("games = 3", "game_count = 3", "got 'game_count'"),
        ("games = 3", "games = 3\nplayers = 3", "all: .*teams"),
        ("decide = [0.01, 0.99]", "decide = [0.99, 0.01]", "tested: .*the lower first"),
        ('"random@3"', '"clever"', "all: .*'clever'"),
        ("seed = 5", "seed = ", "tiny.toml: "),
    ],
)
def test_a_list_that_cannot_be_played_is_refused(folder: Path, old: str, new: str, message: str) -> None:
    file = folder / "tiny.toml"
    file.write_text(TINY.replace(old, new, 1))
    with pytest.raises(Refused, match=message):
        read(file)


@pytest.mark.parametrize(
    "more, message",
    [
        (["--only", "two"], "--only: expected names among one, tested, all, got 'two'"),
        (["--games-factor", "0"], "--games-factor: expected a number above 0, got 0.0"),
        (["--games-factor", "nan"], "--games-factor: expected a number above 0, got nan"),
        (["--jobs", "0"], "expected at least 1 job, got 0"),
        (["--measurements", "nowhere.toml"], "nowhere.toml: No such file"),
    ],
)
def test_bad_options_are_refused(
    folder: Path, more: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, *more) == 2
    assert message in capsys.readouterr().err
    assert (folder / "page.md").read_text() == PAGE


def test_a_result_that_is_none_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "games").mkdir()
    (folder / "games" / "one.json").write_text("[]")
    assert run(folder, "--only", "one") == 2
    assert "one.json: expected the result of a measurement" in capsys.readouterr().err


def widest(measurement: Measurement) -> Result:
    """A result with the longest numbers that there may be."""
    numbers = {"seats": 1000, "share": 0.9, "interval": [0.88, 0.92], "ms_per_decision": 1000, "ms_99_percent": 10000}
    test = None if measurement.decide is None else {"shares": measurement.decide, "decided": None}
    found = {"results": [{"bot": bot, **numbers} for bot in measurement.bots], "even": 0.25, "test": test}
    return Result(as_data(measurement), 1000, "before", 16, 16, found)


def test_the_tables_of_the_project_fit_a_line() -> None:
    tables: list[Table] = read(FILE)
    results = {found.name: widest(found) for table in tables for found in table.measurements}
    assert wide_lines(markdown(tables, results, "0123456789-plain")) == []


def test_numbers_are_as_exact_as_they_are() -> None:
    assert [ms(time) for time in (0.123, 1.26, 66.04, 1258.9)] == ["0.12", "1.3", "66.0", "1,259"]
    asked = {"shares": [0.40, 0.48]}
    answers = [decided({**asked, "decided": answer}) for answer in (0.40, 0.48, None)]
    assert answers == ["40 %, not 48 %", "48 %, not 40 %", "open: 40 or 48 %"]


def test_a_result_is_kept_as_json(folder: Path) -> None:
    assert run(folder, "--only", "tested") == 0
    data = json.loads((folder / "games" / "tested.json").read_text())
    assert (data["games"], data["jobs"], data["measurement"]["decide"]) == (4, 1, [0.01, 0.99])
