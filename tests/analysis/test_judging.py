"""Decisions are judged by what their player could know, and only what is proven is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from cyclades.analysis import Analysis, Piece, analyst, judging
from cyclades.analysis.analyst import once_a_turn
from cyclades.analysis.course import Course, Decision, course_of
from cyclades.analysis.findings import BetterAnswer
from cyclades.analysis.judging import (
    CANDIDATES,
    LEAST_GAP,
    PAIRS,
    PROOF,
    SCREEN,
    SCREENED,
    Suspicion,
    World,
    candidates,
    compared,
    explained,
    gaps,
    hopeless,
    interval,
    seed_of,
    suspected,
)
from tests.analysis.games import overlooked, short_game

CLEAR = [[0.2, 0.8], [0.1, 0.9]] * (PAIRS // 2)


def screen(record: dict[str, Any]) -> tuple[list[str], list[World]]:
    """Some worlds of the screen of the first decision, with the answers that are compared."""
    text = json.dumps(record)
    answers = candidates(text, 0, 1)
    return answers, compared(text, 0, answers, 1, SCREEN, 0, 4)


def test_a_win_that_was_overlooked_is_suspected() -> None:
    answers, worlds = screen(overlooked())
    assert answers[0] == "end"
    assert len(answers) <= 1 + CANDIDATES
    suspicion = suspected(0, answers, worlds)
    assert suspicion is not None
    assert (suspicion.played, suspicion.better) == ("end", "build fortress")
    assert all(gap > 0 for gap in gaps(worlds, answers.index("build fortress")))


def test_all_answers_meet_the_same_throws() -> None:
    text = json.dumps(overlooked())
    assert all(one == other for one, other in compared(text, 0, ["end", "end"], 1, PROOF, 0, 3))


def test_what_came_later_does_not_count() -> None:
    record = overlooked()
    early = {**record, "actions": record["actions"][:1], "over": False}
    assert screen(record) == screen(early)


def test_what_the_player_could_not_know_does_not_count() -> None:
    poor, rich = (overlooked(f"{gold} between 2 9") for gold in (2, 9))
    assert poor != rich
    assert screen(poor) == screen(rich)


def test_what_does_little_better_is_not_suspected() -> None:
    assert suspected(0, ["end", "sail"], [[0.5, 0.52]] * SCREENED) is None
    assert suspected(0, ["end", "sail", "move"], [[0.5, 0.4, 0.625]] * SCREENED) == Suspicion(0, "end", "move", 0.125)


def test_the_screen_and_the_proof_share_no_world() -> None:
    worlds = [seed_of(1, 5, SCREEN, number) for number in range(SCREENED)]
    fresh = [seed_of(1, 5, PROOF, number) for number in range(PAIRS)]
    assert len({*worlds, *fresh}) == SCREENED + PAIRS


def test_the_interval_is_that_of_the_mean() -> None:
    low, high = interval([0.1, 0.3] * 64)
    assert low == pytest.approx(0.2 - 1.98 * 0.1004 / 128**0.5, abs=1e-4)
    assert high == pytest.approx(0.4 - low)


def test_only_what_is_proven_is_told() -> None:
    record = json.dumps(overlooked())
    suspicion = Suspicion(0, "end", "build fortress", 0.6)
    wavering = [[0.5, 0.5 + (0.06 + 0.3 * (number % 2 - 0.5))] for number in range(PAIRS)]
    assert interval(gaps(wavering, 1))[0] < LEAST_GAP
    assert explained(record, suspicion, wavering, seed=1) is None
    assert hopeless([[0.5, 0.5]] * 8)
    assert hopeless([[0.5, 0.5, 0.1]] * 6)
    assert not hopeless([[0.5, 0.5, 0.1]] * 5), "a few worlds that are alike tell little"
    assert not hopeless([[0.5, 0.4, 0.6]] * 4)
    assert not hopeless(CLEAR[:8])


def test_what_is_told_has_words_in_every_language() -> None:
    found = explained(json.dumps(overlooked()), Suspicion(0, "end", "build fortress", 0.6), CLEAR, seed=1)
    assert found is not None
    assert (found.faction, found.player, found.cycle, found.played) == ("red", 0, 4, "end")
    assert [found.chance, found.better_chance] == pytest.approx([0.15, 0.85])
    assert re.fullmatch(
        r"“Build a Fortress \(2 GP\)” instead of “End .*”: 85 percent to win instead of 15\. Why: .*\.",
        found.words["en"].text,
    )
    assert found.words["es"].text.startswith("«Construir una Fortaleza")
    assert found.words["en"].asked


def better(at: int, player: int, low: float) -> BetterAnswer:
    return BetterAnswer(at, 1, player, "red", "end", "sail", 0.1, 0.5, [low, 0.5], {})


def test_of_a_turn_only_the_answer_that_was_worth_most_is_told() -> None:
    course = Course([], [], [], [Decision(2, 0, -1), Decision(4, 0, 0), Decision(5, 0, 0), Decision(9, 1, -1)])
    rows = [better(9, 1, 0.1), better(4, 0, 0.1), better(5, 0, 0.3), better(2, 0, 0.2)]
    assert [row.at for row in once_a_turn(rows, course)] == [2, 5, 9]


def looked_into(answered: Callable[[Piece], Any]) -> tuple[list[Piece], Analysis]:
    """The pieces of the analysis of a short game, if whatever is not about its course is answered so."""
    found: list[Piece] = []
    work, result = analyst.pieces(short_game(cycles=2)), None
    while True:
        try:
            piece = work.send(result)
        except StopIteration as end:
            return found, end.value
        found.append(piece)
        result = piece.work(*piece.arguments) if piece.vital else answered(piece)


def test_the_last_decisions_and_the_strongest_suspicions_are_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "MOST_DECISIONS", 3)
    monkeypatch.setattr(analyst, "MOST_PROOFS", 2)

    def answered(piece: Piece) -> Any:
        if piece.work is judging.candidates:
            return ["one", "other"]
        if piece.work is judging.compared:
            return [[0.1, 0.9 + piece.arguments[1] / 1e6]] * piece.arguments[-1]  # the later, the stronger
        return None

    everything, analysis = looked_into(answered)
    asked = [piece.arguments[1] for piece in everything if piece.work is judging.candidates]
    decisions = [row.at for row in course_of(json.dumps(short_game(cycles=2))).decisions]
    assert asked == decisions[:-4:-1]
    assert analysis.decisions == 3 < len(decisions)
    proven = [piece.arguments[1] for piece in everything if piece.arguments[4:5] == (judging.PROOF,)]
    assert sorted(set(proven)) == decisions[-2:]
    assert len(everything) == 1 + 3 * (1 + SCREENED // 4) + 2 * (PAIRS // 4 + 1)
