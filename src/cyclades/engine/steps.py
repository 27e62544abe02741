"""Steps: the sequence of play is a stack of small objects that never change once made.

A step says who is asked, which actions are legal, and what an action does. The machine takes a step off the stack
before it runs or answers it; a step that is not done pushes itself or its successor again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EVERYBODY

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine

NOBODY: Final = -1
"""Nobody is asked: the step runs by itself."""
CHANCE: Final = -2
"""Chance is asked: the generator, a test or a server answers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RawStep:
    """A step as the machine sees it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the arguments of the constructor, which are also the names of the attributes."""
    FORMERLY: ClassVar[str] = ""
    """The name that it had before, where it was another: stacks that were written down then have it."""

    def raw_who(self, machine: Machine) -> i64:
        """The number of the faction that is asked, NOBODY or CHANCE."""
        return NOBODY

    def raw_run(self, machine: Machine) -> None:
        """What the step does where nobody is asked."""
        raise NotImplementedError

    def raw_actions(self, machine: Machine, out: list[Action]) -> None:
        """Append the legal actions."""
        raise NotImplementedError

    def raw_play(self, machine: Machine, action: Action) -> None:
        """What an action does."""
        raise NotImplementedError

    def raw_outcomes(self, machine: Machine) -> Outcomes:
        """What chance may answer."""
        raise NotImplementedError

    def seers(self, machine: Machine) -> i64:
        """The players who may see the outcome of chance, or an action, as a mask: others find a `?` in their record."""
        return EVERYBODY

    def raw_default(self, machine: Machine, legal: list[Action]) -> Action:
        """The action for a player who is absent."""
        return legal[0]

    def in_draft(self) -> bool:
        """Whether the actions so far are only a draft, to be seen by nobody else until the group is complete."""
        return False


def written(step: RawStep) -> list[object]:
    """A step as plain data: its name and its numbers."""
    row: list[object] = [type(step).__name__]
    for name in type(step).FIELDS:
        row.append(getattr(step, name))
    return row


def step_kinds() -> dict[str, type[RawStep]]:
    """All classes of steps by name."""
    found: dict[str, type[RawStep]] = {}
    waiting: list[type[RawStep]] = [RawStep]
    while waiting:
        kind = waiting.pop()
        found[kind.__name__] = kind
        waiting.extend(kind.__subclasses__())
    return found


def readable_kinds() -> dict[str, type[RawStep]]:
    """All classes of steps by the names that a stack may have been written down with, present and former ones."""
    kinds = step_kinds()
    former = {str(vars(kind)["FORMERLY"]): kind for kind in kinds.values() if vars(kind).get("FORMERLY")}
    return {**former, **kinds}
