"""Figurines of creatures in the classic edition: when they leave, and how two destroy each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.figures import dismiss
from cyclades.rules.hooks import Listener

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Figurines(Listener):
    """A creature's figurine leaves when the first turn of its owner in a later cycle begins; its card is discarded."""

    def turn_begun(self, game: Game, faction: i64, god: i64) -> None:
        for creature in game.rules.figures:
            if creature.owner(game) == faction and game.s[game.f.acquired + creature.number] < game.s[game.f.cycle]:
                dismiss(game, faction, creature.number)


def destroy_both(game: Game, card: i64, area: i64) -> bool:
    """Two figurines in one area destroy each other; whether it came to that when one of them was placed."""
    for other in game.rules.figures:
        if other.number != card and other.at(game) == area:
            game.emit(events.CREATURES_DESTROYED, card, other.number, area)
            for number in (card, other.number):
                dismiss(game, game.s[game.f.card_owner + number], number)
            return True
    return False
