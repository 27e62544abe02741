"""Titans: units like troops that move whole armies without Ares, each move of a turn dearer than the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.editions.classic.titans.bot_weights import TITAN as WORTH
from cyclades.rules.hooks import Listener
from cyclades.rules.moves import LandMove
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.ruleset import Ruleset

TITANS: Final[i64] = 3
"""How many each player has."""


def titan_kind() -> UnitKind:
    """Titans: no Harpy takes them, nobody buys them, and they may lead a move."""
    return UnitKind("titan", "titans", TITANS, struck=False, traded=False, leads=True, worth=WORTH)


class TitanMoves(Listener):
    """Titans lead moves with every god but Apollo, and each move of a turn costs 1 GP more than the one before."""

    def __init__(self, kind: UnitKind) -> None:
        self.kind = kind
        self.move = LandMove(kind)

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        self.kind.led = fields.done + self.move.number


def add_titan_moves(rules: Ruleset, kind: UnitKind) -> None:
    """Add the moves that Titans lead."""
    moves = TitanMoves(kind)
    rules.common_deeds.append(moves.move)
    rules.added.append(moves)
