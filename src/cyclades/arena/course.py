"""How the sequential test of an arena stands, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from cyclades.arena.plan import ArenaPlan
from cyclades.arena.results import Played
from cyclades.arena.sequential import SequentialTest


class Course:
    """The course of a test. It counts whole blocks in their order and nothing else: so every seat has been played
    equally often whenever it decides, and which process was faster makes no difference."""

    def __init__(self, plan: ArenaPlan, test: SequentialTest) -> None:
        self.plan = plan
        self.test = test
        self.games = 0
        """How many games were counted."""
        self.seats = 0
        """In how many seats, or teams, the first bot was among them."""
        self.wins = Fraction(0)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of what was counted."""
        return self.test.ratio(float(self.wins), float(self.seats - self.wins))

    @property
    def decided(self) -> float | None:
        """The share that the test has decided for."""
        return self.test.decided(self.ratio)

    def follow(self, found: Mapping[int, Played]) -> None:
        """Count the next blocks, as far as they are there, until the test is decided."""
        while self.decided is None and self.games < self.plan.games:
            block = range(self.games, self.games + self.plan.block)
            if not all(number in found for number in block):
                return
            for number in block:
                self.add(found[number])
            self.games += len(block)

    def add(self, game: Played) -> None:
        """Count a game."""
        for side, members in enumerate(self.plan.sides):
            if self.plan.entries[game.seats[members[0]]] == self.plan.entries[0]:
                self.seats += 1
                self.wins += game.won(side)

    def data(self) -> dict[str, Any]:
        """The test and how it stands, as plain data."""
        return {
            "bot": self.plan.entries[0],
            "shares": [self.test.low, self.test.high],
            "errors": [self.test.wrong_high, self.test.wrong_low],
            "bounds": [round(bound, 6) for bound in self.test.bounds],
            "games": self.games,
            "ratio": round(self.ratio, 6),
            "decided": self.decided,
        }


def course_of(plan: ArenaPlan, found: Mapping[int, Played]) -> Course | None:
    """How the test of a plan stands after some games, if it has one."""
    if plan.test is None:
        return None
    course = Course(plan, plan.test)
    course.follow(found)
    return course
