"""Seats: whose they are, and who answers for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from cyclades.server.names import alike

Kind = Literal["open", "person", "bot", "stand-in", "resigned"]

BOT_NAMES: Final = ("Ariadne", "Nikos", "Dido", "Phaidra", "Kleon", "Myrto")
"""What bots are called, by seat."""


@dataclass(frozen=True)
class Seat:
    """A seat at a table. It never changes: what changes is which one the table has."""

    number: int
    guest: str | None = None
    """Whose seat it is; nobody's where it is open or a bot's."""
    name: str = ""
    bot: str = ""
    """What answers for it; empty where its guest does."""
    resigned: bool = False

    @property
    def kind(self) -> Kind:
        if self.guest is None:
            return "bot" if self.bot else "open"
        if self.resigned:
            return "resigned"
        return "stand-in" if self.bot else "person"

    def row(self) -> dict[str, Any]:
        """The seat as the database has it."""
        return {
            "number": self.number,
            "guest": self.guest,
            "name": self.name,
            "bot": self.bot,
            "resigned": self.resigned,
        }


def bot_seat(number: int, bot: str, taken: Sequence[str] = ()) -> Seat:
    """A seat for a bot: with the name that belongs to it, or another one that nobody at the table is called like."""
    names = (BOT_NAMES[number], *BOT_NAMES)
    return Seat(number, None, next(name for name in names if not any(alike(name, other) for other in taken)), bot)


def read_seat(row: dict[str, Any]) -> Seat:
    """A seat from the database."""
    return Seat(row["number"], row["guest"], row["name"], row["bot"], row["resigned"])
