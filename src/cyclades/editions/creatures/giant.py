"""The Giant: in the Legendary Edition he takes mercenaries, in the classic one he destroys a building."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.creatures.building_there import BuildingThere
from cyclades.editions.legendary.mercenaries import mercenaries
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import may_leave, open_lands
from cyclades.rules.buildings import built_at
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, may_strike
from cyclades.rules.demolition import demolish, kinds_built
from cyclades.rules.seats_and_teams import opponents
from cyclades.rules.steps import DraftSelection

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class LegendaryGiant(Creature):
    """All mercenaries of an opponent's land area come over, to own land areas as their new owner wishes."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(camps(game, faction)) > 0 and len(open_lands(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(GiantTakes(faction, self.number))


def camps(game: Game, faction: i64) -> list[i64]:
    """The land areas of opponents with mercenaries that can leave."""
    enemies = opponents(game, faction)
    field = mercenaries(game).field
    found: list[i64] = []
    for land in range(game.rules.lands):
        if game.s[field + land] > 0 and game.s[game.f.owner + land] in enemies and may_leave(game, land):
            found.append(land)
    return found


class GiantTakes(Target):
    """From which land area the mercenaries come."""

    CARD: ClassVar[str] = "LegendaryGiant"

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.leave[land] for land in camps(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        kind = mercenaries(game)
        number = game.s[kind.field + action.a]
        game.emit(events.STOLEN, self.faction, kind.number, game.s[game.f.owner + action.a], number)
        for _ in range(number):
            game.push(GiantGives(self.faction, self.card, action.a))


class GiantGives(DraftSelection):
    """To which own land area one of them goes."""

    CARD: ClassVar[str] = "LegendaryGiant"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.origin = origin

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.to[land] for land in open_lands(game, self.faction)]

    def play(self, game: Game, action: Action) -> None:
        kind = mercenaries(game)
        game.s[kind.field + self.origin] -= 1
        game.s[kind.field + action.a] += 1
        game.emit(events.UNIT_PLACED, self.faction, kind.number, action.a)


class ClassicGiant(Creature):
    """Destroy a building on any island."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(towns(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(GiantAt(faction, self.number))


def towns(game: Game, faction: i64) -> list[i64]:
    """The islands with a building that a faction's creature may strike at."""
    lands = range(game.rules.lands)
    return [land for land in lands if built_at(game, land) > 0 and may_strike(game, faction, land)]


class GiantAt(Target):
    """On which island a building is destroyed."""

    CARD: ClassVar[str] = "ClassicGiant"

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.at[land] for land in towns(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(GiantDestroys(self.faction, self.card, action.a))


class GiantDestroys(BuildingThere):
    """Which of the buildings there."""

    CARD: ClassVar[str] = "ClassicGiant"

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.destroy[building] for building in kinds_built(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        demolish(game, game.s[game.f.owner + self.land], action.a, self.land)
