"""Accessible land areas: beside each other on an island, joined by something else, or along a chain of fleets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from cyclades.rules.game import Game

OWN_FLEETS: Final = 0
ANY_FLEETS: Final = 1
"""Whose fleets make a chain: those of the faction and its teammates, or everybody's."""


def accessible(game: Game, faction: i64, origin: i64, fleets: i64 = OWN_FLEETS) -> list[i64]:
    """The land areas accessible from one: adjacent on its island, joined to it, or on another island along a chain of
    fleets."""
    rules, s, f = game.rules, game.s, game.f
    near, near_to, near_sea = rules.near, rules.near_to, rules.near_sea
    joint = rules.joint_fleets
    seen = rules.blank[:]
    seen[origin] = 1
    found: list[i64] = []
    i = rules.near_from[origin]
    while i < near_sea[origin]:
        found.append(near[i])
        seen[near[i]] = 1
        i += 1
    for listener in rules.joins:
        beyond = listener.joins(game, origin)
        if beyond >= 0 and seen[beyond] == 0:
            found.append(beyond)
            seen[beyond] = 1
    waiting: list[i64] = [origin]
    while len(waiting) > 0:
        area = waiting.pop()
        i = near_sea[area]
        while i < near_to[area]:
            sea = near[i]
            if seen[sea] == 0:
                owner = s[f.owner + sea]
                if owner == faction or (
                    owner >= 0 and (fleets == ANY_FLEETS if not game.allies(owner, faction) else joint)
                ):
                    seen[sea] = 1
                    waiting.append(sea)
            i += 1
        if area >= rules.lands:
            i = rules.near_from[area]
            while i < near_sea[area]:
                land = near[i]
                if seen[land] == 0:
                    seen[land] = 1
                    if rules.chains_home or rules.island[land] != rules.island[origin]:
                        found.append(land)
                i += 1
    return found
