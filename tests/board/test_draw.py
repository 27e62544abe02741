"""Pictures: well-formed, complete, and of the size asked for. Whether they are handsome is for the eye."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner

from cyclades.board import draw as drawing
from cyclades.board import load_board
from cyclades.board.geometry import geometry
from cyclades.cli.board import board_command
from tests.board.samples import CLASSIC, PLAIN, TITANS

BOARDS = {"legendary-3": "legendary-3", "legendary-5": "legendary-5", "classic": CLASSIC, "titans": TITANS}
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


def test_labels_do_not_run_into_each_other() -> None:
    for name in ("legendary-3", "legendary-4", "legendary-5"):
        areas = geometry(load_board(name))["areas"]
        boxes = [(a["label"][0], a["label"][1], 3.9 * len(a["title"])) for a in areas]
        for index, (x, y, half) in enumerate(boxes):
            for other_x, other_y, other_half in boxes[index + 1 :]:
                assert abs(x - other_x) >= half + other_half or abs(y - other_y) >= 14


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
    "unknown board": (["atlantis"], "expected one of legendary-3, legendary-4, legendary-5 or a file, got 'atlantis'"),
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
