"""Enters the made-up expansion in the list of editions, and takes it out again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cyclades.editions import EDITIONS, Expansion
from cyclades.rules.events import KINDS
from cyclades.server.api import reference, system
from cyclades.text import catalogue, entries
from tests.madeup.boards import COLOURS, board_for, check_board
from tests.madeup.rules import add_lamps
from tests.madeup.steps import EVENTS

NAME: Final = "lamps-and-omens"
FOLDER: Final = Path(__file__).resolve().parent
READ_ONCE: Final = (
    catalogue.read,
    catalogue.entry_catalogue,
    entries.entries,
    entries.index,
    reference.whole_rules,
    reference.texts_of,
    system.questions,
)
"""What is remembered of editions, and must be read anew."""


def forget() -> None:
    for remembered in READ_ONCE:
        remembered.cache_clear()


def expansion_for(edition: str) -> Expansion:
    """The expansion; on the islands of the classic edition it lets six play, alone or in teams, from a free start."""
    if edition != "classic":
        return Expansion(NAME, add_lamps, folder=FOLDER)
    return Expansion(
        NAME,
        add_lamps,
        folder=FOLDER,
        players=(2, 3, 4, 5, 6),
        may_team=(4,),
        must_team=(6,),
        colours=COLOURS,
        ready_board=board_for,
        check_board=check_board,
        options={"gale": ("calm", "wild")},
        defaults={"start": "free"},
    )


def register() -> None:
    """From now on every edition has the expansion."""
    KINDS.by_name.update(EVENTS)
    for edition in EDITIONS.values():
        edition.expansions[NAME] = expansion_for(edition.name)
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
