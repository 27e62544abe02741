"""Recruiting a hero of the track, with Hera."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.hero_track import track_heroes
from cyclades.engine.actions import Action
from cyclades.engine.decks import TRACK
from cyclades.rules import events
from cyclades.rules.areas import open_lands
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.heroes import PlaceHero, enlist

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class RecruitHero(Deed):
    """Recruit ONE hero of the track for 4 GP."""

    def __init__(self) -> None:
        super().__init__("recruit hero")

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        if self.times(game) > 0 or len(open_lands(game, faction)) == 0:
            return
        gold = gold_of(game, faction)
        for hero in track_heroes(game):
            if gold >= hero_price(game, hero.number):
                out.append(game.verbs.hire[hero.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.hire

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        self.count(game)
        game.push(HeroAt(faction, action.a))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return hero_price(game, action.a)


def hero_price(game: Game, hero: i64) -> i64:
    """What a hero of the track costs."""
    return game.rules.cards[hero].price(game.s[game.f.place + hero] - TRACK)


class HeroAt(PlaceHero):
    """In which own land area the new hero of the track appears; then he is paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: i64, hero: i64) -> None:
        super().__init__(faction, hero, 0)

    def play(self, game: Game, action: Action) -> None:
        price = hero_price(game, self.hero)
        pay(game, self.faction, price)
        enlist(game, self.faction, self.hero, action.a)
        game.emit(events.HERO_RECRUITED, self.faction, self.hero, action.a, price)
