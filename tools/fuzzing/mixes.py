"""Mixes and tables: the editions with every set of expansions that goes together, every number of players, in teams or
not; and which of them are wanted."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cyclades import SetupError
from cyclades.editions import EDITIONS, Edition, checked_expansions, seated

NONE: Final = "none"
"""The word for no expansions."""
EITHER: Final = (False, True)

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Mix:
    """An edition with some of its expansions."""

    edition: str
    expansions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join([self.edition, *self.expansions])


@dataclass(frozen=True, order=True)
class Table:
    """How many play, and whether factions play together: in teams, or two of one player."""

    players: int
    allied: bool = False

    def __str__(self) -> str:
        return f"{self.players}{' in teams' if self.allied else ''}"


def mixes_of(edition: Edition) -> Iterator[Mix]:
    """An edition with every set of its expansions that is allowed."""
    for size in range(len(edition.expansions) + 1):
        for chosen in combinations(edition.expansions, size):
            try:
                yield Mix(edition.name, checked_expansions(edition, chosen))
            except SetupError:
                continue


def edition_of(mix: Mix) -> Edition:
    """The edition as it is with the expansions of a mix."""
    return EDITIONS[mix.edition].mixed(mix.expansions)


def tables_of(edition: Edition) -> Iterator[Table]:
    """Every way to sit down to an edition."""
    for players in edition.players:
        ways = {seated(edition, players, None).allied}
        if may_choose_pairs(edition, players):
            ways.add(True)
        yield from (Table(players, allied) for allied in sorted(ways))


def may_choose_pairs(edition: Edition, players: int) -> bool:
    """Whether so many players may say who plays with whom."""
    return players in (*edition.may_team, *edition.must_team)


def pairings(players: tuple[int, ...]) -> list[Pairs]:
    """All ways to make pairs of some players; the first one has those together who sit side by side."""
    if not players:
        return [()]
    first, *others = players
    found: list[Pairs] = []
    for mate in others:
        rest = tuple(other for other in others if other != mate)
        found += [((first, mate), *pairs) for pairs in pairings(rest)]
    return found


MIXES: Final = tuple(mix for edition in EDITIONS.values() for mix in mixes_of(edition))
TABLES: Final = {mix: tuple(tables_of(edition_of(mix))) for mix in MIXES}
PLAYERS: Final = tuple(sorted({table.players for tables in TABLES.values() for table in tables}))


@dataclass(frozen=True)
class Wanted:
    """Which games are wanted: of which mixes, for how many players, in teams or not."""

    mixes: tuple[Mix, ...] = MIXES
    players: tuple[int, ...] = PLAYERS
    allied: tuple[bool, ...] = EITHER

    def tables(self, mix: Mix) -> tuple[Table, ...]:
        """The tables that are wanted of a mix."""
        return tuple(table for table in TABLES[mix] if table.players in self.players and table.allied in self.allied)

    def by_edition(self) -> list[list[Mix]]:
        """The mixes that can be played by as many as are wanted, those of an edition together."""
        playable = [mix for mix in self.mixes if self.tables(mix)]
        rows = [[mix for mix in playable if mix.edition == edition] for edition in EDITIONS]
        return [row for row in rows if row]

    def arguments(self) -> list[str]:
        """The options of the command line that ask for the same."""
        words = [] if self.players == PLAYERS else ["--players", ",".join(map(str, self.players))]
        if len(self.allied) == 1:
            words.append("--teams" if self.allied[0] else "--no-teams")
        editions = {mix.edition for mix in self.mixes}
        if len(editions) == 1:
            words += ["--edition", *editions]
        if len({mix.expansions for mix in self.mixes}) == 1:
            words += ["--expansions", ",".join(self.mixes[0].expansions) or NONE]
        return words


ANY: Final = Wanted()


def only(mix: Mix, table: Table) -> Wanted:
    """One mix at one table."""
    return Wanted((mix,), (table.players,), (table.allied,))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options that say which games are wanted."""
    parser.add_argument("--players", type=player_counts, default=PLAYERS, help="numbers of players, such as 3,5")
    parser.add_argument(
        "--teams",
        action=argparse.BooleanOptionalAction,
        help="only games in which factions play together, those of two players included; or only the others",
    )
    parser.add_argument("--edition", choices=list(EDITIONS), help="only this edition")
    parser.add_argument(
        "--expansions", metavar="NAMES", help=f"only with just these expansions, such as monuments; {NONE}: without"
    )


def player_counts(text: str) -> tuple[int, ...]:
    """Numbers of players, such as 3,5."""
    counts = tuple(int(part) for part in text.split(","))
    if any(count not in PLAYERS for count in counts):
        raise ValueError
    return counts


def wanted_of(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> Wanted:
    """What the options ask for; refused where there is no such game."""
    mixes = [mix for mix in MIXES if chosen.edition in (None, mix.edition)]
    if chosen.expansions is not None:
        names = set() if chosen.expansions == NONE else set(chosen.expansions.split(","))
        mixes = [mix for mix in mixes if set(mix.expansions) == names]
    wanted = Wanted(tuple(mixes), chosen.players, EITHER if chosen.teams is None else (chosen.teams,))
    if not wanted.by_edition():
        parser.error(
            f"expected games that there are, among {', '.join(map(str, MIXES))}, for {', '.join(map(str, ways()))}"
        )
    return wanted


def ways() -> list[Table]:
    """Every way to sit down to some mix, each once."""
    return sorted({table for tables in TABLES.values() for table in tables})
