"""Cerberus: his owner receives the income of his area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.figures import PlacedCreature
from cyclades.rules.income import area_income

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Cerberus(PlacedCreature):
    """Place him on land: his owner receives the income of the area instead of whoever controls it."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def diverts_income(self, game: Game, area: i64) -> bool:
        return self.at(game) == area

    def adds_income(self, game: Game, faction: i64) -> i64:
        area = self.at(game)
        if area < 0:
            return 0
        amount: i64 = 0
        if faction == self.owner(game):
            amount += area_income(game, area)
        if faction == game.s[game.f.owner + area]:
            amount -= area_income(game, area)
        return amount
