"""Creatures of the underworld: Charon, the Erinyes and Empusa. Cerberus is as in other editions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.necropolis import necropolis_of
from cyclades.editions.creatures.cerberus import Cerberus
from cyclades.engine.actions import Action
from cyclades.engine.decks import AWAY
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, may_strike
from cyclades.rules.events import KINDS
from cyclades.rules.gold import change_gold
from cyclades.rules.heroes import PlaceHero
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

ROBBED: Final[EventKind] = KINDS.add("necropolis-robbed", "faction number")


def add_creatures(rules: Ruleset, with_god: bool) -> None:
    """The creatures of the underworld join the creature deck; Empusa only where there may be a Necropolis."""
    rules.creature_deck.cards += [Cerberus("cerberus"), ClassicCharon("charon"), Erinyes("erinyes")]
    if with_god:
        rules.creature_deck.cards.append(Empusa("empusa"))


class ClassicCharon(Creature):
    """A hero who has left the game joins you, free."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(fallen_heroes(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(CharonReturns(faction, self.number))


def fallen_heroes(game: Game) -> list[i64]:
    """The heroes who are out of play, but may come back."""
    return [hero.number for hero in game.rules.heroes if game.s[game.f.place + hero.number] == AWAY]


class CharonReturns(Target):
    """Which hero comes back."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.hire[hero] for hero in fallen_heroes(game)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(PlaceHero(self.faction, action.a, 0))


class Erinyes(Creature):
    """Move a prosperity marker from an island to one of your own."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(marked_lands(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(ErinyesFrom(faction, self.number))


def marked_lands(game: Game, faction: i64) -> list[i64]:
    """The islands with a marker that a faction could move to one of its own."""
    s, f, rules = game.s, game.f, game.rules
    found: list[i64] = []
    for land in range(rules.lands):
        if s[f.prosperity + land] > 0 and may_strike(game, faction, land):
            if s[f.lands + faction] > (1 if s[f.owner + land] == faction else 0):
                found.append(land)
    return found


class ErinyesFrom(Target):
    """From which island the marker is taken."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.leave[land] for land in marked_lands(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(ErinyesTo(self.faction, action.a))


class ErinyesTo(DraftStep):
    """On which own island it goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin")

    def __init__(self, faction: i64, origin: i64) -> None:
        super().__init__(faction)
        self.origin = origin

    def actions(self, game: Game, out: list[Action]) -> None:
        for land in range(game.rules.lands):
            if land != self.origin and game.s[game.f.owner + land] == self.faction:
                out.append(game.verbs.to[land])

    def play(self, game: Game, action: Action) -> None:
        game.s[game.f.prosperity + self.origin] -= 1
        game.s[game.f.prosperity + action.a] += 1
        game.emit(events.PROSPERITY_MOVED, self.faction, self.origin, action.a)


class Empusa(Creature):
    """Take all gold from the Necropolis."""

    def useful(self, game: Game, faction: i64) -> bool:
        necropolis = necropolis_of(game.rules)
        land = necropolis.at(game)
        return land >= 0 and game.s[necropolis.gold + land] > 0 and may_strike(game, faction, land)

    def use(self, game: Game, faction: i64) -> None:
        necropolis = necropolis_of(game.rules)
        land = necropolis.at(game)
        amount = game.s[necropolis.gold + land]
        game.s[necropolis.gold + land] = 0
        change_gold(game, faction, amount)
        game.emit(ROBBED, faction, amount)
