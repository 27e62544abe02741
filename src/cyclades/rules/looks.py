"""Looks: how things that cards and expansions declare are shown and weighed, so that whoever draws, tells or weighs
them need not know their names.

A field gets its look where it is declared. What its numbers are about follows from their names: the words of a name
that are areas or factions say where a number belongs, the others name a thing; a value may be an area, a faction or a
thing likewise. So one rule reads them all: where a thing stands, which cards lie open, how far a counter has come.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.engine.fields import Field, Layout

TOKEN: Final = "token"
"""A small marker that lies in an area."""
FIXTURE: Final = "fixture"
"""Something built, which stands in an area and stays."""
CARD: Final = "card"
"""A card that lies open beside the board, or in front of a faction."""
COUNTER: Final = "counter"
"""A number: of the table, of an area or of a faction."""
FIGURE: Final = "figure"
"""A miniature that stands in an area."""
SORTS: Final = (TOKEN, FIXTURE, CARD, COUNTER, FIGURE)

COUNTS: Final = 0
AREAS: Final = 1
FACTIONS: Final = 2
THINGS: Final = 3
"""What the numbers of a field stand for."""


class Look:
    """How the things of a field look. `kind` is the word under which their names are found in catalogues and icons
    (`kind-name`); `icon` is one icon for all, `entry` one entry of the rules reference for all, where they do not have
    one each; `worth` is what each is worth to a bot, in gold pieces, for whoever has it or controls its area; things
    that are `linked` are joined by a line on the board; a counter comes as far as `full`, where that is known."""

    def __init__(
        self,
        sort: str,
        kind: str,
        icon: str = "",
        entry: str = "",
        worth: float | dict[str, float] = 0.0,
        linked: bool = False,
        full: i64 = 0,
    ) -> None:
        if sort not in SORTS:
            raise ValueError(f"expected a sort of look among {', '.join(SORTS)}, got {sort!r}")
        self.sort = sort
        self.kind = kind
        self.icon = icon
        self.entry = entry
        self.linked = linked
        self.full = full
        self.worth: dict[str, float] = {name: float(worth[name]) for name in worth} if isinstance(worth, dict) else {}
        self.worth_of_others: float = 0.0 if isinstance(worth, dict) else float(worth)

    def worth_of(self, name: str) -> float:
        """What a thing is worth."""
        return self.worth.get(name, self.worth_of_others)


class Spot:
    """Something to be seen: in an area or none (-1), of a faction or none, its name or none, and how many."""

    def __init__(self, area: i64, faction: i64, name: str, number: i64) -> None:
        self.area = area
        self.faction = faction
        self.name = name
        self.number = number


class Shown:
    """A field that has a look, and what its numbers are about."""

    def __init__(self, field: Field, look: Look, areas: list[str], factions: list[str]) -> None:
        self.field = field
        self.name = field.name
        self.look = look
        self.offset: i64 = field.offset
        self.size: i64 = field.size
        self.nowhere: i64 = len(areas) - 1
        """The area that is none: that of a group on the move, the last one."""
        self.areas: list[i64] = []
        self.factions: list[i64] = []
        self.things: list[str] = []
        for name in field.per:
            words = name.replace("+", " ").split(" ")  # a purse is its first faction's
            self.areas.append(first_of(words, areas))
            self.factions.append(first_of(words, factions))
            self.things.append(" ".join([word for word in words if word not in areas and word not in factions]))
        self.stand_for: i64 = COUNTS
        if len(field.values) > 0:
            if all(value in areas for value in field.values):
                self.stand_for = AREAS
            else:
                self.stand_for = FACTIONS if all(value in factions for value in field.values) else THINGS
        self.value_areas: list[i64] = [first_of([value], areas) for value in field.values]
        named = field.values if self.stand_for == THINGS else self.things
        self.worths: list[float] = [look.worth_of(name) for name in named]
        self.weighs: bool = any(worth != 0.0 for worth in self.worths)

    def present(self, place: i64, number: i64) -> bool:
        """Whether a number says that something is there; a counter of the table or of a faction also tells of none."""
        if self.stand_for != COUNTS:
            return number >= 0
        return number != 0 or (self.look.sort == COUNTER and self.areas[place] < 0)

    def area(self, place: i64, number: i64) -> i64:
        """The area where it is, or -1."""
        return self.value_areas[number] if self.stand_for == AREAS else self.areas[place]

    def faction(self, place: i64, number: i64) -> i64:
        """The faction whose it is, or -1."""
        return number if self.stand_for == FACTIONS else self.factions[place]

    def thing(self, place: i64, number: i64) -> str:
        """Its name; empty where the field is about one thing alone."""
        return self.field.values[number] if self.stand_for == THINGS else self.things[place]

    def spot(self, place: i64, number: i64) -> Spot | None:
        """What a number lets one see, if anything."""
        if not self.present(place, number):
            return None
        area = self.area(place, number)
        if area == self.nowhere:
            return None
        count: i64 = number if self.stand_for == COUNTS else 1
        return Spot(area, self.faction(place, number), self.thing(place, number), count)

    def hidden(self, place: i64) -> Spot | None:
        """What is to be seen of a number that is hidden: that somebody has it, where it is a mere count."""
        if self.stand_for != COUNTS:
            return None
        return Spot(self.areas[place], self.factions[place], self.things[place], 0)

    def worth(self, place: i64, number: i64) -> float:
        """What a number that says that something is there is worth to whoever has it."""
        if self.stand_for == COUNTS:
            return self.worths[place] * float(number)
        return self.worths[number] if self.stand_for == THINGS else self.worths[place]


def first_of(words: list[str], names: list[str]) -> i64:
    """The number of the name that is among some words, or -1."""
    for number, name in enumerate(names):
        if name in words:
            return number
    return -1


def shown_fields(layout: Layout, areas: list[str], factions: list[str]) -> list[Shown]:
    """The fields that have a look, of a game with these areas, the last of which is none, and these factions."""
    found: list[Shown] = []
    for field in layout.fields:
        if isinstance(field.look, Look):
            found.append(Shown(field, field.look, areas, factions))
    return found
