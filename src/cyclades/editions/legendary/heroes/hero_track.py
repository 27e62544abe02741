"""The hero track: its empty spaces are filled from the hero deck, as long as it lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cyclades.engine.decks import TRACK
from cyclades.rules.cards import CardDeck, Hero
from cyclades.rules.draw_and_discard import Draw
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.editions.legendary.edition import LegendaryRules
    from cyclades.rules.game import Game


def hero_deck(game: Game) -> CardDeck:
    """The deck of heroes."""
    return cast("LegendaryRules", game.rules).hero_deck


class HeroTrack(Step):
    """Empty spaces of the hero track are filled from the hero deck, as long as it lasts."""

    def run(self, game: Game) -> None:
        deck = hero_deck(game)
        for slot in range(len(deck.prices) - 1, -1, -1):
            if deck.at(game.s, TRACK + slot) < 0:
                game.push(Draw(deck.number, TRACK + slot))


def track_heroes(game: Game) -> list[Hero]:
    """The heroes of the hero track."""
    deck = hero_deck(game)
    found: list[Hero] = []
    for hero in game.rules.heroes:
        if hero.deck is deck and game.s[game.f.place + hero.number] >= TRACK:
            found.append(hero)
    return found
