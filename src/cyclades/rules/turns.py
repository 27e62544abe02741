"""Actions of the gods: a turn is a menu of deeds, what their god lets players do, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.steps import Step
from cyclades.rules.turn_order import EndOfTurn, pawns_on

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.gods import Deed


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnsWithGods(Step):
    """A phase in which the pawns act in the order of their gods."""

    def turn(self, pawn: i64, god: i64) -> Step:
        """What a pawn does with its god."""
        raise NotImplementedError


class Actions(TurnsWithGods):
    """The phase of actions: the gods in the order of the board, Apollo last."""

    PHASE: ClassVar[str] = "actions"

    def turn(self, pawn: i64, god: i64) -> Step:
        return Turn(pawn, god)

    def run(self, game: Game) -> None:
        rules = game.rules
        game.push(GodActs(rules.apollo.number))
        slot = game.s[game.f.open_gods] - 1
        while slot >= 0:
            game.push(GodActs(game.s[game.f.god_at + slot]))
            slot -= 1


class GodActs(Step):
    """A god grants its actions to whoever offered most; Apollo to all who came, the first first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("god",)

    def __init__(self, god: i64) -> None:
        self.god = god

    def run(self, game: Game) -> None:
        for pawn in reversed(pawns_on(game, self.god)):
            game.push(Turn(pawn, self.god))


class Turn(Step):
    """A pawn's turn with its god."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pawn", "god")

    def __init__(self, pawn: i64, god: i64) -> None:
        self.pawn = pawn
        self.god = god

    def run(self, game: Game) -> None:
        faction = game.rules.pawn_faction[self.pawn]
        if game.s[game.f.alive + faction] == 0:
            return
        game.s[game.f.turn] = self.pawn
        game.emit(events.TURN_BEGUN, faction, self.god)
        game.then(BeginActions(faction, self.god), EndOfTurn(self.pawn))
        for listener in game.rules.turn_begun:
            listener.turn_begun(game, faction, self.god)


class BeginActions(Step):
    """The god grants what it has to give."""

    FORMERLY: ClassVar[str] = "Favour"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: i64, god: i64) -> None:
        self.faction = faction
        self.god = god

    def run(self, game: Game) -> None:
        if game.s[game.f.alive + self.faction] > 0:
            god = game.rules.gods[self.god]
            god.begin(game, self.faction)
            if god.acts:
                for listener in game.rules.first_action:
                    listener.first_action(game, self.faction, self.god)
                for listener in game.rules.before_actions:
                    listener.before_actions(game, self.faction, self.god)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Step):
    """The choice among the deeds of a god."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: i64, god: i64) -> None:
        self.faction = faction
        self.god = god

    def deed(self, game: Game, action: Action) -> Deed:
        """The deed that an action begins."""
        for deed in game.rules.gods[self.god].deeds:
            if deed.begins_with(game, action):
                return deed
        raise AssertionError(f"no deed begins with {action.notation}")

    def boundary(self, game: Game) -> str:
        return f"actions {game.rules.gods[self.god].name}"

    def play(self, game: Game, action: Action) -> None:
        game.push(self)
        self.deed(game, action).begin(game, self.faction, action)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.verbs.end else self.deed(game, action).cost(game, self.faction, action)

    def useless(self, game: Game, action: Action) -> bool:
        return action is not game.verbs.end and self.deed(game, action).useless(game, self.faction, action)


class PaidActions(Menu):
    """The actions of the god, in any order and mixed at will, until the player ends the turn; not before it has taken
    what is free and owed."""

    def who(self, game: Game) -> i64:
        if game.s[game.f.alive + self.faction] == 0:
            return NOBODY
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        owed = False
        for deed in game.rules.gods[self.god].deeds:
            before = len(out)
            deed.actions(game, self.faction, out)
            if len(out) > before and deed.owed(game):
                owed = True
        if not owed:
            out.append(game.verbs.end)

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.end:
            return
        god = game.rules.gods[self.god]
        deed = self.deed(game, action)
        if deed.any_time:
            god.begin(game, self.faction)  # what was impossible may be possible now
            deed.begin(game, self.faction, action)
        else:
            god.goes_on(game)
            super().play(game, action)

    def boundary(self, game: Game) -> str:
        owed = any(deed.owed(game) for deed in game.rules.gods[self.god].deeds)
        return super().boundary(game) + ("" if owed else " paid")

    def default(self, game: Game, legal: list[Action]) -> Action:
        return game.verbs.end if legal[-1] is game.verbs.end else legal[0]
