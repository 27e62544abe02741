"""The last land area of a faction: who takes it must gain by it the Metropolis that ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.buildings import team_metropolises
from cyclades.rules.metropolises import complete_sets, places

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def would_end_game(game: Game, faction: i64, land: i64) -> bool:
    """Whether taking a land area brings a Metropolis, and with it the number that ends the game: those that stand
    there, and those that the captured basic buildings complete, as far as there are places and Metropolises left."""
    rules, s, f = game.rules, game.s, game.f
    completed = places(game, faction, land)
    left: i64 = 0
    for kind in rules.metropolis_kinds:
        left += s[f.bonuses_left + kind.number]
    if left < completed:
        completed = left
    sets = complete_sets(game, faction, land)
    if sets < completed:
        completed = sets
    gained = s[f.metropolis + land] + completed
    return gained > 0 and team_metropolises(game, rules.team_of[faction]) + gained >= rules.metropolises_to_win
