# interpreted
"""The editions of the game and their expansions, by name."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from cyclades.board import SEATS, Board, check_classic, check_legendary, printed_board, random_board, ready_board
from cyclades.editions.classic.edition import ClassicRules
from cyclades.editions.classic.hades import add_hades
from cyclades.editions.classic.hades.hecate import add_hecate
from cyclades.editions.classic.hades.manticore import add_manticore
from cyclades.editions.classic.hades.modules import FAVOURS, HEROES, MODULES, OPTIONS
from cyclades.editions.classic.monuments import add_monuments
from cyclades.editions.classic.ruins import add_ruins
from cyclades.editions.classic.titans import add_titans
from cyclades.editions.classic.titans.boards import check_titans, titans_board
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.engine.errors import SetupError
from cyclades.rules.ruleset import COLOURS, Ruleset
from cyclades.rules.seats_and_teams import Seating

CLASSIC: Final = Path(__file__).resolve().parent / "classic"


@dataclass(frozen=True)
class Expansion:
    """An expansion: its name, how it adds to the rules of its edition, the folder with all that it needs (its words in
    `text/`, its icons in `icons.json`), which others it builds on, and what of the table it changes: numbers of
    players, teams, colours, boards, options. What it leaves empty stays as it is."""

    name: str
    add: Callable[[Ruleset], None]
    needs: tuple[str, ...] = ()
    folder: Path | None = None
    players: tuple[int, ...] = ()
    may_team: tuple[int, ...] | None = None
    must_team: tuple[int, ...] | None = None
    colours: tuple[str, ...] = ()
    ready_board: Callable[[int], Board] | None = None
    check_board: Callable[[Board, int], None] | None = None
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Options of its own, each with its values, the usual one first."""
    needs_options: dict[str, str] = field(default_factory=dict)
    """Which values options must have with it, of its own or of what it builds on."""
    needs_one_on: tuple[str, ...] = ()
    """Switches of its own of which at least one is on."""
    defaults: dict[str, str] = field(default_factory=dict)
    """What options are, of its own or of the edition, where the table does not say."""

    version: int = 1
    """Counts up with every change of its rules by which games may go otherwise."""

    @property
    def changes_table(self) -> bool:
        """Whether it changes who plays, in which colours, on what, or by which options."""
        own = (self.players, self.colours, self.ready_board, self.check_board, self.options)
        return any(own) or self.may_team is not None or self.must_team is not None


@dataclass(frozen=True)
class Preset:
    """A mix with a name that people choose as a whole: expansions (None: all that there are), for some numbers of
    players (none: for as many as they allow)."""

    name: str
    expansions: tuple[str, ...] | None = ()
    players: tuple[int, ...] = ()


@dataclass(frozen=True)
class Edition:
    """An edition: its name, the numbers of players it is for, its rules, its boards and its expansions."""

    name: str
    players: tuple[int, ...]
    rules: Callable[[Seating, Board], Ruleset]
    ready_board: Callable[[int], Board]
    check_board: Callable[[Board, int], None]
    """Refuses a board on which so many could not play well."""
    random_board: Callable[[int, random.Random], Board] | None = None
    expansions: dict[str, Expansion] = field(default_factory=dict)
    may_team: tuple[int, ...] = ()
    """The numbers of players who may play in teams."""
    must_team: tuple[int, ...] = ()
    """Those who play in no other way."""
    factions_each: dict[int, int] = field(default_factory=dict)
    """How many factions each player has, where it is not one."""
    colours: tuple[str, ...] = tuple(COLOURS)
    """The colours in which people play, as many of the first as there are factions."""
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The options of the table that it has beside the common ones (rules/options.py), each with its values."""
    presets: tuple[Preset, ...] = ()
    version: int = 1
    """Counts up with every change of its rules, or of those that all share, by which its games may go otherwise."""

    def mixed(self, expansions: tuple[str, ...]) -> Edition:
        """The edition as it is with some expansions: they may change who plays, in which colours and on what."""
        found = self
        for name in expansions:
            box = self.expansions[name]
            if not box.changes_table:
                continue
            found = replace(
                found,
                players=box.players or found.players,
                may_team=found.may_team if box.may_team is None else box.may_team,
                must_team=found.must_team if box.must_team is None else box.must_team,
                colours=box.colours or found.colours,
                ready_board=box.ready_board or found.ready_board,
                check_board=box.check_board or found.check_board,
                options={**found.options, **box.options},
            )
        return found

    @property
    def folders(self) -> list[Path]:
        """The folders of its expansions."""
        return [expansion.folder for expansion in self.expansions.values() if expansion.folder is not None]

    def versions(self, expansions: Iterable[str]) -> dict[str, int]:
        """The versions of the rules of a game with some expansions, by name."""
        return {self.name: self.version, **{name: self.expansions[name].version for name in expansions}}

    def rules_for(
        self, seating: Seating, board: Board, expansions: tuple[str, ...], options: dict[str, Any]
    ) -> Ruleset:
        """The rules of a game: the edition says what it is with the options of its own, each expansion adds to it, and
        the options that every edition has come last."""
        rules = self.rules(seating, board)
        rules.factions = list(self.colours[: len(rules.factions)])
        rules.edition = self.name
        rules.options = options
        for name in expansions:
            rules.defaults.update(self.expansions[name].defaults)
        rules.choose()
        refuse(wrong_options(self, expansions, {**rules.defaults, **options}))
        for name in expansions:
            self.expansions[name].add(rules)
        rules.expansions = list(expansions)
        rules.versions = self.versions(expansions)
        rules.apply_options()
        rules.complete()
        return rules


def named(*expansions: Expansion) -> dict[str, Expansion]:
    """Expansions by name, in the order in which they are added."""
    return {expansion.name: expansion for expansion in expansions}


EDITIONS: Final = {
    "legendary": Edition(
        "legendary",
        (2, 3, 4, 5, 6),
        LegendaryRules,
        ready_board,
        check_legendary,
        random_board,
        may_team=(4,),
        must_team=(6,),
        factions_each={2: 2},
        version=4,
    ),
    "classic": Edition(
        "classic",
        (2, 3, 4, 5),
        ClassicRules,
        printed_board,
        check_classic,
        expansions=named(
            Expansion(
                "hades",
                add_hades,
                version=2,
                folder=CLASSIC / "hades",
                options=OPTIONS,
                needs_one_on=MODULES,
                defaults={"start": "free"},
            ),
            Expansion("hecate", add_hecate, needs=("hades",), needs_options={FAVOURS: "on"}),
            Expansion("manticore", add_manticore, needs=("hades",), needs_options={HEROES: "on"}),
            Expansion(
                "titans",
                add_titans,
                version=2,
                folder=CLASSIC / "titans",
                players=(3, 4, 5, 6),
                may_team=(4,),
                must_team=(6,),
                colours=(*SEATS, "purple"),
                ready_board=titans_board,
                check_board=check_titans,
                needs_options={"start": "free"},
                defaults={"start": "free"},
            ),
            Expansion("monuments", add_monuments, folder=CLASSIC / "monuments", version=4),
            Expansion("ruins", add_ruins, needs=("monuments",), folder=CLASSIC / "ruins", version=4),
        ),
        colours=SEATS,
        options={
            "start": ("printed", "free"),
            "third_island": ("off", "on"),
            "priest_discount": ("sum", "each"),
            "victory": ("metropolises", "gold"),
            "defences": ("each", "once"),
        },
        presets=(
            Preset("base-game"),
            Preset("hades-evening", ("hades",)),
            Preset("titans-for-six", ("titans",), (6,)),
            Preset("everything", None),
        ),
        version=3,
    ),
}


def all_versions() -> dict[str, int]:
    """The versions of the rules of all editions and expansions, by name."""
    found: dict[str, int] = {}
    for edition in EDITIONS.values():
        found |= edition.versions(edition.expansions)
    return found


def all_options(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The options that an edition has beside the common ones, and those that its expansions add, with their values."""
    found = dict(edition.options)
    for expansion in edition.expansions.values():
        found |= expansion.options
    return found


def known_options() -> dict[str, tuple[str, ...]]:
    """The options of all editions and their expansions beside the common ones, with their values."""
    return {name: values for edition in EDITIONS.values() for name, values in all_options(edition).items()}


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
    refuse(wrong_expansions(edition, chosen))
    return tuple(name for name in known if name in chosen)


def refuse(wrong: Iterable[SetupError]) -> None:
    """Refuse the first thing that is wrong, if anything is."""
    for error in wrong:
        raise error


def wrong_expansions(edition: Edition, chosen: Sequence[str]) -> Iterator[SetupError]:
    """Expansions without another one that they need."""
    for name in chosen:
        for needed in edition.expansions[name].needs:
            if needed not in chosen:
                yield SetupError(
                    f"expected {needed!r} together with {name!r}, which needs it, got {list(chosen)!r}",
                    "needs-expansion",
                    {"expansion": name, "needed": needed},
                )


def wrong_players(edition: Edition, expansions: Sequence[str], players: Any) -> Iterator[SetupError]:
    """A number of players for whom an edition is not, with some expansions."""
    allowed = edition.mixed(tuple(expansions)).players
    number = isinstance(players, int) and not isinstance(players, bool)
    if number and players in allowed:
        return
    counts = ", ".join(str(count) for count in allowed)
    boxes = [name for name in expansions if edition.expansions[name].players]
    mix = f" with {', '.join(map(repr, boxes))}" if boxes else ""
    yield SetupError(
        f"expected {counts} players for the edition {edition.name!r}{mix}, got {players!r}",
        "players" if number else "",
        {"expansions": boxes[-1:], "allowed": list(allowed), "players": players},
    )


def wrong_options(edition: Edition, expansions: Sequence[str], chosen: dict[str, Any]) -> Iterator[SetupError]:
    """Options with which an expansion cannot be played: one that it needs, or all of its parts, is off. `chosen` are
    all that differ from what they are in the edition alone."""
    values = all_options(edition)
    for name in expansions:
        box = edition.expansions[name]
        for option, needed in box.needs_options.items():
            given = chosen.get(option, values[option][0])
            if given != needed:
                yield SetupError(
                    f"expected the option {option!r} {needed} together with {name!r}, which needs it, got {given!r}",
                    "needs-option",
                    {"expansion": name, "option": option, "value": needed},
                )
        parts = box.needs_one_on
        if parts and all(chosen.get(part, values[part][0]) == "off" for part in parts):
            yield SetupError(
                f"expected at least one of {', '.join(parts)} switched on with {name!r}, got all of them off",
                "needs-one-on",
                {"expansion": name, "options": list(parts)},
            )


def wrong_teams(edition: Edition, players: int, teams: bool) -> Iterator[SetupError]:
    """Teams where nobody can play in them, or none where nobody plays otherwise."""
    allowed = sorted({*edition.may_team, *edition.must_team})
    if teams and players not in allowed:
        expected = f"teams only with {' or '.join(map(str, allowed))} players" if allowed else "no teams"
        yield SetupError(
            f"expected {expected} in the edition {edition.name!r}, got {players} players in teams",
            "teams",
            {"allowed": allowed, "players": players},
        )
    if not teams and players in edition.must_team:
        yield SetupError(
            f"expected teams with {players} players, who play in no other way, got none",
            "needs-teams",
            {"players": players},
        )


def seated(edition: Edition, players: int, teams: Any) -> Seating:
    """Who plays for whom: `teams` is None, a yes or no, or a list of pairs of players."""
    each = edition.factions_each.get(players, 1)
    if teams is None:
        return Seating(players, default_pairs(players) if players in edition.must_team else [], each)
    wanted = teams is not False and teams not in ([], ())
    refuse(wrong_teams(edition, players, wanted))
    if not wanted:
        return Seating(players, [], each)
    return Seating(players, default_pairs(players) if teams is True else checked_pairs(players, teams), each)


def default_pairs(players: int) -> list[list[int]]:
    """Teams of two who sit side by side."""
    return [[first, first + 1] for first in range(0, players, 2)]


def checked_pairs(players: int, teams: Any) -> list[list[int]]:
    """Teams as they were chosen, if they are pairs with everybody in one of them."""
    expected = f"expected True, or pairs of the players 0 to {players - 1} with each of them in one"
    if not isinstance(teams, (list, tuple)):
        raise SetupError(f"{expected}, got {teams!r}")
    found: list[int] = []
    for pair in teams:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise SetupError(f"{expected}, but {pair!r} is no pair")
        for player in pair:
            if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < players:
                raise SetupError(f"{expected}, got {player!r}")
            if player in found:
                raise SetupError(f"{expected}, but player {player} is in two")
            found.append(player)
    if len(found) < players:
        missing = next(player for player in range(players) if player not in found)
        raise SetupError(f"{expected}, but player {missing} is in none")
    return sorted(sorted(pair) for pair in teams)
