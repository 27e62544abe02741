"""Buildings that are given up when a hero is sacrificed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.buildings import buildings_at, buildings_of
from cyclades.rules.demolition import OWN, DemolishOne, give_building
from cyclades.rules.steps import Selection

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class GiveUpBuildings(Selection):
    """Which kind of basic building is given up, so many of it; then, where it takes more kinds, which other one."""

    FORMERLY: ClassVar[str] = "GiveUp"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number", "more", "building")

    def __init__(self, faction: i64, number: i64, more: i64, building: i64) -> None:
        super().__init__(faction)
        self.number = number
        self.more = more
        self.building = building
        """The kind given up before, or -1."""

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
                    give_building(game, self.faction, building, land)
