"""The environments for Gymnasium: one seat against bots, and many games in which one learner plays all seats."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import cyclades
from cyclades import Batch, IllegalAction, SetupError
from cyclades.bots import BotError
from cyclades.engine.errors import GameOver
from cyclades.envs import SELF_PLAY, SINGLE_SEAT
from cyclades.envs.rewards import shares
from cyclades.envs.single_seat import SingleSeat
from cyclades.envs.spaces import observed
from cyclades.envs.vector import SelfPlay
from tests.envs.samples import SAMPLES, SHORT, somewhere
from tools.fuzzing.leaks import pair_of, widened


def answer(mask: Any, generator: random.Random) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("setup", SAMPLES)
def test_one_seat_passes_the_check_of_environments(setup: dict[str, Any]) -> None:
    env = gymnasium.make(SINGLE_SEAT, bots="random", **setup)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checker would like numbers from -1 to 1
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("setup", SAMPLES)
def test_one_seat_sees_its_own_questions_only(setup: dict[str, Any]) -> None:
    env = SingleSeat(bots="random", seat=1, **setup)
    observation, info = env.reset(seed=3)
    generator, total, ended = random.Random(3), 0.0, False
    while not ended:
        game = env.game
        assert game is not None
        assert (game.player, info["seat"]) == (1, 1)
        assert np.array_equal(observation, np.asarray(game.observation(1)))
        assert np.array_equal(info["action_mask"], np.asarray(game.mask()))
        assert env.action_masks().dtype == np.bool_
        assert np.array_equal(env.action_masks(), np.asarray(game.mask()))
        observation, reward, ended, truncated, info = env.step(answer(info["action_mask"], generator))
        total += float(reward)
        assert not truncated
    assert env.game is not None
    assert env.game.over
    assert total == shares(env.game)[1]
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match="got one that has ended"):
        env.step(0)


def test_it_is_the_game_of_the_seed_with_the_answers_of_the_bots() -> None:
    env = SingleSeat("classic", 3, bots="random", seat=0, options=SHORT)
    _, info = env.reset(seed=9)
    generator, ended = random.Random(1), False
    while not ended:
        _, _, ended, _, info = env.step(answer(info["action_mask"], generator))
    assert env.game is not None
    game = cyclades.new("classic", 3, options=SHORT, seed=9)
    for node in env.game.history():
        if node.asked >= 0:
            game.play(game.action_table.all[node.action.index])
    assert game.same_state(env.game)


def test_the_seat_is_drawn_unless_it_is_chosen() -> None:
    env = SingleSeat("classic", 3, bots="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == {0, 1, 2}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    fixed = SingleSeat("classic", 3, bots="random", seat=2)
    assert {fixed.reset()[1]["seat"] for _ in range(4)} == {2}


def test_bots_may_differ_and_sit_from_the_next_seat_on() -> None:
    env = SingleSeat("legendary", 4, bots=["random", "novice@3", "rower"], seat=2)
    env.reset(seed=1)
    assert [env.bots[player][1] for player in (3, 0, 1)] == ["random", "novice@3", "rower"]
    assert env.bots[0][0].effort == 3


def test_what_is_told_does_not_depend_on_a_secret() -> None:
    env = SingleSeat("legendary", 4, seat=1, options={"gold": 20})
    env.reset(seed=1)
    asked = 0
    for seed in range(24):
        game, generator = somewhere(seed, {"gold": 20})
        told = []
        for env.game in pair_of(widened(game, 1, generator), generator):
            told.append((observed(env.game, env.seat).tolist(), env.info(env.game)["action_mask"].tolist()))
        assert told[0] == told[1]
        asked += any(told[0][1])
    assert asked


def test_an_action_that_is_not_legal_ends_the_game() -> None:
    env = SingleSeat("legendary", 3, bots="random", illegal_reward=-3.0)
    _, info = env.reset(seed=1)
    _, reward, ended, truncated, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, truncated, info["illegal"]) == (-3.0, True, False, True)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_an_action_that_is_not_legal_may_be_refused() -> None:
    env = SingleSeat("legendary", 3, bots="random", illegal_reward=None)
    _, info = env.reset(seed=1)
    assert env.game is not None
    before = env.game.copy()
    with pytest.raises(IllegalAction, match="is not legal now"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert env.game == before
    env.step(answer(info["action_mask"], random.Random(1)))


def test_rewards_for_worth_come_between_the_answers() -> None:
    env = SingleSeat("legendary", 3, bots="random", seat=0, rewards="worth", options={"max_cycles": 2})
    _, info = env.reset(seed=1)
    rewards, ended, generator = [], False, random.Random(1)
    while not ended:
        _, reward, ended, _, info = env.step(answer(info["action_mask"], generator))
        rewards.append(reward)
    assert env.game is not None
    assert sum(rewards) == pytest.approx(shares(env.game)[0])
    assert sum(reward != 0.0 for reward in rewards) > len(rewards) // 2


@pytest.mark.parametrize(
    "arguments, kind, said",
    [
        ({"seat": 4}, SetupError, "expected a seat from 0 to 3, or None to draw it, got 4"),
        ({"seat": True}, SetupError, "expected a seat"),
        ({"bots": "novise"}, BotError, "did you mean 'novice'"),
        ({"bots": ["random"]}, SetupError, r"expected one bot for all others or a list of 3, got \['random'\]"),
        ({"edition": "legendry"}, SetupError, "did you mean 'legendary'"),
        ({"rewards": "gold"}, SetupError, "expected rewards among"),
        ({"render_mode": "ansi"}, SetupError, "expected a render mode"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, Any], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        SingleSeat(**arguments)


def test_before_the_first_game_there_is_nothing_to_play() -> None:
    env = SingleSeat("legendary", 3)
    with pytest.raises(ResetNeeded, match="got none yet"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="got none yet"):
        env.render()


# Many games


def random_answers(masks: Any, generator: np.random.Generator) -> Any:
    return (masks * generator.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("setup", SAMPLES)
def test_many_games_are_those_of_a_batch(setup: dict[str, Any]) -> None:
    games = gymnasium.make_vec(SELF_PLAY, num_envs=3, **setup)
    batch = Batch(3, **setup, seed=5)
    generator, ended = np.random.default_rng(1), 0
    observations, infos = games.reset(seed=5)
    for _ in range(400):
        assert np.array_equal(observations, np.asarray(batch.observations))
        assert np.array_equal(infos["action_mask"], np.asarray(batch.masks))
        assert infos["turns"].tolist() == list(batch.turns)
        assert games.observation_space.contains(observations)
        answered = infos["turns"]
        actions = random_answers(infos["action_mask"], generator)
        observations, rewards, done, truncated, infos = games.step(actions)
        batch.step(actions)
        assert np.array_equal(infos["rewards"], np.asarray(batch.rewards))
        assert rewards.tolist() == [infos["rewards"][number, player] for number, player in enumerate(answered)]
        assert done.tolist() == list(batch.done)
        assert infos["rewards"].sum(axis=1).tolist() == pytest.approx(done.astype(float).tolist())
        assert not truncated.any()
        ended += int(done.sum())
    assert ended


def test_rows_are_kept_when_the_games_go_on() -> None:
    games = SelfPlay(2, players=3)
    observations, infos = games.reset(seed=1)
    before = observations.copy(), infos["action_mask"].copy(), infos["turns"].copy()
    for _ in range(5):
        infos = games.step(random_answers(infos["action_mask"], np.random.default_rng(1)))[4]
    assert np.array_equal(observations, before[0])


def test_rewards_for_worth_sum_up_to_the_share_of_the_win_in_each_game() -> None:
    games = SelfPlay(2, players=3, rewards="worth", options=SHORT)
    _, infos = games.reset(seed=4)
    generator, sums, ended = np.random.default_rng(2), np.zeros((2, 3)), 0
    while ended < 4:
        _, _, done, _, infos = games.step(random_answers(infos["action_mask"], generator))
        sums += infos["rewards"]
        for number in np.flatnonzero(done):
            assert sums[number].sum() == pytest.approx(1.0)
            assert set(np.round(sums[number], 9)) <= {0.0, 1.0, 0.5, 0.333333333}
            sums[number] = 0.0
            ended += 1


def test_where_one_action_is_not_legal_nothing_is_played() -> None:
    games = SelfPlay(2, players=3)
    with pytest.raises(GameOver, match="call reset first"):
        games.step(np.zeros(2, dtype=np.int64))
    _, infos = games.reset(seed=1)
    before = [game.copy() for game in games.batch.games]
    actions = random_answers(infos["action_mask"], np.random.default_rng(1))
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    with pytest.raises(IllegalAction, match="game 1: "):
        games.step(actions)
    assert games.batch.games == before


def test_games_may_have_seeds_of_their_own() -> None:
    games = SelfPlay(2, players=3)
    games.reset(seed=[7, 3])
    assert [game.record() for game in games.batch.games] == [
        cyclades.new("legendary", 3, seed=seed).record() for seed in (7, 3)
    ]
    with pytest.raises(SetupError, match="expected 2 whole numbers as seeds"):
        games.reset(seed=[])
    with pytest.raises(SetupError, match="expected a number of games from 1 on"):
        SelfPlay(0)
