# interpreted
"""Where everything of a board is drawn: outlines, borders and places for labels and pieces, as plain data.

The pictures of this package and any other client draw from the same data, so a coast looks the same everywhere. Lengths
are in units of which a cell is `2 * RADIUS` high.
"""

from __future__ import annotations

import math
import random
import zlib
from typing import Any

import shapely
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from cyclades.board.board import Board
from cyclades.board.hexes import Cell

RADIUS = 60.0
MARGIN = 46.0

XY = tuple[float, float]


def geometry(board: Board) -> dict[str, Any]:
    """All that is needed to draw a board, as data that goes through JSON."""
    islands = [island_shape(board, island) for island in range(board.island_count)]
    land = unary_union(islands)
    water = sea_shape(board)
    left, top, right, bottom = water.bounds
    return {
        "name": board.name,
        "radius": RADIUS,
        "viewBox": [
            round(left - MARGIN),
            round(top - MARGIN),
            round(right - left + 2 * MARGIN),
            round(bottom - top + 2 * MARGIN),
        ],
        "sea": path_of(water, smooth=True),
        "islands": [path_of(shape, smooth=True) for shape in islands],
        "land_borders": [line_path(line) for line in land_borders(board, land)],
        "sea_borders": [line_path(line) for line in sea_borders(board, land, water)],
        "areas": [area_data(board, number, islands, land) for number in range(board.areas)],
    }


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


# Coasts


def island_shape(board: Board, island: int) -> BaseGeometry:
    """The land of an island: its cells, shrunk, rounded and roughened."""
    lands = [land for land in range(board.lands) if board.islands[land] == island]
    cells = tuple(cell for land in lands for cell in board.cells[land])
    bend = RADIUS * 0.28
    shape = hexagons(cells).buffer(-RADIUS * 0.09)
    shape = shape.buffer(-bend).buffer(2 * bend).buffer(-bend)
    return rough(shape, random.Random(seed_of(*(board.ids[land] for land in lands))), RADIUS * 0.045)


def sea_shape(board: Board) -> BaseGeometry:
    """All the water: every cell, with a wavy rim."""
    shape = hexagons(tuple(cell for cells in board.cells for cell in cells)).buffer(RADIUS * 0.16)
    bend = RADIUS * 0.3
    shape = shape.buffer(bend).buffer(-2 * bend).buffer(bend)
    return rough(shape, random.Random(seed_of(*board.ids)), RADIUS * 0.05)


def seed_of(*words: str) -> int:
    """A number that is the same for the same words, on every machine."""
    return zlib.crc32(" ".join(words).encode())


def rough(shape: BaseGeometry, generator: random.Random, strength: float) -> BaseGeometry:
    """The same shape with coves and capes."""
    pieces: list[Polygon] = []
    for polygon in polygons(shape):
        outer = jittered(polygon.exterior, generator, strength)
        holes = [jittered(ring, generator, strength) for ring in polygon.interiors]
        pieces.append(Polygon(outer, holes))
    return unary_union(pieces) if all(piece.is_valid for piece in pieces) else unary_union(pieces).buffer(0)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons of a shape."""
    if isinstance(shape, Polygon):
        return [shape] if not shape.is_empty else []
    return [part for part in getattr(shape, "geoms", ()) if isinstance(part, Polygon)]


def jittered(ring: LineString, generator: random.Random, strength: float) -> list[XY]:
    """Walk along a ring in equal steps and push each point a little in or out: wide swings and small ones."""
    count = max(12, round(ring.length / (RADIUS * 0.15)))
    waves = [(generator.randint(2, max(3, count // 7)), generator.uniform(0, math.tau)) for _ in range(4)]
    points: list[XY] = []
    for index in range(count):
        here = ring.interpolate(index / count, normalized=True)
        ahead = ring.interpolate(((index + 0.5) / count) % 1, normalized=True)
        behind = ring.interpolate(((index - 0.5) / count) % 1, normalized=True)
        along = math.hypot(ahead.x - behind.x, ahead.y - behind.y) or 1.0
        swing = sum(math.sin(math.tau * turns * index / count + phase) for turns, phase in waves) / len(waves)
        push = strength * (1.1 * swing + generator.gauss(0, 0.75))
        push = max(-1.9 * strength, min(1.9 * strength, push))
        points.append((here.x + push * (behind.y - ahead.y) / along, here.y + push * (ahead.x - behind.x) / along))
    return points


# Borders


def edges(board: Board) -> dict[tuple[XY, XY], list[int]]:
    """The edges between cells, each with the areas on its two sides (or one, at the rim)."""
    found: dict[tuple[XY, XY], list[int]] = {}
    for number in range(board.areas):
        for cell in board.cells[number]:
            ring = corners(cell)
            for index in range(6):
                a, b = ring[index], ring[(index + 1) % 6]
                found.setdefault((min(a, b), max(a, b)), []).append(number)
    return found


def land_borders(board: Board, land: BaseGeometry) -> list[LineString]:
    """The borders between the areas of an island."""
    lines = [
        LineString(edge)
        for edge, sides in edges(board).items()
        if len(sides) == 2 and sides[0] != sides[1] and max(sides) < board.lands
    ]
    return merged([line.intersection(land) for line in lines])


def sea_borders(board: Board, land: BaseGeometry, water: BaseGeometry) -> list[LineString]:
    """The borders between sea areas, drawn on to the coast or the rim where they meet it."""
    owner = {cell: number for number in range(board.areas) for cell in board.cells[number]}
    around: dict[XY, list[Cell]] = {}
    for cell in owner:
        for corner in corners(cell):
            around.setdefault(corner, []).append(cell)
    shore = land.buffer(-1)
    lines: list[BaseGeometry] = []
    for (a, b), sides in edges(board).items():
        if len(sides) < 2 or sides[0] == sides[1] or min(sides) < board.lands:
            continue
        lines.append(LineString([a, b]))
        for end, other in ((a, b), (b, a)):
            ashore = [cell for cell in around[end] if owner[cell] < board.lands]
            for cell in ashore:
                # Only the piece up to the coast is wanted.
                line = LineString([end, centre(cell)]).difference(shore)
                lines.append(getattr(line, "geoms", [line])[0])
            if len(around[end]) == 2:
                onward = (2 * end[0] - other[0], 2 * end[1] - other[1])
                lines.append(LineString([end, onward]).intersection(water))
    return merged(lines)


def merged(lines: list[BaseGeometry]) -> list[LineString]:
    """Lines joined end to end, so that dashes run on."""
    whole = [part for line in lines for part in getattr(line, "geoms", [line]) if isinstance(part, LineString)]
    joined = linemerge([line for line in whole if not line.is_empty]) if whole else LineString()
    return [part for part in getattr(joined, "geoms", [joined]) if not part.is_empty]


# Areas


def area_data(board: Board, number: int, islands: list[BaseGeometry], land: BaseGeometry) -> dict[str, Any]:
    """One area: its shape, and where its label, its icons and the pieces on it go."""
    cells = board.cells[number]
    is_land = number < board.lands
    if is_land:
        shape = hexagons(cells).intersection(islands[board.islands[number]])
        label, row, pieces = land_places(cells, board.prosperity[number] + board.priestess[number])
    else:
        shape = hexagons(cells).buffer(-RADIUS * 0.05).difference(land.buffer(RADIUS * 0.05))
        label, row, pieces = sea_places(cells, board.titles[number], board.prosperity[number], land)
    data: dict[str, Any] = {
        "id": board.ids[number],
        "title": board.titles[number],
        "kind": "land" if is_land else "sea",
        "path": path_of(shape.simplify(0.4)),
        "cells": [rounded(centre(cell)) for cell in cells],
        "pieces": rounded(pieces),
        "label": rounded(label),
        "icons": [],
    }
    icons = ["prosperity"] * board.prosperity[number] + ["priestess"] * board.priestess[number]
    gap = RADIUS * (0.44 if is_land else 0.58)
    for index, icon in enumerate(icons):
        data["icons"].append([icon, *rounded((row[0] + gap * (index - (len(icons) - 1) / 2), row[1]))])
    if is_land:
        x, y = label
        data["island"] = board.islands[number]
        data["sites"] = [rounded((x + dx, y + dy)) for dx, dy in site_places(board.sites[number])]
        data["metropolis_square"] = board.metropolis_squares[number]
        data["left_beside_metropolis"] = board.left_beside_metropolis[number]
        data["symbol"] = board.symbols[number]
    return data


def site_places(count: int) -> list[XY]:
    """Where the sites of an area are, from its label: in one row, or two where they are many."""
    step = RADIUS * 0.4
    low = -RADIUS * 0.43
    if count <= 3:
        return [((index - (count - 1) / 2) * step, low) for index in range(count)]
    half = (count + 1) // 2
    return [((index % half - (half - 1) / 2) * step, low - (0 if index >= half else step)) for index in range(count)]


def land_places(cells: tuple[Cell, ...], icons: int) -> tuple[XY, XY, XY]:
    """Label, icons and pieces of a land area: one below the other in its middle cell; pieces in another if there is."""
    middles = by_distance(cells)
    x, y = middles[0]
    pieces = (x, y - RADIUS * 0.12)
    for middle in middles[1:]:
        if math.dist(middle, (x, y)) < 2 * RADIUS:
            pieces = middle
            break
    return (x, y + RADIUS * 0.59), (x, y - RADIUS * (0.5 if icons < 2 else 0.4)), pieces


def sea_places(cells: tuple[Cell, ...], title: str, icons: int, land: BaseGeometry) -> tuple[XY, XY, XY]:
    """Label, icons and pieces of a sea area: each where there is room in the water, near the middle."""
    middles = by_distance(cells)
    if len(cells) == 1:
        x, y = middles[0]
        return (x, y + RADIUS * 0.52), (x, y - RADIUS * 0.38), (x, y + RADIUS * 0.1)
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
    x = sum(middle[0] for middle in middles) / len(middles)
    y = sum(middle[1] for middle in middles) / len(middles)
    left, top, right, bottom = room.bounds
    rim = room.boundary
    shapely.prepare(room)
    best, most = (x, y), -math.inf
    step = RADIUS / 6
    for row in range(int((bottom - top) / step) + 1):
        for column in range(int((right - left) / step) + 1):
            spot = (left + column * step, top + row * step)
            frame = box(spot[0] - half_width, spot[1] - half_height, spot[0] + half_width, spot[1] + half_height)
            free = frame.distance(rim) if room.contains(frame) else -frame.difference(room).area / half_height
            worth = min(free, RADIUS * 0.16) - 0.03 * math.dist(spot, (x, y))
            if worth > most:
                best, most = spot, worth
    return best


def by_distance(cells: tuple[Cell, ...]) -> list[XY]:
    """The middles of some cells, the most central first."""
    middles = [centre(cell) for cell in cells]
    x = sum(middle[0] for middle in middles) / len(middles)
    y = sum(middle[1] for middle in middles) / len(middles)
    return sorted(middles, key=lambda middle: (round(math.dist(middle, (x, y)), 3), -middle[1], middle[0]))


# Paths


def rounded(point: XY) -> list[float]:
    """A point with one decimal."""
    return [round(point[0], 1), round(point[1], 1)]


def path_of(shape: BaseGeometry, smooth: bool = False) -> str:
    """The SVG path of a shape. Smooth: corners are cut for ever, which makes quadratic curves between middles."""
    parts: list[str] = []
    for polygon in polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            points = list(ring.coords)[:-1]
            parts.append(curve(points) if smooth else "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")
    return "".join(parts)


def curve(points: list[XY]) -> str:
    """A closed smooth curve with these points as its control points."""
    middles = [
        ((x + points[(i + 1) % len(points)][0]) / 2, (y + points[(i + 1) % len(points)][1]) / 2)
        for i, (x, y) in enumerate(points)
    ]
    steps = [
        f"Q{points[(i + 1) % len(points)][0]:.1f} {points[(i + 1) % len(points)][1]:.1f} "
        f"{middles[(i + 1) % len(points)][0]:.1f} {middles[(i + 1) % len(points)][1]:.1f}"
        for i in range(len(points))
    ]
    return f"M{middles[0][0]:.1f} {middles[0][1]:.1f}{''.join(steps)}Z"


def line_path(line: LineString) -> str:
    """The SVG path of a line."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line.coords)
