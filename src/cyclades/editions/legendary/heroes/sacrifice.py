"""Sacrificing a hero of an earlier cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.heroes.recruiting import own_heroes
from cyclades.engine.actions import Action
from cyclades.engine.decks import GONE
from cyclades.rules import events
from cyclades.rules.buildings import buildings_at, buildings_of
from cyclades.rules.cards import Hero, leave_board
from cyclades.rules.gods import Deed
from cyclades.rules.metropolises import OWN, DemolishOne, demolish
from cyclades.rules.steps import Selection

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class SacrificeHero(Deed):
    """Sacrifice a hero acquired in an earlier cycle, if his condition is met; he leaves the game."""

    def __init__(self) -> None:
        super().__init__("sacrifice hero")
        self.any_time = True

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        s, f = game.s, game.f
        for hero in own_heroes(game, faction):
            if s[f.acquired + hero.number] < s[f.cycle] and hero.may_sacrifice(game, faction, hero.number):
                out.append(game.verbs.sacrifice[hero.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.sacrifice

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        leave_board(game, action.a, GONE)
        game.emit(events.HERO_SACRIFICED, faction, action.a)
        hero_of(game, action.a).sacrifice(game, faction)

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return hero_of(game, action.a).sacrifice_cost(game, faction)


def hero_of(game: Game, card: i64) -> Hero:
    """The hero that a card is."""
    hero = game.rules.cards[card]
    assert isinstance(hero, Hero)
    return hero


class GiveUpBuildings(Selection):
    """Which kind of basic building is given up, so many of it; then, where it takes more kinds, which other one."""

    FORMERLY: ClassVar[str] = "GiveUp"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number", "more", "building")

    def __init__(self, faction: i64, number: i64, more: i64, building: i64) -> None:
        self.faction = faction
        self.number = number
        self.more = more
        self.building = building
        """The kind given up before, or -1."""

    def chooser(self, game: Game) -> i64:
        return self.faction

    def candidates(self, game: Game) -> list[Action]:
        found: list[Action] = []
        for building in game.rules.basic_buildings:
            owned = buildings_of(game, self.faction, building.number)
            if building.number != self.building and owned >= self.number:
                found.append(game.verbs.destroy[building.number])
        return found

    def play(self, game: Game, action: Action) -> None:
        if self.more > 0:
            game.push(GiveUpBuildings(self.faction, self.number, self.more - 1, action.a))
        if buildings_of(game, self.faction, action.a) > self.number:
            for _ in range(self.number):
                game.push(DemolishOne(self.faction, action.a, OWN))
        else:
            self.give_all(game, action.a)

    def give_all(self, game: Game, building: i64) -> None:
        """There are no more of the kind than it takes: nothing to choose."""
        for land in range(game.rules.lands):
            if game.s[game.f.owner + land] == self.faction:
                for _ in range(buildings_at(game, building, land)):
                    demolish(game, self.faction, building, land)
