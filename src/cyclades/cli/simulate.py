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
from cyclades.bots import said_names
from cyclades.cli.game_options import edition_options, table_options
from cyclades.cli.language import forgive_output, language_option
from cyclades.cli.mixes import refusal
from cyclades.cli.output import Problem
from cyclades.counting import counts_things
from cyclades.engine.errors import CycladesError
from cyclades.rules.events import KINDS
from cyclades.simulation import Plan, checked_plan, simulate
from cyclades.text import Texts

INTERRUPTED = 130


@click.command("simulate", short_help="Play many games among bots and count.")
@edition_options
@click.option("--players", type=int, default=4, show_default=True, help="How many play.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help=f"One for all or one each: {said_names()}, novice@20 (effort), FILE.py:CLASS, MODULE:CLASS.",
)
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, help="The same seed gives the same games. Default: one is drawn, and told.")
@click.option("--max-cycles", type=int, default=60, show_default=True, help="After so many the standings decide.")
@click.option(
    "--board",
    default="ready",
    show_default=True,
    help="ready, random (another in each game), mixed (both in turn), or a FILE.",
)
@click.option("--jobs", type=int, default=1, show_default=True, help="How many processes play.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
@table_options
def simulate_command(
    edition: str,
    expansions: tuple[str, ...],
    teams: Any,
    options: dict[str, Any],
    players: int,
    bots: str,
    games: int,
    seed: int | None,
    max_cycles: int,
    board: str,
    jobs: int,
    as_json: bool,
    language: str,
) -> None:
    """Play many games among bots and count what happened. Ctrl-C prints what there is so far."""
    names = [name.strip() for name in bots.split(",")]
    try:
        plan = checked_plan(edition, players, names, games, seed, max_cycles, board, expansions, teams, options)
        texts = Texts(language, edition, expansions=expansions)
        result, complete = with_progress(plan, jobs, texts)
    except (CycladesError, BoardError) as error:
        raise Problem(refusal(error, language, edition, players, expansions, teams, options)) from None
    if as_json:
        click.echo(json.dumps(result))
    else:
        forgive_output()
        print_tables(result, Console(), texts)
    if not complete:
        sys.exit(INTERRUPTED)


def with_progress(plan: Plan, jobs: int, texts: Texts) -> tuple[dict[str, Any], bool]:
    """Simulate, with a bar on the terminal if there is one."""
    columns = (TextColumn(texts.say("cli-simulated-games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task("", total=plan.games)
        return simulate(plan, jobs, lambda more: bar.advance(task, more))


def print_tables(result: dict[str, Any], console: Console, texts: Texts) -> None:
    """The result for people."""
    console.print(overview(result, texts))
    console.print(event_table(result, texts))
    console.print(use_table(result, texts))


def figure(texts: Texts, value: float, places: int = 0) -> str:
    """A number as the language writes it, with so many decimal places."""
    whole, _, decimals = f"{value:.{places}f}".partition(".")
    if decimals:
        return texts.say("cli-decimal", whole=int(whole), decimals=decimals)
    return texts.say("cli-figure", number=int(whole))


def amount(texts: Texts, value: float, places: int) -> str:
    """A number with at most so many decimal places: as few as say the same."""
    decimals = f"{value:.{places}f}".partition(".")[2].rstrip("0")
    return figure(texts, value, len(decimals))


def percents(texts: Texts, share: float) -> str:
    """A share of one in percent, with a decimal place; the whole is 100."""
    return figure(texts, 100 * share, 0 if share > 0.9995 else 1)


def percentage(texts: Texts, share: float) -> str:
    """The same with its sign."""
    return texts.say("cli-percentage", number=percents(texts, share))


def overview(result: dict[str, Any], texts: Texts) -> Table:
    """Who won, how the games ended, and how long they were."""
    say = texts.say
    finished = max(1, result["finished"])
    edition = " + ".join([result["edition"], *result["expansions"]])
    teams = len(result["teams"])
    title = say("cli-simulated", edition=edition, players=result["players"], teams=teams, seed=str(result["seed"]))
    table = Table(title=title, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    table.add_row(
        say("cli-simulated-games"),
        say("cli-simulated-finished", finished=result["finished"], games=result["games"]),
    )
    each = figure(texts, result["decisions"] / finished)
    table.add_row(
        say("cli-simulated-decisions"), say("cli-simulated-decided", number=result["decisions"], average=each)
    )
    mean = figure(texts, result["cycles"]["mean"], 1)
    table.add_row(say("cli-simulated-cycles"), say("cli-simulated-length", mean=mean, max=result["cycles"]["max"]))
    sides = [[player] for player in range(result["players"])] if not teams else result["teams"]
    for members, wins in zip(sides, result["team_wins"] or result["wins"], strict=True):
        bots = ", ".join(dict.fromkeys(result["bots"][player] for player in members))
        won = {"number": amount(texts, wins, 2), "share": percentage(texts, wins / finished), "bot": bots}
        seats = "+".join(str(player + 1) for player in members)
        side = say("cli-simulated-team-wins", team=seats) if teams else say("cli-simulated-wins", player=seats)
        table.add_row(side, say("cli-simulated-won", **won))
    places = [percentage(texts, wins / finished) for wins in result["order_wins"]]
    table.add_row(say("cli-simulated-order"), " ".join(places))
    for reason, count in result["ended_by"].items():
        if count > 0:
            share = {"number": count, "share": percentage(texts, count / finished)}
            table.add_row(say("cli-simulated-end", reason=reason), say("cli-simulated-share", **share))
    form = "compiled" if result["compiled"] else "interpreted"
    speed = say("cli-simulated-pace", number=result["decisions_per_second"], form=form)
    table.add_row(say("cli-simulated-speed"), speed)
    return table


def event_table(result: dict[str, Any], texts: Texts) -> Table:
    """What happened: kinds of events, with their names where they have any."""
    finished = max(1, result["finished"])
    kinds: dict[str, dict[str, int]] = {}
    for label, count in result["events"].items():
        kind, _, name = label.partition(" ")
        kinds.setdefault(kind, {})[name] = count
    table = Table(title=texts.say("cli-happened"))
    table.add_column(texts.say("cli-happened-event"), style="bold")
    table.add_column(texts.say("cli-happened-count"), justify="right")
    table.add_column(texts.say("cli-happened-average"), justify="right")
    table.add_column(texts.say("cli-happened-names"))
    for kind, names in sorted(kinds.items(), key=lambda row: texts.say(f"label-{row[0]}").casefold()):
        total = sum(names.values())
        table.add_row(
            texts.say(f"label-{kind}"),
            figure(texts, total),
            figure(texts, total / finished, 1),
            ", ".join(
                texts.say("cli-happened-name", name=event_name(texts, kind, name), number=count)
                for name, count in names.items()
                if name
            ),
        )
    return table


def use_table(result: dict[str, Any], texts: Texts) -> Table:
    """Gods, cards and other things that there are in the game, the most used first, and whether their users won."""
    table = Table(title=texts.say("cli-used", share=percentage(texts, result["even_share"])))
    table.add_column(texts.say("cli-used-thing"))
    for head in ("cli-used-uses", "cli-used-games", "cli-used-winners", "cli-used-users"):
        table.add_column(texts.say(head), justify="right")
    for kind, names in result["use"].items():
        if not counts_things(kind):
            continue
        table.add_section()
        table.add_row(texts.say("cli-used-heroes" if kind == "hero-recruited" else f"label-{kind}"), style="bold")
        for name, use in sorted(names.items(), key=lambda row: -row[1]["uses"]):
            counts = [figure(texts, use[count]) for count in ("uses", "games")]
            shares = [
                texts.say("cli-used-never") if use[share] is None else percentage(texts, use[share])
                for share in ("winner_share", "win_share")
            ]
            table.add_row(f"  {event_name(texts, kind, name)}", *counts, *shares)
    return table


def event_name(texts: Texts, kind: str, name: str) -> str:
    """The name that tells events of a kind from each other: of a god, a card, a way to a Metropolis …"""
    counted = KINDS.by_name[kind].counted
    if counted == "way":
        return texts.say("cli-way", way=name)
    if counted == "reason":
        return texts.say("cli-reason", reason=name)
    return str(texts.filled(counted, name, ""))
