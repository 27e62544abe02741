"""Recruiting a hero of the track, with Hera."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.hero_track import track_heroes
from cyclades.engine.actions import Action
from cyclades.engine.decks import HELD, TRACK
from cyclades.rules import events
from cyclades.rules.areas import open_lands
from cyclades.rules.cards import Hero
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def own_heroes(game: Game, faction: i64) -> list[Hero]:
    """The heroes of a faction on the board."""
    s, f = game.s, game.f
    found: list[Hero] = []
    for hero in game.rules.heroes:
        if s[f.card_owner + hero.number] == faction:
            found.append(hero)
    return found


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


class HeroAt(DraftStep):
    """In which own land area the new hero appears."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: i64, hero: i64) -> None:
        self.faction = faction
        self.hero = hero

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for land in open_lands(game, self.faction):
            out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        price = hero_price(game, self.hero)
        pay(game, self.faction, price)
        enlist(game, self.faction, self.hero, action.a)
        game.emit(events.HERO_RECRUITED, self.faction, self.hero, action.a, price)


def enlist(game: Game, faction: i64, hero: i64, area: i64) -> None:
    """A hero of the track joins a faction, in an area."""
    s, f = game.s, game.f
    s[f.place + hero] = HELD
    s[f.card_owner + hero] = faction
    s[f.card_at + hero] = area
    s[f.acquired + hero] = s[f.cycle]
