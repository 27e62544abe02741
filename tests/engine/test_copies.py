"""Copies: equal, independent, and as cheap late in a game as early in it."""

import random

import pytest

import cyclades
from cyclades import Game


def played(answers: int, players: int = 4, seed: int = 1) -> Game:
    generator = random.Random(seed)
    game = cyclades.new("legendary", players=players, seed=seed)
    for _ in range(answers):
        if game.over:
            break
        game.play(generator.choice(game.actions))
    return game


@pytest.mark.parametrize("answers", [0, 1, 20, 63, 64, 65, 300])
def test_a_copy_shares_the_history_and_nothing_else(answers: int) -> None:
    game = played(answers)
    twin = game.copy()
    assert twin.head is game.head
    assert twin.rules is game.rules
    assert twin.same_state(game)
    assert twin.s is not game.s
    assert twin.stack is not game.stack
    assert twin.generator is not game.generator
    assert [action.notation for action in twin.actions] == [action.notation for action in game.actions]


def test_a_copy_can_be_played_without_changing_the_original() -> None:
    game = played(120)
    view, record = game.view(0), game.record()
    generator = random.Random(3)
    for seed in (None, 5):
        twin = game.copy(seed)
        while not twin.over:
            twin.play(generator.choice(twin.actions))
    assert (game.view(0), game.record()) == (view, record)


def test_a_copy_rolls_the_same_dice_and_one_with_a_seed_others() -> None:
    game = cyclades.new("legendary", players=3, seed=8, options={"max_cycles": 8})

    def ending(twin: Game) -> list[str]:
        generator = random.Random(1)
        while not twin.over:
            twin.play(generator.choice(twin.actions))
        return list(twin.record()["actions"])

    assert ending(game.copy()) == ending(game.copy())
    assert ending(game.copy(seed=1)) == ending(game.copy(seed=1))
    assert len({str(ending(game.copy(seed=seed))) for seed in range(5)}) > 1


def test_undo_in_a_copy_leaves_the_original_where_it_is() -> None:
    game = played(150)
    moves = game.record()["actions"]
    twin = game.copy()
    twin.undo(100)
    assert game.record()["actions"] == moves
    assert len(twin.history()) < len(moves)


def test_a_copy_of_a_copy_after_different_answers() -> None:
    game = played(90)
    twins = [game.copy() for _ in range(min(3, len(game.actions)))]
    for twin, action in zip(twins, game.actions):
        twin.play(action)
        assert twin.history()[int(game.depth)].parent is game.head
