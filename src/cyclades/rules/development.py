"""Development: buildings of all kinds, or Philosophers, become a Metropolis."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.buildings import Building, buildings_at, team_buildings
from cyclades.rules.demolition import JOINT, DemolishOne
from cyclades.rules.metropolises import CULTURAL, ECONOMIC, PlaceMetropolis
from cyclades.rules.people import dismiss_people, philosophers_needed
from cyclades.rules.steps import Selection, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

BUILDING_BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]


class NewBuildings(Step):
    """A faction has built, or taken a land area: what follows from the buildings that it has now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        game.push(Development(self.faction))
        for listener in game.rules.buildings_gained:
            listener.buildings_gained(game, self.faction)


class Development(Step):
    """As soon as its team has all four basic buildings, or a faction four philosophers, they become a Metropolis."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        if complete_sets(game, self.faction, -1) > 0:
            game.then(PlaceMetropolis(self.faction, ECONOMIC), self)
            give_set(game, self.faction, game.rules.needed_buildings)
            return
        needed = philosophers_needed(game, self.faction)
        if game.s[game.f.philosophers + self.faction] >= needed:
            dismiss_people(game, game.rules.philosophers, self.faction, needed)
            game.then(PlaceMetropolis(self.faction, CULTURAL), self)


def give_set(game: Game, faction: i64, kinds: list[Building]) -> None:
    """Ask which buildings go: one of each of some kinds, or what may stand for it."""
    after: i64 = 0
    for building in reversed(kinds):
        game.push(
            GiveForSet(faction, building.number, after)
            if game.rules.wildcards
            else DemolishOne(faction, building.number, JOINT)
        )
        after |= BUILDING_BIT[building.number]


class GiveForSet(Selection):
    """Which building goes for a kind that a Metropolis needs: one of the kind, or one that may stand for it, as long as
    the rest suffices for the kinds that come after (a mask), and for as many more Metropolises as with the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "after")
    UNTOLD: ClassVar[tuple[str, ...]] = ("after",)

    def __init__(self, faction: i64, building: i64, after: i64) -> None:
        super().__init__(faction)
        self.building = building
        self.after = after

    def candidates(self, game: Game) -> list[Action]:
        found: list[Action] = []
        most: i64 = 0
        for building in [self.building] + [wild.number for wild in game.rules.wildcards]:
            if team_buildings(game, self.faction, building) > 0:
                more = self.more_sets(game, building)
                if more > most:
                    most = more
                    found.clear()
                if more == most:
                    found.append(game.verbs.destroy[building])
        return found

    def more_sets(self, game: Game, given: i64) -> i64:
        """How many more sets there would be, after the rest of this one, if a building were given; -1 if the rest of
        this one could not be."""
        rules, faction = game.rules, self.faction
        wild: i64 = 0
        for building in rules.wildcards:
            wild += team_buildings(game, faction, building.number) - (1 if building.number == given else 0)
        sets: i64 = 0
        while True:
            missing: i64 = 0
            for building in rules.needed_buildings:
                short = sets - team_buildings(game, faction, building.number)
                short += 1 if building.number == given else 0
                short += 1 if self.after & BUILDING_BIT[building.number] else 0
                missing += short if short > 0 else 0
            if missing > wild:
                return sets - 1
            sets += 1

    def play(self, game: Game, action: Action) -> None:
        game.push(DemolishOne(self.faction, action.a, JOINT))


def complete_sets(game: Game, faction: i64, conquest: i64) -> i64:
    """How many Metropolises the buildings of a faction make, counting those of a land area that it is about to take (-1
    for none)."""
    return sets_of(game, faction, game.rules.needed_buildings, conquest)


def sets_of(game: Game, faction: i64, kinds: list[Building], conquest: i64) -> i64:
    """How many sets of some kinds a faction has: each takes one of every kind, and what is wild stands for any."""
    rules = game.rules
    wild: i64 = 0
    for building in rules.wildcards:
        wild += joint_buildings(game, faction, building.number, conquest)
    if wild == 0 or len(kinds) == 0:
        fewest: i64 = -1
        for building in kinds:
            owned = joint_buildings(game, faction, building.number, conquest)
            if owned == 0:
                return 0
            if fewest < 0 or owned < fewest:
                fewest = owned
        return fewest if fewest > 0 else 0
    sets: i64 = 0
    while True:
        missing: i64 = 0
        for building in kinds:
            short = sets + 1 - joint_buildings(game, faction, building.number, conquest)
            missing += short if short > 0 else 0
        if missing > wild:
            return sets
        sets += 1


def lacking_of(game: Game, faction: i64, kinds: list[Building]) -> i64:
    """How many buildings a faction lacks for a set of some kinds; what is wild stands for any."""
    missing: i64 = 0
    for building in kinds:
        if team_buildings(game, faction, building.number) == 0:
            missing += 1
    for wild in game.rules.wildcards:
        missing -= team_buildings(game, faction, wild.number)
    return missing if missing > 0 else 0


def joint_buildings(game: Game, faction: i64, building: i64, conquest: i64) -> i64:
    """How many buildings of a kind count for a faction, with those of a land area that it is about to take."""
    return team_buildings(game, faction, building) + (buildings_at(game, building, conquest) if conquest >= 0 else 0)
