"""Demolition: buildings that go, for a Metropolis or by a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.buildings import buildings_at, change_buildings
from cyclades.rules.steps import Selection

if TYPE_CHECKING:
    from cyclades.rules.game import Game

OWN: Final = 0
JOINT: Final = 1
"""Whose buildings may go: those of a faction, or of its whole team."""


class DemolishOne(Selection):
    """Which building of a kind goes for a Metropolis, where there are several: of the faction, or of its whole team."""

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
        give_building(game, game.s[game.f.owner + action.a], self.building, action.a)


def demolish(game: Game, faction: i64, building: i64, land: i64) -> None:
    """Take a building down."""
    take_down(game, events.DEMOLISHED, faction, building, land)


def give_building(game: Game, faction: i64, building: i64, land: i64) -> None:
    """Take a building down for a Metropolis."""
    take_down(game, events.BUILDING_GIVEN, faction, building, land)


def take_down(game: Game, told: EventKind, faction: i64, building: i64, land: i64) -> None:
    change_buildings(game, building, land, -1)
    game.emit(told, faction, building, land)
    for listener in game.rules.building_lost:
        listener.building_lost(game)


def kinds_built(game: Game, land: i64) -> list[i64]:
    """The kinds of buildings that stand in a land area, but for those in the place of a Metropolis."""
    return [b.number for b in game.rules.buildings if not b.on_square and buildings_at(game, b.number, land) > 0]
