"""The bot `novice`: plausible answers with a beginner's mistakes.

It looks one deed ahead and likes what it gets at once; it bids for whatever god it fancies, does not see what others
are about to do, and hesitates.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cyclades.bots.advice import Advice, by_value
from cyclades.bots.bot import Bot
from cyclades.bots.outlook import NOTHING_SEEN
from cyclades.bots.search import Search
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer

WAVERING: Final = 60
"""By how many tenths of a gold piece it may be wrong about an answer."""
FANCIES: Final = (6, 14)
"""Between what it thinks a god is worth, at random."""
APOLLO: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Novice(Bot):
    """A beginner."""

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        step = game.stack[-1]
        if isinstance(step, Offer):
            return self.offers(game, generator)
        values = self.search(game).evaluate(game, game.actions)
        found: list[Advice] = []
        for number, action in enumerate(game.actions):
            doubt = float(generator.below(2 * WAVERING + 1) - WAVERING) / 10.0
            found.append(Advice(action, values[number] + doubt))
        found.sort(key=by_value)
        return found

    def whim(self, offering: bool) -> str:
        return "fancy" if offering else ""

    def search(self, game: Game) -> Search:
        """A search for the one who is asked, blind to what rivals may do."""
        return Search(
            game.asked, game.rules.team_of[game.asked], self.effort, NOTHING_SEEN, self.weights, game.generator
        )

    def offers(self, game: Game, generator: Generator) -> list[Advice]:
        """A fancy for each god, less what the offering costs."""
        fancies: list[i64] = []
        for _ in game.rules.gods:
            fancies.append(FANCIES[0] + generator.below(FANCIES[1] - FANCIES[0] + 1))
        fancies[game.rules.apollo.number] = APOLLO
        found: list[Advice] = []
        for action in game.actions:
            found.append(Advice(action, float(fancies[action.a] - game.price(action)), "fancy"))
        found.sort(key=by_value)
        return found
