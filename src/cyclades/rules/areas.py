"""Areas of a faction, and the units that are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.people import gain_people

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.units import UnitKind


def own_areas(game: Game, faction: i64, first: i64, last: i64) -> list[Action]:
    """The areas first to last - 1 that a faction controls, as answers."""
    return [game.verbs.at[area] for area in range(first, last) if game.s[game.f.owner + area] == faction]


def open_lands(game: Game, faction: i64) -> list[i64]:
    """The land areas of a faction that units may come to."""
    owner = game.f.owner
    return [land for land in range(game.rules.lands) if game.s[owner + land] == faction and may_come(game, land)]


def has_movable_units(game: Game, faction: i64, area: i64) -> bool:
    """Whether a faction has a unit in an area that can move."""
    return has_units(game, faction, area) and may_leave(game, area)


def has_units(game: Game, faction: i64, area: i64) -> bool:
    """Whether a faction has a piece or a hero in an area."""
    s, f = game.s, game.f
    if s[f.owner + area] != faction:
        return False
    if pieces_in(game, area) > 0:
        return True
    for hero in game.rules.heroes:
        if s[f.card_at + hero.number] == area and s[f.card_owner + hero.number] == faction:
            return True
    return False


def carry(game: Game, faction: i64, origin: i64, target: i64, retreat: bool) -> None:
    """All units of a faction go from one area to another, with the artifacts that they carry; in a retreat those stay
    that cannot, and nothing is carried."""
    s, f = game.s, game.f
    for kind in kinds_of(game, origin if target == game.rules.moving_group else target):
        if kind.retreats or not retreat:
            s[kind.counted(target)] += s[kind.counted(origin)]
            s[kind.counted(origin)] = 0
    for card in game.rules.unit_cards:
        if s[f.card_at + card.number] == origin and s[f.card_owner + card.number] == faction:
            if card.retreats or not retreat:
                s[f.card_at + card.number] = target
    if not retreat:
        for artifact in game.rules.artifacts:
            if s[f.card_at + artifact.number] == origin and s[f.card_owner + artifact.number] == faction:
                s[f.card_at + artifact.number] = target


def set_owner(game: Game, area: i64, faction: i64) -> None:
    """An area changes hands."""
    s, f = game.s, game.f
    before = s[f.owner + area]
    if area < game.rules.lands:
        if before >= 0:
            s[f.lands + before] -= 1
        if faction >= 0:
            s[f.lands + faction] += 1
    s[f.owner + area] = faction


def take_control(game: Game, area: i64, faction: i64) -> None:
    """A faction takes an area over."""
    game.emit(events.CONTROL_TAKEN, faction, area, game.s[game.f.owner + area])
    gain_area(game, area, faction)


def gain_area(game: Game, area: i64, faction: i64) -> None:
    """A faction controls an area from now on; a priestess symbol draws a priestess every time (L9.6)."""
    set_owner(game, area, faction)
    if area < game.rules.lands and game.rules.priestess_symbol[area] > 0:
        gain_people(game, game.rules.priests, faction, 0)


def pieces_in(game: Game, area: i64) -> i64:
    """How many pieces, heroes and creatures aside, stand in an area, or go with the group on the move."""
    rules = game.rules
    found: i64 = 0
    if area == rules.moving_group:
        for place in rules.moving_units:
            found += game.s[place]
        return found
    for field in rules.land_fields if area < rules.lands else rules.sea_fields:
        found += game.s[field + area]
    return found


def kinds_of(game: Game, area: i64) -> list[UnitKind]:
    """The kinds of units that may stand in an area."""
    return game.rules.land_kinds if area < game.rules.lands else game.rules.sea_kinds


def is_defended(game: Game, area: i64) -> bool:
    """Whether the controller of an area has a unit there."""
    s, f = game.s, game.f
    if pieces_in(game, area) > 0:
        return True
    owner = s[f.owner + area]
    for card in game.rules.unit_cards:
        if s[f.card_at + card.number] == area and s[f.card_owner + card.number] == owner:
            return True
    return False


def fleets_barred(game: Game, sea: i64) -> bool:
    """Whether no fleet may be in a sea area."""
    return any(card.bars_fleets(game, sea) for card in game.rules.bars_fleets)


def may_leave(game: Game, area: i64) -> bool:
    """Whether units may leave an area."""
    return all(not listener.bars_leaving(game, area) for listener in game.rules.bars_leaving)


def may_come(game: Game, land: i64) -> bool:
    """Whether units may come to a land area, in whatever way."""
    return all(not listener.bars_arrival(game, land) for listener in game.rules.bars_arrival)
