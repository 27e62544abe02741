"""Rewards: the share of the win at the end, and, for who wants it, hints on the way there.

The hints are the change of a potential, as in Ng, Harada and Russell (1999): how much better the player stands than at
the beginning, as bots count it. At the end the potential is nothing, so that all rewards of a player sum up to its
share of the win, and what is best to do is the same with hints and without. A potential looks at the true state, also
at what the player does not see: it is a signal to train with, and no part of what a player may know.
"""

from __future__ import annotations

from copy import copy
from math import tanh
from typing import Final

from cyclades.bots.weights import Weights
from cyclades.bots.worth import score
from cyclades.engine.errors import SetupError
from cyclades.rules.game import Game
from cyclades.rules.ruleset import Ruleset

WIN: Final = "win"
WORTH: Final = "worth"
REWARDS: Final = (WIN, WORTH)
"""What may be rewarded."""
LARGEST: Final = 0.1
"""The largest potential, where a win is 1."""
SCALE: Final = 100.0
"""How many gold pieces of worth bring three quarters of the largest potential."""


def shares(game: Game) -> list[float]:
    """Each player's share of the win: nothing before the end, and 1 in sum after it."""
    winners = game.winners
    return [1.0 / len(winners) if player in winners else 0.0 for player in range(game.rules.players)]


class Rewards:
    """What each player gets after each step of a game, and of the next game when that has begun."""

    def __init__(self, kind: str, rules: Ruleset) -> None:
        if kind not in REWARDS:
            raise SetupError(f"expected rewards among {', '.join(REWARDS)}, got {kind!r}")
        self.shaped = kind == WORTH
        self.rules = rules
        self.weights = Weights()
        self.first: list[float] = []
        """The worth of each team at the beginning."""
        self.last = [0.0] * rules.players
        """The potential of each player after the last step."""

    def __deepcopy__(self, memo: object) -> Rewards:
        return copy(self)  # what changes is replaced as a whole

    def begin(self, game: Game) -> None:
        """A game has begun."""
        self.last = [0.0] * self.rules.players
        if self.shaped:
            self.first = self.worths(game)

    def after(self, game: Game) -> list[float]:
        """What has come to each player since this was asked last."""
        if game.over:
            return self.ended(shares(game))
        if not self.shaped:
            return [0.0] * self.rules.players
        before, self.last = self.last, self.potentials(game)
        return [now - then for now, then in zip(self.last, before)]

    def ended(self, won: list[float]) -> list[float]:
        """The same at the end of a game, where each player's share of the win is known."""
        return [share - potential for share, potential in zip(won, self.last)]

    def worths(self, game: Game) -> list[float]:
        """What the game is worth to each team, in gold pieces."""
        return [score(game, team, self.weights) for team in range(len(self.rules.teams))]

    def potentials(self, game: Game) -> list[float]:
        """The potential of each player, which is that of its team."""
        rules = self.rules
        of_teams = [LARGEST * tanh((worth - first) / SCALE) for worth, first in zip(self.worths(game), self.first)]
        found = [0.0] * rules.players
        for faction, player in enumerate(rules.player_of):
            found[player] = of_teams[rules.team_of[faction]]
        return found
