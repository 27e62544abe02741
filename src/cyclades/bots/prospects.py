"""How likely one is to win after each of some answers, for hints: counted as the analysis of a game that is over counts
it, in worlds that are imagined anew and played on to the end of the cycle, where the learned value tells it. So a hint
and the analysis speak of the same numbers, and a hint knows nothing but what its player knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.advice import Advice
from cyclades.bots.futures import Futures
from cyclades.bots.oracle import looks_into_futures
from cyclades.bots.value import learned
from cyclades.bots.weights import Weights
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game

WORLDS: Final = 16
"""In how many worlds each answer is tried: a hint is waited for."""


def give_chances(game: Game, rows: list[Advice], weights: Weights, generator: Generator) -> None:
    """Add to each answer how likely its team then is to win, where one can look into futures: in the own turn with a
    god, and where an offering is made. Elsewhere nothing is added."""
    if not looks_into_futures(game):
        return
    futures = Futures(game, [row.action for row in rows], learned(), weights, generator)
    numbers: list[i64] = list(range(len(rows)))
    for _ in range(WORLDS):
        futures.look(numbers)
    for number in numbers:
        rows[number].chance = futures.mean(number)
