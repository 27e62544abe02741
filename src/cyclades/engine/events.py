"""Events: what happened, as data. Words are made from them elsewhere, when somebody reads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1


class EventKind:
    """A kind of event: its name, what its numbers mean, which of them belongs to its name when counted, whether it
    tells that one of the things so named was used, and whether it is only for those who draw or study a game and has no
    words."""

    def __init__(
        self, name: str, arguments: list[str], counted: str, used: bool = False, wordless: bool = False
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.counted = counted
        self.used = used
        self.wordless = wordless


class Event:
    """Something that happened: a kind, up to four numbers, and the players who may know (a mask; -1: everybody)."""

    def __init__(self, kind: EventKind, a: i64, b: i64, c: i64, d: i64, sees: i64) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.sees = sees

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event) or self.kind is not other.kind or self.sees != other.sees:
            return False
        return self.a == other.a and self.b == other.b and self.c == other.c and self.d == other.d

    def __hash__(self) -> int:
        return hash((self.kind.name, self.a, self.b, self.c, self.d, self.sees))

    def __repr__(self) -> str:
        return f"<{' '.join([self.kind.name, *[str(number) for number in self.numbers()]])}>"

    def numbers(self) -> list[int]:
        """The event's numbers, as many as its kind has."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)][: len(self.kind.arguments)]


class EventKinds:
    """The kinds of events of a game, by name."""

    def __init__(self) -> None:
        self.by_name: dict[str, EventKind] = {}

    def add(
        self, name: str, arguments: str = "", counted: str = "", used: bool = False, wordless: bool = False
    ) -> EventKind:
        kind = EventKind(name, arguments.split(), counted, used, wordless)
        if len(kind.arguments) > 4:
            raise ValueError(f"the event {name!r} has more than four arguments")
        if name in self.by_name:
            raise ValueError(f"the event {name!r} is declared twice")
        self.by_name[name] = kind
        return kind
