"""Kronos: a free building among those of the gods above him, or a Titan where he is first; one more Titan for 2 GP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules.buildings import Building
from cyclades.rules.construction import Build
from cyclades.rules.gods import God, Grant
from cyclades.rules.recruiting import Recruit
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

NAME: Final = "kronos"
PRICES: Final[list[i64]] = [0, 2]
"""What the free Titan of the first place costs, and the one that is bought."""


def place_of(game: Game, god: God) -> i64:
    """The slot where a god lies, from 0; -1 where it is not there."""
    for slot in range(game.s[game.f.open_gods]):
        if game.s[game.f.god_at + slot] == god.number:
            return slot
    return -1


def buildings_of(god: God) -> list[Building]:
    """The kinds of basic buildings that a god grants."""
    found: list[Building] = []
    for deed in god.deeds:
        if isinstance(deed, Build):
            found += [kind for kind in deed.kinds if kind.basic]
    return found


def buildings_above(game: Game, god: God) -> list[Building]:
    """The kinds of basic buildings that the face-up gods above a god grant."""
    found: list[Building] = []
    for slot in range(place_of(game, god)):
        above = game.rules.gods[game.s[game.f.god_at + slot]]
        found += [kind for kind in buildings_of(above) if kind not in found]
    return found


class Kronos(God):
    """A god whose gift depends on the gods above him."""

    def __init__(self, kind: UnitKind) -> None:
        super().__init__(NAME, [])
        self.kind = kind

    def grants(self, above: list[God]) -> list[Grant]:
        if len(above) == 0:
            return [Grant("unit", self.kind.name, "")]
        return [Grant("building", kind.name, god.name) for god in above for kind in buildings_of(god)]


class FreeBuilding(Build):
    """Put up a building of a kind that a god above Kronos grants, free and once."""

    def __init__(self, god: God) -> None:
        super().__init__("free", [], 0, owed=True)
        self.god = god

    def choices(self, game: Game) -> list[Building]:
        return buildings_above(game, self.god)


class RecruitTitan(Recruit):
    """Recruit a Titan: free where Kronos is first, and one for 2 GP, after what is free."""

    def __init__(self, kind: UnitKind, god: God, building: FreeBuilding) -> None:
        super().__init__([kind], PRICES)
        self.god = god
        self.building = building

    def given(self, game: Game) -> bool:
        """Whether Kronos gives one free."""
        return place_of(game, self.god) == 0

    def owed(self, game: Game) -> bool:
        return self.given(game) and super().owed(game)

    def price(self, game: Game, faction: i64, unit: i64) -> i64:
        times = self.times(game) + (0 if self.given(game) else 1)
        return self.prices[times] if times < len(self.prices) else -1

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        free: list[Action] = []
        if self.building.owed(game):
            self.building.actions(game, faction, free)
        if len(free) == 0:
            super().actions(game, faction, out)


def kronos(rules: Ruleset, kind: UnitKind) -> God:
    """The god, who also lets his player buy creatures like all others."""
    god = Kronos(kind)
    building = FreeBuilding(god)
    buying = [deed for deed in rules.gods[0].deeds if deed.name == "buy creature"]
    god.deeds = [RecruitTitan(kind, god, building), building, *buying]
    return god
