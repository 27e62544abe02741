"""Tiles: flowers of seven cells that turn in six ways, and boards assembled from them."""

from __future__ import annotations

from cyclades.board.board import Board, wrong
from cyclades.board.build import Area, Plan, build
from cyclades.board.hexes import FLOWER, Cell, moved, turned


class Tile:
    """A flower of seven cells with its areas, their cells counted from the centre of the tile."""

    def __init__(self, name: str, lands: list[Area], seas: list[Area]) -> None:
        self.name = name
        self.lands = lands
        self.seas = seas


class Place:
    """Where a tile lies: the cell of its centre, and how many sixths it is turned clockwise."""

    def __init__(self, where: str, tile: Tile, at: Cell, turn: int) -> None:
        self.where = where
        self.tile = tile
        self.at = at
        self.turn = turn


def flower_centre(cells: list[Cell], where: str) -> Cell:
    """The centre of a flower, whose cells these must be."""
    found = set(cells)
    for centre in cells:
        if len(cells) == len(FLOWER) and all(moved(centre, step) in found for step in FLOWER):
            return centre
    raise wrong(where, "seven cells in rows of two, three and two", f"{len(cells)} cells of another shape")


def lay(area: Area, at: Cell, turn: int) -> Area:
    """An area of a tile where the tile lies on the board."""
    return Area(
        where=area.where,
        id=area.id,
        title=area.title,
        land=area.land,
        cells=[moved(turned(cell, turn), at) for cell in area.cells],
        prosperity=area.prosperity,
        sites=area.sites,
        metropolis_square=area.metropolis_square,
        left_beside_metropolis=area.left_beside_metropolis,
        priestess=area.priestess,
        symbol=area.symbol,
        island=area.island,
    )


def lay_tiles(plan: Plan, places: list[Place]) -> None:
    """Add the areas of all tiles to a plan; no tile twice, none on another."""
    used: dict[str, str] = {}
    taken: dict[Cell, Place] = {}
    for place in places:
        tile = place.tile
        if tile.name in used:
            raise wrong(place.where, "each tile once", f"{tile.name!r}, which {used[tile.name]} has laid")
        used[tile.name] = place.where
        for step in FLOWER:
            cell = moved(place.at, step)
            if cell in taken:
                over = f"{tile.name!r} over {taken[cell].tile.name!r} at cell {list(cell)}"
                raise wrong(place.where, "tiles that do not overlap", over)
            taken[cell] = place
        plan.lands.extend([lay(area, place.at, place.turn) for area in tile.lands])
        plan.seas.extend([lay(area, place.at, place.turn) for area in tile.seas])


def assemble(name: str, places: list[Place]) -> Board:
    """The board of these tiles."""
    plan = Plan(name)
    lay_tiles(plan, places)
    return build(plan)
