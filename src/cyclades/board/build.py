"""From a list of areas with their cells to a checked board."""

from __future__ import annotations

from dataclasses import dataclass, field

from cyclades.board.area_ids import RESERVED, is_id
from cyclades.board.board import MOST_LANDS, MOST_SEAS, Board, BoardError, Start, near_matches, wrong
from cyclades.board.hexes import Cell, connected, neighbours

FORMAT = "cyclades-board 1"


@dataclass
class Area:
    """One area as somebody wrote it; `where` says in which place, for messages."""

    where: str
    id: str
    title: str
    land: bool
    cells: list[Cell]
    prosperity: int = 0
    sites: int = 0
    metropolis_square: int = 0
    left_beside_metropolis: int = 0
    priestess: int = 0
    symbol: int = 0
    island: str = ""


@dataclass
class StartSpec:
    """A starting position as somebody wrote it, by ids."""

    where: str
    seat: str
    lands: list[str]
    fleets: list[str]


@dataclass
class Plan:
    """Everything a board is built from: in the order in which it will be numbered."""

    name: str
    lands: list[Area] = field(default_factory=list)
    seas: list[Area] = field(default_factory=list)
    starts: list[StartSpec] = field(default_factory=list)
    joined: list[tuple[str, str]] = field(default_factory=list)
    parted: list[tuple[str, str]] = field(default_factory=list)


def build(plan: Plan) -> Board:
    """Check everything and make the board."""
    areas = plan.lands + plan.seas
    check_counts(plan)
    numbers = check_areas(areas)
    touching = touches(plan, areas, numbers)
    adjacent = tuple(tuple(sorted(touching[number])) for number in range(len(areas)))
    lands = len(plan.lands)
    islands = number_islands(lands, adjacent)
    check_islands(plan.lands, islands, adjacent)
    check_water(areas, lands, islands, adjacent)
    starts = tuple(make_starts(plan, numbers, lands, adjacent))
    return Board(
        name=plan.name,
        lands=lands,
        ids=tuple([area.id for area in areas]),
        titles=tuple([area.title for area in areas]),
        islands=tuple(islands),
        adjacent=adjacent,
        prosperity=tuple([area.prosperity for area in areas]),
        sites=tuple([area.sites for area in areas]),
        metropolis_squares=tuple([area.metropolis_square for area in areas]),
        left_beside_metropolis=tuple([area.left_beside_metropolis for area in areas]),
        priestess=tuple([area.priestess for area in areas]),
        symbols=tuple([area.symbol for area in areas]),
        starts=starts,
        cells=tuple([tuple(sorted(area.cells)) for area in areas]),
        layout=layout_of(plan),
    )


def check_counts(plan: Plan) -> None:
    """A board has land and sea, and not more than the action table has room for."""
    for kind, count, most in (("land", len(plan.lands), MOST_LANDS), ("sea", len(plan.seas), MOST_SEAS)):
        if count == 0:
            raise wrong(kind, f"at least one {kind} area", "none")
        if count > most:
            raise wrong(kind, f"at most {most} {kind} areas", count)


def check_areas(areas: list[Area]) -> dict[str, int]:
    """Check each area by itself, and that no two share an id, a name or a cell. Gives the numbers by id."""
    numbers: dict[str, int] = {}
    titles: dict[str, str] = {}
    taken: dict[Cell, str] = {}
    for area in areas:
        if not is_id(area.id):
            raise wrong(area.where, "an id of small letters, digits and hyphens, a letter first", repr(area.id))
        if area.id in RESERVED:
            raise wrong(area.where, "an id that is not a word of the game", repr(area.id))
        if area.id in numbers:
            raise wrong(area.where, "an id of its own", f"{area.id!r}, which {areas[numbers[area.id]].where} has")
        if area.title in titles:
            raise wrong(area.where, "a name of its own", f"{area.title!r}, which {titles[area.title]} has")
        titles[area.title] = area.where
        check_cells(area, taken)
        check_printed(area)
        numbers[area.id] = len(numbers)
    return numbers


def check_cells(area: Area, taken: dict[Cell, str]) -> None:
    """An area has cells, in one piece, that no other area has."""
    if not area.cells:
        raise wrong(area.where, "at least one cell", "none")
    for cell in area.cells:
        if cell in taken:
            raise wrong(area.where, "cells of its own", f"cell {list(cell)}, which {taken[cell]} has")
        taken[cell] = area.where
    if not connected(area.cells):
        raise wrong(area.where, "cells that touch each other", f"{len(area.cells)} cells in several pieces")


def check_printed(area: Area) -> None:
    """What is printed on an area makes sense together."""
    if area.metropolis_square and not area.sites:
        raise wrong(area.where, "sites under a metropolis square", "sites = 0")
    if area.left_beside_metropolis and not area.metropolis_square:
        raise wrong(area.where, "a metropolis square where sites are left beside one", "metropolis_square = 0")
    if area.left_beside_metropolis and area.left_beside_metropolis >= area.sites:
        raise wrong(
            area.where,
            f"fewer sites left beside a Metropolis than the {area.sites} printed",
            area.left_beside_metropolis,
        )
    if area.symbol and not area.sites:
        raise wrong(area.where, "sites where a building symbol is printed", "sites = 0")


def touches(plan: Plan, areas: list[Area], numbers: dict[str, int]) -> list[set[int]]:
    """Which areas touch: those whose cells do, with those joined and without those parted by hand."""
    owner: dict[Cell, int] = {}
    for number, area in enumerate(areas):
        for cell in area.cells:
            owner[cell] = number
    touching: list[set[int]] = [set() for _ in areas]
    for cell, number in owner.items():
        for other in neighbours(cell):
            beside = owner.get(other)
            if beside is not None and beside != number:
                touching[number].add(beside)
    for index, pair in enumerate(plan.joined):
        a, b = find_pair(f"joined[{index}]", pair, numbers)
        if b in touching[a]:
            raise wrong(
                f"joined[{index}]", "two areas that do not touch yet", f"{pair[0]} and {pair[1]}, whose cells touch"
            )
        touching[a].add(b)
        touching[b].add(a)
    for index, pair in enumerate(plan.parted):
        a, b = find_pair(f"parted[{index}]", pair, numbers)
        if b not in touching[a]:
            raise wrong(f"parted[{index}]", "two areas that touch", f"{pair[0]} and {pair[1]}, which do not")
        touching[a].discard(b)
        touching[b].discard(a)
    return touching


def find_pair(where: str, pair: tuple[str, str], numbers: dict[str, int]) -> tuple[int, int]:
    """The numbers of two different areas."""
    a = find(where, pair[0], numbers)
    b = find(where, pair[1], numbers)
    if a == b:
        raise wrong(where, "two different areas", f"{pair[0]} twice")
    return a, b


def find(where: str, id: str, numbers: dict[str, int]) -> int:
    """The number of an area that something in the file names."""
    number = numbers.get(id)
    if number is None:
        near = near_matches(id, tuple(numbers))
        hint = f" (did you mean {' or '.join(near)}?)" if near else ""
        raise wrong(where, "the id of an area", f"{id!r}{hint}")
    return number


def number_islands(lands: int, adjacent: tuple[tuple[int, ...], ...]) -> list[int]:
    """The island of each land area: areas that touch share one."""
    islands = [-1] * lands
    count = 0
    for first in range(lands):
        if islands[first] >= 0:
            continue
        islands[first] = count
        queue = [first]
        while queue:
            for other in adjacent[queue.pop()]:
                if other < lands and islands[other] < 0:
                    islands[other] = count
                    queue.append(other)
        count += 1
    return islands


def check_islands(lands: list[Area], islands: list[int], adjacent: tuple[tuple[int, ...], ...]) -> None:
    """Where islands are named: those with one name are joined, those with different names do not touch."""
    of_name: dict[str, int] = {}
    for number, area in enumerate(lands):
        for other in adjacent[number]:
            if other < len(lands) and lands[other].island != area.island:
                names = (
                    f"{area.id} of {area.island or 'no island'!r} beside {lands[other].id} of {lands[other].island!r}"
                )
                raise wrong(area.where, "islands that do not touch", names)
        if area.island:
            first = of_name.setdefault(area.island, number)
            if islands[first] != islands[number]:
                raise wrong(
                    area.where, f"all of island {area.island!r} in one piece", f"{area.id} apart from {lands[first].id}"
                )


def check_water(areas: list[Area], lands: int, islands: list[int], adjacent: tuple[tuple[int, ...], ...]) -> None:
    """Every land has a neighbour, every island a shore, and the sea is one."""
    ashore: set[int] = set()
    for number in range(lands):
        if not adjacent[number]:
            raise wrong(
                areas[number].where, "a land area that touches the sea or a neighbour", f"{areas[number].id} alone"
            )
        if adjacent[number][-1] >= lands:
            ashore.add(islands[number])
    for number in range(lands):
        if islands[number] not in ashore:
            raise wrong(areas[number].where, "an island that touches the sea", f"{areas[number].id} without a shore")
    seen = {lands}
    queue = [lands]
    while queue:
        for other in adjacent[queue.pop()]:
            if other >= lands and other not in seen:
                seen.add(other)
                queue.append(other)
    for number in range(lands, len(areas)):
        if number not in seen:
            raise wrong(areas[number].where, "one connected sea", f"{areas[number].id} cut off from {areas[lands].id}")


def make_starts(plan: Plan, numbers: dict[str, int], lands: int, adjacent: tuple[tuple[int, ...], ...]) -> list[Start]:
    """The printed starting positions, each on areas of its own, fleets beside own land."""
    starts: list[Start] = []
    taken: dict[int, str] = {}
    seats: set[str] = set()
    for spec in plan.starts:
        if spec.seat in seats:
            raise wrong(f"{spec.where}.seat", "a seat of its own", f"{spec.seat!r} again")
        seats.add(spec.seat)
        for key, named in (("lands", spec.lands), ("fleets", spec.fleets)):
            if not named:
                raise wrong(f"{spec.where}.{key}", "at least one area", "none")
            for id in named:
                number = find(f"{spec.where}.{key}", id, numbers)
                if (number < lands) != (key == "lands"):
                    kinds = (
                        ("a land area", f"the sea area {id}")
                        if key == "lands"
                        else ("a sea area", f"the land area {id}")
                    )
                    raise wrong(f"{spec.where}.{key}", kinds[0], kinds[1])
                if number in taken:
                    raise wrong(f"{spec.where}.{key}", "areas of its own", f"{id}, where {taken[number]} starts")
                taken[number] = spec.seat
        own = tuple([numbers[id] for id in spec.lands])
        fleets = tuple([numbers[id] for id in spec.fleets])
        for fleet in fleets:
            if not any(land in adjacent[fleet] for land in own):
                id = spec.fleets[fleets.index(fleet)]
                raise wrong(f"{spec.where}.fleets", f"seas beside {' or '.join(spec.lands)}", id)
        starts.append(Start(spec.seat, own, fleets))
    return starts


def layout_of(plan: Plan) -> dict[str, object]:
    """The board as JSON data, complete in itself: records keep it."""
    layout: dict[str, object] = {
        "format": FORMAT,
        "name": plan.name,
        "land": [area_data(area) for area in plan.lands],
        "sea": [area_data(area) for area in plan.seas],
    }
    if plan.starts:
        layout["starts"] = [{"seat": s.seat, "lands": list(s.lands), "fleets": list(s.fleets)} for s in plan.starts]
    if plan.joined:
        layout["joined"] = [[a, b] for a, b in plan.joined]
    if plan.parted:
        layout["parted"] = [[a, b] for a, b in plan.parted]
    return layout


def area_data(area: Area) -> dict[str, object]:
    """One area as JSON data; what is 0 is left out."""
    data: dict[str, object] = {"id": area.id, "name": area.title, "cells": [[q, r] for q, r in sorted(area.cells)]}
    if area.island:
        data["island"] = area.island
    numbers = (
        ("sites", area.sites),
        ("metropolis_square", area.metropolis_square),
        ("left_beside_metropolis", area.left_beside_metropolis),
        ("prosperity", area.prosperity),
        ("priestess", area.priestess),
        ("symbol", area.symbol),
    )
    for key, value in numbers:
        if value:
            data[key] = value
    return data


__all__ = ["Area", "BoardError", "Plan", "StartSpec", "build"]
