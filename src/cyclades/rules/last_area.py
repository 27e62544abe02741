"""The last land area of a faction: who may attack it, and who may enter a land area at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules.areas import may_come
from cyclades.rules.buildings import buildings_at, metropolises_of, team_buildings

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def may_enter(game: Game, faction: i64, land: i64) -> bool:
    """Whether a faction may move into a land area to stay: own, uncontrolled, or an enemy's that may be attacked."""
    if not may_come(game, land):
        return False
    owner = game.s[game.f.owner + land]
    if owner < 0 or owner == faction:
        return True
    if game.allies(owner, faction):
        return False
    if entry_barred(game, faction, land):
        return False
    return game.s[game.f.lands + owner] > 1 or would_end_game(game, faction, land)


def entry_barred(game: Game, faction: i64, area: i64) -> bool:
    """Whether a faction is kept out of an area of somebody else."""
    return any(listener.bars_enemies(game, faction, area) for listener in game.rules.bars_enemies)


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


def complete_sets(game: Game, faction: i64, conquest: i64) -> i64:
    """How many Metropolises the buildings of a faction make, counting those of a land area that it is about to take (-1
    for none): each takes one of every kind that is needed, and what is wild stands for any of them."""
    rules = game.rules
    wild: i64 = 0
    for building in rules.wildcards:
        wild += joint_buildings(game, faction, building.number, conquest)
    if wild == 0 or len(rules.needed_buildings) == 0:
        fewest: i64 = -1
        for building in rules.needed_buildings:
            owned = joint_buildings(game, faction, building.number, conquest)
            if owned == 0:
                return 0
            if fewest < 0 or owned < fewest:
                fewest = owned
        return fewest if fewest > 0 else 0
    sets: i64 = 0
    while True:
        missing: i64 = 0
        for building in rules.needed_buildings:
            short = sets + 1 - joint_buildings(game, faction, building.number, conquest)
            missing += short if short > 0 else 0
        if missing > wild:
            return sets
        sets += 1


def joint_buildings(game: Game, faction: i64, building: i64, conquest: i64) -> i64:
    """How many buildings of a kind count for a faction, with those of a land area that it is about to take."""
    return team_buildings(game, faction, building) + (buildings_at(game, building, conquest) if conquest >= 0 else 0)


def places(game: Game, faction: i64, conquest: i64) -> i64:
    """How many more Metropolises would fit into the land areas of a faction, counting one that it is about to take."""
    found: i64 = 0
    for land in range(game.rules.lands):
        if any(listener.bars_metropolis(game, land) for listener in game.rules.bars_metropolis):
            continue
        if land == conquest or game.s[game.f.owner + land] == faction:
            count = game.s[game.f.metropolis + land] + 1
            while game.rules.room(land, count) >= 0:
                found += 1
                count += 1
    return found


def team_metropolises(game: Game, team: i64) -> i64:
    """How many Metropolises a team controls; without teams, a faction."""
    count: i64 = 0
    for faction in range(len(game.rules.factions)):
        if game.rules.team_of[faction] == team:
            count += metropolises_of(game, faction)
    return count
