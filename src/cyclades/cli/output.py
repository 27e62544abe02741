"""What the commands share to speak to people: a console, plain tables, problems told in one line, and files of
JSON."""

from __future__ import annotations

import errno
import json
from typing import Any, Literal

import click
from rich.console import Console
from rich.table import Table


class Problem(click.ClickException):
    """Bad input, told in one line."""

    exit_code = 2


def console_of(width: int) -> Console:
    """A console at most so many columns wide; just as wide where no terminal says how wide it is."""
    console = Console()
    console.width = min(console.width, width) if console.is_terminal else width
    return console


def plain_table(*heads: str, header: bool = True) -> Table:
    """A table without lines."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=header, header_style="bold")
    for head in heads:
        table.add_column(head)
    return table


def write_json(file: str, data: Any, mode: Literal["w", "x"] = "w") -> None:
    """Write data to a file; with `x` only to one that is not there yet. What keeps that from being is an OSError."""
    text = json.dumps(data, indent=1)
    try:
        with open(file, mode, encoding="utf-8") as out:
            out.write(f"{text}\n")
    except ValueError as error:  # no name of a file at all
        raise OSError(errno.EINVAL, str(error)) from None
