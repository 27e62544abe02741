"""What the commands share to choose a game: its edition, expansions, teams and the options of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import click

from cyclades.cli.mixes import ALL_PRESETS, apply_preset
from cyclades.editions import EDITIONS, Edition, all_options, known_options

Command = TypeVar("Command", bound=Callable[..., Any])
SIDE_BY_SIDE = "yes"
HELP = {
    "start": "Begin as the board is printed, or free: offerings decide who deploys where.",
    "third_island": "With a free start, the bonus troop of Ares may begin on a third island.",
    "priest_discount": "With two pawns, priests lower the sum of both offerings, or each.",
    "victory": "Among players with enough Metropolises more of them win, or gold alone.",
    "defences": "Several Fortresses or Ports at one place count each, or once.",
    "god": "With or without the god of the underworld and his undead.",
    "heroes": "With or without heroes, and the creatures that go with them.",
    "favours": "With or without divine favours, priestesses and magic items.",
    "magic_items": "Magic items are kept until used, or lost after the next cycle.",
}
"""What the options that only some editions have are for."""


def editions_with(option: str) -> str:
    """The editions that have an option, for the help."""
    return f"({', '.join(name for name, edition in EDITIONS.items() if option in all_options(edition))})"


def names(text: str) -> tuple[str, ...]:
    """The names in a text that commas separate; an empty text has none."""
    return tuple(name.strip() for name in text.split(",")) if text.strip() else ()


def expansions_option(more: str = "") -> Callable[[Command], Command]:
    """The option --expansions; what there is not is refused where the game is set up."""
    known = [f"{name}: {', '.join(edition.expansions)}" for name, edition in EDITIONS.items() if edition.expansions]
    return click.option(
        "--expansions",
        default="",
        metavar="NAME,NAME…",
        callback=lambda context, option, text: names(text),
        help=f"Expansions of the edition ({'; '.join(known)}). {more}".strip(),
    )


def edition_options(command: Command) -> Command:
    """The options --edition and --expansions."""
    edition = click.option("--edition", default="legendary", show_default=True, help=f"One of {', '.join(EDITIONS)}.")
    return edition(expansions_option()(command))


def pairs(text: str | None, players: int, edition: str) -> Any:
    """The teams that a text names, by seats from 1: `1+3,2+4`; `yes` for those who sit side by side. Who cannot play in
    teams at all is refused where the game is set up, unless everybody has several factions already."""
    if text is None:
        return None
    makes = EDITIONS.get(edition)
    if makes and makes.factions_each.get(players, 1) > 1:
        raise click.UsageError(f"--teams: expected it not with {players} players, who each have two factions already")
    if text == SIDE_BY_SIDE or not makes or players not in in_teams(makes):
        return True
    return [[seat - 1 for seat in pair] for pair in seat_pairs(text, players)]


def in_teams(edition: Edition) -> set[int]:
    """The numbers of players who may or must play in teams, with or without expansions."""
    found = {*edition.may_team, *edition.must_team}
    for expansion in edition.expansions.values():
        found |= {*(expansion.may_team or ()), *(expansion.must_team or ())}
    return found


def seat_pairs(text: str, players: int) -> list[list[int]]:
    """The pairs of seats in a text, if each seat is in one of them."""
    expected = f"--teams: expected pairs of the seats 1 to {players}, such as 1+3,2+4"
    found = [[seat.strip() for seat in pair.split("+")] for pair in names(text)]
    seats = [seat for pair in found for seat in pair]
    if not seats or any(not seat.isdecimal() or not 1 <= int(seat) <= players for seat in seats):
        raise click.UsageError(f"{expected}, got {text!r}")
    for pair in found:
        if len(pair) != 2:
            raise click.UsageError(f"{expected}, but {'+'.join(pair)!r} is no pair")
    numbers = [int(seat) for seat in seats]
    for seat in range(1, players + 1):
        if numbers.count(seat) != 1:
            raise click.UsageError(
                f"{expected}, but seat {seat} is in {'more than one' if seat in numbers else 'none'}"
            )
    return [[int(seat) for seat in pair] for pair in found]


def whole_numbers(text: str | None) -> list[int] | None:
    """The numbers in a text that commas separate."""
    if text is None:
        return None
    if any(not word.isdecimal() for word in names(text)):
        raise click.UsageError(f"--scale: expected whole numbers such as 1,3,5,7, got {text!r}")
    return [int(word) for word in names(text)]


def option_arguments(options: dict[str, Any]) -> list[str]:
    """How the options of a table are said on the command line."""
    found: list[str] = []
    for name, value in options.items():
        found.append(f"--{name.replace('_', '-')}")
        if value is not True:
            found.append(",".join(map(str, value)) if isinstance(value, list) else str(value))
    return found


def pair_text(pairs: list[list[int]]) -> str:
    """Teams by seats from 1: `1+3,2+4`."""
    return ",".join("+".join(str(player + 1) for player in pair) for pair in pairs)


def table_options(command: Command) -> Command:
    """The options --preset and --teams, and those of the table, which the command gets together as `options`; nonsense
    is refused where the game is set up."""

    @wraps(command)
    def gathered(
        preset: str | None,
        players: int,
        expansions: tuple[str, ...],
        scale: str | None,
        metropolises: int | None,
        open_gold: bool,
        gold: int | None,
        teams: str | None,
        edition: str,
        **others: Any,
    ) -> Any:
        given = {"scale": whole_numbers(scale), "metropolises": metropolises, "gold": gold}
        options: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        if open_gold:
            options["open_gold"] = True
        for name in known_options():
            word = others.pop(name)
            if word is not None:
                options[name] = word
        table: dict[str, Any] = {"edition": edition, "players": players, "expansions": expansions}
        if preset is not None:
            table = apply_preset(click.get_current_context(), preset, table)
        chosen = pairs(teams, table["players"], table["edition"])
        return command(options=options, teams=chosen, **table, **others)

    words = [
        click.option(
            f"--{name.replace('_', '-')}",
            type=click.Choice(values),
            help=f"{HELP.get(name, name)} {editions_with(name)}",
        )
        for name, values in reversed(known_options().items())
    ]
    for option in (
        *words,
        click.option(
            "--gold",
            type=int,
            metavar="NUMBER",
            help="The gold that each player begins with; a team's purse with twice that.",
        ),
        click.option("--open-gold", is_flag=True, help="Everybody sees everybody's gold."),
        click.option("--metropolises", type=int, metavar="NUMBER", help="How many Metropolises end the game."),
        click.option("--scale", metavar="1,3,5…", help="The offerings that may be made. Default: every whole number."),
        click.option(
            "--teams",
            is_flag=False,
            flag_value=SIDE_BY_SIDE,
            metavar="[1+3,2+4]",
            help="Play in teams of two: those side by side, or the seats named.",
        ),
        click.option(
            "--preset",
            type=click.Choice(ALL_PRESETS),
            help="A mix by its name: it chooses edition, expansions and, unless you do, players.",
        ),
    ):
        gathered = option(gathered)
    return gathered  # type: ignore[return-value]
