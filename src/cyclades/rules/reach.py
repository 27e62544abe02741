"""What can be reached: accessible land areas, chains of fleets, adjacent seas, and the protection of a last area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action

if TYPE_CHECKING:
    from cyclades.rules.game import Game

OWN_FLEETS: Final = 0
ANY_FLEETS: Final = 1
"""Whose fleets make a chain: those of the faction and its teammates, or everybody's."""


def own_areas(game: Game, faction: i64, first: i64, last: i64) -> list[Action]:
    """The areas first to last - 1 that a faction controls, as answers."""
    return [game.words.at[area] for area in range(first, last) if game.s[game.f.owner + area] == faction]


def open_lands(game: Game, faction: i64) -> list[i64]:
    """The land areas of a faction that units may come to."""
    owner = game.f.owner
    return [land for land in range(game.rules.lands) if game.s[owner + land] == faction and game.may_come(land)]


def movers(game: Game, faction: i64, area: i64) -> bool:
    """Whether a faction has a unit in an area that can move."""
    return has_units(game, faction, area) and game.may_leave(area)


def has_units(game: Game, faction: i64, area: i64) -> bool:
    """Whether a faction has a piece or a hero in an area."""
    s, f = game.s, game.f
    if s[f.owner + area] != faction:
        return False
    if game.pieces(area) > 0:
        return True
    for hero in game.rules.heroes:
        if s[f.card_at + hero.number] == area and s[f.card_owner + hero.number] == faction:
            return True
    return False


def accessible(game: Game, faction: i64, origin: i64, fleets: i64 = OWN_FLEETS) -> list[i64]:
    """The land areas accessible from one: adjacent on its island, or on another one along a chain of fleets."""
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


def may_enter(game: Game, faction: i64, land: i64) -> bool:
    """Whether a faction may move into a land area to stay: own, uncontrolled, or an enemy's that may be attacked."""
    if not game.may_come(land):
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
    return any(listener.bars_entry(game, faction, area) for listener in game.rules.bars_entry)


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
    return game.team_buildings(faction, building) + (game.buildings(building, conquest) if conquest >= 0 else 0)


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
            count += game.metropolises(faction)
    return count
