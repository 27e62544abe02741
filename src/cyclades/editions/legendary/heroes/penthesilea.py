"""Penthesilea: she wins ties, and keeps a Metropolis where nobody can conquer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.cards import Hero
from cyclades.rules.heroes import of_earlier_cycle

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Penthesilea(Hero):
    """Her side wins ties. Sacrifice: a Metropolis about to be built goes onto her card, where nobody can conquer it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.keeps_metropolis = True

    def wins_ties(self, game: Game, side: i64) -> i64:
        return self.number if self.side(game) == side else -1

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        return of_earlier_cycle(self, game, faction)
