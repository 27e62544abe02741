"""What the game of a new table begins with: a set-up that was checked, or the log of a record."""

from __future__ import annotations

from typing import Any, Final

import cyclades
from cyclades.board import Board
from cyclades.engine.errors import CycladesError, SetupError
from cyclades.server.errors import TableError, unfit
from cyclades.server.game_log import ACTION, BEGIN, Entry, GameLog
from cyclades.server.lanes import Rests

RANDOM: Final = "random"
LAYOUTS: Final = ("ready", RANDOM)
"""Boards by name; any other is given as a whole. A name is never that of a file."""
MOST_CELLS: Final = 300
"""Of how many cells a board may be: the largest of ours has 91, and somebody has to draw it."""


def checked_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up with its board, if a game can begin with it. A board is given whole or by name, never as a file."""
    board = setup.get("board", "ready")
    if not isinstance(board, dict) and board not in LAYOUTS:
        raise TableError(f"expected the layout of a board, or {' or '.join(LAYOUTS)}, got {board!r:.60}")
    try:
        game = cyclades.new(**{**setup, "board": board}, ask_chance=True)
    except SetupError as error:
        raise unfit(setup, error) from None
    except (CycladesError, cyclades.BoardError) as error:
        raise TableError(str(error)) from None
    except RecursionError:
        raise TableError("expected a set-up that is not nested so deeply") from None
    check_size(game.rules.board)
    found: dict[str, Any] = game.rules.setup()
    return found


def check_size(board: Board) -> None:
    """Refuse a board that would take long to draw."""
    cells = sum(len(area) for area in board.cells)
    if cells > MOST_CELLS:
        raise TableError(f"expected a board of at most {MOST_CELLS} cells, got {cells}")


def length_of(record: Any) -> int:
    """How many actions a record has, whether it can be read or not; what is none has none."""
    actions = record.get("actions", record.get("moves")) if isinstance(record, dict) else None
    return len(actions) if isinstance(actions, list) else 0


def log_of_record(record: Any) -> tuple[GameLog, list[Entry]]:
    """The log of a record: an entry for each answer, and what chance made of it."""
    try:
        whole = cyclades.load(record, ask_chance=True)
        check_size(whole.rules.board)
        return replayed(whole)
    except TableError:
        raise
    except (CycladesError, cyclades.BoardError) as error:
        raise TableError(str(error)) from None
    except Exception as error:  # whatever a stranger has written there, it is the record that is wrong
        raise TableError(f"expected a game that can be played, but it fits together nowhere: {error!r:.60}") from None


def replayed(whole: cyclades.Game) -> tuple[GameLog, list[Entry]]:
    """Go through a game once more, in entries; at its end everybody must have something to see."""
    log = GameLog(whole.rules.setup(), whole.start)
    entries: list[Entry] = []
    nodes = whole.history()
    at = 0
    rest = Rests()
    while at < len(nodes) or not entries:
        rest()
        player = whole.rules.player_of[nodes[at].asked] if at < len(nodes) and nodes[at].asked >= 0 else None
        end = at + (player is not None and bool(entries))
        while end < len(nodes) and nodes[end].asked < 0:
            end += 1
        moves = tuple(node.action.notation for node in nodes[at:end])
        kind = ACTION if entries else BEGIN
        change = log.change(kind, player if entries else None, moves, "")
        log.add(change)
        entries.append(change.entry)
        at = end
    for player in range(whole.rules.players):
        log.game.view(player)
    return log, entries
