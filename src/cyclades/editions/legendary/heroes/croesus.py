"""Croesus: another roll for gold, and a Metropolis for 15 GP."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.battle_strength import fixed_die
from cyclades.rules.battles import Roll
from cyclades.rules.cards import Hero
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.metropolises import HEROIC, PlaceMetropolis
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

GOLD_OF_CROESUS: Final = 15


class Croesus(Hero):
    """Rolls again for 1 GP, as often as he likes. Sacrifice: for 15 GP, build a Metropolis."""

    def after_dice(self, game: Game) -> None:
        side = self.side(game)
        if side >= 0 and fixed_die(game, side) < 0:
            game.push(Reroll(self.owner(game), side, self.number))

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return gold_of(game, faction) >= GOLD_OF_CROESUS

    def sacrifice(self, game: Game, faction: i64) -> None:
        pay(game, faction, GOLD_OF_CROESUS)
        game.emit(events.GOLD_SPENT, faction, GOLD_OF_CROESUS)
        game.push(PlaceMetropolis(faction, HEROIC))

    def sacrifice_cost(self, game: Game, faction: i64) -> i64:
        return GOLD_OF_CROESUS


REROLL_PRICE: Final = 1


class Reroll(Step):
    """Whether a side rolls its die again, both dice lying there. Asked even of who cannot pay, so that nobody learns
    what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "card")

    def __init__(self, faction: i64, side: i64, card: i64) -> None:
        self.faction = faction
        self.side = side
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        if gold_of(game, self.faction) >= REROLL_PRICE:
            out.append(game.verbs.use[self.card])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            return
        pay(game, self.faction, REROLL_PRICE)
        game.emit(events.POWER_USED, self.faction, self.card)
        game.emit(events.GOLD_SPENT, self.faction, REROLL_PRICE)
        game.then(Roll(self.side), self)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.verbs.stay else REROLL_PRICE
