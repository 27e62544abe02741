"""Spaces of Gymnasium, which PettingZoo uses too, and what is in them: observations, masks and actions."""

from __future__ import annotations

from typing import Any, Final

from cyclades.envs.table import Table
from cyclades.extras import require
from cyclades.rules.game import Game

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError:
    require("envs", "an environment")
    raise

Row = NDArray[np.int16]
Mask = NDArray[np.int8]
NUMBERS: Final = np.iinfo(np.int16)
"""Between which numbers those of an observation are."""


def observation_space(table: Table) -> spaces.Box[Any]:
    """All observations of a table."""
    return spaces.Box(int(NUMBERS.min), int(NUMBERS.max), (len(table.layout.names),), np.int16)


def mask_space(table: Table) -> spaces.Box[Any]:
    """All masks: 1 for an action that is legal."""
    return spaces.Box(0, 1, (len(table.actions),), np.int8)


def action_space(table: Table) -> spaces.Discrete[Any]:
    """All actions by their index, those of chance among them, which are never legal for anybody."""
    return spaces.Discrete(len(table.actions))


def observed(game: Game, player: int | None) -> Row:
    """What a player may know."""
    return np.array(game.observation(player), dtype=np.int16)


def mask_of(game: Game, player: int | None) -> Mask:
    """Which actions a player may choose: none, if somebody else is asked or nobody."""
    if game.player is None or game.player != player:
        return np.zeros(len(game.action_table.all), dtype=np.int8)
    return np.array(game.mask(), dtype=np.int8)
