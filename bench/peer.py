"""Measures catanatron, a simulator of another board game in plain Python, the way bench.measure measures ours.

Run as a file by the Python of an environment that holds catanatron and nothing of ours:

    python bench/peer.py --seconds 2 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from itertools import repeat
from typing import Any, Final

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

POSITIONS: Final = 12
COPIES: Final = 20

Pick = Callable[[], float]


def new_game(seed: int) -> tuple[Any, Pick]:
    """A game of four players, and the generator that picks its actions."""
    return Game([RandomPlayer(color) for color in Color], seed=seed), random.Random(seed).random


def over(game: Any) -> bool:
    """As catanatron's own loop decides it."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def finish(game: Any, pick: Pick) -> int:
    """Play at random to the end; returns the number of decisions. `execute` checks that the action is legal, applies
    it, and lists what is legal next."""
    decisions = 0
    while not over(game):
        actions = game.state.playable_actions
        game.execute(actions[int(pick() * len(actions))])
        decisions += 1
    return decisions


def random_play(seconds: float, seed: int) -> dict[str, float]:
    games = decisions = turns = 0
    finish(*new_game(seed))
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or games == 0:
        game, pick = new_game(seed + games)
        decisions += finish(game, pick)
        turns += game.state.num_turns
        games += 1
    return {
        "decisions_per_second": decisions / spent,
        "turns_per_second": turns / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
    }


def positions(seed: int) -> list[Any]:
    """Games in the middle."""
    found = []
    for number in range(seed, seed + POSITIONS):
        length = finish(*new_game(number))
        game, pick = new_game(number)
        for _ in range(length // 2):
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))])
        found.append(game)
    return found


def copy_cost(games: list[Any], seconds: float) -> float:
    """What a copy costs, in microseconds."""
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or copies == 0:
        for game in games:
            for _ in repeat(None, COPIES):
                game.copy()
        copies += COPIES * len(games)
    return spent / copies * 1e6


def copy_and_play(games: list[Any], seconds: float, seed: int) -> float:
    """Copy, play one of the legal actions, list what is legal next; how often a second."""
    pick = random.Random(seed).random
    made = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or made == 0:
        for game in games:
            actions = game.state.playable_actions
            for _ in repeat(None, COPIES):
                twin = game.copy()
                twin.execute(actions[int(pick() * len(actions))])
        made += COPIES * len(games)
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/peer.py")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    result = random_play(chosen.seconds, chosen.seed)
    games = positions(chosen.seed)
    result["copy_us"] = copy_cost(games, chosen.seconds / 3)
    result["copy_and_play_per_second"] = copy_and_play(games, chosen.seconds / 2, chosen.seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
