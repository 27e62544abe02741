"""Records: take a game along, bring one, look at any moment, go on from there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query
from msgspec import to_builtins
from pydantic import BaseModel, Field

from cyclades.server.api.common import MaybeGuest, TheGuest, TheHall, TheTable
from cyclades.server.api.tables import Closed, SeatWish, TableReply, reply, wished
from cyclades.server.errors import Unknown
from cyclades.server.manners import Manners
from cyclades.server.table import FINISHED
from cyclades.server.watching import perspective, shown_view, without_guesses

router = APIRouter(prefix="/api", tags=["records"])

Eyes = Annotated[int | None, Query(ge=0, le=5, description="a seat of yours; when the game is over, any")]


class Continuation(Closed):
    """Where to go on from, and with whom."""

    moment: int = Field(ge=1, le=2**31)
    seats: list[SeatWish] | None = Field(default=None, max_length=6)
    title: str = Field(default="", max_length=100)
    manners: Manners | None = Field(default=None, description="without: those of the table that is continued")


class MomentReply(BaseModel):
    """A table as it stood at a moment, with the eyes of a seat or of a spectator."""

    seq: int
    last: int
    view: dict[str, Any]


@router.get("/tables/{id}/record")
async def record(table: TheTable, guest: MaybeGuest, seat: Eyes = None) -> dict[str, Any]:
    """The record of a game: the whole truth when it is over, before that what the seat may know. Of a game that
    the present rules cannot replay, it is as it was written down."""
    table.may_watch(guest)
    eyes = perspective(table, guest, seat)
    if table.written is not None and table.status in FINISHED:
        return table.written
    game = table.game
    found: dict[str, Any] = game.record() if table.status in FINISHED else without_guesses(game.record(eyes))
    return found


@router.get("/tables/{id}/moments/{number}")
async def moment(table: TheTable, guest: MaybeGuest, number: int, seat: Eyes = None) -> MomentReply:
    """How a table stood at a moment."""
    table.may_watch(guest)
    eyes = perspective(table, guest, seat)
    log = table.log
    if log is None or not 1 <= number <= len(log.moments):
        raise Unknown(f"there is no moment {number} at this table")
    return MomentReply(seq=number, last=len(log.moments), view=to_builtins(shown_view(log.at(number), eyes)))


@router.post("/records", status_code=201)
async def bring(
    hall: TheHall, guest: TheGuest, record: Annotated[dict[str, Any], Body()], title: str = ""
) -> TableReply:
    """Bring a record: a table to look at, whose game can be continued elsewhere."""
    return reply(await hall.bring(guest, record, title[:100]), guest)


@router.post("/tables/{id}/continue", status_code=201)
async def go_on(hall: TheHall, table: TheTable, guest: TheGuest, wish: Continuation) -> TableReply:
    """A new table that begins where a finished game, or a record, stood at a moment."""
    table.may_watch(guest)
    seats = wished(wish.seats, table.setup["players"], guest)
    return reply(await hall.go_on(table, guest, wish.moment, seats, wish.title, wish.manners), guest)
