"""Mixes and tables: the editions with every set of expansions and their modules that goes together, every number of
players, in teams or not; and which of them are wanted."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cyclades.editions import EDITIONS, Edition, seated, wrong_expansions, wrong_options

NONE: Final = "none"
"""The word for no expansions, or no modules."""
OFF: Final = "off"
EITHER: Final = (False, True)
ALONE: Final = "legendary"
"""The edition that is one mix, where the other has a hundred."""
SHARE: Final = 0.25
"""How probable it is where others are wanted too."""

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Mix:
    """An edition with some of its expansions, less some of their modules, which are switched off."""

    edition: str
    expansions: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join(["+".join([self.edition, *self.expansions]), *self.without])

    @property
    def options(self) -> dict[str, str]:
        """The options of the table that switch modules off."""
        return dict.fromkeys(self.without, OFF)

    @property
    def parts(self) -> list[str]:
        """What is mixed: expansions, or instead of one that has modules those that are played."""
        found: list[str] = []
        for name in self.expansions:
            modules = EDITIONS[self.edition].expansions[name].needs_one_on
            found += [module for module in modules if module not in self.without] if modules else [name]
        return found


@dataclass(frozen=True, order=True)
class Table:
    """How many play, and whether factions play together: in teams, or two of one player."""

    players: int
    allied: bool = False

    def __str__(self) -> str:
        return f"{self.players}{' in teams' if self.allied else ''}"


def subsets(things: Iterable[str]) -> list[tuple[str, ...]]:
    """Every set of some things, the smaller ones first."""
    every = tuple(things)
    return [chosen for size in range(len(every) + 1) for chosen in combinations(every, size)]


def modules_of(edition: Edition, expansions: tuple[str, ...]) -> list[str]:
    """What can be switched off in some expansions."""
    return [module for name in expansions for module in edition.expansions[name].needs_one_on]


def mixes_of(edition: Edition) -> Iterator[Mix]:
    """An edition with every set of its expansions and modules that is allowed."""
    for chosen in subsets(edition.expansions):
        for without in subsets(modules_of(edition, chosen)):
            mix = Mix(edition.name, chosen, without)
            options = {**usual_options(mix), **mix.options}
            if not any(wrong_expansions(edition, chosen)) and not any(wrong_options(edition, chosen, options)):
                yield mix


def usual_options(mix: Mix) -> dict[str, str]:
    """What the expansions of a mix make of options that the table leaves open."""
    boxes = EDITIONS[mix.edition].expansions
    return {option: value for name in mix.expansions for option, value in boxes[name].defaults.items()}


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
    """Which games are wanted: of which mixes, for how many players, in teams or not; and which share of them is of the
    edition that is one mix."""

    mixes: tuple[Mix, ...] = MIXES
    players: tuple[int, ...] = PLAYERS
    allied: tuple[bool, ...] = EITHER
    share: float = SHARE

    def tables(self, mix: Mix) -> tuple[Table, ...]:
        """The tables that are wanted of a mix."""
        return tuple(table for table in TABLES[mix] if table.players in self.players and table.allied in self.allied)

    def playable(self) -> list[Mix]:
        """The mixes that can be played by as many as are wanted."""
        return [mix for mix in self.mixes if self.tables(mix)]

    def among(self, drawn: float) -> list[Mix]:
        """The mixes of which a case takes any: by a number from 0 to 1 the one edition or the others."""
        playable = self.playable()
        kept = [mix for mix in playable if (mix.edition == ALONE) == (drawn < self.share)]
        return kept or playable

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
            alike = [mix for mix in MIXES if (mix.edition, mix.expansions) == (*editions, self.mixes[0].expansions)]
            if len(alike) > 1 and len(self.mixes) == 1:
                words += ["--without", ",".join(self.mixes[0].without) or NONE]
        if self.share != SHARE:
            words += ["--share", str(self.share)]
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
    parser.add_argument(
        "--without",
        metavar="MODULES",
        help=f"only with just these modules of the expansions switched off, such as god,heroes; {NONE}: with all",
    )
    parser.add_argument(
        "--share", type=float, default=SHARE, help=f"the share of {ALONE} among the games of all editions ({SHARE})"
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
    if chosen.without is not None:
        names = set() if chosen.without == NONE else set(chosen.without.split(","))
        mixes = [mix for mix in mixes if set(mix.without) == names]
    if not 0 <= chosen.share <= 1:
        parser.error(f"expected a share from 0 to 1, got {chosen.share}")
    wanted = Wanted(tuple(mixes), chosen.players, EITHER if chosen.teams is None else (chosen.teams,), chosen.share)
    if not wanted.playable():
        whole = ", ".join(str(mix) for mix in MIXES if not mix.without)
        parser.error(f"expected games that there are, among {whole}, for {', '.join(map(str, ways()))}")
    return wanted


def ways() -> list[Table]:
    """Every way to sit down to some mix, each once."""
    return sorted({table for tables in TABLES.values() for table in tables})
