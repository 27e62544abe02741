"""Perseus: troops retreat instead of dying, and units go to any land area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.editions.creatures.pegasus import CarryFrom, flights
from cyclades.rules.areas import pieces_in
from cyclades.rules.cards import Hero
from cyclades.rules.losses import RescueUnit
from cyclades.rules.retreat import refuges

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Perseus(Hero):
    """Troops with him that would die may retreat. Sacrifice: units of one land area go to any other."""

    def rescues(self, game: Game, side: i64, unit: i64) -> bool:
        if self.side(game) != side or unit >= len(game.rules.unit_kinds) or len(refuges(game, side)) == 0:
            return False
        game.push(RescueUnit(self.owner(game), side, unit, self.number))
        return True

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        for land in range(game.rules.lands):
            if len(flights(game, faction, land)) > 0 and not alone(game, faction, land, victim):
                return True
        return False

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(CarryFrom(faction, self.number))


def alone(game: Game, faction: i64, land: i64, hero: i64) -> bool:
    """Whether a hero is the only one in a land area who could move."""
    s, f = game.s, game.f
    if s[f.card_at + hero] != land or pieces_in(game, land) > 0:
        return False
    for other in game.rules.heroes:
        if other.number != hero and s[f.card_at + other.number] == land and s[f.card_owner + other.number] == faction:
            return False
    return True
