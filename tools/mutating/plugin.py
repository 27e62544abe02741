"""A plugin of pytest for runs on a copy of the package: is it the copy, what do the tests touch in it, how much memory.

It lies beside the copy as `mutation_plugin`, because the tests may be those of any project.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path

import pytest

MEMORY = 4 << 30
"""Bytes: a change may make an endless loop that collects things."""
NOT_THE_COPY = 77
touched: dict[str, dict[str, int]] = {}
"""By function, by file of tests: how many tests touch it."""
tests: dict[str, int] = {}
"""By file: how many tests there are."""


def pytest_configure() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):  # Windows; a limit that is lower already
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_runtest_logfinish(nodeid: str) -> None:
    """What the functions of a marked copy have said while the test ran."""
    file = nodeid.split("::")[0]
    tests[file] = tests.get(file, 0) + 1
    marks = sys.modules.get("cyclades.mutation_marks")
    if marks is None:
        return
    for mark in marks.MARKS:
        files = touched.setdefault(mark, {})
        files[file] = files.get(file, 0) + 1
    marks.MARKS.clear()


def pytest_sessionfinish(session: pytest.Session) -> None:
    package = sys.modules.get("cyclades")
    copy = Path(os.environ["MUTATION_COPY"])
    if package is not None and not Path(str(package.__file__)).is_relative_to(copy):
        session.exitstatus = NOT_THE_COPY
    if wanted := os.environ.get("MUTATION_TOUCHED"):
        Path(wanted).write_text(json.dumps({"touched": touched, "tests": tests}), encoding="utf-8")
