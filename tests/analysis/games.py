"""Records to analyse: short games, and one in which somebody overlooks how to win."""

from __future__ import annotations

from typing import Any

import cyclades
from tests.story import classic

WINS_WITH_A_FORTRESS = """
    cycle 4
    gods ares zeus - -
    order - - -
    player red gold 9
    player blue gold 6
    area syros red port 1 temple 1 university 1 troops 2
    area naxos red metropolis troops 2
    area milos blue fortress 1 troops 2
    area kea blue troops 1
    area tinos green troops 1
    offering red ares 1
    offering blue zeus 1
    offering green apollo 0
    phase actions ares paid
    """
"""Red needs a Fortress for its second Metropolis, and Ares lets it build one."""


def short_game(cycles: int = 2, seed: int = 7) -> dict[str, Any]:
    """A game of few cycles in which everybody does as little as possible."""
    game = cyclades.new("classic", players=3, options={"max_cycles": cycles}, seed=seed)
    while not game.over:
        game.play(game.default)
    return game.record()


def overlooked(rival_gold: str = "6") -> dict[str, Any]:
    """A game in which red could win, and ends its turn; the others do as little as possible."""
    game = classic(WINS_WITH_A_FORTRESS.replace("gold 6", f"gold {rival_gold}")).game
    game.play("end")
    while not game.over and game.s[game.f.cycle] == 4:
        game.play(game.default if game.player is not None else game.actions[0])
    return game.record()
