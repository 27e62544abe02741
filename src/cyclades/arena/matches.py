"""Playing the games of an arena, in one process or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cyclades.arena.course import course_of
from cyclades.arena.plan import ArenaPlan
from cyclades.arena.report import summary
from cyclades.arena.results import Book, Played
from cyclades.arena.times import noted
from cyclades.bots import BotError, answer_of
from cyclades.engine.errors import SetupError
from cyclades.simulation import Stop, first_order, in_processes, until_interrupted


def run_arena(
    plan: ArenaPlan,
    results: str | Path | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> tuple[dict[str, Any], bool]:
    """Play the games of a plan; returns all results as plain data, and whether all games were played, or as many as its
    sequential test needs.

    With a file for the results, the games that are in it already are not played again, and Ctrl-C loses nothing but the
    games being played. Everything but the times follows from the plan, whatever the number of processes. Progress is
    told how many games there are: first those of the file, then after each that is played.
    """
    if jobs < 1:
        raise SetupError(f"expected at least 1 job, got {jobs}")
    with Book(plan, None if results is None else Path(results)) as book, until_interrupted() as stop:
        missing = book.missing()
        there = plan.games - len(missing)
        if progress is not None:
            progress(there)
        for played in until_decided(plan, book, matches(plan, missing, jobs, stop)):
            book.add(played)
            there += 1
            if progress is not None:
                progress(there)
    result = summary(plan, book.games())
    return result, there == plan.games or (plan.test is not None and result["test"]["decided"] is not None)


def until_decided(plan: ArenaPlan, book: Book, games: Iterator[Played]) -> Iterator[Played]:
    """Games as they are played and noted in the book, as long as the test of the plan, if it has one, needs more."""
    course = course_of(plan, book.found)
    if course is None:
        yield from games
        return
    while course.decided is None and (played := next(games, None)) is not None:
        yield played
        course.follow(book.found)


def matches(plan: ArenaPlan, numbers: Sequence[int], jobs: int, stop: Stop) -> Iterator[Played]:
    """Play some games, until asked to stop; with several processes they come as they end."""
    if min(jobs, len(numbers)) < 2:
        for number in numbers:
            played = play_match(plan, number, stop)
            if played is None:
                return
            yield played
        return
    for done in in_processes(partial(play_match, plan), numbers, jobs, stop):
        assert done is not None, "only who may be asked to stop leaves a game unfinished"
        yield done


def play_match(plan: ArenaPlan, number: int, stop: Stop | None = None) -> Played | None:
    """Play a game to its end, or until asked to stop. A bot sees the view of its player and nothing else."""
    game = plan.game(number)
    bots = plan.seated_bots(number)
    seats = plan.seats(number)
    order = first_order(game, plan.sides)
    times: list[list[float]] = [[] for _ in bots]
    while not game.over:
        if stop is not None and stop.asked:
            return None
        player = game.player
        assert player is not None, "chance is answered by the game's own generator"
        start = time.perf_counter()
        try:
            action = answer_of(bots[player], plan.entries[seats[player]], game)
        except BotError as error:
            raise BotError(f"{plan.place(number, player)}: {error}") from error
        times[player].append(time.perf_counter() - start)
        game.play(action)
    places = {tuple(row.players): row.place for row in game.standings}
    return Played(
        game=number,
        seats=seats,
        places=[places[tuple(side)] for side in plan.sides],
        order=order,
        cycles=int(game.s[game.f.cycle]),
        ended_by=game.rules.reasons[int(game.s[game.f.ending]) - 2],
        decisions=[len(spent) for spent in times],
        seconds=[round(sum(spent), 6) for spent in times],
        times=[noted(spent) for spent in times],
    )
