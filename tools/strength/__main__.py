"""`python3 dev.py python -m tools.strength`: how strong the bots are, measured anew, and written into docs/bots.md.

What is measured stands in measurements.toml. Games are kept in a folder: Ctrl-C loses none that is finished, the same
command goes on, and a measurement that is complete is not played again by the same version of the sources."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from cyclades.compiling import compiled
from cyclades.engine.errors import CycladesError
from tools.strength.measurements import FILE, Measurement, Refused, Table, read
from tools.strength.page import markdown, with_tables
from tools.strength.results import kept, measure, version_of

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "bots.md"
FOLDER: Final = ROOT / "build" / "strength"
INTERRUPTED: Final = 130
TOLD: Final = 10
"""How often the progress of a measurement is told, at most."""


def arguments_of(given: Sequence[str] | None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="tools.strength", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", metavar="NAME,NAME…", help="play these measurements; the tables tell about all")
    parser.add_argument("--list", action="store_true", help="list the measurements and what is there of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; default: one for each core")
    parser.add_argument("--games-factor", type=float, default=1.0, metavar="FACTOR", help="as 0.01, to try it out")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept; default: build/strength")
    parser.add_argument("--measurements", type=Path, default=FILE, help="another list of measurements")
    parser.add_argument("--page", type=Path, help="the page; default: docs/bots.md, with a factor none, but printed")
    return parser.parse_args(given)


def chosen(tables: list[Table], only: str | None) -> list[Measurement]:
    """The measurements that shall be played."""
    every = {measurement.name: measurement for table in tables for measurement in table.measurements}
    if only is None:
        return [*every.values()]
    names = [name.strip() for name in only.split(",")]
    for name in names:
        if name not in every:
            raise Refused(f"--only: expected names among {', '.join(every)}, got {name!r}")
    return [measurement for name, measurement in every.items() if name in names]


def teller(measurement: Measurement, games: int) -> Callable[[int], None]:
    """Tells the progress of a measurement: where it begins, and after each tenth."""
    before = -1

    def tell(there: int) -> None:
        nonlocal before
        tenth = TOLD * there // games
        if tenth != before:
            print(f"{measurement.name}: {there} of {games} games", flush=True)
        before = tenth

    return tell


def play(measurements: list[Measurement], options: argparse.Namespace) -> bool:
    """Play measurements one after the other; whether nobody has asked to stop."""
    for measurement in measurements:
        tell = teller(measurement, measurement.plan(options.games_factor).games)
        if measure(measurement, options.games_factor, options.folder, options.jobs, tell) is None:
            print(f"Stopped in {measurement.name}; the same command goes on from there.", file=sys.stderr)
            return False
    return True


def write(tables: list[Table], options: argparse.Namespace) -> None:
    """Write the tables into the page; where games were fewer or more than they should be, print them."""
    every = chosen(tables, None)
    found = {measurement.name: kept(measurement, options.games_factor, options.folder) for measurement in every}
    results = {name: result for name, result in found.items() if result is not None}
    version = version_of(every[0].plan(1))
    page = options.page or (PAGE if options.games_factor == 1 else None)
    if page is None:
        print(markdown(tables, results, version))
        return
    page.write_text(with_tables(page.read_text(encoding="utf-8"), tables, results, version), encoding="utf-8")
    print(f"{page}: {len(results)} of {len(every)} measurements")


def list_them(measurements: list[Measurement], options: argparse.Namespace) -> None:
    """Say which measurements there are, and what of them is known."""
    for measurement in measurements:
        result = kept(measurement, options.games_factor, options.folder)
        known = "not measured" if result is None else f"{result.found['finished']} games of version {result.version}"
        print(f"{measurement.name}: {measurement.plan(options.games_factor).games} games at most; {known}")


def main(given: Sequence[str] | None = None) -> int:
    """The command; the exit status is 2 where something is refused, 130 where somebody has stopped it."""
    options = arguments_of(given)
    try:
        if not 0 < options.games_factor < float("inf"):
            raise Refused(f"--games-factor: expected a number above 0, got {options.games_factor}")
        tables = read(options.measurements)
        measurements = chosen(tables, options.only)
        if options.list:
            list_them(measurements, options)
            return 0
        if not compiled:
            print("Not compiled: slow, and the oracle looks into fewer futures (dev.py build).", file=sys.stderr)
        options.folder.mkdir(parents=True, exist_ok=True)
        complete = play(measurements, options)
        write(tables, options)
    except (CycladesError, OSError) as error:
        print(f"tools.strength: {error}", file=sys.stderr)
        return 2
    return 0 if complete else INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
