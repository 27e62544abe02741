"""Tables: make one, find one, sit down, begin, resign, play again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from msgspec import Meta, Struct

from cyclades.server import absence, lobby, queries
from cyclades.server.api.common import ONE_LINE, ONE_TABLE, MaybeGuest, SeatPath, TheGuest, TheRegistry, TheTable
from cyclades.server.api.routing import Router
from cyclades.server.bot_workers import checked_bot
from cyclades.server.errors import TableError
from cyclades.server.guests import Guest, checked_name
from cyclades.server.messages import TableInfo
from cyclades.server.perspectives import table_info
from cyclades.server.registry import MOST_LISTED
from cyclades.server.seats import Kind, Seat, bot_seat, read_seat
from cyclades.server.table_settings import TableSettings
from cyclades.server.table_status import ABANDONED, OVER, REPLAY, RUNNING, WAITING

router = Router(prefix="/api/tables", tags=["tables"])

Title = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(max_length=40)]
PersonName = Annotated[str, Meta(max_length=100)]
BarredPath = Annotated[int, Path(ge=0, le=2**31, description="the number of somebody who was sent away")]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: you (on several, for one screen), anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Name = "novice"
    name: Annotated[PersonName | None, Meta(description="yours, if several people share this screen")] = None


SeatRequests = Annotated[
    list[SeatRequest], Meta(max_length=6, description="one for each; without: you, then open ones")
]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be."""

    edition: Name = "legendary"
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    expansions: Annotated[list[str], Meta(max_length=10)] = []
    teams: bool | list[list[int]] | None = None
    board: Literal["ready", "random"] | dict[str, Any] = "ready"
    options: dict[str, Any] = {}
    title: Title = ""
    listed: Annotated[bool, Meta(description="whether everybody may find it in the list")] = False
    settings: TableSettings = TableSettings()
    seats: SeatRequests | None = None
    start: Annotated[bool, Meta(description="begin at once, if no seat is open")] = False

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


class SeatName(Struct, forbid_unknown_fields=True):
    """What somebody is called on a seat; null: as everywhere."""

    name: PersonName | None = None


class BotChoice(Struct, forbid_unknown_fields=True):
    """Which bot."""

    bot: Name = "novice"


class SeatChoice(Struct, forbid_unknown_fields=True):
    """A bot, or null for an open seat."""

    bot: Name | None


class SeatSummary(Struct):
    """A seat of a table in a list."""

    number: int
    name: str
    kind: Kind
    bot: str


class TableSummary(Struct):
    """A table in a list."""

    id: str
    title: str
    status: str
    created: float
    changed: float
    edition: str
    expansions: list[str]
    players: int
    seats: list[SeatSummary]
    your_seats: list[int]
    asked_seat: Annotated[int | None, Meta(description="the seat whose turn it is")]


class TableList(Struct):
    """Tables, the latest first."""

    tables: list[TableSummary]


def requested_seats(requests: list[SeatRequest] | None, players: int, guest: Guest) -> list[Seat]:
    """The seats that somebody wants for a new table."""
    if requests is None:
        requests = [SeatRequest(kind="me")] + [SeatRequest(kind="open")] * (players - 1)
    seats: list[Seat] = []
    for number, request in enumerate(requests):
        mine = request.kind == "me"
        seats.append(Seat(number, guest.id, checked_name(request.name or guest.name)) if mine else Seat(number))
    for number, request in enumerate(requests):
        if request.kind == "bot":
            seats[number] = bot_seat(number, checked_bot(request.bot), [seat.name for seat in seats])
    return seats


def summary(row: queries.Row, guest: Guest | None) -> TableSummary:
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
        seats=[SeatSummary(seat.number, seat.name, seat.kind, seat.bot) for seat in seats],
        your_seats=[seat.number for seat in seats if guest is not None and seat.guest == guest.id],
        asked_seat=row["asked"] if row["status"] == RUNNING else None,
    )


# -- finding and making -------------------------------------------------------------------------------------------


@router.get("")
async def open_tables(registry: TheRegistry, guest: MaybeGuest) -> TableList:
    """Listed tables that wait for players."""
    found = await registry.store.read(lambda connection: queries.listed(connection, [WAITING], MOST_LISTED))
    return TableList(tables=[summary(row, guest) for row in found])


@router.get("/mine")
async def my_tables(registry: TheRegistry, guest: TheGuest, finished: Annotated[bool, Query()] = False) -> TableList:
    """Tables where you have a seat."""
    statuses = [OVER, ABANDONED, REPLAY] if finished else [WAITING, RUNNING]
    found = await registry.store.read(lambda connection: queries.listed(connection, statuses, MOST_LISTED, guest.id))
    return TableList(tables=[summary(row, guest) for row in found])


@router.post("", status_code=201, dependencies=[ONE_TABLE])
async def create(registry: TheRegistry, guest: TheGuest, request: NewTable) -> TableInfo:
    """A new table, with you as its host."""
    seats = requested_seats(request.seats, request.players, guest)
    if request.start and any(seat.kind == "open" for seat in seats):
        raise TableError("expected no open seat, since the game is to begin at once")
    table = await registry.create(guest, request.setup(), seats, request.title, request.listed, request.settings)
    if request.start:
        await lobby.start(table, guest)
    return table_info(table, guest)


@router.get("/{id}")
async def show(table: TheTable, guest: MaybeGuest) -> TableInfo:
    """A table."""
    return table_info(table, guest)


# -- before the game ----------------------------------------------------------------------------------------------


@router.post("/{id}/seats/{number}/take", dependencies=[ONE_LINE])
async def take(table: TheTable, guest: TheGuest, number: SeatPath, seat_name: SeatName) -> TableInfo:
    """Sit down."""
    await lobby.take_seat(table, guest, number, seat_name.name)
    return table_info(table, guest)


@router.post("/{id}/seats/{number}/leave", dependencies=[ONE_LINE])
async def leave(table: TheTable, guest: TheGuest, number: SeatPath) -> TableInfo:
    """Get up, before the game begins."""
    await lobby.leave_seat(table, guest, number)
    return table_info(table, guest)


@router.put("/{id}/seats/{number}")
async def set_seat(table: TheTable, guest: TheGuest, number: SeatPath, choice: SeatChoice) -> TableInfo:
    """Put a bot on a seat, or open it; whoever sat there stays out (the host)."""
    await lobby.set_seat(table, guest, number, choice.bot)
    return table_info(table, guest)


@router.post("/{id}/barred/{number}/readmit")
async def readmit(table: TheTable, guest: TheGuest, number: BarredPath) -> TableInfo:
    """Let somebody in again who was sent away (the host)."""
    await lobby.readmit(table, guest, number)
    return table_info(table, guest)


@router.post("/{id}/fill")
async def fill(table: TheTable, guest: TheGuest, choice: BotChoice) -> TableInfo:
    """Put bots on all open seats (the host)."""
    await lobby.fill(table, guest, choice.bot)
    return table_info(table, guest)


@router.post("/{id}/start")
async def start(table: TheTable, guest: TheGuest) -> TableInfo:
    """Begin the game (the host)."""
    await lobby.start(table, guest)
    return table_info(table, guest)


# -- during the game and after it ---------------------------------------------------------------------------------


@router.post("/{id}/seats/{number}/resign")
async def resign(table: TheTable, guest: TheGuest, number: SeatPath) -> TableInfo:
    """Give up: a bot plays on."""
    await absence.resign(table, guest, number)
    return table_info(table, guest)


@router.post("/{id}/seats/{number}/stand-in", dependencies=[ONE_LINE])
async def stand_in(table: TheTable, guest: TheGuest, number: SeatPath, choice: BotChoice) -> TableInfo:
    """Let a bot answer for somebody who is away, or for yourself."""
    await absence.stand_in(table, guest, number, choice.bot)
    return table_info(table, guest)


@router.post("/{id}/seats/{number}/return", dependencies=[ONE_LINE])
async def come_back(table: TheTable, guest: TheGuest, number: SeatPath) -> TableInfo:
    """Take your seat back from the bot that stood in."""
    await absence.come_back(table, guest, number)
    return table_info(table, guest)


@router.post("/{id}/rematch", dependencies=[ONE_TABLE])
async def rematch(registry: TheRegistry, table: TheTable, guest: TheGuest) -> TableInfo:
    """Play again with the same people; all who ask get the same new table."""
    return table_info(await registry.rematch(table, guest), guest)
