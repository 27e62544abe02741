"""What a bot is: from what a player may know, an answer, and on request the reasons."""

from __future__ import annotations

import zlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator, seeded
from cyclades.engine.errors import CycladesError
from cyclades.games import imagine
from cyclades.rules.game import Game

SEEDS: Final = 1 << 40


class BotError(CycladesError):
    """A bot was asked for what it cannot give."""


class Advice:
    """An answer that a bot considers: what it is worth to it in gold pieces, and why.

    The reason is one of `reasons.REASONS`, with what to say about it; `words` says it in a language.
    """

    def __init__(self, action: Action, value: float, reason: str = "", about: dict[str, Any] | None = None) -> None:
        self.action = action
        self.value = value
        self.reason = reason
        self.about: dict[str, Any] = {} if about is None else about
        self.words = ""

    def __repr__(self) -> str:
        return f"<{self.action.words}: {self.value:.1f}, {self.words or self.reason}>"


def by_value(advice: Advice) -> float:
    """The best first."""
    return -advice.value


def ideas(advice: list[Advice]) -> list[Advice]:
    """The answers that differ in more than what is offered to a god."""
    gods: set[int] = set()
    found: list[Advice] = []
    for row in advice:
        if row.action.verb.name == "bid":
            if row.action.a in gods:
                continue
            gods.add(row.action.a)
        found.append(row)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot: it sees a view and nothing else. The same view, effort and seed give the same answer."""

    def __init__(self, effort: int, seed: int) -> None:
        self.effort = effort
        """How far it may look: how many positions it may try for an answer."""
        self.seed = seed

    def choose(self, view: Any) -> str:
        """The answer to the question that the player of a view is asked, in notation."""
        if isinstance(view, dict) and len(view.get("actions", ())) == 1:
            return str(view["actions"][0])
        game, generator = self.imagined(view)
        return self.pick(game, generator).words

    def explain(self, view: Any, most: int = 3, language: str = "en") -> list[Advice]:
        """The best few answers, the best first, each with what it is worth and the reason in words; of the offerings to
        a god only the best."""
        game, generator = self.imagined(view)
        best = ideas(self.advise(game, generator))[:most]
        from cyclades.text import Texts  # only who wants reasons needs words

        texts = Texts(language, game.rules.edition, game.rules.board)
        for row in best:
            self.give_reason(game, row)
            row.words = texts.reason(row.reason, row.about)
        return best

    def imagined(self, view: Any) -> tuple[Game, Generator]:
        """A game as the player of a view may imagine it, with chance as a question, and a generator; both follow from
        the view and the seed."""
        if not isinstance(view, dict) or not view.get("actions"):
            raise BotError("expected the view of a player who is asked, got one of somebody who is not")
        seen = zlib.crc32(repr((view["state"], view["steps"])).encode())
        number = (self.seed * 1_000_003 + seen) % SEEDS
        game = imagine(view, seed=number)
        game.ask_chance = True
        return game, seeded(number + 1)

    def pick(self, game: Game, generator: Generator) -> Action:
        """One of the legal actions of a game that was imagined."""
        return self.advise(game, generator)[0].action

    def advise(self, game: Game, generator: Generator) -> list[Advice]:
        """The legal actions that are worth considering, the best first."""
        raise NotImplementedError

    def give_reason(self, game: Game, advice: Advice) -> None:
        """Say why an answer is good, where `advise` has left that open."""
        if not advice.reason:
            advice.reason = "nothing"
