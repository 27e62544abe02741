"""The printed boards of the classic edition, and what a board for it must satisfy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyclades.board.board import Board, wrong
from cyclades.board.read import load_board

# The colours in which so many players play: the first two, three, four or all five.
SEATS: Final = ("red", "blue", "green", "yellow", "black")
FEWEST: Final = 2
PIECES_AT_START: Final = 2


def printed_board(players: int) -> Board:
    """The printed board for two to five players."""
    check_classic_players(players)
    return load_board(f"classic-{players}")


def check_classic(
    board: Board,
    players: int,
    printed: bool = True,
    large_islands: bool = False,
    colours: Sequence[str] = SEATS,
) -> None:
    """Refuse a board on which the classic game could not be played by so many, from printed starts or freely chosen;
    large islands, of several land areas, come only with expansions."""
    check_classic_players(players, len(colours))
    where = f"board {board.name!r} for {players} players"
    for land in range(board.lands):
        check_island(board, land, f"{where}: {board.ids[land]}", large_islands)
    if printed:
        for seat in colours[:players]:
            check_start(board, seat, where)
    elif board.lands < PIECES_AT_START * players:
        raise wrong(where, f"{PIECES_AT_START * players} islands, {PIECES_AT_START} a player", board.lands)


def check_classic_players(players: int, most: int = len(SEATS)) -> None:
    """The classic edition is for two to five, more with some expansions."""
    if not FEWEST <= players <= most:
        raise wrong("players", f"{FEWEST} to {most} players", players)


def check_island(board: Board, land: int, where: str, large: bool) -> None:
    """An island is one land area, with sites and a metropolis square on them, unless it may be large."""
    if large:
        return
    for other in board.adjacent[land]:
        if other < board.lands:
            raise wrong(where, "an island of a single land area", f"{board.ids[other]} beside it")
    if not board.sites[land]:
        raise wrong(where, "at least one site", "none")
    if not board.metropolis_squares[land]:
        raise wrong(where, "a metropolis square", "none")


def check_start(board: Board, seat: str, where: str) -> None:
    """A colour has a printed start, with troops on two islands and fleets on two seas."""
    for start in board.starts:
        if start.seat == seat:
            for kind, areas in (("land", start.lands), ("fleet", start.fleets)):
                if len(areas) != PIECES_AT_START:
                    raise wrong(f"{where}: start of {seat}", f"{PIECES_AT_START} {kind}s", len(areas))
            return
    printed = ", ".join([start.seat for start in board.starts])
    raise wrong(where, f"a printed start for {seat}", printed or "no starts")
