"""Set-ups on which environments are tried: both editions, all numbers of players, teams, and mixes of boxes."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import cyclades
from cyclades import Game
from tests.tables import all_expansions

SHORT: Final = {"max_cycles": 1}
"""The option that makes games short: one cycle."""
LONGER: Final = {"max_cycles": 3}


def sample(edition: str, players: int, *expansions: str, slow: bool = False, **setup: Any) -> Any:
    """A set-up as the case of a test."""
    name = "-".join([edition, str(players), *expansions, *setup])
    options = LONGER if slow else SHORT
    arguments = {"edition": edition, "players": players, "expansions": list(expansions), "options": options, **setup}
    return pytest.param(arguments, id=name, marks=[pytest.mark.slow] if slow else [])


SAMPLES: Final = [
    sample("legendary", 4, teams=True),
    sample("classic", 3, "hades", "monuments"),
    *(sample("legendary", players, slow=True) for players in (2, 3, 4, 5, 6)),
    *(sample("classic", players, slow=True) for players in (2, 3, 4, 5)),
    sample("legendary", 4, teams=[[0, 1], [2, 3]], slow=True),
    sample("classic", 5, *all_expansions("classic", 5), slow=True),
    sample("classic", 6, "titans", slow=True),
    sample("classic", 6, *all_expansions("classic", 6), slow=True),
    sample("classic", 4, "hades", "hecate", "manticore", slow=True),
    sample("classic", 2, "monuments", "ruins", slow=True),
]


def played(game: Game, answers: int, generator: random.Random) -> Game:
    """A game after some random answers."""
    for _ in range(answers):
        if game.over:
            break
        game.play(generator.choice(game.actions))
    return game


def somewhere(seed: int, options: dict[str, Any] | None = None) -> tuple[Game, random.Random]:
    """A game of four somewhere in its first cycles."""
    generator = random.Random(seed)
    game = cyclades.new("legendary", players=4, seed=seed, options=options)
    return played(game, generator.randrange(40, 160), generator), generator
