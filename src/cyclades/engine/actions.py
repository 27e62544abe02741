"""Actions: whatever may be played in a game is ONE object in a finite table.

The table belongs to the rules of a game, not to the moment: nothing is created while legal actions are listed, an
action's index is its place in a fixed action space, and its notation is text (`bid ares 5`, `from delos`).
"""

from __future__ import annotations

import difflib
from typing import Final

from mypy_extensions import i64

from cyclades.engine.errors import NotationError

LARGEST_TABLE: Final = 1499
"""How many actions a game may have: learners count on a small, fixed space."""


class Action:
    """What a player plays, or an outcome of chance: a verb with at most two arguments."""

    def __init__(self, index: i64, verb: Verb, a: i64, b: i64, notation: str) -> None:
        self.index = index
        self.verb = verb
        self.a = a
        self.b = b
        self.notation = notation

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class Verb:
    """The first word of an action, and the words that may follow."""

    def __init__(self, number: i64, name: str, domains: list[list[str]]) -> None:
        self.number = number
        self.name = name
        self.domains = domains
        self.actions: list[Action] = []
        """Its actions, in the order of the words."""
        self.by_number: list[Action] = []
        """Its actions by the numbers of the words; `none` where what they name cannot follow the verb."""
        self.none = Action(-1, self, -1, -1, f"{name} -")

    def __getitem__(self, a: i64) -> Action:
        """The action of a verb with one argument."""
        return self.by_number[a]

    def one(self) -> Action:
        """The action of a verb without arguments."""
        return self.actions[0]

    def two(self, a: i64, b: i64) -> Action:
        """The action of a verb with two arguments."""
        return self.by_number[a * len(self.domains[1]) + b]

    def __repr__(self) -> str:
        return f"<verb {self.name}>"


class ActionTable:
    """All actions of a game, in a fixed order."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self.verbs: list[Verb] = []
        self.by_notation: dict[str, Action] = {}

    def add(self, name: str, *domains: list[str]) -> Verb:
        """Declare a verb with up to two lists of words; returns it with its actions in the order of the words."""
        size = 1
        for domain in domains:
            size *= len(domain)
        return self.add_some(name, list(range(size)), *domains)

    def add_some(self, name: str, numbers: list[i64], *domains: list[str]) -> Verb:
        """Declare a verb that only some of the words may follow, by their numbers in the list of them; with two lists,
        the numbers go through the second one for each word of the first."""
        verb = Verb(len(self.verbs), name, list(domains))
        self.verbs.append(verb)
        allowed: set[int] = {int(number) for number in numbers}
        if len(domains) == 0:
            self._append(verb, 0, 0, name, allowed)
        elif len(domains) == 1:
            for a, word in enumerate(domains[0]):
                self._append(verb, a, 0, f"{name} {word}", allowed)
        else:
            for a, word in enumerate(domains[0]):
                for b, second in enumerate(domains[1]):
                    self._append(verb, a, b, f"{name} {word} {second}", allowed)
        return verb

    def _append(self, verb: Verb, a: i64, b: i64, notation: str, allowed: set[int]) -> None:
        if len(verb.by_number) not in allowed:
            verb.by_number.append(verb.none)
            return
        if notation in self.by_notation:
            raise NotationError(f"the action {notation!r} is declared twice")
        if len(self.all) >= LARGEST_TABLE:
            raise NotationError(f"expected at most {LARGEST_TABLE} actions, but {notation!r} is one more")
        action = Action(len(self.all), verb, a, b, notation)
        self.all.append(action)
        verb.actions.append(action)
        verb.by_number.append(action)
        self.by_notation[notation] = action

    def parse(self, text: object) -> Action:
        """The action that a text names; case and extra spaces do not matter."""
        if not isinstance(text, str):
            raise NotationError(f"an action is a text such as 'end', not {text!r}")
        notation = " ".join(text.lower().split())
        found = self.by_notation.get(notation)
        if found is not None:
            return found
        if not notation:
            raise NotationError("expected an action such as 'end', but the text is empty")
        verb = notation.split(" ")[0]
        if not any(known.name == verb for known in self.verbs):
            near = difflib.get_close_matches(verb, [known.name for known in self.verbs], 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise NotationError(f"no action begins with {verb!r} in {text!r}{hint}")
        near = difflib.get_close_matches(notation, list(self.by_notation), 3)
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        raise NotationError(f"{text!r} is no action of this game{hint}")
