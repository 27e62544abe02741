"""Measures the package that this Python finds, interpreted or compiled, and prints numbers as JSON.

Run by bench.run, once per round and form, so that each form has a process of its own:

    python -m bench.measure TASK --edition classic --expansions monuments ruins --players 4 --seconds 2 --seed 1
    python -m bench.measure TASK --edition legendary --teams --players 4 --seconds 2 --seed 1

Times are CPU times. Whole games are played until the time is up, each with a seed of its own.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import random
import time
from collections.abc import Callable
from itertools import pairwise, repeat
from pathlib import Path
from types import CodeType
from typing import Any, Final

import cyclades
from bench.games import CALLS, Table, cost, cycle_of, finish, go_on, new_game, positions, seeds
from bench.learning import batches, reports
from cyclades.bots import make

CYCLES_TOGETHER: Final = 5
TOP: Final = 5


# Tasks


def random_play(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """List the legal actions, pick one, play it, until the game is over."""
    games = decisions = cycles = turns = 0
    finish(*new_game(table, seed))  # what is made once only is made now
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or games == 0:
        game, pick = new_game(table, seed + games)
        decisions += finish(game, pick)
        cycles += cycle_of(game)
        turns += cycle_of(game) * len(game.rules.pawns)
        games += 1
    return {
        "decisions_per_second": decisions / spent,
        "turns_per_second": turns / spent,
        "cycles_per_second": cycles / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "cycles_per_game": cycles / games,
    }


def copies(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """Copies early, in the middle and late in the game."""
    shares = {"copy_us": 0.5, "copy_early_us": 0.05, "copy_late_us": 0.95}
    numbers = seeds(seed, seconds)
    return {
        name: cost([game.copy for game in positions(table, numbers, share)], seconds / 3)
        for name, share in shares.items()
    }


def copy_and_play(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """As a search does: copy, play one of the legal actions, list what is legal next."""
    games = positions(table, seeds(seed, seconds), 0.5)
    pick = random.Random(seed).random
    made = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or made == 0:
        for game in games:
            actions = game.actions
            for _ in repeat(None, CALLS):
                twin = game.copy()
                twin.play(actions[int(pick() * len(actions))])
                _ = twin.actions
        made += CALLS * len(games)
    return {"copy_and_play_per_second": made / spent}


def replay(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """Load records of whole games, JSON texts: each action and outcome is read, checked and played."""
    texts = []
    for number in seeds(seed, seconds):
        game, pick = new_game(table, number)
        finish(game, pick)
        record = game.record()
        texts.append((json.dumps(record), len(record["actions"])))
    cyclades.load(texts[0][0])
    actions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or actions == 0:
        for text, moves in texts:
            cyclades.load(text)
            actions += moves
    return {"replayed_actions_per_second": actions / spent}


# How cost grows


def thinking(table: Table, seconds: float, seed: int) -> dict[str, float]:
    """Games among bots that think, the last one as far as time allows: the mean time of a decision with its view."""
    spent = 0.0
    decisions = 0
    while spent < seconds:
        game, _ = new_game(table, seed)
        bots = [make("strategist", seed=seed + player) for player in range(table.players)]
        while not game.over and spent < seconds:
            player = game.player
            assert player is not None
            start = time.process_time()
            answer = bots[player].choose(game.view(player))
            spent += time.process_time() - start
            decisions += 1
            game.play(game.parse(answer))
        seed += 1
    return {"strategist_ms": 1000 * spent / decisions}


def growth(table: Table, seconds: float, seed: int) -> dict[str, list[dict[str, float]]]:
    """What a decision costs by tenth of the game, and by cycle. A game is played once to know where its parts are, and
    then again part by part."""
    tenths: dict[int, list[float]] = {}
    cycles: dict[int, list[float]] = {}
    number = seed
    start = time.process_time()
    while time.process_time() - start < seconds or number == seed:
        legal, cycle_at = outline(table, number)
        cuts = [len(legal) * tenth // 10 for tenth in range(11)]
        add_parts(table, number, legal, [(n, cuts[n], cuts[n + 1]) for n in range(10)], tenths)
        begins = [n for n in range(len(legal)) if n == 0 or cycle_at[n] != cycle_at[n - 1]] + [len(legal)]
        parts = [(cycle_at[a], a, b) for a, b in pairwise(begins)]
        add_parts(table, number, legal, parts, cycles)
        number += 1
    groups: dict[int, list[float]] = {}
    for cycle, sums in cycles.items():
        group = groups.setdefault((cycle - 1) // CYCLES_TOGETHER * CYCLES_TOGETHER + 1, [0.0] * 3)
        for place, amount in enumerate(sums):
            group[place] += amount
    return {
        "tenths": [part(n, tenths[n]) for n in sorted(tenths)],
        "cycles": [part(n, groups[n]) for n in sorted(groups)],
    }


def outline(table: Table, seed: int) -> tuple[list[int], list[int]]:
    """For each decision of a game: how many actions are legal, and the cycle."""
    legal: list[int] = []
    cycles: list[int] = []
    game, pick = new_game(table, seed)
    while not game.over:
        legal.append(len(game.actions))
        cycles.append(max(1, cycle_of(game)))  # set-up counts as part of the first
        go_on(game, pick, 1)
    return legal, cycles


def add_parts(
    table: Table, seed: int, legal: list[int], parts: list[tuple[int, int, int]], sums: dict[int, list[float]]
) -> None:
    """Play a game part by part (name, first decision, the one after the last), adding up time, decisions and legal
    actions by name."""
    game, pick = new_game(table, seed)
    for name, first, after in parts:
        start = time.process_time()
        go_on(game, pick, after - first)
        spent = time.process_time() - start
        row = sums.setdefault(name, [0.0] * 3)
        row[0] += spent
        row[1] += after - first
        row[2] += sum(legal[first:after])


def part(name: int, sums: list[float]) -> dict[str, float]:
    spent, decisions, legal = sums
    return {"part": name, "decision_us": spent / decisions * 1e6, "legal": legal / decisions, "decisions": decisions}


# Profiles


def profile(task: str, table: Table, seconds: float, seed: int) -> list[dict[str, Any]]:
    """The functions that a task spends most of its time in, by their own time."""
    profiler = cProfile.Profile()
    profiler.runcall(TASKS[task], table, seconds, seed)
    rows = sorted(profiler.getstats(), key=lambda row: -row.inlinetime)
    total = sum(row.inlinetime for row in rows)
    return [
        {"function": function_name(row.code), "share": row.inlinetime / total, "calls": row.callcount}
        for row in rows[:TOP]
    ]


def function_name(code: str | CodeType) -> str:
    """A function of ours with the module it is in; one that is built in as the profiler names it."""
    return code if isinstance(code, str) else f"{Path(code.co_filename).stem}.{code.co_qualname}"


TASKS: Final[dict[str, Callable[[Table, float, int], dict[str, Any]]]] = {
    "play": random_play,
    "copy": copies,
    "copy-and-play": copy_and_play,
    "replay": replay,
    "think": thinking,
    "reports": reports,
    "batches": batches,
    "growth": growth,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.measure")
    parser.add_argument("tasks", nargs="+", choices=list(TASKS))
    parser.add_argument("--edition", default="legendary")
    parser.add_argument("--expansions", nargs="*", default=[])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", action="store_true")
    chosen = parser.parse_args()
    table = Table(chosen.edition, tuple(chosen.expansions), chosen.players, chosen.teams)
    result: dict[str, Any] = {"compiled": cyclades.compiled}
    for task in chosen.tasks:
        if chosen.profile:
            result[task] = profile(task, table, chosen.seconds, chosen.seed)
        else:
            result.update(TASKS[task](table, chosen.seconds, chosen.seed))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
