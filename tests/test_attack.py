"""`dev.py attack`: every attack runs, and bystanders get through; how fast they are, is for the command to say."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import dev
from tools.attack.__main__ import line, too_slow
from tools.attack.attacks import ATTACKS, giant_record
from tools.attack.bystanders import Waits

ROOT = Path(__file__).resolve().parent.parent
PATIENT = 10_000
"""Milliseconds: on a busy computer an answer may take long, but nobody may be shut out."""

pytestmark = pytest.mark.interpreted


def numbers(**changed: Any) -> dict[str, Any]:
    well = {"number": 100, "p99": 20.0, "worst": 30.0}
    plain = {"attack": "x", "requests": 7, "refused": 2, "answers": well, "tables": well, "bots": well, "failed": 0}
    return {**plain, **changed}


def test_the_slowest_of_a_hundred_counts() -> None:
    waits = Waits([0.001] * 97 + [0.5, 0.6, 0.7])
    assert waits.told() == {"number": 100, "p99": 700.0, "worst": 700.0}
    assert Waits([0.001] * 199 + [0.5]).told()["p99"] == 1.0
    assert Waits().told() == {"number": 0, "p99": 0.0, "worst": 0.0}


@pytest.mark.parametrize(
    "changed, slow",
    [
        ({}, False),
        ({"answers": {"number": 9, "p99": 250.1, "worst": 300.0}}, True),
        ({"answers": {"number": 9, "p99": 250.0, "worst": 9000.0}}, False),
        ({"tables": {"number": 9, "p99": 2000.1, "worst": 3000.0}}, True),
        ({"bots": {"number": 9, "p99": 2000.1, "worst": 3000.0}}, True),
        ({"failed": 1}, True),
    ],
)
def test_an_attack_succeeds_where_others_wait_too_long_or_are_refused(changed: dict[str, Any], slow: bool) -> None:
    assert too_slow(numbers(**changed), 250.0) is slow


def test_an_attack_is_a_line_of_the_table() -> None:
    assert line(numbers(attack="odd-paths")) == "| odd-paths | 7 | 2 | 20 | 30 | 20 | 20 |"


def test_every_attack_says_what_it_does() -> None:
    assert next(iter(ATTACKS)) == "nothing"
    assert not [name for name, attack in ATTACKS.items() if not attack.__doc__]


def test_a_giant_record_is_as_long_as_was_asked_for() -> None:
    record = json.loads(giant_record(300))
    assert 300 <= len(record["actions"]) <= 320
    assert record["over"] in (None, False)


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_bystanders_get_through(name: str) -> None:
    given = ["--seconds=1.5", "--actions=3000", f"--bound={PATIENT}", "--json", name]
    command = [dev.program("python"), "-m", "tools.attack", *given]
    done = subprocess.run(command, cwd=ROOT, env=dev.environment(), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["answers"]["number"] > 0
    assert found["tables"]["number"] > 0
    assert found["requests"] > 0 or name == "nothing"


def test_an_attack_that_is_not_known_is_refused() -> None:
    command = [dev.program("python"), "-m", "tools.attack", "knocking"]
    done = subprocess.run(command, cwd=ROOT, env=dev.environment(), capture_output=True, text=True)
    assert done.returncode == 2
    assert "got 'knocking'" in done.stderr
