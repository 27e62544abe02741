"""Upkeep: after the income every hero costs 2 GP, or a priestess, or he leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.priestesses import DISMISS, any_priestesses, priestesses
from cyclades.engine.actions import Action
from cyclades.engine.decks import AWAY
from cyclades.engine.events import EventKind
from cyclades.rules.cards import leave_board
from cyclades.rules.events import KINDS
from cyclades.rules.gold import gold_of, pay, show_at_least, show_at_most
from cyclades.rules.heroes import own_heroes
from cyclades.rules.people import dismiss_people
from cyclades.rules.steps import FactionStep, Step
from cyclades.rules.turn_order import factions_in_order

if TYPE_CHECKING:
    from cyclades.rules.game import Game

PRICE: Final = 2
PAID: Final[EventKind] = KINDS.add("upkeep-paid", "faction card price", "card")
LEFT: Final[EventKind] = KINDS.add("hero-left", "faction card", "card")


class Upkeep(Step):
    """In turn order everybody pays for its heroes, one after the other."""

    PHASE: ClassVar[str] = "upkeep"

    def run(self, game: Game) -> None:
        for faction in reversed(factions_in_order(game)):
            for hero in reversed(own_heroes(game, faction)):
                game.push(HeroUpkeep(faction, hero.number))


def has_priestess(game: Game, faction: i64) -> bool:
    """Whether a faction has a priestess, where there are any in the game."""
    people = any_priestesses(game.rules)
    return people is not None and game.s[people.field + faction] > 0


def leave(game: Game, faction: i64, hero: i64) -> None:
    """A hero whom nobody pays is out of play."""
    leave_board(game, hero, AWAY)
    game.emit(LEFT, faction, hero)


class HeroUpkeep(Step):
    """A hero is to be paid: where neither gold nor a priestess is there he leaves, and everybody sees why."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: i64, hero: i64) -> None:
        self.faction = faction
        self.hero = hero

    def run(self, game: Game) -> None:
        if has_priestess(game, self.faction):
            game.push(PayUpkeep(self.faction, self.hero))
        elif gold_of(game, self.faction) >= PRICE:
            show_at_least(game, self.faction, PRICE)
            game.push(PayUpkeep(self.faction, self.hero))
        else:
            show_at_most(game, self.faction, PRICE - 1)
            leave(game, self.faction, self.hero)


class PayUpkeep(FactionStep):
    """Whether a hero is paid in gold, by a priestess, or leaves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: i64, hero: i64) -> None:
        super().__init__(faction)
        self.hero = hero

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.release[self.hero])
        if gold_of(game, self.faction) >= PRICE:
            out.append(game.verbs.keep[self.hero])
        if has_priestess(game, self.faction):
            number = game.rules.people.index(priestesses(game.rules))
            out.append(game.verbs.more[DISMISS][number])

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.release:
            leave(game, self.faction, self.hero)
            return
        price: i64 = 0
        if action.verb is game.verbs.keep:
            price = PRICE
            pay(game, self.faction, price)
        else:
            dismiss_people(game, game.rules.people[action.a], self.faction, 1)
        game.emit(PAID, self.faction, self.hero, price)

    def cost(self, game: Game, action: Action) -> i64:
        return PRICE if action.verb is game.verbs.keep else 0

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[1]  # there is gold, or a priestess, where this is asked
