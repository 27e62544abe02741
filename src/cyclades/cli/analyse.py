"""`cyclades analyse`: how a game went, and what could have been better."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from cyclades.analysis import Analysis, analyse
from cyclades.analysis.sentences import percent, side
from cyclades.cli.language import forgive_output, language_option
from cyclades.cli.output import Problem, console_of, plain_table, write_json
from cyclades.cli.simulate import INTERRUPTED
from cyclades.engine.errors import CycladesError
from cyclades.engine.records import read_record
from cyclades.games import rules_of
from cyclades.rules.ruleset import Ruleset
from cyclades.text import Texts

STDOUT: Final = "-"
WIDTH: Final = 100
BAR: Final = 10
"""How long the bar of a chance of 100 percent is."""
HELP = """Tell how the game of a record went, and what could have been better.

RECORD is a file, as `save` of the terminal game and the page of a finished game give it. Everybody's chance to win is
told cycle by cycle, then the turns that changed it most, and for which decisions a player could have known a better
answer. The same record and seed give the same analysis.

\b
  cyclades analyse record.json
  cyclades analyse record.json --player red --language es
"""


@click.command("analyse", short_help="Tell how a game went, and what could have been better.", help=HELP)
@click.argument("record", metavar="RECORD")
@click.option("--player", "colours", multiple=True, metavar="COLOUR", help="Whose decisions; several times for more.")
@click.option("--json", "json_file", metavar="FILE", help="Write the analysis as JSON; - prints it and nothing else.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed plays on in other worlds.")
@language_option
def analyse_command(record: str, colours: tuple[str, ...], json_file: str | None, seed: int, language: str) -> None:
    """Tell how the game of a record went, and what could have been better."""
    try:
        given = read_record(Path(record).read_bytes())
        rules = rules_of(given["setup"])
        texts = Texts.of(language, rules)
        found = with_progress(given, players_of(colours, rules), seed, texts)
        data = msgspec.to_builtins(found)
        if json_file is not None and json_file != STDOUT:
            write_json(json_file, data)
    except CycladesError as error:
        raise Problem(f"{record}: {error}") from None
    except OSError as error:
        raise Problem(f"{error.filename or record}: {error.strerror}") from None
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    if json_file == STDOUT:
        click.echo(msgspec.json.encode(found).decode())
    else:
        forgive_output()
        show(found, console_of(WIDTH), texts)


def players_of(colours: tuple[str, ...], rules: Ruleset) -> list[int] | None:
    """Those whose decisions are judged; None for all."""
    for colour in colours:
        if colour not in rules.factions:
            raise Problem(f"--player: expected one of {', '.join(rules.factions)}, got {colour!r}")
    return [int(rules.player_of[rules.factions.index(colour)]) for colour in colours] or None


def with_progress(record: object, players: list[int] | None, seed: int, texts: Texts) -> Analysis:
    """Analyse, with a bar on the terminal if there is one."""
    columns = (TextColumn(texts.say("cli-analysis-progress")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=1.0)
        return analyse(record, players, seed, lambda done: bar.update(task, completed=done))


def show(found: Analysis, console: Console, texts: Texts) -> None:
    """An analysis for people."""
    say = texts.say
    console.print(say("cli-analysis-chances"), style="bold")
    names = [side(texts, factions) for factions in found.sides]
    table = plain_table(say("cli-analysis-cycle"), *names)
    for number, point in enumerate(found.points):
        last = number == len(found.points) - 1
        if point.faction is None or last:
            head = say("cli-analysis-end") if last else str(point.cycle)
            table.add_row(head, *(bar_of(chance, texts) for chance in point.chances))
    console.print(table)
    console.print(f"\n{say('cli-analysis-turning')}", style="bold")
    for turn in found.turning_points:
        console.print(f"- {turn.words[texts.language].text}", markup=False, highlight=False)
    if not found.turning_points:
        console.print(say("cli-analysis-even"))
    console.print(f"\n{say('cli-analysis-better')}", style="bold")
    for row in found.better_answers:
        words = row.words[texts.language]
        who = texts.filled("faction", row.faction)
        asked = say("cli-analysis-asked", cycle=row.cycle, faction=who, question=words.asked)
        console.print(f"- {asked}\n  {words.text}", markup=False, highlight=False)
    judged = say("cli-analysis-judged", decisions=found.decisions, rollouts=found.rollouts)
    console.print(f"{'' if found.better_answers else say('cli-analysis-well') + ' '}{judged}", highlight=False)


def bar_of(chance: float, texts: Texts) -> str:
    """A chance as a bar and a number."""
    number = texts.say("cli-percentage", number=percent(chance))
    return f"{'█' * round(BAR * chance):{BAR}} {number:>5}"
