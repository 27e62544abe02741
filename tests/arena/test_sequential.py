"""The sequential test: its bounds and errors, that it looks at whole blocks in their order and at nothing else, and
that an arena ends with it, on any number of processes, and goes on."""

import json
import math
import random
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cyclades.arena import ArenaError, ArenaPlan, arena_plan, run_arena
from cyclades.arena.course import Course, course_of
from cyclades.arena.matches import play_match
from cyclades.arena.report import summary
from cyclades.arena.results import Played
from cyclades.arena.sequential import SequentialTest, sequential_test
from cyclades.engine.errors import SetupError

TEST = sequential_test((0.40, 0.48))


def test_the_bounds_are_those_of_wald() -> None:
    assert TEST.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert TEST.bounds == pytest.approx((-2.944, 2.944), abs=0.0005)
    assert sequential_test((0.4, 0.5), (0.01, 0.1)).bounds == pytest.approx((math.log(0.1 / 0.99), math.log(90)))


def test_the_ratio_is_that_of_the_likelihoods() -> None:
    likelihoods = [share**6 * (1 - share) ** 5 for share in (0.40, 0.48)]
    assert TEST.ratio(6, 5) == pytest.approx(math.log(likelihoods[1] / likelihoods[0]))
    assert TEST.ratio(0.5, 0.5) == pytest.approx(TEST.ratio(1, 1) / 2), "a shared victory counts in parts"
    low, high = TEST.bounds
    assert [TEST.decided(ratio) for ratio in (low, low + 1e-9, 0, high - 1e-9, high)] == [0.40, None, None, None, 0.48]


def decided_in(test: SequentialTest, share: float, seed: int, block: int = 4) -> tuple[float | None, int]:
    """What a test decides on wins that come with a probability, asked after each block, and after how many games."""
    draw, wins, games = random.Random(seed).random, 0, 0
    while test.decided(test.ratio(wins, games - wins)) is None:
        wins += sum(draw() < share for _ in range(block))
        games += block
    return test.decided(test.ratio(wins, games - wins)), games


@pytest.mark.parametrize("share, other", [(0.40, 0.48), (0.48, 0.40)])
def test_it_is_wrong_as_seldom_as_it_promises(share: float, other: float) -> None:
    found = [decided_in(TEST, share, seed) for seed in range(1000)]
    wrong = sum(decision == other for decision, _ in found)
    assert 10 < wrong < 60, "5 % of 1,000, rather fewer: a block goes beyond the bound; 60 is 1.5 deviations more"
    mean = sum(games for _, games in found) / 1000
    assert mean < 420, "the test with a fixed number of games and these errors needs 412 and more"


def test_errors_of_their_own_are_kept() -> None:
    careful = sequential_test((0.30, 0.50), (0.01, 0.20))
    wrong_high = sum(decided_in(careful, 0.30, seed)[0] == 0.50 for seed in range(1000))
    wrong_low = sum(decided_in(careful, 0.50, seed)[0] == 0.30 for seed in range(1000))
    assert wrong_high <= 18
    assert 100 < wrong_low <= 230


@pytest.mark.parametrize(
    "shares, errors, message",
    [
        ((0.48, 0.40), (0.05, 0.05), "the lower first, got 48 % and 40 %$"),
        ((0.40, 0.40), (0.05, 0.05), "the lower first, got 40 % and 40 %$"),
        ((0.0, 0.40), (0.05, 0.05), "between 0 % and 100 %, the lower first, got 0 % and 40 %$"),
        ((0.40, 1.0), (0.05, 0.05), "got 40 % and 100 %$"),
        ((0.40, math.nan), (0.05, 0.05), "got 40 % and nan %$"),
        ((0.40,), (0.05, 0.05), "expected two win shares .* got 40 %$"),
        ((), (0.05, 0.05), "expected two win shares .* got none$"),
        ((0.40, 0.48), (0.05, 0.5), "expected two errors between 0 % and 50 %, got 5 % and 50 %$"),
        ((0.40, 0.48), (0.0, 0.05), "expected two errors .* got 0 % and 5 %$"),
        ((0.40, 0.48), (0.05,), "expected two errors .* got 5 %$"),
    ],
)
def test_nonsense_is_refused(shares: tuple[float, ...], errors: tuple[float, ...], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        arena_plan(["novice", "random"], decide=shares, errors=errors)


def test_one_bot_alone_has_nothing_to_decide() -> None:
    with pytest.raises(ArenaError, match=r"at least 2 different bots .* got 'random' alone"):
        arena_plan(["random", "random"], decide=(0.4, 0.5))


# Blocks


def plan_of(bots: list[str], games: int, **others: Any) -> ArenaPlan:
    return arena_plan(bots, games=games, decide=(0.25, 0.50), **others)


def played(plan: ArenaPlan, number: int, winners: set[str] | None) -> Played:
    """A game that bots of these names win together; without any, whoever sits in the first seat."""
    bots = [plan.entries[entry] for entry in plan.seats(number)]
    places = [1 if bot in winners else 2 for bot in bots] if winners else [1, 2, 3, 4]
    rest: tuple[Any, ...] = ([0, 1, 2, 3], 9, "metropolises", [10] * 4, [0.1] * 4, [[40, 10]] * 4)
    return Played(number, plan.seats(number), places, *rest)


def test_it_is_asked_after_whole_blocks_only() -> None:
    plan = plan_of(["novice", "random", "random", "random"], 40)
    assert plan.test is not None
    enough = next(count for count in range(40) if plan.test.decided(plan.test.ratio(count, 0)))
    assert enough % 4 != 0, "or this test would prove nothing"
    games = {number: played(plan, number, {"novice"}) for number in range(40)}
    course = course_of(plan, games)
    assert course is not None
    assert (course.games, course.decided) == (enough + 4 - enough % 4, 0.50)


def test_a_gap_is_waited_for() -> None:
    plan = plan_of(["novice", "random", "random", "random"], 40)
    games = {number: played(plan, number, {"novice"}) for number in range(40)}
    early = course_of(plan, {number: game for number, game in games.items() if number != 5})
    assert early is not None
    assert (early.games, early.decided) == (4, None)
    early.follow(games)
    whole = course_of(plan, games)
    assert whole is not None
    assert early.data() == whole.data()


def test_games_beyond_those_of_the_plan_do_not_count() -> None:
    plan = plan_of(["novice", "random", "random", "random"], 4)
    more = {number: played(plan, number, {"novice"}) for number in range(40)}
    course = course_of(plan, more)
    assert course is not None
    assert (course.games, course.decided) == (4, None)


def test_every_seat_of_the_first_bot_counts_and_victories_in_parts() -> None:
    plan = plan_of(["novice", "novice", "random", "random"], 4)
    assert plan.test is not None
    course = Course(plan, plan.test)
    course.add(played(plan, 0, {"novice"}))
    assert (course.seats, course.wins) == (2, Fraction(1))
    course.add(played(plan, 1, {"novice", "random"}))
    assert (course.seats, course.wins) == (4, Fraction(3, 2))
    assert course.ratio == pytest.approx(plan.test.ratio(1.5, 2.5))


def test_teams_count_as_one() -> None:
    plan = plan_of(["novice", "random"], 2, teams=[[0, 2], [1, 3]])
    found = summary(plan, [replace(played(plan, number, None), places=[1, 2], order=[0, 1]) for number in (0, 1)])
    assert (found["test"]["games"], found["test"]["ratio"]) == (2, pytest.approx(plan.test.ratio(1, 1)))  # type: ignore[union-attr]


def test_games_after_the_decision_are_left_out_of_the_results() -> None:
    plan = plan_of(["novice", "random", "random", "random"], 40)
    games = [played(plan, number, {"novice"}) for number in range(40)]
    found = summary(plan, games)
    assert found["finished"] == found["test"]["games"] < 20
    assert found == summary(plan, games[: found["finished"] + 3])
    assert summary(replace(plan, test=None), games)["finished"] == 40


# Arenas


def small(games: int, **others: Any) -> ArenaPlan:
    table: dict[str, Any] = {"games": games, "players": 2, "max_cycles": 1, "decide": (0.2, 0.5), **others}
    return arena_plan(["random", "random@2"], **table)


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    rows = [{key: value for key, value in row.items() if not key.startswith("ms_")} for row in result["results"]]
    return {**result, "results": rows}


@pytest.fixture(scope="module")
def decided(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path]:
    file = tmp_path_factory.mktemp("decided") / "arena.jsonl"
    result, complete = run_arena(small(200), file)
    assert complete
    return result, file


def test_an_arena_stops_as_soon_as_it_is_decided(decided: tuple[dict[str, Any], Path]) -> None:
    result, file = decided
    assert result["test"]["decided"] == 0.5
    assert result["test"]["ratio"] >= result["test"]["bounds"][1] == pytest.approx(2.944, abs=0.001)
    assert result["finished"] == result["test"]["games"] < 200
    assert len(file.read_text().splitlines()) == result["finished"] + 1
    [row] = [row for row in result["results"] if row["bot"] == "random"]
    assert row["seats"] == result["finished"]


def test_the_decision_is_the_same_with_two_processes(decided: tuple[dict[str, Any], Path], tmp_path: Path) -> None:
    result, complete = run_arena(small(200), tmp_path / "arena.jsonl", jobs=2)
    assert complete
    assert timeless(result) == timeless(decided[0])


def test_it_goes_on_from_a_file_and_plays_nothing_that_is_decided(
    decided: tuple[dict[str, Any], Path], tmp_path: Path
) -> None:
    result, whole = decided
    lines = whole.read_text().splitlines(keepends=True)
    file = tmp_path / "arena.jsonl"
    file.write_text("".join([lines[0], *lines[4:6]]))
    told: list[int] = []
    again, complete = run_arena(small(200), file, progress=told.append)
    assert complete
    assert timeless(again) == timeless(result)
    assert told == list(range(2, result["finished"] + 1))
    told.clear()
    assert timeless(run_arena(small(200), file, progress=told.append)[0]) == timeless(result)
    assert told == [result["finished"]]


def test_a_file_of_an_arena_without_a_test_will_do(decided: tuple[dict[str, Any], Path], tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    count = decided[0]["finished"] + 6
    run_arena(small(count, decide=None), file)
    result, complete = run_arena(small(200), file)
    assert complete
    assert timeless(result) == timeless(decided[0])
    assert len(file.read_text().splitlines()) == count + 1


def test_too_few_games_decide_nothing() -> None:
    result, complete = run_arena(small(2))
    assert complete
    assert (result["finished"], result["test"]["games"], result["test"]["decided"]) == (2, 2, None)
    assert json.loads(json.dumps(result["test"])) == result["test"]
    assert run_arena(small(2, decide=None))[0]["test"] is None


def test_without_a_test_nothing_is_followed() -> None:
    plan = small(2, decide=None)
    game = play_match(plan, 0)
    assert game is not None
    assert course_of(plan, {0: game}) is None
