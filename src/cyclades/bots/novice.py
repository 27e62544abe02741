"""The bot `novice`: plausible answers with a beginner's mistakes.

It looks one deed ahead and likes what it gets at once; it bids for whatever god it fancies, does not see what others
are about to do, and hesitates.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.bot import Advice, Bot
from cyclades.bots.search import Search
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

WAVERING: Final = 60
"""By how many tenths of a gold piece it may be wrong about an answer."""
FANCIES: Final = (6, 14)
"""Between what it thinks a god is worth, at random."""
APOLLO: Final = 5


class Novice(Bot):
    """A beginner."""

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        step = game.stack[-1]
        if isinstance(step, Offer):
            return self.offers(game, generator)
        faction = game.asked
        values = Search(faction, game.rules.team_of[faction], self.effort, []).values(game)
        found: list[Advice] = []
        for number, action in enumerate(game.actions):
            doubt = float(generator.below(2 * WAVERING + 1) - WAVERING) / 10.0
            found.append(Advice(action, values[number] + doubt, "looks-good", {}))
        found.sort(key=by_value)
        return found

    def offers(self, game: Game, generator: Generator) -> list[Advice]:
        """A fancy for each god, less what the offering costs."""
        fancies: list[i64] = []
        for _ in game.rules.gods:
            fancies.append(FANCIES[0] + generator.below(FANCIES[1] - FANCIES[0] + 1))
        fancies[game.rules.apollo] = APOLLO
        found: list[Advice] = []
        for action in game.actions:
            found.append(Advice(action, float(fancies[action.a] - game.price(action)), "fancies", {}))
        found.sort(key=by_value)
        return found


def by_value(advice: Advice) -> float:
    """The best first."""
    return -advice.value
