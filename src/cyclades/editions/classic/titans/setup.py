"""Set-up: buildings on the symbols, and free positioning on two adjacent territories."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.gods_of_the_cycle import Gods
from cyclades.editions.classic.setup import (
    Deploy,
    DeployFleet,
    Deployment,
    FirstCycle,
    Gift,
    PlaceGiftUnit,
    begin_on_island,
)
from cyclades.editions.classic.titans.boards import check_titans
from cyclades.editions.classic.titans.kronos import NAME as KRONOS
from cyclades.editions.classic.titans.kronos import buildings_above, place_of
from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.areas import fleets_barred, pieces_in
from cyclades.rules.buildings import buildings_at, change_buildings, free_sites
from cyclades.rules.construction import Build, put_up
from cyclades.rules.development import NewBuildings
from cyclades.rules.events import KINDS
from cyclades.rules.gold import receive_gold
from cyclades.rules.hooks import Listener
from cyclades.rules.offerings import Offerings, Payment
from cyclades.rules.steps import ChanceStep, Selection, Step
from cyclades.rules.turn_order import EndOfTurn, place_pawns
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

FLEETS: Final = 2
"""How many each player begins with, and as many troops."""
APOLLOS_GOLD: Final = 1
PLACED: Final[EventKind] = KINDS.add("building-placed", "building area")


class TitansBoards(Listener):
    """It is played on boards with large islands, where everybody finds a pair of territories to begin on."""

    def check_start(self, rules: Ruleset) -> None:
        check_titans(rules.board, int(rules.players), len(rules.teams) if rules.allied else 0)


class SymbolBuildings(Step):
    """One of each basic building goes onto the slots with a symbol, at random."""

    def run(self, game: Game) -> None:
        symbols = game.rules.board.symbols
        for land in reversed(range(game.rules.lands)):
            if symbols[land] > 0:
                game.push(SymbolBuilding(land))


class SymbolBuilding(ChanceStep):
    """Which building goes onto a slot with a symbol."""

    FIELDS: ClassVar[tuple[str, ...]] = ("land",)

    def __init__(self, land: i64) -> None:
        self.land = land

    def outcomes(self, game: Game) -> Outcomes:
        rules = game.rules
        drawn = rules.draw_first["building"]
        found: list[Action] = []
        for building in rules.basic_buildings:
            if all(buildings_at(game, building.number, land) == 0 for land in range(rules.lands)):
                found.append(game.verbs.draw[drawn + building.number])
        return Outcomes(found)

    def play(self, game: Game, action: Action) -> None:
        building = action.a - game.rules.draw_first["building"]
        change_buildings(game, building, self.land, 1)
        game.emit(PLACED, building, self.land)


class TitansStart(Step):
    """A round of offerings decides who deploys first, and with which gift."""

    def run(self, game: Game) -> None:
        game.then(Gods(), Offerings(), Payment(), DeployTerritories(), FirstCycle())
        place_pawns(game)


class DeployTerritories(Deployment):
    """The pawns deploy in the order of their gods."""

    def turn(self, pawn: i64, god: i64) -> Step:
        return DeployPair(pawn, god)


class DeployPair(Deploy):
    """A pawn deploys: two adjacent territories with a troop each, two fleets, the gift of its god."""

    def steps(self, game: Game, faction: i64) -> list[Step]:
        return [
            FirstTerritory(faction),
            SecondTerritory(faction),
            DeployFleet(faction),
            DeployFleet(faction),
            TerritoryGift(faction, self.god),
            NewBuildings(faction),  # those that stood on the two territories count too
            EndOfTurn(self.pawn),
        ]


ALL_RULES: Final = 0
WITH_TEAMMATE: Final = 1
ONE_FLEET: Final = 2
NO_FLEET: Final = 3
APART: Final = 4
"""What is given up, one after the other, where no pair of territories satisfies all: another island than the
teammate's, the second fleet, the first fleet, adjacency."""


def empty_seas(game: Game, one: i64, other: i64) -> i64:
    """How many sea spaces without fleets touch one of two territories."""
    rules, near = game.rules, game.rules.near
    found: i64 = 0
    for i in range(rules.near_sea[one], rules.near_to[one]):
        if is_empty(game, near[i]):
            found += 1
    for i in range(rules.near_sea[other], rules.near_to[other]):
        if not touch(rules, near[i], one) and is_empty(game, near[i]):
            found += 1
    return found


def is_empty(game: Game, sea: i64) -> bool:
    """Whether a fleet may begin in a sea space, where none is yet."""
    return game.s[game.f.owner + sea] < 0 and not fleets_barred(game, sea)


def touch(rules: Ruleset, area: i64, land: i64) -> bool:
    """Whether an area and a territory are adjacent."""
    return any(rules.near[i] == land for i in range(rules.near_from[area], rules.near_sea[area]))


def with_teammate(game: Game, faction: i64, land: i64) -> bool:
    """Whether a teammate has begun on the island of a territory."""
    rules = game.rules
    for other in range(rules.lands):
        owner = game.s[game.f.owner + other]
        if owner >= 0 and owner != faction and game.allies(owner, faction):
            if rules.island[other] == rules.island[land]:
                return True
    return False


def is_pair(game: Game, faction: i64, one: i64, other: i64, given_up: i64) -> bool:
    """Whether a faction may begin on two territories, of which nobody else controls any."""
    rules = game.rules
    if given_up < APART and not touch(rules, one, other):
        return False
    if rules.allied and given_up < WITH_TEAMMATE:
        if with_teammate(game, faction, one) or with_teammate(game, faction, other):
            return False
    needed: i64 = FLEETS if given_up < ONE_FLEET else 1 if given_up < NO_FLEET else 0
    return empty_seas(game, one, other) >= needed


def is_partner(game: Game, faction: i64, land: i64, other: i64, given_up: i64) -> bool:
    """Whether a faction may begin on a territory, and on another one that nobody controls."""
    return other != land and game.s[game.f.owner + other] < 0 and is_pair(game, faction, land, other, given_up)


def partners(game: Game, faction: i64, land: i64, given_up: i64) -> list[i64]:
    """The territories that nobody controls with which a faction may begin beside one."""
    return [other for other in range(game.rules.lands) if is_partner(game, faction, land, other, given_up)]


def has_partner(game: Game, faction: i64, land: i64, given_up: i64) -> bool:
    """Whether there is any of them."""
    return any(is_partner(game, faction, land, other, given_up) for other in range(game.rules.lands))


class FirstTerritory(Selection):
    """On which territory that nobody controls the first troop begins."""

    def candidates(self, game: Game) -> list[Action]:
        for given_up in range(APART + 1):
            found: list[Action] = []
            for land in range(game.rules.lands):
                if game.s[game.f.owner + land] < 0 and has_partner(game, self.faction, land, given_up):
                    found.append(game.verbs.at[land])
            if len(found) > 0:
                return found
        return []

    def play(self, game: Game, action: Action) -> None:
        begin_on_island(game, self.faction, action.a)


class SecondTerritory(Selection):
    """On which adjacent territory the second troop begins."""

    def candidates(self, game: Game) -> list[Action]:
        for land in own_lands(game, self.faction):
            for given_up in range(APART + 1):
                found = partners(game, self.faction, land, given_up)
                if len(found) > 0:
                    return [game.verbs.at[other] for other in found]
        return []

    def play(self, game: Game, action: Action) -> None:
        begin_on_island(game, self.faction, action.a)


class TerritoryGift(Gift):
    """What the god adds: a unit or a person, and a building; Kronos a Titan, and a building or another Titan; Apollo 1
    GP and a prosperity marker."""

    def run(self, game: Game) -> None:
        rules = game.rules
        god = rules.gods[self.god]
        if self.god == rules.apollo.number:
            receive_gold(game, self.faction, APOLLOS_GOLD)
            super().run(game)
            return
        if god.name == KRONOS:
            game.push(GatherTroops(self.faction))
            if place_of(game, god) > 0:
                game.push(GiftBuilding(self.faction, self.god))
            else:
                super().run(game)
        elif any(isinstance(deed, Build) for deed in god.deeds):
            game.push(GiftBuilding(self.faction, self.god))
        super().run(game)

    def place(self, unit: i64) -> Step:
        return StackGiftUnit(self.faction, unit)


class StackGiftUnit(PlaceGiftUnit):
    """Where the unit that a god adds is placed: with those that have begun."""

    def areas(self, game: Game, kind: UnitKind) -> list[i64]:
        s, f = game.s, game.f
        return [area for area in super().areas(game, kind) if s[f.owner + area] == self.faction]


class GatherTroops(Selection):
    """Whether the troop beside a Titan stands on the other territory instead: each of the two needs a unit, and a Titan
    is one."""

    def candidates(self, game: Game) -> list[Action]:
        found = [game.verbs.decline]
        lands = own_lands(game, self.faction)
        for land in lands:
            if len(lands) > 1 and game.s[game.rules.troop.field + land] > 0 and pieces_in(game, land) > 1:
                found.append(game.verbs.leave[land])
        return found

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            return
        troops = game.rules.troop.field
        for land in own_lands(game, self.faction):
            if land != action.a:
                game.s[troops + action.a] -= 1
                game.s[troops + land] += 1
                game.emit(events.MOVED, self.faction, action.a, land, 0)
                game.emit(events.CARRIED, self.faction, game.rules.troop.number, 1)


class GiftBuilding(Selection):
    """Which building the god adds: its own, or with Kronos one of a god above him."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: i64, god: i64) -> None:
        super().__init__(faction)
        self.god = god

    def candidates(self, game: Game) -> list[Action]:
        god = game.rules.gods[self.god]
        kinds = buildings_above(game, god) if god.name == KRONOS else []
        for deed in god.deeds:
            if isinstance(deed, Build):
                kinds += [kind for kind in deed.kinds if kind not in kinds]
        if all(free_sites(game, land) <= 0 for land in own_lands(game, self.faction)):
            return []
        return [game.verbs.build[kind.number] for kind in kinds]

    def play(self, game: Game, action: Action) -> None:
        game.push(GiftBuildingAt(self.faction, action.a))


def own_lands(game: Game, faction: i64) -> list[i64]:
    """The territories of a faction."""
    return [land for land in range(game.rules.lands) if game.s[game.f.owner + land] == faction]


class GiftBuildingAt(Selection):
    """On which of the two territories it is built."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building")

    def __init__(self, faction: i64, building: i64) -> None:
        super().__init__(faction)
        self.building = building

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.at[land] for land in own_lands(game, self.faction) if free_sites(game, land) > 0]

    def play(self, game: Game, action: Action) -> None:
        put_up(game, self.faction, self.building, action.a, 0)
