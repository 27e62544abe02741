"""Heroes: cards that are units. How one joins a faction, whose military power is told, and how one is sacrificed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.decks import GONE, HELD
from cyclades.rules import events
from cyclades.rules.areas import open_lands
from cyclades.rules.cards import Hero, leave_board
from cyclades.rules.gods import Deed
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


def hero_of(game: Game, card: i64) -> Hero:
    """The hero that a card is."""
    hero = game.rules.cards[card]
    assert isinstance(hero, Hero)
    return hero


def enlist(game: Game, faction: i64, hero: i64, area: i64) -> None:
    """A hero joins a faction, in an area."""
    s, f = game.s, game.f
    s[f.place + hero] = HELD
    s[f.card_owner + hero] = faction
    s[f.card_at + hero] = area
    s[f.acquired + hero] = s[f.cycle]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceHero(DraftStep):
    """In which own land area a new hero appears, at a price that has been paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero", "price")

    def __init__(self, faction: i64, hero: i64, price: i64) -> None:
        super().__init__(faction)
        self.hero = hero
        self.price = price

    def actions(self, game: Game, out: list[Action]) -> None:
        for land in open_lands(game, self.faction):
            out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        enlist(game, self.faction, self.hero, action.a)
        game.emit(events.HERO_RECRUITED, self.faction, self.hero, action.a, self.price)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoughtHero(Hero):
    """A hero who, where he lies among the creatures, is bought like one."""

    def bought(self, game: Game, faction: i64, price: i64) -> None:
        game.push(PlaceHero(faction, self.number, price))


@mypyc_attr(allow_interpreted_subclasses=True)
class AnnouncedPower(BoughtHero):
    """A hero whose military power works by itself, and is told when the battle begins."""

    def helps(self, game: Game) -> bool:
        """Whether the power makes a difference in the battle that begins."""
        return self.side(game) >= 0

    def before_battle(self, game: Game) -> None:
        if self.helps(game):
            game.emit(events.POWER_USED, self.owner(game), self.number)


def missing(wanted: i64, owned: i64) -> i64:
    """How many of something are missing."""
    return wanted - owned if owned < wanted else 0


def of_earlier_cycle(hero: Hero, game: Game, faction: i64) -> bool:
    """Whether a hero of a faction was acquired in an earlier cycle, so that he may be sacrificed."""
    return hero.owner(game) == faction and game.s[game.f.acquired + hero.number] < game.s[game.f.cycle]


class SacrificeHero(Deed):
    """Sacrifice a hero acquired in an earlier cycle, if his condition is met; he leaves the game, or, where that may be
    undone, goes where such heroes go."""

    def __init__(self, goes_to: i64 = GONE) -> None:
        super().__init__("sacrifice hero")
        self.any_time = True
        self.goes_to = goes_to

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        for hero in own_heroes(game, faction):
            if of_earlier_cycle(hero, game, faction) and hero.may_sacrifice(game, faction, hero.number):
                out.append(game.verbs.sacrifice[hero.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.sacrifice

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        hero = hero_of(game, action.a)
        area = hero.at(game)
        leave_board(game, action.a, self.goes_to)
        game.emit(events.HERO_SACRIFICED, faction, action.a)
        hero.sacrifice(game, faction, area)

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return hero_of(game, action.a).sacrifice_cost(game, faction)
