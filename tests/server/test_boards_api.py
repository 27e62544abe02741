"""Boards to look at: each is drawn once, nobody draws without end, and no table waits for a picture."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades.board import load_board
from cyclades.server import board_drawing
from cyclades.server.budgets import BOARD, BURST_SECONDS
from cyclades.server.new_games import MOST_CELLS
from tests.server.running import PATIENCE, Server

RANDOM: dict[str, Any] = {"edition": "legendary", "players": 6, "board": "random"}


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def large_layout(cells: int) -> dict[str, Any]:
    """A good board with one huge sea."""
    layout: dict[str, Any] = load_board("legendary-3").layout
    have = sum(len(area["cells"]) for area in layout["land"] + layout["sea"])
    far = [[100 + number % 20, number // 20] for number in range(cells - have)]
    sea = [*layout["sea"], {"id": "okeanos", "name": "Okeanos", "cells": far}]
    return {**layout, "sea": sea, "joined": [["okeanos", layout["sea"][0]["id"]]]}


def test_a_stranger_sees_the_boards_that_come_with_the_game_and_no_others(sqlite_server: Server) -> None:
    nobody = sqlite_server.person(None)
    assert nobody.post("/api/boards", edition="legendary", players=3)["picture"].startswith("<svg")
    assert nobody.post("/api/boards", 401, **RANDOM)["code"] == "no-guest"
    layout = load_board("legendary-3").layout
    assert nobody.post("/api/boards", 401, players=3, board=layout)["code"] == "no-guest"
    assert sqlite_server.person("Ann").post("/api/boards", **RANDOM)["picture"].startswith("<svg")


def test_the_same_board_is_drawn_once(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    drawer = sqlite_server.registry.boards
    first = ann.post("/api/boards", players=3)
    assert ann.post("/api/boards", players=3) == first
    assert ann.post("/api/boards", players=3, board=first["layout"]) == first
    table = ann.table("me", "me", "me", start=False)
    assert ann.get(f"/api/tables/{table}/board") == first
    assert drawer.count == 1
    other = ann.post("/api/boards", **RANDOM)
    assert ann.post("/api/boards", **RANDOM)["layout"] != other["layout"]
    assert drawer.count == 3


def test_only_so_many_boards_are_kept(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_drawing, "MOST_KEPT", 2)
    monkeypatch.setattr(board_drawing, "MOST_WISHES", 2)
    ann = sqlite_server.person("Ann")
    for players in (3, 4, 5, 3):
        ann.post("/api/boards", players=players)
    drawer = sqlite_server.registry.boards
    assert (len(drawer.drawn), len(drawer.wishes), drawer.count) == (2, 2, 4)


def test_an_address_draws_only_so_much(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), work_per_second=3.5 * BOARD / BURST_SECONDS) as server:
        ann = server.person("Ann")
        for _ in range(3):
            ann.post("/api/boards", **RANDOM)
        refused = ann.post("/api/boards", 429, **RANDOM)
        assert refused["code"] == "too-much"
        assert "come back in" in refused["message"]
        assert server.registry.boards.count == 3
        ann.http.headers["X-Forwarded-For"] = "10.0.0.9"
        seen = ann.post("/api/boards", **RANDOM)
        ann.post("/api/boards", players=6, board=seen["layout"])  # which is drawn already
        assert server.registry.boards.count == 4


def test_a_table_is_made_while_boards_are_drawn(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, begun = threading.Event(), threading.Event()
    plain = board_drawing.draw

    def slow(layout: str) -> board_drawing.BoardReply:
        begun.set()
        assert gate.wait(PATIENCE)
        return plain(layout)

    monkeypatch.setattr(board_drawing, "draw", slow)
    ann, bob = sqlite_server.person("Ann"), sqlite_server.person("Bob")
    threads = [threading.Thread(target=ann.http.post, args=["/api/boards"], kwargs={"json": RANDOM}) for _ in range(4)]
    for thread in threads:
        thread.start()
    assert begun.wait(PATIENCE)
    try:
        assert bob.table("me", "me", "me")
        assert not gate.is_set()
    finally:
        gate.set()
        for thread in threads:
            thread.join(PATIENCE)


def test_the_board_of_a_table_does_not_wait_for_wishes(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, begun = threading.Event(), threading.Event()
    plain = board_drawing.draw

    def slow(layout: str) -> board_drawing.BoardReply:
        if not begun.is_set():
            begun.set()
            assert gate.wait(PATIENCE)
        return plain(layout)

    monkeypatch.setattr(board_drawing, "draw", slow)
    ann, bob = sqlite_server.person("Ann"), sqlite_server.person("Bob")
    table = bob.table("me", "me")
    thread = threading.Thread(target=ann.http.post, args=["/api/boards"], kwargs={"json": RANDOM})
    thread.start()
    assert begun.wait(PATIENCE)
    try:
        assert bob.get(f"/api/tables/{table}/board")["picture"]
        assert not gate.is_set()
    finally:
        gate.set()
        thread.join(PATIENCE)


@pytest.mark.parametrize(
    "board, price",
    [("random", BOARD), ({"land": [{"cells": [[0, 0]] * 250}]}, 2.5 * BOARD), ({"land": 5, "sea": [7]}, BOARD)],
)
def test_a_larger_board_costs_more(board: Any, price: float) -> None:
    assert board_drawing.price_of(board) == price


def test_a_board_that_takes_long_to_draw_is_refused_everywhere(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    fits = ann.post("/api/boards", players=3, board=large_layout(MOST_CELLS))
    assert fits["shapes"]["areas"][-1]["id"] == "okeanos"
    huge = large_layout(MOST_CELLS + 1)
    wrong = f"expected a board of at most {MOST_CELLS} cells, got {MOST_CELLS + 1}"
    assert ann.post("/api/boards", 400, players=3, board=huge)["message"] == wrong
    assert ann.post("/api/tables", 400, players=3, board=huge)["message"] == wrong
    record = cyclades.new("legendary", players=3, board=huge, seed=1).record()
    assert ann.post("/api/records", 400, **record)["message"] == wrong
