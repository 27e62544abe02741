"""What a god would be worth this cycle: the own turn with it is played through on a copy, deed by deed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.search import Search
from cyclades.engine.actions import Action
from cyclades.rules.game import Game
from cyclades.rules.gold import change_gold
from cyclades.rules.offerings import Offer, on_apollo, owed, surcharge, take_back
from cyclades.rules.steps import Step
from cyclades.rules.turn_order import pawn_on
from cyclades.rules.turns import Menu, Turn, TurnsWithGods

MOST_DEEDS: Final = 6
MOST_ANSWERS: Final = 120
GLANCE: Final = 10
"""By how much a look at a whole turn is shallower than one at an answer."""
DETAIL: Final = 3
"""By how much a question within a deed needs less of it than the choice of the deed."""
PROMISING: Final = 3
"""How many deeds are looked at again after the first."""


def turn_with(game: Game, pawn: i64, god: i64, offering: i64) -> Game:
    """The game as it would be if it were the pawn's turn with a god now, for an offering, after the purse has paid all
    that it has promised."""
    twin = game.copy()
    s, f = twin.s, twin.f
    rules = twin.rules
    outbid: i64 = -1 if god == rules.apollo.number else pawn_on(twin, god)
    price = owed(twin, pawn, outbid, offering)
    if outbid >= 0:
        price += surcharge(twin, pawn, outbid)
        take_back(twin, outbid)
    s[f.pawn_place + pawn] = on_apollo(twin) + 1 if god == rules.apollo.number else 0
    s[f.pawn_god + pawn] = god
    s[f.pawn_offering + pawn] = offering
    change_gold(twin, rules.pawn_faction[pawn], -price)
    twin.stack = [Offer(pawn, -1), coming_turn(game, pawn, god)]
    twin.begin()
    return twin


def coming_turn(game: Game, pawn: i64, god: i64) -> Step:
    """What a pawn will do with a god after the offerings: its actions, or in a round before the first cycle whatever
    that is about."""
    for step in reversed(game.stack):
        if isinstance(step, TurnsWithGods):
            return step.turn(pawn, god)
    return Turn(pawn, god)


def after_turn(game: Game, pawn: i64, god: i64, offering: i64, wanted: Search) -> Game:
    """The position after the best turn with a god that a glance finds."""
    twin = turn_with(game, pawn, god, offering)
    play_turn(twin, pawn, wanted.shallower(GLANCE))
    return twin


def play_turn(game: Game, pawn: i64, search: Search) -> None:
    """Play a turn to its end: the best deeds, until none is worth it or there were enough."""
    effort = search.effort
    given_up: list[i64] = []
    deeds: i64 = 0
    answers: i64 = 0
    while not game.over and game.s[game.f.turn] == pawn and answers < MOST_ANSWERS:
        answers += 1
        step = game.stack[-1]
        if isinstance(step, Menu):
            search.effort = effort
            deeds += 1
            game.play_legal(best_deed(game, search, given_up) if deeds <= MOST_DEEDS else game.default)
        else:
            search.effort = effort // DETAIL
            game.play_legal(search.likely(game) if deeds <= MOST_DEEDS else game.default)
    search.effort = effort


def best_deed(game: Game, search: Search, given_up: list[i64]) -> Action:
    """The best of the deeds that were not given up. Those that promise least are given up for the rest of the turn:
    what is not worth it now seldom is after another deed."""
    usual = game.default
    left = [usual]
    for action in game.actions:
        if action.index != usual.index and action.index not in given_up:
            left.append(action)
    values = search.evaluate(game, left) if len(left) > 1 else [0.0]
    best: i64 = 0
    for number in range(1, len(left)):
        if values[number] > values[best]:
            best = number
        better: i64 = 0
        for other in range(1, len(left)):
            if values[other] > values[number]:
                better += 1
        if better >= PROMISING:
            given_up.append(left[number].index)
    return left[best]
