"""Looking ahead through the own turn.

Every answer is tried on a copy, with the questions that follow from it, until the player is back at the choice among
its deeds or its turn is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.outlook import Outlook, risk
from cyclades.bots.threats import best_conquest
from cyclades.bots.weights import Weights
from cyclades.bots.worth import score
from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator
from cyclades.engine.steps import CHANCE
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer
from cyclades.rules.turns import Menu

DEEPEST: Final = 12
BROADEST: Final = 3
"""How many times as many answers may be tried as there is effort left for."""
LEAST: Final = 4
"""How many positions may be tried for each answer, whatever the effort."""
LONGEST: Final = 40
"""How many answers may follow from one, at most."""
WORST: Final = -1e9
DICE_TRIED: Final = 6
"""How often a first throw of chance is tried; what chance does after it is tried once. A glance tries fewer."""


class Search:
    """A search for one player: `left` is how many positions may still be tried."""

    def __init__(
        self, faction: i64, team: i64, effort: i64, outlook: Outlook, weights: Weights, luck: Generator
    ) -> None:
        self.faction = faction
        self.team = team
        self.effort = effort
        self.least: i64 = LEAST
        self.dice: i64 = DICE_TRIED
        self.left = effort
        self.outlook = outlook
        """What rivals may do; nothing for who does not look."""
        self.weights = weights
        """What things are worth."""
        self.mine: i64 = -1
        self.luck = Generator(1, 1)
        """Throws for what might be."""
        self.course = Generator(luck.a, luck.b)
        """Throws for what is taken to happen: others, or a plan would count on the throws that it was made with."""
        self.course.below(2)
        self.tossed = False
        """Whether chance was asked on the way to what is taken to happen."""

    def shallower(self, by: i64) -> Search:
        """The same with less effort, and with its own throws."""
        search = Search(self.faction, self.team, self.effort // by, self.outlook, self.weights, self.course)
        search.least = LEAST // 2
        search.dice = DICE_TRIED // 3
        return search

    def evaluate(self, game: Game, actions: list[Action]) -> list[float]:
        """What each of some answers leads to, in their order."""
        self.mine = game.s[game.f.turn]
        each = self.effort // len(actions)
        found: list[float] = []
        for action in actions:
            self.left = each if each > self.least else self.least
            self.luck = Generator(game.generator.a, game.generator.b)  # the same luck for every answer
            found.append(self.after(game, action, DEEPEST, self.dice))
        return found

    def after(self, game: Game, action: Action, depth: i64, dice: i64) -> float:
        """What an answer leads to, for this player."""
        twin = game.copy()
        twin.play_legal(action)
        return self.value(twin, depth, dice)

    def value(self, game: Game, depth: i64, dice: i64) -> float:
        """What a position is worth, after the questions that have to be answered first; the game given is played on."""
        while True:
            self.left -= 1
            if depth <= 0 or self.left <= 0:
                self.play_to_rest(game)
            if self.rests(game):
                return self.worth(game)
            if game.asked == CHANCE:
                return self.chance(game, depth, dice)
            if game.asked != self.faction:
                game.play_legal(game.default)
                depth -= 1
                continue
            actions = game.actions
            if len(actions) == 1:
                game.play_legal(actions[0])
                depth -= 1
            elif len(actions) > BROADEST * self.left:
                self.play_to_rest(game)
            else:
                return self.best(game, actions, depth, dice)

    def best(self, game: Game, actions: list[Action], depth: i64, dice: i64) -> float:
        """What the best of some answers leads to; each gets its share of what may be tried, and one try at least."""
        found = WORST
        budget = self.left
        waiting: i64 = len(actions)
        for action in actions:
            share: i64 = budget // waiting if budget > waiting else 1
            self.left = share
            value = self.after(game, action, depth - 1, dice)
            if value > found:
                found = value
            budget -= share - self.left if self.left > 0 else share
            waiting -= 1
        self.left = budget
        return found

    def play_to_rest(self, game: Game) -> None:
        """Play on as usual until nothing is left that follows from the answer: no battle is judged halfway."""
        for _ in range(LONGEST):
            if self.rests(game):
                break
            if game.asked == CHANCE:
                game.play_legal(self.luck.pick(game.stack[-1].raw_outcomes(game)))
            else:
                game.play_legal(game.default)

    def worth(self, game: Game) -> float:
        """How a position stands, with what this player may lose and win next if it looks at armies."""
        if len(self.outlook.near) == 0 or game.over:
            return score(game, self.team, self.weights)
        value = score(game, self.team, self.weights, foresees=True)
        may_lose = risk(game, self.team, self.outlook, self.weights)
        return value - may_lose + self.weights.chance * best_conquest(game, self.team, self.weights)

    def likely(self, game: Game) -> Action:
        """What the one who is asked will answer: this player what it finds best, others the usual, chance anything."""
        if game.asked == CHANCE:
            step = game.stack[-1]
            self.tossed = True
            return self.course.pick(step.raw_outcomes(game))
        if game.asked != self.faction:
            return game.default
        actions = game.actions
        if len(actions) == 1:
            return actions[0]
        values = self.evaluate(game, actions)
        best: i64 = 0
        for number in range(len(values)):
            if values[number] > values[best]:
                best = number
        return actions[best]

    def outcome(self, game: Game, action: Action) -> Game:
        """What an answer leads to: the position in which nothing is left that follows from it. Where chance has a say,
        as `tossed` then tells, it is the best of a few."""
        best = self.one_outcome(game, action)
        if self.tossed:
            for _ in range(DICE_TRIED - 1):
                other = self.one_outcome(game, action)
                if self.worth(other) > self.worth(best):
                    best = other
        return best

    def one_outcome(self, game: Game, action: Action) -> Game:
        """One of the positions that an answer may lead to."""
        self.mine = game.s[game.f.turn]
        self.tossed = False
        twin = game.copy()
        twin.play_legal(action)
        for _ in range(LONGEST):
            if self.rests(twin):
                break
            twin.play_legal(self.likely(twin))
        return twin

    def rests(self, game: Game) -> bool:
        """Whether nothing is left that follows from the answer: the choice among deeds or gods, another turn, the end,
        or while it is nobody's turn, a question to another."""
        if game.over or game.s[game.f.turn] != self.mine:
            return True
        if self.mine < 0 and game.asked >= 0 and game.asked != self.faction:
            return True
        step = game.stack[-1]
        return isinstance(step, (Menu, Offer))

    def chance(self, game: Game, depth: i64, dice: i64) -> float:
        """The mean over some outcomes of chance."""
        total = 0.0
        tries: i64 = dice if dice > 1 else 1
        for _ in range(tries):
            twin = game.copy()
            twin.play_legal(self.luck.pick(twin.stack[-1].raw_outcomes(twin)))
            total += self.value(twin, depth - 1, 1)
        return total / float(tries)
