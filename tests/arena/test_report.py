"""What the games of an arena say: shares with their intervals, ratings, seats, times, and the plot of it all."""

import json
from pathlib import Path
from typing import Any

import pytest

from cyclades import extras
from cyclades.arena import ArenaError, ArenaPlan, arena_plan, draw_plot, plot, wilson
from cyclades.arena.ratings import ratings
from cyclades.arena.report import short_names, summary
from cyclades.arena.results import Played


@pytest.mark.parametrize(
    "wins, games, low, high",
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 29, 0.0061, 0.1718),  # Newcombe 1998, example (d) of table I
        (81, 263, 0.2553, 0.3662),  # and (a)
        (15, 148, 0.0624, 0.1605),  # and (b)
        (0, 20, 0.0, 0.1611),  # and (c)
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


def played(plan: ArenaPlan, number: int, places: list[int], **others: Any) -> Played:
    order = list(range(len(plan.sides)))
    given: dict[str, Any] = {
        "order": order,
        "cycles": 9,
        "ended_by": "metropolises",
        "decisions": [10] * 4,
        "seconds": [0.1] * 4,
        "times": [[40, 10]] * 4,
    }
    return Played(number, plan.seats(number), places, **{**given, **others})


def by_strength(plan: ArenaPlan, number: int) -> Played:
    """A game in which entries are placed by their number."""
    ranked = plan.side_entries(number)
    return played(plan, number, [sorted(ranked).index(entry) + 1 for entry in ranked])


@pytest.fixture(scope="module")
def plan() -> ArenaPlan:
    return arena_plan(["strategist", "novice", "random", "random"], games=12)


@pytest.fixture(scope="module")
def result(plan: ArenaPlan) -> dict[str, Any]:
    return summary(plan, [by_strength(plan, number) for number in range(12)])


def test_entries_of_one_name_are_one_bot(result: dict[str, Any]) -> None:
    rows = {row["bot"]: row for row in result["results"]}
    assert list(rows) == ["strategist", "novice", "random"]
    assert [row["seats"] for row in rows.values()] == [12, 12, 24]
    assert [row["wins"] for row in rows.values()] == [12, 0, 0]
    assert rows["strategist"]["share"] == 1
    assert rows["strategist"]["interval"] == pytest.approx(wilson(12, 12), abs=1e-6)
    assert result["even"] == 0.25


def test_the_better_bot_has_the_better_rating(result: dict[str, Any]) -> None:
    first, second, third = (row["rating"] for row in result["results"])
    assert first["mu"] > 25 > third["mu"]
    assert first["mu"] > second["mu"] > third["mu"]
    for rating in (first, second, third):
        assert rating["high"] - rating["low"] == pytest.approx(2 * 1.96 * rating["sigma"], rel=0.001)
        assert rating["sigma"] < 25 / 3


def test_every_seat_wins_as_often_as_the_best_sits_there(result: dict[str, Any]) -> None:
    assert [row["players"] for row in result["seats"]] == [[0], [1], [2], [3]]
    assert [(row["games"], row["wins"]) for row in result["seats"]] == [(12, 3)] * 4
    assert [(row["games"], row["wins"]) for row in result["bots_by_seat"][:4]] == [(3, 3)] * 4
    assert [(row["bot"], row["games"]) for row in result["bots_by_seat"][8:]] == [("random", 6)] * 4


def test_a_shared_victory_is_shared_out(plan: ArenaPlan) -> None:
    found = summary(plan, [played(plan, 0, [1, 1, 3, 4])])
    assert [row["wins"] for row in found["seats"]] == [0.5, 0.5, 0, 0]


def test_the_turn_order_at_the_start_has_a_share_for_each_place(plan: ArenaPlan) -> None:
    orders = ([3, 0, 1, 2], [0, 1, 3, 2], [0, 1, 2, 3])
    found = summary(plan, [played(plan, number, [2, 3, 4, 1], order=order) for number, order in enumerate(orders)])
    assert [(row["place"], row["games"], row["wins"]) for row in found["orders"]] == [
        (1, 3, 1),
        (2, 3, 0),
        (3, 3, 1),
        (4, 3, 1),
    ]


def test_cycles_ways_of_ending_and_times(plan: ArenaPlan) -> None:
    place = plan.seats(0).index(0)
    seconds = [0.4 if seat == place else 0.1 for seat in range(4)]
    games = [
        played(plan, 0, [1, 2, 3, 4], cycles=4, ended_by="elimination", seconds=seconds),
        played(plan, 1, [1, 2, 3, 4], cycles=7),
    ]
    found = summary(plan, games)
    assert found["cycles"] == {"mean": 5.5, "max": 7}
    assert found["ended_by"] == {"metropolises": 1, "elimination": 1, "max_cycles": 0, "alone": 0}
    assert found["finished"] == 2
    times = {row["bot"]: row["ms_per_decision"] for row in found["results"]}
    assert times == {"strategist": 25, "novice": 10, "random": 10}
    assert {row["ms_99_percent"] for row in found["results"]} == {12.589}


def test_teams_are_sides() -> None:
    plan = arena_plan(["novice", "random"], games=2, teams=[[0, 2], [1, 3]])
    found = summary(plan, [by_strength(plan, number) for number in range(2)])
    assert found["even"] == 0.5
    assert [row["players"] for row in found["seats"]] == [[0, 2], [1, 3]]
    assert [(row["bot"], row["seats"], row["wins"]) for row in found["results"]] == [("novice", 2, 2), ("random", 2, 0)]
    assert [row["decisions"] for row in found["results"]] == [40, 40]


def test_nothing_played_is_no_reason_to_fail(plan: ArenaPlan) -> None:
    found = summary(plan, [])
    assert found["finished"] == 0
    assert [row["interval"] for row in found["results"]] == [[0, 1]] * 3


# Ratings


def test_a_game_among_one_bot_says_nothing() -> None:
    assert ratings(["a"], [[("a", 1, 1), ("a", 1, 2)]]) == ratings(["a"], [])


def test_a_game_counts_once_for_a_bot_with_several_seats() -> None:
    alone = ratings(["a", "b"], [[("a", 1, 1), ("b", 1, 2)]])
    among = ratings(["a", "b"], [[("a", 1, 1), ("b", 1, 2), ("b", 1, 3), ("b", 1, 4)]])
    assert among["a"][0] > 25 > among["b"][0]
    assert among["b"][1] > alone["b"][1] * 0.95, "three seats do not make it much more certain than one"
    middle = ratings(["a", "b"], [[("b", 1, 1), ("a", 1, 2), ("b", 1, 3)]])
    assert abs(middle["b"][0] - 25) < abs(alone["b"][0] - 25), "what seats say for and against a bot cancels out"


def test_equal_places_move_nobody() -> None:
    for bot, (mu, _) in ratings(["a", "b"], [[("a", 2, 1), ("b", 2, 1)]]).items():
        assert mu == pytest.approx(25), bot


def test_names_are_short_as_long_as_they_tell_bots_apart() -> None:
    assert short_names(["random", "a/b.py:Greedy@8", "a.b:Greedy", "c.py:Odd", "d.py:Odd", "c.py:Odd"]) == {
        "random": "random",
        "a/b.py:Greedy@8": "Greedy@8",
        "a.b:Greedy": "Greedy",
        "c.py:Odd": "c.py:Odd",
        "d.py:Odd": "d.py:Odd",
    }


# The plot


@pytest.mark.parametrize("name, start", [("a.svg", b"<?xml"), ("a.png", b"\x89PNG"), ("a.PDF", b"%PDF")])
def test_a_plot_is_what_its_suffix_says(tmp_path: Path, result: dict[str, Any], name: str, start: bytes) -> None:
    draw_plot(result, tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_the_same_results_give_the_same_svg_in_the_language_asked_for(tmp_path: Path, result: dict[str, Any]) -> None:
    drawn = {}
    for name, language in (("one.svg", "en"), ("two.svg", "en"), ("three.svg", "es")):
        draw_plot(result, tmp_path / name, language)
        drawn[name] = (tmp_path / name).read_text(encoding="utf-8")
    assert "</svg>" in drawn["one.svg"]
    assert drawn["one.svg"] == drawn["two.svg"] != drawn["three.svg"]
    assert "<!-- Win share by seat -->" in drawn["one.svg"]
    assert "<!-- Porcentaje de victorias por asiento -->" in drawn["three.svg"]
    assert all(f"<!-- {bot} -->" in drawn["three.svg"] for bot in ("strategist", "novice", "random"))


def test_a_plot_has_the_turn_order_and_short_names_not_more_often_than_needed(
    tmp_path: Path, result: dict[str, Any]
) -> None:
    text = json.dumps(result).replace('"novice"', '"a_rather_long_file_name.py:Greedy@8"')
    draw_plot(json.loads(text), tmp_path / "a.svg")
    drawn = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert "<!-- Win share by turn order at the start -->" in drawn
    assert [f"<!-- {place} -->" in drawn for place in ("1st", "2nd", "3rd", "4th")] == [True] * 4
    assert "a_rather_long_file_name" not in drawn
    assert drawn.count("<!-- Greedy@8 -->") == 2  # at its row and in the legend


def test_a_plot_of_teams_says_so(tmp_path: Path) -> None:
    plan = arena_plan(["random"], games=2, teams=[[0, 2], [1, 3]])
    found = summary(plan, [by_strength(plan, number) for number in range(2)])
    for language, title in (("en", "Win share by team"), ("es", "Porcentaje de victorias por equipo")):
        draw_plot(found, tmp_path / "a.svg", language)
        assert f"<!-- {title} -->" in (tmp_path / "a.svg").read_text(encoding="utf-8")


def test_a_plot_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ArenaError, match=r"suffix .svg, .png, .pdf, got 'a.jpeg'"):
        plot.check_plot("a.jpeg")
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(ArenaError, match=r"pip install 'cyclades\[plot\]'"):
        plot.check_plot("a.svg")
