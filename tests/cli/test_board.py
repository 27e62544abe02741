"""`cyclades board` in the languages of those who read; tests/board/test_draw.py is about what it draws."""

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
