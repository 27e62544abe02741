"""Checking stored games: whether the present rules still lead where the log says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection

from cyclades.engine.errors import CycladesError
from cyclades.server import queries
from cyclades.server.game_log import REPLAY_ERRORS, GameLog, checksum
from cyclades.server.rules_versions import describe_versions, stated_versions, up_to_date
from cyclades.server.store import Store
from cyclades.server.table import standings_of


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
        if entries:
            rules = describe_versions(stated_versions(row["rules"], row["setup"]))
            yield Finding(row["id"], row["status"], rules, len(entries), difference(row, entries))


def entries_of(connection: Connection, id: str) -> tuple[queries.Row, list[queries.Row]]:
    row, _, entries = queries.table_row(connection, id)
    return row, entries


def difference(row: queries.Row, entries: list[queries.Row]) -> str:
    """Where the present rules and the log of a game part. Checksums of older rules say nothing to the present ones."""
    try:
        log = GameLog(row["setup"], row["start"], row["rules"])
    except (CycladesError, *REPLAY_ERRORS) as error:
        return f"it cannot be set up: {error}"
    if not up_to_date(stated_versions(row["rules"], row["setup"]), row["setup"]):
        return "it is of other rules: `cyclades db upgrade` converts it if the present ones can follow it"
    for given in entries:
        entry = queries.read_entry(given)
        where = f"entry {entry.number} ({entry.kind}: {', '.join(entry.moves)[:60]})"
        try:
            change = log.read(entry)
        except (CycladesError, *REPLAY_ERRORS) as error:
            return f"{where}: {error}"
        if checksum(change.game) != entry.state:
            return f"{where}: it is legal, but the game stands otherwise after it"
        log.add(change)
    if row["status"] == "over" and (not log.game.over or standings_of(log.game) != row["result"]):
        return "it ends otherwise"
    return ""
