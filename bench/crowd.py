"""A crowd of simulated people for the server's benchmark: they answer at once, at random, over real WebSockets.

Runs in a process of its own; prints one JSON object. An answer is done when everybody at the table has the view after
it: the one who answered its next question, and all others the new moment, if the answer made one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Selection(msgspec.Struct):
    action: str


class Question(msgspec.Struct):
    id: str
    choices: list[Selection]


class Heard(msgspec.Struct):
    """What a simulated person reads of a message."""

    type: str
    seat: int | None = None
    moment: int = 0
    question: Question | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()


@dataclass
class Measured:
    """What came of it."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0


class BusyTable:
    """Four people at a table, each with a connection of its own."""

    def __init__(self, base: str, table: str, cookies: list[str], seed: int, measured: Measured) -> None:
        self.base = base.replace("http", "ws", 1)
        self.pause = 0.0
        """How long people wait from one answer to the next; 0: they answer at once."""
        self.table = table
        self.cookies = cookies
        self.chooser = random.Random(seed)
        self.measured = measured
        self.seen = [0] * len(cookies)
        self.sent_at = 0.0
        self.answered: int | None = None
        self.asked: tuple[int, Question] | None = None
        self.sockets: list[ClientConnection] = []
        self.running = False

    async def connect(self) -> None:
        for cookie in self.cookies:
            url = f"{self.base}/api/tables/{self.table}/socket?language=en"
            self.sockets.append(
                await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
            )

    async def listen(self, number: int) -> None:
        async for text in self.sockets[number]:
            heard = DECODER.decode(text)
            if heard.type == "update":
                self.seen[number] = heard.moment
                if heard.question is not None:
                    self.asked = (number, heard.question)
                await self.look()
            elif heard.type == "refused":
                self.measured.refused += 1

    async def look(self) -> None:
        """When everybody has seen the last answer, count it and give the next."""
        if self.asked is None or min(self.seen) != max(self.seen):
            return
        if self.answered is not None:
            if self.running:
                self.measured.seconds.append(time.perf_counter() - self.sent_at)
            self.answered = None
        if self.running:
            wait = self.sent_at + self.pause - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            await self.answer()

    async def answer(self) -> None:
        if self.asked is None:
            return
        number, question = self.asked
        self.asked = None
        self.answered = number
        action = self.chooser.choice(question.choices).action
        self.sent_at = time.perf_counter()
        request = {"type": "answer", "id": 1, "seat": number, "question": question.id, "actions": [action]}
        await self.sockets[number].send(ENCODER.encode(request).decode())


async def guest(client: httpx.AsyncClient, base: str, name: str) -> str:
    """A new guest's cookie."""
    reply = await client.post(f"{base}/api/guest", json={"name": name})
    reply.raise_for_status()
    client.cookies.clear()
    return str(reply.headers["set-cookie"]).partition(";")[0]


async def busy_table(client: httpx.AsyncClient, base: str, number: int, measured: Measured) -> BusyTable:
    """A table with four people, its game begun."""
    cookies = [await guest(client, base, f"P{number}-{seat}") for seat in range(4)]

    async def post(path: str, cookie: str, body: Any) -> Any:
        reply = await client.post(f"{base}{path}", json=body, headers={"Cookie": cookie})
        reply.raise_for_status()
        return reply.json()

    edition = ("legendary", "classic")[number % 2]
    options = {"metropolises": 9, "max_cycles": 999}  # so that no game ends while it is measured
    table = (await post("/api/tables", cookies[0], {"edition": edition, "players": 4, "options": options}))["id"]
    for seat in range(1, 4):
        await post(f"/api/tables/{table}/seats/{seat}/take", cookies[seat], {})
    await post(f"/api/tables/{table}/start", cookies[0], {})
    found = BusyTable(base, table, cookies, number, measured)
    await found.connect()
    return found


async def crowd(base: str, tables: int, seconds: float, rate: float) -> dict[str, Any]:
    """Let so many tables be busy for so long: so many answers a second in all, or as many as there can be."""
    measured = Measured()
    async with httpx.AsyncClient(timeout=60) as client:
        busy = [await busy_table(client, base, number, measured) for number in range(tables)]
    listening = [asyncio.create_task(table.listen(seat)) for table in busy for seat in range(4)]
    await asyncio.sleep(1.0)
    for number, table in enumerate(busy):
        table.running = True
        table.pause = tables / rate if rate else 0.0
        table.sent_at = time.perf_counter() - table.pause * number / tables  # not all at the same moment
        asyncio.get_running_loop().create_task(table.look())
    await asyncio.sleep(1.0)  # the first answers, with everything still cold, do not count
    measured.seconds.clear()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    lasted = time.perf_counter() - started
    times = sorted(measured.seconds)
    for table in busy:
        table.running = False
    for task in listening:
        task.cancel()
    await asyncio.gather(*(socket.close() for table in busy for socket in table.sockets), return_exceptions=True)

    def percentile(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else 0.0

    return {
        "tables": tables,
        "rate": rate,
        "answers_per_second": round(len(times) / lasted, 1),
        "p50_ms": percentile(0.5),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "most_ms": percentile(1.0),
        "refused": measured.refused,
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("base")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--rate", type=float, default=0.0)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(crowd(given.base, given.tables, given.seconds, given.rate))))


if __name__ == "__main__":
    main()
