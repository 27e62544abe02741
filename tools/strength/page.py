"""The tables of strength in Markdown, and their place in a page: between two marks, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tools.strength.measurements import Measurement, Refused, Table
from tools.strength.results import Result

BEGIN: Final = "<!-- The tables of strength: python3 dev.py python -m tools.strength writes them. -->"
END: Final = "<!-- The end of the tables of strength. -->"
NOTHING: Final = "*Not measured yet.*"
OTHER: Final = "\\*"
"""Behind the name of a game that another version has played."""

Results = Mapping[str, Result]


def with_tables(page: str, tables: list[Table], results: Results, version: str) -> str:
    """A page with its tables made anew, and all else as it was."""
    if page.count(BEGIN) != 1 or page.count(END) != 1 or page.index(BEGIN) > page.index(END):
        raise Refused(f"expected a page with the lines {BEGIN!r} and {END!r}, in this order and once each")
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{markdown(tables, results, version)}\n\n{END}{after}"


def markdown(tables: list[Table], results: Results, version: str) -> str:
    """All tables, and which version has played."""
    if not results:
        return NOTHING
    parts = [introduction(results, version)]
    for table in tables:
        parts += [f"{table.title}:", "\n".join(lines(table, results, version))]
    return "\n\n".join(parts)


def introduction(results: Results, version: str) -> str:
    """Which version has played, and how many processes at a time."""
    others = sorted({result.version for result in results.values()} - {version})
    said = [f"Version `{version}` of the sources."]
    if others:
        said.append(f"Rows with {OTHER} are of another one: {', '.join(f'`{other}`' for other in others)}.")
    pace = sorted({(result.jobs, result.cores) for result in results.values()})
    said.append(f"Games at a time: {', '.join(f'{jobs} on {cores} cores' for jobs, cores in pace)}.")
    return "\n".join(said)


def lines(table: Table, results: Results, version: str) -> Iterator[str]:
    """A table, line by line."""
    tests = any(measurement.decide for measurement in table.measurements)
    heads = ["game", *["bot"] * table.every_bot, "played", "even", "won (95 %)", *["decided"] * tests, "ms", "99 %"]
    yield f"| {' | '.join(heads)} |"
    yield f"|{'|'.join('---' if head in ('game', 'bot', 'won (95 %)', 'decided') else '---:' for head in heads)}|"
    for measurement in table.measurements:
        result = results.get(measurement.name)
        if result is None:
            yield f"| {measurement.game} | {NOTHING} |{' |' * (len(heads) - 2)}"
            continue
        game = measurement.game + (OTHER if result.version != version else "")
        for row in told(measurement, result, table.every_bot):
            cells = [game, *[f"`{row['bot']}`"] * table.every_bot, *numbers(row, result.found)]
            if tests:
                cells.insert(-2, decided(result.found["test"]))
            yield f"| {' | '.join(cells)} |"


def told(measurement: Measurement, result: Result, every_bot: bool) -> list[dict[str, Any]]:
    """The bots that a table tells about, in the order in which they were named."""
    rows = {row["bot"]: row for row in result.found["results"]}
    return [rows[bot] for bot in (dict.fromkeys(measurement.bots) if every_bot else measurement.bots[:1])]


def numbers(row: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """How often a bot has played and won, and how long it thought."""
    low, high = (f"{100 * bound:.0f}" for bound in row["interval"])
    won = f"{100 * row['share']:.0f} % ({low} to {high})"
    return [
        f"{row['seats']:,}",
        f"{100 * found['even']:.0f} %",
        won,
        ms(row["ms_per_decision"]),
        ms(row["ms_99_percent"]),
    ]


def decided(test: dict[str, Any] | None) -> str:
    """What a sequential test has found."""
    if test is None:
        return "–"
    low, high = (f"{100 * share:g}" for share in test["shares"])
    if test["decided"] is None:
        return f"open: {low} or {high} %"
    right, wrong = (high, low) if test["decided"] == test["shares"][1] else (low, high)
    return f"{right} %, not {wrong} %"


def ms(time: float) -> str:
    """A time in milliseconds, not more exact than it is."""
    return f"{time:,.0f}" if time >= 100 else f"{time:.1f}" if time >= 1 else f"{time:.2f}"
