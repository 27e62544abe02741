"""Sitting at a table: coming and going before the game, resigning and standing in during it, and agreeing on things."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from cyclades.server import rows
from cyclades.server.errors import Conflict, Forbidden, Illegal, TableError
from cyclades.server.guests import Guest, checked_name
from cyclades.server.log import Log
from cyclades.server.manners import Proposal
from cyclades.server.seats import Seat, bot_seat
from cyclades.server.table import ABANDONED, CLOSED, RUNNING, WAITING, Table
from cyclades.server.thinkers import checked_bot
from cyclades.server.versions import check_up_to_date

GRACE_SECONDS: Final = 60.0
"""So long after the server has begun, nobody has been away for longer than that."""
ENDED: Final[dict[str, object]] = {"status": ABANDONED, "proposal": None}
"""What changes when a game ends without a winner."""
STAND_IN: Final = "novice"
"""Who answers for those who resign or are away, unless another is asked for."""


def check_waiting(table: Table) -> None:
    if table.status != WAITING:
        raise Conflict(f"the game is no longer waiting for players: it is {table.status}")


def check_host(table: Table, guest: Guest | None) -> None:
    """Refuse all but the host, and whoever sits at the table while the host has been away for too long."""
    if guest is not None and guest.id == table.host:
        return
    away = absent_for(table, table.host)
    if away is None or away < table.manners.absence_minutes * 60 or not table.seats_of(guest):
        raise Forbidden("only the host of the table may do that")


# -- before the game ----------------------------------------------------------------------------------------------


async def take_seat(table: Table, guest: Guest, number: int, name: str | None = None) -> None:
    """Sit down on an open seat; one guest may have several, each with a name."""
    async with table.lock:
        check_waiting(table)
        seat = table.seat(number)
        if seat.guest == guest.id and name is None:
            return
        if seat.kind != "open" and seat.guest != guest.id:
            raise Conflict(f"seat {number} is taken")
        known = checked_name(name if name is not None else guest.name)
        line = table.line("sits", known, number)
        await table.change(Seat(number, guest.id, known), talk=[line], host=table.host or guest.id)


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
        await table.change(Seat(number), talk=[table.line("leaves", seat.name, number)], host=host, status=status)


async def set_seat(table: Table, guest: Guest | None, number: int, bot: str | None) -> None:
    """The host puts a bot on a seat, or opens it; whoever sat there gets up."""
    async with table.lock:
        check_host(table, guest)
        check_waiting(table)
        table.seat(number)
        seat = Seat(number) if bot is None else bot_seat(number, checked_bot(bot))
        await table.change(seat)


async def fill(table: Table, guest: Guest | None, bot: str) -> None:
    """The host puts bots on all open seats."""
    async with table.lock:
        check_host(table, guest)
        check_waiting(table)
        chosen = checked_bot(bot)
        seats = [bot_seat(seat.number, chosen) for seat in table.seats if seat.kind == "open"]
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
    free = [str(seat.number) for seat in table.seats if seat.kind == "open"]
    if free:
        raise Conflict(f"seats still open: {', '.join(free)}; fill them with people or bots")
    line = table.line("begins", "")
    if table.begun:
        check_up_to_date(table.rules, table.setup)
        await table.change(talk=[line], status=RUNNING)
    else:
        await table.begin(Log(table.setup, table.start), line)
    now = time.time()
    table.left = {seat.guest: now for seat in table.seats if seat.guest}
    await table.store.write(lambda connection: rows.all_seen(connection, table.id, now))


# -- during the game ----------------------------------------------------------------------------------------------


async def resign(table: Table, guest: Guest, number: int) -> None:
    """Give up: a bot plays on. When nobody is left who plays, the game is abandoned."""
    async with table.lock:
        table.check_status()
        seat = table.seat_of(guest, number)
        if seat.resigned:
            raise Conflict(f"seat {number} has resigned already")
        fresh = replace(seat, bot=seat.bot or STAND_IN, resigned=True)
        left = [other for other in table.seats if other.guest and not other.resigned and other.number != number]
        line = table.line("resigns", seat.name, number)
        if left:
            await table.change(fresh, talk=[line], proposal=without(table.proposal, number))
            await conclude(table)
        else:
            await table.change(
                fresh, talk=[line, {**table.line("abandoned", ""), "number": line["number"] + 1}], **ENDED
            )


async def stand_in(table: Table, guest: Guest | None, number: int, bot: str) -> None:
    """Let a bot answer for somebody who is away, or for oneself."""
    async with table.lock:
        table.check_running()
        asking = table.seated(guest)
        seat = table.seat(number)
        if seat.kind != "person":
            raise Conflict(f"nobody has to stand in for seat {number}")
        if seat.guest != asking.id:
            away = absent_for(table, seat.guest)
            wanted = table.manners.absence_minutes * 60
            if away is None:
                raise Conflict(f"{seat.name} is here")
            if away < wanted:
                raise Conflict(f"{seat.name} has been away for {away:.0f} s; others may act after {wanted:.0f} s")
        chosen = checked_bot(bot) if seat.guest == asking.id else STAND_IN
        fresh = replace(seat, bot=chosen)
        line = table.line("stand-in", seat.name, number, fresh.bot)
        await table.change(fresh, talk=[line], proposal=without(table.proposal, number))
        await conclude(table)


async def come_back(table: Table, guest: Guest, number: int) -> None:
    """Take the seat back from the bot that stood in."""
    async with table.lock:
        table.check_running()
        seat = table.seat_of(guest, number)
        if seat.kind != "stand-in":
            raise Conflict(f"no bot stands in for seat {number}")
        await table.change(replace(seat, bot=""), talk=[table.line("returns", seat.name, number)])


def absent_for(table: Table, guest: str | None) -> float | None:
    """For how many seconds a guest has had no connection to a table; None for one who has, and for nobody."""
    if guest is None or table.present(guest):
        return None
    now = time.time()
    away = now - table.left.get(guest, table.created)
    just_opened = now - table.opened
    return min(away, just_opened) if just_opened < GRACE_SECONDS else away


# -- agreeing -----------------------------------------------------------------------------------------------------


async def propose(table: Table, guest: Guest, number: int, what: str, moment: int) -> None:
    """Ask everybody; done at once where nobody else has to be asked."""
    async with table.lock:
        table.check_status()
        seat = table.seat_of(guest, number)
        if not seat.votes:
            raise Conflict(f"a bot answers for seat {number}: come back first")
        if table.proposal is not None:
            raise Conflict("something else is proposed already: agree on that first")
        if what == "takeback":
            table.check_running().take_back_to(number, moment)
        elif moment:
            raise Illegal("expected no moment, since the game is to be abandoned")
        mine = tuple(table.seats_of(guest))
        line = table.line("proposes", seat.name, number, f"{what} {moment}" if moment else what)
        await table.change(talk=[line], proposal=Proposal(what, number, moment, mine).row())
        await conclude(table)


async def vote(table: Table, guest: Guest, number: int, agree: bool) -> None:
    """Agree to what is proposed, or end it."""
    async with table.lock:
        table.check_status()
        seat = table.seat_of(guest, number)
        proposal = table.proposal
        if proposal is None:
            raise Conflict("nothing is proposed")
        if not seat.votes:
            raise Conflict(f"a bot answers for seat {number}: come back first")
        if not agree:
            await table.change(talk=[table.line("refuses", seat.name, number, proposal.what)], proposal=None)
            return
        agreed = tuple(sorted({*proposal.agreed, *table.seats_of(guest)}))
        await table.change(proposal=replace(proposal, agreed=agreed).row())
        await conclude(table)


async def conclude(table: Table) -> None:
    """Do what is proposed once everybody has agreed."""
    proposal = table.proposal
    if proposal is None or waiting_for(table, proposal):
        return
    if proposal.what == "abandon":
        await table.change(talk=[table.line("abandoned", "")], **ENDED)
        return
    try:
        change = table.check_running().take_back_to(proposal.seat, proposal.moment)
    except TableError:
        await table.change(proposal=None)  # the moment was itself taken back meanwhile
        raise
    await table.write(change, proposal=None)


def waiting_for(table: Table, proposal: Proposal) -> list[int]:
    """Who has not yet agreed."""
    return [seat.number for seat in table.seats if seat.votes and seat.number not in proposal.agreed]


def without(proposal: Proposal | None, number: int) -> dict[str, object] | None:
    """A proposal when somebody no longer votes: it falls with whoever made it."""
    return None if proposal is None or proposal.seat == number else proposal.row()
