"""The command `cyclades`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

import cyclades
from cyclades.cli.arena import arena_command
from cyclades.cli.board import board_command
from cyclades.cli.editions import editions_command
from cyclades.cli.fields import fields_command
from cyclades.cli.operate import db_command, tables_command
from cyclades.cli.output import Problem
from cyclades.cli.play import play_command
from cyclades.cli.rules import rules_command
from cyclades.cli.serve import serve_command
from cyclades.cli.simulate import simulate_command


@contextmanager
def in_one_line() -> Iterator[None]:
    """Tell about bad arguments without the usage lines before them."""
    try:
        yield
    except NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        message = " ".join(error.format_message().split())
        command = error.ctx.command_path if error.ctx else "cyclades"
        raise Problem(f"{message.rstrip('.')} (see {command} --help)") from None


class Commands(click.Group):
    """A group of commands whose errors are one line long."""

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        with in_one_line():
            return super().invoke(ctx)


@click.group(cls=Commands)
@click.version_option(cyclades.__version__, prog_name="cyclades")
def main() -> None:
    """Cyclades: the board game of auctions, fleets, gods and creatures. Unofficial."""


main.add_command(play_command)
main.add_command(board_command)
main.add_command(editions_command)
main.add_command(rules_command)
main.add_command(fields_command)
main.add_command(simulate_command)
main.add_command(arena_command)
main.add_command(serve_command)
main.add_command(tables_command)
main.add_command(db_command)
