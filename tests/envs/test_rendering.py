"""Games as text and as pictures."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import cyclades
from cyclades.envs import cyclades_v0
from cyclades.envs.rendering import Renderer
from cyclades.envs.single_seat import SingleSeat
from cyclades.extras import EXTRAS, MissingExtra
from tests.envs.samples import played


def test_a_picture_shows_the_board_and_what_lies_on_it() -> None:
    env: Any = cyclades_v0.env("classic", 4, expansions=["hades"], render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert (before.shape, before.dtype) == ((630, 1200, 3), np.uint8)
    assert np.array_equal(env.render(), before)
    played(env.unwrapped.game, 60, random.Random(1))
    after = env.render()
    assert after.shape == before.shape
    assert (after != before).any(axis=2).sum() > 1000
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 100


def test_one_seat_has_pictures_too() -> None:
    env = SingleSeat("legendary", 2, bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (630, 1200, 3)


def test_text_is_printed_as_the_game_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    env = cyclades_v0.env("legendary", 3, render_mode="human")
    env.reset(seed=7)
    first = capsys.readouterr().out
    assert "Poseidon" in first
    assert "Red" in first
    printed = []
    for _ in range(4):  # what a player begins is shown when it is whole
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        printed.append(capsys.readouterr().out)
    assert all(printed)
    assert printed[-1] != first


def test_text_is_what_the_seat_sees(capsys: pytest.CaptureFixture[str]) -> None:
    game = played(cyclades.new("legendary", 3, seed=1), 60, random.Random(1))
    texts = set()
    for player in (0, 1, None):
        assert Renderer(game.rules, "human").render(game, player) is None
        texts.add(capsys.readouterr().out)
    assert len(texts) == 3
    assert sum("(you)" in text for text in texts) == 2
    env = SingleSeat("legendary", 3, bots="random", seat=1, render_mode="human")
    env.reset(seed=1)
    assert "Blue (you)" in capsys.readouterr().out


def test_without_a_mode_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = cyclades_v0.raw_env("legendary", 3)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="expected a render mode when the environment is made, got none"):
        assert env.render() is None
    assert capsys.readouterr().out == ""


@pytest.mark.interpreted
def test_pictures_need_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "board", ("no_such_module",))
    with pytest.raises(MissingExtra, match=r"a picture of a game needs no_such_module, .* install the extra `board`"):
        cyclades_v0.env("legendary", 3, render_mode="rgb_array")
    cyclades_v0.env("legendary", 3, render_mode="human")
