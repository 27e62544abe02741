"""The lines of a position, and what is expected of their words."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from cyclades.engine.errors import PositionError


class Line:
    """A line with its number, so that every mistake can say where it is."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.words = text.split()

    def error(self, reason: str) -> PositionError:
        """A mistake in this line."""
        return PositionError(f"line {self.number}: {reason}, got {self.text!r}")

    def index(self, word: str, names: Sequence[str], what: str) -> int:
        """The number of a name among those that are expected."""
        if word in names:
            return names.index(word)
        near = difflib.get_close_matches(word, names, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        shown = ", ".join(names) if len(names) <= 12 else f"{', '.join(names[:12])} …"
        raise self.error(f"expected {what} ({shown}) instead of {word!r}{hint}")

    def count(self, word: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        if not word.isdigit() or not low <= int(word) <= high:
            raise self.error(f"expected a number from {low} to {high} instead of {word!r}")
        return int(word)


def split_lines(text: str) -> list[Line]:
    """The lines that say something; # begins a comment."""
    found = []
    for number, raw in enumerate(text.splitlines(), 1):
        kept = raw.split("#", 1)[0].strip()
        if kept:
            found.append(Line(number, kept))
    return found
