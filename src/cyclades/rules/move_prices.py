"""What moves cost: one gold piece a step, and on a heroic move one more for each that the hero has made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from cyclades.rules.game import Game

MOVE_PRICE: Final = 1


def first_price(game: Game, leader: i64, steps: i64) -> i64:
    """What so many steps cost a group that has not set out; on a heroic move, its leader alone."""
    hero = game.rules.card_of(leader)
    return MOVE_PRICE * steps if hero is None else hero_move_price(game, hero.number, steps)


def hero_move_price(game: Game, hero: i64, steps: i64) -> i64:
    """What a hero's next heroic moves cost: one more for each that he has made this turn."""
    made = game.s[game.f.led + hero]
    return steps * made + steps * (steps + 1) // 2


def group_price(game: Game, leader: i64, steps: i64) -> i64:
    """What the next steps cost the group on the move; on a heroic move each hero pays for himself."""
    if game.rules.card_of(leader) is None:
        return MOVE_PRICE * steps
    total: i64 = 0
    for hero in game.rules.heroes:
        if game.s[game.f.card_at + hero.number] == game.rules.moving_group:
            total += hero_move_price(game, hero.number, steps)
    return total
