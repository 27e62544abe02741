"""Mixes: the editions with every set of expansions that goes together, and which of them are wanted."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cyclades import SetupError
from cyclades.editions import EDITIONS, Edition, checked_expansions

NONE: Final = "none"
"""The word for no expansions."""


@dataclass(frozen=True)
class Mix:
    """An edition with some of its expansions."""

    edition: str
    expansions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join([self.edition, *self.expansions])


def mixes_of(edition: Edition) -> Iterator[Mix]:
    """An edition with every set of its expansions that is allowed."""
    for size in range(len(edition.expansions) + 1):
        for chosen in combinations(edition.expansions, size):
            try:
                yield Mix(edition.name, checked_expansions(edition, chosen))
            except SetupError:
                continue


MIXES: Final = tuple(mix for edition in EDITIONS.values() for mix in mixes_of(edition))
PLAYERS: Final = tuple(sorted({count for edition in EDITIONS.values() for count in edition.players}))


@dataclass(frozen=True)
class Wanted:
    """Which games are wanted: of which mixes, for how many players."""

    mixes: tuple[Mix, ...] = MIXES
    players: tuple[int, ...] = PLAYERS

    def counts(self, mix: Mix) -> tuple[int, ...]:
        """The numbers of players that are wanted of a mix."""
        return tuple(count for count in EDITIONS[mix.edition].players if count in self.players)

    def by_edition(self) -> list[list[Mix]]:
        """The mixes that can be played by as many as are wanted, those of an edition together."""
        playable = [mix for mix in self.mixes if self.counts(mix)]
        rows = [[mix for mix in playable if mix.edition == edition] for edition in EDITIONS]
        return [row for row in rows if row]

    def arguments(self) -> list[str]:
        """The options of the command line that ask for the same."""
        words = [] if self.players == PLAYERS else ["--players", ",".join(map(str, self.players))]
        editions = {mix.edition for mix in self.mixes}
        if len(editions) == 1:
            words += ["--edition", *editions]
        if len({mix.expansions for mix in self.mixes}) == 1:
            words += ["--expansions", ",".join(self.mixes[0].expansions) or NONE]
        return words


ANY: Final = Wanted()


def only(mix: Mix, players: int) -> Wanted:
    """One mix for one number of players."""
    return Wanted((mix,), (players,))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options that say which games are wanted."""
    parser.add_argument("--players", type=player_counts, default=PLAYERS, help="numbers of players, such as 3,5")
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
    wanted = Wanted(tuple(mixes), chosen.players)
    if not wanted.by_edition():
        parser.error(f"expected games that there are, among {', '.join(map(str, MIXES))}")
    return wanted
