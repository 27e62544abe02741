"""A player of some level: the strategist with a part of what it sees, and less sure of what it does.

What it sees is a `Sight`: switches for what the strategist looks at, and by how much it may be wrong. An error is drawn
for every answer, for offerings for every god. It never makes a player leave out what it could do: nobody ends a turn
while a deed seems worth it, and nobody does what seems worse than nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.bots.advice import Advice, by_value, does_nothing
from cyclades.bots.outlook import NOTHING_SEEN
from cyclades.bots.search import Search
from cyclades.bots.strategist import Strategist
from cyclades.bots.weights import Weights
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

APART: Final = 3.0
"""What a building or a philosopher is worth to somebody who does not collect them."""


class Sight:
    """What somebody sees, and how surely it acts."""

    def __init__(
        self,
        error: float,
        collects: bool = True,
        threats: bool = True,
        denial: float = 1.0,
        end: bool = True,
        jumps: bool = True,
    ) -> None:
        self.error = error
        """By how many gold pieces it may be wrong about an answer, either way."""
        self.collects = collects
        """Whether it sees the Metropolis in buildings and philosophers of which some are still missing."""
        self.threats = threats
        """Whether it sees what armies of rivals may take, and what its own could."""
        self.denial = denial
        """How much of what the strategist would do for it, it does to take away what rivals hope for."""
        self.end = end
        """Whether it plays the rest of the cycle through near the end."""
        self.jumps = jumps
        """Whether it then also considers to offer more than it must."""

    def narrow(self, weights: Weights) -> None:
        """What things are worth to somebody who sees no more than this."""
        weights.denial *= self.denial
        if not self.collects:
            weights.kinds = [APART * float(number) for number in range(len(weights.kinds))]
            weights.philosophers = [APART * float(number) for number in range(len(weights.philosophers))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Levelled(Strategist):
    """The strategist with a part of what it sees, and less sure of what it does; all of it unless told otherwise."""

    def __init__(self, effort: int, seed: int) -> None:
        super().__init__(effort, seed)
        self.sight = Sight(0.0)

    def look(self, sight: Sight) -> None:
        """See no more than this from now on."""
        self.sight = sight
        sight.narrow(self.weights)

    def search(self, game: Game) -> Search:
        search = super().search(game)
        if not self.sight.threats:
            search.outlook = NOTHING_SEEN
        return search

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        found = worth_doing(super().advise(game, generator))
        spread = i64(self.sight.error * 10.0)
        if spread > 0:
            offers = isinstance(game.stack[-1], Offer)
            errors = [
                float(generator.below(2 * spread + 1) - spread) / 10.0
                for _ in range(len(game.rules.gods) if offers else len(found))
            ]
            for number, row in enumerate(found):
                row.value += errors[row.action.a] if offers else errors[number]
            found.sort(key=by_value)
        return found

    def look_ahead(self, game: Game, rows: list[Advice], generator: Generator) -> None:
        if self.sight.end:
            jumps = self.sight.jumps or not isinstance(game.stack[-1], Offer)
            super().look_ahead(game, rows if jumps else first_to_each(rows), generator)


def worth_doing(rows: list[Advice]) -> list[Advice]:
    """Of answers, the best first, those that are better than to do nothing; all where that is no answer, and only it
    where none is better."""
    for number, row in enumerate(rows):
        if does_nothing(row):
            return rows[:number] if number > 0 else rows[:1]
    return rows


def first_to_each(rows: list[Advice]) -> list[Advice]:
    """Of offerings, the first in the list to each god."""
    gods: list[i64] = []
    found: list[Advice] = []
    for row in rows:
        if row.action.a not in gods:
            gods.append(row.action.a)
            found.append(row)
    return found
