"""`cyclades play`: on a page, or one person against bots in plain text."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

import click
from rich.table import Table
from rich.text import Text

import cyclades
from cyclades.bots import BotError, answer_of, make
from cyclades.cli.language import command_in, forgive_output, quoted
from cyclades.cli.output import Problem, console_of, write_json
from cyclades.cli.players import standings, welcome
from cyclades.cli.rules import Reader
from cyclades.cli.screen import WIDTH, Screen
from cyclades.cli.serve import play_in_browser
from cyclades.cli.terminal_game import TerminalGame, terminal_options
from cyclades.rules.destinations import of_teammate
from cyclades.rules.offerings import owed
from cyclades.tabletop import Tabletop, build
from cyclades.text import Texts
from cyclades.text.entries import find, nearest
from cyclades.text.gaps import NONE

AREA_VERBS: Final = ("at", "from", "to")
MOVES: Final = ("MoveTo", "SailOn", "PassOn")
"""The questions where a group goes."""


ON_THE_PAGE: Final = ("terminal", "port", "no_open", "language")
"""What may be said on the command line without --terminal; the page has a language of its own."""
ADVISER: Final = "strategist"
HINTS: Final = 3
LONGEST_NUMBER: Final = 9
"""No answer has a number with more digits."""
WITH_MORE: Final = {"rules": "rules-name", "save": "save-file"}
"""Commands that something follows, as help shows them."""


class Leave(Exception):
    """The person has had enough."""


class Seat:
    """A person at the table: hears what happened, is asked, answers."""

    def __init__(self, game: cyclades.Game, player: int, language: str, seed: int | None, bots: str = "random") -> None:
        self.game = game
        self.player = player
        self.texts = Texts.of(language, game.rules)
        self.screen = Screen(console_of(WIDTH), self.texts, game.rules, player)
        self.say = self.texts.say
        self.bots = make(bots, seed=random.Random(seed).getrandbits(32))
        """What answers for everybody else."""
        self.bots_spec = bots
        self.bots_name = bots if ":" in bots else bots.partition("@")[0]
        self.adviser = make(ADVISER)
        """What gives hints."""
        self.log: list[dict[str, Any]] = []
        self.told = 0
        """How many events of the log have been told."""
        self.marks: list[int] = []
        """How long the log was before each answer that could be taken back."""
        self.commands: dict[str, Callable[[str], None]] = {
            "board": self.show_board,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.show_log,
            "rules": self.explain,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    # -- the game -----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        welcome(self.screen, self.bots_name)
        self.hear()
        try:
            while not self.game.over:
                if self.game.player == self.player:
                    beforehand = self.game.standing
                    if beforehand is not None:
                        self.answer(beforehand)
                    else:
                        self.ask()
                else:
                    self.marks = []
                    self.answer(answer_of(self.bots, self.bots_spec, self.game))
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.line()
            self.screen.line(self.say("cli-goodbye"))

    def hear(self) -> None:
        """Take note of what happened; while a rival's group of answers is a draft, nothing has."""
        if not self.game.draft or self.game.player == self.player:
            self.log.extend(self.game.seen(self.player))

    def answer(self, action: cyclades.Action) -> None:
        """Somebody answers."""
        self.game.play(action)
        self.hear()

    def ask(self) -> None:
        """Tell what is new, ask, and do what the person says."""
        view = self.game.view(self.player)
        if self.told < len(self.log):
            self.screen.line()
            news = self.log[self.told :]
            self.screen.story(news)
            show = self.screen.overview if self.told else self.screen.whole_board
            self.told = len(self.log)
            if not self.marks or any(event["event"] == "cycle-begun" for event in news):
                show(view)
        self.screen.line()
        self.screen.line(self.texts.question(self.game), "bold")
        top = build(view, self.game.rules)
        self.tell_twin(top)
        self.screen.battle(top)
        self.list_actions(top)
        prompt = self.prompt(top)
        while not self.obey(self.screen.console.input(prompt)):
            pass

    def tell_twin(self, top: Tabletop) -> None:
        """At an offering of somebody with two pawns, where the other one is."""
        rules, faction = self.game.rules, self.game.faction
        if self.game.question.kind != "Offer" or rules.pawn_faction.count(rules.pawn_faction[0]) < 2:
            return
        name, number = NONE, 0
        for god in top.gods:
            for offering in god.offerings:
                if offering.faction == faction and god.id is not None:
                    name, number = self.texts.name("god", god.id), offering.offering
        self.screen.line(self.say("cli-twin", god=name, number=number))

    def prompt(self, top: Tabletop) -> Text:
        """Who is asked and has how much gold; at an offering, how much of it others of the purse have promised."""
        game = self.game
        faction = top.factions[int(game.asked)]
        aside = 0
        if game.question.kind == "Offer":
            aside = int(owed(game, game.rules.pawns.index(game.question.about["pawn"]), -1, 0))
        name = self.screen.colour(faction.id).plain
        return Text(self.say("cli-prompt", faction=name, gold=faction.gold or 0, aside=aside))

    def finish(self) -> None:
        """Tell how it ended; then there is still something to look at."""
        self.screen.line()
        self.screen.story(self.log[self.told :])
        standings(self.screen, build(self.game.view(self.player), self.game.rules))
        self.screen.line()
        self.screen.line(self.say("cli-after"))
        while True:
            command, argument = self.command(self.screen.console.input("> "))
            if command not in ("board", "log", "rules", "save"):
                raise Leave
            self.commands[command](argument)

    # -- answers ------------------------------------------------------------------------------------------------

    def list_actions(self, top: Tabletop) -> None:
        """The numbered answers; the offerings to a god share a line."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(justify="right")
        numbered = list(enumerate(self.game.actions, 1))
        for _, group in groupby(numbered, lambda pair: pair[1].a if pair[1].verb.name == "bid" else -pair[0]):
            alike = list(group)
            (first, least), (last, most) = alike[0], alike[-1]
            label = self.texts.action(self.game, least)
            if last > first:
                other = self.texts.action(self.game, most)
                label = self.say("cli-range", first=label, last=other)
                table.add_row(f"{first}–{last}", label, Text(f"{least.notation} … {most.notation}", "dim"))
            elif least.verb.name == "bid":
                table.add_row(str(first), label, Text(least.notation, "dim"))
            else:
                beside = self.beside(top, least) if least.verb.name in AREA_VERBS else Text()
                table.add_row(str(first), label, beside)
        self.screen.console.print(table, highlight=False)

    def beside(self, top: Tabletop, action: cyclades.Action) -> Text:
        """What an answer that names an area has beside it; nobody on the move may stop with a teammate."""
        moving = self.game.question.kind in MOVES
        return self.screen.area(top.areas[action.a], moving and of_teammate(self.game, self.game.asked, action.a))

    def obey(self, line: str) -> bool:
        """Do what a line says: a command, or an answer by number or in notation. False where it says neither."""
        text = " ".join(line.lower().split())
        command, argument = self.command(line)
        if command:
            self.commands[command](argument)
            return command != "hint"  # the question still stands there
        action = self.action(text) if text else None
        if action is not None:
            self.screen.line(self.say("cli-you-chose", answer=self.texts.action(self.game, action)), "dim")
            self.marks.append(len(self.log))
            self.answer(action)
        return action is not None or not text

    def command(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, in English or in the person's language, and what follows it."""
        return command_in(line, self.commands, self.say)

    def action(self, text: str) -> cyclades.Action | None:
        """The answer that a text stands for; None where it is none, after saying why."""
        legal = self.game.actions
        last = len(legal)
        if text.isdecimal():
            if len(text) <= LONGEST_NUMBER and 1 <= int(text) <= last:
                return legal[int(text) - 1]
            self.screen.line(self.say("cli-wrong-number", number=quoted(text), last=last), "red")
            return None
        found = [action for action in legal if action.notation == text]
        found = found or [action for action in legal if action.notation.partition(" ")[2] == text]
        if len(found) == 1:
            return found[0]
        words = {action.notation: action for action in legal}
        near = difflib.get_close_matches(text, list(words), 1)
        if found:
            first, second = found[0].notation, found[1].notation
            self.screen.line(self.say("cli-several-answers", text=quoted(text), first=first, second=second), "red")
        elif near:
            self.screen.line(self.say("cli-did-you-mean", text=quoted(text), answer=near[0]), "red")
        else:
            self.screen.line(self.say("cli-wrong", text=quoted(text), last=last), "red")
        return None

    # -- commands -----------------------------------------------------------------------------------------------

    def show_board(self, argument: str) -> None:
        self.screen.whole_board(self.game.view(self.player))

    def show_log(self, argument: str) -> None:
        if not self.log:
            self.screen.line(self.say("cli-nothing-yet"))
        self.screen.story(self.log)

    def explain(self, argument: str) -> None:
        """An entry of the rules of this edition; without a name, the list of all."""
        edition = self.game.rules.edition
        reader = Reader(self.screen.console, self.texts.language, edition)
        if not argument:
            reader.list()
            return
        found = find(argument, [edition])
        if found:
            reader.explain(found)
            return
        near = ", ".join(nearest(argument, [edition], self.texts.language)) or NONE
        self.screen.line(self.say("cli-no-entry", text=quoted(argument), names=near), "red")

    def hint(self, argument: str) -> None:
        """What the strategist would answer, and why."""
        for row in self.adviser.explain(self.game.view(self.player), HINTS, self.texts.language, chances=True):
            action = self.game.parse(row.action.notation)
            number = self.game.actions.index(action) + 1
            answer = self.texts.action(self.game, action)
            said = self.say("cli-hint", number=number, answer=answer, reason=row.text)
            if row.chance is not None:
                said = self.say("cli-hint-chance", hint=said, percent=round(100 * row.chance))
            self.screen.line(said)

    def undo(self, argument: str) -> None:
        """Take back the person's latest answer; the marks tell it from a rival's, which the game would let go too."""
        if not self.marks or self.game.undoable < 1:
            self.screen.line(self.say("cli-no-undo"), "red")
            return
        self.game.undo()
        del self.log[self.marks.pop() :]
        self.told = min(self.told, len(self.log))
        self.screen.line(self.say("cli-undone"))

    def save(self, argument: str) -> None:
        """Write the record: of a running game what this player may have, of one that is over all of it."""
        if not argument:
            self.screen.line(self.say("cli-no-file"), "red")
            return
        record = self.game.record() if self.game.over else self.game.record(self.player)
        try:
            write_json(argument, record)
        except OSError as error:
            self.screen.line(self.say("cli-not-saved", file=quoted(argument), reason=str(error.strerror)), "red")
        else:
            self.screen.line(self.say("cli-saved", file=quoted(argument)))

    def help(self, argument: str) -> None:
        self.screen.line(self.say("cli-help").replace("\n", " "))
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for name in self.commands:
            table.add_row(
                self.say(f"cli-command-{WITH_MORE.get(name, name)}"),
                self.say(f"cli-help-{name}"),
            )
        self.screen.console.print(table, highlight=False)
        self.screen.line(self.say("cli-help-picture"))

    def quit(self, argument: str) -> None:
        raise Leave


@click.command("play")
@click.option("--terminal", is_flag=True, help="Play in the terminal; all but --port and --no-open is for that.")
@click.option("--port", type=int, help="The port of the page. Default: 8765, or any that is free.")
@click.option("--no-open", is_flag=True, help="Say where the page is, and do not open it.")
@terminal_options
@click.pass_context
def play_command(
    context: click.Context,
    terminal: bool,
    port: int | None,
    no_open: bool,
    chosen: TerminalGame,
) -> None:
    """Play in the browser, or in the terminal.

    On the page you play against bots, with friends by a link, or several at one screen; in the terminal, against bots.
    """
    game = chosen.checked()
    forgive_output()
    if not terminal:
        refuse_terminal_options(context)
        play_in_browser(port, not no_open)
        return
    play_in_terminal(game, chosen)


def play_in_terminal(game: cyclades.Game, chosen: TerminalGame) -> None:
    """Play a new game as somebody chose it."""
    try:
        Seat(game, chosen.seat - 1, chosen.language, chosen.seed, chosen.bots).play()
    except BotError as error:
        raise Problem(str(error)) from None


def refuse_terminal_options(context: click.Context) -> None:
    """On the page one chooses how to play, not on the command line."""
    for parameter in context.command.params:
        name = parameter.name or ""
        if name not in ON_THE_PAGE and context.get_parameter_source(name) == click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{parameter.opts[0]} goes with --terminal: in the browser, choose it on the page")
