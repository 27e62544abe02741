"""Rolling again: a card lets its side roll all its dice once more for gold, as often as it likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.battle_strength import fixed_die
from cyclades.rules.battles import Roll
from cyclades.rules.cards import Card
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.steps import FactionStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game

REROLL_PRICE: Final = 1


def offer_reroll(game: Game, card: Card) -> None:
    """Ask the owner of a card, if it takes part in the battle and its die is one that is rolled."""
    side = card.side(game)
    if side >= 0 and fixed_die(game, side) < 0:
        game.push(Reroll(card.owner(game), side, card.number))


class Reroll(FactionStep):
    """Whether a side rolls its dice again, all dice lying there. Asked even of who cannot pay, so that nobody learns
    what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "card")

    def __init__(self, faction: i64, side: i64, card: i64) -> None:
        super().__init__(faction)
        self.side = side
        self.card = card

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
