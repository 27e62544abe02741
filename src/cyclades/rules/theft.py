"""Thieves: creatures that take something from an opponent, never from a teammate."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules import happenings as tell
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target
from cyclades.rules.metropolises import Development
from cyclades.rules.units import People

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def opponents(game: Game, faction: i64) -> list[i64]:
    """The factions still in the game that do not play with a faction."""
    rules = game.rules
    return [
        other
        for other in range(len(rules.factions))
        if game.s[game.f.alive + other] > 0 and rules.team_of[other] != rules.team_of[faction]
    ]


def owners_of(game: Game, faction: i64, people: People) -> list[i64]:
    """The opponents who have some of the people."""
    return [other for other in opponents(game, faction) if game.s[people.field + other] > 0]


def steal_one(game: Game, faction: i64, loser: i64, people: People) -> None:
    """One of the people changes sides."""
    game.s[people.field + loser] -= 1
    game.s[people.field + faction] += 1
    game.tell(tell.STOLEN, faction, people.number, loser, 1)


class Dryad(Creature):
    """Steal a priestess from an opponent."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(owners_of(game, faction, game.rules.priests)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(DryadRobs(faction, self.number))


class DryadRobs(Target):
    """Whom the priestess leaves."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.rob[other] for other in owners_of(game, self.faction, game.rules.priests)]

    def strike(self, game: Game, action: Action) -> None:
        steal_one(game, self.faction, action.a, game.rules.priests)


class Satyr(Creature):
    """Steal a philosopher from an opponent; a fourth one founds a Metropolis at once."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(owners_of(game, faction, game.rules.philosophers)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(SatyrRobs(faction, self.number))


class SatyrRobs(Target):
    """Whom the philosopher leaves."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.rob[other] for other in owners_of(game, self.faction, game.rules.philosophers)]

    def strike(self, game: Game, action: Action) -> None:
        steal_one(game, self.faction, action.a, game.rules.philosophers)
        game.push(Development(self.faction))


@mypyc_attr(allow_interpreted_subclasses=True)
class Griffin(Creature):
    """Steal half of an opponent's gold, rounded down, counted out in the open."""

    shows_purse: ClassVar[bool] = False
    """Whether the whole purse is shown, and not only the loot."""

    def useful(self, game: Game, faction: i64) -> bool:
        """As far as everybody knows: nobody learns from it what is in a purse."""
        rules, s, f = game.rules, game.s, game.f
        for other in opponents(game, faction):
            purse = rules.purse_of[other]
            if (s[f.gold + purse] if rules.open_gold else s[f.gold_high + purse]) >= 2:
                return True
        return False

    def use(self, game: Game, faction: i64) -> None:
        game.push(GriffinRobs(faction, self.number))


class GriffinRobs(Target):
    """Whose gold is halved: any opponent's, whatever is in the purse; a team's purse stands there once."""

    def targets(self, game: Game) -> list[Action]:
        found: list[Action] = []
        purses: list[i64] = []
        for other in opponents(game, self.faction):
            if game.rules.purse_of[other] not in purses:
                purses.append(game.rules.purse_of[other])
                found.append(game.words.rob[other])
        return found

    def strike(self, game: Game, action: Action) -> None:
        gold = game.gold(action.a)
        half = gold // 2
        griffin = game.rules.cards[self.card]
        assert isinstance(griffin, Griffin)
        if griffin.shows_purse:
            game.tell(tell.TREASURE, action.a, gold)
            game.show_gold(action.a, gold)
            game.show_poverty(action.a, gold)
        else:
            game.show_gold(action.a, 2 * half)
            game.show_poverty(action.a, 2 * half + 1)
        game.earn(action.a, -half)
        game.earn(self.faction, half)
        game.tell(tell.GOLD_STOLEN, self.faction, action.a, half)
        game.revealed = True
