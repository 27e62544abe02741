"""Ajax: strength 2, and a Metropolis for seven land areas."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.rules.heroes import AnnouncedPower, missing
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis

if TYPE_CHECKING:
    from cyclades.rules.game import Game

AREAS_OF_AJAX: Final = 7


class Ajax(AnnouncedPower):
    """Strength 2 in battle. Sacrifice: with seven land areas, build a Metropolis."""

    founds: ClassVar[bool] = True

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.strength = 2

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return self.lacking(game, faction) == 0

    def lacking(self, game: Game, faction: i64) -> i64:
        return missing(AREAS_OF_AJAX, game.s[game.f.lands + faction])

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.push(PlaceMetropolis(faction, HEROIC))
