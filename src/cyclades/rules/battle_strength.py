"""The strength of the two sides of a battle: their units, buildings, dice and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.areas import kinds_of, pieces_in
from cyclades.rules.buildings import defence_at, fortresses_at
from cyclades.rules.cards import ATTACKER, DEFENDER

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def side_faction(game: Game, side: i64) -> i64:
    """The faction on a side of the battle."""
    return game.s[game.f.attacker] if side == ATTACKER else game.s[game.f.defender]


def side_area(game: Game, side: i64) -> i64:
    """Where the units of a side are: the attackers are the group on the move."""
    return game.rules.moving_group if side == ATTACKER else game.s[game.f.battle_area]


def stands(game: Game, side: i64) -> bool:
    """Whether a side has a unit left."""
    area = side_area(game, side)
    if pieces_in(game, area) > 0:
        return True
    return card_unit(game, side_faction(game, side), area) >= 0


def card_unit(game: Game, faction: i64, area: i64) -> i64:
    """A hero or other card of a faction that is a unit in an area, or -1."""
    s, f = game.s, game.f
    for card in game.rules.unit_cards:
        if s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
            return card.number
    return -1


def strength(game: Game, side: i64) -> i64:
    """The strength of a side without its die: units, and the buildings that help it."""
    s, f, rules = game.s, game.f, game.rules
    area = side_area(game, side)
    faction = side_faction(game, side)
    battle_area = s[f.battle_area]
    total = pieces_in(game, area)
    for listener in rules.adds_strength:
        total += listener.adds_strength(game, side)
    if battle_area >= rules.lands:
        if side == DEFENDER or rules.ports_attack:
            total += ports_around(game, battle_area, faction)
        return total
    for card in rules.unit_cards:
        if s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
            total += card.strength
    if side == DEFENDER and not fortresses_ignored(game):
        total += fortresses_at(game, battle_area)
    return total


def emit_strength(game: Game, side: i64) -> None:
    """Tell what the strength of a side comes from, one thing after the other: an event `…-counted` for each."""
    s, f, rules = game.s, game.f, game.rules
    area, faction, battle_area = side_area(game, side), side_faction(game, side), s[f.battle_area]
    for kind in kinds_of(game, battle_area):
        if s[kind.counted(area)] > 0:
            game.emit(events.UNIT_COUNTED, faction, kind.number, s[kind.counted(area)])
    on_land = battle_area < rules.lands
    for card in rules.unit_cards:
        if on_land and s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
            game.emit(events.UNIT_COUNTED, faction, card.unit, card.strength)
    for listener in rules.adds_strength:
        added = listener.adds_strength(game, side)
        if added != 0:
            listener.emit_strength(game, faction, added)
    buildings: i64 = 0
    if not on_land:
        buildings = ports_around(game, battle_area, faction) if side == DEFENDER or rules.ports_attack else 0
    elif side == DEFENDER and not fortresses_ignored(game):
        buildings = fortresses_at(game, battle_area)
    if buildings > 0:
        building = rules.fortress if on_land else rules.port
        game.emit(events.BUILDING_COUNTED, faction, building.number, buildings)


def ports_around(game: Game, sea: i64, faction: i64) -> i64:
    """How many Port effects of a faction touch a sea area."""
    rules = game.rules
    found: i64 = 0
    i = rules.near_from[sea]
    end = rules.near_sea[sea]
    while i < end:
        land = rules.near[i]
        if game.s[game.f.owner + land] == faction:
            found += defence_at(game, rules.port.number, land)
        i += 1
    return found


def fortresses_ignored(game: Game) -> bool:
    """Whether the defender's Fortresses do not count."""
    return any(listener.ignores_fortresses(game) for listener in game.rules.ignores_fortresses)


def fixed_die(game: Game, side: i64) -> i64:
    """What a side's die always shows; -1 where it is rolled."""
    for listener in game.rules.fixes_die:
        shown = listener.fixes_die(game, side)
        if shown >= 0:
            return shown
    return -1


def extra_dice(game: Game, side: i64) -> i64:
    """How many dice a side rolls beside the usual one in this round."""
    found: i64 = 0
    for listener in game.rules.adds_dice:
        found += listener.adds_dice(game, side)
    return found


def tie_breaker(game: Game, side: i64) -> i64:
    """The card by which a side wins ties; -1 without one."""
    for listener in game.rules.wins_ties:
        card = listener.wins_ties(game, side)
        if card >= 0:
            return card
    return -1
