"""The table of an environment: what all of its games have in common, and how a game at it begins."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from cyclades.board import Board
from cyclades.engine.actions import Action
from cyclades.engine.chance import seeded
from cyclades.engine.errors import IllegalAction
from cyclades.games import begin, rules_for
from cyclades.rules.game import Game


class Table:
    """A set-up, chosen and checked once. All games are on the same board, so that their observations have the same
    layout: a random board is drawn when the table is made."""

    def __init__(
        self,
        edition: str,
        players: int,
        *,
        teams: bool | Sequence[Sequence[int]] | None = None,
        expansions: Sequence[str] = (),
        board: str | dict[str, Any] | Board = "ready",
        options: dict[str, Any] | None = None,
    ) -> None:
        self.rules = rules_for(edition, players, expansions, board, options or {}, None, teams)
        self.players = players
        first = self.begun(0)
        self.layout = first.observer.layout
        """What each number of an observation is."""
        self.actions: list[Action] = first.action_table.all
        """All actions that there are, legal or not, by their index."""

    def begun(self, seed: int | None, ask_chance: bool = False) -> Game:
        """A new game, the one that `cyclades.new` makes with this seed."""
        game = Game(self.rules, seeded(seed), ask_chance)
        begin(game)
        return game

    def __deepcopy__(self, memo: object) -> Table:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.rules.setup(),)

    def action(self, number: Any) -> Action:
        """The action of an index."""
        try:
            found = index(number)
        except TypeError:
            found = -1
        if not 0 <= found < len(self.actions):
            raise IllegalAction(f"expected the number of an action, from 0 to {len(self.actions) - 1}, got {number!r}")
        return self.actions[found]


def table_of(setup: dict[str, Any]) -> Table:
    """The table of a set-up, as records have it."""
    return Table(**setup)
