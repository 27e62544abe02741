"""The set-up of a new game on the screen: what is chosen, what fits, and why something does not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cyclades.cli.game_options import pair_text
from cyclades.cli.terminal_game import TerminalGame
from cyclades.editions import EDITIONS
from cyclades.editions.mixes import (
    Choice,
    all_players,
    edition_choices,
    expansion_choices,
    in_edition,
    part_choices,
    player_choices,
    preset_choices,
    team_choice,
)
from cyclades.rules.options import SWITCH
from cyclades.text.gaps import NONE
from cyclades.text.mix_texts import MixTexts

WIDTH = 80
"""Longer lines are hard to read."""
CHOSEN, FITS, UNFIT = ("[x]", "bold green"), ("[ ]", ""), ("[!]", "yellow")
"""How each thing is marked, and in which style; without colours the signs say the same."""


class SetupSheet:
    """Shows what somebody chose to play, and all that could be chosen instead; in brief, without telling what each
    thing is."""

    def __init__(self, console: Console, chosen: TerminalGame, brief: bool = False) -> None:
        self.console = console
        self.chosen = chosen
        self.brief = brief
        self.mix = chosen.mix
        self.edition = EDITIONS[chosen.edition]
        self.mixes = MixTexts(chosen.language, chosen.edition)
        self.texts = self.mixes.texts
        self.say = self.texts.say

    def show(self) -> None:
        """The whole sheet."""
        title = Text.assemble((self.say("cli-new"), "bold"), f"  {self.say('cli-edition')}")
        self.console.print(Rule(title, align="left", style="dim"))
        if not self.brief:
            marks = {"chosen": CHOSEN[0], "fits": FITS[0], "unfit": UNFIT[0]}
            self.print(Text(self.say("cli-new-marks", **marks), "dim"))
            self.section("cli-new-editions", self.editions())
        self.section("cli-new-players", self.players())
        self.section("cli-new-teams", self.teams())
        none = Text(self.say("cli-editions-none"))
        self.section("cli-new-boxes", self.boxes() if self.edition.expansions else none)
        if self.edition.presets:
            self.section("cli-editions-presets", self.presets())
        options = {name: value for name, value in self.chosen.options.items() if name not in part_choices(self.mix)}
        if options:
            self.section("cli-editions-options", self.options(options))
        self.print(Text(self.say("cli-new-command"), "bold"))
        # In one line, however long: so it can be copied.
        command = Text(f"  cyclades play --terminal {self.chosen.arguments()}")
        self.console.print(command, highlight=False, soft_wrap=True)

    # -- sections -----------------------------------------------------------------------------------------------

    def editions(self) -> Table:
        """The editions; of another one also what could be added."""
        table = rows()
        for name, choice in edition_choices(self.mix).items():
            words = MixTexts(self.chosen.language, name)
            boxes = [] if choice.chosen else list(EDITIONS[name].expansions)
            about = words.say(
                "cli-new-edition",
                edition=words.say("cli-edition"),
                players=words.counts(all_players(EDITIONS[name])),
                expansions=words.boxes(boxes) if boxes else NONE,
            )
            moved = self.mix if choice.chosen else in_edition(self.mix, name)
            self.row(table, name, choice, about, words.changes(moved, choice.becomes))
        return table

    def players(self) -> Table:
        """The numbers of players in a line, then what speaks against some, and what changes with others."""
        table = Table.grid()
        choices = player_choices(self.mix)
        table.add_row(Text("  ").join(Text.assemble(mark_of(choice), f" {count}") for count, choice in choices.items()))
        alike: dict[str, list[int]] = {}
        for count, choice in choices.items():
            along = self.mixes.changes(replace(self.mix, players=count), choice.becomes)
            if choice.wrong:
                table.add_row(Text(" ".join(self.notes(choice, along)), "yellow"))
            elif along:
                alike.setdefault(", ".join(along), []).append(count)
        for change, counts in alike.items():
            table.add_row(Text(self.say("cli-new-with", players=self.mixes.counts(counts), change=change), "dim"))
        return table

    def teams(self) -> Table:
        """Teams, and who is in them."""
        choice = team_choice(self.mix)
        about = self.say("cli-new-teams-about", pairs=pair_text(self.chosen.pairs).replace(",", ", ") or NONE)
        table = rows()
        along = self.mixes.changes(replace(self.mix, teams=not self.mix.teams), choice.becomes)
        self.row(table, self.say("cli-new-teams").lower(), choice, about, along)
        return table

    def boxes(self) -> Table:
        """The expansions, and below each one that is chosen its parts."""
        table = rows()
        parts = part_choices(self.mix)
        for name, choice in expansion_choices(self.mix).items():
            along = self.mixes.changes(self.mix.with_expansion(name), choice.becomes)
            self.row(table, name, choice, self.named("expansion", name), along)
            for part in self.edition.expansions[name].options if choice.chosen else ():
                if part in parts:
                    self.row(table, part, parts[part], self.part(part), indent=2)
        return table

    def presets(self) -> Table:
        """The mixes that have a name."""
        table = rows()
        for name, choice in preset_choices(self.mix).items():
            after = choice.becomes
            along = self.mixes.changes(replace(after, players=self.mix.players, teams=self.mix.teams), after)
            self.row(table, name, choice, self.named("preset", name), along)
        return table

    def options(self, options: dict[str, Any]) -> Table:
        """The options that somebody has said, with their values."""
        table = rows()
        for name, value in options.items():
            said = ",".join(map(str, value)) if isinstance(value, list) else str(value).lower()
            table.add_row(Text.assemble(CHOSEN, f" {name} {said}"), self.say(f"option-{name.replace('_', '-')}"))
        return table

    # -- rows ---------------------------------------------------------------------------------------------------

    def named(self, kind: str, name: str) -> str:
        """A box or a preset: its name, and what it is in a line."""
        title = self.texts.name(kind, name)
        return title if self.brief else self.say("cli-new-named", name=title, line=self.texts.name(kind, name, "line"))

    def part(self, name: str) -> str:
        """A part of a box."""
        return self.mixes.thing(name, SWITCH[0]) if self.brief else self.say(f"option-{name.replace('_', '-')}")

    def row(
        self, table: Table, name: str, choice: Choice, about: str, along: Iterable[str] = (), indent: int = 0
    ) -> None:
        """Something to choose; below it what speaks against it, and what else would change with it."""
        notes = Text(" ".join(self.notes(choice, () if choice.chosen else along)), "yellow" if choice.wrong else "dim")
        if not notes:
            told = Text(about)
        elif self.brief and mark_of(choice) == UNFIT:
            told = notes
        else:
            told = Text.assemble(about, ". " if self.brief else "\n", notes)
        table.add_row(Text.assemble(" " * indent, mark_of(choice), " ", (name, "cyan")), told)

    def notes(self, choice: Choice, along: Iterable[str]) -> list[str]:
        """What speaks against a choice, and what it would change along."""
        change = ", ".join(along)
        found = [self.mixes.reason(error) for error in choice.wrong]
        return [*found, self.say("cli-new-along", change=change)] if change else found

    def section(self, heading: str, thing: RenderableType) -> None:
        """A part of the sheet below its heading."""
        self.print(Text(self.say(heading), "bold"))
        self.print(thing, indent=2)

    def print(self, thing: RenderableType, indent: int = 0) -> None:
        """Something on the sheet, perhaps further in."""
        self.console.print(Padding(thing, (0, 0, 0, indent), expand=False), highlight=False)


def mark_of(choice: Choice) -> tuple[str, str]:
    """Whether something is chosen, fits, or does not."""
    if choice.chosen:
        return CHOSEN
    return UNFIT if choice.wrong else FITS


def rows() -> Table:
    """Names as they are typed, each with its mark, and what they mean."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    return table
