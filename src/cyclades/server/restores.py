"""Restores: a backup takes the place of all that a database holds, at once or not at all."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, inspect, select, text

from cyclades.server.backups import (
    PATIENCE,
    UNFINISHED,
    BackupError,
    Contents,
    copy_file,
    file_of,
    look_into,
    name_of,
    same_file,
    sync_folder,
    told,
)
from cyclades.server.copied_rows import bring_to, engine_of, replace_rows
from cyclades.server.migrations import form_of, migrate
from cyclades.server.schema import METADATA, TABLES


def check_backup(file: Path, url: str) -> None:
    """Refuse what is no file that can be read, before anything else is touched."""
    with told(f"cannot read {file}"):
        if not stat.S_ISREG(os.stat(file).st_mode):
            raise BackupError(f"expected a file, but {file} is none")
        file.open("rb").close()
    database = file_of(url)
    if database is not None and same_file(file, database):
        raise BackupError(f"{file} is the database itself: say a backup of it")


@contextmanager
def unpacked(file: Path, url: str) -> Iterator[tuple[Path, Contents]]:
    """A copy of a backup in the present form, beside the database whose place it is to take, and what it holds; the
    backup itself stays as it is."""
    database = file_of(url)
    beside = database.parent if database is not None else None
    with told(f"cannot restore {name_of(url)}"), TemporaryDirectory(prefix=".cyclades-", dir=beside) as folder:
        copy = Path(folder) / "copy.sqlite"
        with told(f"cannot read {file}"):
            copy_file(reading(file), copy)
            contents = look_into(copy, str(file))
        if contents.older:
            migrate(f"sqlite:///{copy}")
        yield copy, contents


def reading(file: Path) -> str:
    """How SQLite is told to read a file, and to change nothing. It makes files beside one that somebody else might be
    changing, which nobody does where there are none yet."""
    alone = not any(os.path.exists(f"{file}{end}") for end in UNFINISHED)
    return f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"


def put_back(copy: Path, url: str) -> Path | None:
    """Let a copy take the place of a database. Where that is a file, what was there is kept: its new name."""
    database = file_of(url)
    with told(f"cannot restore {name_of(url)}"):
        if database is not None:
            return take_place(copy, database)
        fill_server(url, copy)
        return None


# -- PostgreSQL ---------------------------------------------------------------------------------------------------


def fill_server(url: str, copy: Path) -> None:
    """Replace all that a database of PostgreSQL holds, in one transaction. No table has numbers that the database
    gives out, which would have to go on after the largest."""
    with engine_of(copy) as source, engine_of(url) as target:
        form_of(target)  # a later one is refused
        with source.connect() as reading, target.begin() as writing:
            bring_to(writing, "head")
            names = ", ".join(f'"{each.name}"' for each in METADATA.sorted_tables)
            writing.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))  # others may read what was, and not write
            replace_rows(reading, writing, METADATA.sorted_tables)


def tables_in(url: str) -> int | None:
    """How many tables a database holds, before they are replaced; None where it cannot be read."""
    database = file_of(url)
    if database is not None:
        return tables_in_file(database)
    with told(f"cannot read {name_of(url)}"), engine_of(url) as engine, engine.connect() as connection:
        there = inspect(connection).has_table(TABLES.name)
        return connection.execute(select(func.count()).select_from(TABLES)).scalar_one() if there else 0


# -- SQLite -------------------------------------------------------------------------------------------------------


def tables_in_file(database: Path) -> int | None:
    """How many tables a file holds, which may not be there; None where it cannot be read."""
    if not database.exists() or not database.stat().st_size:
        return 0
    try:
        with closing(sqlite3.connect(reading(database), uri=True, timeout=PATIENCE)) as connection:
            return int(connection.execute(f"SELECT count(*) FROM {TABLES.name}").fetchone()[0])
    except sqlite3.Error as error:
        refuse_if_used(error, database)
        return None


def take_place(copy: Path, database: Path) -> Path | None:
    """Let a copy take the place of a file; what was there, if anything, is kept under a name that is returned."""
    if database.exists():
        if tables_in_file(database) is not None:  # a damaged one stays as it is, in several files
            join_files(database)
        if sys.platform != "win32":
            with suppress(OSError):  # whoever restores it, the server has to read it
                os.chown(copy, database.stat().st_uid, database.stat().st_gid)
    aside = free_name(database)
    moved: list[tuple[Path, Path]] = []
    try:
        for end in (*UNFINISHED, ""):
            was, now = database.with_name(database.name + end), aside.with_name(aside.name + end)
            if was.exists():
                moved.append((was, now))
                os.rename(was, now)
        os.replace(copy, database)
    except BaseException:
        for was, now in moved:
            if now.exists():
                os.rename(now, was)
        raise
    sync_folder(database)
    return aside if moved else None


def join_files(database: Path) -> None:
    """Bring what lies beside a database into it, so that it is one file. That works if nobody else has it open."""
    try:
        with closing(sqlite3.connect(f"{database.as_uri()}?mode=rw", uri=True, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        refuse_if_used(error, database)  # otherwise it goes in several files


def refuse_if_used(error: sqlite3.Error, database: Path) -> None:
    """Refuse what others prevent who use a database."""
    if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        raise BackupError(f"somebody else uses {database}: try again when they are done")


def free_name(database: Path) -> Path:
    """A name under which a database is kept that is replaced now."""
    name = f"{database.name}.before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    names = (database.with_name(name + (f"-{number}" if number > 1 else "")) for number in count(1))
    return next(each for each in names if not each.exists())
