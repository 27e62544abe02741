"""The sequential test of an arena: is the win share of its first bot rather one number or another? It is Wald's test of
probability ratios, which stops as soon as the games say enough.

>>> test = sequential_test((0.40, 0.48))
>>> [round(bound, 3) for bound in test.bounds]
[-2.944, 2.944]
>>> round(test.ratio(1, 0), 3), round(test.ratio(0, 1), 3)
(0.182, -0.143)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cyclades.engine.errors import SetupError

ERRORS: Final = (0.05, 0.05)
"""How often the test may be wrong, unless told otherwise."""


@dataclass(frozen=True)
class SequentialTest:
    """Which of two win shares is right, and how often the answer may be wrong. Make one with `sequential_test`."""

    low: float
    high: float
    wrong_high: float
    """How often it may decide for the high share, where the low one is right."""
    wrong_low: float
    """How often it may decide for the low share, where the high one is right."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios that decide: for the low share if it falls to the first, for the high one if it
        rises to the second."""
        low = math.log(self.wrong_low / (1 - self.wrong_high))
        return low, math.log((1 - self.wrong_low) / self.wrong_high)

    def ratio(self, wins: float, losses: float) -> float:
        """The log-likelihood ratio: above 0, the high share explains these results better. A shared victory is a part
        of a win, and the rest of it a loss."""
        return wins * math.log(self.high / self.low) + losses * math.log((1 - self.high) / (1 - self.low))

    def decided(self, ratio: float) -> float | None:
        """The share that a ratio decides for, if it decides."""
        low, high = self.bounds
        return self.high if ratio >= high else self.low if ratio <= low else None


def sequential_test(shares: Sequence[float], errors: Sequence[float] = ERRORS) -> SequentialTest:
    """A test between two shares of one, with two errors, if they make sense."""
    if len(shares) != 2 or not 0 < shares[0] < shares[1] < 1:
        raise SetupError(f"expected two win shares between 0 % and 100 %, the lower first, got {percents(shares)}")
    if len(errors) != 2 or not all(0 < error < 0.5 for error in errors):
        raise SetupError(f"expected two errors between 0 % and 50 %, got {percents(errors)}")
    return SequentialTest(shares[0], shares[1], errors[0], errors[1])


def percents(shares: Sequence[float]) -> str:
    """Shares of one, for people."""
    return " and ".join(f"{100 * share:g} %" for share in shares) or "none"
