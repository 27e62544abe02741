"""Checking stored games: whether the present rules still lead where the log says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection

from cyclades.server import queries
from cyclades.server.rules_versions import describe_versions, stated_versions, up_to_date
from cyclades.server.store import Store
from cyclades.server.stored_games import BEGUN, replay
from cyclades.server.table import standings_of
from cyclades.server.table_status import OVER


@dataclass(frozen=True)
class Finding:
    """What came of replaying a stored game."""

    id: str
    status: str
    rules: str
    entries: int
    difference: str
    """Where it leads elsewhere, and how; empty where it does not."""


def check_all(store: Store) -> Iterator[Finding]:
    """Replay every stored game with the present rules, one at a time."""
    for table in store.read_now(queries.all_tables):
        found = store.read_now(lambda connection, id=table["id"]: entries_of(connection, id))  # type: ignore[misc]
        row, entries = found
        if entries or row["status"] in BEGUN:
            rules = describe_versions(stated_versions(row["rules"], row["setup"]))
            yield Finding(row["id"], row["status"], rules, len(entries), difference(row, entries))


def entries_of(connection: Connection, id: str) -> tuple[queries.Row, list[queries.Row]]:
    row, _, entries = queries.table_row(connection, id)
    return row, entries


def difference(row: queries.Row, entries: list[queries.Row]) -> str:
    """Where the present rules and the log of a game part."""
    found = replay(row, [queries.read_entry(entry) for entry in entries])
    if found.log is None:
        return found.difference
    if not up_to_date(stated_versions(row["rules"], row["setup"]), row["setup"]):
        return "it is of other rules: `cyclades db upgrade` converts it if the present ones can follow it"
    if not found.difference and row["status"] == OVER and standings_of(found.log.game) != row["result"]:
        return "it ends otherwise"
    return found.difference
