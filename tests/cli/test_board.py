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


DRAWN = {
    "printed, by name": (["classic-4"], "classic-4: 10 islands, 46 sea spaces, 23 slots: "),
    "printed, and is it good for four": (["classic-4", "--players", "4"], "classic-4: "),
    "printed, with the edition named": (["classic-4", "--players", "4", "--edition", "classic"], "classic-4: "),
    "on a larger board": (["classic-5", "--players", "3"], "classic-5: "),
    "the classic board for four": (["--edition", "classic"], "classic-4: "),
    "the classic board for two": (["--edition", "classic", "--players", "2"], "classic-2: "),
    "the classic board for five": (["--edition", "classic", "--players", "5"], "classic-5: "),
    "a Titans board, by name": (["titans-4"], "titans-4: 15 territories on 5 islands, 48 sea spaces, 28 slots: "),
    "a Titans board, and is it good for three": (["titans-4", "--players", "3"], "titans-4: "),
    "a Titans board, with the edition named": (["titans-6", "--players", "6", "--edition", "classic"], "titans-6: "),
    "the Titans board for four": (["--expansions", "titans"], "titans-4: "),
    "the Titans board for five": (["--expansions", "titans", "--players", "5"], "titans-6: "),
    "the Legendary board": (["--edition", "legendary", "--players", "5"], "legendary-5: "),
}


@pytest.mark.parametrize("arguments, text", DRAWN.values(), ids=DRAWN.keys())
def test_editions(arguments: list[str], text: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    result = CliRunner().invoke(main, ["board", *arguments, "-o", str(file), "--language", "en"])
    assert result.exit_code == 0
    assert result.output.startswith(text)
    assert file.read_text().startswith("<svg ")


REFUSED = {
    "unknown edition": (["--edition", "titans"], "--edition: expected legendary or classic, got 'titans'"),
    "six in the classic edition": (
        ["--edition", "classic", "--players", "6"],
        "players: expected 2 to 5 players, got 6",
    ),
    "random classic board": (
        ["--edition", "classic", "--random"],
        "--random: expected an edition with tiles to assemble, got classic, whose boards are printed",
    ),
    "too few starts": (
        ["classic-4", "--players", "5"],
        "board 'classic-4' for 5 players: expected a printed start for black, got red, blue, green, yellow",
    ),
    "a Legendary board for the classic edition": (
        ["legendary-4", "--edition", "classic", "--players", "4"],
        "board 'legendary-4' for 4 players: milos: expected an island of a single land area, got kimolos beside it",
    ),
    "Titans with the Legendary Edition": (
        ["--expansions", "titans", "--edition", "legendary"],
        "--expansions: expected an expansion of the edition 'legendary', of which there are none, got 'titans'",
    ),
    "two with Titans": (["--expansions", "titans", "--players", "2"], "players: expected 3 to 6 players, got 2"),
    "a random Titans board": (
        ["--expansions", "titans", "--random"],
        "--random: expected an edition with tiles to assemble, got classic, whose boards are printed",
    ),
    "a classic board for Titans": (
        ["classic-4", "--expansions", "titans", "--players", "4"],
        "board 'classic-4' for 4 players: expected at least 2 islands of several territories, got 0",
    ),
    "a classic board for the Legendary Edition": (
        ["classic-4", "--edition", "legendary", "--players", "4"],
        "board 'classic-4' for 4 players: expected 16 to 32 land areas, got 10",
    ),
}


@pytest.mark.parametrize("arguments, message", REFUSED.values(), ids=REFUSED.keys())
def test_what_does_not_fit_is_refused(arguments: list[str], message: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["board", *arguments, "-o", str(tmp_path / "board.svg")])
    assert result.exit_code == 2
    assert result.output == f"Error: {message}\n"
