"""What an attack has in its hands: the address of the server, guests, sockets, and how long it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FAILURES: Final = (httpx.HTTPError, WebSocketException, OSError, EOFError, TimeoutError)
"""What an attacker meets when the server defends itself."""
PATIENCE: Final = 60.0
PAUSE: Final = 0.02
"""Seconds that an attacker waits who was refused: one that spins would only slow down its own computer."""


class Target:
    """A server that is attacked, as one attacker sees it."""

    def __init__(self, base: str, seconds: float, actions: int) -> None:
        self.base = base
        self.seconds = seconds
        self.actions = actions
        """How long a record an attack may bring."""
        self.requests = 0
        """How often it has asked for something."""
        self.refused = 0
        """How often it was refused, or got no answer."""
        self.until = 0.0
        self.numbers = itertools.count(1)

    async def begin(self) -> None:
        """All is prepared: wait until the bystanders are ready too, then the time runs."""
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.until = time.monotonic() + self.seconds

    @property
    def on(self) -> bool:
        """Whether the attack goes on."""
        return time.monotonic() < self.until

    async def repeat(self, work: Callable[[], Awaitable[None]], times: int = 1) -> None:
        """Do something again and again until the time is over, so many times side by side."""

        async def again() -> None:
            while self.on:
                try:
                    async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                        await work()
                except FAILURES:
                    self.refused += 1
                    await asyncio.sleep(PAUSE)

        await asyncio.gather(*(again() for _ in range(times)))

    def address(self) -> dict[str, str]:
        """The header of a request from an address that nobody has used yet, as a proxy on this computer tells it."""
        number = next(self.numbers)
        return {"X-Forwarded-For": f"10.66.{number // 250 % 250}.{number % 250 + 1}"}

    @contextlib.asynccontextmanager
    async def http(self, name: str = "") -> AsyncIterator[httpx.AsyncClient]:
        """Somebody at an address of its own; with a name, a guest."""
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(
            base_url=self.base, headers=self.address(), timeout=PATIENCE, limits=limits
        ) as client:
            if name:
                (await client.post("/api/guest", json={"name": name})).raise_for_status()
            yield client

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """A request that counts."""
        self.requests += 1
        reply = await client.request(method, path, **more)
        if reply.is_error:
            self.refused += 1
            await asyncio.sleep(PAUSE)
        return reply

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, query: str = "", headers: dict[str, str] | None = None
    ) -> AsyncIterator[ClientConnection]:
        """A socket to a table, which counts."""
        self.requests += 1
        url = f"ws{self.base[4:]}/api/tables/{table}/socket?{query}"
        async with connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE, close_timeout=1
        ) as opened:
            yield opened
