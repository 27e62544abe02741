"""Fleets that creatures destroy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.areas import pieces_in, set_owner
from cyclades.rules.losses import lose
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def sink(game: Game, sea: i64, kind: UnitKind) -> None:
    """A fleet of a kind in a sea area is destroyed; an emptied area is controlled by nobody."""
    lose(game, game.s[game.f.owner + sea], sea, kind.number)
    if pieces_in(game, sea) == 0:
        set_owner(game, sea, -1)


def fleet_in(game: Game, sea: i64) -> UnitKind:
    """The first kind of fleets that are in a sea area."""
    for kind in game.rules.sea_kinds:
        if game.s[kind.field + sea] > 0:
            return kind
    raise AssertionError(f"no fleet is in {game.rules.board.ids[sea]}")
