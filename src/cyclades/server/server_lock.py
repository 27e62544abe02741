"""The lock of a server: one process serves a file of SQLite. The operating system holds it, so it ends with the
process, however that ends. Other commands do not ask for it, and work beside a server."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from sqlalchemy.engine import make_url

from cyclades.engine.errors import CycladesError
from cyclades.server.migrations import make_folder
from cyclades.server.sqlite_files import LOCK, OWNER

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class DatabaseInUse(CycladesError):
    """Another server has the database."""


class ServerLock:
    """The lock of whoever serves a database, or must not have a server beside it. PostgreSQL needs none: there, two
    servers lose nothing."""

    def __init__(self, url: str) -> None:
        self.target = make_url(url)
        sqlite = self.target.get_backend_name() == "sqlite" and self.target.database
        self.database = Path(self.target.database or "").resolve() if sqlite else None
        self.held: int | None = None

    def __enter__(self) -> ServerLock:
        self.acquire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def acquire(self) -> None:
        """Take the lock, or say that another server has it."""
        if self.database is None:
            return
        make_folder(self.target)
        # a file of its own, since SQLite locks parts of the others; it stays, as two could hold it if it were removed
        file = self.database.with_name(self.database.name + LOCK)
        try:
            opened = os.open(file, os.O_RDWR | os.O_CREAT, OWNER)  # which no child process inherits
        except OSError as error:
            raise DatabaseInUse(f"cannot make the lock of the database {file}: {error.strerror}") from None
        try:
            lock(opened)
        except OSError:
            os.close(opened)
            raise DatabaseInUse(
                f"another server is running on {self.database}: stop it first, or give this one another database"
            ) from None
        self.held = opened

    def release(self) -> None:
        """Let others have it."""
        if self.held is not None:
            with suppress(OSError):
                os.close(self.held)
            self.held = None


def lock(opened: int) -> None:
    """Lock an open file for this process alone, or fail at once."""
    if sys.platform == "win32":
        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
