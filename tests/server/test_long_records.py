"""Long records: they are written in slices, wait for each other and for nothing else, and have their price."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades.server import lanes, queries, registry
from cyclades.server.budgets import ACTION, BURST_SECONDS
from cyclades.server.errors import StorageFull
from cyclades.server.new_games import log_of_record
from tests.server.running import PATIENCE, Server


def record_of(actions: int, seed: int = 3) -> dict[str, Any]:
    """A game of so many actions that is not over."""
    chooser = random.Random(seed)
    game = cyclades.new("legendary", players=3, options={"metropolises": 9, "max_cycles": 999}, seed=seed)
    while game.depth < actions:
        game.play(chooser.choice(game.actions))
    record: dict[str, Any] = game.record()
    return record


def tables_in(server: Server) -> list[str]:
    rows: list[queries.Row] = server.registry.store.read_now(queries.all_tables)
    return [row["status"] for row in rows]


def test_a_long_log_is_written_in_slices(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SLICE", 30)
    written: list[int] = []
    plain = queries.add_entries

    def noting(connection: Any, id: str, entries: Any) -> None:
        written.append(len(entries))
        plain(connection, id, entries)

    monkeypatch.setattr(queries, "add_entries", noting)
    ann = server.person("Ann")
    record = record_of(150)
    brought = ann.post("/api/records", 201, **record)
    assert max(written) == 30
    assert len(written) > 3
    assert brought["status"] == "replay"
    del server.registry.tables[brought["id"]]
    assert ann.get(f"/api/tables/{brought['id']}/record")["actions"] == record["actions"]
    assert ann.get(f"/api/tables/{brought['id']}")["status"] == "replay"
    last = ann.get(f"/api/tables/{brought['id']}/moments/1")["last"]
    made = ann.post(f"/api/tables/{brought['id']}/continue", moment=last, seats=[{"kind": "me"}] * 3)
    assert made["status"] == "waiting"
    del server.registry.tables[made["id"]]
    assert ann.post(f"/api/tables/{made['id']}/start")["status"] == "running"


def test_of_a_log_that_cannot_be_written_nothing_is_left(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "SLICE", 30)
    plain = queries.add_entries
    calls: list[str] = []

    def failing(connection: Any, id: str, entries: Any) -> None:
        calls.append(id)
        if len(calls) == 3:
            raise StorageFull("the database is full")
        plain(connection, id, entries)

    monkeypatch.setattr(queries, "add_entries", failing)
    ann = sqlite_server.person("Ann")
    assert ann.post("/api/records", 507, **record_of(150))["code"] == "storage-full"
    assert tables_in(sqlite_server) == []
    assert sqlite_server.registry.tables == {}


def test_until_all_of_a_log_is_there_its_table_is_closed(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "SLICE", 30)
    seen: list[str] = []
    plain = queries.add_entries

    def looking(connection: Any, id: str, entries: Any) -> None:
        seen.extend(row["status"] for row in queries.all_tables(connection))
        plain(connection, id, entries)

    monkeypatch.setattr(queries, "add_entries", looking)
    sqlite_server.person("Ann").post("/api/records", 201, **record_of(150))
    assert set(seen) == {"closed"}
    assert tables_in(sqlite_server) == ["replay"]


def test_a_usual_record_does_not_wait_for_giant_ones(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "LONG", 100)
    gate, begun = threading.Event(), threading.Event()
    plain = log_of_record

    def slow(record: Any) -> Any:
        if len(record["actions"]) > 100:
            begun.set()
            assert gate.wait(PATIENCE)
        return plain(record)

    monkeypatch.setattr(registry, "log_of_record", slow)
    ann, bob = sqlite_server.person("Ann"), sqlite_server.person("Bob")
    giant, usual = record_of(150), record_of(50)
    bringing = [threading.Thread(target=ann.post, args=["/api/records"], kwargs=giant) for _ in range(3)]
    for thread in bringing:
        thread.start()
    assert begun.wait(PATIENCE)
    try:
        assert bob.post("/api/records", 201, **usual)["status"] == "replay"
        assert bob.table("me", "me")
    finally:
        gate.set()
        for thread in bringing:
            thread.join(PATIENCE)


def test_an_address_brings_only_so_many_actions(tmp_path: Path) -> None:
    record = record_of(100)
    price = ACTION * len(record["actions"])
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=2.5 * price / BURST_SECONDS) as server:
        ann = server.person("Ann")
        brought = ann.post("/api/records", 201, **record)["id"]
        ann.post("/api/records", 201, **record)
        assert ann.post("/api/records", 429, **record)["code"] == "too-much"
        assert ann.post(f"/api/tables/{brought}/continue", 429, moment=1)["code"] == "too-much"
        assert tables_in(server) == ["replay", "replay"]
        ann.http.headers["X-Forwarded-For"] = "10.0.0.9"
        assert ann.post("/api/records", 201, **record)["status"] == "replay"


def test_how_a_game_went_has_its_price_and_is_found_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades.server.api.cycles.CYCLES", 1.5)
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=3.0) as server:
        ann = server.person("Ann")
        record = record_of(100)
        table = ann.post("/api/records", 201, **record)["id"]
        first = ann.get(f"/api/tables/{table}/cycles")
        assert first["cycles"]
        assert ann.get(f"/api/tables/{table}/cycles") == first  # known already
        other = ann.post("/api/records", 201, **record)["id"]
        assert ann.get(f"/api/tables/{other}/cycles", 429)["code"] == "too-much"


def test_a_giant_game_that_nobody_watches_leaves_the_memory_sooner(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "LONG", 50)
    ann = sqlite_server.person("Ann")
    giant, usual = (ann.post("/api/records", 201, **record_of(actions))["id"] for actions in (150, 40))
    tables = sqlite_server.registry.tables
    minute = sqlite_server.settings.idle_minutes * 60
    for table in tables.values():
        table.last_used -= minute * 0.6

    async def sweep() -> None:
        sqlite_server.registry.unload_idle()

    loop = sqlite_server.uvicorn.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(sweep(), loop).result(PATIENCE)
    assert list(tables) == [usual]
    assert ann.get(f"/api/tables/{giant}")["status"] == "replay"
