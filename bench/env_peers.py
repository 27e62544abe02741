"""Measures environments of other games: chess and Connect Four in PettingZoo, chess and backgammon in OpenSpiel.

Run as a file by the Python of an environment that holds these libraries and nothing of ours:

    python bench/env_peers.py --seconds 2 --seed 1

bench.envs measures ours with the same two loops.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np
import pyspiel

PETTINGZOO: Final = {"PettingZoo chess": "chess_v6", "PettingZoo Connect Four": "connect_four_v3"}
OPEN_SPIEL: Final = {"OpenSpiel chess": "chess", "OpenSpiel backgammon": "backgammon"}


def agents_speed(make: Callable[[], Any], seconds: float, seed: int) -> float:
    """How many steps of agents an environment of PettingZoo makes in a second, each with what the agent is told and a
    random choice among what its mask allows."""
    env, pick = make(), random.Random(seed).random
    steps, games = 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.reset(seed=seed + games)
        games += 1
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
    return steps / spent


def states_speed(game: Any, seconds: float, seed: int) -> float:
    """How many actions and outcomes of chance are applied to states of OpenSpiel in a second, each a random one."""
    pick = random.Random(seed).random
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            steps += 1
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/env_peers.py")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found: dict[str, float] = {}
    for name, module in PETTINGZOO.items():
        make = import_module(f"pettingzoo.classic.{module}").env
        found[name] = agents_speed(make, chosen.seconds, chosen.seed)
    for name, short in OPEN_SPIEL.items():
        found[name] = states_speed(pyspiel.load_game(short), chosen.seconds, chosen.seed)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
