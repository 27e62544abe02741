"""Looking ahead through the own turn.

Every answer is tried on a copy, with the questions that follow from it, until the player is back at the choice among
its deeds or its turn is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.threats import risk
from cyclades.bots.worth import score
from cyclades.engine.actions import Action
from cyclades.engine.steps import CHANCE
from cyclades.rules.game import Game
from cyclades.rules.turns import Menu

DEEPEST: Final = 12
WORST: Final = -1e9
DICE_TRIED: Final = 3
"""How often a first throw of chance is tried; what chance does after it is tried once."""


class Search:
    """A search for one player: `left` is how many positions may still be tried."""

    def __init__(self, faction: i64, team: i64, effort: i64, near: list[i64]) -> None:
        self.faction = faction
        self.team = team
        self.left = effort
        self.near = near
        """The armies of rivals near each land area; empty for who does not look."""
        self.mine: i64 = -1

    def values(self, game: Game) -> list[float]:
        """What each legal action leads to, in their order."""
        self.mine = game.s[game.f.turn]
        actions = game.actions
        each = self.left // len(actions)
        found: list[float] = []
        for action in actions:
            self.left = each if each > 4 else 4
            found.append(self.after(game, action, DEEPEST, DICE_TRIED))
        return found

    def after(self, game: Game, action: Action, depth: i64, dice: i64) -> float:
        """What an answer leads to, for this player."""
        twin = game.copy()
        twin.play(action)
        return self.value(twin, depth, dice)

    def value(self, game: Game, depth: i64, dice: i64) -> float:
        """What a position is worth, after the questions that have to be answered first; the game given is played on."""
        while True:
            self.left -= 1
            if self.rests(game) or depth <= 0 or self.left <= 0:
                return self.worth(game)
            if game.asked == CHANCE:
                return self.chance(game, depth, dice)
            if game.asked != self.faction:
                game.play(game.default)
                depth -= 1
                continue
            actions = game.actions
            if len(actions) == 1:
                game.play(actions[0])
                depth -= 1
                continue
            best = WORST
            for action in actions:
                value = self.after(game, action, depth - 1, dice)
                if value > best:
                    best = value
                if self.left <= 0:
                    break
            return best

    def worth(self, game: Game) -> float:
        """How a position stands, with what rivals may take next."""
        value = score(game, self.team)
        return value - risk(game, self.team, self.near) if len(self.near) > 0 else value

    def rests(self, game: Game) -> bool:
        """Whether nothing is left that follows from the answer: the choice among deeds, another turn, or the end."""
        if game.over or game.s[game.f.turn] != self.mine:
            return True
        return isinstance(game.stack[-1], Menu)

    def chance(self, game: Game, depth: i64, dice: i64) -> float:
        """The mean over some outcomes of chance."""
        total = 0.0
        tries: i64 = dice if dice > 1 else 1
        for number in range(tries):
            twin = game.copy()
            twin.generator.below(number + 2)  # another throw for each
            twin.answer(twin.generator.pick(twin.stack[-1].chances(twin)))
            total += self.value(twin, depth - 1, 1)
        return total / float(tries)
