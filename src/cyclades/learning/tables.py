"""Which games are played to learn from: both editions, every number of players, teams and boxes."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Final

from cyclades.simulation import Plan, checked_plan

MOST_CYCLES: Final = 40


@dataclass(frozen=True)
class Played:
    """A kind of table, and how many of a hundred games are of it."""

    share: int
    players: int
    expansions: tuple[str, ...] = ()
    teams: bool = False
    board: str = "ready"


HADES: Final = ("hades", "hecate", "manticore")
SMALL: Final = ("monuments", "ruins")
ALL_BOXES: Final = (*HADES, "titans", *SMALL)
TABLES: Final[dict[str, tuple[Played, ...]]] = {
    "legendary": (
        Played(55, 4, board="mixed"),
        Played(7, 2, board="mixed"),
        Played(12, 3, board="mixed"),
        Played(10, 5, board="mixed"),
        Played(8, 4, teams=True, board="mixed"),
        Played(8, 6, teams=True, board="mixed"),
    ),
    "classic": (
        Played(35, 4),
        Played(5, 2),
        Played(9, 3),
        Played(8, 5),
        Played(6, 4, SMALL),
        Played(8, 4, HADES),
        Played(3, 3, HADES),
        Played(3, 5, HADES),
        Played(5, 4, ("titans",)),
        Played(2, 5, ("titans",)),
        Played(2, 6, ("titans",), teams=True),
        Played(2, 4, ("titans",), teams=True),
        Played(6, 4, ALL_BOXES),
        Played(2, 3, ALL_BOXES),
        Played(2, 5, ALL_BOXES),
        Played(2, 6, ALL_BOXES, teams=True),
    ),
}


@cache
def plan_of(edition: str, kind: int, bot: str, seed: int) -> Plan:
    """The games of a kind of table; which of them are played, their numbers say."""
    table = TABLES[edition][kind]
    return checked_plan(
        edition=edition,
        players=table.players,
        bots=[bot],
        games=1,
        seed=seed,
        max_cycles=MOST_CYCLES,
        board=table.board,
        expansions=table.expansions,
        teams=table.teams or None,
    )


def kind_of(edition: str, seed: int, number: int) -> int:
    """At which kind of table a game is played."""
    tables = TABLES[edition]
    drawn = random.Random(f"{seed} {number} table").choices(range(len(tables)), [table.share for table in tables])
    return drawn[0]
