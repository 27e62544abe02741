"""Decks: nothing is shuffled. A face-down deck is an unordered pool, plus the cards that somebody knows lie on top.

Every card is in one place, a number in one field: in the deck, on top of it, discarded, or anywhere an edition likes.
A draw takes the card on top if one is known to lie there, otherwise it is a question to chance with one outcome per
card of the pool. A peek is a draw laid back with its knower. So no state holds an order that nobody knows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.fields import PLACES, Layout

HIDDEN: Final = -1
"""In somebody's hand, face down: -1 is the hand of the first holder, -2 that of the second …"""
DECK: Final = 0
"""Face down in the deck, at a place that nobody knows."""
DISCARD: Final = 1
"""In the discard pile."""
GONE: Final = 2
"""Out of the game."""
HELD: Final = 3
"""With its owner."""
BEING_PLAYED: Final = 4
"""Being played: in no pile until its effect is done."""
SHOWN: Final = 5
"""Drawn and lying open, waiting for a choice."""
ASIDE: Final = 6
"""Laid aside until a search in the deck ends."""
AWAY: Final = 7
"""Out of play, from where a card may bring it back."""
TRACK: Final = 10
"""On the track: 10 is the first slot, 11 the second …"""
TOP: Final = 30
"""Laid back on top of the deck: 30 is the topmost …"""
MOST_ON_TOP: Final = 4
PLACES_DOC: Final = (
    f"Where each card is: {DECK} deck, {DISCARD} discard pile, {GONE} out of the game, {HELD} with its owner, "
    f"{BEING_PLAYED} being played, {SHOWN} drawn and lying open, {ASIDE} laid aside, {AWAY} out of play, "
    f"{TRACK} and up the slots of the track, {TOP} and up on top of the deck; "
    f"{HIDDEN} and below in the hand of a faction, face down."
)


class Deck:
    """The cards first to last - 1 of a row of cards, with the fields that say where they are and who knows the top."""

    def __init__(self, name: str, first: i64, last: i64, places: i64, known: i64, draw: list[Action]) -> None:
        self.name = name
        self.first = first
        self.last = last
        self.places = places
        self.known = known
        self.draw = draw
        self.hands: i64 = -1
        """Where the cards in each hand that others do not see are counted; -1 where there can be none."""
        self.may_hide: list[bool] = []
        """Which of its cards may be in a hand that others do not see."""
        self.holders: list[i64] = []
        """The bit of the player who may look into each hand."""

    def on_top(self, s: vec[i64]) -> i64:
        """The card known to lie on top, or -1."""
        return self.at(s, TOP)

    def at(self, s: vec[i64], place: i64) -> i64:
        """A card at a place, or -1."""
        card = self.first
        while card < self.last:
            if s[self.places + card] == place:
                return card
            card += 1
        return -1

    def count(self, s: vec[i64], place: i64) -> i64:
        """How many cards are at a place."""
        found: i64 = 0
        card = self.first
        while card < self.last:
            if s[self.places + card] == place:
                found += 1
            card += 1
        return found

    def pool(self, s: vec[i64]) -> Outcomes:
        """The outcomes of a draw from the pool: every card alike."""
        actions: list[Action] = []
        card = self.first
        while card < self.last:
            if s[self.places + card] == DECK:
                actions.append(self.draw[card])
            card += 1
        return Outcomes(actions)

    def lift(self, s: vec[i64], card: i64) -> None:
        """Take a card off the top: the ones below move up."""
        s[self.places + card] = BEING_PLAYED
        other = self.first
        while other < self.last:
            if s[self.places + other] > TOP:
                s[self.places + other] -= 1
            other += 1
        position: i64 = 0
        while position < MOST_ON_TOP - 1:
            s[self.known + position] = s[self.known + position + 1]
            position += 1
        s[self.known + MOST_ON_TOP - 1] = 0

    def lay_back(self, s: vec[i64], card: i64, knowers: i64) -> None:
        """Lay a card on top, with the players (a mask) who know it."""
        other = self.first
        while other < self.last:
            if s[self.places + other] >= TOP:
                s[self.places + other] += 1
            other += 1
        position: i64 = MOST_ON_TOP - 1
        while position > 0:
            s[self.known + position] = s[self.known + position - 1]
            position -= 1
        s[self.known] = knowers
        s[self.places + card] = TOP

    def hide(self, s: vec[i64], card: i64, holder: i64) -> None:
        """A card goes into somebody's hand, where others do not see it."""
        s[self.places + card] = HIDDEN - holder
        s[self.hands + holder] += 1

    def play_hidden(self, s: vec[i64], card: i64, holder: i64) -> None:
        """A card leaves the hand of its holder to be played, and everybody sees it."""
        s[self.places + card] = BEING_PLAYED
        s[self.hands + holder] -= 1

    def put_back(self, s: vec[i64], place: i64) -> None:
        """Shuffle the cards at a place into the pool; those on top stay there."""
        card = self.first
        while card < self.last:
            if s[self.places + card] == place:
                s[self.places + card] = DECK
            card += 1

    def pour(self, s: vec[i64], place: i64) -> None:
        """Shuffle the cards at a place, and those on top, into the pool."""
        card = self.first
        while card < self.last:
            if s[self.places + card] == place or s[self.places + card] >= TOP:
                s[self.places + card] = DECK
            card += 1
        position: i64 = 0
        while position < MOST_ON_TOP:
            s[self.known + position] = 0
            position += 1


def declare_places(layout: Layout, cards: list[str], decks: list[str], holders: i64 = 0) -> tuple[i64, i64]:
    """Declare the fields of a row of cards: where each is, and, per deck, who knows the cards laid on top. So many
    holders may have cards of them in hand."""
    places = layout.add("place", cards, DECK, PLACES, doc=PLACES_DOC)
    layout.by_name["place"].low = -holders
    per = [f"{deck}-{position}" for deck in decks for position in range(MOST_ON_TOP)]
    known = layout.add("known", per, doc="A mask of the players who know each card laid on top of a deck.")
    return places, known
