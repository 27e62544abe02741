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

from cyclades.board.board import Board
from cyclades.board.cells import RADIUS, XY, centre, corners, hexagons
from cyclades.board.hexes import Cell
from cyclades.board.places import land_places, sea_places, site_places, territory_places
from cyclades.extras import require

try:
    import numpy as np
    import shapely
    from shapely.geometry import LineString, Polygon
    from shapely.geometry.base import BaseGeometry
    from shapely.ops import linemerge, unary_union
except ModuleNotFoundError:
    require("board", "a picture of a board")
    raise

MARGIN = 46.0
TINTS = 4


def geometry(board: Board) -> dict[str, Any]:
    """All that is needed to draw a board, as data that goes through JSON."""
    islands = [island_shape(board, island) for island in range(board.island_count)]
    land = unary_union(islands)
    water = sea_shape(board)
    tints = territory_tints(board)
    left, top, right, bottom = water.union(land).bounds
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
        "areas": [area_data(board, number, islands, land, tints) for number in range(board.areas)],
    }


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
    """All the water, a bit more than the sea areas, with a wavy rim. Where land lies at the rim it ends at the coast,
    so that nobody takes a strip behind an island for a way around it."""
    seas = hexagons(tuple(cell for cells in board.cells[board.lands :] for cell in cells)).buffer(RADIUS * 0.16)
    lands = hexagons(tuple(cell for cells in board.cells[: board.lands] for cell in cells)).buffer(-RADIUS * 0.3)
    shape = seas.union(lands)
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
    places = np.arange(count)
    here, ahead, behind = (points_along(ring, (places + shift) / count % 1) for shift in (0.0, 0.5, -0.5))
    points: list[XY] = []
    for index in range(count):
        (x, y), (ahead_x, ahead_y), (behind_x, behind_y) = here[index], ahead[index], behind[index]
        along = math.hypot(ahead_x - behind_x, ahead_y - behind_y) or 1.0
        swing = sum(math.sin(math.tau * turns * index / count + phase) for turns, phase in waves) / len(waves)
        push = strength * (1.1 * swing + generator.gauss(0, 0.75))
        push = max(-1.9 * strength, min(1.9 * strength, push))
        points.append((x + push * (behind_y - ahead_y) / along, y + push * (ahead_x - behind_x) / along))
    return points


def points_along(ring: LineString, shares: Any) -> list[XY]:
    """The points of a ring at some shares of its length, all at once."""
    found: list[XY] = shapely.get_coordinates(shapely.line_interpolate_point(ring, shares, normalized=True)).tolist()
    return found


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


def territory_tints(board: Board) -> dict[int, int]:
    """A shade for each territory, another one than those of its neighbours. A territory is an area of an island of
    several areas, of which some have several cells."""
    wide = {board.islands[land] for land in range(board.lands) if len(board.cells[land]) > 1}
    tints: dict[int, int] = {}
    for land in range(board.lands):
        beside = [other for other in board.adjacent[land] if other < board.lands]
        if beside and board.islands[land] in wide:
            taken = [tints[other] for other in beside if other in tints]
            free = [tint for tint in range(max(TINTS, len(taken) + 1)) if tint not in taken]
            # The one that is seldom so far, so that all of them are seen; more than the usual ones only in need.
            used = list(tints.values())
            tints[land] = min(free, key=lambda tint: (tint >= TINTS, used.count(tint), tint))
    return tints


# Areas


def area_data(
    board: Board, number: int, islands: list[BaseGeometry], land: BaseGeometry, tints: dict[int, int]
) -> dict[str, Any]:
    """One area: its shape, and where its label, its icons and the pieces on it go."""
    cells = board.cells[number]
    is_land = number < board.lands
    icons = ["prosperity"] * board.prosperity[number] + ["priestess"] * board.priestess[number]
    seats = [start.seat for start in board.starts if number in start.lands + start.fleets]
    sites: list[XY] = []
    if is_land:
        shape = hexagons(cells).intersection(islands[board.islands[number]])
        sites = site_places(board, number)
        if number in tints and len(cells) > 1:
            label, row, pieces = territory_places(cells, board.titles[number], shape, len(icons), sites)
        else:
            label, row, pieces = land_places(cells, shape, len(icons), sites)
    else:
        shape = hexagons(cells).buffer(-RADIUS * 0.05).difference(land.buffer(RADIUS * 0.05))
        label, row, pieces = sea_places(cells, board.titles[number], len(icons), land)
    mark = pieces
    if seats and sites and len(cells) == 1:
        # No room for a mark of its own: it stands in one row with the sites.
        sites = [(x - RADIUS * 0.24, y) for x, y in sites]
        mark = (label[0] + sites[-1][0] + RADIUS * 0.5, label[1] + sites[-1][1])
    data: dict[str, Any] = {
        "id": board.ids[number],
        "title": board.titles[number],
        "kind": "land" if is_land else "sea",
        "path": path_of(shape.simplify(0.4)),
        "cells": [rounded(centre(cell)) for cell in cells],
        "pieces": rounded(pieces),
        "label": rounded(label),
        "icons": [],
        "starts": [[seat, *rounded(mark)] for seat in seats],
    }
    gap = RADIUS * (0.44 if is_land else 0.58)
    for index, icon in enumerate(icons):
        data["icons"].append([icon, *rounded((row[0] + gap * (index - (len(icons) - 1) / 2), row[1]))])
    if is_land:
        x, y = label
        data["island"] = board.islands[number]
        data["sites"] = [rounded((x + dx, y + dy)) for dx, dy in sites]
        data["metropolis_square"] = board.metropolis_squares[number]
        data["left_beside_metropolis"] = board.left_beside_metropolis[number]
        data["symbol"] = board.symbols[number]
        if number in tints:
            data["tint"] = tints[number]
    return data


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
