"""`cyclades analyse`: what it prints, what it writes, and what it refuses."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cyclades.cli import main
from tests.analysis.games import overlooked


@pytest.fixture
def record(tmp_path: Path) -> str:
    whole = overlooked()
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**whole, "actions": whole["actions"][:1], "over": False}), encoding="utf-8")
    return str(file)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["analyse", *arguments])


def test_it_prints_chances_and_what_could_have_been_better(record: str) -> None:
    result = run(record, "--player", "red", "--language", "en")
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0] == "Chances to win at the beginning of each cycle"
    assert lines[1].split() == ["Cycle", "Red", "Blue", "Green"]
    assert lines[2].startswith("4")
    assert lines[2].count("%") == 3
    assert "“Build a Fortress (2 GP)”" in " ".join(result.stdout.split())
    assert lines[-1].startswith("1 decision was judged, ")


def test_it_speaks_spanish_and_writes_json(record: str, tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    result = run(record, "--player", "blue", "--language", "es", "--json", str(file))
    assert "Posibilidades de ganar" in result.stdout
    assert "Nada que se haya podido demostrar." in result.stdout
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    assert found["sides"] == [["red"], ["blue"], ["green"]]
    assert run(record, "--player", "blue", "--json", "-").stdout == f"{json.dumps(found, separators=(',', ':'))}\n"


def test_bad_input_is_told_in_one_line(record: str, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text('{"format": "cyclades-view"}', encoding="utf-8")
    for arguments, told in (
        ([str(tmp_path / "none.json")], "No such file"),
        ([str(tmp_path)], "Is a directory"),
        ([str(other)], "expected the format 'cyclades-record'"),
        ([record, "--player", "pink"], "expected one of red, blue, green, got 'pink'"),
        ([record, "--player", "green", "--json", str(tmp_path / "no" / "file")], "No such file"),
    ):
        result = run(*arguments)
        assert result.exit_code == 2
        assert told in result.stderr
        assert len(result.stderr.splitlines()) == 1
