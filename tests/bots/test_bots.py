"""Bots: legal answers in every kind of game, the same for the same view, whatever is secret."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.arena import arena_plan, run_arena
from cyclades.bots import BOTS, BotError, make

ROOT = Path(__file__).resolve().parents[2]
QUICK = 12
"""An effort small enough for tests."""
MOST = {"oracle": 70}
"""How many answers are asked of a bot that takes long for each; of others more."""
TABLES: list[dict[str, Any]] = [
    {"edition": "legendary", "players": 2},
    {"edition": "legendary", "players": 4},
    {"edition": "legendary", "players": 4, "teams": True},
    {"edition": "legendary", "players": 6},
    {"edition": "classic", "players": 2, "expansions": ["monuments", "ruins"]},
    {"edition": "classic", "players": 3, "options": {"start": "free"}},
    {"edition": "classic", "players": 5, "expansions": ["monuments"]},
    {"edition": "classic", "players": 4, "expansions": ["titans"], "teams": True},
    {"edition": "classic", "players": 6, "expansions": ["titans"]},
]


def played(table: dict[str, Any], name: str, seed: int, most: int) -> Game:
    """A game in which everybody asks the same kind of bot, up to a number of answers."""
    game = cyclades.new(**table, seed=seed)
    bot = make(name, effort=QUICK, seed=seed)
    for _ in range(most):
        if game.over:
            break
        player = game.player
        assert player is not None
        game.play(game.parse(bot.choose(game.view(player))), player)
    return game


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_bot_answers_in_every_kind_of_game(table: dict[str, Any], name: str) -> None:
    game = played(table, name, seed=3, most=MOST.get(name, 120))
    assert game.actions_played() > 0
    assert game.s[game.f.cycle] >= 1


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_effort_and_seed_give_the_same_answer(name: str) -> None:
    one, other = (played({"edition": "classic", "players": 3}, name, seed=5, most=MOST.get(name, 80)) for _ in range(2))
    assert one.record() == other.record()


def test_another_process_gives_the_same_answers() -> None:
    """Whatever the order of its sets and dictionaries: nothing that a bot does depends on it."""
    script = (
        "from tests.bots.test_bots import played; import json; "
        "print(json.dumps([played({'edition': 'legendary', 'players': 3}, name, 5, 60).record()['actions'] "
        "for name in ('novice', 'strategist')]))"
    )
    found = set()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", script], env=env, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        found.add(done.stdout)
    assert len(found) == 1


def test_another_seed_gives_other_answers() -> None:
    records = [
        played({"edition": "classic", "players": 3}, "random", seed, 40).record()["actions"] for seed in (5, 5, 6)
    ]
    assert records[0] == records[1] != records[2]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", ["legendary", "classic"])
def test_bots_choose_alike_in_games_that_differ_only_in_secrets(edition: str, name: str) -> None:
    """Purses that others can only guess hold something else, in one game more, in another less; the answer is the same,
    and so is that of the next one who is asked, as long as nobody has shown more."""
    generator = random.Random(7)
    game = cyclades.new(edition, 3, seed=11)
    compared = different = 0
    while compared < 30 and not game.over:
        player = game.player
        assert player is not None
        if generator.random() < 0.2:
            view = game.view(player)
            for purse, number in enumerate(view["state"]["gold"]):
                if number is None:  # less was public than in truth
                    view["state"]["gold_high"][purse] += 4
            truths = [cyclades.imagine(view, seed=seed) for seed in (1, 2)]
            different += truths[0].view(None)["state"] == truths[1].view(None)["state"] and list(truths[0].s) != list(
                truths[1].s
            )
            assert truths[0].view(player) == truths[1].view(player)
            answers = {make(name, effort=QUICK, seed=4).choose(truth.view(player)) for truth in truths}
            assert len(answers) == 1
            compared += 1
        game.play(generator.choice(game.actions))
    assert compared == 30
    assert different > 15, "most of these games differ, and only in what nobody sees"
    assert game.s[game.f.cycle] > 3, "not only at the beginning"


@pytest.mark.parametrize(
    "name, effort, reason",
    [
        (
            "stratgist",
            None,
            "-raider, -scholar, -priest), got 'stratgist'; did you mean 'strategist'?",
        ),
        (None, None, "got None"),
        ("novice", 0, "expected a whole number as effort, from 1 to 1000000, got 0"),
        ("novice", 10**20, "expected a whole number as effort, from 1 to 1000000, got 100000000000000000000"),
        ("novice", True, "expected a whole number as effort, from 1 to 1000000, got True"),
        ("novice", "much", "expected a whole number as effort, from 1 to 1000000, got 'much'"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused(name: Any, effort: Any, reason: str) -> None:
    with pytest.raises(BotError) as refused:
        make(name, effort)
    assert reason in str(refused.value)


@pytest.mark.parametrize("name", BOTS)
def test_who_is_not_asked_gets_no_answer(name: str) -> None:
    game = cyclades.new("classic", 3, seed=1)
    assert game.player is not None
    for view in (game.view((game.player + 1) % 3), game.view(None), {}):
        with pytest.raises(BotError, match="expected the view of a player who is asked"):
            make(name).choose(view)
    for nothing in (None, game):
        with pytest.raises(BotError, match="expected a view, as game"):
            make(name).choose(nothing)


@pytest.mark.parametrize("name", BOTS)
def test_the_best_few_answers_are_explained_the_best_first(name: str) -> None:
    game = cyclades.new("classic", 3, seed=1)
    assert game.player is not None
    view = game.view(game.player)
    advice = make(name, effort=QUICK).explain(view, most=3)
    assert 1 <= len(advice) <= 3
    assert [row.value for row in advice] == sorted((row.value for row in advice), reverse=True)
    assert advice[0].action.notation == make(name, effort=QUICK).choose(view)
    assert all(row.action.notation in view["actions"] for row in advice)


@pytest.mark.parametrize("edition", ["legendary", "classic"])
@pytest.mark.parametrize(
    "better, other, least",
    [("novice@30", "random", 6), pytest.param("strategist", "novice", 4, marks=pytest.mark.slow)],
)
def test_the_better_bot_wins_alone_against_three(better: str, other: str, least: int, edition: str) -> None:
    """A smoke test, by which an even share would be 2 of 8; `docs/statistics.md` has the figures of many games."""
    plan = arena_plan([better, other, other, other], games=8, edition=edition, players=4, seed=3, max_cycles=30)
    result, complete = run_arena(plan)
    assert complete
    assert {row["bot"]: row["wins"] for row in result["results"]}[better] >= least
