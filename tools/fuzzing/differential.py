"""Both builds: the same games, played compiled and interpreted, must agree after every single answer."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import cyclades
from cyclades import Game
from tools import compile as compiling
from tools.fuzzing.cases import PLAYERS, Case, Finding, case_of

ROOT = Path(__file__).resolve().parent.parent.parent


def digest(game: Game, before: int) -> int:
    """A number for a moment of a game and all that came before: state, steps, actions, events, generator."""
    rest = [
        game.steps(),
        [int(action.index) for action in game.actions],
        [(event.kind.name, event.numbers(), int(event.sees)) for event in game.events],
        (int(game.asked), int(game.draft), int(game.takebacks), int(game.generator.a), int(game.generator.b)),
    ]
    return zlib.crc32(repr(rest).encode(), zlib.crc32(bytes(memoryview(game.s)), before))


def play(case: Case) -> Iterator[tuple[int, str]]:
    """The digest after every answer of a game, with the answer."""
    game = case.start()
    number = digest(game, 0)
    yield number, "(the beginning)"
    while not game.over:
        action = case.pick(game)
        game.play(action)
        number = digest(game, number)
        yield number, action.words


def trace(seeds: range, players: tuple[int, ...], detailed: bool) -> None:
    """Print a line per game (seed, answers, last digest), or one per answer."""
    for seed in seeds:
        answers = last = 0
        for answers, (last, words) in enumerate(play(case_of(seed, players))):
            if detailed:
                print(answers, last, words)
        if not detailed:
            print(seed, answers, last, flush=True)


class Other:
    """A process that plays the same games with one of the two builds."""

    def __init__(self, compiled: Path | None, seeds: range, players: tuple[int, ...], detailed: bool = False) -> None:
        env = {**os.environ, "PYTHONPATH": str(compiled or ROOT / "src")}
        command = [sys.executable, "-m", "tools.fuzzing.differential", str(seeds.start), str(seeds.stop)]
        command += [",".join(map(str, players)), "compiled" if compiled else "interpreted"]
        self.process = subprocess.Popen(
            [*command, *(["--detailed"] if detailed else [])], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
        )

    def lines(self) -> Iterator[str]:
        """What it prints; a Finding if it does not come to its end."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            yield line.rstrip("\n")
        if self.process.wait():
            raise Finding(f"a process that plays games ended with {self.process.returncode}; see above")

    def stop(self) -> None:
        """End it, if it still runs."""
        self.process.kill()
        self.process.wait()


def both_lines(
    compiled: Path, seeds: range, players: tuple[int, ...], detailed: bool = False
) -> Iterator[tuple[str, str]]:
    """The lines of both builds, side by side; an empty one where only one goes on."""
    others = [Other(compiled, seeds, players, detailed), Other(None, seeds, players, detailed)]
    try:
        streams = [other.lines() for other in others]
        while True:
            pair = next(streams[0], ""), next(streams[1], "")
            if pair == ("", ""):
                return
            yield pair
    finally:
        for other in others:
            other.stop()


def differential(compiled: Path, seeds: range, players: tuple[int, ...] = PLAYERS) -> Iterator[int]:
    """Play the games of some seeds both ways; yields the answers of each game. A Finding names the first difference."""
    for one, other in both_lines(compiled, seeds, players):
        if one != other:
            seed = int((one or other).split()[0])
            raise Finding(f"seed {seed}: {first_difference(compiled, seed, players)}")
        yield int(one.split()[1])


def first_difference(compiled: Path, seed: int, players: tuple[int, ...]) -> str:
    """The answer of a game after which the two builds no longer agree."""
    for one, other in both_lines(compiled, range(seed, seed + 1), players, detailed=True):
        if one != other:
            return f"compiled and interpreted differ after answer {one!r} (compiled), {other!r} (interpreted)"
    return "compiled and interpreted differ, but not when the game is played alone"


def build_here() -> Path | None:
    """The compiled package of the present sources, if there is one."""
    return compiling.ready(ROOT)


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays games and prints digests, for `dev.py fuzz --differential`.")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("players")
    parser.add_argument("build", choices=["compiled", "interpreted"])
    parser.add_argument("--detailed", action="store_true")
    wanted = parser.parse_args()
    if cyclades.compiled != (wanted.build == "compiled"):
        print(f"expected the {wanted.build} package, got {cyclades.__file__}", file=sys.stderr)
        return 1
    players = tuple(int(count) for count in wanted.players.split(","))
    trace(range(wanted.first, wanted.last), players, wanted.detailed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
