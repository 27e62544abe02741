"""Where labels and pieces go: the best spot is found without trying every one, and a huge area is no trouble."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from cyclades.board import places
from cyclades.board.cells import RADIUS, XY, centre, hexagons
from cyclades.board.hexes import Cell, neighbours

pytestmark = pytest.mark.interpreted


def best_of_all(room: BaseGeometry, half: float, spots: list[XY], middle: XY) -> XY:
    """The same, by trying every spot."""
    best, most = middle, -math.inf
    for spot in spots:
        frame = box(spot[0] - half, spot[1] - half, spot[0] + half, spot[1] + half)
        free = frame.distance(room.boundary) if room.contains(frame) else -frame.difference(room).area / half
        worth = min(free, RADIUS * 0.16) - 0.03 * math.dist(spot, middle)
        if worth > most:
            best, most = spot, worth
    return best


@pytest.mark.parametrize("seed", range(20))
def test_the_best_spot_is_found(seed: int) -> None:
    generator = random.Random(seed)
    cells = tuple({(generator.randrange(3), generator.randrange(3)) for _ in range(5)})
    hole = Polygon([(generator.uniform(0, 300), generator.uniform(0, 300)) for _ in range(5)]).buffer(0)
    room = hexagons(cells).difference(hole)
    spots = [(10.0 * x, 10.0 * y) for x in range(-6, 14) for y in range(-6, 14)]
    middle = centre(cells[0])
    half = generator.choice([5.0, 20.0, 60.0])
    assert places.roomiest(room, half, half, spots, middle) == best_of_all(room, half, spots, middle)


def test_spots_are_tried_only_as_long_as_one_could_be_better(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[XY] = []

    def counted(left: float, top: float, right: float, bottom: float) -> BaseGeometry:
        tried.append((left, top))
        return box(left, top, right, bottom)

    monkeypatch.setattr(places, "box", counted)
    spots = [(4.0 * x, 4.0 * y) for x in range(-50, 50) for y in range(-50, 50)]
    wide, narrow = box(-500, -500, 500, 500), box(-3, -3, 3, 3)
    assert places.roomiest(wide, 10, 10, spots, (0.0, 0.0)) == (0.0, 0.0)
    assert len(tried) < 50
    tried.clear()
    places.roomiest(narrow, 10, 10, spots, (400.0, 400.0))  # there is room nowhere
    assert len(tried) <= places.MOST_TRIED


def test_the_middles_of_cells_are_those_of_all_that_touch() -> None:
    cells: tuple[Cell, ...] = ((0, 0), (1, 0), (0, 1), (2, 0), (5, 5))
    touching = [
        group
        for size in (1, 2, 3)
        for group in combinations(cells, size)
        if all(other in neighbours(cell) for cell, other in combinations(group, 2))
    ]
    wanted = sorted(places.centroid([centre(cell) for cell in group]) for group in touching)
    assert sorted(places.middles_of(cells)) == wanted


def test_a_sea_that_winds_far_has_not_more_spots_than_others() -> None:
    snake = hexagons(tuple((number, 0) for number in range(40)) + tuple((39, number) for number in range(40)))
    tried: list[int] = []

    def counting(room: BaseGeometry, half_width: float, half_height: float, spots: list[XY], middle: XY) -> XY:
        tried.append(len(spots))
        return middle

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "roomiest", counting)
        places.best_spot(snake, 10, 10, [(0.0, 0.0)])
    assert tried[0] <= 1.2 * places.MOST_SPOTS
