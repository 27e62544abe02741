"""Threats and chances: which armies can reach a land area, what may be lost to them and what may be won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.weights import Weights
from cyclades.rules.accessible_areas import accessible
from cyclades.rules.areas import is_defended, may_leave, pieces_in
from cyclades.rules.buildings import built_at, fortresses_at
from cyclades.rules.destinations import may_enter
from cyclades.rules.game import Game
from cyclades.rules.income import area_income

LOST: Final[list[float]] = [0.05, 0.2, 0.4, 0.65, 0.8]
"""How likely a land area is lost: to an army weaker than the defence by two, by one, as strong, stronger …"""
UNDEFENDED: Final = 0.9
BUILDING: Final = 6.0
NOBODY: Final = -1
FURTHER_STEPS: Final = 1
"""How many moves after the first an army is thought to make in a turn."""
UNKNOWN: Final = -1.0


def armies_near(game: Game, team: i64) -> list[list[i64]]:
    """For each land area where the armies of rivals of a team stand that can reach it in one turn, of each rival the
    largest."""
    rules, s, f = game.rules, game.s, game.f
    found: list[list[i64]] = [[] for _ in range(rules.lands)]
    for faction in range(len(rules.factions)):
        if rules.team_of[faction] == team:
            continue
        largest: list[i64] = [0] * rules.lands
        origins: list[i64] = [NOBODY] * rules.lands
        for origin in range(rules.lands):
            if s[f.owner + origin] != faction or not may_leave(game, origin):
                continue
            army = army_in(game, origin)
            if army == 0:
                continue
            for land in within_reach(game, faction, origin):
                if largest[land] < army:
                    largest[land] = army
                    origins[land] = origin
        for land in range(rules.lands):
            if origins[land] >= 0:
                found[land].append(origins[land])
    return found


def within_reach(game: Game, faction: i64, origin: i64) -> list[i64]:
    """The land areas that an army of a faction can reach in one turn: at once, or by way of areas that it can pass."""
    s, f = game.s, game.f
    found = accessible(game, faction, origin)
    for _ in range(FURTHER_STEPS):
        for land in list(found):
            owner = s[f.owner + land]
            if (owner == faction or (owner < 0 and army_in(game, land) == 0)) and may_leave(game, land):
                for beyond in accessible(game, faction, land):
                    if beyond != origin and beyond not in found:
                        found.append(beyond)
    return found


def army_in(game: Game, land: i64) -> i64:
    """How many can fight for the controller of a land area: its pieces, or a hero alone."""
    troops = pieces_in(game, land)
    if troops > 0:
        return troops
    return 1 if is_defended(game, land) else 0


def led(game: Game, land: i64) -> bool:
    """Whether a unit stands in a land area that leads an army with any god."""
    return any(kind.leads and game.s[kind.field + land] > 0 for kind in game.rules.land_kinds)


def best_conquest(game: Game, team: i64, weights: Weights) -> float:
    """What the best attack within reach of an army of a team would bring, as likely as it succeeds."""
    rules, s, f = game.rules, game.s, game.f
    best = 0.0
    stakes: list[float] = [UNKNOWN] * rules.lands
    for origin in range(rules.lands):
        owner = s[f.owner + origin]
        if owner < 0 or rules.team_of[owner] != team or not may_leave(game, origin):
            continue
        army = army_in(game, origin)
        if army == 0:
            continue
        for land in accessible(game, owner, origin):
            rival = s[f.owner + land]
            if rival < 0 or rules.team_of[rival] == team or not may_enter(game, owner, land):
                continue
            if stakes[land] == UNKNOWN:
                stakes[land] = at_stake(game, land, weights)
            value = chance_of_loss(game, land, army) * stakes[land]
            if value > best:
                best = value
    return best


def chance_of_loss(game: Game, land: i64, army: i64) -> float:
    """How likely an army takes a land area, roughly."""
    if army == 0:
        return 0.0
    troops = army_in(game, land)
    if troops == 0:
        return UNDEFENDED
    lead = army - troops - fortresses_at(game, land) + 2
    return LOST[0 if lead < 0 else 4 if lead > 4 else lead]


def at_stake(game: Game, land: i64, weights: Weights) -> float:
    """What is lost with a land area."""
    built = BUILDING * float(built_at(game, land)) + weights.metropolis * float(game.s[game.f.metropolis + land])
    treasures = 0.0
    for artifact in game.rules.artifacts:
        if game.s[game.f.card_at + artifact.number] == land:
            treasures += weights.things * artifact.worth
    return (
        weights.land
        + weights.troop * float(pieces_in(game, land))
        + weights.income * float(area_income(game, land))
        + built
        + treasures
    )
