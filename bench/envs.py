"""`python3 dev.py bench --envs`: how fast the environments are, beside those of other games, in one run on one core.

    python -m bench.envs --measure legendary --seconds 2

measures those of one edition with the form of the package that is used here, and prints a JSON object.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import time
from statistics import median
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table as Printed

import cyclades
import dev
from bench import report
from bench.env_peers import OPEN_SPIEL, PETTINGZOO, agents_speed, states_speed
from bench.games import OPTIONS, Table
from bench.learning import SIDE_BY_SIDE, batch_speed, random_answers
from bench.run import FULL, QUICK, ROOT, Effort, compiled_folder, output_of, pin, python_with

PEERS: Final = ROOT / "build" / "envs-venv"
PEER_PACKAGES: Final = ["pettingzoo==1.27.0", "open-spiel==2.0.2", "chess==1.11.2", "pygame-ce==2.5.6"]
EDITIONS: Final = ("legendary", "classic")
PLAYERS: Final = 4
AEC: Final = "PettingZoo"
SPIEL: Final = "OpenSpiel"
OURS: Final = (AEC, "Gymnasium, one seat", "Gymnasium, self-play", SPIEL, "Batch")
BESIDE: Final = {AEC: tuple(PETTINGZOO), SPIEL: tuple(OPEN_SPIEL)}
"""With which environments of other games one of ours is compared."""

Speeds = dict[str, float]


def measured(edition: str, seconds: float, seed: int) -> Speeds:
    """Steps a second of each environment of an edition: four players at random, in whole games."""
    from cyclades.envs import cyclades_v0, open_spiel

    setup: dict[str, Any] = {"edition": edition, "players": PLAYERS, "options": OPTIONS}
    options = "+".join(f"{name}:{value}" for name, value in OPTIONS.items())
    spiel = open_spiel.CycladesGame({"edition": edition, "players": PLAYERS, "options": options})
    speeds = (
        agents_speed(lambda: cyclades_v0.env(**setup), seconds, seed),
        seat_speed(setup, seconds, seed),
        self_play_speed(setup, seconds, seed),
        states_speed(spiel, seconds, seed),
        batch_speed(Table(edition, (), PLAYERS), seconds, seed, True),
    )
    return dict(zip(OURS, speeds, strict=True))


def seat_speed(setup: dict[str, Any], seconds: float, seed: int) -> float:
    """Steps of one seat, between which three random bots answer."""
    from cyclades.envs.single_seat import SingleSeat

    env, pick = SingleSeat(bots="random", **setup), random.Random(seed).random
    steps, games = 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        _, info = env.reset(seed=seed + games)
        games += 1
        ended = False
        while not ended:
            legal = np.flatnonzero(info["action_mask"])
            _, _, ended, _, info = env.step(int(legal[int(pick() * len(legal))]))
            steps += 1
    return steps / spent


def self_play_speed(setup: dict[str, Any], seconds: float, seed: int) -> float:
    """Steps of many games, counted per game; what chooses the answers is not measured, as with a batch."""
    from cyclades.envs.vector import SelfPlay

    games = SelfPlay(SIDE_BY_SIDE, **setup)
    _, infos = games.reset(seed=seed)
    generator = np.random.default_rng(seed)
    spent, steps = 0.0, 0
    while spent < seconds:
        chosen = np.array(random_answers(infos["action_mask"], generator))
        start = time.process_time()
        infos = games.step(chosen)[4]
        spent += time.process_time() - start
        steps += SIDE_BY_SIDE
    return steps / spent


def run(effort: Effort, may_build: bool, with_peers: bool) -> dict[str, Any]:
    """All measurements, the median of the rounds for each."""
    forms = {"interpreted": str(ROOT / "src")}
    compiled = compiled_folder(may_build)
    if compiled is not None:
        forms["compiled"] = str(compiled)
    peers = python_with(PEERS, PEER_PACKAGES) if with_peers else None
    if with_peers and peers is None:
        dev.say("the other environments could not be installed, so there is nothing to compare with")
    pin()
    rounds: dict[str, list[Speeds]] = {}
    for number in range(1, effort.rounds + 1):
        dev.say(f"round {number} of {effort.rounds}")
        for edition in EDITIONS:
            for form, folder in forms.items():
                command = [sys.executable, "-m", "bench.envs", "--measure", edition, "--seconds", str(effort.seconds)]
                found = output_of(command, {**dev.clean_environment(), "PYTHONPATH": folder})
                if found.pop("compiled") is not (form == "compiled"):
                    raise dev.Failure(f"expected to measure the {form} package, got the other one")
                rounds.setdefault(f"{edition}, {form}", []).append(found)
        if peers is not None:
            command = [peers, str(ROOT / "bench" / "env_peers.py"), "--seconds", str(effort.seconds)]
            rounds.setdefault("peers", []).append(output_of(command, dev.clean_environment()))
    middle = {name: medians(speeds) for name, speeds in rounds.items()}
    others = middle.pop("peers", {})
    ratios = {column: ratios_of(speeds, others) for column, speeds in middle.items()}
    return {"python": platform.python_version(), "speeds": middle, "peers": others, "ratios": ratios}


def medians(rounds: list[Speeds]) -> Speeds:
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def ratios_of(ours: Speeds, others: Speeds) -> Speeds:
    """How many times as fast ours are as the environments of other games with the same interface."""
    return {
        f"{own} / {other}": ours[own] / others[other]
        for own, beside in BESIDE.items()
        for other in beside
        if other in others
    }


def show(result: dict[str, Any]) -> None:
    """Everything, for people."""
    table = Printed(title=f"Steps / s: random play of {PLAYERS}, one core, CPU time, Python {result['python']}")
    columns = list(result["speeds"])
    for heading in ("", *columns):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=not heading)
    for name in OURS:
        table.add_row(name, *(report.shown(result["speeds"][column][name]) for column in columns))
    for name, speed in result["peers"].items():
        table.add_row(name, report.shown(speed))
    for name in result["ratios"][columns[0]]:
        table.add_row(name, *(report.times(result["ratios"][column][name]) for column in columns))
    Console(width=report.PAGE).print(table)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench --envs", description="Measures the environments, on one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--quick", action="store_true", help="a short look: one round, nothing is compiled for it")
    parser.add_argument("--no-peer", action="store_true", help="without environments of other games")
    parser.add_argument("--measure", choices=EDITIONS, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=1.0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure:
        print(json.dumps({**measured(chosen.measure, chosen.seconds, 1), "compiled": cyclades.compiled}))
        return 0
    try:
        result = run(QUICK if chosen.quick else FULL, not chosen.quick, not chosen.no_peer)
    except dev.Failure as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(result))
    else:
        show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
