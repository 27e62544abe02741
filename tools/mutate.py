"""Changes one thing at a time in the rules and asks the tests: `python3 dev.py mutate src/cyclades/rules --count 40`.

A change is a comparison, a number or a branch (tools/mutating/places.py); the seed says which are drawn. Where the
tests do not notice one, either a rule has no proof or the change makes no difference: read it, and write the test or
let it be. Nothing in the working tree changes: the tests run on a copy of the package, interpreted.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.mutating.places import Place, names_never_read, places_in
from tools.mutating.trials import PACKAGE, PASSED, TIMED_OUT, Outcome, TrialError, Trials

ROOT = Path(__file__).resolve().parent.parent
RULE_TESTS = "tests/rules"


def positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, got {text!r}")
    return int(text)


def arguments_of(arguments: list[str], root: Path) -> argparse.Namespace:
    """What is asked; bad arguments end the program with code 2."""
    parser = argparse.ArgumentParser(prog="dev.py mutate", description="Which changes do the tests not notice?")
    parser.add_argument("folder", help=f"a folder or a file of {PACKAGE}")
    parser.add_argument("--seed", type=int, default=1, help="decides which changes are drawn (1)")
    parser.add_argument("--count", type=positive, default=40, help="how many changes (40); all, if there are fewer")
    parser.add_argument("--jobs", type=positive, default=min(2, os.cpu_count() or 1), help="how many at once (2)")
    parser.add_argument("--tests", nargs="+", default=[RULE_TESTS], help=f"files or folders of tests ({RULE_TESTS})")
    parser.add_argument("--limit", type=positive, default=20, help="seconds that a test may take (20)")
    parser.add_argument("--list", action="store_true", help="list the changes that are drawn, and try none")
    wanted = parser.parse_args(arguments)
    folder = (root / wanted.folder).resolve()
    if not folder.exists() or not folder.is_relative_to((root / PACKAGE).resolve()):
        parser.error(f"expected a folder or a file of {PACKAGE}, got {wanted.folder!r}")
    if folder.is_file() and folder.suffix != ".py":
        parser.error(f"expected a folder or a file of Python, got {wanted.folder!r}")
    for tests in wanted.tests:
        if not (root / tests.split("::")[0]).exists():
            parser.error(f"expected a file or a folder of tests, got {tests!r}")
    wanted.places = all_places(folder, root)
    if not wanted.places:
        parser.error(f"expected sources in which something can be changed, got {wanted.folder!r}")
    return wanted


def all_places(folder: Path, root: Path) -> list[Place]:
    """Every change that can be made in a folder, in the order of files and lines."""
    unused = names_never_read(path.read_bytes() for path in sorted((root / PACKAGE).rglob("*.py")))
    files = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    root = root.resolve()
    return [
        place for path in files for place in places_in(path.relative_to(root).as_posix(), path.read_bytes(), unused)
    ]


def drawn(places: list[Place], seed: int, count: int) -> list[Place]:
    """As many of the changes as are wanted, the same ones for the same seed."""
    return sorted(random.Random(seed).sample(places, min(count, len(places))))


def described(place: Place, root: Path) -> str:
    before, after = place.lines((root / place.file).read_bytes())
    return f"{place.file}:{place.line}\n  - {before}\n  + {after}"


def progress(number: int, all_of_them: int, outcome: Outcome) -> str:
    place = outcome.place
    word = "SURVIVED" if outcome.word == PASSED else "timed out" if outcome.word == TIMED_OUT else "noticed"
    where = f"{place.file}:{place.line}  {outcome.test}".rstrip()
    return f"{number:3}/{all_of_them} {word:9} {outcome.seconds:4.0f} s  {where}"


def try_all(places: list[Place], wanted: argparse.Namespace, root: Path) -> list[Outcome]:
    """What became of each change; in the order of the changes, told as it comes."""
    with tempfile.TemporaryDirectory(prefix="cyclades-mutate-", ignore_cleanup_errors=True) as folder:
        trials = Trials(root, Path(folder).resolve(), wanted.tests, wanted.limit, wanted.jobs)
        executor = ThreadPoolExecutor(wanted.jobs)
        try:
            print(f"the tests once without a change: {' '.join(wanted.tests)}", flush=True)
            trials.first_run(places)
            outcomes = []
            for outcome in executor.map(trials.try_change, places):
                outcomes.append(outcome)
                print(progress(len(outcomes), len(places), outcome), flush=True)
            return outcomes
        finally:
            trials.stop()
            executor.shutdown(cancel_futures=True)


def main(arguments: list[str], root: Path = ROOT) -> int:
    wanted = arguments_of(arguments, root)
    places = drawn(wanted.places, wanted.seed, wanted.count)
    print(f"{len(places)} of {len(wanted.places)} possible changes, seed {wanted.seed}", flush=True)
    if wanted.list:
        print("\n".join(described(place, root) for place in places))
        return 0
    try:
        outcomes = try_all(places, wanted, root)
    except TrialError as error:
        print(f"mutate: {error}", file=sys.stderr)
        return 1
    survivors = [outcome.place for outcome in outcomes if not outcome.noticed]
    if survivors:
        print("\nnot noticed:\n" + "\n".join(described(place, root) for place in survivors))
    print(f"\n{len(places) - len(survivors)} of {len(places)} changes were noticed")
    return 0


def interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def run(arguments: list[str], root: Path = ROOT) -> int:
    """The same for whoever may be interrupted: everything is cleared away first."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        return main(arguments, root)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
