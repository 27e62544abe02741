"""Set-up: gods, creatures, heroes, turn order, then two rounds of placement and the distribution of troops."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.editions.legendary.heroes.hero_track import HeroTrack
from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.areas import gain_area, own_areas
from cyclades.rules.creature_track import CreatureTrack
from cyclades.rules.cycle import NextCycle
from cyclades.rules.gods import PlaceGod
from cyclades.rules.recruiting import recruit
from cyclades.rules.steps import DraftStep, FactionStep, Step
from cyclades.rules.turn_order import place_pawns

if TYPE_CHECKING:
    from cyclades.rules.game import Game

FIRST_ROUND: Final = 1
SECOND_ROUND: Final = 2
STARTING_TROOPS: Final = 3


class SetUp(Step):
    """Everything before the first cycle, in order."""

    def run(self, game: Game) -> None:
        rules = game.rules
        game.push(Placement())
        place_pawns(game)
        game.then(CreatureTrack(), HeroTrack())
        for slot in range(rules.god_slots - 1, -1, -1):
            game.push(PlaceGod(slot, 0))


class Placement(Step):
    """In turn order two areas each on two islands; in reverse order a third; then, again in reverse, the troops."""

    def run(self, game: Game) -> None:
        order = [game.rules.pawn_faction[game.s[game.f.order + slot]] for slot in range(len(game.rules.pawns))]
        game.push(NextCycle())
        for faction in order:
            for _ in range(STARTING_TROOPS):
                game.push(StartingTroop(faction))
        for faction in order:
            game.push(StartingArea(faction, SECOND_ROUND))
        for faction in reversed(order):
            game.push(StartingArea(faction, FIRST_ROUND))
            game.push(StartingArea(faction, FIRST_ROUND))


def empty_seas(game: Game, land: i64) -> list[i64]:
    """The empty sea areas beside a land area."""
    rules = game.rules
    found: list[i64] = []
    i = rules.near_sea[land]
    end = rules.near_to[land]
    while i < end:
        if game.s[game.f.owner + rules.near[i]] < 0:
            found.append(rules.near[i])
        i += 1
    return found


class StartingArea(FactionStep):
    """Which unoccupied land area to begin in: in the first round on two different islands, where no teammate is, always
    beside an empty sea.

    Where no area is left that fulfils everything, first the teammates' islands are allowed, then the empty sea is given
    up, then the different islands."""

    FORMERLY: ClassVar[str] = "Settle"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "round")

    def __init__(self, faction: i64, round: i64) -> None:
        super().__init__(faction)
        self.round = round

    def choices(self, game: Game, need_sea: bool, need_island: bool, apart: bool) -> list[i64]:
        """The land areas that fulfil what is asked of them: a sea, an island new to the faction, no teammate on it."""
        s, f, rules = game.s, game.f, game.rules
        taken = self.islands_taken(game, apart)
        found: list[i64] = []
        for land in range(rules.lands):
            if s[f.owner + land] >= 0 or (need_island and taken[rules.island[land]] > 0):
                continue
            if not need_sea or len(empty_seas(game, land)) > 0:
                found.append(land)
        return found

    def islands_taken(self, game: Game, team: bool) -> vec[i64]:
        """For each island, whether the faction, or its whole team, has an area there."""
        taken = game.rules.blank[:]
        for land in range(game.rules.lands):
            owner = game.s[game.f.owner + land]
            if owner >= 0 and (owner == self.faction or (team and game.allies(owner, self.faction))):
                taken[game.rules.island[land]] = 1
        return taken

    def actions(self, game: Game, out: list[Action]) -> None:
        first = self.round == FIRST_ROUND
        lands = self.choices(game, True, first, True)
        if len(lands) == 0:
            lands = self.choices(game, True, first, False)
        if len(lands) == 0:
            lands = self.choices(game, False, first, False)
        if len(lands) == 0:
            lands = self.choices(game, False, False, False)
        for land in lands:
            out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        game.emit(events.START_PLACED, self.faction, action.a)
        gain_area(game, action.a, self.faction)
        game.push(StartingFleet(self.faction, action.a))


class StartingFleet(DraftStep):
    """Which empty sea area beside it takes the fleet; failing that one with an own fleet; failing that none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land")

    def __init__(self, faction: i64, land: i64) -> None:
        super().__init__(faction)
        self.land = land

    def seas(self, game: Game) -> list[i64]:
        """Where the fleet can go."""
        seas = empty_seas(game, self.land)
        if len(seas) > 0:
            return seas
        rules = game.rules
        near = [rules.near[i] for i in range(rules.near_sea[self.land], rules.near_to[self.land])]
        return [sea for sea in near if game.s[game.f.owner + sea] == self.faction]

    def who(self, game: Game) -> i64:
        return self.faction if len(self.seas(game)) > 0 else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        for sea in self.seas(game):
            out.append(game.verbs.at[sea])

    def play(self, game: Game, action: Action) -> None:
        recruit(game, self.faction, game.rules.fleet, action.a, 0)


class StartingTroop(FactionStep):
    """Where one of the three starting troops goes."""

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend(own_areas(game, self.faction, 0, game.rules.lands))

    def play(self, game: Game, action: Action) -> None:
        recruit(game, self.faction, game.rules.troop, action.a, 0)
