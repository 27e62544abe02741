"""`cyclades learn`: play games among bots, and fit a model of how likely each team is to win."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cyclades.cli.needs import needs
from cyclades.cli.output import Problem, write_json
from cyclades.cli.simulate import INTERRUPTED
from cyclades.engine.errors import CycladesError
from cyclades.simulation import until_interrupted

HELP = """Play games among bots, write down their positions, fit a model of who wins, and say how good it is.

Games that are in the folder are not played again: Ctrl-C, and the same command goes on. A fifth of the games is not
learned from, and the report is about these.

\b
  cyclades learn --games 200 --folder learned
  cyclades learn --games 10000 --folder learned --jobs 8 --out value.json
"""


@click.command("learn", short_help="Fit a model of how likely each team is to win.", help=HELP)
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many of each edition.")
@click.option("--edition", "editions", multiple=True, help="legendary or classic. Default: both.")
@click.option("--bot", default="strategist-1", show_default=True, help="Who plays the games.")
@click.option(
    "--folder", type=click.Path(path_type=Path), default=Path("learned"), show_default=True, help="For games."
)
@click.option("--out", type=click.Path(path_type=Path), help="Where the model is written. Default: in the folder.")
@click.option("--report", "report_file", type=click.Path(path_type=Path), help="Where the report is written, as JSON.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes play.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games and model.")
@click.option("--hidden", type=click.IntRange(0, 256), default=8, show_default=True, help="Hidden units; 0 is linear.")
@click.option("--epochs", type=click.IntRange(min=1), default=30, show_default=True, help="How often all is looked at.")
@click.option(
    "--arrays",
    type=click.Choice(["numpy", "cupy"]),
    default="numpy",
    show_default=True,
    help="What does the sums; cupy on a graphics card.",
)
@click.option("--play-only", is_flag=True, help="Play the games, and fit nothing.")
@needs("learn", "the command `learn`")
def learn_command(
    games: int,
    editions: tuple[str, ...],
    bot: str,
    folder: Path,
    out: Path | None,
    report_file: Path | None,
    jobs: int,
    seed: int,
    hidden: int,
    epochs: int,
    arrays: str,
    play_only: bool,
) -> None:
    """Play, fit and report."""
    from cyclades.learning.fit import Settings  # what needs numpy is not read before it is known to be there
    from cyclades.learning.pipeline import Learning

    console = Console(stderr=True)
    try:
        learning = Learning(
            editions or ("legendary", "classic"),
            bot,
            seed,
            games,
            folder,
            Settings(hidden=hidden, epochs=epochs, seed=seed),
        )
        if not played(learning, jobs, console):
            sys.exit(INTERRUPTED)
        if play_only:
            return
        model = learning.fit(arrays, told=lambda epoch, learned, held: tell(console, epoch, learned, held))
        learning.save(model, out or folder / "value.json")
        reports = learning.reports(model)
    except CycladesError as error:
        raise Problem(str(error)) from None
    if report_file is not None:
        write_json(str(report_file), reports)
    for each in reports:
        Console().print(table_of(each))


def played(learning: Any, jobs: int, console: Console) -> bool:
    """Play all games that are missing, with a bar on the terminal if there is one; whether all are there."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with until_interrupted() as stop, Progress(*columns, console=console, disable=not sys.stderr.isatty()) as bar:
        for edition in learning.editions:
            task = bar.add_task(edition, total=len(learning.parts))
            learning.play(edition, jobs, stop, lambda more, task=task: bar.advance(task, more))
        return not stop.asked


def tell(console: Console, epoch: int, learned: float, held: float) -> None:
    """How far the fit has come."""
    console.print(f"epoch {epoch}: {learned:.4f} on what is learned from, {held:.4f} on what was held back")


def table_of(report: dict[str, Any]) -> Table:
    """A report for people."""
    table = Table(title=f"{report['edition']}, model {report['model']}")
    for name in ("players", "boxes", "moment", "games", "positions", "log-loss", "by worth", "by guessing", "off by"):
        table.add_column(name)
    for row in report["rows"]:
        table.add_row(
            f"{row['players']}{' in teams' if row['teams'] else ''}",
            ", ".join(row["expansions"]),
            row["moment"],
            str(row["games"]),
            str(row["positions"]),
            f"{row['log_loss']:.3f} ± {1.96 * row['standard_error']:.3f}",
            f"{row['by_worth']:.3f}",
            f"{row['by_guessing']:.3f}",
            f"{row['furthest_off']:.3f}",
        )
    return table
