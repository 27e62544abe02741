"""Geography: areas and what is printed on them, tiles, board files, and their checks."""

from cyclades.board.assembly import random_board, ready_board
from cyclades.board.board import Board, BoardError, Start
from cyclades.board.classic import SEATS, check_classic, printed_board
from cyclades.board.legendary import check_legendary
from cyclades.board.read import SHIPPED, load_board

__all__ = [
    "SEATS",
    "SHIPPED",
    "Board",
    "BoardError",
    "Start",
    "check_classic",
    "check_legendary",
    "load_board",
    "printed_board",
    "random_board",
    "ready_board",
]
