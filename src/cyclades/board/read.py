# interpreted
"""Boards and tiles from text: TOML as a person writes it, or JSON as records keep it. See docs/boards.md."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from cyclades.board.area_ids import slug
from cyclades.board.board import Board, BoardError, near_matches, wrong
from cyclades.board.build import FORMAT, Area, Plan, StartSpec, build
from cyclades.board.hexes import Cell, moved
from cyclades.board.picture import read_picture
from cyclades.board.reading_keys import (
    cell,
    checked_name,
    count,
    kind_of,
    name,
    need,
    only,
    pairs,
    path,
    tables,
    text,
    texts,
    whole,
)
from cyclades.board.tiles import Place, Tile, flower_centre, lay_tiles

TILES_FORMAT = "cyclades-tiles 1"
SHIPPED = tuple(
    sorted(
        file.name.removesuffix(".toml")
        for file in (files("cyclades.board") / "data").iterdir()
        if file.name.endswith(".toml") and file.name != "tiles.toml"
    )
)

BOARD_KEYS = (
    "format", "name", "about", "picture", "land", "sea", "plain_seas", "tile", "place", "starts", "joined", "parted",
)  # fmt: skip
TILE_KEYS = ("name", "about", "picture", "land", "sea")
SEA_KEYS = ("mark", "cells", "id", "name", "prosperity")
LAND_KEYS = (
    *SEA_KEYS, "island", "sites", "metropolis_square", "left_beside_metropolis", "priestess", "symbol",
)  # fmt: skip
MOST_PROSPERITY = 9
MOST_SITES = 9


def load_board(spec: str | Path | Mapping[str, Any]) -> Board:
    """A board from a layout (`board.layout`), the name of a shipped board, a path to a file, or text."""
    if isinstance(spec, Mapping):
        return board_from(spec)
    if isinstance(spec, str) and spec in SHIPPED:
        return shipped(spec)
    if isinstance(spec, str) and ("\n" in spec or spec.lstrip().startswith("{")):
        return board_from(parse(spec))
    if not isinstance(spec, (str, Path)):
        raise wrong("board", "a layout, a name, a path or a text", kind_of(spec))
    return board_from_file(spec)


def board_from_file(spec: str | Path) -> Board:
    """A board from a file; its errors begin with the file's name."""
    file = Path(spec)
    try:
        content = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise wrong(str(spec), "a text file in UTF-8", f"byte {error.start} that is none") from None
    except (OSError, ValueError):
        near = near_matches(str(spec), SHIPPED)
        hint = f" (did you mean {' or '.join(near)}?)" if near else ""
        raise wrong("board", f"one of {', '.join(SHIPPED)} or a file", f"{str(spec)!r}{hint}") from None
    try:
        return board_from(parse(content))
    except BoardError as error:
        raise BoardError(f"{file.name}: {error}") from None


@cache
def shipped(name: str) -> Board:
    """A board that comes with the package."""
    return board_from(parse(data_text(f"{name}.toml")))


@cache
def shipped_tiles() -> dict[str, Tile]:
    """The ten Legendary tiles, of our own design, by name."""
    data = parse(data_text("tiles.toml"))
    only(data, ("format", "about", "tile"), "tiles")
    check_format(data, TILES_FORMAT)
    return read_tiles(data)


def data_text(name: str) -> str:
    """A text file of the package."""
    return files("cyclades.board").joinpath("data", name).read_text(encoding="utf-8")


def parse(content: str) -> dict[str, Any]:
    """TOML, or JSON where the text begins with a brace."""
    if content.lstrip().startswith("{"):
        try:
            data = json.loads(content)
        except json.JSONDecodeError as error:
            raise wrong(f"line {error.lineno}, column {error.colno}", "JSON", error.msg) from None
        return dict(data)
    try:
        return tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        raise wrong(place.rstrip(")") or "the text", "TOML", reason) from None


def check_format(data: Mapping[str, Any], expected: str) -> None:
    """The file says what it is, so that a later program can still read it."""
    given = need(data, "format", "board")
    if given != expected:
        raise wrong("format", repr(expected), kind_of(given))


def board_from(data: Mapping[str, Any]) -> Board:
    """A board from a table in the one schema."""
    only(data, BOARD_KEYS, "board")
    check_format(data, FORMAT)
    plan = Plan(name(data, "name", "board"))
    if "place" in data:
        for key in ("picture", "land", "sea", "plain_seas"):
            if key in data:
                raise wrong("board", "either tiles in 'place' or areas of its own", f"'place' and {key!r}")
        lay_tiles(plan, read_places(data))
    elif "tile" in data:
        raise wrong("board", "a key 'place' that says where the tiles lie", "none")
    else:
        plan.lands, plan.seas = read_areas(data, "")
    for where, entry in tables(data, "starts", ""):
        only(entry, ("seat", "lands", "fleets"), where)
        seat = name(entry, "seat", where)
        plan.starts.append(StartSpec(where, seat, texts(entry, "lands", where), texts(entry, "fleets", where)))
    plan.joined = pairs(data, "joined", "")
    plan.parted = pairs(data, "parted", "")
    return build(plan)


def read_tiles(data: Mapping[str, Any]) -> dict[str, Tile]:
    """The tiles that a file defines."""
    found: dict[str, Tile] = {}
    for where, entry in tables(data, "tile", ""):
        only(entry, TILE_KEYS, where)
        title = name(entry, "name", where)
        if title in found:
            raise wrong(path(where, "name"), "a tile name of its own", f"{title!r} again")
        text(entry, "picture", where)
        lands, seas = read_areas(entry, f"tile {title!r}")
        cells = [cell for area in lands + seas for cell in area.cells]
        centre = flower_centre(cells, f"tile {title!r}.picture")
        for area in lands + seas:
            area.cells = [moved(cell, (-centre[0], -centre[1])) for cell in area.cells]
        found[title] = Tile(title, lands, seas)
    return found


def read_places(data: Mapping[str, Any]) -> list[Place]:
    """Where the tiles lie."""
    known = dict(shipped_tiles())
    known.update(read_tiles(data))
    places: list[Place] = []
    for where, entry in tables(data, "place", ""):
        only(entry, ("tile", "at", "turn"), where)
        tile = name(entry, "tile", where)
        if tile not in known:
            near = near_matches(tile, tuple(known))
            hint = f" (did you mean {' or '.join(near)}?)" if near else ""
            raise wrong(path(where, "tile"), "the name of a tile", f"{tile!r}{hint}")
        turn = whole(entry, "turn", where, 0)
        if not 0 <= turn < 6:
            raise wrong(path(where, "turn"), "sixths of a turn from 0 to 5", turn)
        places.append(Place(where, known[tile], cell(need(entry, "at", where), path(where, "at")), turn))
    if not places:
        raise wrong("place", "at least one tile", "none")
    return places


def read_areas(data: Mapping[str, Any], where: str) -> tuple[list[Area], list[Area]]:
    """The land and sea areas of a board or of a tile."""
    marks: dict[str, list[Cell]] | None = None
    if "picture" in data:
        marks = read_picture(text(data, "picture", where), path(where, "picture"))
    used: dict[str, str] = {}
    areas: list[list[Area]] = []
    for kind in ("land", "sea"):
        areas.append([read_area(entry, here, kind, marks, used) for here, entry in tables(data, kind, where)])
    for index, mark in enumerate(texts(data, "plain_seas", where)):
        here = f"{path(where, 'plain_seas')}[{index}]"
        areas[1].append(Area(here, slug(mark), checked_name(mark, here), False, marked_cells(mark, here, marks, used)))
    for mark in marks or ():
        if mark not in used:
            near = near_matches(mark, tuple(used)) if len(mark) > 1 else []
            hint = f" (did you mean {' or '.join(near)}?)" if near else ""
            raise wrong(path(where, "picture"), "only marks that a land or sea area has", f"{mark!r}{hint}")
    return areas[0], areas[1]


def read_area(
    entry: Mapping[str, Any], where: str, kind: str, marks: dict[str, list[Cell]] | None, used: dict[str, str]
) -> Area:
    """One land or sea area."""
    land = kind == "land"
    if not land:
        for key in LAND_KEYS:
            if key in entry and key not in SEA_KEYS:
                raise wrong(where, f"{key!r} on land areas only", f"{key!r} at sea")
    only(entry, LAND_KEYS if land else SEA_KEYS, where)
    title = name(entry, "name", where)
    id = name(entry, "id", where, default=slug(title))
    here = f"{where} ({title})"
    return Area(
        where=here,
        id=id,
        title=title,
        land=land,
        cells=area_cells(entry, here, marks, used),
        prosperity=count(entry, "prosperity", here, MOST_PROSPERITY),
        sites=count(entry, "sites", here, MOST_SITES),
        metropolis_square=count(entry, "metropolis_square", here, 1),
        left_beside_metropolis=count(entry, "left_beside_metropolis", here, MOST_SITES),
        priestess=count(entry, "priestess", here, 1),
        symbol=count(entry, "symbol", here, 1),
        island=name(entry, "island", here, default=""),
    )


def area_cells(
    entry: Mapping[str, Any], where: str, marks: dict[str, list[Cell]] | None, used: dict[str, str]
) -> list[Cell]:
    """The cells of an area: those of its mark in the picture, or a list."""
    if ("mark" in entry) == ("cells" in entry):
        given = "both" if "mark" in entry else "neither"
        raise wrong(where, "a mark in the picture or a list of cells", given)
    if "mark" in entry:
        return marked_cells(text(entry, "mark", where), where, marks, used)
    value = entry["cells"]
    if not isinstance(value, (list, tuple)):
        raise wrong(path(where, "cells"), "a list of cells [q, r]", kind_of(value))
    return [cell(item, f"{where}.cells[{index}]") for index, item in enumerate(value)]


def marked_cells(mark: str, where: str, marks: dict[str, list[Cell]] | None, used: dict[str, str]) -> list[Cell]:
    """The cells of a mark, which belongs to one area only."""
    if marks is None:
        raise wrong(where, "a picture for its mark", "none")
    if mark in used:
        raise wrong(where, "a mark of its own", f"{mark!r}, which {used[mark]} has")
    if mark not in marks:
        raise wrong(where, "a mark that is in the picture", repr(mark))
    used[mark] = where
    return marks[mark]
