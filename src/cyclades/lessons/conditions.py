"""Conditions of lessons, as text: `owner kea = red`, `gold red >= 4`, `said red bid *`, `asked red Offer`.

| condition | holds where |
|---|---|
| `FIELD [OF] OPERATOR VALUE` | a field of the state has a value (docs/state.md); `-` for nobody or nothing |
| `said COLOUR PATTERN` | somebody has given such an answer since the step began |
| `asked COLOUR [KIND]` | somebody is asked, if a kind is named a question of that kind |
| `over` | the game has ended |
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from cyclades.engine.errors import CycladesError
from cyclades.rules.game import Game
from cyclades.rules.ruleset import Ruleset

NOTHING: Final = "-"
COMPARISON: Final = re.compile(r"(?P<field>\w+)(?: (?P<of>.+?))? (?P<operator>=|!=|>=|<=) (?P<value>\S+)")
OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
}


class LessonError(CycladesError):
    """A lesson that is not right: says where, what was expected and what was given."""


@dataclass(frozen=True)
class Comparison:
    """A number of the state against a value."""

    offset: int
    compare: Callable[[Any, Any], bool]
    value: int

    def holds(self, game: Game, said: Sequence[str]) -> bool:
        return self.compare(int(game.s[self.offset]), self.value)


@dataclass(frozen=True)
class Said:
    """An answer since the step began."""

    pattern: str

    def holds(self, game: Game, said: Sequence[str]) -> bool:
        return any(fnmatchcase(each, self.pattern) for each in said)


@dataclass(frozen=True)
class Asked:
    """A question to somebody."""

    colour: str
    kind: str

    def holds(self, game: Game, said: Sequence[str]) -> bool:
        return not game.over and game.faction == self.colour and self.kind in ("", game.question.kind)


@dataclass(frozen=True)
class Over:
    """The end."""

    def holds(self, game: Game, said: Sequence[str]) -> bool:
        return bool(game.over)


Condition = Comparison | Said | Asked | Over


def read_condition(text: str, rules: Ruleset) -> Condition:
    """A condition for a game by these rules."""
    words = text.split()
    if words == ["over"]:
        return Over()
    if words[:1] == ["said"] and len(words) > 2:
        return Said(" ".join([checked_colour(words[1], text, rules), *words[2:]]))
    if words[:1] == ["asked"] and len(words) in (2, 3):
        return Asked(checked_colour(words[1], text, rules), words[2] if len(words) == 3 else "")
    found = COMPARISON.fullmatch(text.strip())
    if found is None:
        raise LessonError(f"expected a condition such as 'owner kea = red' or 'said red bid *', got {text!r}")
    return comparison(found, text, rules)


def checked_colour(colour: str, text: str, rules: Ruleset) -> str:
    """A colour that plays."""
    if colour not in rules.factions:
        raise LessonError(f"expected a colour among {', '.join(rules.factions)}, got {colour!r} in {text!r}")
    return colour


def comparison(found: re.Match[str], text: str, rules: Ruleset) -> Comparison:
    """A comparison whose names were looked up."""
    name, of, value = found["field"], found["of"] or "", found["value"]
    field = rules.f.by_name.get(name)
    if field is None:
        raise LessonError(f"expected a field of the state (docs/state.md), got {name!r} in {text!r}")
    per = list(field.per)
    if of not in per:
        raise LessonError(f"expected {name} of one of {', '.join(map(str, per))}, got {of!r} in {text!r}")
    values = list(field.values)
    if value == NOTHING:
        number = -1
    elif value in values:
        number = values.index(value)
    elif value.isdecimal():
        number = int(value)
    else:
        raise LessonError(f"expected a number, {NOTHING!r} or one of {', '.join(values)}, got {value!r} in {text!r}")
    return Comparison(field.offset + per.index(of), OPERATORS[found["operator"]], number)
