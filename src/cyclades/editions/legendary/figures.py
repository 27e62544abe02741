"""Creatures with a miniature, as the Legendary Edition has them; Kraken, Minotaur and
Polyphemus are in rules/bestiary.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import bestiary
from cyclades.rules.creatures import PlacedCreature
from cyclades.rules.income import area_income

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Cerberus(PlacedCreature):
    """Place him on land: his owner receives the income of the area instead of whoever controls it."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

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


class Hydra(PlacedCreature):
    """Place it on land or at sea: the income of the area is doubled, whoever controls it."""

    def adds_income(self, game: Game, faction: i64) -> i64:
        area = self.at(game)
        if area < 0 or game.s[game.f.owner + area] != faction:
            return 0
        return area_income(game, area)


class Medusa(bestiary.Medusa):
    """Place her on land: no unit leaves the area or comes to it, in whatever way."""

    def bars_coming(self, game: Game, land: i64) -> bool:
        return self.at(game) == land
