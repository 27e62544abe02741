"""`cyclades board`: draw a board."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import click

from cyclades.board import SHIPPED, Board, BoardError, load_board
from cyclades.cli.game_options import expansions_option
from cyclades.cli.language import forgive_output, language_option
from cyclades.cli.needs import needs
from cyclades.cli.output import Problem
from cyclades.editions import EDITIONS, Edition, checked_expansions
from cyclades.engine.errors import SetupError
from cyclades.text import FIRST, Texts
from cyclades.text.gaps import NONE

WIDEST = 8000
KINDS = (".svg", ".png")


def choose_edition(name: str | None, edition: str | None, expansions: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The edition and the expansions that were asked for: those of a shipped board, unless others are named."""
    box = name.partition("-")[0] if name in SHIPPED else None
    if edition is None:
        wanted = {*expansions, box}
        edition = next((one.name for one in EDITIONS.values() if wanted & {one.name, *one.expansions}), FIRST)
    if edition not in EDITIONS:
        raise BoardError(f"--edition: expected {' or '.join(EDITIONS)}, got {edition!r}")
    known = EDITIONS[edition]
    if not expansions and box in known.expansions:
        expansions = (box,)
    try:
        return edition, checked_expansions(known, expansions)
    except SetupError as error:
        raise BoardError(f"--expansions: {error}") from None


def choose_board(name: str | None, players: int | None, at_random: bool, seed: int | None, edition: Edition) -> Board:
    """The board that was asked for."""
    if seed is not None and not at_random:
        raise BoardError("--seed: expected it together with --random, got it alone")
    if at_random:
        if name is not None:
            raise BoardError(f"--random: expected no name of a board beside it, got {name!r}")
        if edition.random_board is None:
            raise BoardError(
                f"--random: expected an edition with tiles to assemble, got {edition.name}, whose boards are printed"
            )
        return edition.random_board(4 if players is None else players, random.Random(seed))
    if name is None:
        return edition.ready_board(4 if players is None else players)
    board = load_board(name)
    if players is not None:
        edition.check_board(board, players)
    return board


def draw_board(board: Board, output: Path, width: int = 1600) -> None:
    """Write a picture of a board, SVG or PNG after the ending of the file's name."""
    from cyclades.board import draw  # loads shapely, which the extra `board` brings

    kind = output.suffix.lower()
    if kind not in KINDS:
        raise BoardError(f"--output: expected a name that ends in {' or '.join(KINDS)}, got {output.name!r}")
    if not 100 <= width <= WIDEST:
        raise BoardError(f"--width: expected 100 to {WIDEST}, got {width}")
    content = draw.png(board, width) if kind == ".png" else draw.svg(board).encode()
    try:
        output.write_bytes(content)
    except OSError as error:
        raise BoardError(f"--output: expected a file that can be written, got {output}: {error.strerror}") from None


def summary(board: Board, file: Path, texts: Texts) -> str:
    """A board in one line, and where its picture is; islands of one land area each are not counted again."""
    return texts.say(
        "cli-board-summary",
        board=board.name,
        lands=texts.counted("land", board.lands, "word"),
        islands=board.island_count if board.island_count < board.lands else NONE,
        seas=texts.counted("sea", board.areas - board.lands, "word"),
        sites=texts.counted("site", sum(board.sites), "word"),
        file=str(file),
    )


@click.command(
    "board",
    short_help="Draw a board.",
    help=f"Draw a board: a shipped one ({', '.join(sorted(SHIPPED))}), one from a file, or a random one.",
)
@click.argument("name", required=False, metavar="[NAME|FILE]")
@click.option("--players", type=int, help="The board for so many; with a NAME: check that it suits them.")
@click.option("--edition", help="legendary or classic. Default: that of a shipped board named, or legendary.")
@expansions_option("Default: that of a shipped board named.")
@click.option("--random", "at_random", is_flag=True, help="Assemble the tiles at random.")
@click.option("--seed", type=int, help="The same seed gives the same random board.")
@click.option("-o", "--output", help="FILE.svg or FILE.png; - prints the SVG. Default: the board's name with .svg.")
@click.option("--width", type=int, default=1600, show_default=True, help="Width of a PNG in dots.")
@language_option
@needs("board", "a picture of a board")
def board_command(
    name: str | None,
    players: int | None,
    edition: str | None,
    expansions: tuple[str, ...],
    at_random: bool,
    seed: int | None,
    output: str | None,
    width: int,
    language: str,
) -> None:
    """Draw a board."""
    try:
        edition, expansions = choose_edition(name, edition, expansions)
        board = choose_board(name, players, at_random, seed, EDITIONS[edition].mixed(expansions))
        if output == "-":
            from cyclades.board import draw

            sys.stdout.write(draw.svg(board))
            return
        file = Path(output) if output else Path(f"{file_name(board.name)}.svg")
        draw_board(board, file, width)
    except BoardError as error:
        raise Problem(str(error)) from None
    forgive_output()
    click.echo(summary(board, file, Texts(language, edition, expansions=expansions)))


def file_name(name: str) -> str:
    """A board's name as the name of a file."""
    return "".join(c if c.isalnum() or c in "-_" else "-" for c in name) or "board"
