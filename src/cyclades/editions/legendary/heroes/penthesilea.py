"""Penthesilea: she wins ties, and keeps a Metropolis where nobody can conquer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.cards import Hero

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def ready_to_keep(hero: Hero, game: Game, faction: i64) -> bool:
    """Whether a hero of a faction, acquired in an earlier cycle, could be sacrificed for a new Metropolis."""
    return hero.owner(game) == faction and game.s[game.f.acquired + hero.number] < game.s[game.f.cycle]


class Penthesilea(Hero):
    """Her side wins ties. Sacrifice: a Metropolis about to be built goes onto her card, where nobody can conquer it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.keeps_metropolis = True

    def wins_ties(self, game: Game, side: i64) -> i64:
        return self.number if self.side(game) == side else -1

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        return ready_to_keep(self, game, faction)
