"""Playing the measurements, and what is kept of them in a folder: of each, the file of its games, which can be gone on
with, and once they are complete, a file of what they say."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cyclades.arena import ArenaPlan, run_arena
from cyclades.compiling import compiled
from tools.strength.measurements import Measurement, Refused


@dataclass(frozen=True)
class Result:
    """What the games of a measurement say, and how they were played."""

    measurement: dict[str, Any]
    """As it was then: of one that is different now, nothing is told."""
    games: int
    """How many there were to be."""
    version: str
    jobs: int
    cores: int
    found: dict[str, Any]
    """What `run_arena` gives."""


def version_of(plan: ArenaPlan) -> str:
    """Stands for the sources that have played. Where they were not compiled, the oracle looks into fewer futures."""
    return plan.code if compiled else f"{plan.code}-plain"


def measure(
    measurement: Measurement, factor: float, folder: Path, jobs: int, progress: Callable[[int], None]
) -> Result | None:
    """Play what is missing of a measurement; nothing where somebody has asked to stop before its end."""
    plan = measurement.plan(factor)
    version = version_of(plan)
    known = kept(measurement, factor, folder)
    if known is not None and known.version == version:
        return known
    found, complete = run_arena(plan, folder / f"{measurement.name}-{version}.jsonl", jobs, progress)
    if not complete:
        return None
    result = Result(as_data(measurement), plan.games, version, jobs, os.cpu_count() or 1, found)
    file = result_file(measurement, folder)
    new = file.with_suffix(".new")
    new.write_text(json.dumps(asdict(result), indent=1) + "\n", encoding="utf-8")
    new.replace(file)
    return result


def kept(measurement: Measurement, factor: float, folder: Path) -> Result | None:
    """What is known of a measurement as it is now, whichever version has played it."""
    file = result_file(measurement, folder)
    if not file.exists():
        return None
    try:
        result = Result(**json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, TypeError):
        raise Refused(f"{file}: expected the result of a measurement; without the file it is made anew") from None
    same = result.measurement == as_data(measurement) and result.games == measurement.plan(factor).games
    return result if same else None


def result_file(measurement: Measurement, folder: Path) -> Path:
    return folder / f"{measurement.name}.json"


def as_data(measurement: Measurement) -> dict[str, Any]:
    """A measurement as JSON gives it back."""
    data: dict[str, Any] = json.loads(json.dumps(asdict(measurement)))
    return data
