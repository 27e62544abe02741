"""Ratings of bots from the places they reach: the Plackett-Luce model of Weng and Lin, as openskill has it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

Side = tuple[str, int, int]
"""A side of a game: its bot, how many players it has, and its place in the end."""


def ratings(bots: Sequence[str], games: Iterable[Sequence[Side]]) -> dict[str, tuple[float, float]]:
    """The rating of each bot, and how uncertain it is (mu and sigma), after games in this order.

    Every seat plays with the rating that its bot had before the game. A bot with several seats in a game then moves by
    the average of what its seats say, so that the game counts once for it. A game among seats of one bot says nothing.
    Bots do not change, so nothing is added to the uncertainty between games (tau).
    """
    model = PlackettLuce(tau=0.0)
    found = {bot: model.rating() for bot in bots}
    for sides in games:
        if len({bot for bot, _, _ in sides}) < 2:
            continue
        before = [[found[bot]] * members for bot, members, _ in sides]
        after = model.rate(before, ranks=[float(place) for _, _, place in sides])
        for bot in dict.fromkeys(bot for bot, _, _ in sides):
            seats = [seat for side, (name, _, _) in zip(after, sides, strict=True) if name == bot for seat in side]
            found[bot] = averaged(model, seats)
    return {bot: (rating.mu, rating.sigma) for bot, rating in found.items()}


def averaged(model: PlackettLuce, seats: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """One rating from those of several seats."""
    return model.rating(mu=fmean(seat.mu for seat in seats), sigma=fmean(seat.sigma for seat in seats))
