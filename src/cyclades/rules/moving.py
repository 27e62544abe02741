"""Moving: for gold, fleets over adjacent sea areas, troops and whoever goes along to an accessible land area.

A move is a group of answers: the area left, the area entered, then how many of each kind go (rules/groups.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules.groups import gather
from cyclades.rules.reach import movers
from cyclades.rules.routes import MOVE_PRICE, NO_LEADER, can_move, destinations
from cyclades.rules.step import DraftStep
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class LandMove(Deed):
    """For 1 GP, move troops and heroes from one land area to an accessible one; as often as one can pay."""

    def __init__(self) -> None:
        super().__init__("land move")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        if game.gold(faction) >= MOVE_PRICE and can_move(game, faction, 0, game.rules.lands):
            out.append(game.words.move)

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.move

    def do(self, game: Game, faction: i64, action: Action) -> None:
        game.push(MoveFrom(faction, 0, game.rules.lands, 0))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return MOVE_PRICE


class SeaMove(Deed):
    """For 1 GP, move fleets from one sea area to an adjacent one, and on for as many steps as the edition gives; as
    often as one can pay."""

    def __init__(self, steps: i64) -> None:
        super().__init__("sea move")
        self.steps = steps

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        if game.gold(faction) >= MOVE_PRICE and can_move(game, faction, game.rules.lands, game.rules.areas):
            out.append(game.words.sail)

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.sail

    def do(self, game: Game, faction: i64, action: Action) -> None:
        game.push(MoveFrom(faction, game.rules.lands, game.rules.areas, self.steps - 1))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return MOVE_PRICE


class MoveFrom(DraftStep):
    """Which area the group leaves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "first", "last", "more")

    def __init__(self, faction: i64, first: i64, last: i64, more: i64) -> None:
        self.faction = faction
        self.first = first
        self.last = last
        self.more = more
        """How many steps more the group may make after this one."""

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        area = self.first
        while area < self.last:
            if movers(game, self.faction, area) and len(destinations(game, self.faction, area)) > 0:
                out.append(game.words.leave[area])
            area += 1

    def play(self, game: Game, action: Action) -> None:
        game.push(MoveTo(self.faction, action.a, NO_LEADER, self.more))


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterStep(DraftStep):
    """Which area a group enters from another one."""

    def __init__(self, faction: i64, origin: i64) -> None:
        self.faction = faction
        self.origin = origin

    def targets(self, game: Game) -> list[i64]:
        """Where it may go."""
        return destinations(game, self.faction, self.origin)

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for area in self.targets(game):
            out.append(game.words.to[area])


class MoveTo(EnterStep):
    """Which area the group enters. A leader makes it a heroic move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "leader", "more")

    def __init__(self, faction: i64, origin: i64, leader: i64, more: i64) -> None:
        super().__init__(faction, origin)
        self.leader = leader
        self.more = more

    def targets(self, game: Game) -> list[i64]:
        return destinations(game, self.faction, self.origin, self.leader)

    def play(self, game: Game, action: Action) -> None:
        price: i64 = MOVE_PRICE if self.leader == NO_LEADER else 0
        game.pay(self.faction, price)
        gather(game, self.faction, self.origin, action.a, self.leader, price, self.more)
