"""Destinations: where a group may go next, and through which areas it may pass on the way.

No group may stop in an area of a teammate. Such an area is a next step only where the step after it can be made and
paid at once. What a group has with it may open more ways, also through areas of enemies (rules/artifacts.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.rules.accessible_areas import ANY_FLEETS, OWN_FLEETS, accessible
from cyclades.rules.areas import fleets_barred, has_movable_units, may_come, may_leave
from cyclades.rules.artifacts import ENEMY_FLEETS, PAST_ENEMIES, WHOLE_ISLAND, powers_at
from cyclades.rules.gold import gold_of
from cyclades.rules.last_area import would_end_game
from cyclades.rules.move_prices import first_price, group_price

if TYPE_CHECKING:
    from cyclades.rules.game import Game

NO_LEADER: Final = -1
"""Whoever leads a move is a card, such as a hero, or a kind of which one must go along: a number of a unit."""


def next_areas(game: Game, faction: i64, origin: i64, powers: i64) -> list[i64]:
    """The areas one step away for a group with some powers: accessible land areas, adjacent sea areas that are open to
    fleets."""
    rules = game.rules
    if origin < rules.lands:
        found = accessible(game, faction, origin, ANY_FLEETS if powers & ENEMY_FLEETS else OWN_FLEETS)
        if powers & WHOLE_ISLAND:
            for land in range(rules.lands):
                if rules.island[land] == rules.island[origin] and land != origin and land not in found:
                    found.append(land)
        return found
    seas: list[i64] = []
    i = rules.near_sea[origin]
    end = rules.near_to[origin]
    while i < end:
        if not fleets_barred(game, rules.near[i]):
            seas.append(rules.near[i])
        i += 1
    return seas


def may_stop(game: Game, faction: i64, area: i64) -> bool:
    """Whether a move of a faction may end in an area one step away."""
    if area < game.rules.lands:
        return may_enter(game, faction, area)
    if len(game.rules.bars_enemies) > 0 and entry_barred(game, faction, area):
        return False
    return not of_teammate(game, faction, area)


def of_teammate(game: Game, faction: i64, area: i64) -> bool:
    """Whether an area belongs to a teammate."""
    owner = game.s[game.f.owner + area]
    return owner >= 0 and owner != faction and game.allies(owner, faction)


def of_enemy(game: Game, faction: i64, area: i64) -> bool:
    """Whether an area belongs to an enemy."""
    owner = game.s[game.f.owner + area]
    return owner >= 0 and owner != faction and not game.allies(owner, faction)


def destinations(game: Game, faction: i64, origin: i64, leader: i64 = NO_LEADER) -> list[i64]:
    """Where units of a faction may go from an area in one step, with all that they find there."""
    powers = powers_at(game, faction, origin, leader)
    areas = next_areas(game, faction, origin, powers)
    return [area for area in areas if goes(game, faction, origin, area, leader, powers)]


def has_destination(game: Game, faction: i64, origin: i64, leader: i64 = NO_LEADER) -> bool:
    """Whether there is any of them."""
    powers = powers_at(game, faction, origin, leader)
    areas = next_areas(game, faction, origin, powers)
    return any(goes(game, faction, origin, area, leader, powers) for area in areas)


def goes(game: Game, faction: i64, origin: i64, area: i64, leader: i64, powers: i64) -> bool:
    """Whether a group may take a step to a next area: to stop there, or to pass on."""
    if may_stop(game, faction, area):
        return True
    more = steps_on(game, faction, origin, area, powers)
    return more > 0 and gold_of(game, faction) >= first_price(game, leader, 1 + more)


def goes_on(game: Game, faction: i64, origin: i64, area: i64, leader: i64, powers: i64, unpaid: i64, gold: i64) -> bool:
    """Whether a group on the move may stop in an area, or pass on from there to one where it may, and so much gold pays
    for all steps that are still unpaid, so many of them to the area."""
    more: i64 = 0
    if not may_stop(game, faction, area):
        more = steps_on(game, faction, origin, area, powers)
        if more == 0:
            return False
    return gold >= group_price(game, leader, unpaid + more)


def passable(game: Game, faction: i64, area: i64, powers: i64) -> bool:
    """Whether a group may come to an area of somebody else and leave it again without stopping."""
    if of_teammate(game, faction, area):
        if not game.rules.joint_passage:
            return False
    elif powers & PAST_ENEMIES == 0 or area >= game.rules.lands or not of_enemy(game, faction, area):
        return False
    return area >= game.rules.lands or (may_come(game, area) and may_leave(game, area))


def steps_on(game: Game, faction: i64, origin: i64, area: i64, powers: i64) -> i64:
    """How many steps a group in an area that it may pass has to make at least to one where it may stop, which is not
    the one that it comes from; 0 where it cannot, and in any other area."""
    if not passable(game, faction, area, powers):
        return 0
    seen = game.rules.blank[:]
    seen[origin] = 1
    seen[area] = 1
    steps: i64 = 0
    level: list[i64] = [area]
    while len(level) > 0:
        steps += 1
        beyond: list[i64] = []
        for at in level:
            for following in next_areas(game, faction, at, powers):
                if seen[following] > 0:
                    continue
                seen[following] = 1
                if may_stop(game, faction, following):
                    return steps
                if passable(game, faction, following, powers):
                    beyond.append(following)
        level = beyond
    return 0


def sets_out(game: Game, faction: i64, area: i64, leader: i64) -> bool:
    """Whether units of a faction can leave an area for another one, with a leader if it takes one."""
    if leader != NO_LEADER and game.s[game.rules.unit_kinds[leader].field + area] == 0:
        return False
    return has_movable_units(game, faction, area) and has_destination(game, faction, area, leader)


def can_move(game: Game, faction: i64, first: i64, last: i64, leader: i64 = NO_LEADER) -> bool:
    """Whether any unit in the areas first to last - 1 has somewhere to go, with one of a kind if that must lead."""
    area = first
    while area < last:
        if sets_out(game, faction, area, leader):
            return True
        area += 1
    return False


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
