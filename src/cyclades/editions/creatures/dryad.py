"""The Dryad: she steals a priest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.editions.creatures.stealing import owners_of, steal_one
from cyclades.engine.actions import Action
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Dryad(Creature):
    """Steal a priest from an opponent."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(owners_of(game, faction, game.rules.priests)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(DryadRobs(faction, self.number))


class DryadRobs(Target):
    """Whom the priest leaves."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.rob[other] for other in owners_of(game, self.faction, game.rules.priests)]

    def strike(self, game: Game, action: Action) -> None:
        steal_one(game, self.faction, action.a, game.rules.priests)
