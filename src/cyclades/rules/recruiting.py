"""Recruiting: pieces onto the board, or people for the table; the first free, the next at rising prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import fleets_barred, may_come
from cyclades.rules.development import Development
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.people import People, gain_people
from cyclades.rules.steps import DraftStep, Selection
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def may_recruit_at(game: Game, faction: i64, kind: UnitKind, area: i64) -> bool:
    """Whether a piece may be placed in an area: own land that units may come to, or an accessible sea beside own land
    that is empty or own."""
    rules, s, f = game.rules, game.s, game.f
    if not kind.at_sea:
        return area < rules.lands and s[f.owner + area] == faction and may_come(game, area)
    if area < rules.lands or (s[f.owner + area] >= 0 and s[f.owner + area] != faction):
        return False
    i = rules.near_from[area]
    end = rules.near_sea[area]
    while i < end:
        if s[f.owner + rules.near[i]] == faction:
            return not fleets_barred(game, area)
        i += 1
    return False


def recruit(game: Game, faction: i64, kind: UnitKind, area: i64, price: i64) -> None:
    """Take a piece from the reserve and put it down, at a price that has been paid."""
    put_piece(game, faction, kind, area)
    game.emit(events.RECRUITED, faction, kind.number, area, price)


def put_piece(game: Game, faction: i64, kind: UnitKind, area: i64) -> None:
    """A piece of the reserve comes to an area; the sea is then its player's."""
    s = game.s
    s[kind.reserve(faction)] -= 1
    s[kind.field + area] += 1
    if kind.at_sea:
        s[game.f.owner + area] = faction


class Recruiting(Deed):
    """Recruit of a kind, or of several in any mix: `prices` says what the first, the second … of a turn costs."""

    def __init__(self, name: str, prices: list[i64]) -> None:
        super().__init__(f"recruit {name}", prices[0] == 0)
        self.prices = prices

    def recruited(self) -> list[i64]:
        """The numbers of the kinds of pieces or people."""
        raise NotImplementedError

    def recruits(self, unit: i64) -> bool:
        """Whether a number is that of one of them."""
        return unit in self.recruited()

    def price(self, game: Game, faction: i64, unit: i64) -> i64:
        """What the next one, of a kind, costs a faction, or -1 where no more may be recruited this turn."""
        times, rules = self.times(game), game.rules
        if times >= len(self.prices):
            if not any(listener.recruits_more(game, faction, unit) for listener in rules.recruits_more):
                return -1
            times = len(self.prices) - 1
        price = self.prices[times]
        if price > 0:
            for listener in rules.lowers_price:
                price -= listener.lowers_price(game, faction, unit)
        return price if price > 0 else 0

    def done(self, game: Game, faction: i64, unit: i64) -> None:
        """One more of a kind was recruited: count it, and let those be named who made it cheaper or possible."""
        times = self.times(game)
        self.count(game)
        if times >= len(self.prices):
            for listener in game.rules.recruits_more:
                if listener.recruits_more(game, faction, unit):
                    listener.report_help(game, faction)
        if times > 0:
            for listener in game.rules.lowers_price:
                if listener.lowers_price(game, faction, unit) > 0:
                    listener.report_help(game, faction)

    def affordable(self, game: Game, faction: i64, unit: i64) -> bool:
        """Whether one more of a kind is allowed and can be paid."""
        price = self.price(game, faction, unit)
        return price >= 0 and gold_of(game, faction) >= price

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.recruit and self.recruits(action.a)

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return self.price(game, faction, action.a)


class Recruit(Recruiting):
    """Recruit pieces of a kind, or of several."""

    def __init__(self, kinds: list[UnitKind], prices: list[i64], name: str = "") -> None:
        super().__init__(name if name != "" else kinds[0].name, prices)
        self.kinds = kinds

    def recruited(self) -> list[i64]:
        return [kind.number for kind in self.kinds]

    def recruits(self, unit: i64) -> bool:
        return any(kind.number == unit for kind in self.kinds)

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        for kind in self.kinds:
            if game.s[kind.reserve(faction)] == 0 or not self.affordable(game, faction, kind.number):
                continue
            for area in range(kind.first_area, kind.last_area):
                if may_recruit_at(game, faction, kind, area):
                    out.append(game.verbs.recruit[kind.number])
                    break

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        game.push(RecruitAt(faction, action.a, self.number, self.price(game, faction, action.a)))


class RecruitAt(DraftStep):
    """Where to put the recruit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit", "deed", "price")

    def __init__(self, faction: i64, unit: i64, deed: i64, price: i64) -> None:
        super().__init__(faction)
        self.unit = unit
        self.deed = deed
        self.price = price

    def actions(self, game: Game, out: list[Action]) -> None:
        kind = game.rules.unit_kinds[self.unit]
        for area in range(kind.first_area, kind.last_area):
            if may_recruit_at(game, self.faction, kind, area):
                out.append(game.verbs.at[area])

    def play(self, game: Game, action: Action) -> None:
        deed = game.rules.deeds[self.deed]
        assert isinstance(deed, Recruiting)
        deed.done(game, self.faction, self.unit)
        pay(game, self.faction, self.price)
        recruit(game, self.faction, game.rules.unit_kinds[self.unit], action.a, self.price)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceFreePiece(Selection):
    """Where a free piece of a kind goes; without a place for it, or none left in the reserve, it is lost."""

    FORMERLY: ClassVar[str] = "PlaceFree"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit")

    def __init__(self, faction: i64, unit: i64) -> None:
        super().__init__(faction)
        self.unit = unit

    def kind(self, game: Game) -> UnitKind:
        """The kind of piece."""
        return game.rules.unit_kinds[self.unit]

    def areas(self, game: Game, kind: UnitKind) -> list[i64]:
        """Where it may go: by the rules of recruiting, unless the gift says otherwise."""
        areas = range(kind.first_area, kind.last_area)
        return [area for area in areas if may_recruit_at(game, self.faction, kind, area)]

    def candidates(self, game: Game) -> list[Action]:
        kind = self.kind(game)
        if game.s[kind.reserve(self.faction)] == 0:
            return []
        return [game.verbs.at[area] for area in self.areas(game, kind)]

    def play(self, game: Game, action: Action) -> None:
        recruit(game, self.faction, self.kind(game), action.a, 0)


class RecruitPeople(Recruiting):
    """Recruit people; philosophers may found a Metropolis."""

    def __init__(self, people: People, prices: list[i64]) -> None:
        super().__init__(people.name, prices)
        self.people = people

    def recruited(self) -> list[i64]:
        return [self.people.number]

    def recruits(self, unit: i64) -> bool:
        return unit == self.people.number

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        people = self.people
        if game.s[people.left] > 0 and self.affordable(game, faction, people.number):
            out.append(game.verbs.recruit[people.number])

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        price = self.price(game, faction, action.a)
        self.done(game, faction, action.a)
        pay(game, faction, price)
        gain_people(game, self.people, faction, price)
        game.push(Development(faction))
