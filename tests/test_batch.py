"""Batches: many games side by side are the same games as one by one."""

from __future__ import annotations

import multiprocessing
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cyclades
from cyclades import Batch, CycladesError, Game, IllegalAction, SetupError
from cyclades.batch_signals import STOPPED, Signals, signals_size
from cyclades.shared_batch import SharedBatch

SHORT = {"max_cycles": 1}


def choice(mask: Any, generator: random.Random) -> int:
    """Any legal action."""
    return generator.choice(np.flatnonzero(mask).tolist())


def alone(seed: int, answers: random.Random, **setup: Any) -> list[tuple[Game, int]]:
    """A game played to its end by itself: each moment with the answer that was given."""
    game = cyclades.new(seed=seed, **setup)
    found = []
    while not game.over:
        answer = choice(game.mask(), answers)
        found.append((game.copy(), answer))
        game.play(game.action_table.all[answer])
    return [*found, (game, -1)]


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "legendary", "players": 3},
        {"edition": "legendary", "players": 2},
        {"edition": "classic", "players": 4, "expansions": ["hades", "titans"]},
        {"edition": "classic", "players": 4, "expansions": ["titans"], "teams": True},
    ],
)
def test_the_games_of_a_batch_are_those_that_one_plays_alone(setup: dict[str, Any]) -> None:
    count = 3
    batch = Batch(count, seed=40, options=SHORT, **setup)
    observations, masks = np.asarray(batch.observations), np.asarray(batch.masks)
    turns, done, rewards = np.asarray(batch.turns), np.asarray(batch.done), np.asarray(batch.rewards)
    answers = [random.Random(place) for place in range(count)]
    also = [random.Random(place) for place in range(count)]
    waiting = [alone(40 + place, also[place], options=SHORT, **setup) for place in range(count)]
    ended = [0] * count
    while min(ended) < 2:
        actions = []
        for place in range(count):
            game, answer = waiting[place][0]
            assert turns[place] == game.player
            assert observations[place].tolist() == list(game.observation(game.player))
            assert masks[place].tolist() == list(game.mask())
            assert choice(masks[place], answers[place]) == answer
            actions.append(answer)
        batch.step(actions)
        for place in range(count):
            del waiting[place][0]
            over = waiting[place][0][0]
            assert done[place] == over.over
            if not over.over:
                assert not rewards[place].any()
                continue
            share = 1 / len(over.winners)
            assert rewards[place].tolist() == [share if seat in over.winners else 0 for seat in range(len(rewards[0]))]
            ended[place] += 1
            waiting[place] = alone(40 + place + count * ended[place], also[place], options=SHORT, **setup)


def test_rows_are_seen_without_copying_and_written_anew() -> None:
    batch = Batch(2, "legendary", 3, seed=1)
    seen = np.asarray(batch.observations)
    before = seen.copy()
    assert not seen.flags.owndata
    batch.step(np.asarray(batch.masks).argmax(1))
    assert (seen != before).any()
    assert np.shares_memory(seen, np.asarray(batch.observations))


def test_what_is_not_wanted_is_not_made() -> None:
    batch = Batch(2, "legendary", 3, seed=1, observations=False, masks=False)
    assert (len(batch.observations), len(batch.masks)) == (0, 0)
    batch.step([int(game.actions[0].index) for game in batch.games])
    assert [game.depth > 0 for game in batch.games] == [True, True]


@pytest.mark.parametrize("wrong", [[0, 0, 0], [0], [10**6, 0], [-1, 0]])
def test_an_action_that_is_not_legal_plays_nothing(wrong: list[int]) -> None:
    batch = Batch(2, "legendary", 3, seed=1)
    before = [game.copy() for game in batch.games]
    rows = bytes(batch.observations), bytes(batch.masks)
    with pytest.raises(IllegalAction, match=r"expected|is not legal"):
        batch.step(wrong)
    second = [int(batch.games[0].actions[0].index), int(batch.games[0].action_table.parse("end").index)]
    with pytest.raises(IllegalAction, match=r"game 1: 'end' is not legal now; expected one of"):
        batch.step(second)
    assert batch.games == before
    assert (bytes(batch.observations), bytes(batch.masks)) == rows


def test_seeds_can_be_given_one_by_one() -> None:
    batch = Batch(2, "legendary", 3, seeds=[9, 9])
    assert batch.games[0] == batch.games[1] == cyclades.new("legendary", 3, seed=9)
    assert Batch(2, "legendary", 3).games[0] != Batch(2, "legendary", 3).games[0]


@pytest.mark.parametrize(
    "wrong, says",
    [
        ({"count": 0}, "expected a number of games from 1 on, got 0"),
        ({"count": True}, "expected a number of games from 1 on, got True"),
        ({"count": 2, "seeds": [1]}, "expected 2 whole numbers as seeds, got"),
        ({"count": 1, "seeds": ["a"]}, "expected 1 whole numbers as seeds, got"),
        ({"count": 1, "seeds": [1], "seed": 1}, "expected a seed or the seeds of all games, got both"),
        ({"count": 1, "seed": "a"}, "expected a whole number or None as seed"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Batch(edition="legendary", players=3, **wrong)


@pytest.mark.slow
def test_several_processes_play_the_same_games() -> None:
    setup: dict[str, Any] = {"edition": "legendary", "players": 3, "options": SHORT}
    batch = Batch(5, seed=3, **setup)
    generator = np.random.default_rng(1)
    with SharedBatch(5, seed=3, processes=2, **setup) as shared:
        tables = ["observations", "masks", "turns", "done", "rewards"]
        ended = 0
        while ended < 8:
            for table in tables:
                assert np.array_equal(np.asarray(getattr(batch, table)), np.asarray(getattr(shared, table))), table
            legal = np.asarray(batch.masks)
            actions = (legal * generator.random(legal.shape)).argmax(1)
            batch.step(actions)
            shared.step(actions)
            ended += int(np.asarray(batch.done).sum())
        before = bytes(shared.observations)
        with pytest.raises(IllegalAction, match="expected a legal action for game 1, as its mask says, got -1"):
            shared.step([int(np.asarray(batch.masks)[0].argmax()), -1, 0, 0, 0])
        assert bytes(shared.observations) == before
        shared.workers[0].kill()
        with pytest.raises(CycladesError, match="a process of the batch failed: process 1 has ended"):
            shared.step(np.asarray(shared.masks).argmax(1))
        with pytest.raises(CycladesError, match="got one that was closed"):
            shared.step([0] * 5)


@pytest.mark.slow
def test_processes_share_a_random_board_and_nobody_writes_what_is_legal() -> None:
    setup: dict[str, Any] = {"edition": "legendary", "players": 3, "board": "random", "seed": 3}
    batch = Batch(4, **setup)
    with SharedBatch(4, processes=2, **setup) as shared:
        for _ in range(5):
            legal = np.asarray(batch.masks)
            assert np.array_equal(legal, np.asarray(shared.masks))
            assert np.array_equal(np.asarray(batch.observations), np.asarray(shared.observations))
            actions = legal.argmax(1)
            batch.step(actions)
            shared.step(actions)
        with pytest.raises(TypeError, match="read-only"):
            shared.masks[0, 0] = True


@pytest.mark.interpreted
def test_a_step_that_is_broken_off_closes_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = SharedBatch(2, "legendary", 3, seed=1, processes=1)

    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cyclades.shared_batch.write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        shared.step(np.asarray(shared.masks).argmax(1))
    with pytest.raises(CycladesError, match="got one that was closed"):
        shared.step([0, 0])


def test_a_process_whose_step_others_have_left_behind_does_not_wait_for_it() -> None:
    signals = Signals(memoryview(bytearray(signals_size(1))), 1, patience=0.0)
    ours, theirs = multiprocessing.Pipe()
    with ours, theirs:
        signals.begin(2)
        assert signals.wait_for_step(2, 0, theirs)
        assert not signals.wait_for_step(1, 0, theirs)
        signals.begin(STOPPED)
        assert not signals.wait_for_step(3, 0, theirs)


@pytest.mark.parametrize("processes", [0, 3, True])
def test_there_are_not_more_processes_than_games(processes: int) -> None:
    with pytest.raises(SetupError, match="expected from 1 to 2 processes"):
        SharedBatch(2, "legendary", 3, processes=processes)


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parent.parent / "docs" / "arrays.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {}
    exec("\n".join(blocks), names)
    assert (len(blocks), names["nodes"].shape[0], names["masks"].shape[0]) == (4, len(names["graph"].areas), 16)


def test_a_batch_over_processes_needs_masks() -> None:
    with pytest.raises(SetupError, match="expected masks in a batch over processes"):
        SharedBatch(2, "legendary", 3, seed=1, masks=False)
