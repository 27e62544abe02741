"""Areas of a faction, and the units that are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action

if TYPE_CHECKING:
    from cyclades.rules.game import Game


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


def carry(game: Game, faction: i64, origin: i64, target: i64, retreat: bool) -> None:
    """All units of a faction go from one area to another; in a retreat those stay that cannot."""
    s, f = game.s, game.f
    for kind in game.rules.kinds:
        if kind.retreats or not retreat:
            s[kind.field + target] += s[kind.field + origin]
            s[kind.field + origin] = 0
    for card in game.rules.unit_cards:
        if s[f.card_at + card.number] == origin and s[f.card_owner + card.number] == faction:
            if card.retreats or not retreat:
                s[f.card_at + card.number] = target
