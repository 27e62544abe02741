"""`cyclades rules`: explain a god, a card, a building or a term."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import click
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from cyclades.cli.language import forgive_output, language_option
from cyclades.cli.output import Problem, console_of
from cyclades.editions import EDITIONS
from cyclades.text import Texts
from cyclades.text.entries import Entry, entries, find, folded, groups, nearest

WIDTH = 80
"""Longer lines are hard to read."""


class Reader:
    """Reads entries of one edition aloud in one language."""

    def __init__(self, console: Console, language: str, edition: str) -> None:
        self.console = console
        self.language = language
        self.edition = edition
        self.texts = Texts(language, edition)
        self.say = self.texts.say

    def heading(self) -> None:
        """Which edition it is about."""
        self.show(Rule(Text(self.say("cli-edition"), "bold"), align="left", style="dim"))

    def explain(self, found: Collection[Entry]) -> None:
        """Some entries of the edition, if there are any."""
        if found:
            self.heading()
        for entry in found:
            self.entry(entry)

    def entry(self, entry: Entry) -> None:
        """An entry: its name, what it is, the explanation with its parts, and where to read on."""
        what = self.texts.name("group", entry.group, "one")
        self.show(Text.assemble((entry.name(self.language), "bold"), f" · {what}"))
        for paragraph in entry.paragraphs(self.language):
            self.show(Text(paragraph))
        for part, text in entry.parts(self.language).items():
            self.show(Text.assemble((self.say(f"part-{part}"), "bold"), f" {text}"))
        also = ", ".join(entries()[self.edition, other].name(self.language) for other in entry.see)
        see_also = self.say("cli-see-also", names=also)
        reference = self.say("cli-reference", file=entry.file, chapter=entry.chapter)
        self.show(Text(f"{see_also}\n{reference}", "dim"))

    def list(self) -> None:
        """All entries of the edition, by group, in columns."""
        self.heading()
        for group in groups(self.edition):
            names = [
                entry.name(self.language)
                for entry in entries().values()
                if entry.edition == self.edition and entry.group == group
            ]
            if names:
                named = [Text(name) for name in sorted(names, key=folded)]
                columns = Columns(named, padding=(0, 3), equal=True, column_first=True)
                self.show(Group(Text(self.texts.name("group", group), "bold"), Padding(columns, (0, 0, 0, 2))))

    def show(self, thing: RenderableType) -> None:
        """Something with an empty line after it."""
        self.console.print(thing, highlight=False)
        self.console.print()


def look_up(text: str, edition: str | None, language: str) -> list[Entry]:
    """The entries with a name; where there is none, the problem says which edition has it, or which names are near."""
    editions = [edition] if edition else list(EDITIONS)
    found = find(text, editions)
    if found:
        return found
    having = [entry.edition for entry in find(text, EDITIONS)]
    if having:
        raise Problem(f"--edition: expected {' or '.join(having)}, which has {text!r}, got {edition}")
    near = nearest(text, editions, language)
    hint = f"did you mean {one_of(near)}?" if near else "without a name, the command lists all there are"
    raise Problem(f"expected a god, a card, a building or a term, got {text!r}; {hint}")


def one_of(names: Iterable[str]) -> str:
    """Names to choose from, as an English sentence has them."""
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


@click.command("rules", short_help="Explain a god, a card, a building or a term.")
@click.argument("name", nargs=-1, metavar="[NAME]...")
@click.option("--edition", type=click.Choice(list(EDITIONS)), help="Default: every edition that has it.")
@language_option
def rules_command(name: tuple[str, ...], edition: str | None, language: str) -> None:
    """Explain a god, a creature, a hero, a building, a term, or what an expansion adds: cyclades rules kraken, cyclades
    rules heroic move. Names may be English or Spanish. Without a NAME, list them all."""
    found = look_up(" ".join(name), edition, language) if name else []
    forgive_output()
    console = console_of(WIDTH)
    for each in EDITIONS:
        reader = Reader(console, language, each)
        if name:
            reader.explain([entry for entry in found if entry.edition == each])
        elif edition in (None, each):
            reader.list()
