# interpreted
"""Where the label, the icons, the sites and the pieces of an area go."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

from cyclades.board.board import Board
from cyclades.board.cells import RADIUS, XY, centre, hexagons
from cyclades.board.hexes import Cell, neighbours
from cyclades.extras import require

try:
    import shapely
    from shapely import affinity
    from shapely.geometry import Point, box
    from shapely.geometry.base import BaseGeometry
    from shapely.ops import unary_union
except ModuleNotFoundError:
    require("board", "a picture of a board")
    raise

MOST_SPOTS = 4_000
"""How many places in an area may be thought of: the areas of usual boards have some hundreds."""
MOST_TRIED = 500
"""How many of them are tried, the nearest to the middle first: drawing ends soon also where there is room nowhere."""


def site_places(board: Board, land: int) -> list[XY]:
    """Where the sites of an area are, from its label: in one row, or two where they are many.

    Those that a Metropolis covers come first, and its square stands a little apart from the others.
    """
    count = board.sites[land]
    square = board.metropolis_squares[land]
    covered = count - board.left_beside_metropolis[land] if square else count
    step = RADIUS * 0.4
    apart = RADIUS * 0.08
    low = -RADIUS * (0.48 if square else 0.43)
    half = 3 if count <= 3 else (count + 1) // 2
    found: list[XY] = []
    for first in range(0, count, half):
        row = range(first, min(first + half, count))
        lift = step + (apart if covered < count else 0.0) if row[-1] < count - 1 else 0.0
        gap = apart if covered in row[1:] else 0.0
        wide = (min(half, count) - 1) * step + gap
        for index in row:
            found.append(((index - first) * step + (gap if index >= covered else 0.0) - wide / 2, low - lift))
    return found


def land_places(cells: tuple[Cell, ...], shape: BaseGeometry, icons: int, sites: list[XY]) -> tuple[XY, XY, XY]:
    """Label, icons and pieces of a land area: one below the other; pieces apart if it has several cells."""
    down = RADIUS * 0.59
    up = RADIUS * (0.5 if icons < 2 else 0.4)
    if len(cells) == 1:
        x, y = centre(cells[0])
        return (x, y + down), (x, y - up), (x, y - RADIUS * 0.12)
    # From the label: how far everything reaches up, down and to the sides.
    highest = max([-dy for _, dy in sites], default=0.0)
    rise = max(down + up, highest + RADIUS * 0.42)
    top = (rise if icons else highest) + RADIUS * 0.2
    bottom = RADIUS * 0.08
    half = max([RADIUS * 0.22 + dx for dx, _ in sites] + [RADIUS * 0.42])
    spots = middles_of(cells)
    x, y = roomiest(shape, half, (top + bottom) / 2, spots, spots[0])
    y += (top - bottom) / 2
    room = shape.difference(box(x - half, y - top, x + half, y + bottom))
    pieces = roomiest(room, RADIUS * 0.3, RADIUS * 0.3, [centre(cell) for cell in cells], (x, y))
    return (x, y), (x, y - rise), pieces


def territory_places(
    cells: tuple[Cell, ...], title: str, shape: BaseGeometry, icons: int, sites: list[XY]
) -> tuple[XY, XY, XY]:
    """Label, icons and pieces of a territory, clear of its borders: one below the other in one of its cells, and the
    pieces in another."""
    highest = max([-dy for _, dy in sites], default=0.0)
    rise = highest + RADIUS * 0.48
    parts = [box(-4.1 * len(title), -RADIUS * 0.2, 4.1 * len(title), RADIUS * 0.08)]
    if sites:
        half = RADIUS * 0.22 + max([dx for dx, _ in sites])
        parts.append(box(-half, -highest - RADIUS * 0.22, half, 0))
    if icons:
        half = RADIUS * 0.22 * icons
        parts.append(box(-half, -rise - RADIUS * 0.2, half, 0))
    block = unary_union(parts)
    down = -(block.bounds[1] + block.bounds[3]) / 2
    step = RADIUS * 0.05
    spots: list[XY] = []
    for x, y in [centre(cell) for cell in cells]:
        spots += [(x + step * i, y + down + step * j) for i in range(-6, 7) for j in range(-6, 7)]
    middle = centroid([centre(cell) for cell in cells])
    near = centroid([middle, (middle[0], middle[1] + down)])
    x, y = roomiest_block(shape, block, spots, near)
    taken = affinity.translate(block, x, y)
    room = shape.difference(taken)
    pieces = roomiest(room, RADIUS * 0.3, RADIUS * 0.3, [centre(cell) for cell in cells], (x, y))
    return (x, y), (x, y - rise), pieces


def roomiest_block(room: BaseGeometry, block: BaseGeometry, spots: list[XY], middle: XY) -> XY:
    """The spot where a block has the most room around it, up to what is enough; of such the nearest to the middle."""
    return best_of(room, lambda spot: affinity.translate(block, *spot), spots, middle, RADIUS * 0.2, 0.01, RADIUS)


def middles_of(cells: tuple[Cell, ...]) -> list[XY]:
    """Where something stands well on several cells: in the middle of one, of two or of three that touch each other."""
    singles: list[tuple[Cell, ...]] = [(cell,) for cell in cells]
    pairs: list[tuple[Cell, ...]] = []
    threes: list[tuple[Cell, ...]] = []
    for number, cell in enumerate(cells):
        around = neighbours(cell)
        beside = [other for other in cells[number + 1 :] if other in around]
        pairs += [(cell, other) for other in beside]
        threes += [(cell, one, two) for one, two in combinations(beside, 2) if two in neighbours(one)]
    found = [centroid([centre(cell) for cell in group]) for group in (*singles, *pairs, *threes)]
    middle = centroid([centre(cell) for cell in cells])
    return sorted(found, key=lambda spot: (round(math.dist(spot, middle), 3), -spot[1], spot[0]))


def sea_places(cells: tuple[Cell, ...], title: str, icons: int, land: BaseGeometry) -> tuple[XY, XY, XY]:
    """Label, icons and pieces of a sea area: each where there is room in the water, near the middle."""
    middles = [centre(cell) for cell in cells]
    if len(cells) == 1:
        x, y = middles[0]
        return (x, y + RADIUS * 0.54), (x, y - RADIUS * 0.45), (x, y + RADIUS * 0.1)
    room = hexagons(cells).difference(land)
    label = best_spot(room, 3.6 * len(title), 8.0, middles)
    x, y = label
    room = room.difference(box(x - 3.6 * len(title), y - 9, x + 3.6 * len(title), y + 9))
    row = (x, y)
    if icons:
        row = best_spot(room, RADIUS * 0.3 * icons, RADIUS * 0.3, middles)
        room = room.difference(Point(row).buffer(RADIUS * 0.3 * icons))
    return (x, y + 4.5), row, best_spot(room, RADIUS * 0.28, RADIUS * 0.28, middles)


def best_spot(room: BaseGeometry, half_width: float, half_height: float, middles: list[XY]) -> XY:
    """Where a box of this size has room enough around it; among such places the one nearest to the middle."""
    left, top, right, bottom = room.bounds
    step = max(RADIUS / 6, math.sqrt((right - left) * (bottom - top) / MOST_SPOTS))
    rows = range(int((bottom - top) / step) + 1)
    columns = range(int((right - left) / step) + 1)
    spots = [(left + column * step, top + row * step) for row in rows for column in columns]
    return roomiest(room, half_width, half_height, spots, centroid(middles))


def roomiest(room: BaseGeometry, half_width: float, half_height: float, spots: list[XY], middle: XY) -> XY:
    """The spot where a box of this size has room enough around it; among such spots the one nearest to the middle."""

    def frame(spot: XY) -> BaseGeometry:
        return box(spot[0] - half_width, spot[1] - half_height, spot[0] + half_width, spot[1] + half_height)

    return best_of(room, frame, spots, middle, RADIUS * 0.16, 0.03, half_height)


def best_of(
    room: BaseGeometry,
    shape_at: Callable[[XY], BaseGeometry],
    spots: list[XY],
    middle: XY,
    enough: float,
    pull: float,
    unit: float,
) -> XY:
    """The spot where a shape has the most room around it, up to what is enough, less a little for the way to the
    middle; of equal ones the first. They are tried from the middle outwards, until none can be better."""
    rim = room.boundary
    shapely.prepare(room)
    best, most, first = middle, -math.inf, 0
    ways = [pull * math.dist(spot, middle) for spot in spots]
    for number in sorted(range(len(spots)), key=ways.__getitem__)[:MOST_TRIED]:
        way = ways[number]
        if enough - way < most:
            break
        shape = shape_at(spots[number])
        if room.contains(shape):
            free = shape.distance(rim)
        elif -way < most:
            continue
        else:
            free = -shape.difference(room).area / unit
        worth = min(free, enough) - way
        if worth > most or (worth == most and number < first):
            best, most, first = spots[number], worth, number
    return best


def centroid(points: list[XY]) -> XY:
    """The middle of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
