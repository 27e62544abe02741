"""Pegasus: units fly from one land area to any other, and so they do when Perseus is sacrificed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules.areas import has_movable_units
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, may_strike
from cyclades.rules.destinations import NO_LEADER, may_enter
from cyclades.rules.moves import EnterStep
from cyclades.rules.moving_groups import gather

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Pegasus(Creature):
    """Units of one own land area fly to any other that they may enter."""

    def useful(self, game: Game, faction: i64) -> bool:
        return can_fly(game, faction)

    def use(self, game: Game, faction: i64) -> None:
        game.push(FlyFrom(faction, self.number))


def can_fly(game: Game, faction: i64) -> bool:
    """Whether any unit of a faction has somewhere to fly."""
    return any(len(flights(game, faction, land)) > 0 for land in range(game.rules.lands))


def flights(game: Game, faction: i64, origin: i64) -> list[i64]:
    """Where units of a land area can fly, if there are any."""
    if not has_movable_units(game, faction, origin):
        return []
    lands = range(game.rules.lands)
    return [n for n in lands if n != origin and may_enter(game, faction, n) and may_strike(game, faction, n)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flight(Target):
    """From which own land area units go by air."""

    def targets(self, game: Game) -> list[Action]:
        lands = range(game.rules.lands)
        return [game.verbs.leave[land] for land in lands if len(flights(game, self.faction, land)) > 0]

    def strike(self, game: Game, action: Action) -> None:
        game.push(FlyTo(self.faction, self.card, action.a))


class FlyFrom(Flight):
    """On the back of a creature: its help may be declined."""


class CarryFrom(Flight):
    """Carried by a hero, whose sacrifice is not for nothing."""

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend(self.targets(game))


class FlyTo(EnterStep):
    """Where they fly."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        super().__init__(faction, origin)
        self.card = card

    def targets(self, game: Game) -> list[i64]:
        return flights(game, self.faction, self.origin)

    def play(self, game: Game, action: Action) -> None:
        gather(game, self.faction, self.origin, action.a, NO_LEADER, 0, 0)
