"""Drawing cards: from the top if somebody laid one there, else from the pool, by chance; and discarding them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import BEING_PLAYED, DECK, DISCARD, TRACK
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import events
from cyclades.rules.cards import CardDeck
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step):
    """Draw a card of a deck to a place. A deck that has run out is made anew from its discard pile, if it is one of
    those. With no card left anywhere nothing is drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "to")

    def __init__(self, deck: i64, to: i64) -> None:
        self.deck = deck
        self.to = to

    def pile(self, game: Game) -> CardDeck:
        """The deck."""
        return game.rules.decks[self.deck]

    def who(self, game: Game) -> i64:
        deck = self.pile(game)
        if deck.on_top(game.s) >= 0 or deck.at(game.s, DECK) < 0:
            return NOBODY
        return CHANCE

    def run(self, game: Game) -> None:
        deck = self.pile(game)
        card = deck.on_top(game.s)
        if card >= 0:
            deck.lift(game.s, card)
            game.revealed = True
            self.arrive(game, card)
        elif rebuild(game, deck.number):
            game.push(self)

    def outcomes(self, game: Game) -> Outcomes:
        return self.pile(game).pool(game.s)

    def play(self, game: Game, action: Action) -> None:
        self.arrive(game, action.a)

    def arrive(self, game: Game, card: i64) -> None:
        """Lay the card where it belongs, and show it."""
        game.s[game.f.place + card] = self.to
        if self.to >= TRACK:
            game.emit(events.CARD_REVEALED, card, self.to - TRACK + 1)
        else:
            game.emit(events.CARD_DRAWN, card)


class DrawSecret(Step):
    """A faction draws a card of a deck into its hand, where others do not see it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "deck")
    UNTOLD: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, faction: i64, deck: i64) -> None:
        self.faction = faction
        self.deck = deck

    def who(self, game: Game) -> i64:
        return CHANCE if game.rules.decks[self.deck].at(game.s, DECK) >= 0 else NOBODY

    def run(self, game: Game) -> None:
        if rebuild(game, self.deck):
            game.push(self)

    def seers(self, machine: Machine) -> i64:
        return faction_bit(cast("Game", machine), self.faction)

    def outcomes(self, game: Game) -> Outcomes:
        return game.rules.decks[self.deck].pool(game.s)

    def play(self, game: Game, action: Action) -> None:
        game.rules.decks[self.deck].hide(game.s, action.a, self.faction)
        game.emit(events.CARD_HIDDEN, self.faction)
        game.emit_to(faction_bit(game, self.faction), events.CARD_TAKEN, self.faction, action.a)


def draw_into_hand(game: Game, faction: i64, deck: CardDeck) -> None:
    """A faction takes the first card of a deck into its hand, where others do not see it."""
    game.push(DrawSecret(faction, deck.number))


def faction_bit(game: Game, faction: i64) -> i64:
    """The bit, in masks of who sees something, of the player of a faction."""
    return game.rules.decks[0].holders[faction]


def rebuild(game: Game, number: i64) -> bool:
    """Make an empty deck anew from its discard pile; whether there is anything to draw now."""
    deck = game.rules.decks[number]
    if not deck.renewed or deck.at(game.s, DISCARD) < 0:
        return False
    deck.pour(game.s, DISCARD)
    game.emit(events.SHUFFLED)
    return True


class Discard(Step):
    """The effect of a card is done: it goes to the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, game: Game) -> None:
        if game.s[game.f.place + self.card] == BEING_PLAYED:
            discard(game, self.card)


def discard(game: Game, card: i64) -> None:
    """Lay a card on the discard pile."""
    discard_all(game, [card])


def discard_all(game: Game, cards: list[i64]) -> None:
    """Lay cards on their discard pile together. One that empties the pile does so when all of them lie there."""
    for card in cards:
        game.s[game.f.place + card] = DISCARD
        game.emit(events.CARD_DISCARDED, card)
    for card in cards:
        deck = game.rules.cards[card].deck
        if game.rules.cards[card].empties_pile and deck is not None:
            deck.pour(game.s, DISCARD)
            game.emit(events.SHUFFLED)
