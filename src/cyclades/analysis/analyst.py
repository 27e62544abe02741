"""The analyst: goes through a game piece by piece. A piece is short, and depends on nothing but its arguments, so
whoever has the work done may do it here or in another process, show how far it is, and stop it."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any, Final

from cyclades.analysis.course import AnalysisError, Course, course_of
from cyclades.analysis.findings import Analysis, BetterAnswer
from cyclades.analysis.judging import (
    LEAST_WORLDS,
    PAIRS,
    PIECE,
    PROOF,
    SCREEN,
    SCREENED,
    Suspicion,
    World,
    candidates,
    compared,
    explained,
    hopeless,
    suspected,
)
from cyclades.engine.records import read_record

MOST_DECISIONS: Final = 1_500
"""How many decisions are judged at most, the last ones: they matter most."""
MOST_PROOFS: Final = 150
"""How many suspicions are looked into at most: those that a few rollouts make strongest."""
SCREENING: Final = 0.5
"""Which part of the work it is to look for suspicions, for whoever shows how far it is."""


@dataclass(frozen=True)
class Piece:
    """A piece of work: a function with its arguments, and how much of everything is done before it."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: float
    vital: bool = False
    """Whether there is no analysis without it. Of any other, nothing (None) may be sent if it takes too long: then the
    decision is not judged."""


@dataclass(frozen=True)
class Task:
    """A decision that is judged, and how much of everything is done before it."""

    record: str
    at: int
    seed: int
    done: float

    def piece(self, answers: list[str], purpose: str, first: int, number: int) -> Piece:
        """So many worlds more."""
        return Piece(compared, (self.record, self.at, answers, self.seed, purpose, first, number), self.done)


Work = Generator[Piece, Any, Analysis]
"""The pieces of an analysis, one after the other; each is sent what came of the one before."""


class Cancelled(Exception):
    """Somebody has stopped the analysis."""


def pieces(
    record: Any, players: Iterable[int] | None = None, seed: int = 0, enough: Callable[[], bool] = lambda: False
) -> Work:
    """An analysis of a record (a dict or JSON text), piece by piece: everybody's chances, the turning points, and the
    better answers of some players, or of all. The same record and seed give the same analysis; should it be `enough`
    before all is judged, the rest is not."""
    text = json.dumps(read_record(record), separators=(",", ":"), sort_keys=True)
    course: Course = yield Piece(course_of, (text,), 0.0, vital=True)
    judged = [row for row in course.decisions if players is None or row.player in players][-MOST_DECISIONS:]
    suspicions: list[Suspicion] = []
    rollouts = decisions = 0
    for decision in reversed(judged):
        if enough():
            break
        screen = Task(text, decision.at, seed, SCREENING * decisions / len(judged))
        answers, worlds = yield from screened(screen)
        decisions += 1
        rollouts += len(answers) * len(worlds)
        suspicion = suspected(decision.at, answers, worlds) if len(worlds) == SCREENED else None
        if suspicion is not None:
            suspicions.append(suspicion)
    suspicions.sort(key=lambda row: (-row.gap, row.at))
    suspicions = suspicions[:MOST_PROOFS]
    found: list[BetterAnswer] = []
    for number, suspicion in enumerate(suspicions):
        if enough():
            break
        task = Task(text, suspicion.at, seed, SCREENING + (1 - SCREENING) * number / len(suspicions))
        pairs = yield from proven(task, suspicion.played, suspicion.better)
        rollouts += 2 * len(pairs)
        if len(pairs) == PAIRS:
            better = yield Piece(explained, (text, suspicion, pairs, seed), task.done)
            if better is not None:
                found.append(better)
    return Analysis(
        sides=course.sides,
        points=course.points,
        turning_points=course.turning_points,
        better_answers=once_a_turn(found, course),
        decisions=decisions,
        rollouts=rollouts,
    )


def screened(task: Task) -> Generator[Piece, Any, tuple[list[str], list[World]]]:
    """The answers to a decision that are compared, and what became of them in a few worlds; it ends early where none
    of them will be proven better than what was played."""
    answers = (yield Piece(candidates, (task.record, task.at, task.seed), task.done)) or []
    worlds: list[World] = []
    while len(answers) > 1 and len(worlds) < SCREENED and not hopeless(worlds):
        number = min(max(LEAST_WORLDS, PIECE // len(answers)), SCREENED - len(worlds))
        more = yield task.piece(answers, SCREEN, len(worlds), number)
        if more is None:
            break
        worlds += more
    return answers, worlds


def proven(task: Task, played: str, better: str) -> Generator[Piece, Any, list[World]]:
    """What became of what was played and of a better answer in fresh worlds: in all of them, or in as many as show that
    it is hopeless."""
    worlds: list[World] = []
    while len(worlds) < PAIRS and not hopeless(worlds):
        more = yield task.piece([played, better], PROOF, len(worlds), PIECE // 2)
        if more is None:
            break
        worlds += more
    return worlds


def once_a_turn(found: list[BetterAnswer], course: Course) -> list[BetterAnswer]:
    """Of the better answers in one turn the one that was worth most: the others are mostly the same one again. In the
    order of the game."""
    turn_at = {decision.at: decision.turn for decision in course.decisions}
    best: dict[tuple[int, int], BetterAnswer] = {}
    for row in found:
        turn = turn_at[row.at]
        key = (turn, row.player) if turn >= 0 else (-1 - row.at, row.player)
        if key not in best or row.gap[0] > best[key].gap[0]:
            best[key] = row
    return sorted(best.values(), key=lambda row: row.at)


def analyse(
    record: Any,
    players: Iterable[int] | None = None,
    seed: int = 0,
    progress: Callable[[float], None] = lambda done: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Analysis:
    """The analysis of a record, here and now; `progress` is told how much of the work is done, between 0 and 1, and
    `cancelled` asked whether to stop, before each piece."""
    work = pieces(record, None if players is None else list(players), seed)
    result: Any = None
    while True:
        try:
            piece = work.send(result)
        except StopIteration as end:
            progress(1.0)
            analysis: Analysis = end.value
            return analysis
        if cancelled():
            work.close()
            raise Cancelled
        progress(piece.done)
        result = piece.work(*piece.arguments)


__all__ = ["Analysis", "AnalysisError", "Cancelled", "Piece", "analyse", "pieces"]
