"""What the powers of heroes ask: another roll, buildings or priestesses to give up, a power to borrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.legendary.hero_deeds import hero_of, track_heroes
from cyclades.engine.actions import Action
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

    def most(self, game: Game) -> i64:
        """How many pairs there are philosophers for: those that build a Metropolis return, and may be taken again."""
        s, rules = game.s, game.rules
        own, left = s[game.f.philosophers + self.faction], s[rules.philosophers.left]
        pairs = s[game.f.priests + self.faction] // 2
        needed = game.philosophers_needed(self.faction)
        turned: i64 = 0
        while turned < pairs and left > 0:
            turned += 1
            own += 1
            left -= 1
            if own == needed:
                own = 0
                left += needed
        return turned

    def actions(self, game: Game, out: list[Action]) -> None:
        for number in range(1, self.most(game) + 1):
            out.append(game.words.take[number])

    def play(self, game: Game, action: Action) -> None:
        game.push(TurnPairs(self.faction, action.a))


class TurnPairs(Step):
    """So many pairs of priestesses become philosophers, who build a Metropolis as soon as they can; then the rest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: i64, number: i64) -> None:
        self.faction = faction
        self.number = number

    def run(self, game: Game) -> None:
        rules = game.rules
        missing = game.philosophers_needed(self.faction) - game.s[game.f.philosophers + self.faction]
        now = min(self.number, missing)
        game.dismiss_people(rules.priests, self.faction, 2 * now)
        game.tell(tell.GIVEN_UP, self.faction, rules.priests.number, 2 * now)
        for _ in range(now):
            game.gain_people(rules.philosophers, self.faction, 0)
        if self.number > now:
            game.push(TurnPairs(self.faction, self.number - now))
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
    for hero in track_heroes(game):
        if hero.may_sacrifice(game, faction, victim):
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
