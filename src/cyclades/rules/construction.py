"""Construction: a building goes up on a free site of an own land area. An edition says what it costs, and what
happens without a free site."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.buildings import Building, buildings_of, built_at, change_buildings, free_sites
from cyclades.rules.demolition import demolish, kinds_built
from cyclades.rules.development import NewBuildings
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Build(Deed):
    """Put up a building of one of some kinds, at a price as many as one can pay; owed ones are one a turn."""

    def __init__(
        self, name: str, kinds: list[Building], price: i64, owed: bool = False, replaces: bool = False
    ) -> None:
        super().__init__(f"build {name}", owed)
        self.kinds = kinds
        self.price = price
        self.replaces = replaces
        """Whether, with no free site, it may be forgone, or take the place of an own basic building."""
        self.only_missing = False
        """Whether only a kind may be built that the player does not own."""

    def choices(self, game: Game) -> list[Building]:
        """The kinds of which one may be put up now."""
        return self.kinds

    def lands(self, game: Game, faction: i64) -> list[i64]:
        """Where to build: on free sites; failing that, over an own basic building, where that is allowed."""
        free: list[i64] = []
        built: list[i64] = []
        land: i64 = 0
        while land < game.rules.lands:
            if game.s[game.f.owner + land] == faction:
                if free_sites(game, land) > 0:
                    free.append(land)
                elif self.replaces and built_at(game, land) > 0:
                    built.append(land)
            land += 1
        return free if len(free) > 0 else built

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        if gold_of(game, faction) < self.price or (self.mandatory and self.times(game) > 0):
            return
        lands = self.lands(game, faction)
        if len(lands) == 0:
            return
        possible = False
        for building in self.choices(game):
            if game.s[game.f.buildings_left + building.number] > 0 and not (
                self.only_missing and buildings_of(game, faction, building.number) > 0
            ):
                out.append(game.verbs.build[building.number])
                possible = True
        if possible and self.replaces and free_sites(game, lands[0]) <= 0:
            out.append(game.verbs.forgo)

    def begins_with(self, game: Game, action: Action) -> bool:
        return action is game.verbs.forgo or action.verb is game.verbs.build

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        if action is game.verbs.forgo:
            self.count(game)
            game.emit(events.BUILDING_FORGONE, faction)
        else:
            game.push(BuildAt(faction, action.a, self.number))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return 0 if action is game.verbs.forgo else self.price

    def put_up(self, game: Game, faction: i64, building: i64, land: i64) -> None:
        """Pay for a building, put it up, and see whether it completes a set."""
        self.count(game)
        put_up(game, faction, building, land, self.price)


def put_up(game: Game, faction: i64, building: i64, land: i64, price: i64) -> None:
    """A building goes up at a price; then what follows from the buildings that a faction has now."""
    pay(game, faction, price)
    change_buildings(game, building, land, 1)
    game.emit(events.BUILT, faction, building, land, price)
    game.push(NewBuildings(faction))


def build_deed(game: Game, number: i64) -> Build:
    """The deed of building that a number stands for."""
    deed = game.rules.deeds[number]
    assert isinstance(deed, Build)
    return deed


class BuildAt(DraftStep):
    """In which land area to build."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "deed")

    def __init__(self, faction: i64, building: i64, deed: i64) -> None:
        super().__init__(faction)
        self.building = building
        self.deed = deed

    def actions(self, game: Game, out: list[Action]) -> None:
        for land in build_deed(game, self.deed).lands(game, self.faction):
            out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        land = action.a
        deed = build_deed(game, self.deed)
        if free_sites(game, land) > 0:
            deed.put_up(game, self.faction, self.building, land)
            return
        kinds = kinds_built(game, land)
        if len(kinds) == 1:
            demolish(game, self.faction, kinds[0], land)
            deed.put_up(game, self.faction, self.building, land)
        else:
            game.push(BuildOver(self.faction, self.building, self.deed, land))


class BuildOver(DraftStep):
    """Which of the own basic buildings there makes room."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "deed", "land")

    def __init__(self, faction: i64, building: i64, deed: i64, land: i64) -> None:
        super().__init__(faction)
        self.building = building
        self.deed = deed
        self.land = land

    def actions(self, game: Game, out: list[Action]) -> None:
        for building in kinds_built(game, self.land):
            out.append(game.verbs.replace[building])

    def play(self, game: Game, action: Action) -> None:
        demolish(game, self.faction, action.a, self.land)
        build_deed(game, self.deed).put_up(game, self.faction, self.building, self.land)
