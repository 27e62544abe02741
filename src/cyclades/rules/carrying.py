"""Carrying: which artifacts go along with a group that leaves an area, or retreats."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.artifacts import artifacts_at, powers_at, take_along
from cyclades.rules.destinations import goes_on, next_areas
from cyclades.rules.gold import gold_of, most_gold_of
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeArtifact(DraftStep):
    """Whether an artifact goes along with a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "card")

    def __init__(self, faction: i64, origin: i64, card: i64) -> None:
        super().__init__(faction)
        self.origin = origin
        self.card = card

    def needed(self, game: Game) -> bool:
        """Whether the group could not go its way without it."""
        return False

    def who(self, game: Game) -> i64:
        return NOBODY if self.needed(game) else self.faction

    def run(self, game: Game) -> None:
        take_along(game, self.card, game.rules.moving_group)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.without[self.card])
        out.append(game.verbs.bring[self.card])

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.bring:
            take_along(game, self.card, game.rules.moving_group)

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]


class TakeOnTheWay(TakeArtifact):
    """Whether an artifact goes along with a group; it must where the group could not go its way without it. Whether it
    is asked does not depend on what is in its purse, so that nobody learns of it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "card", "target", "leader")
    UNTOLD: ClassVar[tuple[str, ...]] = ("leader",)

    def __init__(self, faction: i64, origin: i64, card: i64, target: i64, leader: i64) -> None:
        super().__init__(faction, origin, card)
        self.target = target
        self.leader = leader

    def other_powers(self, game: Game) -> i64:
        """What the group may do by what is taken already and what may still be taken."""
        powers = powers_at(game, self.faction, game.rules.moving_group, self.leader)
        for artifact in artifacts_at(game, self.faction, self.origin):
            if artifact.number > self.card:
                powers |= artifact.powers
        return powers

    def spared(self, game: Game, gold: i64) -> bool:
        """Whether so much gold is enough to go without it."""
        powers, faction, origin = self.other_powers(game), self.faction, self.origin
        if self.target not in next_areas(game, faction, origin, powers):
            return False
        return goes_on(game, faction, origin, self.target, self.leader, powers, 0, gold)

    def needed(self, game: Game) -> bool:
        return not self.spared(game, most_gold_of(game, self.faction))

    def actions(self, game: Game, out: list[Action]) -> None:
        if self.spared(game, gold_of(game, self.faction)):
            out.append(game.verbs.without[self.card])
        out.append(game.verbs.bring[self.card])


class RetreatWith(DraftStep):
    """Whether an artifact goes along with units that retreat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "target")

    def __init__(self, faction: i64, card: i64, target: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.target = target

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.without[self.card])
        out.append(game.verbs.bring[self.card])

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.bring:
            take_along(game, self.card, self.target)
            game.emit(events.ARTIFACT_CARRIED, self.faction, self.card)

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]


def ask_retreat(game: Game, faction: i64, origin: i64, target: i64) -> None:
    """Units retreat: ask which of their artifacts go along."""
    for artifact in reversed(artifacts_at(game, faction, origin)):
        game.push(RetreatWith(faction, artifact.number, target))
