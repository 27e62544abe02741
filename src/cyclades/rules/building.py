"""Building: a god's building on a free site; where none is free it may be forgone, or replace an own basic building."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import happenings as tell
from cyclades.rules.metropolises import Development, basic_buildings, demolish, open_lands
from cyclades.rules.step import DraftStep
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Build(Deed):
    """Put up a building of one of some kinds: `prices` says what the first, the second … of a turn costs."""

    def __init__(self, name: str, kinds: list[i64], prices: list[i64], only_missing: bool) -> None:
        super().__init__(f"build {name}", True)
        self.kinds = kinds
        self.prices = prices
        self.only_missing = only_missing
        """Whether only a kind may be built that the player does not own."""

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        times = self.times(game)
        if times >= len(self.prices) or game.gold(faction) < self.prices[times]:
            return
        lands = open_lands(game, faction)
        if len(lands) == 0:
            return
        possible = False
        for building in self.kinds:
            if game.s[game.f.buildings_left + building] > 0 and not (
                self.only_missing and game.owns_building(faction, building)
            ):
                out.append(game.words.build[building])
                possible = True
        if possible and game.free_sites(lands[0]) <= 0:
            out.append(game.words.forgo)

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.forgo or action.verb is game.words.build

    def do(self, game: Game, faction: i64, action: Action) -> None:
        if action is game.words.forgo:
            self.count(game)
            game.tell(tell.FORGONE, faction)
        else:
            game.push(BuildAt(faction, action.a, self.number))


class BuildAt(DraftStep):
    """In which land area to build."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "deed")

    def __init__(self, faction: i64, building: i64, deed: i64) -> None:
        self.faction = faction
        self.building = building
        self.deed = deed

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for land in open_lands(game, self.faction):
            out.append(game.words.at[land])

    def play(self, game: Game, action: Action) -> None:
        land = action.a
        if game.free_sites(land) > 0:
            put_up(game, self.faction, self.building, land, self.deed)
            return
        kinds = basic_buildings(game, land)
        if len(kinds) == 1:
            demolish(game, self.faction, kinds[0], land)
            put_up(game, self.faction, self.building, land, self.deed)
        else:
            game.push(BuildOver(self.faction, self.building, self.deed, land))


class BuildOver(DraftStep):
    """Which of the own basic buildings there makes room."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "building", "deed", "land")

    def __init__(self, faction: i64, building: i64, deed: i64, land: i64) -> None:
        self.faction = faction
        self.building = building
        self.deed = deed
        self.land = land

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for building in basic_buildings(game, self.land):
            out.append(game.words.replace[building])

    def play(self, game: Game, action: Action) -> None:
        demolish(game, self.faction, action.a, self.land)
        put_up(game, self.faction, self.building, self.land, self.deed)


def put_up(game: Game, faction: i64, building: i64, land: i64, number: i64) -> None:
    """Pay for a building, put it up, and see whether it completes a set."""
    deed = game.rules.deeds[number]
    assert isinstance(deed, Build)
    price = deed.prices[deed.times(game)]
    deed.count(game)
    game.pay(faction, price)
    game.change_buildings(building, land, 1)
    game.tell(tell.BUILT, faction, building, land, price)
    game.push(Development(faction))
