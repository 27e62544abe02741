"""What the commands share to speak the language of whoever reads: an option, and output that never fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Any, TypeVar

import click

from cyclades.text import LANGUAGES, language_of

Command = TypeVar("Command", bound=Callable[..., Any])


def language_option(command: Command) -> Command:
    """The option --language; without it, the language of the system."""
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=lambda: language_of(os.environ),
        help="Default: the language of your system, else en.",
    )(command)


def forgive_output() -> None:
    """Let a console with an old code page, which has no dashes or accents, show a question mark instead."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
