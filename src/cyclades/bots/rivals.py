"""What rivals hope for: which Metropolis a god would give them this cycle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.values import Values
from cyclades.rules.building import Build
from cyclades.rules.game import Game
from cyclades.rules.reach import team_metropolises
from cyclades.rules.recruiting import Invite
from cyclades.rules.units import PHILOSOPHERS

NEXT_PHILOSOPHER: Final = 4
"""What the philosopher after the free one usually costs."""


def hopes(game: Game, faction: i64, god: i64, values: Values) -> float:
    """What a Metropolis that a god would give a faction this cycle is worth to it; nothing where it would give none."""
    if not would_found(game, faction, god):
        return 0.0
    rules = game.rules
    cities = team_metropolises(game, rules.team_of[faction])
    return values.metropolis + (values.win / 2.0 if cities + 1 >= rules.metropolises_to_win else 0.0)


def would_found(game: Game, faction: i64, god: i64) -> bool:
    """Whether a faction could found a Metropolis with a god, as far as everybody knows."""
    rules, s, f = game.rules, game.s, game.f
    gold = s[f.gold_high + rules.team_of[faction]] - 1
    for deed in rules.gods[god].deeds:
        if isinstance(deed, Invite) and deed.place == PHILOSOPHERS:
            missing = rules.philosophers_needed - s[f.philosophers + faction]
            if missing <= 1 or (missing == 2 and gold >= NEXT_PHILOSOPHER):
                return True
        if isinstance(deed, Build):
            for building in deed.kinds:
                if completes(game, faction, building):
                    return True
    return False


def completes(game: Game, faction: i64, building: i64) -> bool:
    """Whether a building is the last kind that a faction and its teammates need, and there is a place for it."""
    rules = game.rules
    for other in range(len(rules.buildings)):
        if other != building and game.team_buildings(faction, other) == 0:
            return False
    if game.team_buildings(faction, building) > 0:
        return False
    owner = game.f.owner
    return any(game.s[owner + land] == faction and game.free_sites(land) > 0 for land in range(rules.lands))
