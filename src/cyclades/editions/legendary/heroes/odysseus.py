"""Odysseus: Fortresses do not count, and three buildings of a kind become a Metropolis."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.sacrifice import GiveUpBuildings
from cyclades.rules.buildings import buildings_of, fortresses_at
from cyclades.rules.cards import ATTACKER
from cyclades.rules.heroes import AnnouncedPower, missing
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Odysseus(AnnouncedPower):
    """Ignores enemy Fortresses. Sacrifice: three basic buildings of one kind become a Metropolis."""

    founds: ClassVar[bool] = True

    def helps(self, game: Game) -> bool:
        return self.side(game) == ATTACKER and fortresses_at(game, game.s[game.f.battle_area]) > 0

    def ignores_fortresses(self, game: Game) -> bool:
        return self.side(game) == ATTACKER

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return self.lacking(game, faction) == 0

    def lacking(self, game: Game, faction: i64) -> i64:
        most = max(buildings_of(game, faction, building.number) for building in game.rules.basic_buildings)
        return missing(3, most)

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.then(GiveUpBuildings(faction, number=3, more=0, building=-1), PlaceMetropolis(faction, HEROIC))
