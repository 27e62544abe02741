"""Defaults: at every question there is a harmless answer, and with nothing else a game comes to its end."""

import random

import pytest

import cyclades
from cyclades import GameOver
from tests.story import turn


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_absent_players_comes_to_its_end(players: int, seed: int) -> None:
    game = cyclades.new("legendary", players=players, seed=seed, options={"max_cycles": 12})
    while not game.over:
        assert game.default in game.actions
        game.play(game.default)
    assert game.standings[0].place == 1
    with pytest.raises(GameOver):
        _ = game.default


@pytest.mark.parametrize("seed", range(6))
def test_the_default_is_legal_at_every_question(seed: int) -> None:
    generator = random.Random(seed)
    game = cyclades.new("legendary", players=3 + seed % 3, seed=seed, options={"max_cycles": 30})
    absent = seed % 3
    while not game.over:
        assert game.default in game.actions
        game.play(game.default if game.player == absent else generator.choice(game.actions))


def test_an_absent_player_goes_to_apollo_and_ends_its_turn() -> None:
    game = cyclades.new("legendary", players=3, seed=2)
    while game.question.kind != "Offer":
        game.play(game.default)
    assert str(game.default) == "bid apollo 0"
    assert str(turn("zeus", "area delos red troops 1\narea naxos blue").game.default) == "end"


def test_an_absent_player_stays_in_a_battle_and_releases_creatures() -> None:
    story = turn("ares", "area delos red troops 3\narea naxos blue troops 3\narea syros blue\narea paros blue")
    story.play("move", "from delos", "to naxos", "take 3", "roll 0", "roll 0")
    assert str(story.game.default) == "stay"
