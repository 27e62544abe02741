"""Figurines of creatures in the classic edition: when they leave, and how two destroy each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.figures import dismiss
from cyclades.rules.hooks import Listener
from cyclades.rules.people import People, dismiss_people
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


class Figurines(Listener):
    """A creature's figurine leaves when the first turn of its owner in a later cycle begins, unless somebody keeps it;
    its card is discarded."""

    def __init__(self) -> None:
        self.keepers: People | None = None
        """The people of whom one keeps a figurine for one more turn, where there are such."""

    def turn_begun(self, game: Game, faction: i64, god: i64) -> None:
        s, f = game.s, game.f
        leaving = [
            creature.number
            for creature in game.rules.figures
            if creature.owner(game) == faction and s[f.acquired + creature.number] < s[f.cycle]
        ]
        for creature in reversed(leaving):
            game.push(FigureLeaves(faction, creature))


class FigureLeaves(Step):
    """Whether a figurine is kept for one more turn, by whoever has people for it; else it leaves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        keepers = figurines_of(game.rules).keepers
        return NOBODY if keepers is None or game.s[keepers.field + self.faction] == 0 else self.faction

    def run(self, game: Game) -> None:
        dismiss(game, self.faction, self.card)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.release[self.card])
        out.append(game.verbs.keep[self.card])

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.release:
            self.run(game)
            return
        keepers = figurines_of(game.rules).keepers
        assert keepers is not None
        dismiss_people(game, keepers, self.faction, 1)
        game.s[game.f.acquired + self.card] = game.s[game.f.cycle]
        game.emit(events.CREATURE_KEPT, self.faction, self.card)


def figurines_of(rules: Ruleset) -> Figurines:
    """What a game says of its figurines."""
    for listener in rules.added:
        if isinstance(listener, Figurines):
            return listener
    raise AssertionError("nothing says how figurines leave in this game")


def destroy_both(game: Game, card: i64, area: i64) -> bool:
    """Two figurines in one area destroy each other; whether it came to that when one of them was placed."""
    for other in game.rules.figures:
        if other.number != card and other.at(game) == area:
            game.emit(events.CREATURES_DESTROYED, card, other.number, area)
            for number in (card, other.number):
                dismiss(game, game.s[game.f.card_owner + number], number)
            return True
    return False
