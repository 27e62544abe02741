"""Enters the made-up expansion in the list of editions, and takes it out again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cyclades.editions import EDITIONS, Expansion
from cyclades.rules.happenings import KINDS
from cyclades.server.api import reference, system
from cyclades.text import catalogue, entries
from tests.madeup.rules import add_lamps
from tests.madeup.steps import EVENTS

NAME: Final = "lamps-and-omens"
FOLDER: Final = Path(__file__).resolve().parent
READ_ONCE: Final = (
    catalogue.catalogue,
    catalogue.entry_catalogue,
    entries.entries,
    entries.index,
    reference.whole_rules,
    reference.words_of,
    system.questions,
)
"""What is remembered of editions, and must be read anew."""


def forget() -> None:
    for remembered in READ_ONCE:
        remembered.cache_clear()


def register() -> None:
    """From now on every edition has the expansion."""
    KINDS.by_name.update(EVENTS)
    for edition in EDITIONS.values():
        edition.expansions[NAME] = Expansion(NAME, add_lamps, folder=FOLDER)
    forget()


@contextmanager
def registered() -> Iterator[str]:
    """Every edition has the expansion for a while; its name."""
    register()
    try:
        yield NAME
    finally:
        for edition in EDITIONS.values():
            del edition.expansions[NAME]
        for name in EVENTS:
            del KINDS.by_name[name]
        forget()
