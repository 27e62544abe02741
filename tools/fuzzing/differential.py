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
from tools.fuzzing.cases import Case, Finding, case_of
from tools.fuzzing.mixes import ANY, Wanted, add_arguments, wanted_of

ROOT = Path(__file__).resolve().parent.parent.parent


def digest(game: Game, before: int) -> int:
    """A number for a moment of a game and all that came before: state, steps, actions, events, generator."""
    rest = [
        game.steps(),
        [int(action.index) for action in game.actions],
        [(event.kind.name, event.numbers(), int(event.sees)) for event in game.events],
        (int(game.asked), int(game.draft), int(game.undoable), int(game.generator.a), int(game.generator.b)),
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
        yield number, action.notation


def trace(seeds: range, wanted: Wanted, detailed: bool) -> None:
    """Print a line per game (seed, answers, last digest), or one per answer."""
    for seed in seeds:
        answers = last = 0
        for answers, (last, words) in enumerate(play(case_of(seed, wanted))):
            if detailed:
                print(answers, last, words)
        if not detailed:
            print(seed, answers, last, flush=True)


class Other:
    """A process that plays the same games with one of the two builds."""

    def __init__(self, compiled: Path | None, seeds: range, wanted: Wanted, detailed: bool = False) -> None:
        env = {**os.environ, "PYTHONPATH": str(compiled or ROOT / "src")}
        command = [sys.executable, "-m", "tools.fuzzing.differential", str(seeds.start), str(seeds.stop)]
        command += ["compiled" if compiled else "interpreted", *wanted.arguments()]
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


def both_lines(compiled: Path, seeds: range, wanted: Wanted, detailed: bool = False) -> Iterator[tuple[str, str]]:
    """The lines of both builds, side by side; an empty one where only one goes on."""
    others = [Other(compiled, seeds, wanted, detailed), Other(None, seeds, wanted, detailed)]
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


def differential(compiled: Path, seeds: range, wanted: Wanted = ANY) -> Iterator[int]:
    """Play the games of some seeds both ways; yields the answers of each game. A Finding names the first difference."""
    for one, other in both_lines(compiled, seeds, wanted):
        if one != other:
            seed = int((one or other).split()[0])
            raise Finding(f"seed {seed}: {first_difference(compiled, seed, wanted)}")
        yield int(one.split()[1])


def first_difference(compiled: Path, seed: int, wanted: Wanted) -> str:
    """The answer of a game after which the two builds no longer agree."""
    for one, other in both_lines(compiled, range(seed, seed + 1), wanted, detailed=True):
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
    parser.add_argument("build", choices=["compiled", "interpreted"])
    parser.add_argument("--detailed", action="store_true")
    add_arguments(parser)
    chosen = parser.parse_args()
    if cyclades.compiled != (chosen.build == "compiled"):
        print(f"expected the {chosen.build} package, got {cyclades.__file__}", file=sys.stderr)
        return 1
    trace(range(chosen.first, chosen.last), wanted_of(parser, chosen), chosen.detailed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
