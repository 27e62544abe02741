"""Is a rule found where a reader of the rulebook would look first? `python3 dev.py guess draw` draws rules by a
seed and prints them with the names of all files; whoever knows the rulebook, and nothing else, names a file for each.

`python3 dev.py guess judge FILE` reads these guesses (`L4.2 rules/offerings.py`, a line each) and says how many
are right: a guess is right if something can be changed in that file, in a line that the tests of the rule run, so that
one of them fails. Nothing in the working tree changes: the tests run on a copy of the package, interpreted.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.mutate import positive
from tools.mutating.places import Place, names_never_read, places_in

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "cyclades")
FOLDERS = ("board", "editions", "engine", "rules")
RULE = re.compile(r"^- \*\*([LCMR]\d+\.\d+)\*\* (.*?)(?=^- |^#|^\*|^\||\Z)", re.MULTILINE | re.DOTALL)
NO_MORE_THAN_IMPORTS = 30
"""Lines: a file that stands for its folder is shown if it has more."""
MOST_TRIES = 60
"""So many changes are tried in a file before a guess is called wrong."""
SECONDS = 120

PLUGIN = """
import json, os, sys
import pytest

lines, chosen = set(), []
FILE, NUMBER = os.environ["GUESS_FILE"], os.environ["GUESS_RULE"]


def trace(frame, event, argument):
    if frame.f_code.co_filename != FILE:
        return None
    lines.add(frame.f_lineno)
    return trace


def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if any(NUMBER in mark.args for mark in item.iter_markers("rule"))]
    chosen.extend(item.nodeid for item in items)


def pytest_runtest_call(item):
    if "GUESS_LINES" in os.environ:
        sys.settrace(trace)


def pytest_runtest_teardown(item):
    sys.settrace(None)


def pytest_sessionfinish(session):
    if "GUESS_LINES" in os.environ:
        with open(os.environ["GUESS_LINES"], "w") as file:
            json.dump([sorted(lines), sorted({each.split("::")[0] for each in chosen})], file)
"""


def all_rules(root: Path) -> dict[str, str]:
    """The rules of the reference, by number."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((root / "docs").glob("rules*.md"))]
    return {number: " ".join(rule.split()) for text in texts for number, rule in RULE.findall(text)}


def file_names(root: Path) -> list[str]:
    """The files in which rules may be, as they are shown to whoever guesses."""
    package = root / PACKAGE
    return [
        path.relative_to(package).as_posix()
        for folder in FOLDERS
        for path in sorted((package / folder).rglob("*.py"))
        if path.name != "__init__.py" or len(path.read_bytes().splitlines()) > NO_MORE_THAN_IMPORTS
    ]


def drawn(root: Path, seed: int, count: int) -> list[str]:
    rules = sorted(all_rules(root))
    return sorted(random.Random(seed).sample(rules, min(count, len(rules))), key=lambda rule: rules.index(rule))


def read_guesses(text: str, root: Path) -> dict[str, str]:
    """Each rule with the file that was named for it."""
    rules, files = all_rules(root), set(file_names(root))
    guesses: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words:
            continue
        if len(words) != 2 or words[0] not in rules or words[1] not in files:
            raise SystemExit(
                f"line {number}: expected a rule and a file such as 'L4.2 rules/offerings.py', got {line!r}"
            )
        guesses[words[0]] = words[1]
    return guesses


class Judge:
    """Copies of the package, on which the tests of a rule run with a change."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        self.unused = names_never_read(path.read_bytes() for path in sorted((root / PACKAGE).rglob("*.py")))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "guess_plugin.py").write_text(PLUGIN, encoding="utf-8")

    def tests_pass(self, copy: Path, rule: str, file: str, tests: list[str], lines: Path | None = None) -> bool:
        """Whether the tests of a rule pass on a copy; with `lines`, what they run of a file is written there."""
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(copy), str(self.folder)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "GUESS_FILE": str(copy / "cyclades" / file),
            "GUESS_RULE": rule,
        }
        if lines is not None:
            environment["GUESS_LINES"] = str(lines)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "guess_plugin", "-p", "no:cacheprovider", *tests]
        try:
            result = subprocess.run(command, env=environment, cwd=self.root, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return False
        if result.returncode not in (0, 1, 2):
            raise SystemExit(f"the tests of {rule} do not run:\n{result.stdout.decode()[-2000:]}")
        return result.returncode == 0

    def verdict(self, guess: tuple[str, str]) -> tuple[str, str, str]:
        """A rule, the file that was named for it, and the change that its tests notice; empty if there is none."""
        rule, file = guess
        copy = self.folder / rule
        shutil.copytree(self.root / PACKAGE, copy / "cyclades", ignore=shutil.ignore_patterns("__pycache__"))
        marks = copy / "lines.json"
        if not self.tests_pass(copy, rule, file, self.naming(rule), marks):
            raise SystemExit(f"the tests of {rule} fail without a change")

        lines, tests = json.loads(marks.read_text())
        source = (copy / "cyclades" / file).read_bytes()
        places = [place for place in places_in(file, source, self.unused) if place.line in set(lines)]
        random.Random(rule).shuffle(places)
        for place in places[:MOST_TRIES]:
            (copy / "cyclades" / file).write_bytes(place.change(source))
            if not self.tests_pass(copy, rule, file, tests):
                return rule, file, described(place, source)
        return rule, file, ""

    def naming(self, rule: str) -> list[str]:
        """The files of tests that name a rule."""
        named = re.compile(rf'"{re.escape(rule)}"')
        found = [path for path in sorted((self.root / "tests").rglob("test_*.py")) if named.search(path.read_text())]
        return [path.relative_to(self.root).as_posix() for path in found if "server" not in path.parts]


def described(place: Place, source: bytes) -> str:
    before, after = place.lines(source)
    return f"line {place.line}: {before.strip()} -> {after.strip()}"


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="dev.py guess", description="Is a rule found where one looks first?")
    parser.add_argument("what", choices=["draw", "judge"])
    parser.add_argument("file", nargs="?", help="the guesses, to be judged")
    parser.add_argument("--seed", type=int, default=1, help="decides which rules are drawn (1)")
    parser.add_argument("--count", type=positive, default=40, help="how many rules (40)")
    wanted = parser.parse_args(arguments)
    if wanted.what == "draw":
        rules = all_rules(root)
        print("\n".join(f"{number} {rules[number]}" for number in drawn(root, wanted.seed, wanted.count)))
        print("\n" + "\n".join(file_names(root)))
        return 0
    if wanted.file is None:
        parser.error("judge needs the file with the guesses")
    guesses = read_guesses(Path(wanted.file).read_text(encoding="utf-8"), root)
    right = 0
    with tempfile.TemporaryDirectory(prefix="cyclades-guess-") as folder, ThreadPoolExecutor(2) as executor:
        judge = Judge(root, Path(folder).resolve())
        for rule, file, change in executor.map(judge.verdict, guesses.items()):
            right += bool(change)
            print(f"{rule:7} {'right' if change else 'WRONG':5}  {file}  {change}", flush=True)
    print(f"\n{right} of {len(guesses)} guesses are right")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
