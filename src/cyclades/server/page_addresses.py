"""The addresses of the client's pages: what the server knows of them, so that it says where there is none."""

from __future__ import annotations

import asyncio
from typing import Final

from cyclades.editions import EDITIONS
from cyclades.server import queries
from cyclades.server.errors import TableError
from cyclades.server.registry import NAME, TableRegistry
from cyclades.text.entries import entries

PAGES: Final = {
    "": range(1),
    "new": range(1),
    "learn": range(1),
    "back": range(2),
    "rules": range(3),
    "table": range(1, 3),
}
"""The pages by the first part of their addresses, which `App.svelte` looks at, and how many parts may follow it."""
MOST_DIGITS: Final = 7
"""How many digits the number of a moment may have."""


async def is_known(registry: TableRegistry, path: str) -> bool:
    """Whether there is a page at an address. Where the database does not answer, the page itself says what is wrong."""
    page, *parts = path.strip("/").split("/")
    if len(parts) not in PAGES.get(page, ()):
        return False
    if page == "rules":
        return not parts or await asyncio.to_thread(in_the_rules, parts[0], *parts[1:])
    if page == "table" and moment_in(path) is None and len(parts) > 1:
        return False
    return page != "table" or await has_table(registry, parts[0])


def in_the_rules(edition: str, entry: str | None = None) -> bool:
    """Whether the rules reference has an edition, and an entry of it."""
    return edition in EDITIONS and (entry is None or (edition, entry) in entries())


def moment_in(path: str) -> int | None:
    """The moment of a table that stands in an address, if one does: `table/ID/42`."""
    words = path.strip("/").split("/")[2:]
    is_number = len(words) == 1 and words[0].isascii() and words[0].isdecimal() and len(words[0]) <= MOST_DIGITS
    return int(words[0]) if is_number else None


async def has_table(registry: TableRegistry, id: str) -> bool:
    """Whether there is a table. It is not read for that: its game may be long."""
    if id in registry.tables:
        return True
    try:
        return bool(NAME.fullmatch(id)) and await registry.store.read(lambda found: queries.has_table(found, id))
    except TableError:
        return True
