"""Searching the creature deck, for a hero (Hera) or a creature with a figurine (Pelops' Sceptre)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.decks import ASIDE, DECK, DISCARD, SHOWN, TOP
from cyclades.rules import events
from cyclades.rules.cards import Card, FigureCreature
from cyclades.rules.creatures import use_creature
from cyclades.rules.draw_and_discard import Draw, discard
from cyclades.rules.heroes import PlaceHero
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

HERO: Final = 0
FIGURINE: Final = 1
"""What is searched for."""


def is_sought(card: Card, sought: i64) -> bool:
    """Whether a card is what is searched for."""
    return card.is_hero if sought == HERO else isinstance(card, FigureCreature)


def can_find(game: Game, sought: i64) -> bool:
    """Whether the deck, or the discard pile from which it is made anew, holds what is searched for."""
    deck = game.rules.creature_deck
    for number in range(deck.first, deck.last):
        place = game.s[game.f.place + number]
        if (place in (DECK, DISCARD) or place >= TOP) and is_sought(game.rules.cards[number], sought):
            return True
    return False


def search(game: Game, faction: i64, sought: i64) -> None:
    """Turn up cards of the creature deck until one is found; there is one."""
    game.then(Draw(game.rules.creature_deck.number, SHOWN), Search(faction, sought, 1), EndSearch())


class Search(Step):
    """A card was turned up: it is what is searched for and joins the player, or is discarded and the search goes on. A
    card that empties the discard pile is laid aside and does so at once; cards that never lie in that pile are laid
    aside too. So it ends before the deck was gone through twice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "sought", "turned_up")

    def __init__(self, faction: i64, sought: i64, turned_up: i64) -> None:
        self.faction = faction
        self.sought = sought
        self.turned_up = turned_up
        """How many cards were turned up, with this one."""

    def run(self, game: Game) -> None:
        deck = game.rules.creature_deck
        assert self.turned_up <= 2 * (deck.last - deck.first), "expected to find a card in two passes"
        number = deck.at(game.s, SHOWN)
        card = game.rules.cards[number]
        if is_sought(card, self.sought):
            join(game, self.faction, card)
            return
        if card.empties_pile:
            game.s[game.f.place + number] = ASIDE
            deck.pour(game.s, DISCARD)
            game.emit(events.SHUFFLED)
        elif card.unsold != DISCARD:
            game.s[game.f.place + number] = ASIDE
        else:
            discard(game, number)
        game.then(Draw(deck.number, SHOWN), Search(self.faction, self.sought, self.turned_up + 1))


def join(game: Game, faction: i64, card: Card) -> None:
    """What was found joins a faction, free."""
    if card.is_hero:
        game.push(PlaceHero(faction, card.number, 0))
    else:
        game.emit(events.CREATURE_USED, faction, card.number, 0)
        use_creature(game, faction, card.number)


class EndSearch(Step):
    """What was laid aside is discarded, or goes back into the deck where it never lies in the discard pile."""

    def run(self, game: Game) -> None:
        deck = game.rules.creature_deck
        for number in range(deck.first, deck.last):
            if game.s[game.f.place + number] == ASIDE and game.rules.cards[number].unsold == DISCARD:
                discard(game, number)
        deck.put_back(game.s, ASIDE)
