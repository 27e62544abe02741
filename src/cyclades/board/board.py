"""A board: land and sea areas, what is printed on them, and which of them touch."""

from __future__ import annotations

from typing import Final

from cyclades.board.hexes import Cell
from cyclades.engine.errors import CycladesError

MOST_LANDS: Final = 63
MOST_SEAS: Final = 63


class BoardError(CycladesError):
    """A board, a tile or a layout that is not right: says where, what was expected and what was given."""


def wrong(where: str, expected: str, got: object) -> BoardError:
    """The error for one mistake in a board."""
    return BoardError(f"{where}: expected {expected}, got {got}")


class Start:
    """A printed starting position: where a seat has its first troops and fleets."""

    def __init__(self, seat: str, lands: tuple[int, ...], fleets: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.lands: Final = lands
        self.fleets: Final = fleets

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Start):
            return False
        return self.seat == other.seat and self.lands == other.lands and self.fleets == other.fleets

    def __hash__(self) -> int:
        return hash((self.seat, self.lands, self.fleets))

    def __repr__(self) -> str:
        return f"Start({self.seat!r}, {self.lands}, {self.fleets})"


class Board:
    """Areas by number: first the land areas, from 0, then the sea areas, from `lands`. Never changes.

    `layout` is plain JSON data from which `load_board` makes an equal board again.
    """

    def __init__(
        self,
        name: str,
        lands: int,
        ids: tuple[str, ...],
        titles: tuple[str, ...],
        islands: tuple[int, ...],
        adjacent: tuple[tuple[int, ...], ...],
        prosperity: tuple[int, ...],
        sites: tuple[int, ...],
        metropolis_squares: tuple[int, ...],
        left_beside_metropolis: tuple[int, ...],
        priestess: tuple[int, ...],
        symbols: tuple[int, ...],
        starts: tuple[Start, ...],
        cells: tuple[tuple[Cell, ...], ...],
        layout: dict[str, object],
    ) -> None:
        self.name: Final = name
        self.lands: Final = lands
        self.areas: Final = len(ids)
        self.ids: Final = ids
        self.titles: Final = titles
        self.islands: Final = islands
        self.island_count: Final = max(islands) + 1
        self.adjacent: Final = adjacent
        self.prosperity: Final = prosperity
        self.sites: Final = sites
        self.metropolis_squares: Final = metropolis_squares
        self.left_beside_metropolis: Final = left_beside_metropolis
        self.priestess: Final = priestess
        self.symbols: Final = symbols
        self.starts: Final = starts
        self.cells: Final = cells
        self.layout: Final = layout
        self._numbers: Final = {ids[number]: number for number in range(len(ids))}

    def number(self, id: str) -> int:
        """The number of an area, from its id."""
        found = self._numbers.get(id)
        if found is None:
            near = near_matches(id, self.ids)
            hint = f"did you mean {' or '.join(near)}?" if near else f"such as {self.ids[0]}"
            raise BoardError(f"board {self.name!r}: expected the id of an area ({hint}), got {id!r}")
        return found

    def __eq__(self, other: object) -> bool:
        # All the rest is computed from the layout.
        return isinstance(other, Board) and self.layout == other.layout

    def __hash__(self) -> int:
        return hash((self.name, self.ids, self.cells))

    def __repr__(self) -> str:
        return f"<Board {self.name}: {self.lands} lands on {self.island_count} islands, {self.areas - self.lands} seas>"


def near_matches(word: str, known: tuple[str, ...]) -> list[str]:
    """Up to three known words that somebody may have meant."""
    low = word.strip().lower()
    ranked: list[tuple[int, str]] = []
    for other in known:
        away = edits(low, other)
        if away <= max(2, len(other) // 3) or (len(low) >= 3 and low in other):
            ranked.append((away, other))
    ranked.sort()
    return [other for _, other in ranked[:3]]


def edits(a: str, b: str) -> int:
    """How many letters must be added, dropped or changed to turn one word into the other."""
    before = list(range(len(b) + 1))
    for i in range(len(a)):
        row = [i + 1]
        for j in range(len(b)):
            row.append(min(before[j] + (0 if a[i] == b[j] else 1), before[j + 1] + 1, row[j] + 1))
        before = row
    return before[len(b)]
