"""The store: reads in threads, and one thread that writes, many changes in one transaction.

A change is done when its transaction is committed, not before. The writer commits all that is waiting at once, so that
many tables share the price of a commit. Where one of them fails, all are rolled back and done again one by one.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cyclades.server.errors import Conflict, StorageDown, StorageFull, TableError
from cyclades.server.sqlite_files import wal_file

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_AT_ONCE: Final = 256
BUSY_MS: Final = 5_000
PAGE: Final = 4_096
POSTGRESQL: Final = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=10000 -c lock_timeout=5000",
}
"""So that a database that has vanished does not hold up the writer for long."""
MOST_WAL: Final = 16 * 1_048_576
"""How long the write-ahead file of SQLite may get, in bytes, before everything waits for it to be shortened."""
CHECKPOINT_SECONDS: Final = 0.2
"""How long everything waits."""
CHECKPOINT_PAUSE: Final = 2.0
"""Seconds until that is tried again, where somebody reads all the while."""
TRY_MS: Final = 20
"""How long one try waits for readers. Many short ones, since SQLite goes on to wait for the place of a reader that has
gone when another one has taken it."""
READING: Final = "reading"
WRITING: Final = "writing"
FULL: Final = ("database or disk is full", "No space left on device", "disk full")


def open_engine(url: str, most_mb: int = 0) -> Engine:
    """An engine for a database that is there."""
    target = make_url(url)
    if target.get_backend_name() != "sqlite":
        return create_engine(
            target, pool_pre_ping=True, pool_size=5, max_overflow=5, pool_timeout=5, connect_args=POSTGRESQL
        )
    file = target.database or ":memory:"

    def connect() -> sqlite3.Connection:
        # mode=rw: a file that is gone is an error, not an empty database
        uri = f"{Path(file).resolve().as_uri()}?mode=rw"
        return sqlite3.connect(uri, uri=True, check_same_thread=False, timeout=BUSY_MS / 1000, isolation_level=None)

    engine = create_engine(target, creator=connect, pool_size=5, max_overflow=5, pool_timeout=5)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: Any) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=NORMAL",
            f"journal_size_limit={MOST_WAL}",
            f"busy_timeout={BUSY_MS}",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")
        if most_mb:
            connection.execute(f"PRAGMA max_page_count={most_mb * 1_048_576 // PAGE}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def as_table_error(error: Exception) -> TableError:
    """What went wrong with the database, for people who cannot mend it; the log has the rest."""
    if isinstance(error, TableError):
        return error
    if isinstance(error, IntegrityError):
        return Conflict("somebody else was faster: look at the table again")
    if any(sign in str(error) for sign in FULL):
        return StorageFull("the database is full: nothing was changed; the operator has to make room")
    return StorageDown("the database does not answer: nothing was changed; try again in a moment")


class Job:
    """A change that waits to be written, and who waits for it."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        """Tell who waits."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Store:
    """The database of a server."""

    def __init__(
        self, url: str, most_mb: int = 0, report_error: Callable[[Exception], None] = lambda error: None
    ) -> None:
        self.url = url
        self.engine = open_engine(url, most_mb)
        self.report_error = report_error
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.failures = {READING: 0, WRITING: 0}
        """How often the database did not do what it was asked to."""
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()
        target = make_url(url)
        self.file = Path(target.database or "") if target.get_backend_name() == "sqlite" else None
        self.inode = self.current_inode()
        self.next_checkpoint = 0.0

    async def write(self, work: Work[T]) -> T:
        """Change the database; when this returns, the change is committed. `work` may be done twice."""
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        result: T = await asyncio.shield(job.future)
        return result

    async def read(self, work: Work[T]) -> T:
        """Ask the database."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        """Ask the database, in this thread."""
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except (SQLAlchemyError, PoolTimeout) as error:
            self.fail(READING, error)
            raise as_table_error(error) from None

    def write_now(self, work: Work[T]) -> T:
        """Change the database, in this thread: for whoever has no event loop."""
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                return work(connection)
        except Exception as error:
            raise as_table_error(error) from None

    def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()

    # -- the writer ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """The thread that writes."""
        while True:
            first = self.jobs.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    last = True
                    break
                batch.append(job)
            try:
                self.write_all(batch)
            except Exception as error:  # the thread must not end, whatever happens: everybody would wait for ever
                for job in batch:
                    job.error = job.error or as_table_error(error)
            loops = {job.loop for job in batch}
            for loop in loops:
                if not loop.is_closed():
                    loop.call_soon_threadsafe(resolve_all, [job for job in batch if job.loop is loop])
            self.bound_wal()
            if last:
                return

    def write_all(self, batch: list[Job]) -> None:
        """Write a batch in one transaction, or else one by one."""
        error = self.transact(batch)
        if error is not None and len(batch) > 1:
            for job in batch:
                job.error = self.transact([job])
        elif error is not None:
            batch[0].error = error

    def transact(self, batch: list[Job]) -> TableError | None:
        """One transaction: all of a batch, or nothing and why. Where the connection breaks just as it is committed,
        nobody knows which of the two."""
        committing = False
        try:
            self.check_file()
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                for job in batch:
                    job.result = job.work(connection)
                committing = True
            self.commits += 1
            return None
        except TableError as error:
            self.failures[WRITING] += isinstance(error, StorageDown)
            return error
        except Exception as error:
            if not isinstance(error, IntegrityError):
                self.fail(WRITING, error)
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                self.engine.dispose()
                if committing:
                    return StorageDown("the database went away while it was writing: look whether it was done")
            return as_table_error(error)

    def bound_wal(self) -> None:
        """Shorten the write-ahead file where it has grown too long. SQLite begins it anew when nobody reads from it:
        where readers come and go so that there is always one, that never happens by itself."""
        if self.file is None or time.monotonic() < self.next_checkpoint:
            return
        try:
            if wal_file(self.file).stat().st_size > MOST_WAL and not self.shorten_wal():
                self.next_checkpoint = time.monotonic() + CHECKPOINT_PAUSE
        except (OSError, SQLAlchemyError, sqlite3.Error):  # it is gone; the next who writes is told
            self.next_checkpoint = time.monotonic() + CHECKPOINT_PAUSE

    def shorten_wal(self) -> bool:
        """Write everything of the write-ahead file into the database, and empty it, once those who read now are done;
        whether they were in time."""
        deadline = time.monotonic() + CHECKPOINT_SECONDS
        with closing(self.engine.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={TRY_MS}")
            try:
                while cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                    if time.monotonic() > deadline:
                        return False
                return True
            finally:
                cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")

    def fail(self, what: str, error: Exception) -> None:
        """The database did not do what it should: the operator hears of it."""
        self.failures[what] += 1
        self.report_error(error)

    def current_inode(self) -> int:
        """Which file the database is; 0 where it is no file, or gone."""
        try:
            return self.file.stat().st_ino if self.file is not None else 0
        except OSError:
            return 0

    def check_file(self) -> None:
        """Notice a file of SQLite that was moved away: what is written to it then is lost."""
        if self.file is None:
            return
        inode = self.current_inode()
        if inode != self.inode:
            self.engine.dispose()
            if inode == 0:
                raise StorageDown("the database is gone: nothing was changed; the operator has to bring it back")
            self.inode = inode


def resolve_all(batch: list[Job]) -> None:
    """Tell everybody who waits, in the thread of the event loop."""
    for job in batch:
        job.resolve()
