"""Plays random games and looks for anything that is wrong: `python3 dev.py fuzz --minutes 5`.

Every game is decided by its seed: edition, expansions, players and teams included. After every answer: the state is
possible, nothing is lost or doubled, what changed could change, somebody is asked and can answer. At random moments:
undo restores, copies are equal and independent, records and positions reload, views hide what they must, games imagined
from them look the same, and two games that differ in secrets look alike to whoever does not know them. `--differential`
plays games compiled and interpreted and compares them after every answer.

In the end it says how many games every pair of expansions or modules has had with every number of players, and every
whole mix; with `--each-pair 40 --each-mix 5` it ends as soon as all have had so many, or fails when time is up.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
import traceback
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Any

import cyclades
from cyclades import Game
from tools.fuzzing.cases import Case, Finding, case_of
from tools.fuzzing.changes import Watch
from tools.fuzzing.counts import Counts, Goal
from tools.fuzzing.differential import build_here, differential
from tools.fuzzing.leaks import check_pair, check_views, players_of
from tools.fuzzing.mixes import Wanted, add_arguments, only, wanted_of
from tools.fuzzing.promises import (
    check_actions,
    check_copy,
    check_history,
    check_imagined,
    check_position,
    check_record,
    check_undo,
    check_words,
)

ROOT = Path(__file__).resolve().parent.parent
FAILURES = ROOT / "build" / "fuzz"
GAMES_BOTH_WAYS = 10_000
OFTEN = 0.02
"""How probable it is, after an answer, that a promise is tried."""
SELDOM = OFTEN / 4
"""The same of one that takes as long as a hundred answers."""
NO_GOAL = Goal()
EACH_PAIR = "until every pair of expansions or modules has had N games with every number of players, or time is up"
EACH_MIX = "until every allowed set of expansions and modules has had N games, or time is up"


@dataclass
class Tally:
    """What was done so far."""

    games: int = 0
    decisions: int = 0
    checks: int = 0
    failures: list[str] = field(default_factory=list)
    counts: Counts = field(default_factory=Counts)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checks += other.checks
        self.failures += other.failures
        self.counts.add(other.counts)

    def finished(self, case: Case) -> None:
        """One more game has come to its end."""
        self.games += 1
        self.counts.note(case.mix, case.table)


def play_case(case: Case, tally: Tally, until: float = float("inf")) -> Game:
    """Play a game to its end, checking all the way; not beyond a time."""
    game = case.start()
    before = tally.decisions
    try:
        watch = Watch(game)
        check_everything(game, case, tally)
        while not game.over and time.monotonic() < until:
            if tally.decisions - before > case.most_decisions:
                raise Finding(f"no end after {case.most_decisions} answers")
            watch.play(case.pick(game))
            tally.decisions += 1
            check_everything(game, case, tally)
        if game.over:
            check_record(game)
            tally.finished(case)
    except Exception as error:
        raise Finding(reproduction(case, game, error)) from error
    return game


def check_everything(game: Game, case: Case, tally: Tally) -> None:
    """All that must hold now, and now and then all that the engine promises."""
    check_actions(game)
    check_history(game)
    tally.checks += 3  # with the state, which is watched
    generator = random.Random(case.generator.getrandbits(64))
    for chance, check in PROMISES:
        if generator.random() < chance:
            check(game, generator)
            tally.checks += 1


def check_a_pair(game: Game, generator: random.Random) -> None:
    """Two games that somebody cannot tell apart."""
    check_pair(game, generator.choice(players_of(game)), generator)


def check_the_record(game: Game, generator: random.Random) -> None:
    """The record of the game so far."""
    check_record(game)


PROMISES = (
    (OFTEN, check_undo),
    (OFTEN, check_copy),
    (SELDOM, check_the_record),
    (OFTEN / 2, check_views),
    (SELDOM, check_imagined),
    (OFTEN * 2, check_position),
    (OFTEN, check_words),
    (SELDOM, check_a_pair),
)
"""What is tried of the state after an answer, and how probably: the case's own generator decides, so that the seed
does. What takes longest is tried least."""


def reproduction(case: Case, game: Game, error: Exception) -> str:
    """What went wrong and how to see it again; the moves so far go to a file."""
    what = str(error) if isinstance(error, Finding) else traceback.format_exc()
    moves = [node.action.notation for node in game.history()]
    FAILURES.mkdir(parents=True, exist_ok=True)
    among = "teams" if case.table.allied else "players"
    file = FAILURES / f"seed-{case.seed}-{case.mix}-{among}-{case.players}.json"
    content: dict[str, Any] = {"seed": case.seed, "edition": case.mix.edition, "expansions": case.mix.expansions}
    content |= {"without": case.mix.without}
    content |= {"players": case.players, "teams": case.teams, "options": case.options, "board": case.layout()}
    content |= {"position": case.position, "taste": case.taste, "what": what, "moves": moves}
    file.write_text(json.dumps(content, indent=1), encoding="utf-8")
    shown = os.path.relpath(file, ROOT)
    again = " ".join(only(case.mix, case.table).arguments())
    teams = f" {case.teams}" if isinstance(case.teams, tuple) else ""
    return (
        f"{what}\n  seed {case.seed}, {case.mix} for {case.table}{teams}, board {case.board}, options {case.options}, "
        f"after {len(moves)} moves ({', '.join(moves[-6:])})\n"
        f"  again: python3 dev.py fuzz --seed {case.seed} --games 1 {again} (moves in {shown})"
    )


def work(first: int, step: int, games: int, until: float, wanted: Wanted, results: Queue[Tally]) -> None:
    """A worker: plays every step-th seed until time or games are used up."""
    seed = first
    while games and time.monotonic() < until:
        tally = Tally()
        try:
            play_case(case_of(seed, wanted), tally, until)
        except Finding as finding:
            tally.failures.append(str(finding))
        except KeyboardInterrupt:
            return
        except Exception:  # before its first question
            again = " ".join(["--seed", str(seed), "--games 1", *wanted.arguments()])
            tally.failures.append(f"{traceback.format_exc()}\n  again: python3 dev.py fuzz {again}")
        results.put(tally)
        if tally.failures:
            return
        seed += step
        games -= 1


def fuzz(seed: int, games: int | None, minutes: float, wanted: Wanted, jobs: int, goal: Goal = NO_GOAL) -> Tally:
    """Play on all cores, to the end of the time or as soon as a goal is reached; the first failure ends the work."""
    until = time.monotonic() + 60 * minutes if games is None else float("inf")
    context = multiprocessing.get_context("spawn")
    results: Queue[Tally] = context.Queue()
    shares = [-1 if games is None else len(range(number, games, jobs)) for number in range(jobs)]
    workers = [
        context.Process(target=work, args=(seed + number, jobs, shares[number], until, wanted, results), daemon=True)
        for number in range(jobs)
    ]
    for worker in workers:
        worker.start()
    total = Tally()
    try:
        while any(worker.is_alive() for worker in workers) or not results.empty():
            if not results.empty():
                total.add(results.get())
                progress(total)
                if total.failures or (goal and total.counts.reached(goal, wanted)):
                    break
            else:
                time.sleep(0.05)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    for worker in workers:
        worker.terminate()
        worker.join()
    for worker in workers:
        if worker.exitcode and worker.exitcode > 0 and not total.failures:
            total.failures.append(f"a worker ended with {worker.exitcode}; see above")
    return total


def fuzz_both_builds(seed: int, games: int, wanted: Wanted, goal: Goal = NO_GOAL) -> Tally:
    """Play games compiled and interpreted, side by side, as many as are wanted or until a goal is reached."""
    total = Tally()
    compiled = build_here()
    if compiled is None:
        total.failures.append("there is no compiled package of these sources: run `python3 dev.py build` first")
        return total
    try:
        seeds = range(seed, seed + games)
        for number, answers in zip(seeds, differential(compiled, seeds, wanted)):
            total.add(Tally(0, answers, answers + 1))
            total.finished(case_of(number, wanted))
            progress(total)
            if goal and total.counts.reached(goal, wanted):
                break
    except Finding as finding:
        again = " ".join(["--seed", str(seed), "--games", str(games), *wanted.arguments()])
        total.failures.append(f"{finding}\n  again: python3 dev.py fuzz --differential {again}")
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
    return total


def progress(total: Tally) -> None:
    """A line that changes, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{total.games} games, {total.decisions} decisions ", end="", file=sys.stderr, flush=True)


def options() -> argparse.ArgumentParser:
    """What the command can be told."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description="Plays random games and looks for mistakes.")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long (5)")
    parser.add_argument("--games", type=int, help="how many games, instead of how long")
    parser.add_argument("--seed", type=int, help="the seed of the first game (by the clock)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (one per core)")
    parser.add_argument(
        "--differential", action="store_true", help=f"play compiled and interpreted ({GAMES_BOTH_WAYS} games)"
    )
    parser.add_argument("--each-pair", type=int, default=0, metavar="N", help=EACH_PAIR)
    parser.add_argument("--each-mix", type=int, default=0, metavar="N", help=EACH_MIX)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all counts and findings to a file, too")
    add_arguments(parser)
    return parser


def report(total: Tally, wanted: Wanted, goal: Goal, how: str) -> bool:
    """Say what was played and found; whether nothing was, in as many games as were wanted."""
    counts = total.counts
    for line in counts.table(wanted) if total.games > 1 else ():
        print(line)
    for failure in total.failures:
        print(f"FOUND: {failure}")
    enough = counts.reached(goal, wanted)
    if not enough:
        print(f"TOO FEW: expected {goal.each_pair} games of every pair and {goal.each_mix} of every whole mix")
    print(counts.sentence(wanted))
    done = f"{total.games} games, {total.decisions} decisions, {total.checks} checks"
    print(f"{done} {how}: {len(total.failures) or 'nothing'} found")
    return enough and not total.failures


def main(arguments: list[str] | None = None) -> int:
    parser = options()
    chosen = parser.parse_args(arguments)
    wanted, goal = wanted_of(parser, chosen), Goal(chosen.each_pair, chosen.each_mix)
    seed = chosen.seed if chosen.seed is not None else int(time.time()) * 1000
    start = time.monotonic()
    if chosen.differential:
        games = GAMES_BOTH_WAYS if chosen.games is None else chosen.games
        total = fuzz_both_builds(seed, games, wanted, goal)
        form = "compiled and interpreted"
    else:
        jobs = max(1, chosen.jobs if chosen.games is None else min(chosen.jobs, chosen.games))
        total = fuzz(seed, chosen.games, chosen.minutes, wanted, jobs, goal)
        form = "compiled" if cyclades.compiled else "interpreted"
    if sys.stderr.isatty():
        print(file=sys.stderr)
    seconds = time.monotonic() - start
    if chosen.json is not None:
        written = {"seed": seed, "form": form, "seconds": round(seconds), "games": total.games}
        written |= {"decisions": total.decisions, "checks": total.checks, "failures": total.failures}
        chosen.json.write_text(json.dumps({**written, **total.counts.data(wanted)}, indent=1), encoding="utf-8")
    return 0 if report(total, wanted, goal, f"in {seconds:.0f} s ({form}, seed {seed})") else 1


if __name__ == "__main__":
    sys.exit(main())
