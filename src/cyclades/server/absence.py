"""Absence during a game: resigning, letting a bot stand in, coming back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cyclades.server.bot_workers import checked_bot
from cyclades.server.errors import Conflict
from cyclades.server.guests import Guest
from cyclades.server.presence import absent_for
from cyclades.server.proposals import ENDED, conclude, without_voter
from cyclades.server.table import Table

STAND_IN: Final = "novice"
"""Who answers for those who resign or are away, unless another is asked for."""


async def resign(table: Table, guest: Guest, number: int) -> None:
    """Give up: a bot plays on. When nobody is left who plays, the game is abandoned."""
    async with table.lock:
        table.check_status()
        seat = table.seat_of(guest, number)
        if seat.resigned:
            raise Conflict(f"seat {number} has resigned already")
        fresh = replace(seat, bot=seat.bot or STAND_IN, resigned=True)
        left = [other for other in table.seats if other.guest and not other.resigned and other.number != number]
        line = table.line("resigned", seat.name, number)
        if left:
            await table.change(fresh, chat=[line], proposal=without_voter(table.proposal, number))
            await conclude(table)
        else:
            await table.change(
                fresh, chat=[line, {**table.line("abandoned", ""), "number": line["number"] + 1}], **ENDED
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
            wanted = table.settings.absence_minutes * 60
            if away is None:
                raise Conflict(f"{seat.name} is here")
            if away < wanted:
                raise Conflict(f"{seat.name} has been away for {away:.0f} s; others may act after {wanted:.0f} s")
        chosen = checked_bot(bot) if seat.guest == asking.id else STAND_IN
        fresh = replace(seat, bot=chosen)
        line = table.line("replaced", seat.name, number, fresh.bot)
        await table.change(fresh, chat=[line], proposal=without_voter(table.proposal, number))
        await conclude(table)


async def come_back(table: Table, guest: Guest, number: int) -> None:
    """Take the seat back from the bot that stood in."""
    async with table.lock:
        table.check_running()
        seat = table.seat_of(guest, number)
        if seat.kind != "stand-in":
            raise Conflict(f"no bot stands in for seat {number}")
        await table.change(replace(seat, bot=""), chat=[table.line("returned", seat.name, number)])
        table.last_seen[guest.id] = table.clock.now()
