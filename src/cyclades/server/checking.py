"""Checking stored games: whether the present rules still lead where the log says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection

from cyclades.engine.errors import CycladesError
from cyclades.server import rows
from cyclades.server.log import IMPOSSIBLE, Log, checksum
from cyclades.server.store import Store
from cyclades.server.table import standings_of
from cyclades.server.versions import said, stated_versions, up_to_date


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
    for table in store.look(rows.all_tables):
        found = store.look(lambda connection, id=table["id"]: entries_of(connection, id))  # type: ignore[misc]
        row, entries = found
        if entries:
            rules = said(stated_versions(row["rules"], row["setup"]))
            yield Finding(row["id"], row["status"], rules, len(entries), difference(row, entries))


def entries_of(connection: Connection, id: str) -> tuple[rows.Row, list[rows.Row]]:
    row, _, entries = rows.table_row(connection, id)
    return row, entries


def difference(row: rows.Row, entries: list[rows.Row]) -> str:
    """Where the present rules and the log of a game part. Checksums of older rules say nothing to the present ones."""
    try:
        log = Log(row["setup"], row["start"], row["rules"])
    except (CycladesError, *IMPOSSIBLE) as error:
        return f"it cannot be set up: {error}"
    if not up_to_date(stated_versions(row["rules"], row["setup"]), row["setup"]):
        return "it is of other rules: `cyclades db upgrade` converts it if the present ones can follow it"
    for given in entries:
        entry = rows.read_entry(given)
        where = f"entry {entry.seq} ({entry.kind}: {', '.join(entry.moves)[:60]})"
        try:
            change = log.read(entry)
        except (CycladesError, *IMPOSSIBLE) as error:
            return f"{where}: {error}"
        if checksum(change.game) != entry.state:
            return f"{where}: it is legal, but the game stands otherwise after it"
        log.add(change)
    if row["status"] == "over" and (not log.game.over or standings_of(log.game) != row["result"]):
        return "it ends otherwise"
    return ""
