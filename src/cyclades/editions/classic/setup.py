"""Set-up: the printed starting positions, or free positioning; and a random turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from cyclades.editions.classic.gods_of_the_cycle import WAITING, Gods
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import gain_area
from cyclades.rules.cycle import NextCycle
from cyclades.rules.income import PlaceProsperity
from cyclades.rules.offerings import Offerings, Payment, take_back
from cyclades.rules.people import gain_people
from cyclades.rules.recruiting import PlaceFreePiece, Recruiting, recruit
from cyclades.rules.steps import Selection, Step
from cyclades.rules.turn_order import EndOfTurn, pawns_on, place_pawns
from cyclades.rules.turns import TurnsWithGods
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.editions.classic.edition import ClassicRules
    from cyclades.rules.game import Game

STARTING_ISLANDS: Final = 2
"""With a troop on each, and as many fleets around them."""


class PrintedStart(Step):
    """Each colour has its two islands with a troop, and its two fleets; the pawns are mixed."""

    def run(self, game: Game) -> None:
        rules = game.rules
        for start in rules.board.starts:
            if start.seat not in rules.factions:
                continue
            faction = rules.factions.index(start.seat)
            for land in start.lands:
                begin_on_island(game, faction, land)
            for sea in start.fleets:
                recruit(game, faction, rules.fleet, sea, 0)
        game.push(NextCycle())
        place_pawns(game)


def begin_on_island(game: Game, faction: i64, land: i64) -> None:
    """A faction begins on an island, with a troop."""
    game.emit(events.START_PLACED, faction, land)
    gain_area(game, land, faction)
    recruit(game, faction, game.rules.troop, land, 0)


class FreeStart(Step):
    """A round of offerings decides who deploys first, and with which gift."""

    def run(self, game: Game) -> None:
        game.then(Gods(), Offerings(), Payment(), Deployment(), FirstCycle())
        place_pawns(game)


class Deployment(TurnsWithGods):
    """The pawns deploy in the order of their gods."""

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        gods = [s[f.god_at + slot] for slot in range(s[f.open_gods])]
        for god in [rules.apollo.number, *reversed(gods)]:
            for pawn in reversed(pawns_on(game, god)):
                game.push(self.turn(pawn, god))

    def turn(self, pawn: i64, god: i64) -> Step:
        return Deploy(pawn, god)


class Deploy(Step):
    """A pawn deploys: islands with a troop each, as many fleets, the gift of its god. The pawns of one colour share the
    islands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pawn", "god")

    def __init__(self, pawn: i64, god: i64) -> None:
        self.pawn = pawn
        self.god = god

    def run(self, game: Game) -> None:
        faction = game.rules.pawn_faction[self.pawn]
        game.s[game.f.turn] = self.pawn
        game.emit(events.TURN_BEGUN, faction, self.god)
        game.then(*self.steps(game, faction))

    def steps(self, game: Game, faction: i64) -> list[Step]:
        """What it does, in order."""
        islands = STARTING_ISLANDS // game.rules.pawn_faction.count(faction)
        return [
            *[DeployTroop(faction, left, islands) for left in range(islands - 1, -1, -1)],
            *[DeployFleet(faction) for _ in range(islands)],
            Gift(faction, self.god),
            EndOfTurn(self.pawn),
        ]


def empty_seas(game: Game, faction: i64, also: i64) -> i64:
    """How many sea areas without fleets touch the islands of a faction, or one more."""
    rules, s, f = game.rules, game.s, game.f
    found: i64 = 0
    for sea in range(rules.lands, rules.areas):
        if s[f.owner + sea] < 0:
            for i in range(rules.near_from[sea], rules.near_sea[sea]):
                if rules.near[i] == also or s[f.owner + rules.near[i]] == faction:
                    found += 1
                    break
    return found


class DeployTroop(Selection):
    """On which island that nobody holds a troop begins. With the last of them there must be room for the fleets, as
    long as there is such an island."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "left", "fleets")

    def __init__(self, faction: i64, left: i64, fleets: i64) -> None:
        super().__init__(faction)
        self.left = left
        """How many islands are to be chosen after this one."""
        self.fleets = fleets
        """How many sea areas the fleets will need."""

    def candidates(self, game: Game) -> list[Action]:
        needed = self.fleets if self.left == 0 else 1
        found: list[Action] = []
        roomy: list[Action] = []
        for land in range(game.rules.lands):
            if game.s[game.f.owner + land] < 0:
                found.append(game.verbs.at[land])
                if empty_seas(game, self.faction, land) >= needed:
                    roomy.append(game.verbs.at[land])
        return roomy if len(roomy) > 0 else found

    def play(self, game: Game, action: Action) -> None:
        begin_on_island(game, self.faction, action.a)


class DeployFleet(PlaceFreePiece):
    """In which empty sea space around an own island a fleet begins; without one it is lost."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        super().__init__(faction, -1)

    def kind(self, game: Game) -> UnitKind:
        return game.rules.fleet

    def areas(self, game: Game, kind: UnitKind) -> list[i64]:
        return [sea for sea in super().areas(game, kind) if game.s[game.f.owner + sea] < 0]


class Gift(Step):
    """What the god adds: what it lets recruit, or, with Apollo, a prosperity marker."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: i64, god: i64) -> None:
        self.faction = faction
        self.god = god

    def run(self, game: Game) -> None:
        rules = game.rules
        if self.god == rules.apollo.number:
            game.push(PlaceProsperity(self.faction, 0, rules.lands))
            return
        for deed in rules.gods[self.god].deeds:
            if isinstance(deed, Recruiting):
                unit = deed.recruited()[0]
                people = rules.people_of(unit)
                if people is None:
                    game.push(self.place(unit))
                else:
                    gain_people(game, people, self.faction, 0)

    def place(self, unit: i64) -> Step:
        """What asks where a unit that the god adds is placed."""
        return PlaceGiftUnit(self.faction, unit)


class PlaceGiftUnit(PlaceFreePiece):
    """Where the unit that a god adds is placed; a troop also on a third island, where the table has it so."""

    FORMERLY: ClassVar[str] = "Reinforce"

    def areas(self, game: Game, kind: UnitKind) -> list[i64]:
        found = super().areas(game, kind)
        if kind is game.rules.troop and cast("ClassicRules", game.rules).third_island:
            found += [land for land in range(game.rules.lands) if game.s[game.f.owner + land] < 0]
        return found

    def play(self, game: Game, action: Action) -> None:
        if action.a < game.rules.lands and game.s[game.f.owner + action.a] < 0:
            begin_on_island(game, self.faction, action.a)
        else:
            super().play(game, action)


class FirstCycle(Step):
    """All have deployed: the gods are drawn anew, whichever lay face down, and the first cycle begins."""

    def run(self, game: Game) -> None:
        for pawn in range(len(game.rules.pawns)):
            take_back(game, pawn)
        game.s[game.f.by_name[WAITING].offset] = 0
        game.push(NextCycle())
