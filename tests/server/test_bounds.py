"""Nothing grows for ever: forgotten tables are closed, and nobody fills the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from cyclades.server import queries
from tests.server.running import Person, Server


def done(server: Server, work: Coroutine[Any, Any, Any]) -> None:
    """Let the server do something in its own loop, and wait for it."""
    asyncio.run_coroutine_threadsafe(work, server.uvicorn.servers[0].get_loop()).result(20)


def make_old(server: Server, table: str, days: float) -> None:
    touched = server.registry.clock.now() - days * 86_400
    done(
        server,
        server.registry.store.write(
            lambda connection: queries.change_table(connection, table, "waiting", touched=touched)
        ),
    )


def status(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}")["status"])


def test_a_table_where_no_game_begins_for_days_is_closed(server: Server) -> None:
    ann = server.person("Ann")
    old, fresh, watched = (ann.table("me", "open", start=False) for _ in range(3))
    running = ann.table("me", "me")
    make_old(server, old, 8)
    make_old(server, fresh, 6)
    make_old(server, watched, 8)
    with ann.connect(watched) as line:
        line.until("welcome")
        done(server, server.registry.close_forgotten())
        done(server, server.registry.detect_outside_changes())
        assert [status(ann, table) for table in (old, fresh, watched)] == ["closed", "waiting", "waiting"]
    assert status(ann, running) == "running"


def test_an_operator_may_keep_waiting_tables_for_ever(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", waiting_days=0.0) as server:
        ann = server.person("Ann")
        table = ann.table("me", "open", start=False)
        make_old(server, table, 1000)
        done(server, server.registry.close_forgotten())
        assert status(ann, table) == "waiting"


def test_a_guest_opens_only_so_many_tables_within_a_day(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables_per_day=2) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        first = ann.table("me", "me")
        record = ann.get(f"/api/tables/{first}/record", seat=0)
        ann.table("me", "me", start=False)
        wish = {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert ann.post("/api/tables", 429, **wish)["code"] == "too-much"
        assert ann.post("/api/records", 429, **record)["code"] == "too-much"
        assert len(ann.get("/api/tables/mine")["tables"]) == 2
        assert bob.post("/api/tables", 201, **wish)["id"]


def test_only_so_many_come_from_an_address_for_the_first_time(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", guests_per_hour=3) as server:
        ann = server.person("Ann")
        others = [server.person(None).http.post("/api/guest", json={"name": name}) for name in ("Ben", "Cid", "Dan")]
        assert [reply.status_code for reply in others] == [200, 200, 429]
        assert ann.post("/api/guest", name="Anna")["name"] == "Anna", "who is here may have another name"
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        assert server.person(None).http.post("/api/guest", json={"name": "Eve"}, headers=elsewhere).is_success


def test_an_address_opens_only_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tables_per_day=2) as server:
        wish = {"players": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
        replies = [server.person(f"Guest {number}").http.post("/api/tables", json=wish) for number in range(11)]
        assert [reply.status_code for reply in replies] == [201] * 10 + [429]
        assert "from your address" in replies[-1].json()["message"]
        ann = server.person("Ann")
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        assert ann.http.post("/api/tables", json=wish, headers=elsewhere).status_code == 201


def test_a_table_keeps_only_so_much_chat(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", chat_lines=4) as server:
        ann = server.person("Ann")
        with ann.connect(ann.table("me", "me")) as line:
            replies = [line.ask("say", text=f"word {number}") for number in range(5)]
        said = [reply["type"] for reply in replies]
        assert said == ["done"] * said.count("done") + ["refused"] * said.count("refused")
        assert 1 <= said.count("done") <= 4
        assert replies[-1]["code"] == "too-much"
