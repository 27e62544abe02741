"""The Cyclops: it exchanges a building for one of another kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.creatures.building_there import BuildingThere
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.buildings import change_buildings
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target
from cyclades.rules.demolition import demolish, kinds_built
from cyclades.rules.development import NewBuildings
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Cyclops(Creature):
    """Exchange an own basic building for one of another kind from the reserve."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(exchange_lands(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(CyclopsAt(faction, self.number))


def replacements(game: Game, building: i64) -> list[i64]:
    """The other kinds of building of which one is left."""
    left = game.f.buildings_left
    return [b.number for b in game.rules.basic_buildings if b.number != building and game.s[left + b.number] > 0]


def exchangeable(game: Game, land: i64) -> list[i64]:
    """The kinds of building in a land area that another kind could replace."""
    return [building for building in kinds_built(game, land) if len(replacements(game, building)) > 0]


def exchange_lands(game: Game, faction: i64) -> list[i64]:
    """The land areas of a faction where a building could be exchanged."""
    owner = game.f.owner
    lands = range(game.rules.lands)
    return [land for land in lands if game.s[owner + land] == faction and len(exchangeable(game, land)) > 0]


class CyclopsAt(Target):
    """In which own land area a building is exchanged."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.at[land] for land in exchange_lands(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(CyclopsTakes(self.faction, self.card, action.a))


class CyclopsTakes(BuildingThere):
    """Which of the buildings there goes."""

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.replace[building] for building in exchangeable(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        game.push(CyclopsBuilds(self.faction, self.card, self.land, action.a))


class CyclopsBuilds(DraftStep):
    """Which kind takes its place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "land", "building")

    def __init__(self, faction: i64, card: i64, land: i64, building: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.land = land
        self.building = building

    def actions(self, game: Game, out: list[Action]) -> None:
        for building in replacements(game, self.building):
            out.append(game.verbs.build[building])

    def play(self, game: Game, action: Action) -> None:
        demolish(game, self.faction, self.building, self.land)
        change_buildings(game, action.a, self.land, 1)
        game.emit(events.BUILT, self.faction, action.a, self.land, 0)
        game.push(NewBuildings(self.faction))
