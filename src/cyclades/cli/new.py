"""`cyclades new`: choose boxes, players and more for a game, see what fits, and play it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

import cyclades
from cyclades.cli.language import command_in, forgive_output, quoted
from cyclades.cli.output import Problem, console_of, write_json
from cyclades.cli.play import Leave, play_in_terminal
from cyclades.cli.setup_sheet import WIDTH, SetupSheet
from cyclades.cli.setup_words import BOX, EDITION, PART, PRESET, TEAMS, Thing, meant, nearest
from cyclades.cli.terminal_game import BOARD, TerminalGame, terminal_options
from cyclades.editions import EDITIONS, wrong_players
from cyclades.editions.mixes import (
    Choice,
    Mix,
    edition_choices,
    expansion_choices,
    fitted,
    in_edition,
    part_choices,
    player_choices,
    preset_choices,
    team_choice,
)
from cyclades.text.gaps import NONE
from cyclades.text.mix_texts import MixTexts

LONGEST_NUMBER = 3
"""Nobody means a number of players by more digits."""


class Chooser:
    """Asks somebody what to play, until it is played or left."""

    def __init__(self, console: Console, chosen: TerminalGame, game: cyclades.Game) -> None:
        self.console = console
        self.chosen = chosen
        self.game = game
        """The new game as it is chosen now: what is saved is what is played."""
        self.mixes = MixTexts(chosen.language, chosen.edition)
        self.commands: dict[str, Callable[[str], None]] = {
            "play": self.play,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def say(self, message: str, **gaps: str | int) -> str:
        """A message in the words of the edition that is chosen now."""
        return self.mixes.say(message, **gaps)

    def line(self, text: str = "", style: str = "") -> None:
        """A line, or a paragraph wrapped to the screen."""
        self.console.print(Text(text), style=style, highlight=False)

    def ask(self) -> None:
        """Show what there is, then do what the person says; the end of the input is the end."""
        try:
            self.help()
            while True:
                self.obey(self.console.input(self.prompt()))
        except (EOFError, KeyboardInterrupt, Leave):
            self.line()
            self.line(self.say("cli-goodbye"))
        except Begin:
            self.line()
            play_in_terminal(self.game, self.chosen)

    def prompt(self) -> Text:
        """What is chosen so far, in a few words."""
        return Text(self.say("cli-new-prompt", edition=self.say("cli-edition"), players=self.chosen.players))

    def obey(self, line: str) -> None:
        """Do what a line says: a command, or something to choose."""
        text = " ".join(line.split())
        command, argument = command_in(line, self.commands, self.say)
        if command or not text:
            self.commands[command or "play"](argument)
        elif text.isdecimal() and len(text) <= LONGEST_NUMBER:
            self.choose_players(int(text))
        else:
            self.choose_named(text)

    # -- choices ------------------------------------------------------------------------------------------------

    def choose_players(self, count: int) -> None:
        """Play with another number."""
        mix = self.chosen.mix
        choices = player_choices(mix)
        if count in choices:
            self.choose(choices[count])
            return
        [error] = wrong_players(EDITIONS[mix.edition], mix.expansions, count)
        self.line(self.mixes.reason(error), "red")

    def choose_named(self, text: str) -> None:
        """Choose what has a name, or begins so, if that is one thing; otherwise say what it could be."""
        found = meant(text, self.chosen.edition)
        if len(found) == 1:
            self.choose_thing(found[0])
        elif found:
            names = self.mixes.listed([thing.id for thing in found], "list-or")
            self.line(self.say("cli-new-several", text=quoted(text), names=names), "red")
        else:
            near = nearest(text, [self.say(f"cli-command-{name}") for name in self.commands])
            self.line(self.say("cli-new-unknown", text=quoted(text), name=near or NONE), "red")

    def choose_thing(self, thing: Thing) -> None:
        """Choose a thing, or leave it where it was chosen; a part comes after its box."""
        mix = self.chosen.mix
        if thing.kind == PART and thing.box not in mix.expansions:
            box = MixTexts(self.chosen.language, thing.edition).texts.name("expansion", thing.box)
            self.line(self.say("cli-new-part", part=thing.id, expansion=box), "red")
        elif thing.edition in ("", mix.edition):
            self.choose(choice_of(thing, mix))
        else:
            self.choose(choice_elsewhere(thing, mix))

    def choose(self, choice: Choice) -> None:
        """Take a choice with all that it changes, and say that in a line."""
        before, after = self.chosen, choice.becomes
        reasons = [MixTexts(before.language, after.edition).reason(error) for error in choice.wrong]
        if after == before.mix:
            self.line(" ".join(reasons) or self.say("cli-new-same"), "red" if reasons else "")
            return
        self.take(after)
        SetupSheet(self.console, self.chosen, brief=after.edition == before.edition).show()
        self.line()
        change = ", ".join(self.changes(before))
        self.line(" ".join([*reasons, self.say("cli-new-now", change=change)]), "bold")

    def take(self, mix: Mix) -> None:
        """Play another mix, on the ready-made board where that of before is not for it."""
        self.chosen = self.chosen.with_mix(mix)
        self.mixes = MixTexts(self.chosen.language, mix.edition)
        try:
            self.game = self.chosen.begun()
        except (cyclades.CycladesError, cyclades.BoardError):
            self.chosen = replace(self.chosen, board=BOARD)
            self.game = self.chosen.begun()

    def changes(self, before: TerminalGame) -> list[str]:
        """What is otherwise now."""
        found: list[str] = []
        was, now = before.mix, self.chosen.mix
        if was.edition != now.edition:
            found.append(self.say("cli-edition"))
            was = in_edition(was, now.edition)
        found += self.mixes.changes(was, now, "now")
        if self.chosen.seat != before.seat:
            found.append(self.say("cli-new-seat", seat=self.chosen.seat))
        if self.chosen.board != before.board:
            found.append(self.say("cli-new-board"))
        return found

    # -- commands -----------------------------------------------------------------------------------------------

    def play(self, argument: str = "") -> None:
        raise Begin

    def save(self, argument: str) -> None:
        """Write the record of the new game, but over no other file."""
        if not argument:
            self.line(self.say("cli-no-file"), "red")
            return
        try:
            write_json(argument, self.game.record(), "x")
        except FileExistsError:
            self.line(self.say("cli-new-there", file=quoted(argument)), "red")
        except OSError as error:
            self.line(self.say("cli-not-saved", file=quoted(argument), reason=str(error.strerror)), "red")
        else:
            self.line(self.say("cli-saved", file=quoted(argument)))

    def help(self, argument: str = "") -> None:
        """All that there is to choose, and how."""
        SetupSheet(self.console, self.chosen).show()
        self.line()
        self.line(self.say("cli-new-ask").replace("\n", " "))

    def quit(self, argument: str) -> None:
        raise Leave


class Begin(Exception):
    """The person wants to play."""


def choice_of(thing: Thing, mix: Mix) -> Choice:
    """What a mix becomes with a thing, or without it."""
    if thing.kind == TEAMS:
        return team_choice(mix)
    choices = {BOX: expansion_choices, EDITION: edition_choices, PART: part_choices, PRESET: preset_choices}
    return choices[thing.kind](mix)[thing.id]


def choice_elsewhere(thing: Thing, mix: Mix) -> Choice:
    """What a mix becomes with a thing that only another edition has, where what was chosen may not fit any more."""
    found = choice_of(thing, in_edition(mix, thing.edition))
    kept = [thing.id] if thing.kind == BOX else []
    return replace(found, becomes=fitted(found.becomes, lambda other: set(kept) <= set(other.expansions)))


@click.command("new", short_help="Choose boxes and players for a game, and see what fits.")
@click.option("--ask", is_flag=True, help="Ask what to choose, also where there is no terminal.")
@click.option("--record", metavar="FILE", help="Ask nothing, and write the record of the new game.")
@terminal_options
def new_command(ask: bool, record: str | None, chosen: TerminalGame) -> None:
    """Choose boxes, players and more for a game, see what fits and why something does not, and play in the terminal.

    In a terminal it asks what to choose; otherwise it shows what there is, with the command that plays it.
    """
    if ask and record is not None:
        raise click.UsageError("--record: expected it without --ask, which has the command save FILE")
    game = chosen.checked()
    if record is not None:
        write_record(record, game)
    forgive_output()
    console = console_of(WIDTH)
    if record is None and (ask or (sys.stdin.isatty() and console.is_terminal)):
        Chooser(console, chosen, game).ask()
        return
    sheet = SetupSheet(console, chosen)
    sheet.show()
    if record is not None:
        console.print(Text(sheet.say("cli-saved", file=quoted(record))), highlight=False, soft_wrap=True)


def write_record(file: str, game: cyclades.Game) -> None:
    """Write the record of a new game to a file that is not there yet."""
    folder = Path(file).parent
    if not folder.is_dir():
        raise Problem(f"--record: expected a file in a folder that there is, got {file!r}")
    try:
        write_json(file, game.record(), "x")
    except FileExistsError:
        raise Problem(f"--record: expected a file that is not there yet, got {file!r}") from None
    except OSError as error:
        raise Problem(f"--record: expected a file that can be written, got {file!r}: {error.strerror}") from None
