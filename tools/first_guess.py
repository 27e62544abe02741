"""Is a rule found where a reader of the rulebook would look first? `python3 dev.py guess draw` draws rules by a
seed and prints them with the names of all files; whoever knows the rulebook, and nothing else, names a file for each.

`python3 dev.py guess judge FILE` reads these guesses (`L4.2 rules/offerings.py`, a line each) and says how many
are right: a guess is right if something can be changed in that file, in a line that the tests of the rule run, so that
one of them fails, while the tests of other rules, drawn by the seed, go on passing but for a few. So a file through
which every game runs is not right for everything. Nothing in the working tree changes: the tests run on a copy of the
package, interpreted.
"""

from __future__ import annotations

import argparse
import contextlib
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
from typing import Any

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
OTHERS = 12
"""So many other rules are drawn, whose tests should not notice the change."""
MOST_NOTICED = 3
"""A change that the tests of more of them notice is none of the one rule."""

PLUGIN = """
import json, os, sys

lines, chosen, failed = set(), [], set()
FILE, NUMBERS = os.environ["GUESS_FILE"], set(os.environ["GUESS_RULES"].split())


def trace(frame, event, argument):
    if frame.f_code.co_filename != FILE:
        return None
    lines.add(frame.f_lineno)
    return trace


def rules_of(item):
    return {number for mark in item.iter_markers("rule") for number in mark.args} & NUMBERS


def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if rules_of(item)]
    chosen.extend(item.nodeid for item in items)


def pytest_runtest_call(item):
    if os.environ["GUESS_TRACE"]:
        sys.settrace(trace)


def pytest_runtest_teardown(item):
    sys.settrace(None)


def pytest_runtest_makereport(item, call):
    if call.excinfo is not None:
        failed.update(rules_of(item))


def pytest_sessionfinish(session):
    with open(os.environ["GUESS_REPORT"], "w") as file:
        tests = sorted({each.split("::")[0] for each in chosen})
        json.dump({"lines": sorted(lines), "tests": tests, "failed": sorted(failed)}, file)
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

    def __init__(self, root: Path, folder: Path, seed: int = 1) -> None:
        self.root = root
        self.others = drawn(root, seed, OTHERS)
        self.folder = folder
        self.unused = names_never_read(path.read_bytes() for path in sorted((root / PACKAGE).rglob("*.py")))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "guess_plugin.py").write_text(PLUGIN, encoding="utf-8")

    def run(self, copy: Path, rules: list[str], file: str, tests: list[str], trace: bool = False) -> dict[str, Any]:
        """Run the tests of some rules on a copy: which rules fail, and what of a file was run if that is wanted."""
        report = copy / "report.json"
        report.unlink(missing_ok=True)
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(copy), str(self.folder)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "GUESS_FILE": str(copy / "cyclades" / file),
            "GUESS_RULES": " ".join(rules),
            "GUESS_TRACE": "1" if trace else "",
            "GUESS_REPORT": str(report),
        }
        options = ["-q", "-p", "guess_plugin", "-p", "no:cacheprovider", *(["-x"] if len(rules) == 1 else [])]
        command = [sys.executable, "-m", "pytest", *options, *tests]
        with contextlib.suppress(subprocess.TimeoutExpired):
            subprocess.run(command, env=environment, cwd=self.root, capture_output=True, timeout=SECONDS)
        if not report.exists():  # the package cannot even be loaded, or never ends
            return {"lines": [], "tests": tests, "failed": rules}
        found: dict[str, Any] = json.loads(report.read_text())
        return found

    def verdict(self, guess: tuple[str, str]) -> tuple[str, str, str]:
        """A rule, the file that was named for it, and the change that its tests notice; empty if there is none."""
        rule, file = guess
        copy = self.folder / rule
        shutil.copytree(self.root / PACKAGE, copy / "cyclades", ignore=shutil.ignore_patterns("__pycache__"))
        first = self.run(copy, [rule], file, self.naming(rule), trace=True)
        if first["failed"]:
            raise SystemExit(f"the tests of {rule} fail without a change")
        others = [other for other in self.others if other != rule]
        beside = sorted({test for other in others for test in self.naming(other)})
        source = (copy / "cyclades" / file).read_bytes()
        places = [place for place in places_in(file, source, self.unused) if place.line in set(first["lines"])]
        random.Random(rule).shuffle(places)
        for place in places[:MOST_TRIES]:
            (copy / "cyclades" / file).write_bytes(place.change(source))
            if self.run(copy, [rule], file, first["tests"])["failed"]:
                if len(self.run(copy, others, file, beside)["failed"]) <= MOST_NOTICED:
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
        judge = Judge(root, Path(folder).resolve(), wanted.seed + 1)
        for rule, file, change in executor.map(judge.verdict, guesses.items()):
            right += bool(change)
            print(f"{rule:7} {'right' if change else 'WRONG':5}  {file}  {change}", flush=True)
    print(f"\n{right} of {len(guesses)} guesses are right")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
