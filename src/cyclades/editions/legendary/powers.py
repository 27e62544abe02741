"""What the powers of heroes ask: another roll, buildings or priestesses to give up, a power to borrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.legendary.hero_deeds import hero_of
from cyclades.engine.actions import Action
from cyclades.engine.decks import TRACK
from cyclades.rules import happenings as tell
from cyclades.rules.battles import Roll
from cyclades.rules.cards import Hero
from cyclades.rules.metropolises import OWN, Demolish, Development, demolish
from cyclades.rules.step import Choice, DraftStep, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

REROLL_PRICE: Final = 1


class Reroll(Step):
    """Whether a side rolls its die again, both dice lying there. Asked even of who cannot pay, so that nobody learns
    what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "card")

    def __init__(self, faction: i64, side: i64, card: i64) -> None:
        self.faction = faction
        self.side = side
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.stay)
        if game.gold(self.faction) >= REROLL_PRICE:
            out.append(game.words.use[self.card])

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.stay:
            return
        game.pay(self.faction, REROLL_PRICE)
        game.tell(tell.POWER, self.faction, self.card)
        game.tell(tell.SPENT, self.faction, REROLL_PRICE)
        game.then(Roll(self.side), self)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.words.stay else REROLL_PRICE


class TurnPriestesses(DraftStep):
    """How many pairs of priestesses become philosophers."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        s, f = game.s, game.f
        pairs = s[f.priests + self.faction] // 2
        for number in range(1, pairs + 1):
            if number <= s[game.rules.philosophers.left]:
                out.append(game.words.take[number])

    def play(self, game: Game, action: Action) -> None:
        game.dismiss_people(game.rules.priests, self.faction, 2 * action.a)
        game.tell(tell.GIVEN_UP, self.faction, game.rules.priests.number, 2 * action.a)
        for _ in range(action.a):
            game.gain_people(game.rules.philosophers, self.faction, 0)
        game.push(Development(self.faction))


class GiveUp(Choice):
    """Which kind of basic building is given up, so many of it; then, where it takes more kinds, which other one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number", "more", "building")

    def __init__(self, faction: i64, number: i64, more: i64, building: i64) -> None:
        self.faction = faction
        self.number = number
        self.more = more
        self.building = building
        """The kind given up before, or -1."""

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        found: list[Action] = []
        for building in game.rules.basic_buildings:
            owned = game.owned_buildings(self.faction, building.number)
            if building.number != self.building and owned >= self.number:
                found.append(game.words.destroy[building.number])
        return found

    def play(self, game: Game, action: Action) -> None:
        if self.more > 0:
            game.push(GiveUp(self.faction, self.number, self.more - 1, action.a))
        if game.owned_buildings(self.faction, action.a) > self.number:
            for _ in range(self.number):
                game.push(Demolish(self.faction, action.a, OWN))
        else:
            self.give_all(game, action.a)

    def give_all(self, game: Game, building: i64) -> None:
        """There are no more of the kind than it takes: nothing to choose."""
        for land in range(game.rules.lands):
            if game.s[game.f.owner + land] == self.faction:
                for _ in range(game.buildings(building, land)):
                    demolish(game, self.faction, building, land)


def copyable(game: Game, faction: i64, victim: i64) -> list[Hero]:
    """The heroes of the track whose sacrificial power a faction could use, were the victim sacrificed for it."""
    found: list[Hero] = []
    for hero in game.rules.heroes:
        if game.s[game.f.place + hero.number] >= TRACK and hero.may_sacrifice(game, faction, victim):
            found.append(hero)
    return found


class PandoraCopies(DraftStep):
    """Whose sacrificial power is used. Asked even where there is one only, so that nobody learns which others cannot be
    paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for hero in copyable(game, self.faction, self.card):
            out.append(game.words.use[hero.number])

    def play(self, game: Game, action: Action) -> None:
        game.tell(tell.COPIED, self.faction, self.card, action.a)
        hero_of(game, action.a).sacrifice(game, self.faction)

    def cost(self, game: Game, action: Action) -> i64:
        return hero_of(game, action.a).sacrifice_cost(game, self.faction)
