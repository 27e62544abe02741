"""The chronicle of a game: how everybody stood at the end of each cycle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from fastapi import APIRouter
from pydantic import BaseModel, Field

from cyclades.engine.machine import Node
from cyclades.rules.events import CYCLE_BEGUN, INCOME_RECEIVED
from cyclades.rules.reports import told
from cyclades.server.api.common import MaybeGuest, TheHall, TheTable
from cyclades.server.api.records import Eyes
from cyclades.server.errors import Unknown
from cyclades.server.log import Log, Moment
from cyclades.server.table import FINISHED, Table
from cyclades.server.watching import perspective, shown_view
from cyclades.tabletop import FactionInfo

router = APIRouter(prefix="/api", tags=["records"])

KNOWN: Final[WeakKeyDictionary[Table, ChronicleReply]] = WeakKeyDictionary()
"""Chronicles of games that are finished."""


class FactionStand(BaseModel):
    """How a faction stood."""

    faction: str
    player: int
    purse: str
    metropolises: int
    income: int = Field(description="that of the next cycle, as the board stands")
    lands: int
    gold: int | None = Field(description="null where the asker may not know it")


class CycleStand(BaseModel):
    """How everybody stood when a cycle had ended, before the next income."""

    cycle: int = Field(description="the cycle that had ended; 0 is the start of the game")
    moment: int
    ended: bool = Field(description="false where the game stands, or was left, within the cycle")
    factions: list[FactionStand]


class ChronicleReply(BaseModel):
    """How a game went, cycle by cycle."""

    cycles: list[CycleStand]


@router.get("/tables/{id}/chronicle")
async def chronicle(hall: TheHall, table: TheTable, guest: MaybeGuest, seat: Eyes = None) -> ChronicleReply:
    """How everybody stood at the end of each cycle; the gold of others only when the game is finished."""
    table.may_watch(guest)
    eyes = perspective(table, guest, seat)
    log = table.log
    if log is None or not log.moments:
        raise Unknown("the game of this table has not begun, or cannot be replayed by the present rules")
    if table.status not in FINISHED:
        return await hall.heavily(written, log, [eyes])
    if table not in KNOWN:
        KNOWN[table] = await hall.heavily(written, log, range(len(table.seats)))
    return KNOWN[table]


def written(log: Log, eyes: Sequence[int | None]) -> ChronicleReply:
    """The chronicle, with what some eyes together may know."""
    moments = counting(log)
    last = moments[-1]
    cycles = []
    cycle = 0
    for moment in moments:
        begun = next((int(event.a) for event in moment.events if event.kind is CYCLE_BEGUN), 0)
        if begun:
            cycle = begun
            cycles.append(stand(log, moment, cycle - 1, eyes, ended=True))
        elif moment is moments[0]:
            cycle = shown_view(log.at(moment.number), eyes[0]).cycle
            if cycle:  # it began from a position
                cycles.append(stand(log, moment, cycle - 1, eyes, ended=True))
    if not cycles or cycles[-1].moment != last.number:
        cycles.append(stand(log, last, cycle, eyes, ended=bool(log.at(last.number).over)))
    return ChronicleReply(cycles=cycles)


def counting(log: Log) -> list[Moment]:
    """The moments that were not taken back, without those that only took others back."""
    nodes: set[Node | None] = {None, *log.game.history()}
    found: dict[Node | None, Moment] = {}
    for moment in log.moments:
        if moment.head in nodes:
            found.setdefault(moment.head, moment)
    return list(found.values())


def stand(log: Log, moment: Moment, cycle: int, eyes: Sequence[int | None], ended: bool) -> CycleStand:
    """How everybody stood at a moment; where that has brought the next income, without it."""
    game = log.at(moment.number)
    views = [shown_view(game, each).factions for each in eyes]
    received: dict[str, int] = {}
    for event in told(game, [event for event in moment.events if event.kind is INCOME_RECEIVED], None):
        purse = next(row.purse for row in views[0] if row.id == event["faction"])
        received[purse] = received.get(purse, 0) + event["number"]
    factions = []
    for number, row in enumerate(views[0]):
        gold = purse_of(views, number)
        factions.append(
            FactionStand(
                faction=row.id,
                player=row.player,
                purse=row.purse,
                metropolises=row.metropolises,
                income=row.income,
                lands=row.lands,
                gold=None if gold is None else gold - received.get(row.purse, 0),
            )
        )
    return CycleStand(cycle=cycle, moment=moment.number, ended=ended, factions=factions)


def purse_of(views: Sequence[Sequence[FactionInfo]], number: int) -> int | None:
    """The gold of a faction, if one of the views tells it."""
    return next((view[number].gold for view in views if view[number].gold is not None), None)
