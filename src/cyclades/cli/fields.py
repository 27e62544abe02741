"""`cyclades fields`: the fields of the state of a game, and the page about them."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

import click

from cyclades.cli.game_options import edition_options
from cyclades.cli.language import forgive_output
from cyclades.cli.output import Problem
from cyclades.editions import EDITIONS, Edition
from cyclades.engine.errors import SetupError
from cyclades.engine.fields import ALL, OWNER, TEAM, Field
from cyclades.games import rules_for
from cyclades.rules.fields import MOVING_GROUP
from cyclades.rules.ruleset import Ruleset
from cyclades.text import Texts

WIDTH = 100
LISTED = 12
"""So many names are listed; of more only the first and the last."""
PAGE_PLAYERS = 4
SEEN = {ALL: "everybody", OWNER: "whoever it belongs to", TEAM: "whoever it belongs to, and its teammates"}
SEEN_PLACES = "everybody, but for cards face down"
INTRODUCTION = """
# Fields of the state

The state of a game is one row of integers, `game.s`, laid out by fields. A field begins at its
offset: `game.s[game.f.gold + purse]`, or `game.f.by_name[name].offset` where `game.f` has no
attribute for it. A view has the fields by name, `view["state"]["gold"]`, with None for what is
hidden. How fields are declared is in [architecture.md](architecture.md#the-engine).

`cyclades fields --edition classic --players 3` lists the fields of one game with their places in
the row; `--expansions` adds those of expansions. This page lists those of all editions, and is
written by a command too:

```
python3 dev.py run fields --markdown > docs/state.md
```

In brackets: what the numbers of a field count per, what they may be, and who sees them.
`moving-group` is an extra area, in which a group on the move stands.
""".strip()


@dataclass(frozen=True)
class Description:
    """A field, in words."""

    name: str
    per: str
    values: str
    seen: str
    doc: str

    @property
    def details(self) -> str:
        """All but its name and what it means."""
        return f"{self.per}; {self.values}; seen by {self.seen}"

    def item(self) -> str:
        """It as an item of a list in Markdown."""
        text = f"- **`{self.name}`** ({self.details}). {self.doc}"
        return textwrap.fill(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


class Names:
    """The rows of names that numbers are declared with, and what such a name is the name of."""

    def __init__(self, rules: Ruleset) -> None:
        board = rules.board
        areas = list(board.ids)
        self.rows: list[tuple[str, list[str]]] = [
            ("faction", rules.factions),
            ("purse", rules.purses),
            ("pawn", rules.pawns),
            ("area or moving group", [*areas, MOVING_GROUP]),
            ("area", areas),
            ("land area", areas[: board.lands]),
            ("land area or moving group", [*areas[: board.lands], MOVING_GROUP]),
            ("sea area or moving group", [*areas[board.lands :], MOVING_GROUP]),
            ("sea area", areas[board.lands :]),
            ("hero", [hero.name for hero in rules.heroes]),
            ("card", [card.name for card in rules.cards]),
            ("god", [god.name for god in rules.gods]),
            ("building", rules.building_names),
            ("bonus", rules.bonuses),
            ("deed", rules.deed_names),
            *((word, names) for word, names in rules.names.items()),
        ]

    def noun(self, names: list[str]) -> str:
        """What names are the names of, such as `faction`; the same list comes before one that reads the same, as the
        list of purses does where nobody shares one. Empty where they are names of nothing in particular."""
        if len(set(names)) < len(names):
            names = list(dict.fromkeys(names))
        for noun, row in self.rows:
            if row is names:
                return noun
        for noun, row in self.rows:
            if row == names:
                return noun
        for first, row in self.rows:
            for second, other in self.rows:
                if len(row) * len(other) == len(names) and names == [f"{a} {b}" for a in row for b in other]:
                    return f"{first} and {second}"
        return ""


def listed(names: list[str]) -> str:
    """Names, or the first and the last of many."""
    if all(name.isdecimal() for name in names):
        return f"number from {names[0]} to {names[-1]}"
    if len(names) > LISTED:
        return f"`{names[0]}` to `{names[-1]}`"
    return ", ".join(f"`{name}`" for name in names)


def described(field: Field, names: Names) -> Description:
    """A field in words."""
    if field.per == [""]:
        per = "one number"
    else:
        noun = names.noun(field.per)
        again = len(set(field.per)) < len(field.per)
        per = f"{'several' if again else 'one'} per {noun}" if noun else f"one per {listed(field.per)}"
    if field.values:
        noun = names.noun(field.values)
        values = f"{noun or listed(field.values)}, or -1 for none"
    else:
        values = f"{field.low} to {field.high:,}" if field.high - field.low > 1 else f"{field.low} or {field.high}"
    return Description(field.name, per, values, SEEN.get(field.sees, SEEN_PLACES), field.doc)


def described_fields(edition: str, players: int, expansions: tuple[str, ...]) -> dict[Description, Field]:
    """The fields of a game in words, in the order in which they lie in the state."""
    rules = rules_for(edition, players, expansions, "ready", {})
    names = Names(rules)
    return {described(field, names): field for field in rules.f.fields}


def section(title: str, found: list[Description]) -> str:
    """A part of the page."""
    return "\n".join([f"## {title}", "", *(description.item() for description in found)])


def with_needed(edition: Edition, name: str) -> tuple[str, ...]:
    """An expansion after those that it needs."""
    needed = [other for need in edition.expansions[name].needs for other in with_needed(edition, need)]
    return (*needed, name)


def page() -> str:
    """The page of the documentation about the fields of all editions and expansions, in Markdown."""
    own = {name: list(described_fields(name, PAGE_PLAYERS, ())) for name in EDITIONS}
    shared = [found for found in next(iter(own.values())) if all(found in others for others in own.values())]
    parts = [INTRODUCTION, section("Every edition", shared)]
    for name, edition in EDITIONS.items():
        texts = Texts("en", name)
        known = {*shared, *own[name]}
        parts.append(section(texts.say(f"edition-{name}"), [found for found in own[name] if found not in shared]))
        for expansion in edition.expansions:
            added = [
                found
                for found in described_fields(name, PAGE_PLAYERS, with_needed(edition, expansion))
                if found not in known
            ]
            known.update(added)
            parts.append(section(f"{texts.say(f'edition-{name}')}: {texts.say(f'expansion-{expansion}')}", added))
    return "\n\n".join(parts)


@click.command("fields", short_help="List the fields of the state of a game.")
@edition_options
@click.option("--players", type=int, default=PAGE_PLAYERS, show_default=True, help="How many play.")
@click.option("--markdown", is_flag=True, help="Print the page of all editions and expansions instead.")
def fields_command(edition: str, expansions: tuple[str, ...], players: int, markdown: bool) -> None:
    """List the fields of the state of a game: what each means, what its numbers count per and stand for, and who may
    see them."""
    forgive_output()
    if markdown:
        click.echo(page())
        return
    try:
        found = described_fields(edition, players, expansions)
    except SetupError as error:
        raise Problem(str(error)) from None
    for description, field in found.items():
        click.echo(f"{field.name}  game.s[{field.offset}:{field.offset + field.size}]")
        for line in textwrap.wrap(f"{description.doc} ({description.details})".replace("`", ""), WIDTH - 4):
            click.echo(f"    {line}")
