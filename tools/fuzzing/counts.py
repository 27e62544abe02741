"""Counts: how many games each whole mix has had, and each pair of expansions or modules with each number of players;
what is the least of them, and whether that is enough."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tools.fuzzing.mixes import Mix, Table, Wanted

Pair = tuple[str, str]
RAREST = 5
"""How many whole mixes are named, of those that have had the fewest games."""


@dataclass(frozen=True)
class Goal:
    """How many games are wanted of each pair with each number of players, and of each whole mix."""

    each_pair: int = 0
    each_mix: int = 0

    def __bool__(self) -> bool:
        return self.each_pair > 0 or self.each_mix > 0


@dataclass
class Counts:
    """Games that were played to their end, by mix and number of players."""

    games: Counter[tuple[Mix, int]] = field(default_factory=Counter)

    def note(self, mix: Mix, table: Table) -> None:
        """One more game."""
        self.games[mix, table.players] += 1

    def add(self, other: Counts) -> None:
        self.games.update(other.games)

    def mixes(self, wanted: Wanted) -> dict[Mix, int]:
        """How many games each mix has had that is wanted."""
        return {mix: sum(self.games[mix, players] for players in players_of(wanted, mix)) for mix in wanted.playable()}

    def pairs(self, wanted: Wanted) -> dict[Pair, dict[int, int]]:
        """How many games each pair has had that there is in a mix that is wanted, by number of players."""
        found: dict[Pair, dict[int, int]] = {}
        for mix in wanted.playable():
            for one, other in combinations(mix.parts, 2):
                row = found.setdefault((one, other), {})
                for players in players_of(wanted, mix):
                    row[players] = row.get(players, 0) + self.games[mix, players]
        return found

    def least_mix(self, wanted: Wanted) -> int:
        """The games of the mix that has had the fewest."""
        return min(self.mixes(wanted).values(), default=0)

    def least_pair(self, wanted: Wanted) -> int | None:
        """The games of the pair, with a number of players, that has had the fewest; None where there is no pair."""
        return min((number for row in self.pairs(wanted).values() for number in row.values()), default=None)

    def reached(self, goal: Goal, wanted: Wanted) -> bool:
        """Whether there were as many games of everything as are wanted."""
        pair = self.least_pair(wanted)
        return (pair is None or pair >= goal.each_pair) and self.least_mix(wanted) >= goal.each_mix

    def sentence(self, wanted: Wanted) -> str:
        """The least of everything in a line."""
        pair, mix = self.least_pair(wanted), f"every whole mix: at least {self.least_mix(wanted)}"
        return mix if pair is None else f"every pair with every number of players: at least {pair} games; {mix}"

    def table(self, wanted: Wanted) -> list[str]:
        """A row for each pair with a column for each number of players, then the whole mixes with the fewest games."""
        rows = self.pairs(wanted)
        columns = sorted({players for row in rows.values() for players in row})
        width = max((len(f"{one} + {other}") for one, other in rows), default=0)
        lines = [f"{'players':{width}}" + "".join(f"{players:>7}" for players in columns)] if rows else []
        for (one, other), row in sorted(rows.items()):
            numbers = [str(row[players]) if players in row else "-" for players in columns]
            lines.append(f"{f'{one} + {other}':{width}}" + "".join(f"{number:>7}" for number in numbers))
        fewest = sorted(self.mixes(wanted).items(), key=lambda item: (item[1], str(item[0])))
        lines.append(f"{len(fewest)} whole mixes; the fewest games:")
        return [*lines, *(f"  {mix}: {number}" for mix, number in fewest[:RAREST])]

    def data(self, wanted: Wanted) -> dict[str, Any]:
        """The same and all whole mixes, as plain data."""
        pairs = [
            {"pair": list(pair), "players": players, "games": number}
            for pair, row in sorted(self.pairs(wanted).items())
            for players, number in sorted(row.items())
        ]
        mixes = [{"mix": str(mix), "games": number} for mix, number in self.mixes(wanted).items()]
        least = {"pair": self.least_pair(wanted), "mix": self.least_mix(wanted)}
        return {"least": least, "pairs": pairs, "mixes": mixes}


def players_of(wanted: Wanted, mix: Mix) -> list[int]:
    """The numbers of players that are wanted of a mix."""
    return sorted({table.players for table in wanted.tables(mix)})
