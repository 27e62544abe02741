"""Whether the tests notice a change. They run on copies of the package in a temporary folder, never on the sources.

A first run, on a copy whose functions say when they are called, tells which tests touch what. A change is then tried on
the files of tests that come nearest, and only if these do not notice it on all the others.
"""

from __future__ import annotations

import ast
import contextlib
import itertools
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.mutating.places import Place
from tools.mutating.plugin import NOT_THE_COPY

PACKAGE = Path("src", "cyclades")
NEAREST = 12
"""So many files of tests are tried first."""
MARKS = "MARKS: set[str] = set()\n"
FIRST_MTIME = 1_000_000_000
PASSED, FAILED, TIMED_OUT = "passed", "failed", "timed out"


class TrialError(Exception):
    """The tests cannot say anything about changes."""


@dataclass(frozen=True)
class Outcome:
    """What became of a change."""

    place: Place
    word: str
    """PASSED for a survivor, FAILED, or TIMED_OUT."""
    test: str
    """The test that noticed it, as far as there is one to name."""
    seconds: float

    @property
    def noticed(self) -> bool:
        return self.word != PASSED


class Trials:
    """Tests of a project, and copies of its package to run them on."""

    def __init__(self, root: Path, folder: Path, tests: list[str], limit: float, jobs: int) -> None:
        self.root = root
        self.folder = folder
        self.tests = tests
        self.limit = limit
        """Seconds that one test may take."""
        self.whole_limit = 3600.0
        """Seconds that a run may take; after the first run it is known how long that is."""
        self.touched: dict[str, dict[str, int]] = {}
        self.sizes: dict[str, int] = {}
        self.mtimes = itertools.count(FIRST_MTIME)
        self.running: set[subprocess.Popen[str]] = set()
        self.lock = threading.Lock()
        self.stopped = False
        self.copies: queue.Queue[Path] = queue.Queue()
        plugin = Path(__file__).with_name("plugin.py")
        shutil.copy(plugin, self.folder / "mutation_plugin.py")
        shutil.copytree(self.root / PACKAGE, self.folder / "original" / "cyclades")
        for number in range(jobs):
            self.copies.put(self.copy(f"copy-{number}"))

    def copy(self, name: str) -> Path:
        """A copy of the package as it was at the start, in a folder that can be put on Python's path."""
        shutil.copytree(self.folder / "original", self.folder / name)
        return self.folder / name

    # Runs of the tests

    def run(self, copy: Path, tests: Iterable[str], **env: str) -> tuple[str, str]:
        """How the tests come out on a copy, and the one that failed or what they say."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "mutation_plugin"]
        command += ["-m", "not slow", "--tb=line", "--hypothesis-seed=0", f"--timeout={self.limit:g}", *tests]
        process = self.start(command, self.environment(copy) | env)
        try:
            said, _ = process.communicate(timeout=self.whole_limit)
        except subprocess.TimeoutExpired:
            end(process)
            process.communicate()
            return TIMED_OUT, ""
        finally:
            end(process)  # whatever it has started itself
            self.running.discard(process)
        if process.returncode == NOT_THE_COPY:
            raise TrialError("expected the tests to import the copy of the package, got another one")
        if process.returncode == 0:
            return PASSED, ""
        return TIMED_OUT if "Timeout (>" in said else FAILED, failure_in(said)

    def start(self, command: list[str], env: dict[str, str]) -> subprocess.Popen[str]:
        with self.lock:
            if self.stopped:
                raise TrialError("stopped")
            process = subprocess.Popen(
                command,
                cwd=self.root,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,
            )
            self.running.add(process)
            return process

    def environment(self, copy: Path) -> dict[str, str]:
        """The copy goes before the package that is installed; what tests remember stays in the temporary folder."""
        env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MUTATION_"))}
        env["PYTHONPATH"] = os.pathsep.join([str(copy), str(self.folder)])
        env["MUTATION_COPY"] = str(copy)
        env["HYPOTHESIS_STORAGE_DIRECTORY"] = str(self.folder / "hypothesis")
        env["CYCLADES_EXPECT_COMPILED"] = "0"
        return env

    def stop(self) -> None:
        """Ends all runs, and lets none begin."""
        with self.lock:
            self.stopped = True
            for process in self.running:
                end(process)

    # The first run

    def first_run(self, places: Iterable[Place]) -> None:
        """Sees to it that the tests pass, how long they take, and what they touch."""
        copy = self.copy("marked")
        (copy / "cyclades" / "mutation_marks.py").write_text(MARKS, encoding="utf-8")
        for file in {place.file for place in places}:
            path = self.in_copy(copy, file)
            path.write_text(marked(file, path.read_bytes()), encoding="utf-8")
        report = self.folder / "touched.json"
        begin = time.monotonic()
        word, said = self.run(copy, self.tests, MUTATION_TOUCHED=str(report))
        if word != PASSED:
            raise TrialError(f"expected tests that pass before anything is changed, got: {word} {said}")
        self.whole_limit = self.limit + 10 + 3 * (time.monotonic() - begin)
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        self.touched, self.sizes = found["touched"], found["tests"]

    def nearest(self, place: Place) -> list[str]:
        """The files of tests of which the greatest part touches the function of a change."""
        files = self.touched.get(mark(place.file, place.function), {})
        order = sorted(files, key=lambda file: (-files[file] / self.sizes[file], -files[file], file))
        return order[:NEAREST]

    # One change

    def try_change(self, place: Place) -> Outcome:
        """Makes a change in a copy, runs the tests on it, and takes it back."""
        begin = time.monotonic()
        copy = self.copies.get()
        target = self.in_copy(copy, place.file)
        original = self.in_copy(self.folder / "original", place.file)
        try:
            target.write_bytes(place.change(original.read_bytes()))
            mtime = next(self.mtimes)  # Python tells by size and second of a file whether it must be compiled anew
            os.utime(target, (mtime, mtime))
            near = self.nearest(place)
            word, test = self.run(copy, near) if near else (PASSED, "")
            if word == PASSED and len(near) < len(self.sizes):
                word, test = self.run(copy, self.tests)
        finally:
            shutil.copy2(original, target)
            self.copies.put(copy)
        return Outcome(place, word, test, time.monotonic() - begin)

    @staticmethod
    def in_copy(copy: Path, file: str) -> Path:
        return copy / "cyclades" / Path(file).relative_to(PACKAGE)


def failure_in(said: str) -> str:
    """The test that failed, or else the error that kept all from running."""
    if failure := re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE):
        return failure[1]
    errors = re.findall(r"^.*Error.*$", said, re.MULTILINE)
    return str(errors[-1]).strip() if errors else said.strip()[-200:]


def end(process: subprocess.Popen[str]) -> None:
    """Ends a run and all that it has started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def mark(file: str, function: int) -> str:
    return f"{file}:{function}"


def marked(file: str, source: bytes) -> str:
    """A source in which every function says that it is called."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            call = ast.parse(f"mutation_marks.add({mark(file, node.lineno)!r})").body
            start = after_docstring(node.body)
            node.body[start:start] = call
    place = after_docstring(tree.body)
    while place < len(tree.body) and "__future__" in ast.unparse(tree.body[place]):
        place += 1
    tree.body[place:place] = ast.parse("from cyclades.mutation_marks import MARKS as mutation_marks").body
    return ast.unparse(ast.fix_missing_locations(tree))


def after_docstring(body: list[ast.stmt]) -> int:
    first = body[0] if body else None
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return 1 if is_docstring else 0
