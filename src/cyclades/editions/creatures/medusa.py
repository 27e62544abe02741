"""Medusa: no unit leaves her area."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from cyclades.rules.figures import PlacedCreature

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Medusa(PlacedCreature):
    """Place her on land: no unit leaves the area."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def bars_leaving(self, game: Game, area: i64) -> bool:
        return self.at(game) == area


class LegendaryMedusa(Medusa):
    """Place her on land: no unit leaves the area or comes to it, in whatever way."""

    def bars_arrival(self, game: Game, land: i64) -> bool:
        return self.at(game) == land
