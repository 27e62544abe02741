"""The players on the screen of the terminal game: who they are, what they have, who has won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from cyclades.cli.output import plain_table
from cyclades.text.gaps import NONE

if TYPE_CHECKING:
    from cyclades.cli.screen import Screen

View = dict[str, Any]
SHARED: Final = "″"
"""Stands for a purse that a row above has told."""


def players(screen: Screen, view: View) -> Table:
    """Everybody's public things in numbers, and what everybody knows of the gold behind the screens."""
    state, rules, say = view["state"], screen.rules, screen.say
    own_kinds = [kind for kind in rules.unit_kinds if not kind.common]
    table = plain_table(
        *(say(f"cli-{head}") for head in ("player", *(["team"] if rules.allied else []), "gold", "income")),
        *(screen.texts.name("unit", people.name, "short") for people in rules.people),
        *(say(f"cli-{head}") for head in ("lands", "metropolises")),
        *(say("cli-left", units=screen.texts.name("unit", kind.name, "many").capitalize()) for kind in own_kinds),
    )
    for column in table.columns:
        column.no_wrap = True
    for faction, name in enumerate(rules.factions):
        table.add_row(
            named(screen, faction),
            *([str(int(rules.team_of[faction]) + 1)] if rules.allied else []),
            gold(screen, view, faction),
            str(view["income"][name]),
            *(str(state[screen.field_names[people.field]][faction]) for people in rules.people),
            str(state["lands"][faction]) if state["alive"][faction] else say("cli-out"),
            str(metropolises(screen, view, faction)),
            *(str(state[screen.field_names[kind.left]][faction]) for kind in own_kinds),
        )
    return table


def named(screen: Screen, faction: int) -> Text:
    """A faction in its colour, and whether it is one's own."""
    name = screen.colour(faction)
    if screen.rules.player_of[faction] != screen.player:
        return name
    return Text(screen.say("cli-you", faction=name.plain), f"bold {name.style}")


def gold(screen: Screen, view: View, faction: int) -> str:
    """What is in the purse of a faction, or between which numbers it must be; once for those who share a purse."""
    purse = screen.rules.purse_of[faction]
    if purse in screen.rules.purse_of[:faction]:
        return SHARED
    known = view["state"]["gold"][purse]
    low, high = view["gold"][screen.rules.purses[purse]] if known is None else (known, known)
    return str(low) if low == high else f"{low}–{high}"


def metropolises(screen: Screen, view: View, faction: int) -> int:
    """How many Metropolises a faction has: in its land areas, and on cards."""
    state, kinds = view["state"], len(screen.rules.bonuses)
    built = sum(number for land, number in enumerate(state["metropolis"]) if state["owner"][land] == faction)
    on_cards = sum(state["safe_metropolises"][faction * kinds : (faction + 1) * kinds])
    return int(built + on_cards) if state["alive"][faction] else 0


def holdings(screen: Screen, view: View) -> Table:
    """The heroes and creatures of each faction that has any, and those of nobody, with where they stand."""
    state = view["state"]
    table = plain_table("", "", "", header=False)
    head = screen.say("cli-cards", heroes=len(screen.rules.heroes))
    for faction in (*range(len(screen.rules.factions)), -1):
        cards = [
            screen.standing(card, at)
            for card, (owner, at) in enumerate(zip(state["card_owner"], state["card_at"], strict=True))
            if owner == faction and (owner >= 0 or at >= 0)
        ]
        if cards:
            table.add_row(head, screen.colour(faction), ", ".join(cards))
            head = ""
    return table


def listed(screen: Screen, factions: Iterable[int]) -> str:
    """The names of some factions."""
    return screen.texts.listed([screen.colour(faction).plain for faction in factions])


def welcome(screen: Screen, bots: str) -> None:
    """Who plays, against which bots, and what for."""
    rules = screen.rules
    own = [faction for faction, player in enumerate(rules.player_of) if player == screen.player]
    teams = {rules.team_of[faction] for faction in own}
    mates = [faction for faction, team in enumerate(rules.team_of) if team in teams and faction not in own]
    rivals = {player for faction, player in enumerate(rules.player_of) if rules.team_of[faction] not in teams}
    teammate = listed(screen, mates) if mates else NONE
    screen.line(
        screen.say("cli-welcome", faction=listed(screen, own), teammate=teammate, number=len(rivals), bots=bots),
        style="bold",
    )
    if mates:
        screen.line(screen.say("cli-teammate", faction=teammate))
    number = int(rules.metropolises_to_win)
    victory = str(rules.options.get("victory", NONE))
    screen.line(screen.say("cli-goal", number=number, teams=len(rules.seating.teams), victory=victory))
    screen.line(screen.say("cli-first-help"))


def standings(screen: Screen, view: View) -> None:
    """Who has won."""
    screen.line()
    screen.line(screen.say("cli-over"), "bold underline")
    for row in view["standings"]:
        names = [
            named(screen, faction).plain
            for faction, player in enumerate(screen.rules.player_of)
            if player in row["players"]
        ]
        screen.line(
            screen.say(
                "cli-standing",
                place=row["place"],
                faction=screen.texts.listed(names),
                metropolises=row["metropolises"],
                gold=row["gold"],
            ),
            "bold" if screen.player in row["players"] else "",
        )
