"""Who would stand on which god once all offerings are made: the pawns that still wait, or are outbid, go where their
players would like to act most, as far as a glance at the turn with each god tells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.advice import Advice
from cyclades.bots.cycle_plan import at_a_glance
from cyclades.bots.turn_plan import play_turn, turn_with
from cyclades.bots.weights import Weights
from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator
from cyclades.engine.steps import CHANCE
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

MOST_OFFERINGS: Final = 24
"""How many offerings are made and questions between them answered, at most."""
JUMPS: Final[list[i64]] = [3, 6]
"""By how much more than it must somebody may offer, so that others rather go elsewhere."""
JUMPED: Final = 2
"""For how many gods, the best ones, such jumps are considered."""
UNKNOWN: Final = -1e9
MOOD: Final = 6
"""By how many gold pieces somebody may like a god more or less than a strategist would: people are no clockworks, and
an answer that is good only against one who answers in one certain way is not."""


class Wishes:
    """What a turn with each god is worth to the player of each pawn, found out where it is asked for and kept: whoever
    still makes an offering compares them."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.gods: i64 = len(game.rules.gods)
        self.weights = weights
        self.worth: list[float] = [UNKNOWN] * (len(game.rules.pawns) * len(game.rules.gods))
        self.paid: list[i64] = [0] * (len(game.rules.pawns) * len(game.rules.gods))
        """At which price."""

    def of(self, game: Game, pawn: i64, action: Action, luck: Generator) -> float:
        """What an offering would lead to for the player of a pawn: the turn with its god, less what it costs more than
        when that was looked at."""
        at = pawn * self.gods + action.a
        price = game.price(action)
        if self.worth[at] == UNKNOWN:
            search = at_a_glance(game, game.rules.pawn_faction[pawn], self.weights, luck)
            twin = turn_with(game, pawn, action.a, action.b)
            play_turn(twin, pawn, search)
            self.worth[at] = search.worth(twin)
            self.paid[at] = price
        return self.worth[at] - float(price - self.paid[at])

    def best(self, game: Game, pawn: i64, luck: Generator) -> Action:
        """The offering that the player of a pawn likes best: the lowest to the best god."""
        found = game.actions[0]
        most = UNKNOWN
        seen: i64 = -1
        for action in game.actions:
            if action.a == seen:
                continue  # more for the same god costs more
            seen = action.a
            worth = self.of(game, pawn, action, luck)
            if worth > most:
                found = action
                most = worth
        return found


class Moods(Wishes):
    """What a turn with each god is worth to the player of each pawn, in the mood in which that player is. What is known
    of that already, whatever the mood, may be given."""

    def __init__(self, game: Game, weights: Weights, luck: Generator, known: Wishes | None = None) -> None:
        super().__init__(game, weights)
        if known is not None:
            self.worth = known.worth
            self.paid = known.paid
        self.moods: list[i64] = [luck.below(2 * MOOD + 1) - MOOD for _ in self.worth]

    def of(self, game: Game, pawn: i64, action: Action, luck: Generator) -> float:
        return super().of(game, pawn, action, luck) + float(self.moods[pawn * self.gods + action.a])


def make_offerings(game: Game, wishes: Wishes, luck: Generator) -> None:
    """Make the offerings that are missing in a cycle, on the game given, until gods act."""
    s, f = game.s, game.f
    cycle = s[f.cycle]
    for _ in range(MOST_OFFERINGS):
        if game.over or s[f.turn] >= 0 or s[f.cycle] != cycle:
            return
        step = game.stack[-1]
        if isinstance(step, Offer):
            game.play_legal(wishes.best(game, step.pawn, luck))
        elif game.asked == CHANCE:
            game.play_legal(luck.pick(step.raw_outcomes(game)))
        else:
            game.play_legal(game.default)


def worth_considering(game: Game, rows: list[Advice]) -> list[Advice]:
    """Of offerings, the best first: the best to each god, and for the best gods also jumps."""
    gods: list[i64] = []
    found: list[Advice] = []
    for row in rows:
        if row.action.a not in gods:
            gods.append(row.action.a)
            found.append(row)
    for god in gods[:JUMPED]:
        to_god = [row for row in rows if row.action.a == god]
        prices = [game.price(row.action) for row in to_god]
        for jump in JUMPS:
            for number, row in enumerate(to_god):
                if prices[number] == min(prices) + jump:
                    found.append(row)
                    break
    return found
