"""Times in short: what is noted of them, and what can be said of them afterwards."""

import random
from collections import Counter

import pytest

from cyclades.arena.times import STEPS, counted, noted, quantile, step_of


@pytest.mark.parametrize(
    "seconds, step", [(0.0, 0), (1e-7, 0), (1e-6, 0), (1.3e-6, 1), (1e-3, 30), (0.999e-3, 29), (1.0, 60)]
)
def test_a_step_is_a_tenth_of_a_factor_of_ten(seconds: float, step: int) -> None:
    assert step_of(seconds) == step


def test_nothing_is_noted_of_nothing() -> None:
    assert noted([]) == []
    assert counted([[], []]) == Counter()
    assert quantile(Counter(), 0.99) == 0


def test_notes_keep_every_time() -> None:
    notes = [noted([0.001, 0.002]), [], noted([0.002, 0.1, 3.0])]
    assert counted(notes) == {30: 1, 33: 2, 50: 1, 64: 1} | dict.fromkeys({*range(30, 65)} - {30, 33, 50, 64}, 0)
    assert max(map(len, notes)) <= 34, "short, whatever the times"


@pytest.mark.parametrize("share", [0.5, 0.9, 0.99])
def test_a_quantile_is_at_most_one_step_too_long_and_never_too_short(share: float) -> None:
    generator = random.Random(5)
    times = sorted(generator.lognormvariate(-5, 2) for _ in range(3000))
    exact = 1000 * times[int(share * len(times)) - 1]
    assert exact <= quantile(counted([noted(times[:1000]), noted(times[1000:])]), share) <= exact * 10 ** (1 / STEPS)


def test_one_slow_decision_of_a_hundred_is_not_yet_the_99th_percentile() -> None:
    assert quantile(counted([noted([0.001] * 99 + [5.0])]), 0.99) == pytest.approx(10**0.1, abs=1e-4)
    assert quantile(counted([noted([0.001] * 98 + [5.0] * 2)]), 0.99) > 5000
