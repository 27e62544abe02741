"""What heroes are worth to the strategist: the more, the less is missing of what their sacrifice demands."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cyclades
from cyclades.bots.strategist import Strategist
from cyclades.bots.strategist_1 import Strategist1
from cyclades.bots.worth import coming, score
from cyclades.rules.game import Game

EDITIONS: dict[str, dict[str, Any]] = {"legendary": {}, "classic": {"expansions": ["hades"]}}


def ways_seen(game: Game, seed: int) -> set[tuple[str, bool]]:
    """Every hero who builds a Metropolis, with and without what that demands, in a random game; asserts on the way that
    nobody may who lacks something."""
    generator = random.Random(seed)
    found: set[tuple[str, bool]] = set()
    while not game.over:
        game.play(generator.choice(game.actions))
        for hero in game.rules.heroes:
            if hero.founds:
                for faction in range(len(game.rules.factions)):
                    may = hero.may_sacrifice(game, faction, hero.number)
                    assert not (may and hero.lacking(game, faction) > 0), hero.name
                    found.add((hero.name, may))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_may_sacrifice_a_hero_lacks_nothing(edition: str) -> None:
    seen: set[tuple[str, bool]] = set()
    for seed in range(3):
        seen |= ways_seen(cyclades.new(edition, 3, seed=seed, options={"max_cycles": 25}, **EDITIONS[edition]), seed)
    heroes = {name for name, _ in seen}
    assert len(heroes) == {"legendary": 5, "classic": 3}[edition]
    assert len([name for name, may in seen if may]) >= len(heroes) - 1, "most conditions are met at some time"
    assert {name for name, may in seen if not may} == heroes


@pytest.mark.parametrize("name, lands", [("ajax", 7), ("achilles", 4)])
def test_a_hero_is_worth_more_the_less_he_lacks(name: str, lands: int) -> None:
    edition = "legendary" if name == "ajax" else "classic"
    game = cyclades.new(edition, 3, seed=1, **EDITIONS[edition])
    hero = next(hero for hero in game.rules.heroes if hero.name == name)
    game.s[game.f.card_owner + hero.number] = 0
    weights = Strategist(300, 1).weights
    worth = []
    for missing in (3, 2, 1):
        game.s[game.f.lands] = lands - missing
        assert hero.lacking(game, 0) == missing
        worth.append(coming(game, 0, weights))
    assert worth[0] == 0.0 < worth[1] < worth[2]
    assert coming(game, 1, weights) == 0.0
    assert coming(game, 0, Strategist1(300, 1).weights) == 0.0, "it stays as it is"
    nearly = score(game, 0, weights, foresees=True)
    game.s[game.f.lands] = lands - 3
    assert nearly - score(game, 0, weights, foresees=True) == pytest.approx(worth[2])
