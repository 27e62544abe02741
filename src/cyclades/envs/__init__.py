"""Environments for programs that learn: the game behind the interfaces of PettingZoo, Gymnasium and OpenSpiel.

`cyclades_v0` is the game for PettingZoo, `single_seat` one seat against bots and `vector` many games at once for
Gymnasium, `open_spiel` the game for OpenSpiel. Each says at its import which extra is missing. Importing this package
is enough for `gymnasium.make("cyclades/Cyclades-v0")`; importing `cyclades.envs.open_spiel` for
`pyspiel.load_game("python_cyclades")`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

SINGLE_SEAT: Final = "cyclades/Cyclades-v0"
SELF_PLAY: Final = "cyclades/SelfPlay-v0"


def register() -> None:
    """Make the environments known to Gymnasium."""
    import gymnasium

    if SINGLE_SEAT not in gymnasium.registry:
        gymnasium.register(SINGLE_SEAT, entry_point="cyclades.envs.single_seat:SingleSeat")
        gymnasium.register(SELF_PLAY, vector_entry_point="cyclades.envs.vector:SelfPlay")


if find_spec("gymnasium") is not None:  # who plays in OpenSpiel alone need not have it
    register()

__all__ = ["SELF_PLAY", "SINGLE_SEAT", "register"]
