"""The start of a server: it loads only what it needs, serves first, and wakes the games of bots behind."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from cyclades.server import queries, registry, waking
from cyclades.server.errors import StorageDown
from cyclades.server.migrations import migrate
from cyclades.server.schema import LOG, SEATS
from cyclades.server.settings import plain_url
from cyclades.server.table import read_table
from tests.cli.test_serve import PATIENCE
from tests.server.running import Person, Server, wait_for

LATER = ("alembic", "mako", "shapely", "numpy", "matplotlib", "resvg_py", "cyclades.arena", "cyclades.simulation")
"""What is not needed before somebody asks for it."""


def loaded_at_start(database: str, *command: str) -> set[str]:
    """The modules that `cyclades serve` has loaded when it answers for the first time."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CYCLADES_")}
    process = subprocess.Popen(
        [sys.executable, "-X", "importtime", "-m", "cyclades", *command],
        env={**environment, "CYCLADES_DATABASE_URL": database, "CYCLADES_BOT_PROCESSES": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    patience = threading.Timer(PATIENCE, process.kill)
    patience.start()
    log: list[str] = []
    reading = threading.Thread(target=lambda: log.extend(process.stderr or ()))
    reading.start()
    try:
        line = process.stdout.readline()
        assert line.startswith("Cyclades is at http://127.0.0.1:"), "".join(log)
        assert httpx.get(f"{line.split()[3]}healthz", timeout=PATIENCE).status_code == 200
    finally:
        process.kill()
        process.communicate()
        reading.join()
        patience.cancel()
    return {found[1] for text in log if (found := re.match(r"import time: .*\|\s+(\S+)$", text))}


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["play", "--port", "0", "--no-open"]])
def test_what_is_not_needed_at_the_start_is_not_loaded(command: list[str], tmp_path: Path) -> None:
    url = plain_url(str(tmp_path / "tables.sqlite"))
    migrate(url)
    found = loaded_at_start(url, *command)
    assert {"fastapi", "sqlalchemy", "uvicorn"} <= found
    assert found & set(LATER) == set()


# -- waking ---------------------------------------------------------------------------------------------------------


def log_length(server: Server, table: str) -> int:
    statement = select(func.count()).select_from(LOG).where(LOG.c.table_id == table)
    return int(server.registry.store.read_now(lambda connection: connection.execute(statement).scalar_one()))


def games_of_bots(url: str, number: int) -> tuple[Person, list[str], str]:
    """Somebody, their games in which a bot is asked once the server starts again, the latest first, and one without."""
    with Server(url) as server:
        ann = server.person("Ann")
        tables = [ann.table("me", "me", "me") for _ in range(number + 1)]
        for table in tables[1:]:
            asked = server.registry.tables[table].asked
            with server.registry.store.engine.begin() as connection:
                place = (SEATS.c.table_id == table) & (SEATS.c.number == asked)
                connection.execute(update(SEATS).where(place).values(bot="random"))
    return ann, tables[:0:-1], tables[0]


class Gate:
    """Reading a table takes until the gate is opened; `read` are those that were begun to be read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *shut: str) -> None:
        self.open = threading.Event()
        self.read: list[str] = []

        def slow(store: Any, found: Any, chat: Any) -> Any:
            id = found[0]["id"]
            self.read.append(id)
            if id in shut:
                assert self.open.wait(PATIENCE)
            return read_table(store, found, chat)

        monkeypatch.setattr(registry, "read_table", slow)


def again(server: Server, person: Person) -> Person:
    """The same person after the server has started again."""
    back = server.person(None)
    back.http.cookies = person.http.cookies
    return back


def test_people_are_served_while_games_of_bots_wake_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of the games takes very long to read: nobody waits for it."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    ann, games, quiet = games_of_bots(url, 3)
    gate = Gate(monkeypatch, games[0])
    with Server(url) as server:
        ann = again(server, ann)
        wait_for(lambda: gate.read[:1] == games[:1])
        assert ann.get("/healthz")["status"] == "ok"
        for table in (quiet, games[-1]):
            assert ann.get(f"/api/tables/{table}")["status"] == "running"
        with ann.connect(quiet) as line:
            assert line.answer(line.asked())["type"] == "done"
        assert gate.read == [games[0], quiet, games[-1]], "one at a time is woken"
        wait_for(lambda: log_length(server, games[-1]) > 1)
        assert log_length(server, games[0]) == 1
        gate.open.set()
        wait_for(lambda: all(log_length(server, table) > 1 for table in games))
        assert sorted(gate.read) == sorted([*games, quiet]), "each is read once"


def test_a_table_is_woken_after_those_that_people_wait_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    ann, games, quiet = games_of_bots(url, 2)
    first, mine = threading.Event(), threading.Event()
    asked_tables = waking.asked_tables

    async def later(tables: Any) -> Any:
        found = await asked_tables(tables)
        while quiet not in tables.loading:
            await asyncio.sleep(0.01)
        first.set()
        return found

    monkeypatch.setattr(waking, "asked_tables", later)
    gate = Gate(monkeypatch, quiet)
    with Server(url) as server:
        person = again(server, ann)

        def look() -> None:
            person.get(f"/api/tables/{quiet}")
            mine.set()

        opened = threading.Thread(target=look)
        opened.start()
        assert first.wait(PATIENCE)
        wait_for(lambda: gate.read == [quiet])  # and no other one, until it is there
        gate.open.set()
        assert mine.wait(PATIENCE)
        opened.join()
        wait_for(lambda: len(gate.read) == 3)
        assert gate.read == [quiet, *games]


def test_games_of_bots_go_on_when_a_database_that_was_away_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    _, games, _ = games_of_bots(url, 2)
    monkeypatch.setattr(waking, "RETRY_SECONDS", 0.01)
    asked, tries = queries.bots_asked, [StorageDown("away"), StorageDown("away")]

    def away(connection: Any) -> list[str]:
        if tries:
            raise tries.pop()
        return asked(connection)

    monkeypatch.setattr(queries, "bots_asked", away)
    with Server(url) as server:
        wait_for(lambda: all(log_length(server, table) > 1 for table in games))
    assert tries == []


def test_a_server_ends_although_it_has_not_woken_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    _, games, _ = games_of_bots(url, 3)
    monkeypatch.setattr(waking, "REST", 1e9)
    gate = Gate(monkeypatch)
    with Server(url):
        wait_for(lambda: gate.read == games[:1])
    assert gate.read == games[:1]
