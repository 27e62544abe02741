"""Legendary boards: ready-made ones, and tiles assembled at random."""

from __future__ import annotations

import random

from cyclades.board.board import Board, BoardError
from cyclades.board.hexes import FLOWER_STEPS, Cell, moved
from cyclades.board.legendary import TILES, check_legendary, check_players
from cyclades.board.read import load_board, shipped_tiles
from cyclades.board.tiles import Place, assemble

MOST_TRIES = 1000


def ready_board(players: int) -> Board:
    """The ready-made board for two to six players."""
    check_players(players)
    return load_board(f"legendary-{TILES[players] // 2}")


def random_board(players: int, rng: random.Random) -> Board:
    """Two tiles per player, chosen, turned and assembled at random until the board is good to play on."""
    check_players(players)
    for _ in range(MOST_TRIES):
        try:
            board = assemble(f"random-{TILES[players] // 2}", random_places(TILES[players], rng))
            check_legendary(board, players)
        except BoardError:
            continue
        return board
    raise BoardError(f"random board: expected a good one within {MOST_TRIES} tries, got none")


def random_places(count: int, rng: random.Random) -> list[Place]:
    """Some of the tiles, each somewhere against the others, turned somehow."""
    tiles = shipped_tiles()
    names = sorted(tiles)
    rng.shuffle(names)
    return [
        Place(f"tile {name!r}", tiles[name], at, rng.randrange(6))
        for name, at in zip(names[:count], compact_centres(count, rng), strict=True)
    ]


def compact_centres(count: int, rng: random.Random) -> list[Cell]:
    """Centres of flowers in a compact heap: each new one touches as many as there are to touch, or one fewer."""
    centres: list[Cell] = [(0, 0)]
    while len(centres) < count:
        beside: dict[Cell, int] = {}
        for centre in centres:
            for step in FLOWER_STEPS:
                spot = moved(centre, step)
                if spot not in centres:
                    beside[spot] = beside.get(spot, 0) + 1
        most = max(beside.values())
        spots = [spot for spot in sorted(beside) if beside[spot] >= max(most - 1, min(2, most))]
        centres.append(spots[rng.randrange(len(spots))])
    return centres
