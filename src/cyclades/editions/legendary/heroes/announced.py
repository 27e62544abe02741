"""Heroes whose military power works by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyclades.rules import events
from cyclades.rules.cards import Hero

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class AnnouncedPower(Hero):
    """A hero whose military power works by itself, and is told when the battle begins."""

    def helps(self, game: Game) -> bool:
        """Whether the power makes a difference in the battle that begins."""
        return self.side(game) >= 0

    def before_battle(self, game: Game) -> None:
        if self.helps(game):
            game.emit(events.POWER_USED, self.owner(game), self.number)
