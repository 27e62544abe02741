"""The chance of each team to win."""

from __future__ import annotations

import random

import pytest

import cyclades
from cyclades.bots.chances import one_in_all, shares_won


def test_chances_are_one_in_all_and_who_stands_better_is_likelier_to_win() -> None:
    low, high, even = one_in_all([1.0, 2.0, 1.0])
    assert low + high + even == pytest.approx(1.0)
    assert low == even
    assert high == pytest.approx(low * 2.718281828)
    assert one_in_all([1000.0, 1000.0]) == [0.5, 0.5]


@pytest.mark.parametrize(("players", "teams"), [(3, None), (4, True)])
def test_whoever_won_has_won(players: int, teams: bool | None) -> None:
    game = cyclades.new("legendary", players=players, teams=teams, seed=5)
    generator = random.Random(5)
    while not game.over:
        game.play(generator.choice(game.actions))
    winners = {player for row in game.standings if row.place == 1 for player in row.players}
    shares = shares_won(game)
    assert len(shares) == len(game.rules.teams)
    assert sum(shares) == pytest.approx(1.0)
    rules = game.rules
    assert {rules.player_of[faction] for faction, team in enumerate(rules.team_of) if shares[team] > 0} == winners
