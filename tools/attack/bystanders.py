"""Bystanders: two people who play, somebody who makes tables, and somebody who plays against a bot. They run in a
process of their own, from addresses of their own, and print how long they have waited."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

PACE: Final = 0.1
"""Seconds from one answer of the two to the next; who waits longer than that would have given more answers meanwhile,
and each of them counts as one that waits."""
TABLE_PACE: Final = 0.5
BOT_PACE: Final = 0.25
LONG: Final = {"metropolises": 9, "max_cycles": 999}
"""Options with which no game ends while it is measured."""
PATIENCE: Final = 120.0


@dataclass
class Waits:
    """How long somebody has waited, each time."""

    seconds: list[float] = field(default_factory=list)
    failed: int = 0
    """How often it was refused."""

    def told(self) -> dict[str, float]:
        """In milliseconds: what one of a hundred has waited at least, and the longest."""
        times = sorted(self.seconds)
        p99 = times[min(len(times) - 1, int(0.99 * len(times)))] if times else 0.0
        worst = times[-1] if times else 0.0
        return {"number": len(times), "p99": round(1000 * p99, 1), "worst": round(1000 * worst, 1)}


class Bystander:
    """A guest at an address of its own."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.address = {"X-Forwarded-For": f"10.1.0.{number}"}
        self.http = httpx.AsyncClient(base_url=base, headers=self.address, timeout=PATIENCE)

    async def post(self, path: str, **body: Any) -> Any:
        reply = await self.http.post(path, json=body)
        reply.raise_for_status()
        return reply.json()

    async def introduce(self, name: str) -> None:
        await self.post("/api/guest", name=name)

    async def connect(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws{self.base[4:]}/api/tables/{table}/socket?language=en"
        return await connect(
            url, additional_headers={"Cookie": cookie, **self.address}, compression=None, max_size=None
        )


class TwoPeople:
    """Two people who play, one answer after the other. An answer has come when both have seen it."""

    def __init__(self, base: str) -> None:
        self.people = [Bystander(base, number) for number in (1, 2)]
        self.sockets: list[ClientConnection] = []
        self.seen = [0, 0]
        self.asked: tuple[int, Any] | None = None
        self.news = asyncio.Event()
        self.chooser = random.Random(5)
        self.waits = Waits()

    async def prepare(self) -> None:
        for number, person in enumerate(self.people):
            await person.introduce(f"Bystander {number}")
        table = (await self.people[0].post("/api/tables", players=2, options=LONG))["id"]
        await self.people[1].post(f"/api/tables/{table}/seats/1/take")
        await self.people[0].post(f"/api/tables/{table}/start")
        self.sockets = [await person.connect(table) for person in self.people]

    async def listen(self, number: int) -> None:
        async for text in self.sockets[number]:
            message = json.loads(text)
            if message["type"] == "update":
                self.seen[number] = message["moment"]
                if message["question"] is not None:
                    self.asked = (number, message["question"])
                self.news.set()
            elif message["type"] == "refused":
                self.waits.failed += 1

    async def both_know(self) -> tuple[int, Any]:
        """Whoever is asked, once both know how the game stands."""
        while self.asked is None or self.seen[0] != self.seen[1]:
            self.news.clear()
            await self.news.wait()
        return self.asked

    async def play(self, until: float) -> None:
        number, question = await self.both_know()
        while time.monotonic() < until:
            started = time.monotonic()
            self.asked = None
            action = self.chooser.choice(question["choices"])["action"]
            answer = {"type": "answer", "id": 1, "seat": number, "question": question["id"], "actions": [action]}
            await self.sockets[number].send(json.dumps(answer))
            number, question = await self.both_know()
            waited = time.monotonic() - started
            late = waited
            while late > 0:
                self.waits.seconds.append(late)
                late -= PACE
            await asyncio.sleep(max(0.0, PACE - waited))


async def make_tables(maker: Bystander, until: float, waits: Waits) -> None:
    """Somebody who makes a table now and then."""
    while time.monotonic() < until:
        started = time.monotonic()
        try:
            await maker.post("/api/tables", players=2)
        except httpx.HTTPError:
            waits.failed += 1
        waits.seconds.append(time.monotonic() - started)
        await asyncio.sleep(TABLE_PACE)


async def against_bot(player: Bystander) -> ClientConnection:
    """A new game against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    made = await player.post("/api/tables", players=2, seats=seats, start=True, options=LONG)
    return await player.connect(made["id"])


async def play_with_bot(player: Bystander, until: float, waits: Waits) -> None:
    """Somebody who plays against a bot, one game after the other: what counts is how long that takes to answer."""
    chooser = random.Random(6)
    while time.monotonic() < until:
        async with await against_bot(player) as socket:
            await play_game(socket, chooser, until, waits)


async def play_game(socket: ClientConnection, chooser: random.Random, until: float, waits: Waits) -> None:
    """A game against a bot, to its end or as long as there is time."""
    started = 0.0
    async for text in socket:
        message = json.loads(text)
        if message["type"] != "update":
            continue
        if time.monotonic() >= until or message["view"]["over"]:
            return
        question = message["question"]
        if question is None:
            continue
        if started and any(moment.get("note") for moment in message["moments"]):
            waits.seconds.append(time.monotonic() - started)
        await asyncio.sleep(BOT_PACE)
        action = chooser.choice(question["choices"])["action"]
        started = time.monotonic()
        answer = {"type": "answer", "id": 1, "seat": 0, "question": question["id"], "actions": [action]}
        await socket.send(json.dumps(answer))


async def watch(base: str, seconds: float) -> dict[str, Any]:
    """Everything that bystanders notice within so many seconds."""
    two, maker, player = TwoPeople(base), Bystander(base, 3), Bystander(base, 4)
    tables, bots = Waits(), Waits()
    await two.prepare()
    await maker.introduce("Maker")
    await player.introduce("Player")
    listening = [asyncio.create_task(two.listen(number)) for number in (0, 1)]
    for _ in range(5):  # what is done for the first time takes longer
        await maker.post("/api/tables", players=2)
    await play_with_bot(player, time.monotonic() + 1, Waits())
    print("ready", flush=True)
    await asyncio.to_thread(input)
    until = time.monotonic() + seconds
    working = [
        asyncio.create_task(two.play(until)),
        asyncio.create_task(make_tables(maker, until, tables)),
        asyncio.create_task(play_with_bot(player, until, bots)),
    ]
    await asyncio.wait(working, timeout=seconds + PATIENCE)
    lost = sum(not task.done() or task.exception() is not None for task in working)
    for task in (*working, *listening):
        task.cancel()
    failed = lost + two.waits.failed + tables.failed
    return {"answers": two.waits.told(), "tables": tables.told(), "bots": bots.told(), "failed": failed}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("base")
    parser.add_argument("--seconds", type=float, required=True)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(watch(given.base, given.seconds))))


if __name__ == "__main__":
    main()
