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
        pairs = [b for b in game.rules.basic_buildings if buildings_of(game, faction, b.number) >= 2]
        return len(pairs) >= 2

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        game.then(GiveUpBuildings(faction, number=2, more=1, building=-1), PlaceMetropolis(faction, HEROIC))
