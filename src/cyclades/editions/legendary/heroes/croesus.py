"""Croesus: another roll for gold, and a Metropolis for 15 GP."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.cards import Hero
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis
from cyclades.rules.rerolls import offer_reroll

if TYPE_CHECKING:
    from cyclades.rules.game import Game

GOLD_OF_CROESUS: Final = 15


class Croesus(Hero):
    """Rolls again for 1 GP, as often as he likes. Sacrifice: for 15 GP, build a Metropolis."""

    founds: ClassVar[bool] = True

    def after_dice(self, game: Game) -> None:
        offer_reroll(game, self)

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return gold_of(game, faction) >= GOLD_OF_CROESUS

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        pay(game, faction, GOLD_OF_CROESUS)
        game.emit(events.GOLD_SPENT, faction, GOLD_OF_CROESUS)
        game.push(PlaceMetropolis(faction, HEROIC))

    def sacrifice_cost(self, game: Game, faction: i64) -> i64:
        return GOLD_OF_CROESUS
