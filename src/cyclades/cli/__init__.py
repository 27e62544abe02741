"""The command `cyclades`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import click
from click.exceptions import NoArgsIsHelpError

import cyclades
from cyclades.cli.output import Problem

COMMANDS: Final = {
    "analyse": "analyse",
    "arena": "arena",
    "board": "board",
    "db": "operate",
    "editions": "editions",
    "fields": "fields",
    "learn": "learn",
    "new": "new",
    "play": "play",
    "rules": "rules",
    "serve": "serve",
    "simulate": "simulate",
    "tables": "operate",
}
"""The commands, each with the module of this package where it is."""


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
    """A group of commands whose errors are one line long. A command is loaded when it is asked for, so that none waits
    for what the others need."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"{__name__}.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, f"{cmd_name}_command")
        return command

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
