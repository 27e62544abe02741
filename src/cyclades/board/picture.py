"""Pictures of cells, drawn with letters.

A mark of one to three letters or digits stands for a cell of an area, a dot for no cell. Marks in a row are four
columns apart, and each row is shifted by two columns against the one above it:

        a   b
      c   D   e
        f   g
"""

from __future__ import annotations

from cyclades.board.board import wrong
from cyclades.board.hexes import Cell

PITCH = 4
LONGEST_MARK = 3


def read_picture(picture: str, where: str) -> dict[str, list[Cell]]:
    """The cells of each mark, row 0 on top; the first mark of the picture has q = 0 - half its row."""
    rows = picture.split("\n")
    first = 0
    while first < len(rows) and not rows[first].strip():
        first += 1
    last = len(rows)
    while last > first and not rows[last - 1].strip():
        last -= 1
    if first == last:
        raise wrong(where, "a picture of cells", "an empty one")
    cells: dict[str, list[Cell]] = {}
    origin = -1
    for line in range(first, last):
        row = rows[line]
        here = f"{where}, line {line - first + 1}"
        if "\t" in row:
            raise wrong(here, "spaces", "a tab")
        if not row.strip():
            raise wrong(here, "a row of marks", "an empty line")
        for column, mark in words(row):
            check_mark(mark, f"{here}, column {column + 1}")
            shifted = column - 2 * (line - first)
            if origin < 0:
                origin = shifted
            if (shifted - origin) % PITCH:
                expected = "marks four columns apart, each row shifted by two against the one above"
                raise wrong(f"{here}, column {column + 1}", expected, f"{mark!r} between two cells")
            if mark != ".":
                cells.setdefault(mark, []).append(((shifted - origin) // PITCH, line - first))
    if not cells:
        raise wrong(where, "a picture of cells", "dots alone")
    return cells


def words(row: str) -> list[tuple[int, str]]:
    """The words of a line with the columns at which they begin."""
    found: list[tuple[int, str]] = []
    column = 0
    for part in row.split(" "):
        if part:
            found.append((column, part))
        column += len(part) + 1
    return found


def check_mark(mark: str, where: str) -> None:
    """A mark is a dot or a few letters and digits."""
    if mark != "." and (len(mark) > LONGEST_MARK or not mark.isalnum()):
        raise wrong(where, f"a mark of one to {LONGEST_MARK} letters or digits, or a dot", repr(mark))
