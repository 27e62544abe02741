"""Cyclades: the board game of auctions, fleets, gods and creatures, for players, bots and researchers.

>>> import random
>>> import cyclades
>>> game = cyclades.new("legendary", players=4, seed=7)
>>> game.player in range(4)
True
>>> while not game.over:
...     game.play(random.choice(game.actions))
>>> len(game.standings)
4
"""

from cyclades.board import Board, BoardError, load_board, random_board, ready_board
from cyclades.compiling import compiled
from cyclades.engine.actions import Action
from cyclades.engine.errors import (
    CycladesError,
    GameOver,
    IllegalAction,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
    ViewError,
)
from cyclades.games import imagine, load, new
from cyclades.positions import read_position, write_position
from cyclades.rules.game import Game
from cyclades.rules.odds import Odds
from cyclades.rules.questions import Question
from cyclades.rules.victory import Standing

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Board",
    "BoardError",
    "CycladesError",
    "Game",
    "GameOver",
    "IllegalAction",
    "NotationError",
    "Odds",
    "PositionError",
    "Question",
    "RecordError",
    "SetupError",
    "Standing",
    "ViewError",
    "compiled",
    "imagine",
    "load",
    "load_board",
    "new",
    "random_board",
    "read_position",
    "ready_board",
    "write_position",
]
