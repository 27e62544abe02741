"""Boards from text, data and names."""

import json
import random
import re
from pathlib import Path

import pytest

from cyclades.board import Board, BoardError, load_board, random_board, ready_board
from cyclades.board.area_ids import RESERVED, is_id, slug
from cyclades.board.hexes import FLOWER, FLOWER_STEPS, moved, neighbours, turned
from cyclades.board.read import SHIPPED, shipped_tiles
from tests.board.samples import CLASSIC, OWN_TILE, PLAIN, TILED, TITANS

TEXTS = {"classic": CLASSIC, "titans": TITANS, "plain": PLAIN, "tiled": TILED, "own tile": OWN_TILE}


def around(board: Board, id: str) -> list[str]:
    return sorted(board.ids[number] for number in board.adjacent[board.number(id)])


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_layout_round_trip(text: str) -> None:
    board = load_board(text)
    through_json = json.loads(json.dumps(board.layout))
    again = load_board(through_json)
    assert again == board
    assert hash(again) == hash(board)
    for name in ("adjacent", "islands", "starts", "cells", "sites", "symbols", "prosperity", "ids", "titles"):
        assert getattr(again, name) == getattr(board, name)
    assert load_board(json.dumps(board.layout)) == board


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_round_trip(name: str) -> None:
    board = load_board(name)
    assert board.name == name
    assert load_board(json.loads(json.dumps(board.layout))) == board
    # Keys in another order, as some databases return them, change nothing.
    assert load_board(json.loads(json.dumps(board.layout, sort_keys=True))) == board


def test_random_round_trip() -> None:
    board = random_board(3, random.Random(4))
    assert load_board(board.layout) == board
    assert board == random_board(3, random.Random(4))
    assert board != random_board(3, random.Random(5))


def test_plain_board() -> None:
    board = load_board(PLAIN)
    assert (board.lands, board.areas, board.island_count) == (2, 5, 1)
    assert board.ids == ("naxos", "paros", "alpha", "beta", "gamma")
    assert board.titles[0] == "Naxos"
    assert board.sites == (2, 1, 0, 0, 0)
    assert board.prosperity == (1, 0, 0, 1, 0)
    assert board.priestess == (0, 1, 0, 0, 0)
    assert around(board, "naxos") == ["alpha", "gamma", "paros"]
    assert around(board, "paros") == ["alpha", "beta", "gamma", "naxos"]
    assert around(board, "gamma") == ["alpha", "beta", "naxos", "paros"]
    assert board.cells[0] == ((0, 1),)


def test_classic_board() -> None:
    board = load_board(CLASSIC)
    assert board.island_count == 2
    assert board.metropolis_squares[:2] == (1, 1)
    assert board.left_beside_metropolis[:2] == (1, 0)
    assert board.starts[0].seat == "red"
    assert board.starts[0].lands == (board.number("xanthe"),)
    assert board.starts[0].fleets == (board.number("a2"),)
    assert around(board, "xanthe") == ["a1", "a2", "a3", "b1", "b4", "c1", "c2"]


def test_titans_board() -> None:
    board = load_board(TITANS)
    assert board.island_count == 2
    assert board.symbols == (1, 0, 0, 1, 0, 0, 0)
    assert board.prosperity[board.number("trade")] == 2
    assert around(board, "chora") == ["argos", "belos", "trade", "utmost"]


def test_joined_areas_are_one_island() -> None:
    apart = load_board(TITANS)
    board = load_board(TITANS + 'joined = [["dia", "belos"]]\n')
    assert apart.island_count == 2
    assert board.island_count == 1
    assert "dia" in around(board, "belos")


def test_file(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "mine.toml"
    file.write_text(PLAIN)
    assert load_board(file) == load_board(str(file)) == load_board(PLAIN)
    saved = tmp_path / "mine.json"
    saved.write_text(json.dumps(load_board(PLAIN).layout))
    assert load_board(saved) == load_board(PLAIN)


def test_numbers_by_id() -> None:
    board = load_board("legendary-5")
    assert all(board.number(board.ids[number]) == number for number in range(board.areas))
    with pytest.raises(BoardError, match=r"did you mean delos\?"):
        board.number("dellos")


def test_ready_boards() -> None:
    assert ready_board(2) == ready_board(4) == load_board("legendary-4")
    assert ready_board(3) == load_board("legendary-3")
    assert ready_board(5) == ready_board(6) == load_board("legendary-5")
    for players in (1, 7):
        with pytest.raises(BoardError, match="2 to 6 players"):
            ready_board(players)


def test_ten_tiles_with_names_of_their_own() -> None:
    tiles = shipped_tiles().values()
    areas = [area for tile in tiles for area in tile.lands + tile.seas]
    assert len(tiles) == 10
    assert len([area for area in areas if area.land]) >= 30
    assert len({area.id for area in areas}) == len({area.title for area in areas}) == len(areas)
    assert all(is_id(area.id) and area.id not in RESERVED and len(area.id) <= 10 for area in areas)


def test_tiles_keep_their_areas_wherever_they_lie() -> None:
    for turn in range(6):
        text = TILED.replace("turn = 3", f"turn = {turn}")
        board = load_board(text)
        assert set(board.ids) == set(load_board(TILED).ids)
        assert len({cell for cells in board.cells for cell in cells}) == 14


def test_flowers_cover_the_plane() -> None:
    covered = [moved(step, cell) for step in (*FLOWER_STEPS, (0, 0)) for cell in FLOWER]
    assert len(set(covered)) == 49
    assert turned((1, 0), 6) == (1, 0)
    assert [turned((1, 0), turn) for turn in range(6)] == neighbours((0, 0))


def test_slugs() -> None:
    assert slug("Bay of Náxos") == "bay-of-naxos"
    assert is_id("bay-of-naxos")
    assert not is_id("9th-bay")


def test_boards_of_the_documentation() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "boards.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert [load_board(block).name for block in blocks] == ["two islands", "my table"]
