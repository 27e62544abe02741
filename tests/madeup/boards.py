"""A board with large islands, on which six may play the classic edition with the expansion."""

from __future__ import annotations

import json
from typing import Any

from cyclades.board import Board, check_classic, load_board, printed_board, ready_board

MOST: int = 6
COLOURS = ("red", "blue", "green", "yellow", "black", "purple")


def board_for(players: int) -> Board:
    """The printed board; for six, one of large islands, with a metropolis square on every second land area."""
    if players < MOST:
        return printed_board(players)
    layout: dict[str, Any] = json.loads(json.dumps(ready_board(MOST).layout))
    layout["name"] = "lamps-6"
    for number, land in enumerate(layout["land"]):
        land.pop("priestess", None)
        if number % 2 == 0:
            land["metropolis_square"] = 1
    return load_board(layout)


def check_board(board: Board, players: int) -> None:
    check_classic(board, players, printed=False, large_islands=True, colours=COLOURS)
