"""Threats and chances: which armies can reach a land area, what may be lost to them and what may be won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.values import Values
from cyclades.rules.game import Game
from cyclades.rules.income import area_income
from cyclades.rules.reach import accessible

LOST: Final[list[float]] = [0.05, 0.2, 0.4, 0.65, 0.8]
"""How likely a land area is lost: to an army weaker than the defence by two, by one, as strong, stronger …"""
UNDEFENDED: Final = 0.9
BUILDING: Final = 6.0
NOBODY: Final = -1


def armies_near(game: Game, team: i64) -> list[i64]:
    """For each land area where the largest army of a rival of a team stands that can reach it in one move, or -1."""
    rules, s, f = game.rules, game.s, game.f
    found: list[i64] = [NOBODY] * rules.lands
    largest: list[i64] = [0] * rules.lands
    for origin in range(rules.lands):
        owner = s[f.owner + origin]
        army = game.pieces(origin)
        if owner < 0 or rules.team_of[owner] == team or army == 0 or not game.may_leave(origin):
            continue
        for land in accessible(game, owner, origin):
            if largest[land] < army:
                largest[land] = army
                found[land] = origin
    return found


def risk(game: Game, team: i64, near: list[i64], values: Values) -> float:
    """What a team stands to lose to the armies near its land areas, those of them that are still there."""
    rules, s, f = game.rules, game.s, game.f
    total = 0.0
    for land in range(rules.lands):
        origin = near[land]
        if origin < 0:
            continue
        owner, rival = s[f.owner + land], s[f.owner + origin]
        if owner < 0 or rules.team_of[owner] != team or s[f.lands + owner] <= 1:
            continue
        if rival >= 0 and rules.team_of[rival] != team:
            lost = chance_of_loss(game, land, game.pieces(origin))
            total += values.attacked * lost * at_stake(game, land, values)
    return total


def best_conquest(game: Game, team: i64, values: Values) -> float:
    """What the best attack within reach of an army of a team would bring, as likely as it succeeds."""
    rules, s, f = game.rules, game.s, game.f
    best = 0.0
    for origin in range(rules.lands):
        owner = s[f.owner + origin]
        if owner < 0 or rules.team_of[owner] != team or not game.may_leave(origin):
            continue
        army = game.pieces(origin)
        if army == 0:
            continue
        for land in accessible(game, owner, origin):
            rival = s[f.owner + land]
            if rival < 0 or rules.team_of[rival] == team or s[f.lands + rival] <= 1:
                continue
            value = chance_of_loss(game, land, army) * at_stake(game, land, values)
            if value > best:
                best = value
    return best


def chance_of_loss(game: Game, land: i64, army: i64) -> float:
    """How likely an army takes a land area, roughly."""
    if army == 0:
        return 0.0
    troops = game.pieces(land)
    if troops == 0:
        return UNDEFENDED
    lead = army - troops - game.fortresses(land) + 2
    return LOST[0 if lead < 0 else 4 if lead > 4 else lead]


def at_stake(game: Game, land: i64, values: Values) -> float:
    """What is lost with a land area."""
    built = BUILDING * float(game.basic_buildings(land)) + values.metropolis * float(game.s[game.f.metropolis + land])
    return (
        values.land + values.troop * float(game.pieces(land)) + values.income * float(area_income(game, land)) + built
    )
