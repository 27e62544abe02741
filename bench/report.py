"""What the measurements say: ratios, goals, and tables for people."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.table import Table

Numbers = dict[str, Any]
COLUMNS: Final = ("interpreted", "compiled", "catanatron")
MISSING: Final = "–"

ROWS: Final = {
    "decisions_per_second": "decisions / s",
    "turns_per_second": "player turns / s",
    "cycles_per_second": "cycles / s",
    "games_per_second": "games / s",
    "decisions_per_game": "decisions a game",
    "copy_us": "copy, mid-game, µs",
    "copy_and_play_per_second": "copy and play / s",
    "replayed_actions_per_second": "replayed actions / s",
    "strategist_ms": "strategist, a decision, ms",
    "view_us": "view, mid-game, µs",
    "imagine_us": "imagine, mid-game, µs",
    "observation_us": "observation, mid-game, µs",
    "mask_us": "mask, beside listing, µs",
    "batch_steps_per_second": "batch, steps / s",
    "mask_steps_per_second": "batch, masks alone, steps / s",
}
LESS_IS_MORE: Final = ("copy_us", "strategist_ms", "view_us", "imagine_us", "observation_us", "mask_us")
LENGTHS: Final = ("decisions_per_game",)
PAIRS: Final = (("interpreted", "catanatron"), ("compiled", "catanatron"), ("compiled", "interpreted"))
EVERYTHING: Final = "everything"
"""The word for all expansions of an edition, in the name of a game."""
PAGE: Final = 110
"""How wide the tables are where there is no terminal that says."""


@dataclass(frozen=True)
class Goal:
    """A number that a form of the package shall reach; `beside` is whom it is compared with, if anybody."""

    form: str
    number: str
    beside: str | None
    limit: float
    task: str
    with_everything: float | None = None
    """The limit for a game with all expansions, where that is another one."""
    with_boxes: float | None = None
    """The limit for a game with some expansions, where that is another one."""

    @property
    def at_most(self) -> bool:
        return self.number in LESS_IS_MORE

    @property
    def name(self) -> str:
        bound = f"{'at most' if self.at_most else 'at least'} {self.limit:,g}"
        for limit, boxes in ((self.with_boxes, "boxes"), (self.with_everything, "everything")):
            if limit is not None:
                bound += f" ({limit:,g} with {boxes})"
        return f"{ROWS[self.number]}, {self.form}: {bound}{f' times {self.beside}' if self.beside else ''}"

    def limit_of(self, game: str) -> float:
        """The limit for a game."""
        if self.with_everything is not None and game.endswith(EVERYTHING):
            return self.with_everything
        return self.limit if self.with_boxes is None or not has_boxes(game) else self.with_boxes

    def value(self, columns: Numbers) -> float | None:
        """The number reached by the columns of a game; None where it was not measured."""
        if columns.get(self.form) is None or (self.beside and columns.get(self.beside) is None):
            return None
        number = float(columns[self.form][self.number])
        return number / float(columns[self.beside][self.number]) if self.beside else number


def has_boxes(game: str) -> bool:
    """Whether a game, by its name, is played with expansions."""
    return any(part != "teams" for part in game.split("+")[1:])


GOALS: Final = [
    Goal("interpreted", "decisions_per_second", "catanatron", 0.8, "play"),
    Goal("compiled", "decisions_per_second", "catanatron", 20, "play", 12, 12),
    Goal("compiled", "games_per_second", "catanatron", 4, "play"),
    Goal("compiled", "copy_us", None, 1, "copy"),
    Goal("compiled", "replayed_actions_per_second", None, 25_000, "replay"),
    Goal("compiled", "strategist_ms", None, 3, "think", 4),
    Goal("compiled", "observation_us", None, 3, "reports"),
    Goal("compiled", "mask_us", None, 1, "reports"),
    Goal("compiled", "batch_steps_per_second", None, 120_000, "batches"),
    Goal("compiled", "mask_steps_per_second", None, 200_000, "batches"),
]


def goals(columns: Numbers, game: str) -> list[Numbers]:
    """Each goal with what a game has reached, and whether that is enough (None: not measured)."""
    rows = []
    for goal in GOALS:
        value, limit = goal.value(columns), goal.limit_of(game)
        passed = None if value is None else value <= limit if goal.at_most else value >= limit
        row = {"game": game, "goal": goal.name, "limit": limit, "value": value, "passed": passed}
        rows.append({**row, "task": goal.task})
    return rows


def ratio(columns: Numbers, one: str, other: str, number: str) -> float | None:
    """How many times faster one column is than the other."""
    if number not in columns.get(one, {}) or number not in columns.get(other, {}):
        return None
    quotient = float(columns[one][number]) / float(columns[other][number])
    return 1 / quotient if number in LESS_IS_MORE else quotient


def all_ratios(columns: Numbers, pairs: Sequence[tuple[str, str]]) -> Numbers:
    """How many times faster the first of each pair is than the second, by number."""
    return {
        f"{one}/{other}": {number: ratio(columns, one, other, number) for number in ROWS if number not in LENGTHS}
        for one, other in pairs
    }


def ratios(columns: Numbers) -> Numbers:
    """How many times faster than the peer each form is, and the compiled form than the other."""
    return all_ratios(columns, PAIRS)


def editions(games: dict[str, Numbers]) -> Numbers:
    """How many times faster each game is than the first of them, by form."""
    first, *others = games
    forms = [form for form in COLUMNS[:2] if form in games[first]]
    return {
        form: all_ratios({game: games[game][form] for game in games}, [(game, first) for game in others])
        for form in forms
    }


def shown(number: float | None) -> str:
    """A number with as many digits as say something."""
    if number is None:
        return MISSING
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def times(number: float | None) -> str:
    return MISSING if number is None else f"{shown(number)}x"


# Tables


def show(result: Numbers) -> None:
    """Everything, for people."""
    console = Console() if sys.stdout.isatty() else Console(width=PAGE)
    for game in result["games"]:
        console.print(speed_table(result, game))
    for form in result["editions"]:
        console.print(editions_table(result, form))
    console.print(goal_table(result))
    console.print(shared_table(result))
    for game, by_form in result["growth"].items():
        console.print(players_table(game, by_form))
        for form, by_players in by_form.items():
            title = f"{game}, {form}: µs a decision (legal actions)"
            console.print(parts_table(title, by_players, "tenths", "tenth of the game"))
            console.print(parts_table(title, by_players, "cycles", "cycles from"))
    for game, tasks in result["profiles"].items():
        for task, rows in tasks.items():
            console.print(profile_table(f"{game}, {task}", rows))
    for note in result["notes"]:
        console.print(f"Note: {note}.")


def speed_table(result: Numbers, game: str) -> Table:
    table = Table(title=f"{game}: random play of {result['players']}, one core, CPU time, Python {result['python']}")
    table.add_column("", no_wrap=True)
    for heading in (*COLUMNS, *(f"{one[:3]}. / {other[:3]}." for one, other in PAIRS)):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, name in ROWS.items():
        values = [shown(result["games"][game].get(column, {}).get(number)) for column in COLUMNS]
        compared = [times(each.get(number)) for each in result["ratios"][game].values()]
        table.add_row(name, *values, *compared)
    return table


def editions_table(result: Numbers, form: str) -> Table:
    """The games beside each other, and how many times faster than the first the others are."""
    table = Table(title=f"The editions, {form}")
    table.add_column("", no_wrap=True)
    for heading in (*result["games"], *result["editions"][form]):
        table.add_column(heading.replace("/", " / "), justify="right")
    for number, name in ROWS.items():
        values = [shown(columns[form].get(number)) for columns in result["games"].values()]
        table.add_row(name, *values, *(times(each.get(number)) for each in result["editions"][form].values()))
    return table


def goal_table(result: Numbers) -> Table:
    table = Table(title="Goals")
    table.add_column("goal")
    for game in result["games"]:
        table.add_column(game, justify="right")
    words = {True: "[green]pass[/]", False: "[red]FAIL[/]", None: "not measured"}
    for goal in GOALS:
        rows = [row for row in result["goals"] if row["goal"] == goal.name]
        table.add_row(goal.name, *(f"{shown(row['value'])} {words[row['passed']]}" for row in rows))
    return table


def shared_table(result: Numbers) -> Table:
    table = Table(title="A batch over two processes, by the clock on the wall (goal: at least 1.8 times one)")
    table.add_column("", no_wrap=True)
    for heading in ("one process, steps / s", "two processes, steps / s", "times"):
        table.add_column(heading, justify="right")
    for form, row in result["shared"].items():
        table.add_row(form, shown(row["alone"]), shown(row["shared"]), times(row["times"]))
    return table


def players_table(game: str, by_form: Numbers) -> Table:
    table = Table(title=f"{game}: by number of players, with what copies, views and observations cost in µs")
    table.add_column("", no_wrap=True)
    for heading in ("players", "decisions / s", "games / s", "decisions a game", "cycles a game"):
        table.add_column(heading, justify="right")
    for heading in ("early", "middle", "late"):
        table.add_column(f"copy {heading}", justify="right")
    for heading in ("view", "observation"):
        table.add_column(heading, justify="right")
    numbers = ("decisions_per_second", "games_per_second", "decisions_per_game", "cycles_per_game")
    for form, by_players in by_form.items():
        for players, row in by_players.items():
            costs = ("copy_early_us", "copy_us", "copy_late_us", "view_us", "observation_us")
            table.add_row(form, players, *(shown(row[number]) for number in (*numbers, *costs)))
    return table


def parts_table(title: str, by_players: Numbers, kind: str, heading: str) -> Table:
    """What a decision costs in the parts of the game, and how many actions are legal there."""
    table = Table(title=title)
    table.add_column(heading, justify="right")
    for players in by_players:
        table.add_column(f"{players} players", justify="right")
    cells = {
        players: {part["part"]: f"{shown(part['decision_us'])} ({part['legal']:.1f})" for part in row[kind]}
        for players, row in by_players.items()
    }
    for part in sorted({part for column in cells.values() for part in column}):
        name = str(part + 1 if kind == "tenths" else part)
        table.add_row(name, *(column.get(part, MISSING) for column in cells.values()))
    return table


def profile_table(task: str, rows: list[Numbers]) -> Table:
    table = Table(title=f"Where the time goes, interpreted: {task}")
    table.add_column("function")
    table.add_column("own time", justify="right")
    table.add_column("calls", justify="right")
    for row in rows:
        table.add_row(row["function"], f"{row['share']:.1%}", f"{row['calls']:,}")
    return table
