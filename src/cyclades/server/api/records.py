"""Records: download a game, upload one, look at any moment, go on from there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends
from msgspec import Meta, Struct

from cyclades.server.api.common import ONE_TABLE, MaybeGuest, Perspective, TheAddress, TheGuest, TheRegistry, TheTable
from cyclades.server.api.routing import Router, body_of, body_reader
from cyclades.server.api.tables import SeatRequests, Title, requested_seats
from cyclades.server.beliefs import without_bounds
from cyclades.server.budgets import ACTION
from cyclades.server.errors import Unknown
from cyclades.server.messages import TableInfo
from cyclades.server.new_games import length_of
from cyclades.server.perspectives import checked_perspective, table_info, tabletop_of
from cyclades.server.table_settings import TableSettings
from cyclades.server.table_status import FINISHED
from cyclades.tabletop import Tabletop

router = Router(prefix="/api", tags=["records"])

Record = Annotated[dict[str, Any], Depends(body_reader(dict[str, Any]))]
"""Any JSON object: what is in it is read as a record."""


class Continuation(Struct, forbid_unknown_fields=True):
    """Where to go on from, and with whom."""

    moment: Annotated[int, Meta(ge=1, le=2**31)]
    seats: SeatRequests | None = None
    title: Title = ""
    settings: Annotated[TableSettings | None, Meta(description="without: those of the table that is continued")] = None


class MomentReply(Struct):
    """A table as it stood at a moment, from the perspective of a seat or of a spectator."""

    moment: int
    last: int
    view: Tabletop


@router.get("/tables/{id}/record")
async def record(table: TheTable, guest: MaybeGuest, seat: Perspective = None) -> dict[str, Any]:
    """The record of a game: the whole truth when it is over, before that what the seat may know. Of a game that
    no longer replays, it is all that was written down, before that what the seat may know as far as it replays."""
    table.may_watch(guest)
    perspective = checked_perspective(table, guest, seat)
    remains = table.remains
    if remains is not None and table.status in FINISHED:
        return remains.record
    log = remains.log if remains is not None else None
    game = log.game if log is not None else table.game
    found: dict[str, Any] = game.record() if table.status in FINISHED else without_bounds(game.record(perspective))
    return found


@router.get("/tables/{id}/moments/{number}")
async def moment(table: TheTable, guest: MaybeGuest, number: int, seat: Perspective = None) -> MomentReply:
    """How a table stood at a moment."""
    table.may_watch(guest)
    perspective = checked_perspective(table, guest, seat)
    table.check_replayable()
    log = table.log
    if log is None or not 1 <= number <= len(log.moments):
        raise Unknown(f"there is no moment {number} at this table")
    return MomentReply(number, len(log.moments), tabletop_of(log.at(number), perspective))


@router.post("/records", status_code=201, dependencies=[ONE_TABLE], openapi_extra=body_of(dict[str, Any]))
async def upload(
    registry: TheRegistry, guest: TheGuest, address: TheAddress, record: Record, title: str = ""
) -> TableInfo:
    """Upload a record: a table to look at, whose game can be continued elsewhere."""
    registry.budgets.pay(address, ACTION * length_of(record))
    return table_info(await registry.import_record(guest, record, title[:100]), guest)


@router.post("/tables/{id}/continue", status_code=201, dependencies=[ONE_TABLE])
async def continue_game(
    registry: TheRegistry, table: TheTable, guest: TheGuest, address: TheAddress, request: Continuation
) -> TableInfo:
    """A new table that begins where a finished game, or a record, stood at a moment."""
    table.may_watch(guest)
    registry.budgets.pay(address, ACTION * (table.log.length if table.log is not None else 0))
    seats = requested_seats(request.seats, table.setup["players"], guest)
    continued = await registry.continue_from(table, guest, request.moment, seats, request.title, request.settings)
    return table_info(continued, guest)
