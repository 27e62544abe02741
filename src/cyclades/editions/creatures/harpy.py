"""The Harpy: she destroys a troop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.cards import Card, Creature
from cyclades.rules.creatures import Target, may_strike
from cyclades.rules.losses import KillTroop, victims

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Harpy(Creature):
    """Destroy a troop of any kind in any land area; never a hero."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(lands_with_victims(game, faction, self)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(HarpyAt(faction, self.number))


def lands_with_victims(game: Game, faction: i64, card: Card) -> list[i64]:
    """The land areas where a piece stands that a faction's creature may strike at."""
    found: list[i64] = []
    for land in range(game.rules.lands):
        if len(victims(game, card, land)) > 0 and may_strike(game, faction, land):
            found.append(land)
    return found


class HarpyAt(Target):
    """In which land area a troop dies."""

    def targets(self, game: Game) -> list[Action]:
        card = game.rules.cards[self.card]
        return [game.verbs.at[land] for land in lands_with_victims(game, self.faction, card)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(KillTroop(self.faction, action.a, self.card, draft=1))
