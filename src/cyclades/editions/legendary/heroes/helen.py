"""Helen: her die shows 2, and two pairs of buildings become a Metropolis."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.sacrifice import GiveUpBuildings
from cyclades.rules.buildings import buildings_of
from cyclades.rules.heroes import AnnouncedPower
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis

if TYPE_CHECKING:
    from cyclades.rules.game import Game

DIE_OF_HELEN: Final = 2


class Helen(AnnouncedPower):
    """Her die always shows 2. Sacrifice: two basic buildings of one kind and two of another become a Metropolis."""

    founds: ClassVar[bool] = True

    def fixes_die(self, game: Game, side: i64) -> i64:
        return DIE_OF_HELEN if self.side(game) == side else -1

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return self.lacking(game, faction) == 0

    def lacking(self, game: Game, faction: i64) -> i64:
        pairs = [min(2, buildings_of(game, faction, building.number)) for building in game.rules.basic_buildings]
        pairs.sort()
        return 4 - pairs[-1] - pairs[-2]

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.then(GiveUpBuildings(faction, number=2, more=1, building=-1), PlaceMetropolis(faction, HEROIC))
