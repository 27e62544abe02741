"""The bot `strategist`: a player who wants to win.

It knows what things are worth, thinks its whole turn through before it bids for it, takes away what rivals hope for,
and bids little more than it must.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.bot import Advice, Bot
from cyclades.bots.novice import by_value
from cyclades.bots.rivals import hopes
from cyclades.bots.search import Search
from cyclades.bots.threats import armies_near
from cyclades.bots.turnplan import after_turn
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

RAISE: Final = 0.25
"""How much of its lead over the next best god it puts on top of the lowest offering, as long as somebody may outbid."""
MOST_RAISED: Final = 2.0
DENIAL: Final = 0.45
"""How much of a rival's hope for a god counts for taking it away."""
GLANCE: Final = 8
"""By how much a look at a whole turn is shallower than one at an answer."""


class Strategist(Bot):
    """A player who wants to win."""

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        step = game.stack[-1]
        if isinstance(step, Offer):
            return self.offers(game, step.pawn)
        faction = game.asked
        team = game.rules.team_of[faction]
        values = Search(faction, team, self.effort, armies_near(game, team)).values(game)
        found = [Advice(action, values[number], "best-turn", {}) for number, action in enumerate(game.actions)]
        found.sort(key=by_value)
        return found

    def offers(self, game: Game, pawn: i64) -> list[Advice]:
        """For each god the worth of the turn with it at the lowest offering; then how much more to offer."""
        lowest: dict[i64, i64] = {}
        actions = game.actions
        for number, action in enumerate(actions):
            if action.a not in lowest:
                lowest[action.a] = number
        worth: dict[i64, float] = {}
        best = -1e9
        second = -1e9
        for god, number in lowest.items():
            value = after_turn(game, pawn, god, game.price(actions[number]), self.effort // GLANCE)
            value += DENIAL * self.denied(game, pawn, god)
            worth[god] = value
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        extra = (best - second) * RAISE
        extra = MOST_RAISED if extra > MOST_RAISED else extra
        found: list[Advice] = []
        for action in actions:
            more = float(game.price(action) - game.price(actions[lowest[action.a]]))
            value = worth[action.a] - more
            if worth[action.a] == best and more <= extra and contested(game, action.a):
                value = worth[action.a] + more / 1000.0  # as much as is worth it
            found.append(Advice(action, value, "god-is-worth", {"god": game.rules.gods[action.a].name}))
        found.sort(key=by_value)
        return found

    def denied(self, game: Game, pawn: i64, god: i64) -> float:
        """The greatest hope of a rival for a god."""
        rules = game.rules
        own = rules.team_of[rules.pawn_faction[pawn]]
        best = 0.0
        if god == rules.apollo:
            return best
        for faction in range(len(rules.factions)):
            if rules.team_of[faction] != own and game.s[game.f.alive + faction] > 0:
                hope = hopes(game, faction, god)
                if hope > best:
                    best = hope
        return best


def contested(game: Game, god: i64) -> bool:
    """Whether somebody may still outbid an offering: a pawn that waits, or one that is driven off now."""
    s, f = game.s, game.f
    if game.pawn_on(god) >= 0:
        return True
    return any(s[f.order + slot] >= 0 for slot in range(len(game.rules.pawns)))
