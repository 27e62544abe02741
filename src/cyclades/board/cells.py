# interpreted
"""The cells of a board as they are drawn."""

from __future__ import annotations

import math

from cyclades.board.hexes import Cell
from cyclades.extras import require

try:
    from shapely.geometry import Polygon
    from shapely.geometry.base import BaseGeometry
    from shapely.ops import unary_union
except ModuleNotFoundError:
    require("board", "a picture of a board")
    raise

RADIUS = 60.0

XY = tuple[float, float]


def centre(cell: Cell) -> XY:
    """The middle of a cell."""
    return RADIUS * math.sqrt(3) * (cell[0] + cell[1] / 2), RADIUS * 1.5 * cell[1]


def corners(cell: Cell) -> list[XY]:
    """The six corners of a cell, clockwise from the top right."""
    x, y = centre(cell)
    angles = [math.radians(60 * k - 30) for k in range(6)]
    # Rounded, so that neighbours share their corners exactly.
    return [(round(x + RADIUS * math.cos(a), 4), round(y + RADIUS * math.sin(a), 4)) for a in angles]


def hexagons(cells: tuple[Cell, ...]) -> BaseGeometry:
    """The union of some cells."""
    return unary_union([Polygon(corners(cell)) for cell in cells])
