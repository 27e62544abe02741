"""The turns of bots: playing for seats for which a bot answers, one task for each table where a bot is asked. A person
who has said beforehand what it answers is played for likewise, after a while as a person takes."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import structlog

from cyclades.rules.turns import Menu
from cyclades.server.bot_workers import BotFailed, BotWorkers
from cyclades.server.errors import Conflict, Illegal, StorageDown
from cyclades.server.game_log import Moment
from cyclades.server.rules_versions import up_to_date
from cyclades.server.seats import Seat
from cyclades.server.table import Table
from cyclades.server.thinking import NoThinking, Thinking

logger = structlog.get_logger("cyclades.bots")

RETRY_SECONDS = 1.0
DISCREET_SECONDS = 0.4
"""What a bot takes for a question whose answer must not be guessed from the time, whatever there is to choose."""
STANDING_SECONDS = (1.0, 3.0)
"""Between what times a person is played for that has answered beforehand."""


@dataclass(frozen=True)
class Decision:
    """What is answered for a seat, what the log says about it, and the reason that everybody may know."""

    action: str = ""
    note: str = ""
    why: dict[str, Any] | None = None


class BotTurns:
    """Lets bots answer."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self.bot_workers = bot_workers
        self.thinking = Thinking(bot_workers.processes)
        self.tasks: dict[Table, asyncio.Task[None]] = {}
        self.turns: WeakKeyDictionary[Table, tuple[Moment, dict[str, Any]]] = WeakKeyDictionary()
        """Of tables where a bot has acted: when the last turn began, and what a spectator saw then."""
        self.stopped = asyncio.Event()
        self.failures = 0

    def check(self, table: Table) -> None:
        """See whether a bot is asked at a table, and let it answer."""
        if self.stopped.is_set() or table.stale or self.busy(table) or self.played_for(table) is None:
            return
        task = asyncio.create_task(self.play(table))
        self.tasks[table] = task
        task.add_done_callback(lambda done: self.done(table, done))

    def busy(self, table: Table) -> bool:
        """Whether a bot is at work at a table."""
        return table in self.tasks

    def done(self, table: Table, task: asyncio.Task[None]) -> None:
        self.tasks.pop(table, None)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a table's bots stopped", table=table.id, error=type(task.exception()).__name__)
        else:
            self.check(table)  # somebody may have left the seat to a bot meanwhile

    def played_for(self, table: Table) -> Seat | None:
        """The seat that is asked, if a bot answers for it, or its player has done so beforehand and is there: an answer
        for who is away would tell that it was given beforehand. Nobody answers in games of other rules."""
        asked = table.asked if up_to_date(table.rules, table.setup) else None
        if asked is None:
            return None
        seat = table.seats[asked]
        if table.lesson is not None and table.lesson.ended(table.lesson_state):
            return None
        answered = table.game.standing is not None and table.present(seat.guest)
        return seat if seat.bot or answered else None

    async def play(self, table: Table) -> None:
        """Answer as long as bots are asked."""
        while not table.stale:
            seat = self.played_for(table)
            if seat is None or self.stopped.is_set():
                return
            question = table.question_id
            decision = await self.decide(table, seat)
            if self.stopped.is_set() or question != table.question_id or self.played_for(table) != seat:
                continue  # something was taken back, or the person is there again
            try:
                await self.answer(table, seat, question, decision)
            except Conflict:
                continue
            except StorageDown:
                await self.pause()

    async def decide(self, table: Table, seat: Seat) -> Decision:
        """What is answered for a seat."""
        game = table.game
        if table.lesson is not None and seat.guest is None:
            return Decision(table.lesson.reply(game), seat.bot)
        standing = game.standing
        if standing is not None and not seat.bot:
            await self.pause(random.uniform(*STANDING_SECONDS))
            return Decision(standing.notation)
        if not game.discreet:
            return await self.think(table, seat)
        answer, _ = await asyncio.gather(self.think(table, seat), self.pause(DISCREET_SECONDS))
        return answer

    async def think(self, table: Table, seat: Seat) -> Decision:
        """What a bot answers; nothing, where it is no longer asked."""
        question = table.question_id
        seed = int.from_bytes(table.key[:4], "big") + seat.number
        try:
            async with self.thinking.at_table(table):
                if question != table.question_id or self.played_for(table) != seat:
                    return Decision()  # something was taken back while it waited, or the person is there again
                view = table.game.view(seat.number)
                thought = await self.bot_workers.answer(seat.bot, seed, view, self.turn_begun(table))
                return Decision(thought.action, seat.bot, thought.why)
        except NoThinking:
            return Decision()
        except BotFailed as error:
            if self.stopped.is_set():
                return Decision()
            return self.default(table, seat, str(error))

    def turn_begun(self, table: Table) -> dict[str, Any] | None:
        """What a spectator saw as the turn of the one who is asked began; none where it does not choose among its
        deeds, and so cannot end its turn. Made once for each turn."""
        game, log = table.game, table.log
        if log is None or game.draft or not isinstance(game.stack[-1], Menu):
            return None
        began = log.turn_began()
        if began is None:
            return None
        known = self.turns.get(table)
        if known is None or known[0] is not began:
            then = game if began is log.moments[-1] else log.at(began.number)
            known = self.turns[table] = (began, then.view(None))
        return known[1]

    def default(self, table: Table, seat: Seat, reason: str) -> Decision:
        """The answer for a bot that gives none."""
        self.failures += 1
        short = reason.partition(":")[0]  # what comes after it may tell of the bot's purse
        logger.warning("a bot failed", table=table.id, seat=seat.number, bot=seat.bot, reason=short)
        return Decision(table.game.default.notation, f"default: {seat.bot}: {reason}"[:200])

    async def answer(self, table: Table, seat: Seat, question: str, decision: Decision) -> None:
        """Play a bot's action; where it is refused, the default one."""
        try:
            await table.answer(seat.number, [decision.action], question, decision.note, decision.why)
        except Illegal as error:
            decision = self.default(table, seat, f"its answer was refused: {error}")
            await table.answer(seat.number, [decision.action], question, decision.note)

    async def pause(self, seconds: float = RETRY_SECONDS) -> None:
        """Wait a little, unless the server stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), seconds)

    async def stop(self) -> None:
        """No more actions; what is being written is written."""
        self.stopped.set()
        self.thinking.close()
        self.bot_workers.close()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
