"""Zeus: an exchange of creatures on the track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.decks import TOP, TRACK
from cyclades.rules import events
from cyclades.rules.draw_and_discard import Draw, discard
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class ExchangeCreature(Deed):
    """At a price, discard a creature of the track and reveal the first of the deck in its place."""

    def __init__(self, price: i64) -> None:
        super().__init__("exchange creature")
        self.price = price

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        if gold_of(game, faction) >= self.price:
            deck = game.rules.creature_deck
            for card in range(deck.first, deck.last):
                if TRACK <= game.s[game.f.place + card] < TOP and game.rules.cards[card].exchangeable:
                    out.append(game.verbs.exchange[card])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.exchange

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        place = game.s[game.f.place + action.a]
        pay(game, faction, self.price)
        game.emit(events.CREATURE_EXCHANGED, faction, action.a, self.price)
        discard(game, action.a)
        game.push(Draw(game.rules.creature_deck.number, place))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return self.price
