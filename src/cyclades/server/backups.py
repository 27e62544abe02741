"""Backups: all that a database holds, in one file of SQLite. It comes from SQLite or PostgreSQL and goes back into
either, so this is also the way from one to the other.

A copy is made in a folder beside the place where it belongs, is looked into there, and gets its name at the end: there
is never half of one. `restores.py` brings them back.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import MetaData, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from cyclades.engine.errors import CycladesError
from cyclades.server.copied_rows import bring_to, engine_of, replace_rows
from cyclades.server.migrations import form_of, in_one_transaction, known_forms
from cyclades.server.schema import LOG, TABLES
from cyclades.server.sqlite_files import BESIDE, protect

STEP: Final = 1_000
"""Pages of SQLite that are copied at once: between two steps, Ctrl-C is heard."""
PATIENCE: Final = 5.0
"""Seconds to wait for others who use the database."""
FORM: Final = "alembic_version"
OURS: Final = {FORM, TABLES.name, LOG.name}
"""Tables without which a database is none of ours, whatever its form."""
UNFINISHED: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database and takes for a part of it, whichever database it was."""


class BackupError(CycladesError):
    """A backup that cannot be made, or not be brought back. Nothing has changed."""


@dataclass(frozen=True)
class Contents:
    """What a backup holds."""

    form: str
    tables: int
    games: int
    size: int
    """In bytes."""

    @property
    def older(self) -> bool:
        """Whether it was of an older form than the present one."""
        return self.form != known_forms()[-1]


def name_of(url: str) -> str:
    """What a database is called, without any password."""
    return str(file_of(url) or make_url(url).render_as_string())


def file_of(url: str) -> Path | None:
    """The file of a database of SQLite, wherever links lead; PostgreSQL has none."""
    target = make_url(url)
    return Path(os.path.realpath(target.database or "")) if target.get_backend_name() == "sqlite" else None


@contextmanager
def told(doing: str) -> Iterator[None]:
    """Tell in one line what went wrong in doing something."""
    try:
        yield
    except OSError as error:
        raise BackupError(f"{doing}: {error.strerror or error}") from None
    except (sqlite3.Error, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BackupError(f"{doing}: {reason}") from None


def write_backup(url: str, file: Path, force: bool = False) -> Contents:
    """Write all that a database holds at this moment into a file; a server may be writing all the while."""
    database = file_of(url)
    if database is not None and not database.exists():
        raise BackupError(f"there is no database at {database}")
    check_place(file, database, force)
    doing = f"cannot back up {name_of(url)} to {file}"
    with told(doing), TemporaryDirectory(prefix=".cyclades-", dir=file.absolute().parent) as folder:
        copy = Path(folder) / "copy.sqlite"
        if database is not None:
            copy_file(f"{database.as_uri()}?mode=rw", copy)  # who may only read cannot tidy up after reading
        else:
            copy_from_server(url, copy)
        contents = look_into(copy, name_of(url))
        os.replace(copy, file)
        sync_folder(file)
    return contents


def check_place(file: Path, database: Path | None, force: bool) -> None:
    """Refuse to write a backup over something else."""
    if database is not None:
        for own in (database, *(database.with_name(database.name + end) for end in {*BESIDE, *UNFINISHED})):
            if same_file(file, own):
                raise BackupError(f"{file} is a file of the database itself: say another one")
    if os.path.lexists(file) and not os.path.isfile(file):
        raise BackupError(f"expected a file, but {file} is none")
    if os.path.lexists(file) and not force:
        raise BackupError(f"{file} is there already: say another file, or --force")
    for end in UNFINISHED:
        if os.path.exists(f"{file}{end}"):
            raise BackupError(f"{file}{end} lies there, of another database: say another file")


def same_file(one: Path, other: Path) -> bool:
    """Whether two names are of one file, be it not there yet."""
    with suppress(OSError):
        return os.path.samefile(one, other)
    return os.path.realpath(one) == os.path.realpath(other)


def copy_file(uri: str, copy: Path) -> None:
    """Copy a database of SQLite as it is at this moment. Nobody who writes to it waits for that, since the server has a
    write-ahead file. All is read in one transaction: without, SQLite begins anew whenever somebody writes between two
    steps, and would never end."""
    protect(copy)
    with (
        closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)) as source,
        closing(sqlite3.connect(copy, isolation_level=None)) as target,
    ):
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(target, pages=STEP)
        source.execute("ROLLBACK")
        target.execute("PRAGMA journal_mode=DELETE")  # one file, which can be read where nothing may be written


def copy_from_server(url: str, copy: Path) -> None:
    """Copy a database of PostgreSQL as it is at this moment, in the form that it has, into a file of SQLite."""
    protect(copy)
    with engine_of(url) as source, engine_of(copy) as target:
        if form_of(source) is None:
            raise BackupError(f"{name_of(url)} is no database of Cyclades")
        in_one_transaction(target)
        snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with source.connect().execution_options(**snapshot) as reading, target.begin() as writing:
            form = reading.execute(text(f"SELECT version_num FROM {FORM}")).scalar_one()
            bring_to(writing, form)
            made = MetaData()
            made.reflect(writing)
            replace_rows(reading, writing, [each for each in made.sorted_tables if each.name != FORM])


def look_into(copy: Path, name: str) -> Contents:
    """What a copy of a database holds; one that is damaged, no database of ours or of a later form is refused."""
    with closing(sqlite3.connect(copy)) as connection:
        [problem] = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if problem != "ok":
            raise BackupError(f"{name} is damaged: {problem.splitlines()[-1]}")
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        found = connection.execute(f"SELECT version_num FROM {FORM}").fetchone() if names >= OURS else None
        if found is None:
            raise BackupError(f"{name} is no database of Cyclades")
        [form] = found
        if form not in known_forms():
            raise BackupError(f"{name} is of a later version ({form}) than this program: use the newer program")
        [tables] = connection.execute(f"SELECT count(*) FROM {TABLES.name}").fetchone()
        [games] = connection.execute(f"SELECT count(DISTINCT table_id) FROM {LOG.name}").fetchone()
    return Contents(form, tables, games, copy.stat().st_size)


def sync_folder(file: Path) -> None:
    """Have the name of a file written to the disk; its contents are there already."""
    with suppress(OSError):  # folders cannot be opened on Windows
        opened = os.open(file.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
