"""What the commands share to choose a game: its edition and its expansions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from cyclades.editions import EDITIONS

Command = TypeVar("Command", bound=Callable[..., Any])


def names(text: str) -> tuple[str, ...]:
    """The names in a text that commas separate; an empty text has none."""
    return tuple(name.strip() for name in text.split(",")) if text.strip() else ()


def edition_options(command: Command) -> Command:
    """The options --edition and --expansions; what there is not is refused where the game is set up."""
    known = [f"{name}: {', '.join(edition.expansions)}" for name, edition in EDITIONS.items() if edition.expansions]
    edition = click.option("--edition", default="legendary", show_default=True, help=f"One of {', '.join(EDITIONS)}.")
    expansions = click.option(
        "--expansions",
        default="",
        metavar="NAME,NAME…",
        callback=lambda context, option, text: names(text),
        help=f"Expansions of the edition ({'; '.join(known)}).",
    )
    return edition(expansions(command))
