"""What the commands share to speak the language of whoever reads: an option, what is typed, and output that
never fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from typing import Any, Final, TypeVar

import click

from cyclades.text import LANGUAGES, language_of

Command = TypeVar("Command", bound=Callable[..., Any])
LONGEST: Final = 200
"""How much of what somebody has typed is said again."""


def language_option(command: Command) -> Command:
    """The option --language; without it, the language of the system."""
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=lambda: language_of(os.environ),
        help="Default: the language of your system, else en.",
    )(command)


def command_in(line: str, names: Iterable[str], say: Callable[..., str]) -> tuple[str, str]:
    """The command that a line begins with, in English or in the person's language, and what follows it."""
    word, _, argument = line.strip().partition(" ")
    for name in names:
        if word.lower() in (name, say(f"cli-command-{name}")):
            return name, argument.strip()
    return "", ""


def quoted(text: str) -> str:
    """What somebody has typed, as it is said again: so much of it that one knows it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def forgive_output() -> None:
    """Let a console with an old code page, which has no dashes or accents, show a question mark instead."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
