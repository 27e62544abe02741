"""Tables: make one, find one, sit down, begin, resign, play again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query
from msgspec import to_builtins
from pydantic import BaseModel, ConfigDict, Field

from cyclades.server import rows, sitting
from cyclades.server.api.common import MaybeGuest, SeatPath, TheGuest, TheHall, TheTable
from cyclades.server.errors import TableError
from cyclades.server.guests import Guest, checked_name
from cyclades.server.hall import MOST_LISTED
from cyclades.server.manners import Manners
from cyclades.server.messages import TableInfo
from cyclades.server.seats import Seat, bot_seat, read_seat
from cyclades.server.table import ABANDONED, OVER, REPLAY, RUNNING, WAITING, Table
from cyclades.server.thinkers import checked_bot
from cyclades.server.watching import table_info

router = APIRouter(prefix="/api/tables", tags=["tables"])


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Closed):
    """Who is to sit on a seat: you (on several, for one screen), anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: str = Field(default="novice", max_length=40)
    name: str | None = Field(default=None, max_length=100, description="yours, if several people share this screen")


class NewTable(Closed):
    """A table to be."""

    edition: str = Field(default="legendary", max_length=40)
    players: int = Field(default=4, ge=2, le=6)
    expansions: list[str] = Field(default_factory=list, max_length=10)
    teams: bool | list[list[int]] | None = None
    board: Literal["ready", "random"] | dict[str, Any] = "ready"
    options: dict[str, Any] = Field(default_factory=dict)
    title: str = Field(default="", max_length=100)
    listed: bool = Field(default=False, description="whether everybody may find it in the list")
    manners: Manners = Field(default_factory=Manners)
    seats: list[SeatWish] | None = Field(
        default=None, max_length=6, description="one for each; without: you, then open ones"
    )
    start: bool = Field(default=False, description="begin at once, if no seat is open")

    def setup(self) -> dict[str, Any]:
        """The set-up as `cyclades.new` takes it."""
        return {
            "edition": self.edition,
            "players": self.players,
            "expansions": self.expansions,
            "teams": self.teams,
            "board": self.board,
            "options": self.options,
        }


class Naming(Closed):
    name: str | None = Field(default=None, max_length=100)


class BotChoice(Closed):
    bot: str = Field(default="novice", max_length=40)


class SeatChoice(Closed):
    bot: str | None = Field(max_length=40, description="a bot, or null for an open seat")


class TableSummary(BaseModel):
    """A table in a list."""

    id: str
    title: str
    status: str
    created: float
    changed: float
    edition: str
    expansions: list[str]
    players: int
    seats: list[dict[str, Any]]
    yours: list[int]
    asked: int | None
    """The seat whose turn it is."""


class TableList(BaseModel):
    tables: list[TableSummary]


def described(schema: dict[str, Any]) -> None:
    """The schema of a table is the one that its WebSocket has."""
    whole = msgspec.json.schema(TableInfo)
    parts = whole["$defs"]

    def inside(value: Any) -> Any:
        if isinstance(value, dict) and "$ref" in value:
            return inside(parts[value["$ref"].rpartition("/")[2]])
        if isinstance(value, dict):
            return {name: inside(part) for name, part in value.items()}
        return [inside(part) for part in value] if isinstance(value, list) else value

    schema.clear()
    schema.update(inside({"$ref": whole["$ref"]}))


class TableReply(BaseModel):
    """A table as you see it. The messages of its WebSocket hold the same."""

    model_config = ConfigDict(extra="allow", json_schema_extra=described)

    id: str


def reply(table: Table, guest: Guest | None) -> TableReply:
    return TableReply(**to_builtins(table_info(table, guest)))


def wished(wishes: list[SeatWish] | None, players: int, guest: Guest) -> list[Seat]:
    """The seats that somebody wants for a new table."""
    if wishes is None:
        wishes = [SeatWish(kind="me")] + [SeatWish(kind="open")] * (players - 1)
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(bot_seat(number, checked_bot(wish.bot)))
        elif wish.kind == "me":
            seats.append(Seat(number, guest.id, checked_name(wish.name or guest.name)))
        else:
            seats.append(Seat(number))
    return seats


def summary(row: rows.Row, guest: Guest | None) -> TableSummary:
    """A table in a list, from the database."""
    seats = [read_seat(seat) for seat in row["seats"]]
    return TableSummary(
        id=row["id"],
        title=row["title"],
        status=row["status"],
        created=row["created"],
        changed=row["changed"],
        edition=row["setup"]["edition"],
        expansions=list(row["setup"].get("expansions", [])),
        players=row["setup"]["players"],
        seats=[{"number": seat.number, "name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in seats],
        yours=[seat.number for seat in seats if guest is not None and seat.guest == guest.id],
        asked=row["asked"] if row["status"] == RUNNING else None,
    )


# -- finding and making -------------------------------------------------------------------------------------------


@router.get("")
async def open_tables(hall: TheHall, guest: MaybeGuest) -> TableList:
    """Listed tables that wait for players."""
    found = await hall.store.read(lambda connection: rows.listed(connection, [WAITING], MOST_LISTED))
    return TableList(tables=[summary(row, guest) for row in found])


@router.get("/mine")
async def my_tables(hall: TheHall, guest: TheGuest, finished: Annotated[bool, Query()] = False) -> TableList:
    """Tables where you have a seat."""
    statuses = [OVER, ABANDONED, REPLAY] if finished else [WAITING, RUNNING]
    found = await hall.store.read(lambda connection: rows.listed(connection, statuses, MOST_LISTED, guest.id))
    return TableList(tables=[summary(row, guest) for row in found])


@router.post("", status_code=201)
async def create(hall: TheHall, guest: TheGuest, wish: NewTable) -> TableReply:
    """A new table, with you as its host."""
    seats = wished(wish.seats, wish.players, guest)
    if wish.start and any(seat.kind == "open" for seat in seats):
        raise TableError("expected no open seat, since the game is to begin at once")
    table = await hall.create(guest, wish.setup(), seats, wish.title, wish.listed, wish.manners)
    if wish.start:
        await sitting.start(table, guest)
    return reply(table, guest)


@router.get("/{id}")
async def show(table: TheTable, guest: MaybeGuest) -> TableReply:
    """A table."""
    return reply(table, guest)


# -- before the game ----------------------------------------------------------------------------------------------


@router.post("/{id}/seats/{number}/take")
async def take(table: TheTable, guest: TheGuest, number: SeatPath, naming: Naming) -> TableReply:
    """Sit down."""
    await sitting.take_seat(table, guest, number, naming.name)
    return reply(table, guest)


@router.post("/{id}/seats/{number}/leave")
async def leave(table: TheTable, guest: TheGuest, number: SeatPath) -> TableReply:
    """Get up, before the game begins."""
    await sitting.leave_seat(table, guest, number)
    return reply(table, guest)


@router.put("/{id}/seats/{number}")
async def set_seat(table: TheTable, guest: TheGuest, number: SeatPath, choice: SeatChoice) -> TableReply:
    """Put a bot on a seat, or open it (the host)."""
    await sitting.set_seat(table, guest, number, choice.bot)
    return reply(table, guest)


@router.post("/{id}/fill")
async def fill(table: TheTable, guest: TheGuest, choice: BotChoice) -> TableReply:
    """Put bots on all open seats (the host)."""
    await sitting.fill(table, guest, choice.bot)
    return reply(table, guest)


@router.post("/{id}/start")
async def start(table: TheTable, guest: TheGuest) -> TableReply:
    """Begin the game (the host)."""
    await sitting.start(table, guest)
    return reply(table, guest)


# -- during the game and after it ---------------------------------------------------------------------------------


@router.post("/{id}/seats/{number}/resign")
async def resign(table: TheTable, guest: TheGuest, number: SeatPath) -> TableReply:
    """Give up: a bot plays on."""
    await sitting.resign(table, guest, number)
    return reply(table, guest)


@router.post("/{id}/seats/{number}/stand-in")
async def stand_in(table: TheTable, guest: TheGuest, number: SeatPath, choice: BotChoice) -> TableReply:
    """Let a bot answer for somebody who is away, or for yourself."""
    await sitting.stand_in(table, guest, number, choice.bot)
    return reply(table, guest)


@router.post("/{id}/seats/{number}/return")
async def come_back(table: TheTable, guest: TheGuest, number: SeatPath) -> TableReply:
    """Take your seat back from the bot that stood in."""
    await sitting.come_back(table, guest, number)
    return reply(table, guest)


@router.post("/{id}/rematch")
async def rematch(hall: TheHall, table: TheTable, guest: TheGuest) -> TableReply:
    """Play again with the same people; all who ask get the same new table."""
    return reply(await hall.rematch(table, guest), guest)
