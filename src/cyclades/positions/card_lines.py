"""The lines of a position that say where cards are, and what every line looks up."""

from __future__ import annotations

from typing import Final

from cyclades.engine.decks import AWAY, DISCARD, GONE, HELD, HIDDEN, TOP, TRACK
from cyclades.engine.views import cards_at
from cyclades.positions.lines import Line
from cyclades.rules.artifacts import Artifact
from cyclades.rules.cards import FigureCreature, Hero
from cyclades.rules.game import Game

TRACKS: Final = ("creatures", "heroes")
"""Decks whose track is a line of its own; that of another one is called `track DECK`."""


class CardLines:
    """Reads the lines that put cards somewhere."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.f = game.rules.f
        game.set_state(list(game.rules.f.fresh()))
        self.s = game.s
        self.holdings = ["gold", *(people.plural for people in self.rules.people), "discounts"]
        self.cards = [card.name for card in self.rules.cards]
        self.placed: dict[int, Line] = {}
        self.purses: dict[int, int] = {}
        self.seen: dict[tuple[str, str], Line] = {}
        self.s[self.f.cycle] = 1
        for slot, god in enumerate(self.rules.drawn_gods):
            known = self.rules.face_down_known or slot < self.rules.open_gods
            self.s[self.f.god_at + slot] = god.number if known else -1

    def faction(self, line: Line, word: str) -> int:
        """The number of a colour in play."""
        return line.index(word, self.rules.factions, "a colour")

    def pawn(self, line: Line, word: str) -> int:
        return line.index(
            word, self.rules.pawns, "a pawn" if len(self.rules.pawns) > len(self.rules.factions) else "a colour"
        )

    def card(self, line: Line, word: str) -> int:
        """A card that has no place yet."""
        card = line.index(word, self.cards, "a card")
        if card in self.placed:
            raise line.error(f"the card {word!r} is already in line {self.placed[card].number}")
        self.placed[card] = line
        return card

    def expect(self, line: Line, words: list[str], count: int, form: str) -> None:
        """Refuse a line with too few or too many words."""
        if len(words) != count:
            raise line.error(f"expected {form!r}")

    def read_creatures(self, line: Line, words: list[str]) -> None:
        self.read_track(line, ["creatures", *words])

    def read_heroes(self, line: Line, words: list[str]) -> None:
        self.read_track(line, ["heroes", *words])

    def read_track(self, line: Line, words: list[str]) -> None:
        """Cards on the track of a deck, the dearest slot first, '-' for an empty one."""
        decks = {deck.name: deck for deck in self.rules.decks if deck.prices}
        if not words:
            raise line.error("expected 'track DECK CARD …'")
        if words[0] in TRACKS and words[0] not in decks:
            raise line.error(f"expected no line {words[0]!r} in this game")
        deck = decks[list(decks)[line.index(words[0], list(decks), "a deck with a track")]]
        words, slots = words[1:], len(deck.prices)
        if len(words) != slots:
            raise line.error(f"expected {slots} slots, '-' for an empty one")
        for slot, word in enumerate(words):
            if word != "-":
                card = self.card(line, word)
                if not deck.first <= card < deck.last:
                    raise line.error(f"{word!r} is no card of the deck of {deck.name}")
                self.s[self.f.place + card] = TRACK + slot

    def read_discard(self, line: Line, words: list[str]) -> None:
        for word in words:
            card = self.card(line, word)
            if isinstance(self.rules.cards[card], Artifact):
                raise line.error(f"the {word} never lies on the discard pile")
            self.s[self.f.place + card] = DISCARD

    def read_gone(self, line: Line, words: list[str]) -> None:
        for word in words:
            self.s[self.f.place + self.card(line, word)] = GONE

    def read_away(self, line: Line, words: list[str]) -> None:
        """Cards out of play that another one may bring back."""
        for word in words:
            card = self.card(line, word)
            if self.rules.cards[card].lost_to != AWAY:
                raise line.error(f"expected a card that may come back, got {word!r}")
            self.s[self.f.place + card] = AWAY

    def read_top(self, line: Line, words: list[str]) -> None:
        if len(words) < 3 or words[1] != "known":
            raise line.error("expected 'top CARD known COLOUR …'")
        card = self.card(line, words[0])
        deck = self.rules.cards[card].deck
        assert deck is not None
        position = cards_at(self.s, deck, TOP)
        if position:
            raise line.error("expected at most one known card on top")
        self.s[self.f.place + card] = TOP
        for word in words[2:]:
            self.s[deck.known] |= 1 << int(self.rules.player_of[self.faction(line, word)])

    def read_hidden(self, line: Line, words: list[str]) -> None:
        """Cards that a faction has in hand, where others do not see them."""
        if len(words) < 2:
            raise line.error("expected 'hidden COLOUR CARD [since CYCLE] …'")
        faction = self.faction(line, words[0])
        rest = words[1:]
        while rest:
            word = rest.pop(0)
            card = self.card(line, word)
            deck = self.rules.cards[card].deck
            assert deck is not None
            if not self.rules.cards[card].secret:
                raise line.error(f"{word!r} is no card that is held where others do not see it")
            self.s[deck.places + card] = HIDDEN - faction
            self.s[deck.hands + faction] += 1
            if len(rest) > 1 and rest[0] == "since":
                self.s[self.f.acquired + card] = line.count(rest[1], 0, int(self.s[self.f.cycle]))
                rest = rest[2:]

    def read_card(self, line: Line, words: list[str]) -> None:
        """A card that lies open before a faction."""
        if len(words) != 4 or words[2] != "since":
            raise line.error("expected 'card NAME COLOUR since CYCLE'")
        card = self.card(line, words[0])
        if isinstance(self.rules.cards[card], (FigureCreature, Hero, Artifact)):
            raise line.error(f"{words[0]!r} stands on the board: expected a line 'hero', 'creature' or 'artifact'")
        self.s[self.f.place + card] = HELD
        self.s[self.f.card_owner + card] = self.faction(line, words[1])
        self.s[self.f.acquired + card] = line.count(words[3], 0, int(self.s[self.f.cycle]))
