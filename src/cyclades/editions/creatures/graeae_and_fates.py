"""The Graeae, called the Fates in the classic edition: income once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.cards import Creature
from cyclades.rules.income import income, receive_income

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class GraeaeAndFates(Creature):
    """You receive your income again, as the board is now: the Fates, or the Graeae."""

    def useful(self, game: Game, faction: i64) -> bool:
        return income(game, faction) > 0

    def use(self, game: Game, faction: i64) -> None:
        receive_income(game, faction)
