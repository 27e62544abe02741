"""`cyclades editions`: the editions of the game, their expansions, presets and options."""

from __future__ import annotations

import click
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cyclades.cli.language import forgive_output, language_option
from cyclades.cli.output import console_of
from cyclades.editions import EDITIONS, Edition, all_options
from cyclades.editions.mixes import preset_expansions, preset_players
from cyclades.rules.options import COMMON
from cyclades.text import Texts
from cyclades.text.gaps import NONE

WIDTH = 80
"""Longer lines are hard to read."""


class Shelf:
    """Shows an edition with all that can be chosen for it."""

    def __init__(self, console: Console, language: str, edition: Edition) -> None:
        self.console = console
        self.texts = Texts(language, edition.name)
        self.say = self.texts.say
        self.edition = edition

    def show(self) -> None:
        """What the edition is, then what can be added to it and changed in it."""
        edition = self.edition
        title = Text.assemble((self.say(f"edition-{edition.name}"), "bold"), f"  {edition.name}")
        self.print(Rule(title, align="left", style="dim"))
        players = self.texts.listed([str(number) for number in edition.players])
        self.print(
            Text(f"{self.say(f'edition-about-{edition.name}')} {self.say('cli-editions-players', players=players)}")
        )
        self.print(Text(self.say("cli-editions-expansions"), "bold"))
        self.print(self.expansions() if edition.expansions else Text(self.say("cli-editions-none")), indent=2)
        if edition.presets:
            self.print(Text(self.say("cli-editions-presets"), "bold"))
            self.print(self.presets(), indent=2)
        self.print(Text(self.say("cli-editions-options"), "bold"))
        self.print(self.options(), indent=2, after=True)

    def expansions(self) -> Table:
        """The expansions, with what each adds and needs."""
        table = two_columns()
        for name, expansion in self.edition.expansions.items():
            about = Text.assemble((self.say(f"expansion-{name}"), "bold"), ": ")
            sentences = [self.say(f"expansion-about-{name}")]
            needs = [*expansion.needs, *(f"{option} {value}" for option, value in expansion.needs_options.items())]
            if needs:
                sentences.append(self.say("cli-editions-needs", names=self.texts.listed(needs)))
            about.append(" ".join(sentences))
            table.add_row(name, about)
        return table

    def presets(self) -> Table:
        """The presets, with the players that they are for and the expansions that they choose."""
        table = two_columns()
        for preset in self.edition.presets:
            about = Text.assemble((self.say(f"preset-{preset.name}"), "bold"), ": ")
            boxes = preset_expansions(self.edition, preset)
            gaps = {
                "line": self.texts.name("preset", preset.name, "line"),
                "players": self.texts.listed([str(number) for number in preset_players(self.edition, preset)]),
                "expansions": self.texts.listed(list(boxes)) if boxes else NONE,
            }
            about.append(self.say("cli-editions-preset", **gaps))
            table.add_row(preset.name, about)
        return table

    def options(self) -> Table:
        """The options of the table, with their values where these are words."""
        table = two_columns()
        own = all_options(self.edition)
        for name in (*COMMON, *own):
            values = f"\n{' | '.join(own[name])}" if name in own else ""
            table.add_row(f"{name}{values}", self.say(f"option-{name.replace('_', '-')}"))
        return table

    def print(self, thing: RenderableType, indent: int = 0, after: bool = False) -> None:
        """Something on the page, perhaps further in, perhaps with an empty line after it."""
        self.console.print(Padding(thing, (0, 0, int(after), indent)), highlight=False)


def two_columns() -> Table:
    """Names, and what they mean."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    return table


@click.command("editions", short_help="List the editions, their expansions, presets and options.")
@language_option
def editions_command(language: str) -> None:
    """List the editions of the game, and for each its expansions, with what each adds and needs, the presets, and
    the options of the table."""
    forgive_output()
    console = console_of(WIDTH)
    for edition in EDITIONS.values():
        Shelf(console, language, edition).show()
