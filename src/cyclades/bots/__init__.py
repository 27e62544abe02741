# interpreted
"""Bots: players that see what a player may see, and answer.

>>> import cyclades
>>> from cyclades.bots import make
>>> game = cyclades.new("classic", players=3, seed=7)
>>> bot = make("strategist", effort=50, seed=1)
>>> bot.choose(game.view(game.player)) in [str(action) for action in game.actions]
True

A bot is named by a *spec*: one of `BOTS`, a level with or without a personality, as in `captain-raider`, or a class of
your own by its module or file, as in `mybot.py:Greedy`. The effort may follow.

>>> make("novice@20").effort
20
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import re
import sys
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from cyclades.bots.advice import Advice
from cyclades.bots.bot import Bot, BotError
from cyclades.bots.levels import BY_NAME, LEVELS, character, names
from cyclades.bots.novice import Novice
from cyclades.bots.oracle import Oracle
from cyclades.bots.personalities import PERSONALITIES
from cyclades.bots.random import RandomBot
from cyclades.bots.strategist import Strategist
from cyclades.bots.strategist_1 import Strategist1
from cyclades.engine.actions import Action
from cyclades.engine.errors import IllegalAction
from cyclades.rules.buildings import buildings_of, metropolises_of
from cyclades.rules.game import Game
from cyclades.rules.gold import gold_of

BOTS: Final[dict[str, tuple[type[Bot], int]]] = {
    "random": (RandomBot, 1),
    "novice": (Novice, 60),
    "strategist": (Strategist, 300),
    "oracle": (Oracle, 120),
    "strategist-1": (Strategist1, 300),
}
"""Each bot by name, with the effort it makes unless told otherwise."""
EARLIER: Final = ("strategist-1",)
"""Bots that are kept to measure others against, and are not offered at tables."""
MOST_EFFORT: Final = 1_000_000
USUAL_EFFORT: Final = 100
"""The effort of a bot of one's own, unless told otherwise."""


def make(spec: Any, effort: Any = None, seed: int = 0) -> Bot:
    """A bot from its spec: `novice`, `strategist@1000`, `captain-raider`, `package.module:Class`,
    `path/to/file.py:Class@50`. `effort` is how many positions it may try for an answer; say it here or in the spec."""
    where, colon, name = spec.rpartition(":") if isinstance(spec, str) else ("", "", "")
    name, at, told = name.partition("@")
    if at and effort is not None:
        raise BotError(f"expected one effort, got {told!r} in {spec!r} and {effort!r} beside it")
    if at:
        effort = int(told) if told.isdecimal() else told
    if effort is not None:
        check_effort(effort)
    levelled = None if colon else character(name)
    if levelled is not None:
        return levelled.make(effort, seed)
    kind, usual = (own(where, name), USUAL_EFFORT) if colon else known(spec, name)
    try:
        return kind(usual if effort is None else effort, seed)
    except Exception as error:
        raise BotError(
            f"expected {spec} to be made as {kind.__name__}(effort, seed), got {in_a_line(error)}"
        ) from error


def register(name: str, kind: type[Bot], effort: int = USUAL_EFFORT) -> None:
    """Add a bot by name, with its usual effort. Only this process knows it; a spec with a module or a file works in
    those too that it starts."""
    if not re.fullmatch(r"[\w-]+", name):
        raise BotError(f"expected a name of letters, digits and hyphens for a bot, got {name!r}")
    if name in BOTS or character(name) is not None:
        raise BotError(f"expected a name that no bot has, got {name!r}")
    check_effort(effort)
    BOTS[name] = (checked(kind, name), effort)


def for_tables() -> list[str]:
    """The names of the bots that may sit at a table: those with a name of their own, then all levels."""
    return [*(name for name in BOTS if name not in EARLIER), *names()]


def said_names(among: Iterable[str] = BOTS) -> str:
    """Some names of bots and the levels in words, for whoever has to be told."""
    own = [name for name in among if name in BOTS]
    ends = ", ".join(f"-{personality}" for personality in PERSONALITIES)
    return f"{', '.join([*own, *BY_NAME])} (a level may end in {ends})"


def check_effort(effort: Any) -> None:
    """Refuse what is no number of positions, or more than anybody would wait for."""
    if isinstance(effort, bool) or not isinstance(effort, int) or not 1 <= effort <= MOST_EFFORT:
        raise BotError(f"expected a whole number as effort, from 1 to {MOST_EFFORT}, got {effort!r}")


def known(spec: Any, name: str) -> tuple[type[Bot], int]:
    """A bot of `BOTS` with its usual effort."""
    if name not in BOTS:
        alike = difflib.get_close_matches(name, [*BOTS, *names()], 1)
        near = [f"{name}:CLASS"] if name.endswith(".py") else alike
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise BotError(f"expected a bot among {said_names()}, got {spec!r}{hint}")
    return BOTS[name]


def own(where: str, name: str) -> type[Bot]:
    """A class of somebody's own, from a module or a file."""
    try:
        module = read_file(where) if where.endswith(".py") else importlib.import_module(where)
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        raise BotError(f"expected {where!r} to be a module or a .py file with a bot, got {in_a_line(error)}") from error
    if not hasattr(module, name):
        raise BotError(f"expected a class {name!r} in {where!r}, got none of that name")
    return checked(getattr(module, name), f"{where}:{name}")


def read_file(path: str) -> ModuleType:
    """The module that a file holds, read once, as an import is."""
    file = Path(path).resolve()
    if not file.is_file():
        raise BotError(f"expected a file with a bot, got {path!r}, which does not exist")
    name = f"bot:{file}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def checked(kind: Any, name: str) -> type[Bot]:
    """A class, if it is one of bots."""
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BotError(f"expected {name} to be a subclass of cyclades.bots.Bot, got {kind!r}")
    return kind


def answer_of(bot: Bot, name: str, game: Game) -> Action:
    """What a bot of some name answers for the player whom a game asks. It sees that player's view and nothing else;
    whatever goes wrong is a `BotError` of one line."""
    player = game.player
    assert player is not None, "chance is no bot's business"
    try:
        action = game.parse(bot.choose(game.view(player)))
        if action not in game.actions:
            raise IllegalAction(f"{action.notation!r} is no legal answer")
    except (Exception, SystemExit) as error:
        frames = traceback.extract_tb(error.__traceback__)[1:]
        where = "".join(f" ({Path(last.filename).name}, line {last.lineno})" for last in frames[-1:])
        raise BotError(f"the bot {name!r} failed: {in_a_line(error)}{where}") from error
    return action


def in_a_line(error: BaseException) -> str:
    """An error with its kind, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


__all__ = [
    "BOTS",
    "LEVELS",
    "PERSONALITIES",
    "Advice",
    "Bot",
    "BotError",
    "Novice",
    "Oracle",
    "RandomBot",
    "Strategist",
    "Strategist1",
    "answer_of",
    "buildings_of",
    "for_tables",
    "gold_of",
    "make",
    "metropolises_of",
    "register",
    "said_names",
]
