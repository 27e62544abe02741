"""Opening lessons: a table for somebody who begins one, which counts like any other that is opened; or the one where it
is at it already."""

from __future__ import annotations

from typing import Final

from cyclades.lessons import lessons
from cyclades.server.budgets import LESSON
from cyclades.server.guests import Guest
from cyclades.server.lesson_tables import TableLesson, begun_log
from cyclades.server.registry import TableRegistry
from cyclades.server.seats import Seat, bot_seat
from cyclades.server.table import Table
from cyclades.server.table_settings import TableSettings
from cyclades.server.table_status import RUNNING

OPPONENT: Final = "novice"
"""Who sits opposite in a lesson; what it answers is the lesson's word."""
SETTINGS: Final = TableSettings(hints=False, spectators=False, beliefs=False)


async def open_lesson(
    registry: TableRegistry, guest: Guest, address: str, name: str, begun: str | None, again: bool
) -> Table:
    """The table of a lesson: where the guest is at it already, from the beginning if that is wanted; or a new one."""
    if begun is None:
        registry.openings.check_address(address)
        registry.budgets.pay(address, LESSON)
        return await new_lesson(registry, guest, name)
    table = await registry.table(begun)
    if again and table.lesson is not None:
        registry.budgets.pay(address, LESSON)
        await begin_again(table, table.lesson)
    return table


async def new_lesson(registry: TableRegistry, guest: Guest, name: str) -> Table:
    """A table for a lesson that begins."""
    lesson = lessons()[name]
    log, entries = await registry.making.run(begun_log, lesson)
    rules = log.game.rules
    mine = Seat(lesson.seat, guest.id, guest.name)
    others = range(rules.players)
    seats = [mine if number == mine.number else bot_seat(number, OPPONENT, [mine.name]) for number in others]
    more = {
        "status": RUNNING,
        "start": log.game.start,
        "asked": log.game.player,
        "lesson": name,
        "lesson_state": {"file": lesson.digest, "step": 0, "done": False},
    }
    row = registry.new_row(guest, rules.setup(), "", False, SETTINGS, **more)
    return await registry.insert(row, seats, log, entries)


async def begin_again(table: Table, lesson: TableLesson) -> None:
    """Back to the beginning of a lesson."""
    async with table.lock:
        log = table.check_running()
        first = lesson.first_moment(log)
        if log.game.depth > lesson.lesson.game.depth:
            await table.write(log.take_back_to(lesson.lesson.seat, first))
