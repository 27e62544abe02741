"""A picture of the results of an arena: win shares, ratings, seats and turn order, with their 95 % intervals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclades.arena.plan import ArenaError
from cyclades.arena.report import short_names
from cyclades.extras import MissingExtra, require
from cyclades.text import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES: Final = (".svg", ".png", ".pdf")
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f", "#a65628")
"""Colours that people who are colour-blind can tell apart, too, as far as there are any."""
INK: Final = "#333333"
BAND: Final = "#f3f3f3"
STYLE: Final[dict[Any, Any]] = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "svg.hashsalt": "cyclades",  # the same results, the same file
}
SPREAD: Final = 0.6
"""How much of the room of a seat its bots take."""


def check_plot(file: str | Path) -> None:
    """Refuse a plot that could not be drawn, before any game is played."""
    suffix = Path(file).suffix.lower()
    if suffix not in SUFFIXES:
        raise ArenaError(f"expected a plot with the suffix {', '.join(SUFFIXES)}, got {str(file)!r}")
    try:
        require("plot", "a plot")
    except MissingExtra as error:
        raise ArenaError(str(error)) from None


def draw_plot(result: dict[str, Any], file: str | Path, language: str = "en") -> None:
    """Draw the results that `run_arena` gives to a file: SVG, PNG or PDF, as its suffix says."""
    check_plot(file)
    import matplotlib
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    texts = Texts(language, result["edition"])
    rows = result["results"]
    colours = {row["bot"]: COLOURS[number % len(COLOURS)] for number, row in enumerate(rows)}
    heights = [0.7 + 0.42 * max(2, len(rows)), 0.7 + (0.25 + 0.16 * len(rows)) * max(2, len(result["seats"]))]
    with matplotlib.rc_context(STYLE):
        picture = Figure(figsize=(11.5, 1 + sum(heights)), layout=ConstrainedLayoutEngine(hspace=0.06, wspace=0.06))
        title = f"{heading(result, texts)} ({texts.say('cli-arena-intervals')})"
        picture.suptitle(title, x=0.01, ha="left", fontsize=13, color=INK)
        (shares, ratings), (seats, orders) = picture.subplots(2, 2, height_ratios=heights)
        draw_shares(shares, result, colours, texts)
        draw_ratings(ratings, result, colours, texts)
        draw_seats(seats, result, colours, texts)
        draw_orders(orders, result, texts)
        if len(rows) > 1:
            draw_legend(picture, colours, texts)
        dateless = {"Date": None} if Path(file).suffix.lower() == ".svg" else {}
        picture.savefig(file, dpi=150, metadata=dateless)


def heading(result: dict[str, Any], texts: Texts) -> str:
    """Which games these were."""
    edition = " + ".join([result["edition"], *result["expansions"]])
    about = {"players": result["players"], "teams": len(result["teams"]), "seed": str(result["seed"])}
    games = texts.say("cli-arena-games", number=result["finished"])
    return f"{texts.say('cli-simulated', edition=edition, **about)}, {games}"


def draw_shares(axes: Axes, result: dict[str, Any], colours: dict[str, str], texts: Texts) -> None:
    """The win share of each bot, beside the even share."""
    rows = result["results"]
    for level, row in enumerate(rows):
        mark(axes, level, 100 * row["share"], [100 * bound for bound in row["interval"]], colours[row["bot"]])
    name_rows(axes, list(short_names([row["bot"] for row in rows]).values()))
    draw_even(axes, result, texts)
    axes.annotate(
        texts.say("cli-arena-even"),
        (100 * result["even"], 0.0),
        xycoords=("data", "axes fraction"),
        xytext=(4, 4),
        textcoords="offset points",
        color=INK,
        fontsize=8.5,
    )
    axes.set_title(capital(texts.say("cli-arena-share")))


def draw_ratings(axes: Axes, result: dict[str, Any], colours: dict[str, str], texts: Texts) -> None:
    """The rating of each bot, whose name is at the left of its share."""
    rows = result["results"]
    for level, row in enumerate(rows):
        rating = row["rating"]
        mark(axes, level, rating["mu"], [rating["low"], rating["high"]], colours[row["bot"]])
    name_rows(axes, [""] * len(rows))
    axes.set_title(capital(texts.say("cli-arena-rating")))


def draw_seats(axes: Axes, result: dict[str, Any], colours: dict[str, str], texts: Texts) -> None:
    """The win share of each seat, of all bots and, where there are several, of each of them."""
    seats = result["seats"]
    bots = list(colours) if len(colours) > 1 else []
    for level, row in enumerate(seats):
        if level % 2 == 0:
            axes.axhspan(level - 0.5, level + 0.5, color=BAND, linewidth=0, zorder=0)
        by_bot = {found["bot"]: found for found in result["bots_by_seat"] if found["players"] == row["players"]}
        for lane, found in enumerate([row, *(by_bot[bot] for bot in bots)]):
            at = level + SPREAD * (lane / len(bots) - 0.5) if bots else level
            colour = colours[bots[lane - 1]] if lane else INK
            if found["games"] > 0:
                mark(axes, at, 100 * found["share"], [100 * bound for bound in found["interval"]], colour, small=True)
    name_rows(axes, [seat_name(row["players"], texts) for row in seats])
    draw_even(axes, result, texts)
    axes.set_title(texts.say("cli-arena-by-seat", teams=len(result["teams"])))


def draw_orders(axes: Axes, result: dict[str, Any], texts: Texts) -> None:
    """The win share of each place of the turn order at the start."""
    rows = result["orders"]
    for level, row in enumerate(rows):
        mark(axes, level, 100 * row["share"], [100 * bound for bound in row["interval"]], INK)
    name_rows(axes, [texts.say("cli-arena-place", place=row["place"]) for row in rows])
    draw_even(axes, result, texts)
    axes.set_title(texts.say("cli-arena-by-order"))


def draw_legend(picture: Figure, colours: dict[str, str], texts: Texts) -> None:
    """Which colour is whose, below all."""
    from matplotlib.lines import Line2D

    named = {texts.say("cli-arena-all"): INK} | {name: colours[bot] for bot, name in short_names(list(colours)).items()}
    dots = [Line2D([], [], marker="o", linestyle="", color=colour, label=name) for name, colour in named.items()]
    picture.legend(handles=dots, loc="outside lower left", ncols=min(5, len(dots)), frameon=False, labelcolor=INK)


def seat_name(players: list[int], texts: Texts) -> str:
    """A seat, or the seats of a team, counted from 1."""
    seats = "+".join(str(player + 1) for player in players)
    return texts.say("cli-arena-players", number=len(players), seats=seats)


def mark(axes: Axes, level: float, value: float, interval: list[float], colour: str, small: bool = False) -> None:
    """A point with its interval."""
    thick, dot = (1.5, 4) if small else (3, 8)
    axes.plot(interval, [level, level], color=colour, linewidth=thick, alpha=0.55, solid_capstyle="round")
    axes.plot([value], [level], "o", color=colour, markersize=dot, clip_on=False, zorder=3)


def name_rows(axes: Axes, names: list[str]) -> None:
    """Names at the left, the first at the top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)


def draw_even(axes: Axes, result: dict[str, Any], texts: Texts) -> None:
    """The share of somebody who is no better and no worse than the others, and percentages below."""
    axes.axvline(100 * result["even"], color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_xlim(left=0)
    axes.xaxis.set_major_formatter(lambda value, _: texts.say("cli-percentage", number=f"{value:.0f}"))


def capital(text: str) -> str:
    """A text as a title."""
    return text[:1].upper() + text[1:]
