"""Threats: which armies of rivals can reach a land area, and what it may cost to leave it weak."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.worth import HORIZON, LAND, METROPOLIS, TROOP
from cyclades.rules.game import Game
from cyclades.rules.income import area_income
from cyclades.rules.reach import accessible

ATTACKED: Final = 0.3
"""How likely it is that a rival who could attack a land area does, before its player can do something about it."""
LOST: Final[list[float]] = [0.05, 0.2, 0.4, 0.65, 0.8]
"""How likely a land area is then lost: to an army weaker than the defence by two, by one, as strong, stronger …"""
UNDEFENDED: Final = 0.9
BUILDING: Final = 6.0


def armies_near(game: Game, team: i64) -> list[i64]:
    """For each land area the largest army of a rival of a team that can reach it in one move."""
    rules, s, f = game.rules, game.s, game.f
    found: list[i64] = [0] * rules.lands
    for origin in range(rules.lands):
        owner = s[f.owner + origin]
        army = game.pieces(origin)
        if owner < 0 or rules.team_of[owner] == team or army == 0 or not game.may_leave(origin):
            continue
        for land in accessible(game, owner, origin):
            if found[land] < army:
                found[land] = army
    return found


def risk(game: Game, team: i64, near: list[i64]) -> float:
    """What a team stands to lose to the armies near its land areas."""
    rules, s, f = game.rules, game.s, game.f
    total = 0.0
    for land in range(rules.lands):
        owner = s[f.owner + land]
        if owner >= 0 and rules.team_of[owner] == team and near[land] > 0 and s[f.lands + owner] > 1:
            total += ATTACKED * chance_of_loss(game, land, near[land]) * at_stake(game, land)
    return total


def chance_of_loss(game: Game, land: i64, army: i64) -> float:
    """How likely an army takes a land area, roughly."""
    troops = game.pieces(land)
    if troops == 0:
        return UNDEFENDED
    lead = army - troops - game.fortresses(land) + 2
    return LOST[0 if lead < 0 else 4 if lead > 4 else lead]


def at_stake(game: Game, land: i64) -> float:
    """What is lost with a land area."""
    built = BUILDING * float(game.basic_buildings(land)) + METROPOLIS * float(game.s[game.f.metropolis + land])
    return LAND + TROOP * float(game.pieces(land)) + HORIZON * float(area_income(game, land)) + built
