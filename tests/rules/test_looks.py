"""Looks: what the numbers of a field are about follows from its names and values."""

from __future__ import annotations

import pytest

from cyclades.engine.fields import Layout
from cyclades.rules.looks import CARD, COUNTER, FIGURE, FIXTURE, TOKEN, Look, Shown, shown_fields

AREAS = ["delos", "kea", "north-sea", "moving-group"]
FACTIONS = ["red", "blue"]


def declared(per: list[str], values: list[str], sort: str, worth: float | dict[str, float] = 0.0) -> Shown:
    layout = Layout()
    look = Look(sort, "thing", worth=worth)
    layout.add("plain", [""])
    if values:
        layout.one_of("things", per, values, look=look)
    else:
        layout.add("things", per, look=look)
    [shown] = shown_fields(layout, AREAS, FACTIONS)
    assert shown.offset == 1
    return shown


Seen = tuple[int, int, str, int]


@pytest.mark.parametrize(
    "per, values, sort, place, number, seen",
    [
        (["tower", "wall"], ["delos", "kea"], FIXTURE, 1, 0, (0, -1, "wall", 1)),
        (["tower", "wall"], ["delos", "kea"], FIXTURE, 1, -1, None),
        (["boat"], AREAS, FIGURE, 0, 2, (2, -1, "boat", 1)),
        (["boat"], AREAS, FIGURE, 0, 3, None),  # with a group on the move
        (["delos", "kea"], [], TOKEN, 1, 3, (1, -1, "", 3)),
        (["delos", "kea"], [], TOKEN, 1, 0, None),
        (["delos", "kea"], [], COUNTER, 1, 0, None),
        (["delos", "kea"], ["oil", "wick"], TOKEN, 1, 0, (1, -1, "oil", 1)),
        (["delos", "kea"], ["red", "blue"], TOKEN, 0, 1, (0, 1, "", 1)),
        (["delos red", "delos blue"], [], TOKEN, 1, 2, (0, 1, "", 2)),
        (["oil", "wick"], [], CARD, 1, 1, (-1, -1, "wick", 1)),
        (["oil", "wick"], ["red", "blue"], CARD, 0, 1, (-1, 1, "oil", 1)),
        (["red", "blue"], ["oil", "wick"], CARD, 1, 0, (-1, 1, "oil", 1)),
        (["red oil", "red wick"], [], CARD, 1, 2, (-1, 0, "wick", 2)),
        (["red", "blue"], [], COUNTER, 1, 0, (-1, 1, "", 0)),
        ([""], [], COUNTER, 0, 0, (-1, -1, "", 0)),
        ([""], ["kea"], TOKEN, 0, 0, (1, -1, "", 1)),
        (["red+blue"], [], COUNTER, 0, 4, (-1, 0, "", 4)),
    ],
)
def test_a_number_is_about_what_its_names_say(
    per: list[str], values: list[str], sort: str, place: int, number: int, seen: Seen | None
) -> None:
    spot = declared(per, values, sort).spot(place, number)
    assert (spot and (spot.area, spot.faction, spot.name, spot.number)) == seen


def test_things_are_worth_what_their_look_says() -> None:
    towers = declared(["tower", "wall"], ["delos"], FIXTURE, {"tower": 8.0})
    assert [towers.worth(place, 0) for place in (0, 1)] == [8.0, 0.0]
    assert declared(["red", "blue"], [], COUNTER, 0.5).worth(1, 6) == 3.0
    assert declared(["red", "blue"], ["oil", "wick"], CARD, {"wick": 2.0}).worth(0, 1) == 2.0
    assert not declared(["tower"], ["delos"], FIXTURE).weighs


def test_there_are_five_sorts() -> None:
    with pytest.raises(ValueError, match=r"expected a sort of look among token, .*, got 'statue'"):
        Look("statue", "thing")
