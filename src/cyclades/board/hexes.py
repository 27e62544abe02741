"""The hexagonal grid under every board, in axial coordinates.

A cell is `(q, r)`: `r` counts rows downwards, `q` counts cells to the right, and each row down is shifted half a cell
to the right. Cells have a corner on top, so a cell touches its left and right neighbours and two cells in each of the
rows above and below.
"""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]

# Clockwise from the east.
DIRECTIONS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# A tile: the centre and its six neighbours.
FLOWER: Final[tuple[Cell, ...]] = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

# Steps from the centre of a flower to the centres of the six flowers around it: together they cover the plane.
FLOWER_STEPS: Final[tuple[Cell, ...]] = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells that touch this one."""
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def turned(cell: Cell, turns: int) -> Cell:
    """The cell after so many sixths of a turn, clockwise about (0, 0)."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def moved(cell: Cell, by: Cell) -> Cell:
    """The cell shifted by another."""
    return cell[0] + by[0], cell[1] + by[1]


def distance(a: Cell, b: Cell) -> int:
    """How many steps lie between two cells."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def connected(cells: list[Cell]) -> bool:
    """Whether one can walk over these cells from any to any."""
    if not cells:
        return False
    left = set(cells)
    queue = [cells[0]]
    left.discard(cells[0])
    while queue:
        for cell in neighbours(queue.pop()):
            if cell in left:
                left.discard(cell)
                queue.append(cell)
    return not left
