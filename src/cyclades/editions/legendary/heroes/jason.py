"""Jason: enemy fleets carry him, and all own fleets in play bring a Metropolis."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.rules.cards import Hero
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Jason(Hero):
    """His heroic moves may use enemy fleets. Sacrifice: with all eight fleets in play, build a Metropolis."""

    founds: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.uses_enemy_fleets = True

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return self.lacking(game, faction) == 0

    def lacking(self, game: Game, faction: i64) -> i64:
        return game.s[game.rules.fleet.reserve(faction)]

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(PlaceMetropolis(faction, HEROIC))
