"""Proposals: what everybody at a table has to agree to, going back to a moment or abandoning the game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cyclades.server.errors import Conflict, Illegal, TableError
from cyclades.server.guests import Guest
from cyclades.server.presence import absent_for
from cyclades.server.table_status import ABANDONED

if TYPE_CHECKING:
    from cyclades.server.table import Table

ENDED: Final[dict[str, object]] = {"status": ABANDONED, "proposal": None}
"""What changes when a game ends without a winner."""

WAITED_SECONDS: Final = 86_400.0
"""How long somebody who is away must be waited for before one person alone may decide."""


@dataclass(frozen=True)
class Proposal:
    """What somebody wants everybody to agree to."""

    what: str
    seat: int
    moment: int = 0
    agreed: tuple[int, ...] = ()

    def row(self) -> dict[str, Any]:
        """The proposal as the database has it."""
        return asdict(self)


def read_proposal(row: dict[str, Any] | None) -> Proposal | None:
    """A proposal from the database."""
    return None if row is None else Proposal(row["what"], row["seat"], row["moment"], tuple(row["agreed"]))


async def propose(table: Table, guest: Guest, number: int, what: str, moment: int) -> None:
    """Ask everybody; done at once where nobody else has to be asked."""
    async with table.lock:
        table.check_status()
        seat = table.seat_of(guest, number)
        if seat.bot:
            raise Conflict(f"a bot answers for seat {number}: come back first")
        if table.proposal is not None:
            raise Conflict("something else is proposed already: agree on that first")
        if what == "takeback":
            table.check_running().take_back_to(number, moment)
        elif moment:
            raise Illegal("expected no moment, since the game is to be abandoned")
        mine = tuple(table.seats_of(guest))
        line = table.line("proposed", seat.name, number, f"{what} {moment}" if moment else what)
        await table.change(chat=[line], proposal=Proposal(what, number, moment, mine).row())
        await conclude(table)


async def vote(table: Table, guest: Guest, number: int, agree: bool) -> None:
    """Agree to what is proposed, or end it."""
    async with table.lock:
        table.check_status()
        seat = table.seat_of(guest, number)
        proposal = table.proposal
        if proposal is None:
            raise Conflict("nothing is proposed")
        if seat.resigned:
            raise Conflict(f"seat {number} has resigned: it has no say any more")
        if not agree:
            await table.change(chat=[table.line("declined", seat.name, number, proposal.what)], proposal=None)
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
        await table.change(chat=[table.line("abandoned", "")], **ENDED)
        return
    try:
        change = table.check_running().take_back_to(proposal.seat, proposal.moment)
    except TableError:
        await table.change(proposal=None)  # the moment was itself taken back meanwhile
        raise
    await table.write(change, proposal=None)


def waiting_for(table: Table, proposal: Proposal) -> list[int]:
    """The seats that have not yet agreed: those of people who play, and of those who have left theirs to a bot but are
    there. Where that is one person alone, those who are away have a say as well, for a day."""
    people = [seat for seat in table.seats if seat.guest is not None and not seat.resigned]
    voters = [seat for seat in people if not seat.bot or table.present(seat.guest)]
    if len({seat.guest for seat in voters}) == 1:
        voters = [seat for seat in people if seat in voters or (absent_for(table, seat.guest) or 0.0) < WAITED_SECONDS]
    return [seat.number for seat in voters if seat.number not in proposal.agreed]


def without_voter(proposal: Proposal | None, number: int) -> dict[str, object] | None:
    """A proposal when somebody no longer votes: it falls with whoever made it."""
    return None if proposal is None or proposal.seat == number else proposal.row()
