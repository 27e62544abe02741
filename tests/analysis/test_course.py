"""The course of a game: chances after each turn, turning points, decisions."""

from __future__ import annotations

import json

import pytest

import cyclades
from cyclades.analysis import AnalysisError, course
from cyclades.analysis.course import before, course_of, replayed
from cyclades.analysis.findings import Point
from cyclades.text import LANGUAGES
from tests.analysis.games import overlooked, short_game


def test_there_is_a_point_for_each_cycle_and_each_turn() -> None:
    found = course_of(json.dumps(overlooked()))
    assert [(point.at, point.cycle, point.faction, point.god) for point in found.points[:3]] == [
        (0, 4, None, None),
        (1, 4, "red", "ares"),
        (3, 4, "blue", "zeus"),
    ]
    assert [point.faction for point in found.points].count(None) == 1


def test_chances_are_one_in_all_and_end_with_how_the_game_was_won() -> None:
    record = short_game()
    game = cyclades.load(record)
    found = course_of(json.dumps(record))
    assert all(abs(sum(point.chances) - 1) < 1e-9 for point in found.points)
    assert found.points[-1].at == len(record["actions"])
    assert [side for side, chance in enumerate(found.points[-1].chances) if chance] == game.winners


def test_a_point_stands_where_the_game_stood() -> None:
    text = json.dumps(overlooked())
    found = course_of(text)
    assert found.points[0].at == 0
    assert [before(text, point.at).s[replayed(text)[0].f.cycle] for point in found.points[:2]] == [4, 4]


def test_only_questions_with_a_choice_are_decisions() -> None:
    text = json.dumps(overlooked())
    decisions = course_of(text).decisions
    assert decisions[0].at == 0
    assert decisions[0].turn == 0
    for decision in decisions:
        game = before(text, decision.at)
        assert len(game.actions) > 1
        assert game.player == decision.player


def test_who_wins_together_is_one_side() -> None:
    game = cyclades.new("legendary", players=4, teams=[[0, 2], [1, 3]], seed=1)
    assert course.sides_of(game) == [["red", "green"], ["blue", "yellow"]]


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game() -> None:
    game = cyclades.new("classic", players=2, seed=1)
    chances = [0.5, 0.52, 0.7, 0.71, 0.4, 1.0]
    points = [Point(number, 1, [chance, 1 - chance], "red", "zeus") for number, chance in enumerate(chances)]
    points[4] = Point(4, 2, points[4].chances)
    found = course.turning_points(game, course.Course([["red"], ["blue"]], points, [], []))
    assert [row.point for row in found] == [2, 4, 5]
    assert set(found[0].words.keys()) == set(LANGUAGES)
    told = [row.words["en"].text for row in found[:2]]
    assert told == [
        "Cycle 1, Red with Zeus: Red from 52 to 70 percent; Blue from 48 to 30 percent.",
        "Cycle 2 begins: Blue from 29 to 60 percent; Red from 71 to 40 percent.",
    ]


def test_that_a_game_is_won_at_its_end_is_no_turning_point() -> None:
    found = course_of(json.dumps(short_game()))
    assert found.points[-1].chances != found.points[-2].chances
    assert len(found.points) - 1 not in [row.point for row in found.turning_points]


def test_giant_records_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "LONGEST", 5)
    with pytest.raises(AnalysisError, match="at most 5 actions"):
        course_of(json.dumps(short_game(seed=8)))
