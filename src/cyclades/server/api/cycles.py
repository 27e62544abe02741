"""How a game went, cycle by cycle: how everybody stood at the end of each."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final
from weakref import WeakKeyDictionary

from msgspec import Meta, Struct

from cyclades.engine.machine import Node
from cyclades.rules.events import CYCLE_BEGUN, INCOME_RECEIVED
from cyclades.rules.reports import told
from cyclades.server.api.common import MaybeGuest, Perspective, TheAddress, TheRegistry, TheTable
from cyclades.server.api.routing import Router
from cyclades.server.budgets import CYCLES
from cyclades.server.errors import Unknown
from cyclades.server.game_log import GameLog, Moment
from cyclades.server.lanes import Rests
from cyclades.server.perspectives import checked_perspective, tabletop_of
from cyclades.server.table import Table
from cyclades.server.table_status import FINISHED
from cyclades.tabletop import FactionInfo

router = Router(prefix="/api", tags=["records"])

FINISHED_GAMES: Final[WeakKeyDictionary[Table, CyclesReply]] = WeakKeyDictionary()
"""The cycles of games that change no more."""


class FactionStanding(Struct):
    """How a faction stood."""

    faction: str
    player: int
    team: Annotated[int, Meta(description="who wins together has the same number")]
    purse: str
    metropolises: int
    income: Annotated[int, Meta(description="that of the next cycle, as the board stands")]
    lands: int
    gold: Annotated[int | None, Meta(description="null where the asker may not know it")]


class CycleStanding(Struct):
    """How everybody stood when a cycle had ended, before the next income."""

    cycle: Annotated[int, Meta(description="the cycle that had ended; 0 is the start of the game")]
    moment: int
    ended: Annotated[bool, Meta(description="false where the game stands, or was left, within the cycle")]
    factions: list[FactionStanding]


class CyclesReply(Struct):
    """How a game went, cycle by cycle."""

    cycles: list[CycleStanding]


@router.get("/tables/{id}/cycles")
async def cycles(
    registry: TheRegistry, table: TheTable, guest: MaybeGuest, address: TheAddress, seat: Perspective = None
) -> CyclesReply:
    """How everybody stood at the end of each cycle; the gold of others only when the game is finished."""
    table.may_watch(guest)
    perspective = checked_perspective(table, guest, seat)
    log = table.log
    table.check_replayable()
    if log is None or not log.moments:
        raise Unknown("the game of this table has not begun")
    finished = table.status in FINISHED
    if finished and table in FINISHED_GAMES:
        return FINISHED_GAMES[table]
    registry.budgets.pay(address, CYCLES * len(log.moments))
    lane = registry.replaying.of(len(log.moments))
    if not finished:
        return await lane.run(standings_by_cycle, log, [perspective])
    async with lane:
        if table not in FINISHED_GAMES:  # somebody else may have asked meanwhile
            FINISHED_GAMES[table] = await asyncio.to_thread(standings_by_cycle, log, range(len(table.seats)))
    return FINISHED_GAMES[table]


def standings_by_cycle(log: GameLog, perspectives: Sequence[int | None]) -> CyclesReply:
    """All cycles, with what some perspectives together may know."""
    moments = counting_moments(log)
    last = moments[-1]
    cycles = []
    cycle = 0
    rest = Rests()
    for moment in moments:
        rest()
        begun = next((int(event.a) for event in moment.events if event.kind is CYCLE_BEGUN), 0)
        if begun:
            cycle = begun
            cycles.append(standing(log, moment, cycle - 1, perspectives, ended=True))
        elif moment is moments[0]:
            cycle = tabletop_of(log.at(moment.number), perspectives[0]).cycle
            if cycle:  # it began from a position
                cycles.append(standing(log, moment, cycle - 1, perspectives, ended=True))
    if not cycles or cycles[-1].moment != last.number:
        cycles.append(standing(log, last, cycle, perspectives, ended=bool(log.at(last.number).over)))
    return CyclesReply(cycles=cycles)


def counting_moments(log: GameLog) -> list[Moment]:
    """The moments that were not taken back, without those that only took others back."""
    nodes: set[Node | None] = {None, *log.game.history()}
    found: dict[Node | None, Moment] = {}
    for moment in log.moments:
        if moment.head in nodes:
            found.setdefault(moment.head, moment)
    return list(found.values())


def standing(
    log: GameLog, moment: Moment, cycle: int, perspectives: Sequence[int | None], ended: bool
) -> CycleStanding:
    """How everybody stood at a moment; where that has brought the next income, without it."""
    game = log.at(moment.number)
    views = [tabletop_of(game, each).factions for each in perspectives]
    received: dict[str, int] = {}
    for event in told(game, [event for event in moment.events if event.kind is INCOME_RECEIVED], None):
        purse = next(row.purse for row in views[0] if row.id == event["faction"])
        received[purse] = received.get(purse, 0) + event["number"]
    factions = []
    for number, row in enumerate(views[0]):
        gold = known_gold(views, number)
        factions.append(
            FactionStanding(
                faction=row.id,
                player=row.player,
                team=row.team,
                purse=row.purse,
                metropolises=row.metropolises,
                income=row.income,
                lands=row.lands,
                gold=None if gold is None else gold - received.get(row.purse, 0),
            )
        )
    return CycleStanding(cycle=cycle, moment=moment.number, ended=ended, factions=factions)


def known_gold(views: Sequence[Sequence[FactionInfo]], number: int) -> int | None:
    """The gold of a faction, if one of the views tells it."""
    return next((view[number].gold for view in views if view[number].gold is not None), None)
