# interpreted
"""The editions of the game and their expansions, by name."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from cyclades.board import Board, check_classic, check_legendary, printed_board, random_board, ready_board
from cyclades.editions.classic.edition import ClassicRules
from cyclades.editions.classic.monuments import add_monuments
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.engine.errors import SetupError
from cyclades.rules.ruleset import Ruleset


@dataclass(frozen=True)
class Expansion:
    """An expansion: its name, how it adds to the rules of its edition, and which others it needs."""

    name: str
    add: Callable[[Ruleset], None]
    needs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Edition:
    """An edition: its name, the numbers of players it is for, its rules, its boards and its expansions."""

    name: str
    players: tuple[int, ...]
    rules: Callable[[int, Board], Ruleset]
    ready_board: Callable[[int], Board]
    check_board: Callable[[Board, int], None]
    """Refuses a board on which so many could not play well."""
    random_board: Callable[[int, random.Random], Board] | None = None
    expansions: dict[str, Expansion] = field(default_factory=dict)

    def rules_for(self, players: int, board: Board, expansions: tuple[str, ...], options: dict[str, Any]) -> Ruleset:
        """The rules of a game: the edition says what it is, each expansion adds to it, then the options."""
        rules = self.rules(players, board)
        rules.edition = self.name
        for name in expansions:
            self.expansions[name].add(rules)
        rules.expansions = list(expansions)
        rules.apply_options(options)
        rules.settle()
        return rules


def named(*expansions: Expansion) -> dict[str, Expansion]:
    """Expansions by name, in the order in which they are added."""
    return {expansion.name: expansion for expansion in expansions}


EDITIONS: Final = {
    "legendary": Edition("legendary", (3, 4, 5), LegendaryRules, ready_board, check_legendary, random_board),
    "classic": Edition(
        "classic",
        (3, 4, 5),
        ClassicRules,
        printed_board,
        check_classic,
        expansions=named(Expansion("monuments", add_monuments)),
    ),
}


def checked_expansions(edition: Edition, chosen: Any) -> tuple[str, ...]:
    """The expansions that were chosen, in the order of the edition, if it has them and they go together."""
    if not isinstance(chosen, (list, tuple)):
        raise SetupError(f"expected a list of names of expansions, got {chosen!r}")
    known = list(edition.expansions)
    for number, name in enumerate(chosen):
        if name not in known:
            near = difflib.get_close_matches(str(name), known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            has = f"among {', '.join(known)}" if known else "of which there are none"
            raise SetupError(f"expected an expansion of the edition {edition.name!r}, {has}, got {name!r}{hint}")
        if name in chosen[:number]:
            raise SetupError(f"expected every expansion once, got {name!r} twice")
        for needed in edition.expansions[name].needs:
            if needed not in chosen:
                raise SetupError(f"expected {needed!r} together with {name!r}, which needs it, got {list(chosen)!r}")
    return tuple(name for name in known if name in chosen)
