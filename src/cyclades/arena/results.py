"""The file of results: the plan in its first line, then a line of JSON for every game that was played to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from fractions import Fraction
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from cyclades.arena.plan import FORMAT, ArenaError, ArenaPlan


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    game: int
    seats: list[int]
    """The entry of each player."""
    places: list[int]
    """The place of each side in the end; equal ones share it."""
    order: list[int]
    """The sides in the turn order with which the game began."""
    cycles: int
    ended_by: str
    decisions: list[int]
    """How many questions each player answered."""
    seconds: list[float]
    """How long each player thought."""
    times: list[list[int]]
    """How many decisions of each player took how long, in short (`times.noted`)."""

    def won(self, side: int) -> Fraction:
        """The share of a side in the victory."""
        return Fraction(int(self.places[side] == 1), self.places.count(1))

    def line(self) -> str:
        return json.dumps(asdict(self)) + "\n"


class Book:
    """The results of an arena, in memory and, where there is a file, in it; a new game is written down at once."""

    def __init__(self, plan: ArenaPlan, file: Path | None = None) -> None:
        self.plan = plan
        self.file = file
        self.stream: IO[str] | None = None
        self.new = False
        """Whether the file was not there before."""
        self.found: dict[int, Played] = {}
        self.reasons = plan.table.game(0)[0].rules.reasons
        """Why a game may have ended."""

    def __enter__(self) -> Book:
        if self.file is not None:
            kept = self.read(self.file)
            self.new = not self.file.exists()
            try:
                self.stream = self.file.open("x" if self.new else "r+", encoding="utf-8", newline="")
            except OSError as error:
                raise ArenaError(f"{self.file}: {error.strerror}") from None
            self.stream.seek(kept)
            self.stream.truncate()
            if kept == 0:
                self.write(json.dumps(self.plan.head()) + "\n")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.stream is not None:
            self.stream.close()
        if self.file is not None and error is not None and self.new and not self.found:
            self.file.unlink()  # nobody needs a plan of which nothing was played

    def add(self, played: Played) -> None:
        """Keep a game."""
        self.found[played.game] = played
        self.write(played.line())

    def write(self, line: str) -> None:
        if self.stream is not None:
            self.stream.write(line)
            self.stream.flush()

    def missing(self) -> list[int]:
        """The games of the plan that are not played yet."""
        return [number for number in range(self.plan.games) if number not in self.found]

    def games(self) -> list[Played]:
        """The games of the plan, in their order; a longer run with the same file may have left more of them."""
        return [self.found[number] for number in range(self.plan.games) if number in self.found]

    def read(self, file: Path) -> int:
        """Take over the games of a file, if it is one of this plan; returns how many bytes of it are good. A last line
        without its end was being written when somebody pulled the plug, and is left out."""
        try:
            content = file.read_bytes() if file.exists() else b""
        except OSError as error:
            raise ArenaError(f"{file}: {error.strerror}") from None
        good, _, torn = content.rpartition(b"\n")
        lines = good.split(b"\n") if good else []
        if not lines:
            if not json.dumps(self.plan.head()).encode().startswith(torn):
                raise ArenaError(f"{file}, line 1: expected the plan of an arena")
            return 0
        check_head(self.plan.head(), parsed(file, 1, lines[0]), file)
        for number, line in enumerate(lines[1:], start=2):
            played = self.checked(parsed(file, number, line))
            if played is None:
                raise ArenaError(f"{file}, line {number}: expected a game of this arena, got {shown(line)}")
            if played.game in self.found:
                raise ArenaError(f"{file}, line {number}: game {played.game} is there twice")
            self.found[played.game] = played
        return len(good) + 1

    def checked(self, data: Any) -> Played | None:
        """A game from its line, if it is one and could have been played by this plan."""
        if not isinstance(data, dict) or set(data) != {field.name for field in fields(Played)}:
            return None
        played = Played(**data)
        players, sides = self.plan.table.players, len(self.plan.sides)
        sensible = (
            numbers([played.game, played.cycles], 2)
            and numbers(played.places, sides)
            and numbers(played.order, sides)
            and sorted(played.order) == list(range(sides))
            and numbers(played.decisions, players)
            and numbers(played.seconds, players, (int, float))
            and are_times(played.times, played.decisions)
            and 1 in played.places
            and played.ended_by in self.reasons
            and played.seats == self.plan.seats(played.game)
        )
        return played if sensible else None


def numbers(found: Any, count: int, kinds: tuple[type, ...] = (int,)) -> bool:
    """Whether something is a list of so many numbers, none of them below 0."""
    return isinstance(found, list) and len(found) == count and all(type(n) in kinds and n >= 0 for n in found)


def are_times(found: Any, decisions: list[int]) -> bool:
    """Whether something notes how long so many decisions of each player took."""
    return (
        isinstance(found, list)
        and len(found) == len(decisions)
        and all(isinstance(note, list) and numbers(note, len(note)) for note in found)
        and [sum(note[1:]) for note in found] == decisions
    )


def parsed(file: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise ArenaError(f"{file}, line {number}: expected JSON, got {shown(line)}") from None


def shown(line: bytes) -> str:
    """The beginning of a line, for people."""
    return f"{line.decode(errors='replace')!r:.60}"


def check_head(expected: dict[str, Any], found: Any, file: Path) -> None:
    """Refuse the results of another plan, and say what is different."""
    form = found.get("format") if isinstance(found, dict) else None
    if not isinstance(form, str) or not form.startswith(f"{FORMAT} "):
        raise ArenaError(f"{file}, line 1: expected the plan of an arena, got {json.dumps(found)!r:.60}")
    if form != expected["format"]:
        raise ArenaError(f"{file} was written by another version: expected the format {expected['format']}, got {form}")
    differences = "; ".join(different(expected, found))
    if differences:
        raise ArenaError(f"{file} has the results of another arena: {differences}")


def different(expected: dict[str, Any], found: dict[str, Any]) -> Iterator[str]:
    for name in dict.fromkeys([*expected, *found]):
        wanted, given = (json.dumps(head.get(name), ensure_ascii=False) for head in (expected, found))
        if name == "code" and wanted != given:
            yield "the game or a bot has changed since"
        elif wanted != given:
            yield f"expected {name} {wanted}, got {given}"
