"""Measures what programs that search and learn ask of a game: views, imagined games, arrays, batches.

    python -m bench.learning --count 512 --seconds 2

measures a batch over two processes beside one in a single process, by the clock on the wall: it wants two idle cores.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from functools import partial
from typing import Any, Final

import numpy as np

import cyclades
from bench.games import OPTIONS, Table, cost, positions, seeds
from cyclades.shared_batch import SharedBatch

SIDE_BY_SIDE: Final = 64
"""How many games a batch has."""
PROCESSES: Final = 2
SHARED: Final = 512
"""How many games a batch over processes has: with few of them, most of a step is waiting for each other."""


def reports(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """What a player asks for in the middle of games: a view, a whole game imagined from it, an observation, and the
    mask of the legal actions, which have been listed."""
    games = positions(table, seeds(seed, seconds), 0.5)
    views = [game.view(game.player) for game in games]
    return {
        "view_us": cost([partial(game.view, game.player) for game in games], seconds / 4),
        "imagine_us": cost([partial(cyclades.imagine, view, seed) for view in views], seconds / 4),
        "observation_us": cost([partial(game.observation, game.player) for game in games], seconds / 4),
        "mask_us": cost([game.mask for game in games], seconds / 4),
    }


def batches(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """Steps of batches, one game's answer each, with observations and without."""
    return {
        "batch_steps_per_second": batch_speed(table, seconds / 2, seed, True),
        "mask_steps_per_second": batch_speed(table, seconds / 2, seed, False),
    }


def batch_speed(table: Table, seconds: float, seed: int, observations: bool) -> float:
    """How many steps a batch makes in a second; what chooses the answers is not measured."""
    batch = cyclades.Batch(
        SIDE_BY_SIDE,
        table.edition,
        table.players,
        teams=table.teams or None,
        expansions=table.expansions,
        options=OPTIONS,
        seed=seed,
        observations=observations,
    )
    pick = random.Random(seed).random
    spent = 0.0
    steps = 0
    while spent < seconds or steps == 0:
        chosen = [legal[int(pick() * len(legal))].index for legal in [game.actions for game in batch.games]]
        start = time.process_time()
        batch.step(chosen)
        spent += time.process_time() - start
        steps += SIDE_BY_SIDE
    return steps / spent


def random_answers(masks: Any, generator: np.random.Generator) -> list[int]:
    """A legal action for each game, by the masks alone: all that a process knows of the games of others."""
    legal = np.asarray(masks)
    found: list[int] = (legal * generator.random(legal.shape, dtype=np.float32)).argmax(1).tolist()
    return found


def wall_speed(batch: Any, seconds: float, seed: int) -> float:
    """How many steps a batch, shared or not, makes in a second by the clock on the wall."""
    generator = np.random.default_rng(seed)
    spent = 0.0
    steps = 0
    while spent < seconds or steps == 0:
        chosen = random_answers(batch.masks, generator)
        start = time.perf_counter()
        batch.step(chosen)
        spent += time.perf_counter() - start
        steps += len(chosen)
    return steps / spent


def shared(count: int, seconds: float, seed: int) -> dict[str, float]:
    """A batch in one process, and over two, with masks and observations."""
    alone = wall_speed(cyclades.Batch(count, "legendary", 4, options=OPTIONS, seed=seed), seconds, seed)
    with SharedBatch(count, "legendary", 4, processes=PROCESSES, options=OPTIONS, seed=seed) as batch:
        together = wall_speed(batch, seconds, seed)
    return {"alone": alone, "shared": together, "times": together / alone}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.learning")
    parser.add_argument("--count", type=int, default=SHARED)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(json.dumps(shared(chosen.count, chosen.seconds, chosen.seed)))


if __name__ == "__main__":
    main()
