"""What is measured: the rows of `measurements.toml`, checked."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from cyclades.arena import ArenaPlan, arena_plan
from cyclades.editions.mixes import preset_expansions, preset_named
from cyclades.engine.errors import CycladesError

FILE: Final = Path(__file__).with_name("measurements.toml")
LISTS: Final = ("expansions", "decide", "errors")
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Refused(CycladesError):
    """Measurements that are none, or a page without a place for them."""


@dataclass(frozen=True)
class Measurement:
    """An arena, by a name for its files and one for people."""

    name: str
    game: str
    bots: list[str]
    games: int
    seed: int
    edition: str = "legendary"
    preset: str | None = None
    expansions: tuple[str, ...] = ()
    players: int = 4
    teams: bool = False
    decide: tuple[float, ...] | None = None
    errors: tuple[float, ...] = (0.05, 0.05)

    def plan(self, factor: float) -> ArenaPlan:
        """Its arena, with more games or fewer: whole blocks, at least one."""
        edition, expansions = self.edition, self.expansions
        if self.preset is not None:
            makes, preset = preset_named(self.preset)
            edition, expansions = makes.name, preset_expansions(makes, preset)
        return arena_plan(
            self.bots,
            games=max(1, round(factor * self.games)),
            edition=edition,
            players=self.players,
            seed=self.seed,
            expansions=expansions,
            teams=self.teams or None,
            decide=self.decide,
            errors=self.errors,
        )


@dataclass(frozen=True)
class Table:
    """Measurements that stand together, and whether all of their bots are told about, or the first one."""

    title: str
    measurements: list[Measurement]
    every_bot: bool = False


def read(file: Path = FILE) -> list[Table]:
    """The tables of a file, if all that they measure can be played."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        tables = [table_of(found, data["seed"]) for found in data["table"]]
        names = [measurement.name for table in tables for measurement in table.measurements]
        for name in names:
            if not NAME.fullmatch(name):
                raise Refused(f"expected a name of lower-case words and numbers such as oracle-teams-4, got {name!r}")
            if names.count(name) > 1:
                raise Refused(f"expected every name once, got {name!r} {names.count(name)} times")
    except OSError as error:
        raise Refused(f"{file}: {error.strerror}") from None
    except KeyError as error:
        raise Refused(f"{file}: expected {error}, which is missing") from None
    except (CycladesError, tomllib.TOMLDecodeError, TypeError) as error:
        raise Refused(f"{file}: {error}") from None
    return tables


def table_of(data: dict[str, Any], seed: int) -> Table:
    """A table from its data."""
    known(data, {"title", "every_bot", "measurement"}, "a table")
    rows = [measurement_of({**row, "seed": seed}) for row in data["measurement"]]
    return Table(data["title"], rows, data.get("every_bot", False))


def measurement_of(data: dict[str, Any]) -> Measurement:
    """A measurement from its data."""
    known(data, {field.name for field in fields(Measurement)}, "a measurement")
    values: dict[str, Any] = {key: tuple(value) if key in LISTS else value for key, value in data.items()}
    found = Measurement(**values)
    try:
        found.plan(1)
    except CycladesError as error:
        raise Refused(f"{found.name}: {error}") from None
    return found


def known(data: dict[str, Any], names: set[str], what: str) -> None:
    """Refuse keys that nobody reads: they are misspelt."""
    for key in data:
        if key not in names:
            raise Refused(f"expected only {', '.join(sorted(names))} of {what}, got {key!r}")
