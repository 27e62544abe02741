"""The bot `strategist-1`: a player who wants to win, and looks as far as its own turn.

It knows what things are worth, thinks its whole turn through before it bids for it, takes away what rivals hope for,
and bids no more than it must. It stays as it is, so that others can be measured against it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.bots.advice import Advice, by_value, mix_alike
from cyclades.bots.bot import Bot
from cyclades.bots.outlook import with_god
from cyclades.bots.rivals import greatest_hope
from cyclades.bots.search import Search
from cyclades.bots.turn_plan import after_turn
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer
from cyclades.rules.turn_order import pawn_on

LAST_RESORT: Final = -1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist1(Bot):
    """A player who wants to win, and looks as far as its own turn."""

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        step = game.stack[-1]
        if isinstance(step, Offer):
            return self.offers(game, step.pawn)
        values = self.search(game).evaluate(game, game.actions)
        found = [Advice(action, values[number]) for number, action in enumerate(game.actions)]
        mix_alike(found, generator)
        found.sort(key=by_value)
        return found

    def offers(self, game: Game, pawn: i64) -> list[Advice]:
        """For each god the worth of the turn with it at the lowest offering. More costs more and wins nothing, but of
        offerings at the same price the highest is the hardest to outbid."""
        lowest: dict[i64, i64] = {}
        actions = game.actions
        for number, action in enumerate(actions):
            if action.a not in lowest:
                lowest[action.a] = number
        worth: dict[i64, float] = {}
        search = self.search(game)
        for god, number in lowest.items():
            worth[god] = self.turn_worth(game, pawn, god, actions[number].b, search)
        found: list[Advice] = []
        for action in actions:
            more = game.price(action) - game.price(actions[lowest[action.a]])
            found.append(Advice(action, worth[action.a] - float(more)))
        found.reverse()
        found.sort(key=by_value)
        return found

    def turn_worth(self, game: Game, pawn: i64, god: i64, offering: i64, search: Search) -> float:
        """What the position would be worth after the turn with a god, and for keeping it from others; next to nothing
        where a pawn of the same team has it already."""
        if mate_on(game, pawn, god):
            return LAST_RESORT
        search.outlook = with_god(game, search.team, search.outlook.near, god, self.weights)
        value = search.worth(after_turn(game, pawn, god, offering, search))
        return value + self.weights.denial * greatest_hope(game, pawn, god, self.weights).worth


def mate_on(game: Game, pawn: i64, god: i64) -> bool:
    """Whether an offering to a god would drive off a pawn of the same team."""
    rules = game.rules
    other: i64 = -1 if god == rules.apollo.number else pawn_on(game, god)
    return other >= 0 and rules.team_of[rules.pawn_faction[other]] == rules.team_of[rules.pawn_faction[pawn]]
