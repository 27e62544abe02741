"""The Minotaur: a unit of strength 2 that stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from cyclades.rules.figures import PlacedCreature

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Minotaur(PlacedCreature):
    """Place it on an own land area: a unit of strength 2 that never moves nor retreats; alone, it must be destroyed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_unit = True
        self.strength = 2
        self.retreats = False

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands and game.s[game.f.owner + area] == faction


class ClassicMinotaur(Minotaur):
    """Place it on an own island: it fights there like two troops, never leaves, and is lost after all troops."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.dies_last = True
