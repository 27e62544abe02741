"""Income: one gold piece for each prosperity icon and token in the areas that a faction controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import own_areas
from cyclades.rules.gold import change_gold
from cyclades.rules.steps import Selection, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def income(game: Game, faction: i64) -> i64:
    """What the income phase would pay a faction now."""
    s, owner, areas = game.s, game.f.owner, game.rules.areas
    total: i64 = 0
    area: i64 = 0
    while area < areas:
        if s[owner + area] == faction:
            total += area_income(game, area)
        area += 1
    return total + more_income(game, faction)


def more_income(game: Game, faction: i64) -> i64:
    """What the income phase would pay a faction beside what its areas pay."""
    total: i64 = 0
    for listener in game.rules.adds_income:
        total += listener.adds_income(game, faction)
    return total


def area_income(game: Game, area: i64) -> i64:
    """What an area pays: its icons and tokens, and what makes more of them."""
    icons = game.rules.icons[area] + game.s[game.f.prosperity + area]
    paid = icons
    for listener in game.rules.adds_to_area:
        paid += listener.adds_to_area(game, area, icons)
    return paid


def is_diverted(game: Game, area: i64) -> bool:
    """Whether what an area pays goes elsewhere than to its controller as such."""
    return any(listener.diverts_income(game, area) for listener in game.rules.diverts_income)


def receive_income(game: Game, faction: i64) -> None:
    """Pay a faction its income."""
    amount = income(game, faction)
    change_gold(game, faction, amount)
    game.emit(events.INCOME_RECEIVED, faction, amount)


class Income(Step):
    """The income phase; in the cycles before the first income there is none."""

    PHASE: ClassVar[str] = "income"

    def run(self, game: Game) -> None:
        if game.s[game.f.cycle] < game.rules.first_income:
            return
        for faction in range(len(game.rules.factions)):
            if game.s[game.f.alive + faction] > 0:
                receive_income(game, faction)
        for faction in range(len(game.rules.factions) - 1, -1, -1):
            if game.s[game.f.alive + faction] > 0:
                for listener in game.rules.income_received:
                    listener.income_received(game, faction)


class PlaceProsperity(Selection):
    """Where a prosperity token goes, among the own areas first to last - 1; without any it is forgone."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "first", "last")

    def __init__(self, faction: i64, first: i64, last: i64) -> None:
        super().__init__(faction)
        self.first = first
        self.last = last

    def candidates(self, game: Game) -> list[Action]:
        return own_areas(game, self.faction, self.first, self.last)

    def play(self, game: Game, action: Action) -> None:
        game.s[game.f.prosperity + action.a] += 1
        game.emit(events.PROSPERITY_PLACED, self.faction, action.a)
