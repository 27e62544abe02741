"""Boards with a mistake in them: each is refused, with the place, what was expected and what was given."""

import json
from typing import Any

import pytest

from cyclades.board import BoardError, load_board
from tests.board.samples import CLASSIC, OWN_TILE, PLAIN, TILED, TITANS


def swap(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


MANY_SEAS = [f"s{number}" for number in range(64)]

SPOILT: dict[str, tuple[str, str]] = {
    "not TOML": (swap(PLAIN, 'name = "plain"', "name = plain"), "line 3, column 8: expected TOML, got Invalid value"),
    "not JSON": ('{"format": }', "line 1, column 12: expected JSON, got Expecting value"),
    "no format": (swap(PLAIN, 'format = "cyclades-board 1"', ""), "board: expected a key 'format', got none"),
    "other format": (
        swap(PLAIN, "board 1", "board 9"),
        "format: expected 'cyclades-board 1', got 'cyclades-board 9'",
    ),
    "no name": (swap(PLAIN, 'name = "plain"', ""), "board: expected a key 'name', got none"),
    "name of another kind": (swap(PLAIN, '"plain"', "7"), "board.name: expected a text, got 7"),
    "name too long": (
        swap(PLAIN, '"plain"', f'"{"x" * 41}"'),
        f"board.name: expected a name of at most 40 characters that can be printed, got '{'x' * 37}...'",
    ),
    "name of two lines": (
        swap(PLAIN, 'name = "Naxos"', 'name = "Na\\nxos"'),
        "land[0].name: expected a name of at most 40 characters that can be printed, got 'Na\\nxos'",
    ),
    "id too long": (
        swap(PLAIN, 'name = "Naxos"', f'name = "Naxos", id = "{"x" * 41}"'),
        f"land[0].id: expected a name of at most 40 characters that can be printed, got '{'x' * 37}...'",
    ),
    "unknown key of the board": (PLAIN + "colour = 3", "got 'colour'"),
    "unknown key of an area": (
        swap(PLAIN, "sites = 2", "site = 2"),
        "land[0]: expected only the keys mark, cells, id, name, prosperity, island, sites, metropolis_square, "
        "left_beside_metropolis, priestess, symbol, got 'site' (did you mean sites?)",
    ),
    "area without a name": (swap(PLAIN, 'name = "Naxos", ', ""), "land[0]: expected a key 'name', got none"),
    "list of another kind": (PLAIN.split("sea = [")[0] + "sea = 3", "sea: expected a list of tables, got 3"),
    "area of another kind": (PLAIN.split("sea = [")[0] + 'sea = ["a"]', "sea[0]: expected a table, got 'a'"),
    "negative number": (
        swap(PLAIN, "sites = 2", "sites = -1"),
        "land[0] (Naxos).sites: expected a whole number from 0 to 9, got -1",
    ),
    "number as text": (
        swap(PLAIN, "prosperity = 1", 'prosperity = "1"'),
        "land[0] (Naxos).prosperity: expected a whole number from 0 to 9, got '1'",
    ),
    "broken number": (
        swap(PLAIN, "sites = 2", "sites = 1.5"),
        "land[0] (Naxos).sites: expected a whole number from 0 to 9, got 1.5",
    ),
    "two priestess symbols": (
        swap(PLAIN, "priestess = 1", "priestess = 2"),
        "land[1] (Paros).priestess: expected a whole number from 0 to 1, got 2",
    ),
    "sites at sea": (
        swap(PLAIN, 'name = "Alpha"', 'name = "Alpha", sites = 1'),
        "sea[0]: expected 'sites' on land areas only, got 'sites' at sea",
    ),
    "id twice": (
        swap(PLAIN, 'name = "Paros"', 'name = "Paros", id = "naxos"'),
        "land[1] (Paros): expected an id of its own, got 'naxos', which land[0] (Naxos) has",
    ),
    "name twice": (
        swap(PLAIN, 'name = "Paros"', 'name = "Naxos", id = "paros"'),
        "land[1] (Naxos): expected a name of its own, got 'Naxos', which land[0] (Naxos) has",
    ),
    "bad id": (
        swap(PLAIN, 'name = "Paros"', 'name = "Paros", id = "Paros!"'),
        "land[1] (Paros): expected an id of small letters, digits and hyphens, a letter first, got 'Paros!'",
    ),
    "name of a god": (
        swap(PLAIN, '"Paros"', '"Ares"'),
        "land[1] (Ares): expected an id that is not a word of the game, got 'ares'",
    ),
    "unknown mark": (
        swap(PLAIN, "N   P", "N   Q"),
        "land[1] (Paros): expected a mark that is in the picture, got 'P'",
    ),
    "mark without an area": (
        swap(PLAIN, "c   c   b", "c   z   b"),
        "picture: expected only marks that a land or sea area has, got 'z'",
    ),
    "mark twice": (
        swap(PLAIN, 'mark = "P"', 'mark = "N"'),
        "land[1] (Paros): expected a mark of its own, got 'N', which land[0] (Naxos) has",
    ),
    "mark too long": (
        swap(PLAIN, "  a   N", "  aaaaN"),
        "picture, line 2, column 3: expected a mark of one to 3 letters or digits, or a dot, got 'aaaaN'",
    ),
    "crooked picture": (
        swap(PLAIN, "  a   N   P", "  a  N   P"),
        "picture, line 2, column 6: expected marks four columns apart, each row shifted by two against the one above, "
        "got 'N' between two cells",
    ),
    "hole in the picture": (
        swap(PLAIN, "    c   c   b", "\n    c   c   b"),
        "picture, line 3: expected a row of marks, got an empty line",
    ),
    "tab in the picture": (swap(PLAIN, "    c   c", "\tc   c"), "picture, line 3: expected spaces, got a tab"),
    "empty picture": (
        PLAIN.split("picture")[0] + "picture = '''\n\n'''\nland = []",
        "picture: expected a text, got '\\n'",
    ),
    "only dots": (
        PLAIN.split("picture")[0] + "picture = '.   .'",
        "picture: expected a picture of cells, got dots alone",
    ),
    "area in pieces": (
        swap(PLAIN, "  a   N   P   b\n    c   c", "  c   N   P   b\n    a   c"),
        "sea[0] (Alpha): expected cells that touch each other, got 3 cells in several pieces",
    ),
    "neither mark nor cells": (
        swap(PLAIN, 'mark = "N", ', ""),
        "land[0] (Naxos): expected a mark in the picture or a list of cells, got neither",
    ),
    "mark and cells": (
        swap(PLAIN, 'mark = "N"', 'mark = "N", cells = [[0, 0]]'),
        "land[0] (Naxos): expected a mark in the picture or a list of cells, got both",
    ),
    "no land": (
        "format = 'cyclades-board 1'\nname = 'x'\npicture = 'a'\nsea = [{ mark = 'a', name = 'A' }]",
        "land: expected at least one land area, got none",
    ),
    "no sea": (
        "format = 'cyclades-board 1'\nname = 'x'\npicture = 'a'\nland = [{ mark = 'a', name = 'A' }]",
        "sea: expected at least one sea area, got none",
    ),
    "too many seas": (
        "format = 'cyclades-board 1'\nname = 'x'\n"
        + f"picture = '''\n{'   '.join(['L', ''])}{''.join(f'{sea:<4}' for sea in MANY_SEAS).rstrip()}\n'''\n"
        + f"land = [{{ mark = 'L', name = 'L' }}]\nplain_seas = {MANY_SEAS}",
        "sea: expected at most 63 sea areas, got 64",
    ),
    "sea in two parts": (
        swap(PLAIN, "    a   a   b\n  a   N   P   b\n    c   c   b", "    a   N   b\n  a   N   P   b\n    a   P   c"),
        "sea[1] (Beta): expected one connected sea, got beta cut off from alpha",
    ),
    "land alone": (
        swap(PLAIN, "  a   N   P   b", "  a   a   P   b   .   N"),
        "land[0] (Naxos): expected a land area that touches the sea or a neighbour, got naxos alone",
    ),
    "island without a shore": (
        swap(PLAIN, "  a   N   P   b", "  a   a   b   b   .   N   P"),
        "land[0] (Naxos): expected an island that touches the sea, got naxos without a shore",
    ),
    "islands that touch": (
        swap(CLASSIC, 'parted = [["xanthe", "ypsili"]]', ""),
        "land[0] (Xanthe): expected islands that do not touch, got xanthe of 'one' beside ypsili of 'two'",
    ),
    "island in pieces": (
        swap(CLASSIC, '"two"', '"one"'),
        "land[1] (Ypsili): expected all of island 'one' in one piece, got ypsili apart from xanthe",
    ),
    "metropolis square without sites": (
        swap(TITANS, "sites = 2, metropolis_square = 1", "metropolis_square = 1"),
        "land[0] (Argos): expected sites under a metropolis square, got sites = 0",
    ),
    "symbol without sites": (
        swap(TITANS, "sites = 1, symbol = true", "symbol = true"),
        "land[3] (Dia): expected sites where a building symbol is printed, got sites = 0",
    ),
    "left beside nothing": (
        swap(CLASSIC, "metropolis_square = 1, left", "left"),
        "land[0] (Xanthe): expected a metropolis square where sites are left beside one, got metropolis_square = 0",
    ),
    "more left than printed": (
        swap(CLASSIC, "left_beside_metropolis = 1", "left_beside_metropolis = 3"),
        "land[0] (Xanthe): expected fewer sites left beside a Metropolis than the 3 printed, got 3",
    ),
    "start on an unknown area": (
        swap(CLASSIC, 'lands = ["xanthe"]', 'lands = ["xante"]'),
        "starts[0].lands: expected the id of an area, got 'xante' (did you mean xanthe?)",
    ),
    "start at sea": (
        swap(CLASSIC, 'lands = ["xanthe"]', 'lands = ["a1"]'),
        "starts[0].lands: expected a land area, got the sea area a1",
    ),
    "fleet ashore": (
        swap(CLASSIC, 'fleets = ["a2"]', 'fleets = ["xanthe"]'),
        "starts[0].fleets: expected a sea area, got the land area xanthe",
    ),
    "fleet far away": (
        swap(CLASSIC, 'fleets = ["b4"]', 'fleets = ["c1"]'),
        "starts[1].fleets: expected seas beside ypsili, got c1",
    ),
    "start where another starts": (
        swap(CLASSIC, 'lands = ["ypsili"]', 'lands = ["xanthe"]'),
        "starts[1].lands: expected areas of its own, got xanthe, where red starts",
    ),
    "seat twice": (swap(CLASSIC, '"blue"', '"red"'), "starts[1].seat: expected a seat of its own, got 'red' again"),
    "start without fleets": (
        swap(CLASSIC, 'fleets = ["a2"]', "fleets = []"),
        "starts[0].fleets: expected at least one area, got none",
    ),
    "joined twice": (
        PLAIN + 'joined = [["naxos", "paros"]]',
        "joined[0]: expected two areas that do not touch yet, got naxos and paros, whose cells touch",
    ),
    "joined to itself": (
        PLAIN + 'joined = [["naxos", "naxos"]]',
        "joined[0]: expected two different areas, got naxos twice",
    ),
    "joined three": (
        PLAIN + 'joined = [["naxos", "paros", "beta"]]',
        "joined[0]: expected a pair of ids, got a list of 3",
    ),
    "parted that do not touch": (
        PLAIN + 'parted = [["naxos", "beta"]]',
        "parted[0]: expected two areas that touch, got naxos and beta, which do not",
    ),
    "unknown tile": (
        swap(TILED, '"delos"', '"dellos"'),
        "place[0].tile: expected the name of a tile, got 'dellos' (did you mean delos?)",
    ),
    "tile turned too far": (
        swap(TILED, "turn = 3", "turn = 6"),
        "place[1].turn: expected sixths of a turn from 0 to 5, got 6",
    ),
    "tiles over each other": (
        swap(TILED, "[2, 1]", "[1, 1]"),
        "place[1]: expected tiles that do not overlap, got 'chios' over 'delos' at cell [0, 1]",
    ),
    "tile twice": (
        swap(TILED, '"chios"', '"delos"'),
        "place[1]: expected each tile once, got 'delos', which place[0] has laid",
    ),
    "tile nowhere": (swap(TILED, "at = [2, 1], ", ""), "place[1]: expected a key 'at', got none"),
    "tile in half a place": (
        swap(TILED, "[2, 1]", "[2]"),
        "place[1].at: expected a cell of two whole numbers [q, r], got a list of 1",
    ),
    "tiles too far apart": (swap(TILED, "[2, 1]", "[9, 1]"), "expected one connected sea"),
    "no tiles": (
        "format = 'cyclades-board 1'\nname = 'x'\nplace = []",
        "place: expected at least one tile, got none",
    ),
    "tile of six cells": (
        swap(OWN_TILE, "    t   B", "    .   B"),
        "tile 'mine'.picture: expected seven cells in rows of two, three and two, got 6 cells of another shape",
    ),
    "tile of another shape": (
        swap(OWN_TILE, "  A   t   s\n    t   B", "  A   t   s\n    t   .   B"),
        "tile 'mine'.picture: expected seven cells in rows of two, three and two, got 7 cells of another shape",
    ),
    "tile without places": (
        swap(OWN_TILE, 'place = [{ tile = "mine", at = [0, 0], turn = 1 }]', ""),
        "board: expected a key 'place' that says where the tiles lie, got none",
    ),
    "tiles and areas": (TILED + "plain_seas = []", "board: expected either tiles in 'place' or areas of its own, got"),
    "mark without a picture": (
        "format = 'cyclades-board 1'\nname = 'x'\nland = [{ mark = 'a', name = 'A' }]",
        "land[0] (A): expected a picture for its mark, got none",
    ),
}


@pytest.mark.parametrize("text, message", SPOILT.values(), ids=SPOILT.keys())
def test_malformed(text: str, message: str) -> None:
    with pytest.raises(BoardError) as caught:
        load_board(text)
    assert message in str(caught.value)


LAYOUT = load_board(PLAIN).layout

CELLS: dict[str, tuple[Any, str]] = {
    "cell of one number": ([[0]], "land[0] (Naxos).cells[0]: expected a cell of two whole numbers [q, r], got a list"),
    "cell of texts": ([["a", "b"]], "land[0] (Naxos).cells[0]: expected a cell of two whole numbers"),
    "no cells": ([], "land[0] (Naxos): expected at least one cell, got none"),
    "cell twice": ([[0, 1], [0, 1]], "land[0] (Naxos): expected cells of its own, got cell [0, 1], which land[0]"),
    "cell of another": ([[0, 1], [1, 1]], "land[1] (Paros): expected cells of its own, got cell [1, 1], which land[0]"),
    "cells of another kind": ("0, 1", "land[0] (Naxos).cells: expected a list of cells [q, r], got '0, 1'"),
}


@pytest.mark.parametrize("cells, message", CELLS.values(), ids=CELLS.keys())
def test_malformed_cells(cells: Any, message: str) -> None:
    layout = json.loads(json.dumps(LAYOUT))
    layout["land"][0]["cells"] = cells
    with pytest.raises(BoardError) as caught:
        load_board(layout)
    assert message in str(caught.value)


def test_names_and_files(tmp_path) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BoardError, match=r"legendary-7' \(did you mean legendary-3 or"):
        load_board("legendary-7")
    with pytest.raises(BoardError, match="expected a layout, a name, a path or a text, got 7"):
        load_board(7)  # type: ignore[arg-type]
    file = tmp_path / "bad.toml"
    file.write_text(swap(PLAIN, "sites = 2", "sites = -1"))
    with pytest.raises(BoardError, match=r"^bad.toml: land\[0\]"):
        load_board(file)
    file.write_bytes(b"name = '\xff'")
    with pytest.raises(BoardError, match=r"bad.toml: expected a text file in UTF-8"):
        load_board(file)
