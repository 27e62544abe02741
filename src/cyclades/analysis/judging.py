"""Judging a decision by what its player could know then: what the strategist advises from that view beside what was
played, each played on to the end of the cycle in the same worlds, drawn anew for every pair of rollouts."""

from __future__ import annotations

import hashlib
import math
from typing import Any, Final

from msgspec import Struct

from cyclades.analysis.chances import chances
from cyclades.analysis.course import before, replayed
from cyclades.analysis.findings import BetterAnswer
from cyclades.analysis.sentences import better_words
from cyclades.bots.advice import Advice, ideas
from cyclades.bots.reasons import give_reasons
from cyclades.bots.rollouts import played_on
from cyclades.bots.strategist import Strategist

EFFORT: Final = 60
"""How many positions the adviser may try for an answer."""
CANDIDATES: Final = 3
"""How many answers that the strategist likes are compared with what was played."""
SCREENED: Final = 12
"""How many worlds show whether a closer look is worth it."""
PAIRS: Final = 128
"""How many pairs of rollouts prove an answer better; none of the screen is among them."""
PIECE: Final = 8
"""How many rollouts are one piece of work; by the plain sources, a rollout takes a quarter of a second at worst."""
LEAST_WORLDS: Final = 2
"""How many worlds are in a piece, however many answers are compared."""
TELLING: Final = 6
"""In how many worlds no answer must have been better before the rest is spared."""
LEAST_GAP: Final = 0.05
"""What the gap is at least, by the lower end of its interval, to be told."""
PROMISING: Final = 0.03
"""A gap in the screen below which no closer look is worth it."""
DEVIATIONS: Final = 1.98
"""How many standard errors the interval of 95 percent reaches to either side."""
ADVICE: Final = "advice"
SCREEN: Final = "screen"
PROOF: Final = "proof"

World = list[float]
"""What the chance of a player became in a world, after each of some answers: what was played comes first."""


class Suspicion(Struct):
    """An answer that may have been better than what was played, as far as a few rollouts tell."""

    at: int
    played: str
    better: str
    gap: float


def seed_of(seed: int, at: int, purpose: str, number: int) -> int:
    """The seed of a world: other decisions, purposes and numbers have others."""
    digest = hashlib.blake2b(f"{seed} {at} {purpose} {number}".encode(), digest_size=5).digest()
    return int.from_bytes(digest, "big")


def adviser(seed: int, at: int) -> Strategist:
    """Who says which answers are worth a look, and why."""
    return Strategist(EFFORT, seed_of(seed, at, ADVICE, 0))


def decision_at(record: str, at: int) -> tuple[dict[str, Any], str, int]:
    """A decision: what its player saw, what was played, and the player's team."""
    game = before(record, at)
    _, nodes = replayed(record)
    return game.view(game.player), nodes[at].action.notation, int(game.rules.team_of[game.asked])


def candidates(record: str, at: int, seed: int) -> list[str]:
    """The answers that are compared: what was played, and others that the strategist likes from the same view."""
    view, played, _ = decision_at(record, at)
    bot = adviser(seed, at)
    game, generator = bot.imagined(view)
    liked = [row.action.notation for row in ideas(bot.advised(game, generator))]
    return [played, *[answer for answer in liked if answer != played][:CANDIDATES]]


def compared(record: str, at: int, answers: list[str], seed: int, purpose: str, first: int, number: int) -> list[World]:
    """What becomes of some answers in so many worlds, from one on."""
    view, _, team = decision_at(record, at)
    weights = adviser(seed, at).weights
    worlds = range(first, first + number)
    played = [played_on(view, answers, seed_of(seed, at, purpose, world), weights) for world in worlds]
    return [[chances(end)[team] for end in ends] for ends in played]


def gaps(worlds: list[World], answer: int) -> list[float]:
    """By how much an answer was better in each world than what was played."""
    return [world[answer] - world[0] for world in worlds]


def best_answer(worlds: list[World]) -> tuple[int, float]:
    """The answer besides what was played that did best, and its mean gap."""
    means = [sum(gaps(worlds, answer)) / len(worlds) for answer in range(1, len(worlds[0]))]
    best = max(range(len(means)), key=means.__getitem__)
    return best + 1, means[best]


def suspected(at: int, answers: list[str], worlds: list[World]) -> Suspicion | None:
    """The answer that may have been clearly better than what was played, after the screen."""
    best, mean = best_answer(worlds)
    if mean < PROMISING or interval(gaps(worlds, best))[1] <= LEAST_GAP:
        return None
    return Suspicion(at, answers[0], answers[best], mean)


def interval(values: list[float]) -> tuple[float, float]:
    """The interval of 95 percent of the mean of some values."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = DEVIATIONS * math.sqrt(variance / len(values))
    return mean - reach, mean + reach


def hopeless(worlds: list[World]) -> bool:
    """Whether no answer will be proven better, as far as one can tell: no more rollouts are spent on it."""
    if len(worlds) < TELLING:
        return False
    return all(interval(gaps(worlds, answer))[1] < LEAST_GAP for answer in range(1, len(worlds[0])))


def explained(record: str, suspicion: Suspicion, worlds: list[World], seed: int) -> BetterAnswer | None:
    """An answer that was better beyond doubt, with words; None where that is not proven."""
    low, high = interval(gaps(worlds, 1))
    if low <= LEAST_GAP:
        return None
    game = before(record, suspicion.at)
    bot = adviser(seed, suspicion.at)
    imagined, generator = bot.imagined(game.view(game.player))
    found = ideas(bot.advised(imagined, generator))
    row = next((row for row in found if row.action.notation == suspicion.better), None)
    if row is None:
        row = Advice(imagined.parse(suspicion.better), 0.0)
        found = [row, *found]
    give_reasons(imagined, [row], found, bot.search(imagined))
    chance, better_chance = (sum(world[answer] for world in worlds) / len(worlds) for answer in range(2))
    return BetterAnswer(
        at=suspicion.at,
        cycle=int(game.s[game.f.cycle]),
        player=int(game.rules.player_of[game.asked]),
        faction=game.rules.factions[game.asked],
        played=suspicion.played,
        better=suspicion.better,
        chance=chance,
        better_chance=better_chance,
        gap=[low, high],
        words=better_words(game, suspicion.played, suspicion.better, (chance, better_chance), row.reason, row.about),
    )
