"""How long decisions took: counted on a scale of steps, which is small enough to be noted for every player and game.

>>> noted([0.001, 0.0011, 0.004])
[30, 2, 0, 0, 0, 0, 0, 1]
>>> quantile(counted([noted([0.001] * 99 + [0.004])]), 0.5), quantile(counted([noted([0.001, 0.004])]), 0.99)
(1.2589, 5.0119)
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

STEPS: Final = 10
"""So many steps are a factor of ten: each is longer than the one before by a quarter."""
FIRST: Final = 1e-6
"""Where step 0 begins, in seconds; what is shorter counts there too."""


def step_of(seconds: float) -> int:
    """The step of a time."""
    return max(0, math.floor(STEPS * math.log10(max(seconds, FIRST) / FIRST) + 1e-9))


def noted(times: Iterable[float]) -> list[int]:
    """Times in short: the first step that was reached, then the counts from there on; nothing of no times."""
    counts = Counter(map(step_of, times))
    if not counts:
        return []
    return [min(counts), *(counts[step] for step in range(min(counts), max(counts) + 1))]


def counted(notes: Iterable[Sequence[int]]) -> Counter[int]:
    """How many times are at each step, of several notes together."""
    found: Counter[int] = Counter()
    for note in notes:
        for step, count in enumerate(note[1:], start=note[0] if note else 0):
            found[step] += count
    return found


def quantile(counts: Counter[int], share: float) -> float:
    """A time in milliseconds that so large a share of all times did not exceed: the end of its step, so that it is
    rather a quarter too long than too short. 0 where there are no times."""
    wanted, seen = share * counts.total(), 0
    for step in sorted(counts):
        seen += counts[step]
        if seen >= wanted:
            return round(1000 * FIRST * 10 ** ((step + 1) / STEPS), 4)
    return 0.0
