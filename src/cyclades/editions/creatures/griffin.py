"""The Griffin, called the Griffon in the classic edition: it steals half of an opponent's gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target
from cyclades.rules.gold import change_gold, gold_of, show_at_least, show_at_most
from cyclades.rules.seats_and_teams import opponents

if TYPE_CHECKING:
    from cyclades.rules.game import Game


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
                found.append(game.verbs.rob[other])
        return found

    def strike(self, game: Game, action: Action) -> None:
        gold = gold_of(game, action.a)
        half = gold // 2
        griffin = game.rules.cards[self.card]
        assert isinstance(griffin, Griffin)
        if griffin.shows_purse:
            game.emit(events.TREASURE_SHOWN, action.a, gold)
            show_at_least(game, action.a, gold)
            show_at_most(game, action.a, gold)
        else:
            show_at_least(game, action.a, 2 * half)
            show_at_most(game, action.a, 2 * half + 1)
        change_gold(game, action.a, -half)
        change_gold(game, self.faction, half)
        game.emit(events.GOLD_STOLEN, self.faction, action.a, half)
        game.revealed = True


class Griffon(Griffin):
    """Steal half of an opponent's gold, rounded down; the opponent shows its treasure."""

    shows_purse: ClassVar[bool] = True
