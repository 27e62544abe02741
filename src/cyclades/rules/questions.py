# interpreted
"""Questions: what the next step asks, as data that texts and interfaces can use."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cyclades.engine.steps import CHANCE

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@dataclass(frozen=True)
class Question:
    """A question: its kind (the name of the step), who is asked, and what it is about, by name."""

    kind: str
    player: int | None
    faction: str | None
    about: dict[str, Any] = field(default_factory=dict)
    useless: tuple[str, ...] = ()
    """The actions that would do nothing, in notation: creatures that find nothing to act on."""


def question_of(game: Game) -> Question:
    """What is asked now."""
    step = game.stack[-1]
    kind = type(step)
    about = {name: named(game, name, getattr(step, name)) for name in kind.FIELDS}
    if game.asked == CHANCE:
        return Question(kind.__name__, None, None, about)
    useless = tuple(action.notation for action in game.actions if game.useless(action))
    return Question(kind.__name__, game.player, game.faction, about, useless)


def named(game: Game, what: str, number: int) -> Any:
    """A number by its name, where it stands for something that has one."""
    if number < 0:
        return None
    names = game.rules.names.get(what)
    return int(number) if names is None else names[number]
