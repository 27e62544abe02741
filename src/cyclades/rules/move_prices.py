"""What moves cost: one gold piece a step. On a heroic move, and where the kind that leads says so, each costs one more
than the one before in the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from cyclades.rules.game import Game

MOVE_PRICE: Final = 1


def first_price(game: Game, leader: i64, steps: i64) -> i64:
    """What so many steps cost a group that has not set out; on a heroic move, its leader alone."""
    hero = game.rules.card_of(leader)
    return kind_price(game, leader, steps) if hero is None else hero_move_price(game, hero.number, steps)


def kind_price(game: Game, leader: i64, steps: i64) -> i64:
    """What so many steps cost a group that a kind leads, or nobody."""
    led: i64 = game.rules.unit_kinds[leader].led if leader >= 0 else -1
    return MOVE_PRICE * steps if led < 0 else rising(game.s[led], steps)


def hero_move_price(game: Game, hero: i64, steps: i64) -> i64:
    """What a hero's next heroic moves cost: one more for each that he has made this turn."""
    return rising(game.s[game.rules.cards[hero].led], steps)


def rising(made: i64, steps: i64) -> i64:
    """What so many steps cost after those that were made, each 1 GP more than the one before."""
    return steps * made + steps * (steps + 1) // 2


def count_step(game: Game, leader: i64) -> None:
    """A group has paid for a step: where the kind that leads it gets dearer, the next one costs more."""
    if leader >= 0 and game.rules.card_of(leader) is None and game.rules.unit_kinds[leader].led >= 0:
        game.s[game.rules.unit_kinds[leader].led] += 1


def group_price(game: Game, leader: i64, steps: i64) -> i64:
    """What the next steps cost the group on the move; on a heroic move each hero pays for himself."""
    if game.rules.card_of(leader) is None:
        return kind_price(game, leader, steps)
    total: i64 = 0
    for hero in game.rules.heroes:
        if game.s[game.f.card_at + hero.number] == game.rules.moving_group:
            total += hero_move_price(game, hero.number, steps)
    return total
