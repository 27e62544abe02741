"""The creature track: the cheapest creature leaves, the others slide down, new ones come."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.decks import DISCARD, TRACK
from cyclades.rules import events
from cyclades.rules.draw_and_discard import Draw, discard
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CreatureTrack(Step):
    """The creature on the cheapest slot is discarded, the others slide down, new ones fill the dearest slots."""

    PHASE: ClassVar[str] = "creatures"

    def run(self, game: Game) -> None:
        s, place, rules = game.s, game.f.place, game.rules
        deck = rules.creature_deck
        slots: i64 = len(deck.prices)
        unsold = deck.at(s, TRACK + slots - 1)
        if unsold >= 0:
            take_off_track(game, unsold)
        free = self.open_slots(game) - 1
        slot = slots - 2
        while slot >= 0:
            card = deck.at(s, TRACK + slot)
            if card >= 0:
                s[place + card] = TRACK + free
                free -= 1
            slot -= 1
        while free >= 0:
            game.push(Draw(deck.number, TRACK + free))
            free -= 1

    def open_slots(self, game: Game) -> i64:
        """How many slots are filled, the dearest first."""
        return game.rules.open_slots(game.s[game.f.cycle])


def take_off_track(game: Game, card: i64) -> None:
    """A card that nobody has bought goes to the discard pile, or wherever such a card goes."""
    place = game.rules.cards[card].unsold
    if place == DISCARD:
        discard(game, card)
    else:
        game.s[game.f.place + card] = place
        game.emit(events.CARD_REMOVED, card)
