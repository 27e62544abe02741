"""Recruiting: troops, fleets, mercenaries, priestesses and philosophers, the first free, the next at rising prices."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import happenings as tell
from cyclades.rules.metropolises import Development
from cyclades.rules.ruleset import FLEET, MERCENARY, PHILOSOPHER, PRIESTESS, TROOP
from cyclades.rules.step import DraftStep
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def in_reserve(game: Game, faction: i64, unit: i64) -> i64:
    """How many pieces of a kind are left for a faction."""
    s, f = game.s, game.f
    if unit == TROOP:
        return s[f.troops_left + faction]
    if unit == FLEET:
        return s[f.fleets_left + faction]
    if unit == MERCENARY:
        return s[f.mercenaries_left]
    return s[f.priestesses_left] if unit == PRIESTESS else s[f.philosophers_left]


def may_recruit_at(game: Game, faction: i64, unit: i64, area: i64) -> bool:
    """Whether a piece may be placed in an area: own land, or an accessible sea beside it that is empty or own."""
    rules, s, f = game.rules, game.s, game.f
    if unit != FLEET:
        return area < rules.lands and s[f.owner + area] == faction
    if area < rules.lands or (s[f.owner + area] >= 0 and s[f.owner + area] != faction):
        return False
    i = rules.near_from[area]
    end = rules.near_sea[area]
    while i < end:
        if s[f.owner + rules.near[i]] == faction:
            return not game.fleets_barred(area)
        i += 1
    return False


def place_unit(game: Game, faction: i64, unit: i64, area: i64) -> None:
    """Take a piece from the reserve and put it down."""
    s, f = game.s, game.f
    if unit == MERCENARY:
        s[f.mercenaries_left] -= 1
        s[f.mercenaries + area] += 1
        return
    if unit == FLEET:
        s[f.fleets_left + faction] -= 1
        s[f.owner + area] = faction
    else:
        s[f.troops_left + faction] -= 1
    s[f.units + area] += 1


class Recruit(Deed):
    """Recruit units of one kind: `prices` says what the first, the second … of a turn costs."""

    def __init__(self, unit: i64, name: str, prices: list[i64], mandatory: bool) -> None:
        super().__init__(f"recruit {name}", mandatory)
        self.unit = unit
        self.prices = prices

    def price(self, game: Game) -> i64:
        """What the next one costs, or -1 where no more may be recruited this turn."""
        times = self.times(game)
        return self.prices[times] if times < len(self.prices) else -1

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        price = self.price(game)
        if price < 0 or game.gold(faction) < price or in_reserve(game, faction, self.unit) == 0:
            return
        if self.unit == PRIESTESS or self.unit == PHILOSOPHER:
            out.append(game.words.recruit[self.unit])
            return
        for area in range(game.rules.areas):
            if may_recruit_at(game, faction, self.unit, area):
                out.append(game.words.recruit[self.unit])
                return

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.recruit[self.unit]

    def do(self, game: Game, faction: i64, action: Action) -> None:
        s, f = game.s, game.f
        price = self.price(game)
        if self.unit == PRIESTESS:
            self.count(game)
            game.pay(faction, price)
            game.draw_priestess(faction, price)
        elif self.unit == PHILOSOPHER:
            self.count(game)
            game.pay(faction, price)
            s[f.philosophers_left] -= 1
            s[f.philosophers + faction] += 1
            game.tell(tell.GAINED, faction, PHILOSOPHER, price)
            game.push(Development(faction))
        else:
            game.push(RecruitAt(faction, self.unit, self.number, price))


class RecruitAt(DraftStep):
    """Where to put the recruit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit", "deed", "price")

    def __init__(self, faction: i64, unit: i64, deed: i64, price: i64) -> None:
        self.faction = faction
        self.unit = unit
        self.deed = deed
        self.price = price

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for area in range(game.rules.areas):
            if may_recruit_at(game, self.faction, self.unit, area):
                out.append(game.words.at[area])

    def play(self, game: Game, action: Action) -> None:
        game.rules.deeds[self.deed].count(game)
        game.pay(self.faction, self.price)
        place_unit(game, self.faction, self.unit, action.a)
        game.tell(tell.RECRUITED, self.faction, self.unit, action.a, self.price)
