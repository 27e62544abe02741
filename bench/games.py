"""The games that are measured, and what the measurements share: random play, positions, the cost of a call.

Times are CPU times. Games are decided by their seeds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import Final

import cyclades

OPTIONS: Final = {"max_cycles": 60}
POSITIONS: Final = 12
FEW_POSITIONS: Final = 3
"""In how many games a copy is measured, and how many records are loaded; few where there is less than a second."""
CALLS: Final = 100
"""How often something is done between two looks at the clock."""

Pick = Callable[[], float]


@dataclass(frozen=True)
class Table:
    """What is played, by how many, and whether in teams."""

    edition: str
    expansions: tuple[str, ...]
    players: int
    teams: bool = False


def new_game(table: Table, seed: int) -> tuple[cyclades.Game, Pick]:
    """A game, and the generator that picks its actions."""
    game = cyclades.new(
        table.edition,
        table.players,
        teams=table.teams or None,
        expansions=table.expansions,
        options=OPTIONS,
        seed=seed,
    )
    return game, random.Random(seed).random


def finish(game: cyclades.Game, pick: Pick) -> int:
    """Play at random to the end; returns the number of decisions. This loop is what random play is measured by."""
    decisions = 0
    while not game.over:
        actions = game.actions
        game.play(actions[int(pick() * len(actions))])
        decisions += 1
    return decisions


def go_on(game: cyclades.Game, pick: Pick, decisions: int) -> None:
    """Play some decisions at random."""
    for _ in repeat(None, decisions):
        actions = game.actions
        game.play(actions[int(pick() * len(actions))])


def cycle_of(game: cyclades.Game) -> int:
    return int(game.s[game.f.cycle])


def seeds(seed: int, seconds: float) -> range:
    """Which games to copy or to load."""
    return range(seed, seed + (FEW_POSITIONS if seconds < 1 else POSITIONS))


@cache
def length(table: Table, seed: int) -> int:
    """How many decisions a game has."""
    return finish(*new_game(table, seed))


def positions(table: Table, numbers: range, share: float) -> list[cyclades.Game]:
    """Games that have been played so far: 0.5 is half of their decisions."""
    found = []
    for number in numbers:
        game, pick = new_game(table, number)
        go_on(game, pick, int(length(table, number) * share))
        assert len(game.actions) > 0
        found.append(game)
    return found


def cost(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """What a call costs, in microseconds: the mean of several, each made many times in a row."""
    made = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or made == 0:
        for call in calls:
            for _ in repeat(None, CALLS):
                call()
        made += CALLS * len(calls)
    return spent / made * 1e6
