"""What may come of some answers to a question: how likely one's team is to win at the end of the cycle, in one imagined
world after the other (`rollouts.py`), as the learned value tells it. All answers meet the same luck."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cyclades.bots.offering_plan import Wishes
from cyclades.bots.rollouts import played_on
from cyclades.bots.value import Value
from cyclades.bots.weights import Weights
from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game

SEEDS: Final = 1 << 30


class Futures:
    """The futures of some answers, as far as they were looked into."""

    def __init__(self, game: Game, actions: list[Action], value: Value, weights: Weights, generator: Generator) -> None:
        self.answers = [action.notation for action in actions]
        self.value = value
        self.weights = weights
        self.generator = generator
        self.team = game.rules.team_of[game.asked]
        self.view: dict[str, Any] = game.view(game.player)
        self.wishes = Wishes(game, weights)
        self.seen: list[list[float]] = [[] for _ in actions]
        """For each answer how likely its team won, in one world after the other; whoever was looked into longer has the
        same ones first."""
        self.rollouts = 0
        """How many games were played on so far."""

    def look(self, numbers: list[i64]) -> None:
        """Look into one more future of some answers, by their numbers."""
        seed = int(self.generator.below(SEEDS))
        ends = played_on(self.view, [self.answers[number] for number in numbers], seed, self.weights, self.wishes)
        for place, number in enumerate(numbers):
            self.seen[number].append(self.value.chances(ends[place])[self.team])
            self.rollouts += 1

    def mean(self, number: i64) -> float:
        """How likely the team is to win after an answer, on average."""
        seen = self.seen[number]
        return sum(seen) / float(len(seen))

    def gap(self, number: i64, other: i64) -> tuple[float, float]:
        """How much likelier the team wins after one answer than after another, on average over the worlds that both
        were tried in, and the standard error of that."""
        one, two = self.seen[number], self.seen[other]
        count = min(len(one), len(two))
        total = 0.0
        squares = 0.0
        for world in range(count):
            difference = one[world] - two[world]
            total += difference
            squares += difference * difference
        mean = total / float(count)
        spread = squares / float(count) - mean * mean
        return mean, (max(0.0, spread) / float(max(1, count - 1))) ** 0.5
