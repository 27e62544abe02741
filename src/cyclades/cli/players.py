"""The players on the screen of the terminal game: who they are, what they have, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from cyclades.bots.levels import character
from cyclades.cli.output import plain_table
from cyclades.tabletop import FactionInfo, Tabletop
from cyclades.text.gaps import NONE

if TYPE_CHECKING:
    from cyclades.cli.screen import Screen

Bounds = Mapping[str, Sequence[int]]
"""Between which numbers the gold of each purse is, as a view has it."""
SHARED: Final = "″"
"""Stands for a purse that a row above has told."""


def players(screen: Screen, top: Tabletop, bounds: Bounds) -> Table:
    """Everybody's public things in numbers, and what everybody knows of the gold behind the screens."""
    rules, say = screen.rules, screen.say
    own_kinds = [kind for kind in rules.unit_kinds if not kind.common]
    table = plain_table(
        *(say(f"cli-{head}") for head in ("player", *(["team"] if rules.allied else []), "gold", "income")),
        *(screen.texts.name("unit", people.name, "short") for people in rules.people),
        *(say(f"cli-{head}") for head in ("lands", "metropolises")),
        *(say("cli-left", units=screen.texts.name("unit", kind.name, "many").capitalize()) for kind in own_kinds),
    )
    for column in table.columns:
        column.no_wrap = True
    told: set[str] = set()
    for number, faction in enumerate(top.factions):
        table.add_row(
            named(screen, faction),
            *([str(int(rules.team_of[number]) + 1)] if rules.allied else []),
            SHARED if faction.purse in told else gold(faction, bounds),
            str(faction.income),
            *(str(faction.people[people.name]) for people in rules.people),
            str(faction.lands) if faction.alive else say("cli-out"),
            str(faction.metropolises if faction.alive else 0),
            *(str(faction.reserve[kind.name]) for kind in own_kinds),
        )
        told.add(faction.purse)
    return table


def named(screen: Screen, faction: FactionInfo) -> Text:
    """A faction in its colour, and whether it is one's own."""
    name = screen.colour(faction.id)
    if faction.player != screen.player:
        return name
    return Text(screen.say("cli-you", faction=name.plain), f"bold {name.style}")


def gold(faction: FactionInfo, bounds: Bounds) -> str:
    """What is in the purse of a faction, or between which numbers it must be."""
    low, high = bounds[faction.purse] if faction.gold is None else (faction.gold, faction.gold)
    return str(low) if low == high else f"{low}–{high}"


def holdings(screen: Screen, top: Tabletop) -> Table:
    """The heroes, creatures and other cards of each faction that has any, and those of nobody, with where they stand;
    then its Metropolises with a power."""
    table = plain_table("", "", "", header=False)
    sorts = {card.sort for card in screen.rules.cards}
    head = screen.say("cli-cards", sorts="heroes" if screen.rules.heroes else len(sorts))
    standing = {figure.card: (figure.faction, area.id) for area in top.areas for figure in area.figures}
    held: list[tuple[str | None, list[str]]] = [(faction.id, faction.cards) for faction in top.factions]
    held.append((None, [card for card, (owner, _) in standing.items() if owner is None]))
    for faction, cards in held:
        names = [screen.standing(card, standing[card][1] if card in standing else None) for card in cards]
        names += [] if faction is None else powers(screen, top, faction)
        if names:
            table.add_row(head, screen.colour(faction), ", ".join(names))
            head = ""
    return table


def powers(screen: Screen, top: Tabletop, faction: str) -> list[str]:
    """The Metropolises of a faction that have a power, with where they stand."""
    return [
        screen.say("cli-standing-in", card=screen.texts.name("bonus", bonus), area=screen.texts.area(area.id))
        for area in top.areas
        if area.owner == faction
        for bonus in area.metropolises
        if screen.has_power(bonus)
    ]


def listed(screen: Screen, factions: Iterable[int]) -> str:
    """The names of some factions."""
    return screen.texts.listed([screen.colour(screen.rules.factions[faction]).plain for faction in factions])


def welcome(screen: Screen, bots: str) -> None:
    """Who plays, against which bots, and what for."""
    rules = screen.rules
    own = [faction for faction, player in enumerate(rules.player_of) if player == screen.player]
    teams = {rules.team_of[faction] for faction in own}
    mates = [faction for faction, team in enumerate(rules.team_of) if team in teams and faction not in own]
    rivals = {player for faction, player in enumerate(rules.player_of) if rules.team_of[faction] not in teams}
    teammate = listed(screen, mates) if mates else NONE
    named = character(bots)
    words = {
        "faction": listed(screen, own),
        "teammate": teammate,
        "bots": bots if named is None else "level",
        "level": NONE if named is None else named.level.name,
        "personality": (named and named.personality) or NONE,
    }
    screen.line(screen.say("cli-welcome", number=len(rivals), **words), style="bold")
    if mates:
        purses = len({rules.purse_of[faction] for faction in [*own, *mates]})
        screen.line(screen.say("cli-teammate", faction=teammate, purses=purses))
    number = int(rules.metropolises_to_win)
    victory = str(rules.options.get("victory", NONE))
    screen.line(screen.say("cli-goal", number=number, teams=len(rules.seating.teams), victory=victory))
    screen.line(screen.say("cli-first-help"))


def standings(screen: Screen, top: Tabletop) -> None:
    """Who has won."""
    screen.line()
    screen.line(screen.say("cli-over"), "bold underline")
    for row in top.standings:
        names = [named(screen, faction).plain for faction in top.factions if faction.player in row.players]
        screen.line(
            screen.say(
                "cli-standing",
                place=row.place,
                faction=screen.texts.listed(names),
                metropolises=row.metropolises,
                gold=row.gold,
            ),
            "bold" if screen.player in row.players else "",
        )
