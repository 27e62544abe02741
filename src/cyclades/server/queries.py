"""What is asked of the database and written into it: every statement in one place."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Integer,
    Text,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from cyclades.server.errors import Conflict, Unknown
from cyclades.server.game_log import Entry
from cyclades.server.schema import ANALYSES, CHAT, CLOCK, GUESTS, KEYS, LOG, SEATS, TABLES

Row = dict[str, Any]
PROBE_BYTES: Final = 65_536
"""More than a new table takes."""
CHANGED: Final = "the table has changed meanwhile: look at it again"


# -- guests -------------------------------------------------------------------------------------------------------


def add_guest(connection: Connection, guest: Row) -> None:
    connection.execute(insert(GUESTS).values(**guest))


def add_key(connection: Connection, key: Row) -> None:
    """One more secret by which a guest is known; of links there is one."""
    if key["kind"] == "link":
        void_link(connection, key["guest"])
    connection.execute(insert(KEYS).values(**key))


def void_link(connection: Connection, guest: str) -> None:
    """The link of a guest, if there is one, works no more."""
    connection.execute(delete(KEYS).where(KEYS.c.guest == guest, KEYS.c.kind == "link"))


def guest_of_key(connection: Connection, digest: str, kind: str) -> Row | None:
    """Whose secret it is, and when it was last used."""
    statement = (
        select(GUESTS, KEYS.c.used)
        .join(KEYS, KEYS.c.guest == GUESTS.c.id)
        .where(KEYS.c.digest == digest, KEYS.c.kind == kind)
    )
    found = connection.execute(statement).mappings().first()
    return None if found is None else dict(found)


def take_link(connection: Connection, digest: str) -> Row | None:
    """Whose link it is; it works no more after that."""
    found = guest_of_key(connection, digest, "link")
    taken = connection.execute(delete(KEYS).where(KEYS.c.digest == digest, KEYS.c.kind == "link")).rowcount == 1
    return found if taken else None


def sessions(connection: Connection, guest: str) -> list[Row]:
    """The browsers in which somebody is a guest, the one that was used last first."""
    last = func.coalesce(KEYS.c.used, KEYS.c.created)
    mine = (KEYS.c.guest == guest) & (KEYS.c.kind == "cookie")
    found = connection.execute(select(KEYS).where(mine).order_by(last.desc(), KEYS.c.digest)).mappings()
    return [dict(row) for row in found]


def end_sessions(connection: Connection, digests: Sequence[str]) -> None:
    connection.execute(delete(KEYS).where(KEYS.c.digest.in_(digests), KEYS.c.kind == "cookie"))


def set_used(connection: Connection, digest: str, at: float) -> None:
    """A secret was used."""
    connection.execute(update(KEYS).where(KEYS.c.digest == digest).values(used=at))


def rename_guest(connection: Connection, id: str, name: str) -> None:
    connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(name=name))


# -- tables -------------------------------------------------------------------------------------------------------


def add_table(connection: Connection, table: Row, seats: Iterable[Row], entries: Iterable[Entry] = ()) -> None:
    """A new table with its seats, and the log of a game that was played elsewhere."""
    connection.execute(insert(TABLES).values(**table))
    connection.execute(insert(SEATS), [{"table_id": table["id"], **seat} for seat in seats])
    add_entries(connection, table["id"], entries)


def add_entries(connection: Connection, id: str, entries: Iterable[Entry]) -> None:
    """More of such a log."""
    rows = [entry_row(id, entry) for entry in entries]
    if rows:
        connection.execute(insert(LOG), rows)


def table_row(connection: Connection, id: str) -> tuple[Row, list[Row], list[Row]]:
    """A table, its seats, its log."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if found is None:
        raise Unknown(f"there is no table {id!r}")
    seats = connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.number)).mappings()
    log = connection.execute(select(LOG).where(LOG.c.table_id == id).order_by(LOG.c.number)).mappings()
    return dict(found), [dict(row) for row in seats], [dict(row) for row in log]


def has_table(connection: Connection, id: str) -> bool:
    """Whether there is a table."""
    return connection.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is not None


def table_with_seats(connection: Connection, id: str) -> Row | None:
    """A table with its seats, but without its log."""
    return next(iter(with_seats(connection, select(TABLES).where(TABLES.c.id == id))), None)


def change_table(connection: Connection, id: str, before: str, seats: Sequence[Row] = (), **values: Any) -> None:
    """Change a table that is in a status; seats are given whole."""
    statement = (
        update(TABLES).where(TABLES.c.id == id, TABLES.c.status == before).values(**{"changed": time.time(), **values})
    )
    if connection.execute(statement).rowcount != 1:
        raise Conflict(CHANGED)
    for seat in seats:
        place = (SEATS.c.table_id == id) & (SEATS.c.number == seat["number"])
        connection.execute(update(SEATS).where(place).values(**seat))


def close_forgotten(connection: Connection, since: float, but: Sequence[str]) -> int:
    """Close tables where no game has begun and nothing has changed since a time of the server, but for some; returns
    how many."""
    forgotten = (TABLES.c.status == "waiting") & (TABLES.c.touched < since) & TABLES.c.id.not_in(but)
    return connection.execute(update(TABLES).where(forgotten).values(status="closed")).rowcount


def count_opened_since(connection: Connection, guest: str, since: float) -> int:
    """How many tables a guest has opened since a time."""
    statement = select(func.count()).select_from(TABLES).where(TABLES.c.host == guest, TABLES.c.created >= since)
    return int(connection.execute(statement).scalar_one())


def set_all_seen(connection: Connection, id: str, at: float, here: Sequence[str]) -> None:
    """Nobody has been away from a table for longer than since its game began; some guests are there."""
    seen = case((SEATS.c.guest.in_(here), None), else_=at)
    connection.execute(update(SEATS).where(SEATS.c.table_id == id).values(seen=seen))


def statuses(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """The statuses of tables, of those that are there."""
    found = connection.execute(select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(ids)))
    return {row.id: row.status for row in found}


def set_seen(connection: Connection, id: str, guest: str, at: float | None) -> None:
    """When a guest was last at a table; None while it is there."""
    connection.execute(update(SEATS).where(SEATS.c.table_id == id, SEATS.c.guest == guest).values(seen=at))


RUNNING: Final = (TABLES.c.id == bindparam("of")) & (TABLES.c.status == "running")
WRITTEN: Final = or_(
    bindparam("last", type_=Integer) < 0,
    select(literal(1)).where(LOG.c.table_id == bindparam("of"), LOG.c.number == bindparam("last")).exists(),
)
"""That the entry before is there: else the database is older than the table in memory."""
MOVE_ON: Final = update(TABLES).where(RUNNING, WRITTEN).values(asked=bindparam("whose"), changed=bindparam("when"))
MOVE_QUIETLY: Final = update(TABLES).where(RUNNING, WRITTEN).values(asked=bindparam("whose"))
WRITE: Final = insert(LOG)
"""What is done with every answer: statements that are made once."""


def append(connection: Connection, id: str, entry: Entry, asked: int | None, quiet: bool = False) -> None:
    """One more entry of the log of a running game, and who is asked then. Quietly: nobody is to learn of it yet, not
    even when it was."""
    turn: Row = {"of": id, "last": entry.number - 1, "whose": asked}
    if not quiet:
        turn["when"] = entry.at
    if connection.execute(MOVE_QUIETLY if quiet else MOVE_ON, turn).rowcount != 1:
        raise Conflict(CHANGED)
    connection.execute(WRITE, entry_row(id, entry))


def entry_row(table_id: str, entry: Entry) -> Row:
    return {"table_id": table_id, **vars(entry), "moves": "\n".join(entry.moves)}


def read_entry(row: Row) -> Entry:
    """An entry as the database has it."""
    moves = tuple(row["moves"].split("\n")) if row["moves"] else ()
    return Entry(row["number"], row["kind"], row["player"], moves, row["note"], row["state"], row["at"], row["why"])


def delete_table(connection: Connection, id: str) -> bool:
    """Forget a table; whether there was one."""
    return connection.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount == 1


def listed(connection: Connection, statuses: Sequence[str], most: int, guest: str | None = None) -> list[Row]:
    """Tables that everybody may see in the list, or those of a guest, who has a seat there or is host; the latest
    first. Lessons have a list of their own."""
    games = TABLES.c.status.in_(statuses) & TABLES.c.lesson.is_(None)
    statement = select(TABLES).where(games).order_by(TABLES.c.changed.desc()).limit(most)
    if guest is None:
        statement = statement.where(TABLES.c.listed)
    else:
        seated = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest == guest))
        statement = statement.where(or_(seated, TABLES.c.host == guest))
    return with_seats(connection, statement)


def lessons_of(connection: Connection, guest: str, most: int) -> list[Row]:
    """The lessons that a guest has begun, the latest first: which table, how far."""
    columns = (TABLES.c.id, TABLES.c.status, TABLES.c.lesson, TABLES.c.lesson_state)
    mine = (TABLES.c.host == guest) & TABLES.c.lesson.is_not(None)
    found = connection.execute(select(*columns).where(mine).order_by(TABLES.c.created.desc()).limit(most)).mappings()
    return [dict(row) for row in found]


def all_tables(connection: Connection) -> list[Row]:
    """Every table with its seats, for the operator; the latest first."""
    return with_seats(connection, select(TABLES).order_by(TABLES.c.changed.desc()))


def rules_in_use(connection: Connection) -> list[tuple[Any, Row]]:
    """By which versions of rules tables are played, each with what of their set-ups has versions: a few, however many
    tables there are."""
    parts = [TABLES.c.rules, TABLES.c.setup["edition"], TABLES.c.setup["expansions"]]
    found = connection.execute(select(*(cast(part, Text) for part in parts)).distinct())
    rows = [[None if words is None else json.loads(words) for words in row] for row in found]
    return [(rules, {"edition": edition, "expansions": expansions or []}) for rules, edition, expansions in rows]


def after(connection: Connection, id: str, most: int) -> list[tuple[str, Any, Any]]:
    """The names of tables, so many after one, each with the versions of its rules and its set-up."""
    statement = select(TABLES.c.id, TABLES.c.rules, TABLES.c.setup).where(TABLES.c.id > id).order_by(TABLES.c.id)
    return [(row.id, row.rules, row.setup) for row in connection.execute(statement.limit(most))]


def rewrite(connection: Connection, table: Row, length: int, entries: Sequence[Entry] | None, **values: Any) -> None:
    """Write the log of a table anew, if there are entries, and change the table along with it; neither may have changed
    since it was read."""
    id = table["id"]
    found = connection.execute(select(func.count()).select_from(LOG).where(LOG.c.table_id == id)).scalar_one()
    if found != length:
        raise Conflict(CHANGED)
    change_table(connection, id, table["status"], **{"changed": table["changed"], **values})
    if entries:
        connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == id))
        connection.execute(delete(LOG).where(LOG.c.table_id == id))
        connection.execute(insert(LOG), [entry_row(id, entry) for entry in entries])


def with_seats(connection: Connection, statement: Any) -> list[Row]:
    tables = [dict(row) for row in connection.execute(statement).mappings()]
    by_table: dict[str, list[Row]] = {table["id"]: [] for table in tables}
    seats = select(SEATS).where(SEATS.c.table_id.in_(list(by_table))).order_by(SEATS.c.number)
    for row in connection.execute(seats).mappings():
        by_table[row["table_id"]].append(dict(row))
    return [{**table, "seats": by_table[table["id"]]} for table in tables]


# -- chat ---------------------------------------------------------------------------------------------------------


def add_chat(connection: Connection, id: str, lines: Iterable[Row]) -> None:
    rows = [{"table_id": id, **line} for line in lines]
    if rows:
        connection.execute(insert(CHAT), rows)


def read_chat(connection: Connection, id: str) -> list[Row]:
    found = connection.execute(select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.number)).mappings()
    return [{name: row[name] for name in ("number", "kind", "name", "seat", "text", "at")} for row in found]


def bots_asked(connection: Connection) -> list[str]:
    """The running games in which a bot is asked, the latest first. Lessons wait for who comes back to them."""
    asked = (TABLES.c.status == "running") & (SEATS.c.bot != "") & (SEATS.c.number == TABLES.c.asked)
    statement = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(asked, TABLES.c.lesson.is_(None))
        .order_by(TABLES.c.changed.desc())
    )
    return [str(id) for id in connection.execute(statement).scalars()]


# -- analyses -----------------------------------------------------------------------------------------------------


def analysis_of(connection: Connection, id: str) -> Row | None:
    """The analysis of a game, if there is one."""
    found = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == id)).mappings().first()
    return None if found is None else dict(found)


def set_analysis(connection: Connection, row: Row) -> None:
    """Keep the analysis of a game, and none from before."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == row["table_id"]))
    connection.execute(insert(ANALYSES).values(**row))


# -- the clock of the server --------------------------------------------------------------------------------------


def time_kept(connection: Connection) -> float:
    """For how many seconds the server has run, as far as that was written down."""
    return float(connection.execute(select(CLOCK.c.seconds)).scalar_one())


def keep_time(connection: Connection, seconds: float) -> None:
    """Write down for how long the server has run."""
    connection.execute(update(CLOCK).where(CLOCK.c.seconds < seconds).values(seconds=seconds))


def try_writing(connection: Connection, seconds: float) -> None:
    """Write as much as a new table takes, take that back, and write down for how long the server has run: a database
    that is full may still have room for a number."""
    row = {
        "id": "",
        "created": 0.0,
        "changed": 0.0,
        "status": "closed",
        "title": "",
        "listed": False,
        "rules": {},
        "setup": {},
        "settings": {},
        "key": bytes(PROBE_BYTES),
    }
    connection.exec_driver_sql("SAVEPOINT probe")
    connection.execute(insert(TABLES), [row])
    connection.exec_driver_sql("ROLLBACK TO SAVEPOINT probe")
    connection.exec_driver_sql("RELEASE SAVEPOINT probe")
    keep_time(connection, seconds)
