"""Chance: outcomes with weights, and the small generator that answers when nobody else does."""

from __future__ import annotations

import secrets
from typing import Any, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.errors import SetupError

# Two multiplicative generators combined (L'Ecuyer 1988): every product stays far below 63 bits, so that compiled and
# interpreted code compute the same numbers.
M1: Final = 2147483563
A1: Final = 40014
M2: Final = 2147483399
A2: Final = 40692


class Outcomes:
    """What chance may answer: actions with their weights, or all alike."""

    def __init__(self, actions: list[Action], weights: list[i64] | None = None) -> None:
        self.actions = actions
        self.given = weights
        self.total: i64 = len(actions)
        if weights is not None:
            self.total = 0
            for weight in weights:
                self.total += weight

    @property
    def weights(self) -> list[i64]:
        """The weight of each action."""
        return [1 for _ in self.actions] if self.given is None else self.given


class Generator:
    """A stream of numbers that continues where its two words stand."""

    def __init__(self, a: i64, b: i64) -> None:
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Generator) and self.a == other.a and self.b == other.b

    def __repr__(self) -> str:
        return f"<Generator {self.a} {self.b}>"

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.a = self.a * A1 % M1
        self.b = self.b * A2 % M2
        return ((self.a - self.b) % (M1 - 1) + M1 - 1) % (M1 - 1) % n

    def pick(self, outcomes: Outcomes) -> Action:
        """One of the outcomes, by weight."""
        at = self.below(outcomes.total)
        weights = outcomes.given
        if weights is None:
            return outcomes.actions[at]
        i: i64 = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return outcomes.actions[i]


def seeded(seed: Any) -> Generator:
    """A generator from a seed; without one, from the system's randomness."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise SetupError(f"expected a whole number or None as seed, got {seed!r}")
    number = secrets.randbits(62) if seed is None else seed & ((1 << 62) - 1)
    for _ in range(3):
        number = (number * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
        number ^= number >> 29
    first = 1 + (number & 0x7FFFFFFF) % (M1 - 1)
    second = 1 + (number >> 31) % (M2 - 1)
    return Generator(first, second)
