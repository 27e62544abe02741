"""`cyclades simulate`: play many games among bots and count what happened."""

from __future__ import annotations

import json
import sys
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cyclades.board import BoardError
from cyclades.engine.errors import CycladesError
from cyclades.simulation import BOTS, Plan, checked_plan, simulate

INTERRUPTED = 130


class SimulateProblem(click.ClickException):
    """Bad input, told in one line."""

    exit_code = 2


@click.command("simulate")
@click.option("--edition", default="legendary", show_default=True, help="The edition of the game.")
@click.option("--players", type=int, default=4, show_default=True, help="How many play.")
@click.option("--bots", default="random", show_default=True, help=f"One for all or one each: {', '.join(BOTS)}.")
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, help="The same seed gives the same games. Default: one is drawn, and told.")
@click.option("--max-cycles", type=int, default=60, show_default=True, help="After so many the standings decide.")
@click.option("--board", default="ready", show_default=True, help="ready, random (another in each game), or a FILE.")
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes play.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate_command(
    edition: str,
    players: int,
    bots: str,
    games: int,
    seed: int | None,
    max_cycles: int,
    board: str,
    jobs: int,
    as_json: bool,
) -> None:
    """Play many games among bots and count what happened. Ctrl-C prints what there is so far."""
    names = [name.strip() for name in bots.split(",")]
    try:
        plan = checked_plan(edition, players, names, games, seed, max_cycles, board)
        result, complete = with_progress(plan, jobs)
    except (CycladesError, BoardError) as error:
        raise SimulateProblem(str(error)) from None
    if as_json:
        click.echo(json.dumps(result))
    else:
        print_tables(result, Console())
    if not complete:
        sys.exit(INTERRUPTED)


def with_progress(plan: Plan, jobs: int) -> tuple[dict[str, Any], bool]:
    """Simulate, with a bar on the terminal if there is one."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("games", total=plan.games)
        return simulate(plan, jobs, lambda more: bar.advance(task, more))


def print_tables(result: dict[str, Any], console: Console) -> None:
    """The result for people."""
    console.print(overview(result))
    console.print(event_table(result))


def overview(result: dict[str, Any]) -> Table:
    """Who won, how the games ended, and how long they were."""
    finished = max(1, result["finished"])
    table = Table(title=f"{result['edition']}, {result['players']} players, seed {result['seed']}", show_header=False)
    table.add_column(style="bold")
    table.add_column()
    table.add_row("games", f"{result['finished']:,} of {result['games']:,} played to the end")
    table.add_row("decisions", f"{result['decisions']:,}, {result['decisions'] / finished:,.0f} a game")
    table.add_row("cycles", f"{result['cycles']['mean']:.1f} on average, {result['cycles']['max']} at most")
    for seat, (bot, wins) in enumerate(zip(result["bots"], result["wins"], strict=True)):
        table.add_row(f"wins of player {seat}", f"{wins:,.2f} ({wins / finished:.1%}), {bot}")
    for reason, count in result["ended_by"].items():
        table.add_row(f"ended by {reason}", f"{count:,} ({count / finished:.1%})")
    form = "compiled" if result["compiled"] else "interpreted"
    table.add_row("speed", f"{result['decisions_per_second']:,} decisions a second, {form}")
    return table


def event_table(result: dict[str, Any]) -> Table:
    """What happened: kinds of events, with their names where they have any."""
    finished = max(1, result["finished"])
    kinds: dict[str, dict[str, int]] = {}
    for label, count in result["events"].items():
        kind, _, name = label.partition(" ")
        kinds.setdefault(kind, {})[name] = count
    table = Table(title="What happened")
    table.add_column("event", style="bold")
    table.add_column("count", justify="right")
    table.add_column("a game", justify="right")
    table.add_column("by name")
    for kind, names in kinds.items():
        total = sum(names.values())
        shown = ", ".join(f"{name} {count:,}" for name, count in names.items() if name)
        table.add_row(kind, f"{total:,}", f"{total / finished:,.1f}", shown)
    return table
