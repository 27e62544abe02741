"""A toy game on the machine alone, so that its tests need no rule of Cyclades.

Two players count up. `ToyTurn` asks one of them. Rolling is chance, aiming a group of two answers, a look is seen by
one alone, and a player who passes hands on to the other. A secret number belongs to each player.
"""

from __future__ import annotations

from typing import ClassVar

from cyclades.engine.actions import Action, ActionTable
from cyclades.engine.chance import Generator, Outcomes, seeded
from cyclades.engine.events import Event, EventKinds
from cyclades.engine.fields import OWNER, Layout
from cyclades.engine.machine import Machine
from cyclades.engine.steps import CHANCE, RawStep

LAYOUT = Layout()
COUNT = LAYOUT.add("count", ["red", "blue"])
SECRET = LAYOUT.add("secret", ["red", "blue"], 5, OWNER, ("low", "high"))
LOW = LAYOUT.add("low", ["red", "blue"], 3)
HIGH = LAYOUT.add("high", ["red", "blue"], 9)

TABLE = ActionTable()
ADD = TABLE.add("add", ["0", "1", "2", "3"])
AT = TABLE.add("at", ["red", "blue"], ["low", "high"])
ROLL = TABLE.add("roll").one()
AIM = TABLE.add("aim").one()
PASS = TABLE.add("pass").one()
LOOK = TABLE.add("look").one()
STOP = TABLE.add("stop").one()
FACE = TABLE.add("face", ["1", "2"])

KINDS = EventKinds()
ADDED = KINDS.add("added", "player number")
ROLLED = KINDS.add("rolled", "number", "number")
LOOKED = KINDS.add("looked", "player")
TICKED = KINDS.add("ticked")


class ToyTurn(RawStep):
    """A player is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def raw_who(self, machine: Machine) -> int:
        return self.player

    def raw_actions(self, machine: Machine, out: list[Action]) -> None:
        out += [ADD[1], ADD[2], ADD[3], ROLL, AIM, PASS, LOOK, STOP]

    def raw_play(self, machine: Machine, action: Action) -> None:
        if action is STOP:
            return
        machine.push(ToyTurn(1 - self.player if action is PASS else self.player))
        if action.verb is ADD:
            machine.s[COUNT + self.player] += action.a
            machine.emit(ADDED, self.player, action.a)
        elif action is ROLL:
            machine.then(ToyTick(), ToyRoll(self.player), ToyTick())
        elif action is AIM:
            machine.push(ToyAim(self.player))
        elif action is LOOK:
            machine.emit_to(1 << self.player, LOOKED, self.player)

    def raw_default(self, machine: Machine, legal: list[Action]) -> Action:
        return PASS


class ToyAim(RawStep):
    """The second answer of a group."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def raw_who(self, machine: Machine) -> int:
        return self.player

    def raw_actions(self, machine: Machine, out: list[Action]) -> None:
        out += [ADD[0], ADD[1]]

    def raw_play(self, machine: Machine, action: Action) -> None:
        machine.s[COUNT + self.player] += 10 * action.a
        machine.emit(ADDED, self.player, 10 * action.a)

    def in_draft(self) -> bool:
        return True


class ToyRoll(RawStep):
    """Chance: one face is twice as likely as the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player

    def raw_who(self, machine: Machine) -> int:
        return CHANCE

    def raw_outcomes(self, machine: Machine) -> Outcomes:
        return Outcomes(FACE.actions, [1, 2])

    def raw_play(self, machine: Machine, action: Action) -> None:
        machine.s[COUNT + self.player] += 100 * (action.a + 1)
        machine.emit(ROLLED, action.a + 1)


class ToyTick(RawStep):
    """Runs by itself."""

    def raw_run(self, machine: Machine) -> None:
        machine.emit(TICKED)


def toy(seed: int = 1, ask_chance: bool = False, generator: Generator | None = None) -> Machine:
    """A toy game at its first question."""
    machine = Machine(LAYOUT, TABLE, generator or seeded(seed), ask_chance)
    machine.set_state(list(LAYOUT.fresh()))
    machine.stack = [ToyTurn(0)]
    machine.begin()
    return machine


def play(machine: Machine, *words: str) -> Machine:
    """Play answers and outcomes in notation."""
    for text in words:
        machine.play(TABLE.parse(text))
    return machine


def counts(machine: Machine) -> list[int]:
    return [int(machine.s[COUNT]), int(machine.s[COUNT + 1])]


def told(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind.name for event in events]
