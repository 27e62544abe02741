"""Pictures: well-formed, complete, and of the size asked for. Whether they are handsome is for the eye."""

import gzip
import json
import math
import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest
from click.testing import CliRunner
from shapely.geometry import box

from cyclades.board import SHIPPED, load_board, terrain
from cyclades.board import draw as drawing
from cyclades.board.cells import RADIUS, hexagons
from cyclades.board.geometry import geometry
from cyclades.cli.board import board_command
from tests.board.samples import CLASSIC, PLAIN, TITANS

BOARDS = {
    "legendary-3": "legendary-3",
    "legendary-5": "legendary-5",
    "classic-3": "classic-3",
    "classic-5": "classic-5",
    "titans-4": "titans-4",
    "titans-6": "titans-6",
    "classic": CLASSIC,
    "titans": TITANS,
}
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("spec", BOARDS.values(), ids=BOARDS.keys())
def test_svg(spec: str) -> None:
    board = load_board(spec)
    root = ET.fromstring(drawing.svg(board))
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert sorted(filter(None, texts)) == sorted(board.titles)
    groups = {element.get("id") for element in root.iter(f"{SVG}g")}
    assert set(board.ids) <= groups
    used = {element.get("href") for element in root.iter(f"{SVG}use")}
    known = {f"#{element.get('id')}" for element in root.iter() if element.get("id")}
    assert used <= known
    badges = [element for element in root.iter(f"{SVG}use") if element.get("href") == "#icon-prosperity"]
    assert len(badges) == sum(board.prosperity)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_picture_is_light(name: str) -> None:
    """A table's page waits for it: heights and depths are strokes along the same coasts."""
    picture = drawing.svg(load_board(name), embed_font=False)
    assert len(gzip.compress(picture.encode())) < 32_000
    coasts = geometry(load_board(name))["islands"]
    assert [picture.count(coast) for coast in coasts] == [1] * len(coasts)


def test_islands_rise_and_the_sea_goes_down() -> None:
    """The steps of both, from the widest to the narrowest, each in a colour of its own or over the last one."""
    root = ET.fromstring(drawing.svg(load_board("legendary-4"), embed_font=False))
    ashore = next(element for element in root.iter(f"{SVG}g") if element.get("clip-path") == "url(#ashore)")
    widths = [float(width) for element in ashore.iter(f"{SVG}g") if (width := element.get("stroke-width"))]
    assert len(widths) > 4
    assert widths == sorted(widths, reverse=True)
    afloat = next(element for element in root.iter(f"{SVG}g") if element.get("clip-path") == "url(#afloat)")
    assert len([element for element in afloat.iter(f"{SVG}g") if element.get("stroke-opacity")]) == 6


@pytest.mark.parametrize("name", SHIPPED)
def test_a_compass_is_clear_of_the_board(name: str) -> None:
    """In a corner of the deep, where there is room for it, and never where the buttons of a board are."""
    data = geometry(load_board(name))
    found = re.search(
        r'class="compass" transform="translate\((-?\d+) (-?\d+)\)', drawing.svg_of(data, embed_font=False)
    )
    if found is None:
        return
    x, y = (int(part) for part in found.groups())
    reach = 0.95 * RADIUS
    left, top, width, height = data["viewBox"]
    assert left + reach <= x <= left + width - reach
    assert top + reach <= y <= top + height - reach
    assert x < left + width / 2 or y < top + height / 2
    if y > top + height / 2:  # buttons that find the lower right corner taken go to the lower left one
        corner = (left + width - RADIUS, top + height - RADIUS)
        assert min(math.dist(corner, cell) for area in data["areas"] for cell in area["cells"]) > 2 * RADIUS
    for area in data["areas"]:
        assert min(math.dist((x, y), cell) for cell in area["cells"]) > reach + RADIUS


def test_most_boards_have_a_compass() -> None:
    pictures = {name: drawing.svg(load_board(name), embed_font=False) for name in SHIPPED}
    assert len([name for name in SHIPPED if 'class="compass"' in pictures[name]]) >= len(SHIPPED) - 2


def test_the_same_picture_every_time() -> None:
    assert drawing.svg(load_board("legendary-3")) == drawing.svg(load_board("legendary-3"))


def test_titles_are_escaped() -> None:
    text = PLAIN.replace('name = "Naxos"', 'name = "Na<x>&os", id = "naxos"')
    root = ET.fromstring(drawing.svg(load_board(text)))
    assert "Na<x>&os" in [element.text for element in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("width", [300, 640])
def test_png(width: int) -> None:
    picture = drawing.png(load_board("legendary-3"), width)
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(picture[16:20], "big") == width
    assert len(picture) > 20_000


@pytest.mark.parametrize("spec", BOARDS.values(), ids=BOARDS.keys())
def test_geometry_is_plain_data(spec: str) -> None:
    board = load_board(spec)
    data = geometry(board)
    assert json.loads(json.dumps(data)) == data
    left, top, width, height = data["viewBox"]
    assert len(data["areas"]) == board.areas
    assert len(data["islands"]) == board.island_count
    for number, area in enumerate(data["areas"]):
        assert area["id"] == board.ids[number]
        assert area["path"].startswith("M")
        for x, y in (area["label"], area["pieces"], *area["cells"]):
            assert left < x < left + width
            assert top < y < top + height
        assert len(area["icons"]) == board.prosperity[number] + board.priestess[number]
        assert len(area.get("sites", ())) == board.sites[number]
        seats = [start.seat for start in board.starts if number in start.lands + start.fleets]
        assert [seat for seat, _, _ in area["starts"]] == seats


def test_labels_do_not_run_into_each_other() -> None:
    for name in SHIPPED:
        areas = geometry(load_board(name))["areas"]
        boxes = [(a["label"][0], a["label"][1], 3.9 * len(a["title"])) for a in areas]
        for index, (x, y, half) in enumerate(boxes):
            for other_x, other_y, other_half in boxes[index + 1 :]:
                assert abs(x - other_x) >= half + other_half or abs(y - other_y) >= 14


@pytest.mark.parametrize("name", ["classic-2", "classic-3", "classic-4", "classic-5", "titans-4", "titans-6"])
def test_nothing_printed_covers_another_thing(name: str) -> None:
    for area in geometry(load_board(name))["areas"]:
        # Boxes: half as wide, half as high, around a point.
        x, y = area["label"]
        boxes = [(x, y - 4, 3.9 * len(area["title"]), 5.0)]
        boxes += [(x, y, 10.0, 10.0) for x, y in area.get("sites", ())]
        boxes += [(x, y, 12.0, 12.0) for _, x, y in area["icons"]]
        boxes += [(x, y, 11.5, 11.5) for _, x, y in area["starts"]]
        for a, b in combinations(boxes, 2):
            assert abs(a[0] - b[0]) >= a[2] + b[2] or abs(a[1] - b[1]) >= a[3] + b[3], area["id"]
        middles = [(x, y) for x, y in area["cells"]]
        for x, y, _, _ in boxes:
            assert min(math.dist((x, y), middle) for middle in middles) <= RADIUS


@pytest.mark.parametrize("name", ["titans-4", "titans-6"])
def test_territories_are_told_apart(name: str) -> None:
    """Neighbours have different shades, and what is printed stays clear of the borders."""
    board = load_board(name)
    areas = geometry(board)["areas"]
    for land in range(board.lands):
        beside = [other for other in board.adjacent[land] if other < board.lands]
        assert ("tint" in areas[land]) == bool(beside)
        assert all(areas[land]["tint"] != areas[other]["tint"] for other in beside)
        if beside:
            assert areas[land]["tint"] < len(terrain.TINTS)
            shape = hexagons(board.cells[land])
            x, y = areas[land]["label"]
            half = 3.9 * len(board.titles[land])
            boxes = [box(x - half, y - 11, x + half, y + 3)]
            boxes += [box(x - 14, y - 14, x + 14, y + 14) for x, y in areas[land]["sites"]]
            boxes += [box(x - 12, y - 12, x + 12, y + 12) for _, x, y in areas[land]["icons"]]
            assert all(shape.contains(one) for one in boxes), board.ids[land]
    root = ET.fromstring(drawing.svg(board))
    fills = [element.get("fill") for element in root.iter(f"{SVG}path")]
    assert sum(fills.count(tint) for tint in terrain.TINTS) == len([area for area in areas if "tint" in area])


def test_more_shades_than_four_where_borders_need_them() -> None:
    """Five areas each beside all others, which no flat map has."""
    lands = "".join(f'{{ mark = "{mark}", name = "{name}" }},' for mark, name in zip("ABCDE", FIVE, strict=True))
    pairs = [f'["{a}", "{b}"]' for a, b in combinations(map(str.lower, FIVE), 2) if (a, b) not in IN_LINE]
    text = f"""
format = "cyclades-board 1"
name = "five"
picture = '''
  A   A   B   C   D   E
    s   s   s   s   s
'''
land = [{lands}]
sea = [{{ mark = "s", name = "Sea of Saron" }}]
joined = [{", ".join(pairs)}]
"""
    areas = geometry(load_board(text))["areas"][:5]
    assert sorted(area["tint"] for area in areas) == [0, 1, 2, 3, 4]
    assert ET.fromstring(drawing.svg(load_board(text))).tag == f"{SVG}svg"


FIVE = ("Argos", "Belos", "Chora", "Dia", "Elea")
IN_LINE = {("argos", "belos"), ("belos", "chora"), ("chora", "dia"), ("dia", "elea")}


@pytest.mark.parametrize("name", ["legendary-5", "classic-5"])
def test_other_boards_have_no_territories(name: str) -> None:
    board = load_board(name)
    assert not any("tint" in area for area in geometry(board)["areas"])
    assert not any(tint in drawing.svg(board, embed_font=False) for tint in terrain.TINTS)


def test_starts_are_marked() -> None:
    root = ET.fromstring(drawing.svg(load_board("classic-5")))
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert [titles.count(seat) for seat in ("red", "blue", "green", "yellow", "black")] == [4] * 5
    odd = CLASSIC.replace('seat = "blue"', 'seat = "Minos & co"')
    root = ET.fromstring(drawing.svg(load_board(odd)))
    assert [element.text for element in root.iter(f"{SVG}title")].count("Minos & co") == 2


def test_a_metropolis_square_frames_the_sites_it_covers() -> None:
    board = load_board("classic-4")
    areas = {area["id"]: area for area in geometry(board)["areas"]}
    root = ET.fromstring(drawing.svg(board))
    groups = {element.get("id"): element for element in root.iter(f"{SVG}g")}
    for id, covered in {"andros": 2, "tinos": 2, "paros": 1, "syros": 2}.items():
        frame = next(element for element in groups[id].iter(f"{SVG}rect") if element.get("stroke-dasharray"))
        left, top, width, height = (float(frame.get(key, "")) for key in ("x", "y", "width", "height"))
        inside = [(x, y) for x, y in areas[id]["sites"] if left < x < left + width and top < y < top + height]
        assert inside == [(x, y) for x, y in areas[id]["sites"][:covered]]
        assert len(areas[id]["sites"]) == covered + areas[id]["left_beside_metropolis"]


def test_sites_in_two_rows_below_icons() -> None:
    text = TITANS.replace("sites = 3, metropolis_square = 1, left_beside_metropolis = 1", "sites = 5, prosperity = 1")
    chora = geometry(load_board(text))["areas"][2]
    heights = [y for _, y in chora["sites"]]
    assert heights == [heights[0]] * 3 + [heights[3]] * 2
    assert chora["icons"][0][2] < heights[0] < heights[3] < chora["label"][1]


def test_land_without_sites() -> None:
    bare = TITANS.replace("sites = 3, metropolis_square = 1, left_beside_metropolis = 1", "prosperity = 2")
    chora = geometry(load_board(bare))["areas"][2]
    assert chora["sites"] == []
    assert len(chora["icons"]) == 2


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(board_command, [*arguments, "--language", "en"])
    return result.exit_code, result.output


def test_command_draws(tmp_path: Path) -> None:
    svg, png = tmp_path / "b.svg", tmp_path / "b.PNG"
    code, output = run("legendary-3", "-o", str(svg))
    assert code == 0
    assert output.startswith("legendary-3: 18 land areas on 7 islands, 16 sea areas, 26 sites: ")
    assert ET.fromstring(svg.read_text()).tag == f"{SVG}svg"
    assert run("--players", "3", "--random", "--seed", "5", "-o", str(png), "--width", "200")[0] == 0
    assert png.read_bytes()[:4] == b"\x89PNG"
    source = tmp_path / "mine.toml"
    source.write_text(TITANS)
    assert run(str(source), "-o", str(svg))[0] == 0
    assert ">Chora</text>" in svg.read_text()


def test_command_prints_svg() -> None:
    code, output = run("--players", "4", "-o", "-")
    assert code == 0
    assert ET.fromstring(output).tag == f"{SVG}svg"


MISTAKES = {
    "unknown board": (["atlantis"], f"expected one of {', '.join(SHIPPED)} or a file, got 'atlantis'"),
    "too many players": (["--players", "7"], "expected 2 to 6 players, got 7"),
    "board too small": (["legendary-3", "--players", "5"], "expected 20 to 40 land areas, got 18"),
    "seed alone": (["--seed", "3"], "--seed: expected it together with --random"),
    "random and a name": (["legendary-3", "--random"], "expected no name of a board beside it, got 'legendary-3'"),
    "another kind of file": (["-o", "b.gif"], "expected a name that ends in .svg or .png, got 'b.gif'"),
    "no such folder": (["-o", "no/such/folder/b.svg"], "expected a file that can be written"),
    "too wide": (["-o", "b.png", "--width", "99999"], "--width: expected 100 to 8000, got 99999"),
}


@pytest.mark.parametrize("arguments, message", MISTAKES.values(), ids=MISTAKES.keys())
def test_command_mistakes(arguments: list[str], message: str) -> None:
    code, output = run(*arguments)
    assert code == 2
    assert re.fullmatch(r"Error: .*\n", output)
    assert message in output
