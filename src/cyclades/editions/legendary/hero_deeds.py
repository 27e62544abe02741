"""Heroes: recruited with Hera, leading heroic moves with any god but Ares and Apollo, sacrificed in a later cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.decks import GONE, HELD, TRACK
from cyclades.rules import happenings as tell
from cyclades.rules.cards import CardDeck, Hero
from cyclades.rules.drawing import Draw
from cyclades.rules.moving import MoveTo
from cyclades.rules.reach import open_lands
from cyclades.rules.routes import destinations
from cyclades.rules.step import DraftStep, Step
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.editions.legendary.edition import LegendaryRules
    from cyclades.rules.game import Game


def hero_deck(game: Game) -> CardDeck:
    """The deck of heroes."""
    return cast("LegendaryRules", game.rules).hero_deck


class HeroTrack(Step):
    """Empty spaces of the hero track are filled from the hero deck, as long as it lasts."""

    def run(self, game: Game) -> None:
        deck = hero_deck(game)
        for slot in range(len(deck.prices) - 1, -1, -1):
            if deck.at(game.s, TRACK + slot) < 0:
                game.push(Draw(deck.number, TRACK + slot))


def own_heroes(game: Game, faction: i64) -> list[Hero]:
    """The heroes of a faction on the board."""
    s, f = game.s, game.f
    found: list[Hero] = []
    for hero in game.rules.heroes:
        if s[f.card_owner + hero.number] == faction:
            found.append(hero)
    return found


def track_heroes(game: Game) -> list[Hero]:
    """The heroes of the hero track."""
    deck = hero_deck(game)
    found: list[Hero] = []
    for hero in game.rules.heroes:
        if hero.deck is deck and game.s[game.f.place + hero.number] >= TRACK:
            found.append(hero)
    return found


class HireHero(Deed):
    """Recruit ONE hero of the track for 4 GP."""

    def __init__(self) -> None:
        super().__init__("recruit hero")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        if self.times(game) > 0 or len(open_lands(game, faction)) == 0:
            return
        gold = game.gold(faction)
        for hero in track_heroes(game):
            if gold >= hero_price(game, hero.number):
                out.append(game.words.hire[hero.number])

    def does(self, game: Game, action: Action) -> bool:
        return action.verb is game.words.hire

    def do(self, game: Game, faction: i64, action: Action) -> None:
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
            out.append(game.words.at[land])

    def play(self, game: Game, action: Action) -> None:
        price = hero_price(game, self.hero)
        game.pay(self.faction, price)
        enlist(game, self.faction, self.hero, action.a)
        game.tell(tell.HERO, self.faction, self.hero, action.a, price)


def enlist(game: Game, faction: i64, hero: i64, area: i64) -> None:
    """A hero of the track joins a faction, in an area."""
    s, f = game.s, game.f
    s[f.place + hero] = HELD
    s[f.card_owner + hero] = faction
    s[f.card_at + hero] = area
    s[f.acquired + hero] = s[f.cycle]


class HeroicMove(Deed):
    """A hero moves, alone or with troops, at a price that rises with each of his moves this turn."""

    def __init__(self) -> None:
        super().__init__("heroic move")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        gold = game.gold(faction)
        for hero in own_heroes(game, faction):
            area = hero.at(game)
            if gold > game.s[game.f.led + hero.number] and game.may_leave(area):
                if len(destinations(game, faction, area, hero.unit)) > 0:
                    out.append(game.words.lead[hero.unit])

    def does(self, game: Game, action: Action) -> bool:
        return action.verb is game.words.lead

    def do(self, game: Game, faction: i64, action: Action) -> None:
        hero = game.rules.card_of(action.a)
        assert hero is not None
        game.push(MoveTo(faction, hero.at(game), action.a, 0, 0))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        hero = game.rules.card_of(action.a)
        assert hero is not None
        return game.s[game.f.led + hero.number] + 1


class SacrificeHero(Deed):
    """Sacrifice a hero acquired in an earlier cycle, if his condition is met; he leaves the game."""

    def __init__(self) -> None:
        super().__init__("sacrifice hero")
        self.any_time = True

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        s, f = game.s, game.f
        for hero in own_heroes(game, faction):
            if s[f.acquired + hero.number] < s[f.cycle] and hero.may_sacrifice(game, faction, hero.number):
                out.append(game.words.sacrifice[hero.number])

    def does(self, game: Game, action: Action) -> bool:
        return action.verb is game.words.sacrifice

    def do(self, game: Game, faction: i64, action: Action) -> None:
        game.leave_board(action.a, GONE)
        game.tell(tell.SACRIFICED, faction, action.a)
        hero_of(game, action.a).sacrifice(game, faction)

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return hero_of(game, action.a).sacrifice_cost(game, faction)


def hero_of(game: Game, card: i64) -> Hero:
    """The hero that a card is."""
    hero = game.rules.cards[card]
    assert isinstance(hero, Hero)
    return hero
