"""Lanes: queues for work that takes long. What is of one kind waits for its own kind only, and in a thread, where it
lets the event loop have the interpreter now and then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from cyclades.server.errors import TooMuch

T = TypeVar("T")

MOST_WAITING: Final = 50
LONG: Final = 3_000
"""A game of more actions is none that people have played."""
WORK_SECONDS: Final = 0.003
REST_SECONDS: Final = 0.001


class Lane:
    """One piece of work after the other; where too many wait already, the next is refused."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.most = most
        self.waiting = 0
        self.turn = asyncio.Semaphore(1)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something in a thread, when it is its turn."""
        async with self:
            return await asyncio.to_thread(work, *arguments)

    async def __aenter__(self) -> None:
        if self.waiting >= self.most:
            raise TooMuch("the server has too much of that to do: come back a little later")
        self.waiting += 1
        try:
            await self.turn.acquire()
        except BaseException:
            self.waiting -= 1
            raise

    async def __aexit__(self, *error: object) -> None:
        self.waiting -= 1
        self.turn.release()


class Lanes:
    """Two lanes for what takes as long as a game is: usual games do not wait for giant ones."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.usual, self.long = Lane(most), Lane(most)

    def of(self, length: int) -> Lane:
        """The lane for a game of so many actions."""
        return self.long if length > LONG else self.usual


class Rests:
    """In a thread that calculates for long: rests after a little work, so that the event loop need not wait for the
    interpreter, which only one thread has at a time."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    def __call__(self) -> None:
        """To be called often."""
        if time.perf_counter() - self.since > WORK_SECONDS:
            time.sleep(REST_SECONDS)
            self.since = time.perf_counter()
