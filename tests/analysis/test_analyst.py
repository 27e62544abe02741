"""The whole analysis: the same for the same seed, with progress, and stopped when somebody wants it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cyclades.analysis import Analysis, Cancelled, analyse, pieces
from cyclades.engine.errors import RecordError
from tests.analysis.games import overlooked


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The turn in which red overlooks its win, and no more."""
    whole = overlooked()
    return {**whole, "actions": whole["actions"][:1], "over": False}


@pytest.fixture(scope="module")
def found(record: dict[str, Any]) -> Analysis:
    return analyse(record, players=[0], seed=3)


def test_it_tells_the_win_that_was_overlooked(found: Analysis) -> None:
    assert [(row.at, row.played, row.better) for row in found.better_answers] == [(0, "end", "build fortress")]
    assert found.better_answers[0].better_chance > 0.9
    assert found.decisions == 1


def test_the_same_seed_gives_the_same_analysis_and_progress_goes_up(record: dict[str, Any], found: Analysis) -> None:
    told: list[float] = []
    assert analyse(record, players=[0], seed=3, progress=told.append) == found
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)


def test_it_is_plain_data(found: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_others_are_not_judged(record: dict[str, Any]) -> None:
    other = analyse(record, players=[1])
    assert (other.decisions, other.rollouts, other.better_answers) == (0, 0, [])
    assert other.points


def test_it_stops_between_two_pieces(record: dict[str, Any]) -> None:
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) == 3

    with pytest.raises(Cancelled):
        analyse(record, seed=3, cancelled=cancelled)
    assert len(asked) == 3


def test_pieces_are_small_and_depend_on_nothing_else(record: dict[str, Any], found: Analysis) -> None:
    """So that another process may do them: what they are given and give back is plain data."""
    work = pieces(record, [0], 3)
    result: Any = None
    while True:
        try:
            piece = work.send(result)
        except StopIteration as end:
            last = end.value
            break
        assert all(isinstance(value, str | int | list | msgspec.Struct) for value in piece.arguments)
        result = piece.work(*piece.arguments)
    assert last == found


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError):
        analyse({"format": "cyclades-view"})
