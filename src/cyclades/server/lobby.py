"""The lobby of a table: taking and leaving seats, filling them with bots, and starting the game."""

from __future__ import annotations

from typing import Any, Final

from cyclades.server import queries
from cyclades.server.bot_workers import checked_bot
from cyclades.server.errors import Conflict, Forbidden, Unknown
from cyclades.server.game_log import GameLog
from cyclades.server.guests import Guest, checked_name
from cyclades.server.names import check_apart
from cyclades.server.presence import absent_for
from cyclades.server.rules_versions import check_up_to_date
from cyclades.server.seats import Seat, bot_seat
from cyclades.server.table import SENT_AWAY, Table
from cyclades.server.table_status import CLOSED, RUNNING, WAITING

MOST_BARRED: Final = 100
"""How many of those whom the host has sent away a table remembers, the latest."""


def check_waiting(table: Table) -> None:
    if table.status != WAITING:
        raise Conflict(f"the game is no longer waiting for players: it is {table.status}")


def check_host(table: Table, guest: Guest | None) -> None:
    """Refuse all but the host, and whoever sits at the table while the host has been away for too long."""
    if guest is not None and guest.id == table.host:
        return
    away = absent_for(table, table.host)
    if away is None or away < table.settings.absence_minutes * 60 or not table.seats_of(guest):
        raise Forbidden("only the host of the table may do that")


async def take_seat(table: Table, guest: Guest, number: int, name: str | None = None) -> None:
    """Sit down on an open seat; one guest may have several, each with a name, where it was invited or is host."""
    async with table.lock:
        check_waiting(table)
        seat = table.seat(number)
        if seat.guest == guest.id and name is None:
            return
        if seat.kind != "open" and seat.guest != guest.id:
            raise Conflict(f"seat {number} is taken")
        mine = table.seats_of(guest)
        if table.bars(guest) and number not in mine:
            raise Forbidden(SENT_AWAY)
        if table.listed and mine and number not in mine and guest.id != table.host:
            raise Conflict(
                f"at a listed table everybody takes one seat, and you have seat {mine[0]}; only the host may take more"
            )
        known = checked_name(name if name is not None else guest.name)
        check_apart(known, table.names_besides(guest))
        line = table.line("seated", known, number)
        await table.change(Seat(number, guest.id, known), chat=[line], host=table.host or guest.id)


async def leave_seat(table: Table, guest: Guest, number: int) -> None:
    """Get up before the game begins; when the host has gone, the next one is host."""
    async with table.lock:
        check_waiting(table)
        seat = table.seat_of(guest, number)
        others = [other.guest for other in table.seats if other.guest and other.number != number]
        host = table.host
        if host == guest.id and guest.id not in others:
            host = others[0] if others else None
        status = WAITING if host else CLOSED
        await table.change(Seat(number), chat=[table.line("left", seat.name, number)], host=host, status=status)


async def set_seat(table: Table, guest: Guest | None, number: int, bot: str | None) -> None:
    """The host puts a bot on a seat, or opens it; somebody else who sat there is sent away. Who acts for the host in
    its absence sends nobody away."""
    async with table.lock:
        check_host(table, guest)
        check_waiting(table)
        before = table.seat(number)
        taken = [seat.name for seat in table.seats if seat.number != number]
        seat = Seat(number) if bot is None else bot_seat(number, checked_bot(bot), taken)
        if before.guest is None or guest is None or before.guest == guest.id:
            await table.change(seat)
        elif guest.id != table.host:
            raise Forbidden("only the host of the table may send somebody away")
        else:
            await table.change(seat, barred=with_barred(table.barred, before))


def with_barred(barred: list[dict[str, Any]], seat: Seat) -> list[dict[str, Any]]:
    """Those who were sent away, and one more."""
    number = barred[-1]["number"] + 1 if barred else 0
    others = [row for row in barred if row["guest"] != seat.guest]
    return [*others, {"number": number, "guest": seat.guest, "name": seat.name}][-MOST_BARRED:]


async def readmit(table: Table, guest: Guest, number: int) -> None:
    """The host lets somebody in again who was sent away."""
    async with table.lock:
        if guest.id != table.host:
            raise Forbidden("only the host of the table may do that")
        left = [row for row in table.barred if row["number"] != number]
        if len(left) == len(table.barred):
            raise Unknown(f"nobody with the number {number} was sent away")
        await table.change(barred=left)


async def fill(table: Table, guest: Guest | None, bot: str) -> None:
    """The host puts bots on all open seats."""
    async with table.lock:
        check_host(table, guest)
        check_waiting(table)
        chosen = checked_bot(bot)
        taken = [seat.name for seat in table.seats]
        seats: list[Seat] = []
        for seat in table.seats:
            if seat.kind == "open":
                seats.append(bot_seat(seat.number, chosen, [*taken, *(other.name for other in seats)]))
        if seats:
            await table.change(*seats)


async def start(table: Table, guest: Guest | None) -> None:
    """The host begins the game: every seat has to be taken."""
    async with table.lock:
        check_host(table, guest)
        await begin(table)


async def begin(table: Table) -> None:
    """The game begins, with the table locked. A game that goes on from a record has its log already."""
    check_waiting(table)
    table.check_replayable()
    free = [str(seat.number) for seat in table.seats if seat.kind == "open"]
    if free:
        raise Conflict(f"seats still open: {', '.join(free)}; fill them with people or bots")
    line = table.line("begun", "")
    if table.begun:
        check_up_to_date(table.rules, table.setup)
        await table.change(chat=[line], status=RUNNING)
    else:
        await table.begin(GameLog(table.setup, table.start), line)
    now = table.clock.now()
    table.last_seen = {seat.guest: now for seat in table.seats if seat.guest}
    here = [guest for guest in table.last_seen if table.present(guest)]
    await table.store.write(lambda connection: queries.set_all_seen(connection, table.id, now, here))
