"""What a bot is: from what a player may know, an answer, and on request the reasons."""

from __future__ import annotations

import zlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cyclades.bots.advice import Advice, ideas
from cyclades.bots.outlook import outlook_of
from cyclades.bots.reasons import give_reasons
from cyclades.bots.search import Search
from cyclades.bots.weights import Weights
from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator, seeded
from cyclades.engine.errors import CycladesError
from cyclades.games import imagine
from cyclades.rules.game import Game

SEEDS: Final = 1 << 40


class BotError(CycladesError):
    """A bot was asked for what it cannot give."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot: it sees a view and nothing else. The same view, effort and seed give the same answer."""

    def __init__(self, effort: int, seed: int) -> None:
        self.effort = effort
        """How far it may look: how many positions it may try for an answer."""
        self.seed = seed
        self.weights = Weights()
        """What it thinks that things are worth."""

    def choose(self, view: Any) -> str:
        """The answer to the question that the player of a view is asked, in notation."""
        if isinstance(view, dict) and len(view.get("actions", ())) == 1:
            return str(view["actions"][0])
        game, generator = self.imagined(view)
        return self.pick(game, generator).notation

    def explain(self, view: Any, most: int = 3, language: str = "en", chances: bool = False) -> list[Advice]:
        """The best few answers, the best first, each with what it is worth and the reason in words; of the offerings to
        a god only the best, and nothing that is worse than to end the turn. With chances, which take longer, each also
        says how likely one then is to win, where that can be told."""
        game, generator = self.imagined(view)
        found = ideas(self.advised(game, generator))
        best = found[:most]
        give_reasons(game, best, found, self.search(game))
        from cyclades.text import Texts  # only who wants reasons needs words

        texts = Texts.of(language, game.rules)
        for row in best:
            row.text = texts.reason(row.reason, row.about)
            row.purpose = texts.purpose(row.reason, int(game.rules.metropolises_to_win))
        if chances:
            from cyclades.bots.prospects import give_chances  # it looks into futures as a bot does, which is one of us

            give_chances(game, best, self.weights, generator)
        return best

    def imagined(self, view: Any) -> tuple[Game, Generator]:
        """A game as the player of a view may imagine it, with chance as a question, and a generator; both follow from
        the view and the seed."""
        if not isinstance(view, dict):
            raise BotError(f"expected a view, as game.view(player) gives it, got {type(view).__name__}")
        if not view.get("actions"):
            raise BotError("expected the view of a player who is asked, got one of somebody who is not")
        seen = zlib.crc32(repr((view["state"], view["steps"])).encode())
        number = (self.seed * 1_000_003 + seen) % SEEDS
        game = imagine(view, seed=number)
        game.ask_chance = True
        return game, seeded(number + 1)

    def search(self, game: Game) -> Search:
        """A search for the one who is asked: what an answer leads to, for the reasons and for whoever wants to know."""
        team = game.rules.team_of[game.asked]
        return Search(game.asked, team, self.effort, outlook_of(game, team, self.weights), self.weights, game.generator)

    def whim(self, offering: bool) -> str:
        """The reason that it has whatever it sees, for its offerings or for its turns; empty where it thinks."""
        return ""

    def pick(self, game: Game, generator: Generator) -> Action:
        """One of the legal actions of a game that was imagined."""
        return self.advised(game, generator)[0].action

    def advised(self, game: Game, generator: Generator) -> list[Advice]:
        """What `advise` says, if it says anything."""
        found = self.advise(game, generator)
        if len(found) == 0:
            raise BotError(f"expected {type(self).__name__}.advise to give at least one answer, got none")
        return found

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        """The legal actions that are worth considering, the best first."""
        raise BotError(f"expected a bot to define advise(game, generator); {type(self).__name__} does not")
