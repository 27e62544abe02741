"""Thieves: what the Dryad, the Satyr and the Griffin have in common. They never rob a teammate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.people import People
from cyclades.rules.seats_and_teams import opponents

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def owners_of(game: Game, faction: i64, people: People) -> list[i64]:
    """The opponents who have some of the people."""
    return [other for other in opponents(game, faction) if game.s[people.field + other] > 0]


def steal_one(game: Game, faction: i64, loser: i64, people: People) -> None:
    """One of the people changes sides."""
    game.s[people.field + loser] -= 1
    game.s[people.field + faction] += 1
    game.emit(events.STOLEN, faction, people.number, loser, 1)
