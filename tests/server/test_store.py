"""The store: many changes in one commit, none acknowledged before it, and a database in the form that it expects."""

from __future__ import annotations

import asyncio
import secrets
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, func, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from cyclades.server import queries
from cyclades.server.errors import Conflict, StorageDown, TableError
from cyclades.server.game_log import Entry
from cyclades.server.migrations import migrate
from cyclades.server.schema import GUESTS, LOG, TABLES
from cyclades.server.seats import Seat
from cyclades.server.settings import plain_url
from cyclades.server.store import MOST_AT_ONCE, Store, as_table_error


def guest(id: str) -> dict[str, Any]:
    return {"id": id, "name": "Ann", "created": 1.0}


def adds(id: str) -> Any:
    return lambda connection: queries.add_guest(connection, guest(id))


def known(store: Store) -> set[str]:
    return set(store.read_now(lambda connection: connection.execute(select(GUESTS.c.id)).scalars().all()))


def new_table(id: str, status: str = "running") -> dict[str, Any]:
    return {
        "id": id,
        "created": 1.0,
        "changed": 1.0,
        "status": status,
        "title": "",
        "listed": False,
        "host": None,
        "rules": {"legendary": 1},
        "setup": {},
        "start": None,
        "settings": {},
        "proposal": None,
        "result": None,
        "rematch": None,
        "key": secrets.token_bytes(16),
    }


SEATS = [Seat(number).row() for number in range(3)]


def entry(number: int) -> Entry:
    return Entry(number, "action", 0, ("bid ares 5",), "", 7, 1.0)


class Gate:
    """A change that keeps the writer busy, so that others wait behind it."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.reached.set()
        assert self.open.wait(20)


async def behind(store: Store, *changes: Any) -> list[Any]:
    """Let changes wait behind one that takes its time; their results, or what went wrong."""
    gate = Gate()
    first = asyncio.create_task(store.write(gate))
    await asyncio.to_thread(gate.reached.wait, 20)
    waiting = [asyncio.create_task(store.write(change)) for change in changes]
    await asyncio.sleep(0)
    gate.open.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_changes_that_wait_together_are_committed_together(store: Store) -> None:
    before = store.commits
    assert asyncio.run(behind(store, *(adds(f"g{number}") for number in range(50)))) == [None] * 50
    assert store.commits - before == 2
    assert known(store) == {f"g{number}" for number in range(50)}


def test_there_is_a_limit_to_what_one_commit_takes(store: Store) -> None:
    before = store.commits
    asyncio.run(behind(store, *(adds(f"g{number}") for number in range(MOST_AT_ONCE + 10))))
    assert store.commits - before == 3
    assert len(known(store)) == MOST_AT_ONCE + 10


def test_a_change_that_fails_does_not_take_others_with_it(store: Store) -> None:
    def refuses(connection: Connection) -> None:
        queries.add_guest(connection, guest("half"))
        raise Conflict("no")

    def breaks(connection: Connection) -> None:
        queries.add_guest(connection, guest("broken"))
        raise ZeroDivisionError

    results = asyncio.run(behind(store, adds("a"), refuses, adds("b"), adds("a"), breaks, adds("c")))
    assert [type(result) for result in results] == [type(None), Conflict, type(None), Conflict, StorageDown, type(None)]
    assert known(store) == {"a", "b", "c"}


def test_nothing_is_acknowledged_before_it_is_committed(store: Store) -> None:
    """Each time that `write` returns, another connection sees the change."""
    other = create_engine(store.url)

    async def many() -> None:
        async def one(id: str) -> None:
            await store.write(adds(id))
            with other.connect() as connection:
                assert connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == id)).scalar() == id

        await asyncio.gather(*(one(f"g{number}") for number in range(100)))

    asyncio.run(many())
    other.dispose()


def test_a_commit_that_fails_is_no_acknowledgement(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    dialect = store.engine.dialect

    def fails(connection: Any) -> None:
        raise OSError("the disk is on fire")

    with monkeypatch.context() as broken:
        broken.setattr(dialect, "do_commit", fails)
        with pytest.raises(StorageDown, match="nothing was changed"):
            asyncio.run(store.write(adds("lost")))
    assert known(store) == set()
    asyncio.run(store.write(adds("kept")))
    assert known(store) == {"kept"}


def test_a_connection_that_breaks_at_the_commit_leaves_a_doubt_and_it_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def commit_then_break(connection: Any) -> None:
        connection.commit()
        raise OperationalError("COMMIT", {}, Exception("gone"), connection_invalidated=True)

    monkeypatch.setattr(store.engine.dialect, "do_commit", commit_then_break)
    with pytest.raises(StorageDown, match="look whether it was done"):
        asyncio.run(store.write(adds("doubt")))
    monkeypatch.undo()
    assert known(store) == {"doubt"}


def test_results_of_changes_come_back(store: Store) -> None:
    assert asyncio.run(behind(store, lambda c: 1, lambda c: "two", lambda c: c.execute(text("SELECT 3")).scalar())) == [
        1,
        "two",
        3,
    ]


def test_who_stops_waiting_does_not_stop_the_change(store: Store) -> None:
    async def leaves() -> None:
        gate = Gate()
        first = asyncio.create_task(store.write(gate))
        await asyncio.to_thread(gate.reached.wait, 20)
        second = asyncio.create_task(store.write(adds("a")))
        await asyncio.sleep(0)
        second.cancel()
        gate.open.set()
        await first
        await store.write(adds("b"))

    asyncio.run(leaves())
    assert known(store) == {"a", "b"}


def test_closing_writes_what_waits(database: str) -> None:
    url = plain_url(database)
    migrate(url)
    store = Store(url)

    async def hurry() -> list[Any]:
        gate = Gate()
        waiting = [asyncio.create_task(store.write(work)) for work in (gate, *(adds(f"g{n}") for n in range(20)))]
        await asyncio.to_thread(gate.reached.wait, 20)
        closing = asyncio.create_task(asyncio.to_thread(store.close))
        await asyncio.sleep(0.01)
        gate.open.set()
        await closing
        return await asyncio.gather(*waiting)

    assert asyncio.run(hurry()) == [None] * 21
    again = Store(url)
    assert len(known(again)) == 20
    again.close()


def test_a_row_of_the_log_cannot_be_doubled(store: Store) -> None:
    asyncio.run(store.write(lambda connection: queries.add_table(connection, new_table("t"), SEATS)))
    asyncio.run(store.write(lambda connection: queries.append(connection, "t", entry(0), 0)))

    def change_and_append(connection: Connection) -> None:
        queries.change_table(connection, id="t", before="running", title="changed")
        queries.append(connection, "t", entry(0), 0)

    with pytest.raises(Conflict, match="somebody else was faster"):
        asyncio.run(store.write(change_and_append))
    row, _, log = store.read_now(lambda connection: queries.table_row(connection, "t"))
    assert [each["number"] for each in log] == [0]
    assert row["title"] == ""


def test_two_stores_on_one_database_cannot_answer_one_question_both(store: Store) -> None:
    other = Store(store.url)
    asyncio.run(store.write(lambda connection: queries.add_table(connection, new_table("t"), SEATS)))

    async def race() -> list[Any]:
        writes = [each.write(lambda c: queries.append(c, "t", entry(0), 0)) for each in (store, other)]
        return list(await asyncio.gather(*writes, return_exceptions=True))

    results = asyncio.run(race())
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    other.close()


@pytest.mark.parametrize("status", ["waiting", "over", "closed", "abandoned"])
def test_a_log_grows_only_while_its_game_runs(store: Store, status: str) -> None:
    asyncio.run(store.write(lambda connection: queries.add_table(connection, new_table("t", status), SEATS)))
    with pytest.raises(Conflict, match="the table has changed meanwhile"):
        asyncio.run(store.write(lambda connection: queries.append(connection, "t", entry(0), 0)))
    assert store.read_now(lambda connection: len(queries.table_row(connection, "t")[2])) == 0


def test_a_table_takes_its_log_along_when_it_is_deleted(store: Store) -> None:
    asyncio.run(
        store.write(lambda connection: queries.add_table(connection, new_table("t"), SEATS, [entry(0), entry(1)]))
    )
    assert asyncio.run(store.write(lambda connection: queries.delete_table(connection, "t")))
    count = store.read_now(lambda connection: connection.execute(select(func.count()).select_from(LOG)).scalar())
    assert count == 0


def test_nothing_refers_to_what_is_not_there(store: Store) -> None:
    with pytest.raises(Conflict):
        asyncio.run(
            store.write(lambda connection: connection.execute(insert(LOG).values(**queries.entry_row("x", entry(0)))))
        )


def test_pragmas_are_set_on_every_connection_of_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    store = Store(url, most_mb=8)
    with store.engine.connect() as one, store.engine.connect() as two:
        for connection in (one, two):
            found = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in (
                    "journal_mode",
                    "synchronous",
                    "busy_timeout",
                    "foreign_keys",
                    "max_page_count",
                    "page_size",
                )
            }
            assert found == {
                "journal_mode": "wal",
                "synchronous": 1,
                "busy_timeout": 5000,
                "foreign_keys": 1,
                "max_page_count": 2048,
                "page_size": 4096,
            }
    store.close()


def test_two_who_write_at_once_wait_for_each_other_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    store, other = Store(url), Store(url)

    async def both() -> None:
        works = [(each, f"{name}{number}") for name, each in (("a", store), ("b", other)) for number in range(100)]
        await asyncio.gather(*(each.write(adds(id)) for each, id in works))

    asyncio.run(both())
    assert len(known(store)) == 200
    store.close()
    other.close()


def test_reads_go_on_while_something_is_written(store: Store) -> None:
    async def look() -> int:
        gate = Gate()
        writing = asyncio.create_task(store.write(gate))
        await asyncio.to_thread(gate.reached.wait, 20)
        found = await store.read(
            lambda connection: connection.execute(select(func.count()).select_from(TABLES)).scalar()
        )
        gate.open.set()
        await writing
        return int(found or 0)

    assert asyncio.run(look()) == 0


# -- the form of the database -------------------------------------------------------------------------------------


def test_a_database_that_cannot_be_opened_is_told_in_one_line_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StorageDown) as caught:
        migrate("postgresql+psycopg://ann:verysecret@127.0.0.1:1/tables?connect_timeout=2")
    assert "\n" not in str(caught.value)
    assert "verysecret" not in str(caught.value)
    (tmp_path / "no.sqlite").write_text("this is no database, " * 100)
    with pytest.raises(StorageDown, match="cannot open the database"):
        migrate(f"sqlite:///{tmp_path / 'no.sqlite'}")


def test_what_went_wrong_is_told_by_kind() -> None:
    assert isinstance(as_table_error(IntegrityError("INSERT", {}, Exception("UNIQUE"))), Conflict)
    assert as_table_error(Exception("database or disk is full")).code == "storage-full"
    assert as_table_error(Exception("could not extend file: No space left on device")).status == 507
    down = as_table_error(Exception("secret details"))
    assert (down.code, down.status) == ("storage", 503)
    assert "secret" not in str(down)
    refused = TableError("as it was")
    assert as_table_error(refused) is refused


def test_the_writer_outlives_an_event_loop_that_went_away(store: Store) -> None:
    gate = Gate()

    async def forget() -> None:
        job = asyncio.create_task(store.write(gate))
        await asyncio.to_thread(gate.reached.wait, 20)
        job.cancel()

    asyncio.run(forget())
    gate.open.set()
    asyncio.run(store.write(adds("after")))
    assert known(store) == {"after"}
