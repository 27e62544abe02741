# interpreted: a table
"""Levels for people: five, from the first game to the master, each with any personality or none.

A bot of a level is named by it, as in `captain`, and a personality may follow, as in `captain-raider`. The levels are
meant to be evenly apart on the scale of the arena: docs/statistics.md has the measured distances.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cyclades.bots.bot import Bot
from cyclades.bots.levelled import Levelled, Sight
from cyclades.bots.oracle import Oracle
from cyclades.bots.personalities import PERSONALITIES, change


@dataclass(frozen=True)
class Level:
    """A level: which bot plays with which effort, and what of it is to be seen where that is not all."""

    name: str
    kind: type[Bot]
    effort: int
    sight: Sight | None = None


LEVELS: Final = (
    Level("rower", Levelled, 20, Sight(32.0, collects=False, threats=False, denial=0.0, end=False, jumps=False)),
    Level("sailor", Levelled, 60, Sight(22.0, threats=False, denial=0.0, end=False, jumps=False)),
    Level("helmsman", Levelled, 150, Sight(12.0, denial=0.0, end=False, jumps=False)),
    Level("captain", Levelled, 300, Sight(7.0, denial=0.5, end=True, jumps=False)),
    Level("admiral", Oracle, 120),
)
"""From the weakest to the strongest, which is the strongest bot that answers within a second."""
BY_NAME: Final = {level.name: level for level in LEVELS}


@dataclass(frozen=True)
class Character:
    """A level with a personality, or with none."""

    level: Level
    personality: str = ""

    def make(self, effort: int | None, seed: int) -> Bot:
        """A bot of this level and personality, with its usual effort or another."""
        bot = self.level.kind(self.level.effort if effort is None else effort, seed)
        if self.level.sight is not None and isinstance(bot, Levelled):
            bot.look(self.level.sight)
        if self.personality:
            change(bot.weights, self.personality)
        return bot


def names() -> list[str]:
    """What bots of all levels are called: the levels, and each with each personality."""
    return [*BY_NAME, *(f"{level}-{personality}" for level in BY_NAME for personality in PERSONALITIES)]


def character(name: str) -> Character | None:
    """What a name stands for; nothing where it names no level, or no personality after one."""
    level, hyphen, personality = name.partition("-")
    if level not in BY_NAME or (hyphen and personality not in PERSONALITIES):
        return None
    return Character(BY_NAME[level], personality)
