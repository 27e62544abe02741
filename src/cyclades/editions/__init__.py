# interpreted
"""The editions of the game, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cyclades.board import Board
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Edition:
    """An edition: its name, the numbers of players it is for, and how its rules are made."""

    name: str
    players: tuple[int, ...]
    rules: Callable[[int, Board, dict[str, Any]], Ruleset]


EDITIONS: Final = {"legendary": Edition("legendary", (3, 4, 5), LegendaryRules)}
