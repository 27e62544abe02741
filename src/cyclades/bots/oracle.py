"""The bot `oracle`: a strategist that looks into many futures before it answers.

The strategist says which answers are worth considering. Each is tried in games that are imagined anew; those that
promise less are dropped, round by round, and the others looked into further (`futures.py`). Effort is counted in games
that are played on, so that the same view and seed give the same answer. Where it is asked discreetly it answers as the
strategist: how long it thinks must not tell what it could have done.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.bots.advice import Advice, by_value
from cyclades.bots.cycle_plan import near_the_end
from cyclades.bots.futures import Futures
from cyclades.bots.offering_plan import worth_considering
from cyclades.bots.outlook import outlook_of
from cyclades.bots.search import Search
from cyclades.bots.strategist import Strategist
from cyclades.bots.value import learned
from cyclades.compiling import compiled
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

POSITIONS: Final = 300
"""How many positions the strategist tries that says what is worth considering, at most; `EACH` for each future."""
EACH: Final = 3
BROADEST: Final = 6
"""How many deeds are looked into, beside the end of the turn."""
FUTURES_EACH: Final = 4
"""How many futures each answer must be able to have, or fewer answers are looked into."""
CALM: Final = 3
"""By how much less effort is made while nobody is near the end."""
SLOWER: Final = 10
"""By how much less effort is made by the plain sources, which are slower than compiled ones by about as much."""
LEAST_FUTURES: Final = 5
"""In how many futures another answer than the strategist's must have been tried: fewer tell nothing."""
SURE: Final = 1.0
"""How many standard errors better another answer must be than the strategist's, for a change of mind."""
WORTH_IT: Final = 0.002
"""By how much likelier it must win, too."""
CERTAIN: Final = 100.0
"""What it is worth, in gold pieces, to win for certain: by this, chances are told beside the strategist's values."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle(Strategist):
    """A strategist that looks into many futures; `effort` is how many it may play on for an answer."""

    def search(self, game: Game) -> Search:
        team = game.rules.team_of[game.asked]
        positions = min(POSITIONS, EACH * self.effort)
        return Search(game.asked, team, positions, outlook_of(game, team, self.weights), self.weights, game.generator)

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        found = super().advise(game, generator)
        if len(found) > 1 and looks_into_futures(game):
            rows = considered(game, found)[: max(2, self.effort_for(game) // FUTURES_EACH)]
            futures = Futures(game, [row.action for row in rows], learned(), self.weights, generator)
            best = self.best_of(game, futures)
            if best > 0:
                rows[best].value = rows[0].value + CERTAIN * futures.gap(best, 0)[0]
                found.sort(key=by_value)
        return found

    def best_of(self, game: Game, futures: Futures) -> i64:
        """The number of the answer with the best futures; that of the strategist, the first, unless another is better
        beyond luck. Half of them are dropped after each round, but never the first."""
        left: list[i64] = list(range(len(futures.answers)))
        rounds: i64 = 1
        while (1 << int(rounds)) < len(left):
            rounds += 1
        effort = self.effort_for(game)
        while len(left) > 1:
            tries = max(1, effort // int(rounds) // len(left))
            for _ in range(tries):
                futures.look(left)
            left.sort(key=lambda number: -futures.mean(number))
            if len(left) == 2:
                break
            left = left[: len(left) // 2]
            if 0 not in left:
                left.append(0)
        best = left[0]
        if best > 0:
            gap, error = futures.gap(best, 0)
            if len(futures.seen[best]) < LEAST_FUTURES or gap <= SURE * error + WORTH_IT:
                return 0
        return best

    def effort_for(self, game: Game) -> int:
        """How many futures may be looked into: fewer while nobody is near the end, and by the plain sources."""
        effort = int(self.effort)
        if not compiled:
            effort //= SLOWER
        return effort if near_the_end(game) else effort // CALM


def looks_into_futures(game: Game) -> bool:
    """Whether it pays to look into futures: for whoever makes an offering or is asked in its own turn with a god, once
    the first cycle has begun, and not discreetly."""
    if game.discreet or game.s[game.f.cycle] < 1:
        return False
    pawn = game.s[game.f.turn]
    return isinstance(game.stack[-1], Offer) or (pawn >= 0 and game.rules.pawn_faction[pawn] == game.asked)


def considered(game: Game, found: list[Advice]) -> list[Advice]:
    """The answers that are looked into, the strategist's first: offerings to every god, also higher ones, or the best
    deeds. To do nothing more is one of them near the end only: before, a few futures do not show what a deed is good
    for."""
    if isinstance(game.stack[-1], Offer):
        return worth_considering(game, found)
    usual = game.default
    if near_the_end(game):
        return found[:BROADEST] + [row for row in found[BROADEST:] if row.action is usual]
    return found[:1] + [row for row in found[1:BROADEST] if row.action is not usual]
