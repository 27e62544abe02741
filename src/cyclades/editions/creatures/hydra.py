"""The Hydra: the income of its area is doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.figures import PlacedCreature
from cyclades.rules.income import area_income

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Hydra(PlacedCreature):
    """Place it on land or at sea: the income of the area is doubled, whoever controls it."""

    def adds_income(self, game: Game, faction: i64) -> i64:
        area = self.at(game)
        if area < 0 or game.s[game.f.owner + area] != faction:
            return 0
        return area_income(game, area)
