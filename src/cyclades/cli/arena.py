"""`cyclades arena`: bots against each other in balanced seats; who is better, and by how much."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cyclades.arena import ArenaError, ArenaPlan, arena_plan, draw_plot, run_arena
from cyclades.arena.plan import GAMES, SEED
from cyclades.arena.plot import SUFFIXES, check_plot, heading, seat_name
from cyclades.arena.report import short_names
from cyclades.arena.results import Book
from cyclades.arena.sequential import ERRORS
from cyclades.board import BoardError
from cyclades.bots import said_names
from cyclades.cli.game_options import edition_options, table_options
from cyclades.cli.language import forgive_output, language_option
from cyclades.cli.mixes import refusal
from cyclades.cli.output import Problem, write_json
from cyclades.cli.simulate import INTERRUPTED, amount, figure, percentage, percents
from cyclades.engine.errors import CycladesError
from cyclades.text import Texts

STDOUT = "-"
NAME = 16
"""As long as this, the name of a bot fits into a table of 80 columns."""
HELP = f"""Let bots play against each other, and rate them.

A BOT is one of {said_names()}, novice@20 (effort), FILE.py:CLASS, MODULE:CLASS. It may be named several times. A
single name alone measures the seats.

\b
  cyclades arena strategist novice mybot.py:Greedy --games 300
  cyclades arena strategist
  cyclades arena oracle strategist strategist strategist --decide 40,48 --games 400

Every bot sits in every seat equally often: games come in blocks, one game for each BOT that is named, with the same
dice and cards and the bots one seat further on.

Every finished game is noted in a file of results. Ctrl-C prints what there is so far, and the same command goes on
where it stopped.
"""


def percent_pair(_context: click.Context, option: click.Parameter, text: str | None) -> list[float] | None:
    """Two shares in percent; one alone counts for both where that makes sense, which is checked with the plan."""
    if text is None:
        return None
    try:
        shares = [float(word) / 100 for word in text.split(",")]
    except ValueError:
        raise click.UsageError(f"{option.opts[0]}: expected numbers in percent such as 40,48, got {text!r}") from None
    return shares * 2 if len(shares) == 1 and option.name == "errors" else shares


@click.command("arena", short_help="Let bots play against each other, and rate them.", help=HELP)
@click.argument("bots", nargs=-1, required=True, metavar="BOT…")
@edition_options
@click.option("--players", type=int, default=4, show_default=True, help="How many play.")
@click.option("--games", type=int, default=GAMES, show_default=True, help="How many games, rounded up to whole blocks.")
@click.option(
    "--decide",
    callback=percent_pair,
    metavar="LOW,HIGH",
    help="Stop once it is clear which win share, in percent, the first BOT rather has, such as 40,48.",
)
@click.option(
    "--errors",
    callback=percent_pair,
    metavar="PERCENT[,PERCENT]",
    help="How often --decide may be wrong: for the high share, for the low one.  [default: 5,5]",
)
@click.option("--seed", type=int, default=SEED, show_default=True, help="The same seed gives the same games.")
@click.option("--max-cycles", type=int, default=60, show_default=True, help="After so many the standings decide.")
@click.option("--board", default="ready", show_default=True, help="ready, random, mixed (both in turn), or a FILE.")
@click.option("--jobs", type=int, help="How many processes play. Default: one for each core.")
@click.option("--results", metavar="FILE", help="Where every game is noted. Default: a file here, named by the plan.")
@click.option("--json", "json_file", metavar="FILE", help="Write all results as JSON; - prints them and no tables.")
@click.option("--plot", metavar="FILE", help=f"Draw the results: {', '.join(SUFFIXES)}.")
@language_option
@table_options
def arena_command(
    bots: tuple[str, ...],
    edition: str,
    expansions: tuple[str, ...],
    teams: Any,
    options: dict[str, Any],
    players: int,
    games: int,
    decide: list[float] | None,
    errors: list[float] | None,
    seed: int,
    max_cycles: int,
    board: str,
    jobs: int | None,
    results: str | None,
    json_file: str | None,
    plot: str | None,
    language: str,
) -> None:
    """Let bots play against each other, and rate them."""
    try:
        if errors is not None and decide is None:
            raise ArenaError("--errors: expected it with --decide only, whose errors they are")
        table = (games, edition, players, seed, max_cycles, board, expansions, teams, options)
        plan = arena_plan(bots, *table, decide, errors or ERRORS)
        check_outputs(results, json_file, plot)
        texts = Texts(language, edition, expansions=expansions)
        file = Path(results or plan.file_name)
        if plan.games != games:
            note(texts.say("cli-arena-rounded", games=plan.games, asked=games, block=plan.block))
        result, complete = with_progress(plan, file, os.cpu_count() or 1 if jobs is None else jobs, texts)
        show(result, file, json_file, texts)
        if plot is not None:
            draw_plot(result, plot, language)
    except (CycladesError, BoardError) as error:
        raise Problem(refusal(error, language, edition, players, expansions, teams, options)) from None
    except OSError as error:
        raise Problem(f"{error.filename}: {error.strerror}") from None
    if not complete:
        note(texts.say("cli-arena-stopped", finished=result["finished"], games=plan.games, file=str(file)))
        sys.exit(INTERRUPTED)


def note(text: str) -> None:
    """Something beside the results."""
    click.echo(text, err=True)


def check_outputs(results: str | None, json_file: str | None, plot: str | None) -> None:
    """Refuse files that could not be written, before any game is played."""
    if results == STDOUT:
        raise ArenaError("--results: expected a file, got '-'; --json - prints the results")
    if plot is not None:
        check_plot(plot)
    for file in (json_file, plot):
        if file not in (None, STDOUT) and not Path(file).parent.is_dir():
            raise ArenaError(f"expected a file in a folder that there is, got {file!r}")


def with_progress(plan: ArenaPlan, file: Path, jobs: int, texts: Texts) -> tuple[dict[str, Any], bool]:
    """Play, with a bar on the terminal if there is one."""
    book = Book(plan)
    book.read(file)
    there = len(book.games())
    if there > 0:
        note(texts.say("cli-arena-going-on", file=str(file), finished=there, games=plan.games))
    columns = (TextColumn(texts.say("cli-simulated-games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=plan.games, completed=there)
        return run_arena(plan, file, jobs, lambda count: bar.update(task, completed=count))


def show(result: dict[str, Any], file: Path, json_file: str | None, texts: Texts) -> None:
    """The results, as data or for people."""
    if json_file == STDOUT:
        click.echo(json.dumps(result))
        return
    if json_file is not None:
        write_json(json_file, result)
    forgive_output()
    console = Console()
    console.print(overview(result, file, texts))
    console.print(bot_table(result, texts))
    console.print(seat_table(result, texts))
    console.print(order_table(result, texts))


def overview(result: dict[str, Any], file: Path, texts: Texts) -> Table:
    """Which games were played, how long they were and how they ended."""
    say = texts.say
    finished = max(1, result["finished"])
    table = Table(title=heading(result, texts), show_header=False)
    table.add_column(style="bold")
    table.add_column()
    played = {"finished": result["finished"], "games": result["games"], "block": result["block"]}
    table.add_row(say("cli-simulated-games"), say("cli-arena-blocks", **played))
    mean = figure(texts, result["cycles"]["mean"], 1)
    table.add_row(say("cli-simulated-cycles"), say("cli-simulated-length", mean=mean, max=result["cycles"]["max"]))
    for reason, count in result["ended_by"].items():
        if count > 0:
            share = {"number": count, "share": percentage(texts, count / finished)}
            table.add_row(say("cli-simulated-end", reason=reason), say("cli-simulated-share", **share))
    table.add_row(say("cli-arena-even"), percentage(texts, result["even"]))
    if result["test"] is not None:
        table.add_row(say("cli-arena-test"), test_words(result["test"], texts))
    for bot, name in short_names(result["bots"]).items():
        if name != bot:
            table.add_row(name, bot)
    table.add_row(say("cli-arena-file"), str(file))
    return table


def test_words(test: dict[str, Any], texts: Texts) -> str:
    """What a sequential test asks, and what it has decided."""
    low, high = (whole_percentage(texts, share) for share in test["shares"])
    errors = [whole_percentage(texts, share) for share in test["errors"]]
    asked = texts.say("cli-arena-test-asked", bot=test["bot"], low=low, high=high, first=errors[0], second=errors[1])
    ratio = signed(texts, test["ratio"], 2)
    if test["decided"] is not None:
        share = whole_percentage(texts, test["decided"])
        found = texts.say("cli-arena-test-decided", share=share, games=test["games"], ratio=ratio)
    else:
        bound = signed(texts, test["bounds"][test["ratio"] > 0], 2)
        found = texts.say("cli-arena-test-open", games=test["games"], ratio=ratio, bound=bound)
    return f"{asked}\n{found}"


def whole_percentage(texts: Texts, share: float) -> str:
    """A share as it was asked for: with decimal places only where there are some."""
    return texts.say("cli-percentage", number=amount(texts, 100 * share, 2))


def bot_table(result: dict[str, Any], texts: Texts) -> Table:
    """The bots, the best first."""
    say = texts.say
    table = Table(title=say("cli-arena-bots"))
    names = short_names([row["bot"] for row in result["results"]])
    whole = max(map(len, names.values())) <= NAME
    table.add_column(say("cli-arena-bot"), style="bold", overflow="fold", no_wrap=whole)
    played = say("cli-arena-sides" if result["teams"] else "cli-arena-played")
    heads = (played, say("cli-arena-wins"), say("cli-arena-share"), say("cli-arena-rating"), say("cli-arena-time"))
    for head in heads:
        table.add_column(head, justify="right")
    for row in result["results"]:
        rating, slow = row["rating"], figure(texts, row["ms_99_percent"], 1)
        low, high = (signed(texts, rating[bound]) for bound in ("low", "high"))
        between = say("cli-arena-range", low=low, high=high)
        table.add_row(
            names[row["bot"]],
            figure(texts, row["seats"]),
            amount(texts, row["wins"], 1),
            with_range(row, row["seats"], texts),
            f"{signed(texts, rating['mu'])}\n{between}",
            f"{figure(texts, row['ms_per_decision'], 2)}\n{say('cli-arena-slow', ms=slow)}",
        )
    return table


def seat_table(result: dict[str, Any], texts: Texts) -> Table:
    """How often each seat wins, whoever sits there, and with each bot."""
    seats = texts.say("cli-arena-by-seat", teams=len(result["teams"]))
    table = Table(title=f"{seats}, {texts.say('cli-arena-intervals')}")
    table.add_column("", style="bold", overflow="fold")
    for row in result["seats"]:
        table.add_column(seat_name(row["players"], texts), justify="right", no_wrap=True)
    table.add_row(texts.say("cli-arena-all"), *(with_range(row, row["games"], texts) for row in result["seats"]))
    for bot, name in short_names([row["bot"] for row in result["results"]]).items():
        cells = [row for row in result["bots_by_seat"] if row["bot"] == bot]
        table.add_row(name, *(with_range(row, row["games"], texts) for row in cells))
    return table


def order_table(result: dict[str, Any], texts: Texts) -> Table:
    """How often each place of the first turn order wins."""
    table = Table(title=f"{texts.say('cli-arena-by-order')}, {texts.say('cli-arena-intervals')}")
    for row in result["orders"]:
        table.add_column(texts.say("cli-arena-place", place=row["place"]), justify="right")
    table.add_row(*(with_range(row, row["games"], texts) for row in result["orders"]))
    return table


def with_range(row: dict[str, Any], played: int, texts: Texts) -> str:
    """A share, and its interval below it; nothing of what was not played."""
    if played == 0:
        return ""
    low, high = (percents(texts, bound) for bound in row["interval"])
    return f"{percentage(texts, row['share'])}\n{texts.say('cli-arena-range', low=low, high=high)}"


def signed(texts: Texts, value: float, places: int = 1) -> str:
    """A number with decimal places that may be below 0."""
    number = round(value, places)
    return f"{'−' if number < 0 else ''}{figure(texts, abs(number), places)}"
