"""The learned chance of each team to win."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

import cyclades
from cyclades.bots.features import FEATURES, SITUATION, SIZE, features, situation
from cyclades.bots.value import FORMAT, LEARNED, ModelError, Value, learned
from cyclades.bots.weights import Weights
from cyclades.engine.errors import CycladesError
from tests.story import Story

MOST_BYTES = 1_000_000


def made_up(hidden: int, seed: int = 1) -> dict[str, Any]:
    """A model of numbers at random."""
    drawn = random.Random(seed)
    width = hidden + 1

    def rows(count: int) -> list[list[float]]:
        return [[drawn.gauss(0, 0.02) for _ in range(width)] for _ in range(count)]

    return {
        "format": FORMAT,
        "name": "made up",
        "features": list(FEATURES),
        "around": list(SITUATION),
        "weights": Weights().numbers(),
        "own": rows(SIZE),
        "mean": rows(SIZE),
        "maximum": rows(SIZE),
        "situation": rows(len(SITUATION)),
        "biases": rows(1)[0],
        "hidden": [drawn.gauss(0, 0.5) for _ in range(hidden)],
    }


@pytest.mark.parametrize("hidden", [0, 5])
@pytest.mark.parametrize(
    ("edition", "players", "teams"),
    [("legendary", 2, None), ("legendary", 5, None), ("legendary", 6, True), ("classic", 4, None)],
)
def test_chances_of_all_teams_are_one_in_all(hidden: int, edition: str, players: int, teams: bool | None) -> None:
    game = cyclades.new(edition, players=players, teams=teams, seed=3)
    chances = Value(made_up(hidden)).chances(game)
    assert len(chances) == len(game.rules.teams)
    assert sum(chances) == pytest.approx(1.0)
    assert min(chances) > 0


def test_a_team_is_seen_alike_wherever_it_sits() -> None:
    value = Value(made_up(6))
    drawn = random.Random(4)
    rows = [[drawn.uniform(0, 9) for _ in range(SIZE)] for _ in range(4)]
    around = [5.0, 1.0, 4.0]
    scores = value.scores(vec[float]([number for row in rows for number in row]), around)
    turned = value.scores(vec[float]([number for row in rows[1:] + rows[:1] for number in row]), around)
    assert turned == pytest.approx(scores[1:] + scores[:1])


def test_of_rivals_the_mean_and_the_maximum_count() -> None:
    model = made_up(0)
    for name in ("own", "mean", "maximum"):
        model[name] = [[0.0] for _ in range(SIZE)]
    model["situation"] = [[0.0] for _ in SITUATION]
    model["biases"] = [0.0]
    model["mean"][3] = [1.0]
    model["maximum"][5] = [10.0]
    rows = [[0.0] * SIZE for _ in range(3)]
    rows[1][3], rows[2][3], rows[1][5], rows[2][5] = 2.0, 4.0, -1.0, -3.0
    [first, second, third] = Value(model).scores(vec[float]([number for row in rows for number in row]), [0.0] * 3)
    assert first == pytest.approx((2 + 4) / 2 + 10 * -1)
    assert second == pytest.approx((0 + 4) / 2 + 10 * 0)
    assert third == pytest.approx((0 + 2) / 2 + 10 * 0)


def test_a_game_that_is_over_is_won() -> None:
    game = cyclades.new("legendary", players=3, seed=5)
    generator = random.Random(5)
    while not game.over:
        game.play(generator.choice(game.actions))
    chances = Value(made_up(3)).chances(game)
    assert sorted(chances, reverse=True)[0] >= 0.5
    assert set(chances) <= {0.0, 0.5, 1.0, 1 / 3}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"format": "cyclades-value 0"}, "expected a model of the format"),
        ({"weights": None}, "the weights by which worth was counted"),
        ({"features": ["gold"]}, "of the features that are counted now"),
        ({"own": [[0.0, 0.0, 0.0]]}, "rows of 3 numbers as 'own'"),
        ({"mean": [[0.0]] * SIZE}, "rows of 3 numbers as 'mean'"),
        ({"biases": [0.0]}, "3 numbers as 'biases'"),
    ],
)
def test_what_is_no_model_of_these_features_is_refused(change: dict[str, Any], told: str) -> None:
    with pytest.raises(ModelError, match=told):
        Value({**made_up(2), **change})


def test_worth_is_counted_as_when_the_model_was_fitted() -> None:
    """Whatever bots think by now."""
    weights = Weights()
    weights.set({"metropolis": 99, "kinds": [0.0, 1.0], "most_priests": 3})
    assert (weights.metropolis, weights.kinds, weights.most_priests) == (99.0, [0.0, 1.0], 3)
    model = {**made_up(2), "weights": weights.numbers()}
    assert Value(model).weights.numbers() == weights.numbers() != Weights().numbers()
    with pytest.raises(CycladesError, match=r"expected a weight among .*metropolis.*, got 'city'"):
        Value({**model, "weights": {"city": 1.0}})


def test_a_list_is_no_model() -> None:
    model: Any = []
    with pytest.raises(ModelError, match="got 'list'"):
        Value(model)


def test_the_model_of_the_package_is_small_and_of_these_features() -> None:
    assert Path(LEARNED).stat().st_size < MOST_BYTES
    assert learned() is learned()
    game = cyclades.new("classic", players=4, seed=1)
    assert len(list(features(game, learned().weights))) == 4 * SIZE
    assert len(situation(game)) == len(SITUATION)


def near_the_end(red: str, blue: str) -> Story:
    return Story(f"""
        cycle 8
        gods zeus ares poseidon hera athena
        order red blue green
        player red gold 6
        player blue gold 6
        player green gold 6
        area delos red {red}
        area naxos red troops 2
        area syros blue troops 2
        area kea blue {blue}
        area thira green troops 3
        phase offerings red
        """)


def test_the_model_knows_that_metropolises_win() -> None:
    two = "metropolis fleets troops 3"
    ahead = learned().chances(near_the_end(two, "troops 3").game)
    behind = learned().chances(near_the_end("troops 3", two).game)
    assert ahead[0] > ahead[1] + 0.05
    assert behind[1] > behind[0] + 0.05
