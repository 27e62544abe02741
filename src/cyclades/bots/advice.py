"""Advice: an answer that a bot considers, what it is worth to it, and why."""

from __future__ import annotations

from typing import Any

from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator


class Advice:
    """An answer that a bot considers: what the position that it leads to is worth, in gold pieces, and why.

    The reason is one of `reasons.REASONS`, with what to say about it, or text of one's own; `text` says it in a
    language, and `purpose` what that is good for, to somebody who learns the game. `chance` is how likely its team
    then is to win, where somebody has asked for that and it can be told.
    """

    def __init__(self, action: Action, value: float, reason: str = "", about: dict[str, Any] | None = None) -> None:
        self.action = action
        self.value = value
        self.reason = reason
        self.about: dict[str, Any] = {} if about is None else about
        self.text = ""
        self.purpose = ""
        self.chance: float | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Advice) or self.action is not other.action or self.text != other.text:
            return False
        return self.value == other.value and self.reason == other.reason and self.about == other.about

    def __repr__(self) -> str:
        return f"<{self.action.notation}: {self.value:.1f}, {self.text or self.reason}>"


def by_value(advice: Advice) -> float:
    """The best first."""
    return -advice.value


def mix_alike(advice: list[Advice], generator: Generator) -> None:
    """Change places among answers with the same verb, so that chance decides between two that are worth the same, such
    as two heroes, and not their place in the list."""
    for place in range(len(advice) - 1, 0, -1):
        row = advice[place]
        other = int(generator.below(place + 1))
        if advice[other].action.verb is row.action.verb:
            advice[place] = advice[other]
            advice[other] = row


def ideas(advice: list[Advice]) -> list[Advice]:
    """The answers that differ in more than what is offered to a god, up to the one that does nothing more: what comes
    after that is worse than nothing."""
    gods: set[int] = set()
    found: list[Advice] = []
    for row in advice:
        if is_offering(row):
            if row.action.a in gods:
                continue
            gods.add(row.action.a)
        found.append(row)
        if does_nothing(row):
            break
    return found


def is_offering(advice: Advice) -> bool:
    """Whether an answer is an offering to a god, which its first number names."""
    return advice.action.verb.name == "bid"


def does_nothing(advice: Advice) -> bool:
    """Whether an answer ends a turn or declines what is offered."""
    return advice.action.verb.name in ("end", "decline")
