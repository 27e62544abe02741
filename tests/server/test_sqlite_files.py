"""The files of SQLite: nobody but their owner may read them, and the write-ahead file stays short."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cyclades.server import queries
from cyclades.server import store as stores
from cyclades.server.migrations import migrate
from cyclades.server.store import Store
from tests.server.process import Process
from tests.server.running import Server, wait_for
from tests.server.test_store import SEATS, new_table

TEXT = "x" * 20_000
LINE = {"kind": "chat", "name": "Ann", "seat": None, "text": TEXT, "at": 1.0}

unix = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """Whoever starts the server lets everybody read new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.glob("tables.sqlite*")}


@unix
def test_new_files_are_for_their_owner_alone(tmp_path: Path, open_to_all: None) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        server.person("Ann").table("me", "me")
        names = ["tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal", "tables.sqlite.lock"]
        assert modes(tmp_path) == dict.fromkeys(names, 0o600)


@unix
def test_files_that_others_could_read_are_shut_at_the_next_start(tmp_path: Path, open_to_all: None) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        server.person("Ann").table("me", "me")
        server.kill()
        assert {"tables.sqlite-wal", "tables.sqlite-shm"} <= set(modes(tmp_path))
        for name in modes(tmp_path):
            (tmp_path / name).chmod(0o664)
        server.start()
        assert set(modes(tmp_path).values()) == {0o600}


@unix
def test_a_file_that_may_not_be_written_is_not_made_writable(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    migrate(f"sqlite:///{file}")
    file.chmod(0o444)
    migrate(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o400


@pytest.fixture
def full_of_tables(tmp_path: Path) -> Iterator[Store]:
    """The store of a database with a table."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    opened = Store(url)
    opened.write_now(lambda connection: queries.add_table(connection, new_table("t"), SEATS))
    yield opened
    opened.close()


class Readers:
    """Readers that come and go so that there is always one, each with the database as it was when it came."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.stopped = threading.Event()
        self.reads = 0
        self.turns = [threading.Event(), threading.Event()]
        self.threads = [threading.Thread(target=self.run, args=[number]) for number in range(2)]

    def run(self, number: int) -> None:
        while not self.stopped.is_set():
            with self.store.engine.connect() as connection:
                connection.execute(text("SELECT count(*) FROM chat")).scalar()
                self.reads += 1
                self.turns[1 - number].set()  # only now may the other one go
                self.turns[number].wait(0.05)
                self.turns[number].clear()

    def __enter__(self) -> Readers:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stopped.set()
        for thread in self.threads:
            thread.join()


def wal_of(store: Store) -> int:
    assert store.file is not None
    return store.file.with_name(f"{store.file.name}-wal").stat().st_size


async def chat(store: Store, first: int, lines: int) -> list[int]:
    """Write lines of chat, each in a transaction of its own; how long the write-ahead file was after each."""
    sizes = []
    for number in range(first, first + lines):
        line = {**LINE, "number": number}
        await store.write(lambda connection, line=line: queries.add_chat(connection, "t", [line]))  # type: ignore[misc]
        sizes.append(wal_of(store))
    return sizes


def test_the_write_ahead_file_does_not_grow_without_end_while_readers_come_and_go(
    full_of_tables: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = full_of_tables
    monkeypatch.setattr(stores, "MOST_WAL", 1_000_000)
    monkeypatch.setattr(stores, "CHECKPOINT_SECONDS", 30.0)
    with Readers(store) as readers:
        sizes = asyncio.run(chat(store, 0, 300))
    assert readers.reads > 2
    assert len(sizes) * len(TEXT) > 5_000_000, "what was written"
    assert max(sizes) < 1_500_000


def test_a_reader_that_stays_holds_nobody_up(full_of_tables: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is there the file cannot be shortened: that is tried now and then, and again when it has gone."""
    store = full_of_tables
    tries: list[bool] = []
    shorten = Store.shorten_wal

    def counted(given: Store) -> bool:
        tries.append(shorten(given))
        return tries[-1]

    monkeypatch.setattr(Store, "shorten_wal", counted)
    monkeypatch.setattr(stores, "MOST_WAL", 1_000_000)
    monkeypatch.setattr(stores, "CHECKPOINT_SECONDS", 0.0)
    monkeypatch.setattr(stores, "CHECKPOINT_PAUSE", 1e9)
    with store.engine.connect() as staying:
        staying.execute(text("SELECT count(*) FROM chat")).scalar()
        sizes = asyncio.run(chat(store, 0, 150))
        assert max(sizes) > 2_500_000
        assert tries == [False]
    store.next_checkpoint = 0.0
    asyncio.run(chat(store, 150, 1))
    wait_for(lambda: tries == [False, True])  # it is shortened after those who wrote have been told
    assert wal_of(store) < 100_000


def test_what_a_burst_leaves_of_the_write_ahead_file_is_bounded(full_of_tables: Store) -> None:
    def limit(connection: Any) -> Any:
        return connection.exec_driver_sql("PRAGMA journal_size_limit").scalar()

    assert full_of_tables.read_now(limit) == stores.MOST_WAL == 16_777_216
