"""The chance to win, as all of the analysis speaks of it: the one place that says where the numbers come from."""

from __future__ import annotations

from cyclades.bots.value import learned
from cyclades.rules.game import Game


def chances(game: Game) -> list[float]:
    """The chance of each team to win, as the game stands; of a game that is over, how it ended."""
    return learned().chances(game)
