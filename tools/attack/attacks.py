"""The attacks. Each is a function that prepares what it needs, says that it begins, and goes on until its time is over.

@attack
async def what_it_does(target: Target) -> None:
    \"\"\"What a stranger does to the server, in a line.\"\"\"
    async with target.http("Mallory") as mallory:
        await target.begin()
        await target.repeat(lambda: ..., times=10)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

import cyclades
from tools.attack.target import FAILURES, Target

Attack = Callable[[Target], Coroutine[Any, Any, None]]
ATTACKS: Final[dict[str, Attack]] = {}
RECORD_BYTES: Final = 395_000
"""A record as large as the server takes."""
TALKATIVE: Final = {"metropolises": 9, "max_cycles": 999}
"""Options with which a game does not end."""


def attack(function: Attack) -> Attack:
    """Enter an attack; it is called by its name."""
    ATTACKS[function.__name__.replace("_", "-")] = function
    return function


def giant_record(actions: int) -> bytes:
    """The record of a game in which nobody ever does anything."""
    game = cyclades.new("legendary", players=2, options=TALKATIVE, seed=1)
    size = 0
    while not game.over and size < RECORD_BYTES and game.depth < actions:
        action = game.default
        game.play(action)
        size += len(action.notation) + 3
    record = game.record()
    while len(found := json.dumps(record, separators=(",", ":"))) > RECORD_BYTES:
        record = {**record, "actions": record["actions"][:-200], "over": None}
    return found.encode()


async def upload(client: httpx.AsyncClient, record: bytes) -> str:
    """A table with a record; its name."""
    reply = await client.post("/api/records", content=record, headers={"Content-Type": "application/json"})
    reply.raise_for_status()
    return str(reply.json()["id"])


# -- what costs the server much -------------------------------------------------------------------------------------


@attack
async def nothing(target: Target) -> None:
    """Nobody attacks: what bystanders wait anyway on this computer."""
    await target.begin()
    await asyncio.sleep(target.seconds)


async def catch_up_with_giant(target: Target, headers: Callable[[], dict[str, str]]) -> None:
    """Bring a giant record, and open its socket again and again, each time until all of it was told."""
    async with target.http("Mallory") as mallory:
        table = await upload(mallory, giant_record(target.actions))

    async def catch_up() -> None:
        async with target.socket(table, "language=en", headers()) as opened:
            async for text in opened:
                if b'"type":"update"' in (text.encode() if isinstance(text, str) else text)[:40]:
                    return

    await target.begin()
    await target.repeat(catch_up, 10)


@attack
async def giant_sockets(target: Target) -> None:
    """A record of 30,000 actions, and strangers from one address who open its socket again and again."""
    one = target.address()
    await catch_up_with_giant(target, lambda: one)


@attack
async def giant_sockets_of_many(target: Target) -> None:
    """The same from a new address each time."""
    await catch_up_with_giant(target, target.address)


@attack
async def giant_uploads(target: Target) -> None:
    """The same record uploaded again and again, from a new address each time."""
    record = giant_record(target.actions)
    async with target.http("Mallory") as mallory:

        async def bring() -> None:
            headers = {"Content-Type": "application/json", **target.address()}
            await target.ask(mallory, "POST", "/api/records", content=record, headers=headers)

        await target.begin()
        await target.repeat(bring, 4)


@attack
async def giant_reading(target: Target) -> None:
    """All that can be asked about such a record: how it stood, how it went, the whole of it."""
    async with target.http("Mallory") as mallory:
        table = await upload(mallory, giant_record(target.actions))
        paths = ["moments/1", "moments/900", "cycles", "record"]

        async def read() -> None:
            await target.ask(mallory, "GET", f"/api/tables/{table}/{random.choice(paths)}")

        await target.begin()
        await target.repeat(read, 4)


@attack
async def board_drawing(target: Target) -> None:
    """Random boards for six, twenty at once."""
    wish = {"edition": "legendary", "players": 6, "board": "random"}
    async with target.http("Mallory") as mallory:

        async def draw() -> None:
            await target.ask(mallory, "POST", "/api/boards", json=wish)

        await target.begin()
        await target.repeat(draw, 20)


@attack
async def preview_drawing(target: Target) -> None:
    """Pictures of a table, of which nobody has seen most, from a new address each, twenty at once."""
    async with target.http("Mallory") as mallory:
        table = await upload(mallory, giant_record(300))

        async def draw() -> None:
            elsewhere = {"X-Forwarded-For": f"10.9.{random.randrange(256)}.{random.randrange(256)}"}
            moment = random.randrange(1, 200)
            await target.ask(mallory, "GET", f"/api/tables/{table}/preview.png?moment={moment}", headers=elsewhere)

        await target.begin()
        await target.repeat(draw, 20)


@attack
async def random_tables(target: Target) -> None:
    """Tables for six on random boards, four at once."""
    wish = {"edition": "legendary", "players": 6, "board": "random"}
    async with target.http("Mallory") as mallory:

        async def make() -> None:
            await target.ask(mallory, "POST", "/api/tables", json=wish)

        await target.begin()
        await target.repeat(make, 4)


@attack
async def bot_tables(target: Target) -> None:
    """Sixty tables of six strategists each, at which nobody sits, and more of them as time goes on."""
    wish = {"players": 6, "seats": [{"kind": "bot", "bot": "strategist"}] * 6, "start": True}
    async with target.http("Mallory") as mallory:
        for _ in range(60):
            await mallory.post("/api/tables", json=wish)

        async def make() -> None:
            await target.ask(mallory, "POST", "/api/tables", json=wish)
            await asyncio.sleep(1)

        await target.begin()
        await target.repeat(make)


@attack
async def watched_bot_tables(target: Target) -> None:
    """Forty tables at which one guest sits with five strategists each, with a socket to each, answering at once."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "strategist"}] * 5
    async with target.http("Mallory") as mallory:
        tables = []
        for _ in range(40):
            made = await mallory.post("/api/tables", json={"players": 6, "seats": seats, "start": True})
            if made.is_success:
                tables.append(made.json()["id"])
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in mallory.cookies.items())}
        headers = {**cookie, "X-Forwarded-For": mallory.headers["X-Forwarded-For"]}

        async def play(table: str) -> None:
            async with target.socket(table, "", headers) as opened:
                async for text in opened:
                    message = json.loads(text)
                    if message["type"] == "update" and message["question"]:
                        target.requests += 1
                        action = random.choice(message["question"]["choices"])["action"]
                        answer = {"id": 1, "seat": 0, "question": message["question"]["id"], "actions": [action]}
                        await opened.send(json.dumps({"type": "answer", **answer}))

        await target.begin()
        left = iter(tables)
        await target.repeat(lambda: play(next(left, tables[0])), len(tables))


# -- what is simply much ----------------------------------------------------------------------------------------------


@attack
async def chat_flood(target: Target) -> None:
    """Somebody who says something at a table as often as the server lets it, from several sockets."""
    async with target.http("Mallory") as mallory:
        made = await mallory.post("/api/tables", json={"players": 2})
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in mallory.cookies.items())}
        headers = {**cookie, "X-Forwarded-For": mallory.headers["X-Forwarded-For"]}

        async def chat() -> None:
            async with target.socket(made.json()["id"], "", headers) as opened:
                listening = asyncio.create_task(swallow(opened))
                try:
                    while target.on:
                        target.requests += 1
                        await opened.send(json.dumps({"type": "say", "id": 1, "text": "Greetings! " * 40}))
                        await asyncio.sleep(0.01)
                finally:
                    listening.cancel()

        await target.begin()
        await target.repeat(chat, 10)


async def swallow(opened: Any) -> None:
    with contextlib.suppress(*FAILURES):
        async for _ in opened:
            pass


@attack
async def connect_flood(target: Target) -> None:
    """Sockets to an ordinary table that are opened and closed at once."""
    async with target.http("Mallory") as mallory:
        made = await mallory.post("/api/tables", json={"players": 2, "seats": [{"kind": "me"}] * 2, "start": True})
    headers = target.address()

    async def come_and_go() -> None:
        async with target.socket(made.json()["id"], "", headers):
            pass

    await target.begin()
    await target.repeat(come_and_go, 20)


@attack
async def many_addresses(target: Target) -> None:
    """Requests for the list of tables, each from another address."""
    async with target.http() as mallory:

        async def look() -> None:
            await target.ask(mallory, "GET", "/api/tables", headers=target.address())

        await target.begin()
        await target.repeat(look, 10)


@attack
async def many_guests(target: Target) -> None:
    """Somebody new each time, each from another address."""
    async with target.http() as mallory:

        async def introduce() -> None:
            mallory.cookies.clear()
            await target.ask(mallory, "POST", "/api/guest", json={"name": "M"}, headers=target.address())

        await target.begin()
        await target.repeat(introduce, 10)


@attack
async def odd_paths(target: Target) -> None:
    """Paths, queries and bodies that make no sense."""
    odd = ["/api/tables/" + "%00" * 50, "/" + "a/" * 500, "/api/../../etc/passwd", "/api/texts/x?language=tlh", "/%ff"]
    async with target.http() as mallory:

        async def wander() -> None:
            await target.ask(mallory, random.choice(["GET", "POST", "PUT"]), random.choice(odd), content=b"[" * 9_000)

        await target.begin()
        await target.repeat(wander, 10)


@attack
async def slow_requests(target: Target) -> None:
    """Five hundred requests that never end: a letter of a header now and then."""
    there = urlsplit(target.base)

    async def dawdle() -> None:
        reader, writer = await asyncio.open_connection(there.hostname, there.port)
        target.requests += 1
        try:
            writer.write(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            while target.on and not reader.at_eof():
                writer.write(b"z")
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.close()

    await target.begin()
    await target.repeat(dawdle, 500)


# -- what comes below requests and messages ----------------------------------------------------------------------------

UPGRADE: Final = (
    b"GET /api/tables/nowhere/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CHUNKED: Final = b"POST /api/mixes HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


async def pour(target: Target, begin: bytes, piece: bytes) -> None:
    """Send a piece again and again over a connection, and open another one where it is cut off."""
    there = urlsplit(target.base)

    async def once() -> None:
        reader, writer = await asyncio.open_connection(there.hostname, there.port)
        target.requests += 1
        listening = asyncio.create_task(reader.read())
        try:
            writer.write(begin)
            while target.on and not listening.done():
                writer.write(piece)
                await writer.drain()
            target.refused += target.on
        finally:
            listening.cancel()
            writer.close()

    await target.begin()
    await target.repeat(once, 4)


@attack
async def ping_flood(target: Target) -> None:
    """Empty pings on a socket, as many as go through."""
    await pour(target, UPGRADE, b"\x89\x80\0\0\0\0" * 10_000)


@attack
async def piped_requests(target: Target) -> None:
    """Requests one after the other, without waiting for a reply."""
    await pour(target, b"", b"GET /api/zzz HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000)


@attack
async def endless_trailers(target: Target) -> None:
    """Headers behind a body, without end."""
    await pour(target, CHUNKED + b"0\r\n", b"a: b\r\n" * 10_000)


@attack
async def tiny_chunks(target: Target) -> None:
    """A body in chunks of a letter each."""
    await pour(target, CHUNKED, b"1\r\na\r\n" * 10_000)


def main() -> None:
    """One attack, in a process of its own: says `ready`, waits for a line, and prints what it did."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("base")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--actions", type=int, required=True)
    given = parser.parse_args()
    os.nice(10)  # it shares a computer with what it attacks: what it takes of that is no part of the attack
    target = Target(given.base, given.seconds, given.actions)
    asyncio.run(ATTACKS[given.name](target))
    print(json.dumps({"requests": target.requests, "refused": target.refused}))


if __name__ == "__main__":
    main()
