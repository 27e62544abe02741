"""What the games of an arena say about its bots and its seats, as plain data."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from cyclades.arena.course import course_of
from cyclades.arena.plan import ArenaPlan
from cyclades.arena.ratings import ratings
from cyclades.arena.results import Played
from cyclades.arena.times import counted, quantile
from cyclades.compiling import compiled

Z: Final = 1.959964
"""How many standard deviations to each side hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    shrink = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / shrink
    reach = Z / shrink * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Count:
    """How often somebody played, or somebody at some seat, and won. A shared victory is shared out."""

    games: int = 0
    wins: Fraction = Fraction(0)

    def add(self, wins: Fraction) -> None:
        self.games += 1
        self.wins += wins

    def data(self, played: str) -> dict[str, Any]:
        low, high = wilson(float(self.wins), self.games)
        return {
            played: self.games,
            "wins": round(float(self.wins), 6),
            "share": round(float(self.wins) / max(1, self.games), 6),
            "interval": [round(low, 6), round(high, 6)],
        }


def summary(plan: ArenaPlan, games: Sequence[Played]) -> dict[str, Any]:
    """The results of an arena. The order of the games matters to the ratings. Those that were played after a test had
    decided do not count: how many there are depends on how fast processes are."""
    course = course_of(plan, {game.game: game for game in games})
    if course is not None and course.decided is not None:
        games = games[: course.games]
    sides = range(len(plan.sides))
    # by bot and side; None stands for all of them
    counts = {(bot, side): Count() for bot in [*plan.bots, None] for side in [*sides, None]}
    for game in games:
        for side in sides:
            bot = bot_of(plan, game, side)
            for key in ((bot, side), (bot, None), (None, side)):
                counts[key].add(game.won(side))
    orders = [Count() for _ in sides]
    for game in games:
        for place, side in enumerate(game.order):
            orders[place].add(game.won(side))
    table = plan.table
    ended = Counter(game.ended_by for game in games)
    return {
        "edition": table.edition,
        "expansions": list(table.expansions),
        "players": table.players,
        "teams": table.teams or [],
        "options": table.options,
        "bots": list(plan.entries),
        "board": table.board,
        "seed": table.seed,
        "max_cycles": table.max_cycles,
        "compiled": compiled,
        "games": plan.games,
        "block": plan.block,
        "finished": len(games),
        "decisions": sum(sum(game.decisions) for game in games),
        "cycles": {
            "mean": round(sum(game.cycles for game in games) / max(1, len(games)), 3),
            "max": max((game.cycles for game in games), default=0),
        },
        "ended_by": {reason: ended[reason] for reason in table.game(0)[0].rules.reasons},
        "test": None if course is None else course.data(),
        "even": round(1 / len(plan.sides), 6),
        "results": bot_rows(plan, games, {bot: counts[bot, None] for bot in plan.bots}),
        "seats": [{"players": plan.sides[side], **counts[None, side].data("games")} for side in sides],
        "orders": [{"place": place, **count.data("games")} for place, count in enumerate(orders, start=1)],
        "bots_by_seat": [
            {"bot": bot, "players": plan.sides[side], **counts[bot, side].data("games")}
            for bot in plan.bots
            for side in sides
        ],
    }


def short_names(bots: Sequence[str]) -> dict[str, str]:
    """Bots as pictures and tables call them: one from a file or a module by its class and effort alone, as long as that
    tells it from the others.

    >>> short_names(["novice@10", "bots/mybot.py:Greedy@8"])
    {'novice@10': 'novice@10', 'bots/mybot.py:Greedy@8': 'Greedy@8'}
    """
    classes = Counter(bot.rpartition(":")[2] for bot in dict.fromkeys(bots))
    return {bot: name if classes[name := bot.rpartition(":")[2]] == 1 else bot for bot in bots}


def bot_of(plan: ArenaPlan, game: Played, side: int) -> str:
    """The bot that plays a side of a game."""
    return plan.entries[game.seats[plan.sides[side][0]]]


def bot_rows(plan: ArenaPlan, games: Sequence[Played], counts: dict[str, Count]) -> list[dict[str, Any]]:
    """What there is to say about each bot; the one with the best rating first."""
    rated = ratings(plan.bots, [rated_sides(plan, game) for game in games])
    decisions: Counter[str] = Counter()
    seconds: dict[str, float] = dict.fromkeys(plan.bots, 0.0)
    times: dict[str, list[list[int]]] = {bot: [] for bot in plan.bots}
    for game in games:
        for entry, answers, spent, note in zip(game.seats, game.decisions, game.seconds, game.times, strict=True):
            decisions[plan.entries[entry]] += answers
            seconds[plan.entries[entry]] += spent
            times[plan.entries[entry]].append(note)
    rows = []
    for bot in sorted(plan.bots, key=lambda bot: -rated[bot][0]):
        mu, sigma = rated[bot]
        rating = {"mu": mu, "sigma": sigma, "low": mu - Z * sigma, "high": mu + Z * sigma}
        rows.append(
            {
                "bot": bot,
                **counts[bot].data("seats"),
                "rating": {name: round(value, 4) for name, value in rating.items()},
                "decisions": decisions[bot],
                "ms_per_decision": round(1000 * seconds[bot] / max(1, decisions[bot]), 3),
                "ms_99_percent": round(quantile(counted(times[bot]), 0.99), 3),
            }
        )
    return rows


def rated_sides(plan: ArenaPlan, game: Played) -> list[tuple[str, int, int]]:
    """The sides of a game as ratings see them."""
    return [(bot_of(plan, game, side), len(plan.sides[side]), place) for side, place in enumerate(game.places)]
