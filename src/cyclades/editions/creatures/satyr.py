"""The Satyr: he steals a philosopher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.editions.creatures.stealing import owners_of, steal_one
from cyclades.engine.actions import Action
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target
from cyclades.rules.development import Development

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Satyr(Creature):
    """Steal a philosopher from an opponent; a fourth one founds a Metropolis at once."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(owners_of(game, faction, game.rules.philosophers)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(SatyrRobs(faction, self.number))


class SatyrRobs(Target):
    """Whom the philosopher leaves."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.rob[other] for other in owners_of(game, self.faction, game.rules.philosophers)]

    def strike(self, game: Game, action: Action) -> None:
        steal_one(game, self.faction, action.a, game.rules.philosophers)
        game.push(Development(self.faction))
