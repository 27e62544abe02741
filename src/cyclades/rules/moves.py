"""Moves: for gold, fleets over adjacent sea areas, troops and whoever goes along to an accessible land area.

A move is a group of actions: the area left, the area entered, then how many of each kind go (rules/moving_groups.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules.destinations import NO_LEADER, can_move, destinations, sets_out
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.move_prices import count_step, first_price
from cyclades.rules.moving_groups import gather
from cyclades.rules.steps import DraftStep
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Move(Deed):
    """Move units from one area to another, as often as one can pay; where a kind leads, one of them goes along."""

    def __init__(self, name: str, leader: UnitKind | None = None) -> None:
        super().__init__(name if leader is None else f"{name} with {leader.name}")
        self.leader = leader

    def move_price(self, game: Game) -> i64:
        """What the next move costs."""
        return first_price(game, self.leading(), 1)

    def first(self, game: Game) -> i64:
        """The first of the areas that may be left."""
        raise NotImplementedError

    def last(self, game: Game) -> i64:
        """The area behind the last of them."""
        raise NotImplementedError

    def more(self) -> i64:
        """How many steps the group may make after the first."""
        return 0

    def verb(self, game: Game) -> Action:
        """The action that begins it."""
        raise NotImplementedError

    def word(self, game: Game) -> Action:
        """The action that begins it, where a kind leads."""
        return self.verb(game) if self.leader is None else game.verbs.lead[self.leader.number]

    def leading(self) -> i64:
        """The number of the kind that leads, or NO_LEADER."""
        return NO_LEADER if self.leader is None else self.leader.number

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        if gold_of(game, faction) >= self.move_price(game) and can_move(
            game, faction, self.first(game), self.last(game), self.leading()
        ):
            out.append(self.word(game))

    def begins_with(self, game: Game, action: Action) -> bool:
        return action is self.word(game)

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        move_price = self.move_price(game)
        game.push(MoveFrom(faction, self.first(game), self.last(game), self.more(), self.leading(), move_price))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return self.move_price(game)


class LandMove(Move):
    """For 1 GP, move troops and heroes from one land area to an accessible one; as often as one can pay."""

    def __init__(self, leader: UnitKind | None = None) -> None:
        super().__init__("land move", leader)

    def first(self, game: Game) -> i64:
        return 0

    def last(self, game: Game) -> i64:
        return game.rules.lands

    def verb(self, game: Game) -> Action:
        return game.verbs.move


class SeaMove(Move):
    """For 1 GP, move fleets from one sea area to an adjacent one, and on for as many steps as the edition gives; as
    often as one can pay."""

    def __init__(self, steps: i64, leader: UnitKind | None = None) -> None:
        super().__init__("sea move", leader)
        self.steps = steps

    def first(self, game: Game) -> i64:
        return game.rules.lands

    def last(self, game: Game) -> i64:
        return game.rules.areas

    def more(self) -> i64:
        return self.steps - 1

    def verb(self, game: Game) -> Action:
        return game.verbs.sail


class MoveFrom(DraftStep):
    """Which area the group leaves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "first", "last", "more", "leader", "price")

    def __init__(self, faction: i64, first: i64, last: i64, more: i64, leader: i64, price: i64) -> None:
        super().__init__(faction)
        self.first = first
        self.last = last
        self.more = more
        """How many steps more the group may make after this one."""
        self.leader = leader
        self.price = price

    def actions(self, game: Game, out: list[Action]) -> None:
        area = self.first
        while area < self.last:
            if sets_out(game, self.faction, area, self.leader):
                out.append(game.verbs.leave[area])
            area += 1

    def play(self, game: Game, action: Action) -> None:
        game.push(MoveTo(self.faction, action.a, self.leader, self.more, self.price))


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterStep(DraftStep):
    """Which area a group enters from another one."""

    def __init__(self, faction: i64, origin: i64) -> None:
        super().__init__(faction)
        self.origin = origin

    def targets(self, game: Game) -> list[i64]:
        """Where it may go."""
        return destinations(game, self.faction, self.origin)

    def actions(self, game: Game, out: list[Action]) -> None:
        for area in self.targets(game):
            out.append(game.verbs.to[area])


class MoveTo(EnterStep):
    """Which area the group enters. A hero as its leader makes it a heroic move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "leader", "more", "price")

    def __init__(self, faction: i64, origin: i64, leader: i64, more: i64, price: i64) -> None:
        super().__init__(faction, origin)
        self.leader = leader
        self.more = more
        self.price = price

    def targets(self, game: Game) -> list[i64]:
        return destinations(game, self.faction, self.origin, self.leader)

    def play(self, game: Game, action: Action) -> None:
        pay(game, self.faction, self.price)
        count_step(game, self.leader)
        gather(game, self.faction, self.origin, action.a, self.leader, self.price, self.more, True)
