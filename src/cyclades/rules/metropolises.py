"""Metropolises: economic, cultural and heroic development, and the bonus on each token."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import GONE
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import events
from cyclades.rules.buildings import (
    Building,
    add_metropolis,
    add_metropolis_to_card,
    buildings_at,
    built_at,
    change_buildings,
    remove_metropolis,
    squares_taken,
    team_buildings,
    team_metropolises,
)
from cyclades.rules.cards import leave_board
from cyclades.rules.hooks import last_first
from cyclades.rules.people import dismiss_people, philosophers_needed
from cyclades.rules.steps import Selection, Step
from cyclades.rules.victory import announce_last_cycle

if TYPE_CHECKING:
    from cyclades.rules.game import Game

ECONOMIC: Final = 0
CULTURAL: Final = 1
HEROIC: Final = 2
CONQUEST: Final = 3
OWN: Final = 0
JOINT: Final = 1
"""Whose buildings may go: those of a faction, or of its whole team."""
BUILDING_BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
ON_CARD: Final = -1
"""In place of a land area: a Metropolis on a card."""
WAYS: Final = ["economic", "cultural", "heroic", "conquest"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Metropolis:
    """A kind of Metropolis: how many there are, what it counts as, and what it brings."""

    def __init__(self, name: str, supply: i64, first: bool = False) -> None:
        self.name = name
        self.supply = supply
        self.first = first
        """Whether it is built before other kinds, as long as there is one."""
        self.number: i64 = -1

    def counts_as(self, building: i64) -> i64:
        """How often the effect of a building counts by it."""
        return 1

    def available(self, game: Game) -> bool:
        """Whether it is one of those that may be built in this game."""
        return True

    def built(self, game: Game, faction: i64) -> None:
        """What a faction receives when it builds one: push it."""

    def lost(self, game: Game, faction: i64) -> None:
        """What a faction receives when it loses one to somebody: push it."""


class NewBuildings(Step):
    """A faction has built, or taken a land area: what follows from the buildings that it has now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        game.push(Development(self.faction))
        for listener in last_first(game.rules.buildings_gained):
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
    enough of these are left for the kinds that come after (a mask)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "after")
    UNTOLD: ClassVar[tuple[str, ...]] = ("after",)

    def __init__(self, faction: i64, building: i64, after: i64) -> None:
        super().__init__(faction)
        self.building = building
        self.after = after

    def candidates(self, game: Game) -> list[Action]:
        rules, faction = game.rules, self.faction
        found: list[Action] = []
        if team_buildings(game, faction, self.building) > 0:
            found.append(game.verbs.destroy[self.building])
        spare: i64 = 0
        for wild in rules.wildcards:
            spare += team_buildings(game, faction, wild.number)
        for other in rules.buildings:
            if self.after & BUILDING_BIT[other.number] and team_buildings(game, faction, other.number) == 0:
                spare -= 1
        if spare > 0:
            for wild in rules.wildcards:
                if team_buildings(game, faction, wild.number) > 0:
                    found.append(game.verbs.destroy[wild.number])
        return found

    def play(self, game: Game, action: Action) -> None:
        game.push(DemolishOne(self.faction, action.a, JOINT))


class DemolishOne(Selection):
    """Which building of a kind goes, where there are several: of the faction, or of its whole team."""

    FORMERLY: ClassVar[str] = "Demolish"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "joint")

    def __init__(self, faction: i64, building: i64, joint: i64) -> None:
        super().__init__(faction)
        self.building = building
        self.joint = joint

    def candidates(self, game: Game) -> list[Action]:
        found: list[Action] = []
        joint = self.joint == JOINT and game.rules.joint_buildings
        for land in range(game.rules.lands):
            owner = game.s[game.f.owner + land]
            own = owner == self.faction or (joint and owner >= 0 and game.allies(owner, self.faction))
            if own and buildings_at(game, self.building, land) > 0:
                found.append(game.verbs.at[land])
        return found

    def play(self, game: Game, action: Action) -> None:
        demolish(game, game.s[game.f.owner + action.a], self.building, action.a)


def demolish(game: Game, faction: i64, building: i64, land: i64) -> None:
    """Take a building down."""
    change_buildings(game, building, land, -1)
    game.emit(events.DEMOLISHED, faction, building, land)
    for listener in game.rules.building_lost:
        listener.building_lost(game)


def metropolis_lands(game: Game, faction: i64) -> list[i64]:
    """Where a faction can put a Metropolis: where nothing is in the way; failing that, where something must go."""
    free: list[i64] = []
    built: list[i64] = []
    land: i64 = 0
    while land < game.rules.lands:
        if game.s[game.f.owner + land] == faction:
            excess = in_the_way(game, land)
            if excess == 0:
                free.append(land)
            elif excess > 0:
                built.append(land)
        land += 1
    return free if len(free) > 0 else built


def in_the_way(game: Game, land: i64) -> i64:
    """How many basic buildings would have to go for one more Metropolis in a land area; -1 where none fits."""
    room = game.rules.room(land, squares_taken(game, land) + 1)
    if room < 0 or any(listener.bars_metropolis(game, land) for listener in game.rules.bars_metropolis):
        return -1
    excess = built_at(game, land) - room
    return excess if excess > 0 else 0


def kinds_built(game: Game, land: i64) -> list[i64]:
    """The kinds of buildings that stand in a land area, but for those in the place of a Metropolis."""
    return [b.number for b in game.rules.buildings if not b.on_square and buildings_at(game, b.number, land) > 0]


def crush_metropolises(game: Game, land: i64) -> None:
    """What takes their place destroys the Metropolises of a land area; nobody has gained them."""
    while game.s[game.f.metropolis + land] > 0:
        remove_metropolis(game, land)
        game.emit(events.METROPOLIS_DESTROYED, game.s[game.f.owner + land], land)


class PlaceMetropolis(Selection):
    """Where the Metropolis goes: a free site, else it takes the place of a basic building; or onto a card that can hold
    it, whose hero is sacrificed. With nowhere to go, or no Metropolis left, it is lost."""

    FORMERLY: ClassVar[str] = "Found"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "way")

    def __init__(self, faction: i64, way: i64) -> None:
        super().__init__(faction)
        self.way = way

    def candidates(self, game: Game) -> list[Action]:
        found: list[Action] = []
        if len(next_kinds(game)) == 0:
            return found
        for land in metropolis_lands(game, self.faction):
            found.append(game.verbs.at[land])
        without_site = len(found) == 0
        for card in game.rules.metropolis_cards:
            if card.may_hold_metropolis(game, self.faction):
                found.append(game.verbs.sacrifice[card.number])
        if without_site and len(found) > 0:
            found.append(game.verbs.decline)
        return found

    def run(self, game: Game) -> None:
        choices = self.candidates(game)
        if len(choices) == 0:
            game.emit(events.METROPOLIS_MISSED, self.faction)
        else:
            self.play(game, choices[0])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            game.emit(events.METROPOLIS_MISSED, self.faction)
        elif action.verb is game.verbs.sacrifice:
            leave_board(game, action.a, GONE)
            game.emit(events.HERO_SACRIFICED, self.faction, action.a)
            game.rules.cards[action.a].holds_metropolis(game, self.faction)
            game.push(TurnUpToken(self.faction, ON_CARD, self.way))
        else:
            game.push(TurnUpToken(self.faction, action.a, self.way))
            for _ in range(in_the_way(game, action.a)):
                game.push(ClearSite(self.faction, action.a))


def next_kinds(game: Game) -> list[i64]:
    """The kinds of Metropolises of which one may be built now; none where all are built."""
    left = game.f.bonuses_left
    kinds = [kind for kind in game.rules.metropolis_kinds if game.s[left + kind.number] > 0 and kind.available(game)]
    first = [kind.number for kind in kinds if kind.first]
    return first if len(first) > 0 else [kind.number for kind in kinds]


class ClearSite(Selection):
    """Which basic building makes room, where there are several kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land")

    def __init__(self, faction: i64, land: i64) -> None:
        super().__init__(faction)
        self.land = land

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.replace[building] for building in kinds_built(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        demolish(game, self.faction, action.a, self.land)


class TurnUpToken(Step):
    """The first token of the face-down stack is turned up and built, or its builder chooses one; its bonus, if any, is
    received at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land", "way")

    def __init__(self, faction: i64, land: i64, way: i64) -> None:
        self.faction = faction
        self.land = land
        self.way = way

    def who(self, game: Game) -> i64:
        if game.rules.metropolises_drawn:
            return CHANCE
        return self.faction if len(next_kinds(game)) > 1 else NOBODY

    def outcomes(self, game: Game) -> Outcomes:
        actions: list[Action] = []
        weights: list[i64] = []
        for bonus in next_kinds(game):
            actions.append(game.verbs.draw[game.rules.draw_first["bonus"] + bonus])
            weights.append(game.s[game.f.bonuses_left + bonus])
        return Outcomes(actions, weights)

    def actions(self, game: Game, out: list[Action]) -> None:
        for bonus in next_kinds(game):
            out.append(game.verbs.found[bonus])

    def run(self, game: Game) -> None:
        self.take(game, next_kinds(game)[0])

    def play(self, game: Game, action: Action) -> None:
        self.take(game, action.a - game.rules.draw_first["bonus"] if game.rules.metropolises_drawn else action.a)

    def take(self, game: Game, bonus: i64) -> None:
        """Build the Metropolis of a token."""
        if self.land == ON_CARD:
            add_metropolis_to_card(game, self.faction, bonus)
        else:
            add_metropolis(game, self.land, bonus)
        gain_metropolis(game, self.faction, self.land, self.way)
        game.rules.metropolis_kinds[bonus].built(game, self.faction)


def gain_metropolis(game: Game, faction: i64, land: i64, way: i64) -> None:
    """A faction has one Metropolis more; where that triggers the end, and it is enough, this cycle is the last."""
    game.emit(events.METROPOLIS_GAINED, faction, land, way)
    rules = game.rules
    if rules.end_triggered and team_metropolises(game, rules.team_of[faction]) >= rules.metropolises_to_win:
        announce_last_cycle(game)


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


def joint_buildings(game: Game, faction: i64, building: i64, conquest: i64) -> i64:
    """How many buildings of a kind count for a faction, with those of a land area that it is about to take."""
    return team_buildings(game, faction, building) + (buildings_at(game, building, conquest) if conquest >= 0 else 0)


def places(game: Game, faction: i64, conquest: i64) -> i64:
    """How many more Metropolises would fit into the land areas of a faction, counting one that it is about to take, and
    onto cards that can hold one."""
    found: i64 = 0
    for card in game.rules.metropolis_cards:
        if card.may_hold_metropolis(game, faction):
            found += 1
    for land in range(game.rules.lands):
        if any(listener.bars_metropolis(game, land) for listener in game.rules.bars_metropolis):
            continue
        if land == conquest or game.s[game.f.owner + land] == faction:
            count = squares_taken(game, land) + 1
            while game.rules.room(land, count) >= 0:
                found += 1
                count += 1
    return found
