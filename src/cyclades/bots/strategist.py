"""The bot `strategist`: a player who wants to win.

It knows what things are worth, thinks its whole turn through before it bids for it, takes away what rivals hope for,
and bids no more than it must.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.bots.bot import Advice, Bot, by_value
from cyclades.bots.reasons import reason_of
from cyclades.bots.rivals import hopes
from cyclades.bots.search import Search
from cyclades.bots.threats import armies_near
from cyclades.bots.turnplan import after_turn
from cyclades.bots.values import Values
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

GLANCE: Final = 8
"""By how much a look at a whole turn is shallower than one at an answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(Bot):
    """A player who wants to win."""

    def __init__(self, effort: int, seed: int) -> None:
        super().__init__(effort, seed)
        self.values = Values()

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        step = game.stack[-1]
        if isinstance(step, Offer):
            return self.offers(game, step.pawn)
        values = self.search(game).values(game)
        found = [Advice(action, values[number]) for number, action in enumerate(game.actions)]
        found.sort(key=by_value)
        return found

    def search(self, game: Game) -> Search:
        """A search for the one who is asked."""
        team = game.rules.team_of[game.asked]
        return Search(game.asked, team, self.effort, armies_near(game, team), self.values)

    def offers(self, game: Game, pawn: i64) -> list[Advice]:
        """For each god the worth of the turn with it at the lowest offering; more is offered only to be outbid."""
        lowest: dict[i64, i64] = {}
        actions = game.actions
        for number, action in enumerate(actions):
            if action.a not in lowest:
                lowest[action.a] = number
        worth: dict[i64, float] = {}
        for god, number in lowest.items():
            value = self.turn_worth(game, pawn, god, game.price(actions[number]))
            worth[god] = value + self.values.denial * self.denied(game, pawn, god)
        found: list[Advice] = []
        for action in actions:
            more = game.price(action) - game.price(actions[lowest[action.a]])
            found.append(Advice(action, worth[action.a] - float(more)))
        found.sort(key=by_value)
        return found

    def turn_worth(self, game: Game, pawn: i64, god: i64, price: i64) -> float:
        """What the position would be worth after the turn with a god."""
        after = after_turn(game, pawn, god, price, self.effort // GLANCE, self.values)
        team = game.rules.team_of[game.rules.pawn_faction[pawn]]
        return Search(game.asked, team, 0, armies_near(game, team), self.values).worth(after)

    def give_reason(self, game: Game, advice: Advice) -> None:
        """What the answer changes most; of an offering, what the turn with the god does."""
        rules = game.rules
        step = game.stack[-1]
        search = self.search(game)
        if not isinstance(step, Offer):
            after = search.outcome(game, advice.action)
            advice.reason, advice.about = reason_of(game, after, search.team, search.near, self.values)
            return
        god = advice.action.a
        after = after_turn(game, step.pawn, god, game.price(advice.action), self.effort // GLANCE, self.values)
        advice.reason, advice.about = reason_of(game, after, search.team, search.near, self.values)
        rival = self.hopeful(game, step.pawn, god)
        if rival >= 0 and advice.reason not in ("victory", "last-metropolis", "metropolises"):
            advice.reason, advice.about = "denial", {"faction": rules.factions[rival]}
        advice.about["god"] = rules.gods[god].name

    def denied(self, game: Game, pawn: i64, god: i64) -> float:
        """The greatest hope of a rival for a god."""
        rival = self.hopeful(game, pawn, god)
        return hopes(game, rival, god, self.values) if rival >= 0 else 0.0

    def hopeful(self, game: Game, pawn: i64, god: i64) -> i64:
        """The rival who hopes most for a god, or -1."""
        rules = game.rules
        own = rules.team_of[rules.pawn_faction[pawn]]
        found: i64 = -1
        best = 0.0
        if god == rules.apollo:
            return found
        for faction in range(len(rules.factions)):
            if rules.team_of[faction] != own and game.s[game.f.alive + faction] > 0:
                hope = hopes(game, faction, god, self.values)
                if hope > best:
                    found, best = faction, hope
        return found
