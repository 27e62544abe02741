"""Analyses of games that are over: one at a time, piece by piece in the processes of the bots, behind whatever people
who play wait for. What was found is stored with the game, so that it is worked out once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any, Final, Literal

import msgspec
import structlog

from cyclades.analysis import LONGEST, Analysis, Piece, pieces
from cyclades.engine.machine import Node
from cyclades.server import queries
from cyclades.server.bot_workers import BotFailed, BotTooSlow, BotWorkers
from cyclades.server.budgets import ANALYSIS, Budgets
from cyclades.server.errors import Conflict, Forbidden, TableError, TooMuch, Unknown
from cyclades.server.game_log import GameLog
from cyclades.server.guests import Guest
from cyclades.server.rules_versions import check_up_to_date
from cyclades.server.store import Store
from cyclades.server.table import Table
from cyclades.server.table_status import ABANDONED, FINISHED
from cyclades.server.thinking import NoThinking, Thinking

MOST_WAITING: Final = 10
"""How many analyses may wait, the one that is worked on included."""
MOST_EACH: Final = 2
"""How many of them may be from one address."""
MOST_SECONDS: Final = 600.0
"""For how long the processes of the bots work on one, at most; what is not judged by then is not."""
FORM: Final = 1
"""The form of what is stored; what is of another one is worked out anew."""
DECODER: Final = msgspec.json.Decoder(Analysis)

State = Literal["none", "waiting", "running", "done", "failed"]
logger = structlog.get_logger("cyclades.analyses")


class Job:
    """An analysis that somebody has asked for."""

    def __init__(self, guest: str, address: str) -> None:
        self.guest = guest
        self.address = address
        self.state: State = "waiting"
        self.done = 0.0
        self.seconds = 0.0
        """For how long the processes have worked on it."""
        self.turn = asyncio.Event()
        self.stopped = False
        self.task: asyncio.Task[None] | None = None


class Stopped(Exception):
    """Somebody has stopped an analysis, or its game is gone."""


class Analyses:
    """The analyses of a server."""

    def __init__(self, store: Store, workers: BotWorkers, thinking: Thinking, budgets: Budgets) -> None:
        self.store = store
        self.workers = workers
        self.thinking = thinking
        self.budgets = budgets
        self.jobs: dict[str, Job] = {}
        """By table, in the order in which they were asked for; one that has failed stays until the next is begun."""

    async def begin(self, table: Table, guest: Guest, address: str) -> None:
        """Have a game analysed, unless that is done, or under way."""
        log = analysed(table)
        check_up_to_date(table.rules, table.setup)
        if await self.stored(table) is not None or self.job_of(table) is not None:
            return
        if log.game.depth > LONGEST:
            raise TableError(f"expected a game of at most {LONGEST} actions to analyse, got one of {log.game.depth}")
        waiting = self.under_way()
        if len(waiting) >= MOST_WAITING:
            raise TooMuch("too many games wait for their analysis: come back later")
        if sum(job.address == address for job in waiting) >= MOST_EACH:
            raise TooMuch(f"{MOST_EACH} games of yours wait for their analysis: come back when one is done")
        self.budgets.pay(address, ANALYSIS)
        job = self.jobs[table.id] = Job(guest.id, address)
        job.task = asyncio.create_task(self.work(table, log, job))
        self.grant()

    def cancel(self, table: Table, guest: Guest) -> None:
        """Stop an analysis: whoever has asked for it may, and those who sit at the table. A piece that is worked on is
        worked on to its end: its process has much in mind that is of use to the next."""
        job = self.job_of(table)
        if job is None or job.task is None:
            raise Unknown("nobody has asked for an analysis of this game, or it is done")
        if job.guest != guest.id and not table.seats_of(guest):
            raise Forbidden("only who has asked for it, or sits at the table, may stop the analysis")
        job.stopped = True
        job.turn.set()
        del self.jobs[table.id]

    def grant(self) -> None:
        """Let the next one be worked on, of the address that has used the processes least, unless one is."""
        order = self.in_order()
        if order and not order[0].turn.is_set():
            order[0].turn.set()

    def in_order(self) -> list[Job]:
        """Those that are under way, the one that is worked on first, then as they will come as things are."""
        used = self.thinking.used_by
        return sorted(self.under_way(), key=lambda job: (not job.turn.is_set(), used(job.address)))

    async def stop(self) -> None:
        """The server stops."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def under_way(self) -> list[Job]:
        """Those that are waited for, the oldest first."""
        return [job for job in self.jobs.values() if job.state != "failed"]

    def job_of(self, table: Table) -> Job | None:
        """The analysis of a game that is under way."""
        job = self.jobs.get(table.id)
        return None if job is None or job.state == "failed" else job

    def state_of(self, table: Table) -> tuple[State, float, int]:
        """How far an analysis that is not stored is, and how many come before it."""
        job = self.jobs.get(table.id)
        if job is None:
            return "none", 0.0, 0
        return job.state, job.done, 0 if job.state == "failed" else self.in_order().index(job)

    async def stored(self, table: Table) -> Analysis | None:
        """What was found in a game, if that was stored, of the game as it is."""
        length = analysed(table).game.depth
        row = await self.store.read(lambda connection: queries.analysis_of(connection, table.id))
        if row is None or (row["form"], row["length"]) != (FORM, length):
            return None
        with contextlib.suppress(msgspec.MsgspecError):
            return DECODER.decode(row["found"])
        return None

    async def work(self, table: Table, log: GameLog, job: Job) -> None:
        """One analysis after the other; whatever goes wrong with one, the next has its turn."""
        try:
            await job.turn.wait()
            if job.stopped:
                raise Stopped
            job.state = "running"
            await self.store_found(table, log, await self.found(table, log, job))
            self.forget(table, job)
        except Stopped:
            self.forget(table, job)
        except Exception as error:
            job.state, job.task = "failed", None
            self.forget_failed()
            foreseen = isinstance(error, BotFailed | NoThinking | TableError)
            logger.warning("an analysis failed", table=table.id, reason=str(error)[:160], exc_info=not foreseen)
        finally:
            self.grant()

    async def found(self, table: Table, log: GameLog, job: Job) -> Analysis:
        """The analysis: each piece has its turn among all that think."""
        record = await asyncio.to_thread(lambda: json.dumps(log.game.record()))
        work = pieces(record, enough=lambda: job.seconds > MOST_SECONDS)
        result: Any = None
        while True:
            try:
                piece = work.send(result)
            except StopIteration as end:
                analysis: Analysis = end.value
                return analysis
            job.done = piece.done
            async with self.thinking.for_analysis(job.address):
                if job.stopped or table.deleted:
                    raise Stopped
                result = await self.result_of(piece, job)

    async def result_of(self, piece: Piece, job: Job) -> Any:
        """What comes of a piece of work; nothing where it takes too long and the analysis can do without."""
        began = time.monotonic()
        try:
            return await self.workers.run(piece.work, *piece.arguments)
        except BotTooSlow:
            if piece.vital:
                raise
            return None
        finally:
            job.seconds += time.monotonic() - began

    def forget(self, table: Table, job: Job) -> None:
        """An analysis is over; somebody may have begun another one of the same game."""
        if self.jobs.get(table.id) is job:
            del self.jobs[table.id]

    async def store_found(self, table: Table, log: GameLog, found: Analysis) -> None:
        """Keep an analysis with its game."""
        row = {
            "table_id": table.id,
            "form": FORM,
            "length": log.game.depth,
            "found": msgspec.json.encode(found).decode(),
            "created": time.time(),
        }
        await self.store.write(lambda connection: queries.set_analysis(connection, row))

    def forget_failed(self) -> None:
        """Failures need not be known for ever."""
        failed = [id for id, job in self.jobs.items() if job.state == "failed"]
        for id in failed[:-MOST_WAITING]:
            del self.jobs[id]


def analysed(table: Table) -> GameLog:
    """The log of a game that may be analysed: one that is over. Of a running game nobody is told anything, whatever it
    is called: a record of it that somebody has brought is none that is over."""
    table.check_replayable()
    log = table.log
    if table.status not in FINISHED or log is None or not (log.game.over or table.status == ABANDONED):
        raise Conflict("only a game that is over can be analysed")
    return log


def moments_of(log: GameLog, places: list[int]) -> list[int]:
    """The moments at which so many actions had been played; within a group that was not public yet, the one before."""
    first: dict[Node | None, int] = {}
    for moment in log.moments:
        first.setdefault(moment.head, moment.number)
    numbers = [1]
    for node in log.game.history():
        numbers.append(first.get(node, numbers[-1]))
    return [numbers[place] for place in places]
