"""The Manticore: an opponent's hero dies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, may_strike
from cyclades.rules.losses import lose
from cyclades.rules.seats_and_teams import opponents

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


def add_manticore(rules: Ruleset) -> None:
    """The Manticore joins the creature deck of a game with heroes."""
    rules.creature_deck.cards.append(Manticore("manticore"))


class Manticore(Creature):
    """Destroy an opponent's hero, unless Chiron guards his island."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(prey(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(ManticoreAt(faction, self.number))


def prey(game: Game, faction: i64) -> list[i64]:
    """The heroes of opponents whom a faction's Manticore can reach."""
    enemies = opponents(game, faction)
    found: list[i64] = []
    for hero in game.rules.heroes:
        if hero.owner(game) in enemies and hero.at(game) >= 0 and may_strike(game, faction, hero.at(game)):
            found.append(hero.number)
    return found


class ManticoreAt(Target):
    """Which hero dies."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.release[hero] for hero in prey(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        hero = game.rules.cards[action.a]
        lose(game, hero.owner(game), hero.at(game), hero.unit)
