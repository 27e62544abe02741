"""Heroic moves: a hero leads, alone or with troops, at a price that rises with each of his moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.areas import may_leave
from cyclades.rules.destinations import destinations
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of
from cyclades.rules.heroes import own_heroes
from cyclades.rules.moves import MoveTo

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class HeroicMove(Deed):
    """A hero moves, alone or with troops, at a price that rises with each of his moves this turn."""

    def __init__(self) -> None:
        super().__init__("heroic move")

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        gold = gold_of(game, faction)
        for hero in own_heroes(game, faction):
            area = hero.at(game)
            if gold > game.s[hero.led] and may_leave(game, area):
                if len(destinations(game, faction, area, hero.unit)) > 0:
                    out.append(game.verbs.lead[hero.unit])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.lead

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        hero = game.rules.card_of(action.a)
        assert hero is not None
        game.push(MoveTo(faction, hero.at(game), action.a, 0, 0))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        hero = game.rules.card_of(action.a)
        assert hero is not None
        return game.s[hero.led] + 1
