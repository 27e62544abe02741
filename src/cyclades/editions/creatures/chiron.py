"""Chiron: nobody strikes at his land area from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.figures import PlacedCreature

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Chiron(PlacedCreature):
    """Place him on land: nobody but its controller strikes at the area from afar, as Pegasus, Giant and Harpy do."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def protects(self, game: Game, faction: i64, land: i64) -> bool:
        return self.at(game) == land and game.s[game.f.owner + land] != faction
