"""Who thinks next. There are few processes in which bots think, and tables where nobody is are had for the asking: so
people come first, what nobody watches comes last and one at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

from cyclades.server.table import Table

WITH_PEOPLE: Final = 0
"""Somebody who plays there is there."""
WATCHED: Final = 1
ALONE: Final = 2
RANKS: Final = (WITH_PEOPLE, WATCHED, ALONE)
MOST_NAMES: Final = 10_000


class NoThinking(Exception):
    """The server stops: nobody thinks any more."""


class Wait:
    """Somebody who waits for a turn to think."""

    def __init__(self, rank: int, name: str) -> None:
        self.rank = rank
        self.name = name
        """Whose share it is that is used."""
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Thinking:
    """Lets as many think at once as there are processes. Within a rank, whoever has used the least comes first."""

    def __init__(self, processes: int) -> None:
        self.free = processes
        self.alone = 0
        """How many think now at tables that nobody watches."""
        self.waiting: tuple[dict[str, deque[Wait]], ...] = tuple({} for _ in RANKS)
        """By rank, then by whose share it is: those who wait, in the order in which they came."""
        self.at_tables: dict[Table, Wait] = {}
        self.used: dict[str, float] = {}
        """How many seconds were thought for each. Newcomers begin where the last one who had a turn stood, so that who
        was away has not saved up any."""
        self.level = 0.0
        self.closed = False

    @asynccontextmanager
    async def at_table(self, table: Table) -> AsyncIterator[None]:
        """A turn for a bot at a table. Should people come to the table meanwhile, it comes sooner."""
        rank, names = standing(table)
        wait = self.at_tables[table] = Wait(rank, self.least_used(names))
        try:
            async with self.turn(wait):
                yield
        finally:
            self.at_tables.pop(table, None)

    @asynccontextmanager
    async def for_person(self, address: str) -> AsyncIterator[None]:
        """A turn for the adviser of somebody who waits for it."""
        async with self.turn(Wait(WITH_PEOPLE, address)):
            yield

    @asynccontextmanager
    async def for_newcomer(self, address: str) -> AsyncIterator[None]:
        """A turn for the coach of somebody, who did not ask for it: behind all that people wait for."""
        async with self.turn(Wait(WATCHED, address)):
            yield

    @asynccontextmanager
    async def for_analysis(self, address: str) -> AsyncIterator[None]:
        """A turn for a piece of the analysis of a game that is over: like one for a newcomer, behind all who play."""
        async with self.turn(Wait(WATCHED, address)):
            yield

    @asynccontextmanager
    async def turn(self, wait: Wait) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self.closed:
            raise NoThinking
        self.add(wait)
        self.grant()
        try:
            await wait.turn
        except asyncio.CancelledError:
            if wait.turn.done() and not wait.turn.cancelled():  # its turn came as it went away
                self.end(wait, 0.0)
            else:
                self.remove(wait)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self.end(wait, time.monotonic() - began)

    def look_again(self, table: Table) -> None:
        """Somebody has come to a table or left it: where it waits, it may wait elsewhere."""
        wait = self.at_tables.get(table)
        if wait is None or wait.turn.done():
            return
        rank, names = standing(table)
        if rank != wait.rank:
            self.remove(wait)
            wait.rank, wait.name = rank, self.least_used(names)
            self.add(wait)
            self.grant()

    def close(self) -> None:
        """Whoever waits is sent away."""
        self.closed = True
        for names in self.waiting:
            for queue in names.values():
                for wait in queue:
                    if not wait.turn.done():
                        wait.turn.set_exception(NoThinking())
            names.clear()

    # -- whose turn it is ---------------------------------------------------------------------------------------

    def add(self, wait: Wait) -> None:
        self.waiting[wait.rank].setdefault(wait.name, deque()).append(wait)

    def remove(self, wait: Wait) -> None:
        queue = self.waiting[wait.rank].get(wait.name)
        if queue is not None and wait in queue:
            queue.remove(wait)
            if not queue:
                del self.waiting[wait.rank][wait.name]

    def grant(self) -> None:
        """Give turns as long as a process is free for somebody who waits."""
        while self.free > 0:
            rank = next((rank for rank in RANKS if self.waiting[rank]), None)
            if rank is None or (rank == ALONE and self.alone > 0):
                return
            wait = self.waiting[rank][self.least_used(self.waiting[rank])][0]
            self.remove(wait)
            self.level = max(self.level, self.used_by(wait.name))
            self.free -= 1
            self.alone += rank == ALONE
            wait.turn.set_result(None)

    def end(self, wait: Wait, seconds: float) -> None:
        """A turn is over."""
        self.free += 1
        self.alone -= wait.rank == ALONE
        self.used[wait.name] = self.used_by(wait.name) + seconds
        if len(self.used) > MOST_NAMES:
            self.forget_half()
        self.grant()

    def forget_half(self) -> None:
        """Forget those who have used little; newcomers are taken for one of them. Who has used much stays known."""
        self.level = max(self.level, sorted(self.used.values())[len(self.used) // 2])
        self.used = {name: used for name, used in self.used.items() if used > self.level}

    def used_by(self, name: str) -> float:
        return max(self.level, self.used.get(name, 0.0))

    def least_used(self, names: Iterable[str]) -> str:
        """Of some names, the one that has used the least, the first of them where several have."""
        return min(names, key=self.used_by)


def standing(table: Table) -> tuple[int, list[str]]:
    """The rank of a table, and whose share its bots may use: that of an address from which it is watched; where nobody
    does, that of its host."""
    players = {subscriber.address for subscriber in table.subscribers if table.seats_of(subscriber.guest)}
    if players:
        return WITH_PEOPLE, sorted(players)
    watchers = {subscriber.address for subscriber in table.subscribers}
    if watchers:
        return WATCHED, sorted(watchers)
    return ALONE, [f"host {table.host or table.id}"]
