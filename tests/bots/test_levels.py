"""Levels for people: what each is named and sees, how surely it acts, and that the next one is better."""

from __future__ import annotations

import random
import time
from itertools import pairwise
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.bots import BOTS, LEVELS, PERSONALITIES, Bot, BotError, Strategist, for_tables, make, register
from cyclades.bots.advice import Advice, does_nothing
from cyclades.bots.levelled import Levelled, worth_doing
from cyclades.bots.levels import character, names
from cyclades.engine.chance import seeded
from tests.bots.test_bots import QUICK, TABLES, played
from tests.story import Story

BY_NAME = [level.name for level in LEVELS]
SECONDS = 1.0 if cyclades.compiled else 30.0
"""How long an answer may take; the plain sources are many times slower."""


def weights_of(bot: Bot) -> dict[str, Any]:
    return bot.weights.numbers()


def positions(edition: str, count: int, seed: int) -> list[Game]:
    """Positions of games that sailors play, with something to choose."""
    chooser = random.Random(seed)
    found: list[Game] = []
    game = cyclades.new(edition, 4, seed=seed)
    bot = make("sailor", effort=QUICK, seed=seed)
    while len(found) < count:
        if game.over:
            game = cyclades.new(edition, 4, seed=chooser.getrandbits(30))
        assert game.player is not None
        if len(game.actions) > 3 and chooser.random() < 0.08:
            found.append(game.copy())
        game.play(game.parse(bot.choose(game.view(game.player))))
    return found


# -- names ------------------------------------------------------------------------------------------------------------


def test_a_name_is_a_level_with_or_without_a_personality() -> None:
    assert len(LEVELS) == 5
    assert names() == [*BY_NAME, *(f"{level}-{fond}" for level in BY_NAME for fond in PERSONALITIES)]
    assert set(names()) < set(for_tables())
    for level in LEVELS:
        for name in (level.name, f"{level.name}-raider"):
            bot = make(name, seed=3)
            assert (type(bot), bot.effort, bot.seed) == (level.kind, level.effort, 3)
            assert make(f"{name}@7").effort == 7
            found = character(name)
            assert found is not None
            assert found.level is level


@pytest.mark.parametrize(
    "spec, reason",
    [
        ("captain-pirate", "got 'captain-pirate'; did you mean 'captain"),
        ("captain-", "got 'captain-'; did you mean 'captain"),
        ("captain-raider-priest", "got 'captain-raider-priest'"),
        ("novice-raider", "expected a bot among random, novice, "),
        ("Captain", "; did you mean 'captain'?"),
        ("raider", "a level may end in -merchant, -raider, -scholar, -priest"),
        ("captain-raider@0", "expected a whole number as effort, from 1 to 1000000, got 0"),
        ("captain.py-raider:Bot", "got ModuleNotFoundError"),
    ],
)
def test_what_is_no_level_or_no_personality_is_refused(spec: str, reason: str) -> None:
    with pytest.raises(BotError) as refused:
        make(spec)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


def test_nobody_takes_the_name_of_a_level() -> None:
    for name in ("rower", "admiral-priest"):
        with pytest.raises(BotError, match=f"expected a name that no bot has, got '{name}'"):
            register(name, Levelled)
        assert name not in BOTS


# -- what they see ----------------------------------------------------------------------------------------------------


def test_whoever_is_better_sees_no_less_and_errs_less() -> None:
    sights = [level.sight for level in LEVELS if level.sight is not None]
    assert len(sights) == 4
    for one, next_one in pairwise(sights):
        assert one.error > next_one.error > 0
        assert one.collects <= next_one.collects
        assert one.threats <= next_one.threats
        assert one.denial <= next_one.denial
        assert one.end <= next_one.end
        assert one.jumps <= next_one.jumps
    for lower, higher in pairwise(LEVELS[:-1]):  # the strongest counts futures
        assert lower.effort <= higher.effort <= 300


def test_the_strongest_level_is_the_strongest_bot_with_nothing_taken_away() -> None:
    best = LEVELS[-1]
    assert best.sight is None
    assert (best.kind, best.effort) == BOTS["oracle"]
    for game in positions("classic", 6, 4):
        view = game.view(game.player)
        assert make(best.name, effort=40, seed=2).choose(view) == make("oracle", effort=40, seed=2).choose(view)


def test_who_sees_everything_and_never_errs_is_the_strategist() -> None:
    for game in positions("legendary", 6, 5):
        view = game.view(game.player)
        assert Levelled(40, 2).explain(view)[0] == make("strategist", effort=40, seed=2).explain(view)[0]


def test_a_level_looks_at_armies_only_where_it_sees_threats() -> None:
    game = positions("classic", 1, 6)[0]
    for level in LEVELS:
        seen = len(make(level.name).search(game).outlook.near) > 0
        assert seen == (level.sight is None or level.sight.threats)


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_a_personality_changes_some_weights_and_nothing_else(personality: str) -> None:
    for level in BY_NAME:
        plain, fond = make(level), make(f"{level}-{personality}")
        before, after = weights_of(plain), weights_of(fond)
        changed = {name for name in before if before[name] != after[name]}
        assert changed == set(PERSONALITIES[personality])
        if isinstance(plain, Levelled):
            assert isinstance(fond, Levelled)
            assert plain.sight is fond.sight


# -- how they act -----------------------------------------------------------------------------------------------------


def test_what_is_worse_than_nothing_is_not_worth_doing() -> None:
    game = Story(IDLE).game
    end, build, sail = game.parse("end"), game.parse("build port"), game.parse("recruit fleet")
    good, nothing, bad = Advice(build, 9.0), Advice(end, 5.0), Advice(sail, 2.0)
    assert does_nothing(nothing)
    assert worth_doing([good, nothing, bad]) == [good]
    assert worth_doing([nothing, bad]) == [nothing]
    assert worth_doing([good, bad]) == [good, bad]


IDLE = """
    cycle 3
    gods poseidon ares zeus athena hera
    player red gold 9
    area kea red troops 2
    offering red poseidon 1
    phase actions poseidon paid
    """


@pytest.mark.parametrize("name", BY_NAME)
def test_nobody_ends_a_turn_with_nothing_done_that_is_worth_it(name: str) -> None:
    game = Story(IDLE).game
    assert {make(name, seed=seed).choose(game.view(game.player)) == "end" for seed in range(12)} == {False}


@pytest.mark.parametrize("name", ["rower", "sailor-scholar", "helmsman-merchant", "captain-priest", "admiral-raider"])
def test_levels_answer_in_every_kind_of_game(name: str) -> None:
    for table in TABLES[1::2]:
        game = played(table, name, seed=3, most=60)
        assert game.s[game.f.cycle] >= 1


@pytest.mark.parametrize("name", ["rower", "captain-raider"])
def test_the_same_view_effort_and_seed_give_the_same_answer(name: str) -> None:
    one, other = (played({"edition": "classic", "players": 3}, name, seed=5, most=60) for _ in range(2))
    assert one.record() == other.record()


def test_an_answer_tells_nothing_of_what_others_hide() -> None:
    """In games that differ only in what the view does not tell, a bot of each level answers alike."""
    for game in positions("classic", 4, 8):
        player = game.player
        view = game.view(player)
        truths = [cyclades.imagine(view, seed=seed) for seed in (1, 2)]
        for name in ("rower", "captain-scholar"):
            assert len({make(name, effort=QUICK, seed=4).choose(truth.view(player)) for truth in truths}) == 1


@pytest.mark.parametrize("name", BY_NAME)
def test_every_level_answers_in_time(name: str) -> None:
    bot = make(f"{name}-raider", seed=1)
    for game in positions("legendary", 5, 9):
        view = game.view(game.player)
        start = time.perf_counter()
        assert game.parse(bot.choose(view)) in game.actions
        assert time.perf_counter() - start < SECONDS


# -- how well ---------------------------------------------------------------------------------------------------------


def given_away(name: str, games: list[Game], judge: Strategist) -> float:
    """How many gold pieces an answer of a bot is worse on average than the best one, as a strategist judges."""
    total = 0.0
    for number, game in enumerate(games):
        imagined, generator = judge.imagined(game.view(game.player))
        worth = {row.action.notation: row.value for row in judge.advise(imagined, generator)}
        best = max(worth.values())
        for seed in range(3):
            answer = make(name, effort=40, seed=10 * number + seed).choose(game.view(game.player))
            total += min(best - worth[answer], 30.0) / 3.0
    return total / len(games)


def test_each_level_gives_away_less_than_the_one_below() -> None:
    games = [*positions("classic", 8, 21), *positions("legendary", 8, 22)]
    judge = Strategist(40, 7)
    lost = [given_away(name, games, judge) for name in [*BY_NAME[:-1], "strategist"]]
    for lower, higher in pairwise(lost):
        assert lower > 1.25 * higher, lost


def test_errors_are_drawn_anew_for_another_seed() -> None:
    game = positions("classic", 1, 30)[0]
    bots = [make("rower", effort=QUICK, seed=seed) for seed in range(4)]
    values = []
    for bot in bots:
        imagined, _ = bots[0].imagined(game.view(game.player))
        values.append(tuple(row.value for row in bot.advise(imagined, seeded(bot.seed))))
    assert len(set(values)) == len(bots)
