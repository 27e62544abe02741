"""Steps: small objects that never change, written down as a name and numbers, and read again."""

import random
import re

import pytest

import cyclades
from cyclades import ViewError
from cyclades.engine.chance import seeded
from cyclades.engine.events import EVERYBODY
from cyclades.engine.steps import NOBODY, RawStep, step_kinds, written
from cyclades.engine.views import read_steps
from tests.engine.toy import ToyTick, ToyTurn, toy


def test_a_step_is_written_as_its_name_and_numbers() -> None:
    assert written(ToyTurn(1)) == ["ToyTurn", 1]
    assert written(ToyTick()) == ["ToyTick"]


def test_a_step_asks_nobody_unless_it_says_so() -> None:
    machine = toy()
    step = RawStep()
    assert step.raw_who(machine) == NOBODY
    assert step.seers(machine) == EVERYBODY
    assert not step.in_draft()
    assert step.raw_default(machine, machine.actions) is machine.actions[0]


@pytest.mark.parametrize("method", ["raw_run", "raw_outcomes"])
def test_what_a_step_does_is_its_own_affair(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(RawStep(), method)(toy())


def test_all_kinds_of_steps_are_known_by_name() -> None:
    kinds = step_kinds()
    assert kinds["ToyTurn"] is ToyTurn
    assert {"StartingArea", "Offer", "Roll", "Retreat", "PlaceFigure", "Bonus"} <= set(kinds)


def test_the_names_of_steps_are_unique() -> None:
    names: list[str] = []
    waiting: list[type[RawStep]] = [RawStep]
    while waiting:
        kind = waiting.pop()
        names.append(kind.__name__)
        waiting.extend(kind.__subclasses__())
    assert len(names) == len(set(names))


def test_steps_read_back_at_every_moment_of_a_game() -> None:
    generator = random.Random(5)
    game = cyclades.new("legendary", players=4, seed=5, ask_chance=True)
    dice = seeded(5)
    while not game.over and game.depth < 600:
        rows = game.steps()
        again = read_steps(rows)
        assert [written(step) for step in again] == rows
        assert [type(step) for step in again] == [type(step) for step in game.stack]
        if game.player is None:
            game.play(dice.pick(game.stack[-1].raw_outcomes(game)))
        else:
            game.play(generator.choice(game.actions))


NONSENSE: list[tuple[object, str]] = [
    (None, "expected a list of steps, got None"),
    ("Offerings", "expected a list of steps, got 'Offerings'"),
    ({"Offerings": 1}, "expected a list of steps, got {'Offerings': 1}"),
    (["Offerings"], "expected a step such as ['Offerings'], got 'Offerings'"),
    ([[]], "expected a step such as ['Offerings'], got []"),
    ([["Nonsense", 1]], "expected a step such as ['Offerings'], got ['Nonsense', 1]"),
    ([["ToyTurn"]], "expected the numbers ('player',) of the step ToyTurn, got []"),
    ([["ToyTurn", 1, 2]], "expected the numbers ('player',) of the step ToyTurn, got [1, 2]"),
    ([["ToyTurn", "red"]], "expected the numbers ('player',) of the step ToyTurn, got ['red']"),
    ([["ToyTurn", None]], "expected the numbers ('player',) of the step ToyTurn, got [None]"),
]


@pytest.mark.parametrize("rows, message", NONSENSE, ids=[repr(rows) for rows, _ in NONSENSE])
def test_nonsense_is_refused(rows: object, message: str) -> None:
    with pytest.raises(ViewError, match="^" + re.escape(message)):
        read_steps(rows)
