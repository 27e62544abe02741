"""Income: one gold piece for each prosperity icon and token in the areas that a faction controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import happenings as tell
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def income(game: Game, faction: i64) -> i64:
    """What the income phase would pay a faction now."""
    rules, s, f = game.rules, game.s, game.f
    total: i64 = 0
    area: i64 = 0
    while area < rules.areas:
        if s[f.owner + area] == faction:
            total += rules.icons[area] + s[f.prosperity + area]
        area += 1
    return total


def receive_income(game: Game, faction: i64) -> None:
    """Pay a faction its income."""
    amount = income(game, faction)
    game.earn(faction, amount)
    game.tell(tell.INCOME, faction, amount)


class Income(Step):
    """The income phase."""

    def run(self, game: Game) -> None:
        for faction in range(len(game.rules.factions)):
            if game.s[game.f.alive + faction] > 0:
                receive_income(game, faction)
