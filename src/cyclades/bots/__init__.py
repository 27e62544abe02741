# interpreted
"""Bots: players that see what a player may see, and answer.

>>> import cyclades
>>> from cyclades.bots import make
>>> game = cyclades.new("classic", players=3, seed=7)
>>> bot = make("strategist", effort=50, seed=1)
>>> bot.choose(game.view(game.player)) in [str(action) for action in game.actions]
True
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any, Final

from cyclades.bots.bot import Advice, Bot, BotError
from cyclades.bots.novice import Novice
from cyclades.bots.random import RandomBot
from cyclades.bots.strategist import Strategist

BOTS: Final[dict[str, tuple[Callable[[int, int], Bot], int]]] = {
    "random": (RandomBot, 1),
    "novice": (Novice, 60),
    "strategist": (Strategist, 400),
}
"""Each bot by name, with the effort it makes unless told otherwise."""


def make(name: Any, effort: Any = None, seed: int = 0) -> Bot:
    """A bot by name; `effort` is how many positions it may try for an answer."""
    if name not in BOTS:
        near = difflib.get_close_matches(str(name), list(BOTS), 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise BotError(f"expected a bot among {', '.join(BOTS)}, got {name!r}{hint}")
    kind, usual = BOTS[name]
    if effort is not None and (isinstance(effort, bool) or not isinstance(effort, int) or effort < 1):
        raise BotError(f"expected an effort of at least 1, got {effort!r}")
    return kind(usual if effort is None else effort, seed)


__all__ = ["BOTS", "Advice", "Bot", "BotError", "make"]
