"""The files of SQLite: for their owner alone. They hold what players hide from each other."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

OWNER: Final = 0o600
LOCK: Final = ".lock"
BESIDE: Final = ("-wal", "-shm", LOCK)
"""What lies beside a database: SQLite makes the first two with the rights of the database; the last is the server's."""


def wal_file(database: Path) -> Path:
    """The write-ahead file of a database."""
    return database.with_name(f"{database.name}-wal")


def protect(database: Path) -> None:
    """Take a database, and what lies beside it, from all but its owner; a new one is made like that. What is wrong with
    the file is not said here, but by SQLite when it opens it."""
    with suppress(OSError):
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWNER))
    for file in (database, *(database.with_name(database.name + end) for end in BESIDE)):
        with suppress(OSError):  # there is none, or it is somebody else's
            mode = file.stat().st_mode & 0o777
            if mode & ~OWNER and file.is_file():
                file.chmod(mode & OWNER)
