"""The environment for PettingZoo: its own tests of environments, the game that it plays, and what it tells of it."""

from __future__ import annotations

import copy
import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import cyclades
from cyclades import BoardError, IllegalAction, SetupError
from cyclades.envs import cyclades_v0
from cyclades.envs.rewards import shares
from tests.envs.samples import SAMPLES, SHORT, somewhere
from tools.fuzzing.leaks import pair_of, widened

CYCLES = 150


def play(env: Any, generator: random.Random, most: int = 10**6) -> list[dict[str, float]]:
    """Play random legal actions to the end, or so many; gives the rewards after each."""
    rewards: list[dict[str, float]] = []
    while len(rewards) < most and not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(generator.choice(legal)))
        rewards.append(dict(env.rewards))
    return rewards


@pytest.mark.parametrize("setup", SAMPLES)
def test_it_passes_the_test_of_the_interface(setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an observation with a mask is no array, as in all classic games
        api_test(cyclades_v0.env(**setup), num_cycles=CYCLES)


@pytest.mark.parametrize("setup", SAMPLES)
def test_it_passes_the_test_of_seeds(setup: dict[str, Any]) -> None:
    seed_test(lambda: cyclades_v0.env(**setup), num_cycles=CYCLES // 5)


@pytest.mark.parametrize("setup", SAMPLES)
def test_it_plays_the_game_of_the_same_seed(setup: dict[str, Any]) -> None:
    env: Any = cyclades_v0.raw_env(**setup)
    game, generator = cyclades.new(**setup, seed=5), random.Random(5)
    env.reset(seed=5)
    while not game.over:
        assert env.agent_selection == f"player_{game.player}"
        for player, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert np.array_equal(seen["observation"], np.asarray(game.observation(player)))
            mask = np.asarray(game.mask()) if game.player == player else np.zeros(len(game.action_table.all))
            assert np.array_equal(seen["action_mask"], mask)
            assert env.observation_space(agent).contains(seen)
        action = generator.choice(game.actions)
        env.step(action.index)
        game.play(action)
    assert env.game.same_state(game)
    assert all(env.terminations.values())
    won = {f"player_{player}": 1 / len(game.winners) for player in game.winners}
    assert env.rewards == {agent: won.get(agent, 0.0) for agent in env.agents}


def test_rewards_sum_up_to_one_at_the_end_and_wait_for_everybody() -> None:
    env = cyclades_v0.env("legendary", 4, teams=True, options=SHORT)
    env.reset(seed=1)
    rewards = play(env, random.Random(1))
    assert all(set(given.values()) == {0.0} for given in rewards[:-1])
    assert sorted(rewards[-1].values()) == [0.0, 0.0, 0.5, 0.5]
    left = {}
    for agent in env.agent_iter():
        _, left[agent], ended, _, _ = env.last()
        assert ended
        env.step(None)
    assert left == rewards[-1]


def test_rewards_for_worth_sum_up_to_the_share_of_the_win() -> None:
    env = cyclades_v0.env("legendary", 3, rewards="worth", options={"max_cycles": 2})
    env.reset(seed=3)
    rewards = play(env, random.Random(3))
    sums = {agent: sum(given[agent] for given in rewards) for agent in env.agents}
    assert list(sums.values()) == pytest.approx(shares(env.unwrapped.game))
    hints = [abs(value) for given in rewards[:-1] for value in given.values() if value]
    assert len(hints) > 20
    assert max(hints) < 0.2


def test_no_observation_depends_on_a_secret() -> None:
    env: Any = cyclades_v0.raw_env("legendary", 4, options={"gold": 20})
    unlike = 0
    for seed in range(6):
        game, generator = somewhere(seed, {"gold": 20})
        for player, agent in enumerate(env.possible_agents):
            one, other = pair_of(widened(game, player, generator), generator)
            seen = []
            for env.game in (one, other):
                seen.append({name: row.tolist() for name, row in env.observe(agent).items()})
            assert seen[0] == seen[1]
            unlike += not one.same_state(other)
    assert unlike > 12


def illegal_in(env: Any) -> int:
    """An action that is not legal now."""
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])


def test_an_action_that_is_not_legal_ends_the_game() -> None:
    env = cyclades_v0.env("legendary", 3, illegal_reward=-2.0)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal_in(env))
    assert all(env.terminations.values())
    assert env.rewards == {agent: -2.0 if agent == loser else 0.0 for agent in env.agents}


@pytest.mark.parametrize(
    "env", [cyclades_v0.raw_env("classic", 3), cyclades_v0.env("classic", 3, illegal_reward=None)], ids=["raw", "env"]
)
def test_an_action_that_is_not_legal_may_be_refused(env: Any) -> None:
    env.reset(seed=1)
    before = env.unwrapped.game.copy()
    with pytest.raises(IllegalAction, match="is not legal now; expected one of"):
        env.step(illegal_in(env))
    assert env.unwrapped.game == before
    assert not any(env.terminations.values())


@pytest.mark.parametrize("number", [-1, 10**6, "bid", None, 1.5])
def test_what_is_no_action_is_refused(number: Any) -> None:
    env: Any = cyclades_v0.raw_env("legendary", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="expected the number of an action, from 0 to 991, got"):
        env.step(number)


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    env: Any = cyclades_v0.raw_env("legendary", 3)
    played = []
    for seed in (4, None, None, 4, None, None):
        env.reset(seed=seed)
        played.append(env.game.record())
    assert played[:3] == played[3:]
    assert played[0] != played[1] != played[2]


def test_a_copy_plays_on_by_itself() -> None:
    env: Any = cyclades_v0.raw_env("legendary", 3, rewards="worth", options=SHORT)
    env.reset(seed=2)
    play(env, random.Random(1), 10)
    twin = copy.deepcopy(env)
    rest = play(twin, random.Random(2))
    assert not env.game.over
    assert play(env, random.Random(2)) == rest


@pytest.mark.parametrize(
    "arguments, said",
    [
        ({"edition": "legendry"}, "did you mean 'legendary'"),
        ({"players": 7}, "expected 2, 3, 4, 5, 6 players"),
        ({"players": 3, "teams": True}, "teams"),
        ({"expansions": ["hades"]}, "expected an expansion"),
        ({"options": {"gold": -1}}, "expected a number from 0 to 50"),
        ({"rewards": "gold"}, "expected rewards among win, worth, got 'gold'"),
        ({"render_mode": "ansi"}, "expected a render mode among human, rgb_array, or None, got 'ansi'"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        cyclades_v0.env(**arguments)


def test_a_bad_seed_is_refused_and_changes_nothing() -> None:
    env: Any = cyclades_v0.raw_env("legendary", 3)
    env.reset(seed=1)
    before = env.game
    with pytest.raises(SetupError, match="expected a whole number or None as seed"):
        env.reset(seed="one")
    assert env.game is before


def test_a_random_board_is_the_same_in_all_games() -> None:
    env: Any = cyclades_v0.raw_env("legendary", 3, board="random")
    shapes = set()
    for seed in range(3):
        env.reset(seed=seed)
        shapes.add((repr(env.game.rules.board.layout), env.observe("player_0")["observation"].shape))
    assert len(shapes) == 1
    with pytest.raises(BoardError):
        cyclades_v0.raw_env("legendary", 3, board="nowhere.json")
