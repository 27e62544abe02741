"""The Chimera: it plays a creature of the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.decks import DISCARD
from cyclades.rules import events
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, does_nothing, use_creature

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Chimera(Creature):
    """Play a creature of the discard pile. When the Chimera gets there, the pile is shuffled into the deck at once."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.empties_pile = True

    def useful(self, game: Game, faction: i64) -> bool:
        return len(discarded_creatures(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(ChimeraCalls(faction, self.number))


def discarded_creatures(game: Game) -> list[i64]:
    """The creatures on the discard pile."""
    place = game.f.place
    return [creature.number for creature in game.rules.creatures if game.s[place + creature.number] == DISCARD]


class ChimeraCalls(Target):
    """Which creature of the discard pile is played free."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.use[card] for card in discarded_creatures(game)]

    def strike(self, game: Game, action: Action) -> None:
        game.emit(events.CREATURE_USED, self.faction, action.a, 0)
        use_creature(game, self.faction, action.a)

    def useless(self, game: Game, action: Action) -> bool:
        return action is not game.verbs.decline and does_nothing(game, self.faction, action)
