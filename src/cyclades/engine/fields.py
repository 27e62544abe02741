"""Fields: the state of a game is one flat row of small integers, laid out from declarations.

A field says how many numbers it has, what they count per, what they start as, and who may see them. Copy, equality,
views and the leak test follow from that, so an expansion that declares a field gets all of them.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ALL: Final = 0
"""Everybody may see every number of the field."""
OWNER: Final = 1
"""The number at place i may be seen by those who answer for owner i. The two fields named in `between` bound it, or,
where one is not named, what the field may hold at all."""
PLACES: Final = 2
"""The places of the cards of a deck: a card laid on top is seen only by those who know it (see decks.py)."""
CARDS: Final = 3
"""A number for each card, seen by those who see where the card is; for others it is as it starts."""
TEAM: Final = 4
"""The same as `OWNER`, but teammates of those who answer for owner i see it too."""
MOST: Final = (1 << 63) - 1
"""Checksums are stored as signed numbers of 64 bits."""


class Field:
    """A named row of numbers in the state."""

    def __init__(self, name: str, offset: i64, per: list[str], start: i64, sees: i64, between: tuple[str, str]) -> None:
        self.name = name
        self.offset = offset
        self.size: i64 = len(per)
        self.per = per
        self.start = start
        self.starts: list[i64] = [start] * len(per)
        """What each of its numbers starts as, where that differs."""
        self.sees = sees
        self.between = between
        self.low: i64 = 0
        self.high: i64 = 999
        self.values: list[str] = []
        """What its numbers stand for, where they are no mere counts; -1 then stands for none."""
        self.look: object = None
        """How it is shown: what the rules make of that is not the machine's business; None where it is not."""
        self.doc = ""
        """What its numbers mean, in a sentence for people who read the state."""

    def labels(self) -> list[str]:
        """The name of each of its numbers; what stands several times in `per` is counted."""
        seen: dict[str, int] = {}
        found: list[str] = []
        for owner in self.per:
            seen[owner] = seen.get(owner, 0) + 1
            found.append(f"{self.name}\n{owner}\n{seen[owner]}")
        return found

    def value(self, number: int) -> str:
        """What one of its numbers says, by name where it has one."""
        return self.values[number] if 0 <= number < len(self.values) else str(number)


class Layout:
    """All fields of a game, one behind the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.by_name: dict[str, Field] = {}
        self.size: i64 = 0
        self.starts: vec[i64] = vec[i64]([])
        """What each number starts as: known when the first checksum is made, after which no field is added."""
        self.parts: list[dict[int, int]] = []
        """What each number adds to a checksum, for the values that it had so far."""

    def add(
        self,
        name: str,
        per: list[str],
        start: i64 = 0,
        sees: i64 = ALL,
        between: tuple[str, str] = ("", ""),
        look: object = None,
        doc: str = "",
    ) -> i64:
        """Declare a field with a number for each name in `per`; returns its offset in the state."""
        if name in self.by_name:
            raise ValueError(f"the field {name!r} is declared twice")
        field = Field(name, self.size, per, start, sees, between)
        field.look = look
        field.doc = doc
        self.fields.append(field)
        self.by_name[name] = field
        self.size += field.size
        return field.offset

    def one_of(self, name: str, per: list[str], values: list[str], look: object = None, doc: str = "") -> i64:
        """Declare a field of numbers that stand for one of some things, or -1 for none, which is how it starts."""
        offset = self.add(name, per, -1, look=look, doc=doc)
        field = self.by_name[name]
        field.low = -1
        field.high = len(values) - 1
        field.values = values
        return offset

    def flag(self, name: str, per: list[str], look: object = None, doc: str = "") -> i64:
        """Declare a field of numbers that are 0 or 1."""
        offset = self.add(name, per, look=look, doc=doc)
        self.by_name[name].high = 1
        return offset

    def fresh(self) -> vec[i64]:
        """The numbers of a state in which nothing has happened."""
        numbers: list[i64] = []
        for field in self.fields:
            numbers.extend(field.starts)
        return vec[i64](numbers)

    def checksum(self, s: vec[i64]) -> int:
        """A number that differs, most likely, where two states do. It is made from the names of the fields, of what
        they count per and of what the numbers stand for, so it does not matter where a number lies; numbers that are as
        they start add nothing, so neither does a field that is not used."""
        if len(self.starts) != self.size:
            self.prepare()
        starts, parts = self.starts, self.parts
        total = 0
        i: i64 = 0
        while i < self.size:
            number = s[i]  # most are as they start: these are passed without making an object of them
            if number != starts[i]:
                known = parts[i].get(number)
                if known is None:
                    self.learn(list(s))
                    return self.checksum(s)
                total += known
            i += 1
        return total & MOST

    def prepare(self) -> None:
        """Note what checksums need."""
        starts = [start for field in self.fields for start in field.starts]
        self.starts = vec[i64](starts)
        self.parts = [{} for _ in starts]

    def learn(self, numbers: list[int]) -> None:
        """Work out what numbers add to a checksum."""
        for field in self.fields:
            for i, label in enumerate(field.labels(), int(field.offset)):
                text = f"{label}\n{field.value(numbers[i])}"
                found = hashlib.blake2b(text.encode(), digest_size=8).digest()
                self.parts[i][numbers[i]] = int.from_bytes(found, "big")
