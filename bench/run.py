"""`python3 dev.py bench`: measures speed, all in one run on one core, beside a peer.

Each round measures every game (the editions, one with its expansions, one in teams) interpreted and compiled, and the
peer, one after the other and each in a process of its own, so that whatever else the computer does meets all of them;
what is told is the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

import dev
from bench import report
from tools import compile as compiling

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / "build" / "catanatron-venv"
PEER_PACKAGES: Final = ["catanatron==3.2.1", "networkx==3.6.1"]
PLAYERS: Final = 4
PLAYER_COUNTS: Final = (3, 4, 5)
MAIN_TASKS: Final = ["play", "copy", "copy-and-play", "replay", "think", "reports", "batches"]
GROWTH_TASKS: Final = ["play", "copy", "reports", "growth"]

Numbers = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A game that is measured: an edition, with expansions or without, in teams or not."""

    edition: str
    expansions: tuple[str, ...] = ()
    teams: bool = False

    @property
    def name(self) -> str:
        boxes = [report.EVERYTHING] if self.expansions == ALL_BOXES else self.expansions
        return "+".join([self.edition, *boxes, *(["teams"] if self.teams else [])])


ALL_BOXES: Final = ("hades", "hecate", "manticore", "titans", "monuments", "ruins")


GAMES: Final = (
    Played("legendary"),
    Played("classic"),
    Played("classic", ("monuments", "ruins")),
    Played("classic", ("hades", "hecate", "manticore")),
    Played("classic", ("titans",)),
    Played("classic", ALL_BOXES),
    Played("legendary", teams=True),
)
GROWING: Final = GAMES[:2]
"""Those of which it is measured how cost grows: the editions alone."""


@dataclass(frozen=True)
class Effort:
    """How long to measure, in seconds of CPU time for each task."""

    rounds: int
    seconds: float
    growth_seconds: float


FULL: Final = Effort(3, 2.0, 1.0)
QUICK: Final = Effort(1, 0.1, 0.1)


class Bench:
    """One run: what can be measured, with how much effort, and what came of it."""

    def __init__(self, effort: Effort, with_peer: bool, may_build: bool) -> None:
        self.effort = effort
        self.notes: list[str] = []
        self.forms: dict[str, str] = {"interpreted": str(ROOT / "src")}
        compiled = compiled_folder(may_build)
        if compiled is None:
            self.note("nothing is compiled here, so only the plain sources are measured")
        else:
            self.forms["compiled"] = str(compiled)
        self.peer = python_with(PEER, PEER_PACKAGES) if with_peer else None
        if with_peer and self.peer is None:
            self.note("catanatron could not be installed, so there is nothing to compare with")

    def note(self, text: str) -> None:
        self.notes.append(text)
        dev.say(text)

    def measure(self, game: Played, form: str, tasks: list[str], players: int, seconds: float, *more: str) -> Numbers:
        """What bench.measure says about a game with a form of the package."""
        arguments = [*tasks, "--edition", game.edition, "--players", str(players), "--seconds", str(seconds), *more]
        if game.expansions:
            arguments += ["--expansions", *game.expansions]
        if game.teams:
            arguments.append("--teams")
        env = {**dev.clean_environment(), "PYTHONPATH": self.forms[form]}
        found = output_of([sys.executable, "-m", "bench.measure", *arguments], env)
        if found.pop("compiled") is not (form == "compiled"):
            raise dev.Failure(f"expected to measure the {form} package, got the other one")
        return found

    def round(self, number: int) -> dict[str, Numbers]:
        """One measurement of everything that is compared."""
        found: dict[str, Numbers] = {}
        for game in GAMES:
            for form in self.forms:
                dev.say(f"round {number} of {self.effort.rounds}: {game.name}, {form}")
                found[f"{game.name}, {form}"] = self.measure(game, form, MAIN_TASKS, PLAYERS, self.effort.seconds)
        if self.peer is not None:
            dev.say(f"round {number} of {self.effort.rounds}: catanatron")
            command = [self.peer, str(ROOT / "bench" / "peer.py"), "--seconds", str(self.effort.seconds)]
            found["catanatron"] = output_of(command, dev.clean_environment())
        return found

    def shared(self) -> dict[str, Numbers]:
        """A batch over two processes beside one in a single process, by form; on all cores, unlike the rest."""
        found: dict[str, Numbers] = {}
        for form, folder in self.forms.items():
            dev.say(f"a batch over processes, {form}")
            env = {**dev.clean_environment(), "PYTHONPATH": folder}
            command = [sys.executable, "-m", "bench.learning", "--seconds", str(self.effort.seconds)]
            found[form] = medians([output_of(command, env) for _ in range(self.effort.rounds)])
        return found

    def growth(self) -> dict[str, dict[str, dict[str, Numbers]]]:
        """How cost grows with players and late in the game, by game, form and number of players; in rounds as well."""
        keys = [(game, form, players) for game in GROWING for form in self.forms for players in PLAYER_COUNTS]
        rounds: dict[tuple[Played, str, int], list[Numbers]] = {key: [] for key in keys}
        for number in range(1, self.effort.rounds + 1):
            dev.say(f"3, 4 and 5 players, early and late: round {number} of {self.effort.rounds}")
            for game, form, players in keys:
                found = self.measure(game, form, GROWTH_TASKS, players, self.effort.growth_seconds)
                rounds[game, form, players].append(found)
        result: dict[str, dict[str, dict[str, Numbers]]] = {}
        for game, form, players in keys:
            row = result.setdefault(game.name, {}).setdefault(form, {})
            row[str(players)] = medians(rounds[game, form, players])
        return result

    def profiles(self, goals: list[Numbers], always: bool) -> dict[str, dict[str, Any]]:
        """Where the time goes in games and tasks that miss a goal, or in all, of the plain sources: what is compiled
        hides its functions from Python's profiler."""
        found: dict[str, dict[str, Any]] = {}
        for game in GAMES:
            missed = {goal["task"] for goal in goals if goal["game"] == game.name and goal["passed"] is False}
            tasks = [task for task in MAIN_TASKS if always or task in missed]
            if tasks:
                found[game.name] = self.measure(game, "interpreted", tasks, PLAYERS, self.effort.seconds, "--profile")
        return found

    def run(self, always_profile: bool) -> Numbers:
        over_processes = self.shared()
        pin()
        rounds = [self.round(number) for number in range(1, self.effort.rounds + 1)]
        result: Numbers = {
            "python": platform.python_version(),
            "players": PLAYERS,
            "rounds": rounds,
            "shared": over_processes,
            "games": {},
        }
        middle = {name: medians([each[name] for each in rounds]) for name in rounds[0]}
        peer = {"catanatron": middle["catanatron"]} if "catanatron" in middle else {}
        for game in GAMES:
            result["games"][game.name] = {form: middle[f"{game.name}, {form}"] for form in self.forms} | peer
        result["growth"] = self.growth()
        result["ratios"] = {game: report.ratios(columns) for game, columns in result["games"].items()}
        result["editions"] = report.editions(result["games"])
        result["goals"] = [row for game, columns in result["games"].items() for row in report.goals(columns, game)]
        result["profiles"] = self.profiles(result["goals"], always_profile)
        result["notes"] = self.notes
        return result


def medians(rounds: list[Numbers]) -> Numbers:
    """The medians of numbers by name, and of rows of parts by the parts that all rounds have."""
    found: Numbers = {}
    for name, first in rounds[0].items():
        values = [each[name] for each in rounds]
        found[name] = median_parts(values) if isinstance(first, list) else median(values)
    return found


def median_parts(rounds: list[list[Numbers]]) -> list[Numbers]:
    by_part = [{row["part"]: row for row in rows} for rows in rounds]
    shared = [part for part in by_part[0] if all(part in rows for rows in by_part)]
    return [{name: median(rows[part][name] for rows in by_part) for name in by_part[0][part]} for part in shared]


def output_of(command: list[str], env: dict[str, str]) -> Numbers:
    """The JSON object that a command prints."""
    done = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise dev.Failure(f"a measurement failed, see above: {' '.join(command[1:])}")
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def compiled_folder(may_build: bool) -> Path | None:
    """The compiled form of the present sources; made first, if it may be and can be."""
    if compiling.ready(ROOT) is None and may_build:
        dev.build([])
    return compiling.ready(ROOT)


def python_with(folder: Path, packages: list[str]) -> str | None:
    """The Python of an environment with some packages; made on first use, None where it cannot be."""
    python = str(folder / ("Scripts/python.exe" if dev.WINDOWS else "bin/python"))
    stamp = folder / "bench-stamp"
    wanted = " ".join([*packages, platform.python_version()])
    if stamp.is_file() and stamp.read_text() == wanted and os.path.exists(python):
        return python
    dev.say(f"installing {packages[0]} into build/{folder.name}")
    folder.parent.mkdir(exist_ok=True)
    uv = dev.find_uv()
    made = uv is not None and all(
        dev.call([uv, *arguments], dev.uv_environment(), ROOT) == 0
        for arguments in (
            ["venv", "--quiet", "--clear", "--python", dev.base_python(), str(folder)],
            ["pip", "install", "--quiet", "--python", python, *packages],
        )
    )
    if not made:
        made = all(
            dev.call(command, dev.clean_environment(), ROOT) == 0
            for command in (
                [dev.base_python(), "-m", "venv", "--clear", str(folder)],
                [python, *dev.PIP_INSTALL, *packages],
            )
        )
    if not made:
        return None
    stamp.write_text(wanted)
    return python


def pin() -> None:
    """Stay on one core, with all that is started from here, where the system lets us choose."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measures speed beside a peer, on one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--quick", action="store_true", help="a short look: one round, nothing is compiled for it")
    parser.add_argument("--no-peer", action="store_true", help="without catanatron")
    parser.add_argument("--profile", action="store_true", help="where the time goes, also where no goal is missed")
    chosen = parser.parse_args()
    try:
        bench = Bench(QUICK if chosen.quick else FULL, not chosen.no_peer, not chosen.quick)
        result = bench.run(chosen.profile)
    except dev.Failure as failure:
        print(f"bench: {failure}", file=sys.stderr)
        return 1
    if chosen.json:
        print(json.dumps(result))
    else:
        report.show(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
