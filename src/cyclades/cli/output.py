"""What the commands share to speak to people: a console, plain tables, and problems told in one line."""

from __future__ import annotations

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
