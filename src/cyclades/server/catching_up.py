"""Catching up: who comes to a table late is told of its moments in slices. All who catch up take turns, the event loop
is free between any two slices, and an address pays for what it is told."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from typing import Final

from cyclades.server.budgets import MOMENT, Budgets

SLICE: Final = 40
"""How many moments one message tells of."""
PAUSE_SECONDS: Final = 0.005
"""How long the event loop is free of slices after each."""


class CatchingUp:
    """Who waits for a slice. Whoever has had the fewest comes first: a usual game does not wait for a giant one."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        """How many slices each has had, in which order they came, and what tells them that it is their turn."""
        self.numbers = itertools.count()
        self.granting: asyncio.Task[None] | None = None

    async def turn(self, address: str, had: int) -> None:
        """Wait until a slice may be told, and is paid for, to somebody who has had so many already."""
        await self.budgets.afford(address, MOMENT * SLICE)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (had, next(self.numbers), mine))
        if self.granting is None:
            self.granting = asyncio.create_task(self.grant())
        await mine

    async def grant(self) -> None:
        """Let one after the other have its turn."""
        while self.waiting:
            _, _, next_one = heapq.heappop(self.waiting)
            if next_one.done():  # gone meanwhile
                continue
            next_one.set_result(None)
            await asyncio.sleep(PAUSE_SECONDS)
        self.granting = None
