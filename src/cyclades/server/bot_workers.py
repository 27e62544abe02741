"""Bot workers: processes in which bots think, so that the event loop never waits for them. A bot gets the view of its
player and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from msgspec import convert
from pebble import ProcessExpired, ProcessPool

from cyclades.bots import coaching, for_tables, make, said_names
from cyclades.bots.bot import Bot, BotError
from cyclades.bots.public_reasons import public_reason
from cyclades.engine.errors import CycladesError
from cyclades.server.errors import TableError
from cyclades.server.messages import CoachInfo, ContenderInfo, DeedInfo, WayInfo

ADVISER: Final = "strategist"
"""Who gives hints."""
HINTS: Final = 3


class BotFailed(Exception):
    """A bot did not answer: the reason in a few words."""


class BotTooSlow(BotFailed):
    """It took longer than it may."""


@dataclass(frozen=True)
class Hint:
    """An answer that the adviser likes, how much, and why; how likely one then is to win, where that can be told."""

    action: str
    value: float
    reason: str
    purpose: str
    chance: float | None


def checked_bot(name: object) -> str:
    """The name of a bot that this server knows; nothing that would have to be loaded from a file."""
    if not isinstance(name, str) or name not in for_tables():
        raise TableError(f"expected a bot among {said_names(for_tables())}, got {name!r:.60}")
    return name


@dataclass(frozen=True)
class Thought:
    """What a bot answers, and why, as far as everybody may know it."""

    action: str
    why: dict[str, Any] | None = None


@lru_cache(maxsize=64)
def cached_bot(spec: str, seed: int) -> Bot:
    return make(spec, seed=seed)


def choose_action(spec: str, seed: int, view: dict[str, Any], begun: dict[str, Any] | None) -> Thought:
    """In a worker: the answer of a bot. What it gives as its reason is none of what it alone knows."""
    bot = cached_bot(spec, seed)
    action = str(bot.choose(view))
    try:
        return Thought(action, public_reason(bot, view, action, begun))
    except (CycladesError, LookupError, ArithmeticError, AssertionError):  # an answer needs no reason to be one
        return Thought(action)


def advise(view: dict[str, Any], language: str) -> list[Hint]:
    """In a worker: the best few actions, why, and how likely one then is to win."""
    rows = cached_bot(ADVISER, 0).explain(view, HINTS, language, chances=True)
    return [Hint(row.action.notation, float(row.value), row.text, row.purpose, row.chance) for row in rows]


def deed_info(row: coaching.DeedPrice) -> DeedInfo:
    """Something that a god lets its player do, as it is told."""
    return convert({"deed": row.deed, "things": row.things, "prices": row.prices}, DeedInfo)


def contender_info(row: coaching.Contender) -> ContenderInfo:
    """Somebody who could win, as it is told."""
    ways = [{"god": way.god, "how": way.how, "thing": way.thing} for way in row.ways]
    return ContenderInfo(row.faction, bool(row.ahead), row.gods, convert(ways, list[WayInfo]))


def coach(view: dict[str, Any]) -> CoachInfo:
    """In a worker: what a newcomer should see."""
    bot = cached_bot(ADVISER, 0)
    game, _ = bot.imagined(view)
    return CoachInfo(
        [contender_info(row) for row in coaching.contenders(game, bot.weights)],
        {god: [deed_info(row) for row in rows] for god, rows in coaching.all_prices(game).items()},
        coaching.promised(game),
    )


def guarded(task: Any, *arguments: Any) -> Any:
    """In a worker: what would end a process ends a task only, and is an error like others."""
    try:
        return task(*arguments)
    except (SystemExit, KeyboardInterrupt, GeneratorExit) as error:
        raise BotError(f"{type(error).__name__}: {error}") from None


class BotWorkers:
    """A pool of processes with a limit of time for every task."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self.pool: ProcessPool | None = None
        self.closed = False
        self.waiting: set[asyncio.Future[Any]] = set()
        """Answers that are awaited: a pool that was stopped gives none."""

    async def answer(self, spec: str, seed: int, view: dict[str, Any], begun: dict[str, Any] | None = None) -> Thought:
        """What a bot answers; `begun` is what a spectator saw as its turn began."""
        thought: Thought = await self.run(choose_action, spec, seed, view, begun)
        return thought

    async def hints(self, view: dict[str, Any], language: str) -> list[Hint]:
        """What the adviser would answer."""
        found: list[Hint] = await self.run(advise, view, language)
        return found

    async def coached(self, view: dict[str, Any]) -> CoachInfo:
        """What a newcomer should see."""
        found: CoachInfo = await self.run(coach, view)
        return found

    async def run(self, task: Any, *arguments: Any) -> Any:
        try:
            try:
                return await self.attempt(task, *arguments)
            except BrokenProcessPool:  # a process has ended between two tasks: no fault of this one
                return await self.attempt(task, *arguments)
        except BotFailed:
            raise
        except TimeoutError:
            raise BotTooSlow(f"no answer within {self.seconds:g} s") from None
        except ProcessExpired as error:
            raise BotFailed(f"its process ended with code {error.exitcode}") from None
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}"[:160]) from None

    async def attempt(self, task: Any, *arguments: Any) -> Any:
        scheduled = self.working_pool().schedule(guarded, args=[task, *arguments], timeout=self.seconds)
        thought = asyncio.wrap_future(scheduled)
        self.waiting.add(thought)
        thought.add_done_callback(self.waiting.discard)
        return await thought

    def working_pool(self) -> ProcessPool:
        """The processes; new ones where those before have come to an end by themselves."""
        if self.closed:
            raise BotFailed("the server stops")
        if self.pool is not None and not self.pool.active:
            self.pool.stop()  # type: ignore[no-untyped-call]
            self.pool.join()
            self.pool = None
        if self.pool is None:
            # not forked from here: threads and connections must not come along
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPool(max_workers=self.processes, context=context)
        return self.pool

    def close(self) -> None:
        """Stop thinking at once."""
        self.closed = True
        if self.pool is not None:
            self.pool.stop()  # type: ignore[no-untyped-call]
            for thought in list(self.waiting):
                thought.cancel()

    def join(self) -> None:
        """Wait a little for the processes to end."""
        if self.pool is not None:
            self.pool.join(5)
