"""`cyclades board` in the languages of those who read; tests/board/test_draw.py is about what it draws."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cyclades.cli import main


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "legendary-3: 18 land areas on 7 islands, 16 sea areas, 26 sites: "),
        ("es", "legendary-3: 18 territorios en 7 islas, 16 zonas de mar, 26 solares: "),
    ],
)
def test_the_summary_is_in_the_language_asked_for(language: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = CliRunner().invoke(main, ["board", "legendary-3", "-o", str(file), "--language", language])
    assert result.exit_code == 0
    assert result.output == f"{text}{file}\n"


def test_the_language_of_the_system_is_used(tmp_path: Path) -> None:
    runner = CliRunner(env={"LC_ALL": "es_ES.UTF-8"})
    assert "islas" in runner.invoke(main, ["board", "-o", str(tmp_path / "board.svg")]).output


def test_a_name_that_the_console_cannot_show_is_no_reason_to_stop(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cyclades", "board", "-o", str(tmp_path / "tablero-é.svg")]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"}
    found = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
    assert found.stdout.endswith("tablero-?.svg\n")
