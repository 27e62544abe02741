"""The bot `random`: any legal answer, each as likely as the others."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cyclades.bots.advice import Advice
from cyclades.bots.bot import Bot
from cyclades.engine.chance import Generator
from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any legal answer."""

    def whim(self, offering: bool) -> str:
        return "random"

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        actions = game.actions[:]
        found: list[Advice] = []
        while len(actions) > 0:
            action = actions.pop(int(generator.below(len(actions))))
            found.append(Advice(action, 0.0, "random"))
        return found
