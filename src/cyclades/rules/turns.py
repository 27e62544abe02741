"""Actions of the gods: a turn is a menu of deeds, the mandatory free ones first, then the paid ones in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import happenings as tell
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """Something that a god lets its player do: how often it was done this turn is counted in the field `done`."""

    def __init__(self, name: str, mandatory: bool = False) -> None:
        self.name = name
        self.mandatory = mandatory
        """Whether doing it once, free, comes before all paid actions."""
        self.any_time = False
        """Whether it may also come before and between the mandatory ones."""
        self.number: i64 = -1

    def times(self, game: Game) -> i64:
        """How often it was done this turn."""
        return game.s[game.f.done + self.number]

    def count(self, game: Game) -> None:
        """It was done once more."""
        game.s[game.f.done + self.number] += 1

    def owed(self, game: Game) -> bool:
        """Whether it is mandatory and not done yet."""
        return self.mandatory and game.s[game.f.done + self.number] == 0

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        """Append the actions that begin it, if it can be done."""

    def does(self, game: Game, action: Action) -> bool:
        """Whether an action begins this deed."""
        return False

    def do(self, game: Game, faction: i64, action: Action) -> None:
        """Begin it: the action was offered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class God:
    """A god: its name and what its player may do."""

    def __init__(self, name: str, deeds: list[Deed]) -> None:
        self.name = name
        self.deeds = deeds
        self.number: i64 = -1

    def begin(self, game: Game, faction: i64) -> None:
        """Push what the god's player does in its turn."""
        game.push(MandatoryActions(faction, self.number))


class Actions(Step):
    """The phase of actions: the gods in the order of the board, Apollo last."""

    def run(self, game: Game) -> None:
        rules = game.rules
        game.push(GodActs(rules.apollo))
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
        for pawn in reversed(game.pawns_on(self.god)):
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
        game.tell(tell.GOD, faction, self.god)
        game.push(EndOfTurn(self.pawn))
        game.rules.gods[self.god].begin(game, faction)


class MandatoryActions(Step):
    """The free mandatory actions of the god, in either order; a sacrifice may come before or between them. One that is
    impossible is skipped for good."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: i64, god: i64) -> None:
        self.faction = faction
        self.god = god

    def who(self, game: Game) -> i64:
        if game.s[game.f.alive + self.faction] == 0:
            return NOBODY
        out: list[Action] = []
        self.offer_owed(game, out)
        return self.faction if len(out) > 0 else NOBODY

    def offer_owed(self, game: Game, out: list[Action]) -> None:
        """The mandatory actions not done yet that are possible."""
        for deed in game.rules.gods[self.god].deeds:
            if deed.owed(game):
                deed.offer(game, self.faction, out)

    def run(self, game: Game) -> None:
        for deed in game.rules.gods[self.god].deeds:
            if deed.owed(game):
                deed.count(game)
        game.push(PaidActions(self.faction, self.god))

    def actions(self, game: Game, out: list[Action]) -> None:
        self.offer_owed(game, out)
        for deed in game.rules.gods[self.god].deeds:
            if deed.any_time:
                deed.offer(game, self.faction, out)

    def play(self, game: Game, action: Action) -> None:
        game.push(self)
        begin_deed(game, self.god, self.faction, action)


class PaidActions(Step):
    """The actions of the god, in any order and mixed at will, until the player ends the turn; not before it has taken
    what is free and owed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "god")

    def __init__(self, faction: i64, god: i64) -> None:
        self.faction = faction
        self.god = god

    def who(self, game: Game) -> i64:
        return self.faction if game.s[game.f.alive + self.faction] > 0 else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        owed = False
        for deed in game.rules.gods[self.god].deeds:
            before = len(out)
            deed.offer(game, self.faction, out)
            if len(out) > before and deed.owed(game):
                owed = True
        if not owed:
            out.append(game.words.end)

    def play(self, game: Game, action: Action) -> None:
        if action is not game.words.end:
            game.push(self)
            begin_deed(game, self.god, self.faction, action)

    def default(self, game: Game, legal: list[Action]) -> Action:
        return game.words.end if legal[-1] is game.words.end else legal[0]


def begin_deed(game: Game, god: i64, faction: i64, action: Action) -> None:
    """Do what an action of the menu stands for."""
    for deed in game.rules.gods[god].deeds:
        if deed.does(game, action):
            deed.do(game, faction, action)
            return
    raise AssertionError(f"no deed begins with {action.words}")


class EndOfTurn(Step):
    """The pawn goes to the last free slot of the turn order track."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pawn",)

    def __init__(self, pawn: i64) -> None:
        self.pawn = pawn

    def run(self, game: Game) -> None:
        f = game.f
        game.s[f.turn] = -1
        game.closed = True
        for number in range(len(game.rules.deeds)):
            game.s[f.done + number] = 0
        for number in range(len(game.rules.cards)):
            game.s[f.led + number] = 0
        faction = game.rules.pawn_faction[self.pawn]
        if game.s[f.alive + faction] == 0:
            return
        slot: i64 = len(game.rules.pawns) - 1
        while game.s[f.order + slot] >= 0:
            slot -= 1
        game.s[f.order + slot] = self.pawn
        game.tell(tell.TURN_ENDED, faction, slot + 1)
