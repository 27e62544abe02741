"""Much at once: a thousand connections to one table and to many, and a record of ten thousand actions."""

from __future__ import annotations

import asyncio
import json
import random
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

import cyclades
from cyclades.server import queries
from cyclades.server.new_games import log_of_record
from cyclades.server.table import read_table
from tests.server.running import Person, Server, wait_for

PEOPLE = 1_000
ACTIONS = 10_000
LONG = {"metropolises": 9, "max_cycles": 999}
ENOUGH = 120.0
"""Seconds for what is much work on a busy computer."""


@pytest.fixture
def many_files() -> Iterator[None]:
    """Both ends of the connections are in this process: let it open enough files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * PEOPLE + 500
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"only {hard} files may be open")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def update_after(connection: ClientConnection, moment: int) -> int:
    """Hear messages until an update tells of more than a client knows; each moment must come once."""
    heard = moment
    while True:
        message = json.loads(await connection.recv())
        for told in message.get("moments", ()):
            assert told["moment"] == heard + 1
            heard += 1
        if message["type"] == "update" and message["moment"] > moment:
            assert message["moment"] == heard
            return heard


async def crowd(server: Server, person: Person, tables: list[str]) -> None:
    """Spectators at tables: after an answer at each table, all of them get the update."""
    connections: list[ClientConnection] = []
    base = f"ws://127.0.0.1:{server.port}/api/tables"
    try:
        for start in range(0, PEOPLE, 50):
            urls = [f"{base}/{tables[number % len(tables)]}/socket" for number in range(start, start + 50)]
            connections += await asyncio.gather(
                *(
                    connect(url, max_size=None, compression=None, open_timeout=ENOUGH, ping_interval=None)
                    for url in urls
                )
            )
        known = await asyncio.gather(*(update_after(connection, 0) for connection in connections))
        assert set(known) == {1}
        assert sum(len(server.registry.tables[table].subscribers) for table in tables) == PEOPLE
        await asyncio.to_thread(answer_group, person, tables)
        known = await asyncio.gather(*(update_after(connection, 1) for connection in connections))
        assert min(known) == 2
    finally:
        await asyncio.gather(*(connection.close() for connection in connections))


def answer_group(person: Person, tables: list[str]) -> None:
    """Answer at each table until something is public."""
    for table in tables:
        with person.connect(table) as line:
            update = line.asked()
            while update["moment"] < 2:
                update = line.play_on(update, random.Random(1), 1)


@pytest.mark.slow
@pytest.mark.parametrize("tables", [1, 50])
def test_a_thousand_connections_all_get_the_next_update(many_files: None, sqlite_server: Server, tables: int) -> None:
    ann = sqlite_server.person("Ann")
    made = [ann.table("me", "me", "me") for _ in range(tables)]
    asyncio.run(asyncio.wait_for(crowd(sqlite_server, ann, made), 2 * ENOUGH))
    wait_for(lambda: not any(sqlite_server.registry.tables[table].subscribers for table in made))
    assert sqlite_server.registry.addresses.total() == 0


def test_there_is_a_limit_to_the_connections_of_one_address(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", connections_per_address=3) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me", "me")
        lines = [ann.connect(table) for _ in range(3)]
        for line in lines:
            line.until("welcome")
        with ann.connect(table) as one_more:
            assert one_more.closed() == 4429
        lines[0].close()
        wait_for(lambda: server.registry.addresses.total() == 2)
        with ann.connect(table) as again:
            again.until("welcome")
        for line in lines[1:]:
            line.close()


# -- a very long game ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def long_record() -> dict[str, Any]:
    """A game of ten thousand actions that is not over."""
    chooser = random.Random(11)
    for seed in range(50):
        game = cyclades.new("legendary", players=3, options=LONG, seed=seed)
        while not game.over and game.depth < ACTIONS:
            game.play(chooser.choice(game.actions))
        if not game.over:
            record: dict[str, Any] = game.record()
            assert len(record["actions"]) >= ACTIONS
            return record
    raise AssertionError("all games ended before")


@pytest.mark.slow
def test_a_record_of_ten_thousand_actions_is_brought_looked_at_and_continued(
    sqlite_server: Server, long_record: dict[str, Any]
) -> None:
    ann = sqlite_server.person("Ann")
    ann.http.timeout = httpx.Timeout(ENOUGH)
    table = ann.post("/api/records", **long_record)["id"]
    there = sqlite_server.registry.tables[table]
    assert there.log is not None
    last = len(there.log.moments)
    assert last > 1_000
    assert ann.get(f"/api/tables/{table}/record") == long_record
    for number in (1, 2, last // 2, last - 1, last):
        shown = ann.get(f"/api/tables/{table}/moments/{number}", seat=0)
        assert (shown["moment"], shown["last"]) == (number, last)
    assert shown["view"]["player"] == 0
    with ann.connect(table) as line:
        heard: list[int] = []
        while True:
            message = line.hear(ENOUGH)
            heard += [moment["moment"] for moment in message.get("moments", ())]
            if message["type"] == "update":
                break
        assert heard == list(range(1, last + 1))

    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    fresh = ann.post(f"/api/tables/{table}/continue", moment=last, seats=seats)["id"]
    ann.post(f"/api/tables/{fresh}/start")
    with ann.connect(fresh, f"moment={last}") as line:
        assert line.play(random.Random(1), 20) == 20
        assert line.ask("say", text="enough")["type"] == "done"  # and so is all that was asked before
    length = sqlite_server.registry.tables[fresh].log.length  # type: ignore[union-attr]
    record = ann.get(f"/api/tables/{fresh}/record", seat=0)
    del sqlite_server.registry.tables[fresh]
    assert ann.get(f"/api/tables/{fresh}/record", seat=0) == record
    assert sqlite_server.registry.tables[fresh].log.length == length  # type: ignore[union-attr]
    with ann.connect(fresh, f"moment={last}") as line:
        assert line.play(random.Random(2), 5) == 5


@pytest.mark.slow
def test_a_long_game_does_not_keep_others_waiting_while_it_is_read(
    sqlite_server: Server, long_record: dict[str, Any]
) -> None:
    ann, bob = sqlite_server.person("Ann"), sqlite_server.person("Bob")
    ann.http.timeout = httpx.Timeout(ENOUGH)
    table = bob.table("me", "me", "me")

    async def both() -> int:
        bringing = asyncio.create_task(asyncio.to_thread(ann.post, "/api/records", **long_record))
        served = 0
        while not bringing.done():
            await asyncio.to_thread(bob.get, f"/api/tables/{table}")
            served += 1
        assert (await bringing)["status"] == "replay"
        return served

    assert asyncio.run(both()) > 10


@pytest.mark.slow
def test_a_long_log_is_read_back_from_rows_as_it_was(long_record: dict[str, Any]) -> None:
    log, entries = log_of_record(long_record)
    assert log.game.record() == long_record
    row = {
        "id": "t", "title": "", "listed": False, "created": 0.0, "changed": 0.0, "status": "replay", "host": None,
        "rules": long_record["rules"], "setup": long_record["setup"], "settings": {}, "key": b"k" * 16,
        "rematch": None, "result": None, "proposal": None, "start": None, "touched": 0.0,
    }  # fmt: skip
    table = read_table(None, (row, [], [queries.entry_row("t", entry) for entry in entries]), [])  # type: ignore[arg-type]
    assert table.log is not None
    assert table.log.game.record() == long_record
    assert len(table.log.moments) == len(log.moments)
