"""What the expansion adds to the registries: units, people, a building, gods, Metropolises, the rights of teams."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from cyclades.editions.classic.edition import ClassicRules
from cyclades.engine.actions import Action
from cyclades.rules.buildings import Building
from cyclades.rules.construction import Build
from cyclades.rules.fields import Fields
from cyclades.rules.game import Game
from cyclades.rules.gods import Deed, God
from cyclades.rules.gold import gold_of, pay, receive_gold
from cyclades.rules.hooks import Listener
from cyclades.rules.metropolises import Metropolis
from cyclades.rules.moves import LandMove, SeaMove
from cyclades.rules.people import People, gain_people
from cyclades.rules.recruiting import Recruit, RecruitPeople
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.seats_and_teams import Alliance
from cyclades.rules.steps import Step
from cyclades.rules.units import UnitKind
from tests.madeup.scrolls import add_cards

PRAY: Final = "pray"
"""The verb: `pray oil`."""
COVERED: Final = "eris_covers"
EVERY: Final = 3
"""Eris comes in every third cycle."""
COUNTED: Final = ("deaths", "conquests", "rounds", "offerings", "outbids")


class Lantern(Metropolis):
    """A Metropolis that defends like three Fortresses, and brings gold."""

    def __init__(self, name: str, strength: int, fortress: Building) -> None:
        super().__init__(name, 1, first=True)
        self.strength = strength
        self.fortress = fortress

    def counts_as(self, building: int) -> int:
        return self.strength if building == self.fortress.number else 1

    def built(self, game: Game, faction: int) -> None:
        receive_gold(game, faction, 1)


class Pray(Deed):
    """With any god that grants actions: 1 GP for a lamplighter, once a turn."""

    def __init__(self, people: People) -> None:
        super().__init__(PRAY)
        self.people = people

    def actions(self, game: Game, faction: int, out: list[Action]) -> None:
        if self.times(game) == 0 and gold_of(game, faction) > 0 and game.s[self.people.left] > 0:
            out.append(game.verbs.more[PRAY][0])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[PRAY]

    def begin(self, game: Game, faction: int, action: Action) -> None:
        self.count(game)
        pay(game, faction, 1)
        gain_people(game, self.people, faction, 1)

    def cost(self, game: Game, faction: int, action: Action) -> int:
        return 1


class Watch(Listener):
    """Counts what happens at points, and changes numbers of factions: a lamplighter is worth a discount, and with three
    of them one philosopher less makes a Metropolis."""

    def __init__(self, people: People, eris: God) -> None:
        self.people = people
        self.eris = eris

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        fields.add("watched", list(COUNTED), doc="How often each of these things has happened.")
        fields.by_name["watched"].high = 99999
        fields.one_of(COVERED, [""], [god.name for god in rules.gods], doc="The god whose slot Eris has taken.")

    def count(self, game: Game, what: str) -> None:
        game.s[game.f.by_name["watched"].offset + COUNTED.index(what)] += 1

    def unit_died(self, game: Game, faction: int, unit: int, area: int) -> None:
        self.count(game, "deaths")

    def land_taken(self, game: Game, faction: int, land: int, loser: int) -> None:
        self.count(game, "conquests")

    def before_round(self, game: Game) -> None:
        self.count(game, "rounds")

    def offering_made(self, game: Game, pawn: int, god: int) -> None:
        self.count(game, "offerings")

    def outbid(self, game: Game, pawn: int, god: int, by: int) -> None:
        self.count(game, "outbids")

    def bars_offering(self, game: Game, pawn: int, god: int) -> bool:
        """Whoever has most lamplighters is not welcome with Eris."""
        own = game.s[self.people.field + game.rules.pawn_faction[pawn]]
        return god == self.eris.number and own > 2

    def adds_discounts(self, game: Game, faction: int) -> int:
        return 1 if game.s[self.people.field + faction] > 0 else 0

    def spares_philosophers(self, game: Game, faction: int) -> int:
        return 1 if game.s[self.people.field + faction] > 2 else 0


class ErisComes(Step):
    """In every third cycle Eris takes the place of the last god that is face up."""

    PHASE: ClassVar[str] = "eris"

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        if s[f.cycle] % EVERY == 0:
            slot = f.god_at + s[f.open_gods] - 1
            while not game.rules.gods[s[slot]].drawn:
                slot -= 1  # somebody else covers the last one already
            s[f.by_name[COVERED].offset] = s[slot]
            s[slot] = eris_of(game.rules).number


class ErisGoes(Step):
    """The god that she covered is back before the gods of the next cycle are placed."""

    PHASE: ClassVar[str] = "eris goes"

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        covered = f.by_name[COVERED].offset
        if s[covered] >= 0:
            for slot in range(game.rules.god_slots):
                if s[f.god_at + slot] == eris_of(game.rules).number:
                    s[f.god_at + slot] = s[covered]
            s[covered] = -1


def eris_of(rules: Ruleset) -> God:
    return next(god for god in rules.gods if god.name == "eris")


def add_forces(rules: Ruleset) -> None:
    """Enter everything in its registry; nothing has a number yet."""
    shade = UnitKind("shade", "shades", 6, common=True, living=False, retreats=False, traded=False, leads=True)
    barge = UnitKind("barge", "barges", 4, at_sea=True, struck=False, leads=True)
    giant = UnitKind("stone", "stones", 2, struck=False)
    rules.unit_kinds += [shade, barge, giant]
    lamplighter = People("lamplighter", "lamplighters", 9, worth=2.0)
    rules.people.append(lamplighter)
    kiln = Building("kiln", 4, basic=False, needed=False, wildcard=True)
    rules.buildings.append(kiln)
    rules.metropolis_kinds += [Lantern("lantern", 3, rules.fortress), Lantern("torch", 0, rules.fortress)]
    eris = God("eris", [], drawn=False)
    deeds: list[Deed] = [
        Recruit([shade], [0, 1, 1]),
        Recruit([barge], [0, 1]),
        Recruit([giant], [2]),
        RecruitPeople(lamplighter, [0, 2]),
        Build("kiln", [kiln], 1),
        LandMove(shade),
        SeaMove(2, barge),
    ]
    rules.gods = [eris, God("nyx", deeds), *rules.gods]
    rules.common_deeds.append(Pray(lamplighter))
    rules.also_said[PRAY] = "boon"
    rules.alliance = Alliance(gold=False, buildings=False, fleets=False, passage=False)
    rules.added.append(Watch(lamplighter, eris))
    phases = [cast(Step, phase).PHASE for phase in rules.phases]
    rules.phases.insert(phases.index("income"), ErisComes())
    rules.phases.insert(len(rules.phases) - 1, ErisGoes())
    if isinstance(rules, ClassicRules):
        rules.large_islands = True
    add_cards(rules)
