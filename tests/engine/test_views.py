"""Views: hidden numbers are left out, and drawn anew between what is known of them."""

import re
from typing import Any

import pytest

import cyclades
from cyclades import ViewError
from cyclades.engine.chance import seeded
from cyclades.engine.fields import OWNER, TEAM, Layout
from cyclades.engine.views import completed, masked
from tests.engine.toy import HIGH, LAYOUT, LOW, SECRET


def seen(owners: list[bool]) -> dict[str, Any]:
    return masked(LAYOUT.fresh(), LAYOUT, [], 0, owners, owners)


def test_the_number_of_an_owner_is_seen_by_the_owner() -> None:
    assert seen([True, False])["secret"] == [5, None]
    assert seen([False, False])["secret"] == [None, None]
    assert seen([False, True])["count"] == [0, 0]


def test_the_number_of_a_team_is_seen_by_teammates_and_that_of_an_owner_is_not() -> None:
    layout = Layout()
    layout.add("gold", ["red", "blue", "green"], 5, TEAM)
    layout.add("secret", ["red", "blue", "green"], 5, OWNER)
    view = masked(layout.fresh(), layout, [], 0, [True, False, False], [True, True, False])
    assert view == {"gold": [5, 5, None], "secret": [5, None, None]}
    layout.by_name["gold"].high = layout.by_name["secret"].high = 6
    drawn = [list(completed(view, layout, [], seeded(seed))) for seed in range(100)]
    assert {row[0] for row in drawn} == {row[1] for row in drawn} == {row[3] for row in drawn} == {5}
    assert {row[2] for row in drawn} == {row[4] for row in drawn} == {row[5] for row in drawn} == set(range(7))


def test_a_hidden_number_is_drawn_between_its_bounds() -> None:
    view = seen([True, False])
    drawn = {int(completed(view, LAYOUT, [], seeded(seed))[SECRET + 1]) for seed in range(200)}
    assert drawn == set(range(3, 10))


def test_what_is_seen_is_kept() -> None:
    view = seen([True, True])
    for seed in range(20):
        assert list(completed(view, LAYOUT, [], seeded(seed))) == list(LAYOUT.fresh())


def test_a_number_that_everybody_can_tell_is_no_secret() -> None:
    s = LAYOUT.fresh()
    s[LOW + 1] = s[HIGH + 1] = s[SECRET + 1] = 8
    view = masked(s, LAYOUT, [], 0, [False, False], [False, False])
    assert completed(view, LAYOUT, [], seeded(1))[SECRET + 1] == 8


MISSING = {"count": [0, 0]}

NONSENSE: list[tuple[Any, str]] = [
    (None, "expected a view with the fields of this game, but fields are missing or foreign"),
    ([1, 2], "expected a view with the fields of this game, but fields are missing or foreign"),
    (MISSING, "expected a view with the fields of this game, but fields are missing or foreign"),
    ({"extra": [1]}, "expected a view with the fields of this game, but fields are missing or foreign"),
    ({"count": [0]}, "expected 2 numbers in the field 'count' of the view, got [0]"),
    ({"count": [0, 0, 0]}, "expected 2 numbers in the field 'count' of the view, got [0, 0, 0]"),
    ({"count": 0}, "expected 2 numbers in the field 'count' of the view, got 0"),
    ({"count": [0, None]}, "expected a number at place 1 of the field 'count', got None"),
    ({"count": ["x", 0]}, "expected a number at place 0 of the field 'count', got 'x'"),
    ({"count": [0, 1.5]}, "expected a number at place 1 of the field 'count', got 1.5"),
    ({"count": [0, True]}, "expected a number at place 1 of the field 'count', got True"),
    ({"count": [0, -1]}, "expected a number from 0 to 999 at place 1 of the field 'count', got -1"),
    ({"count": [10**30, 0]}, "expected a number from 0 to 999 at place 0 of the field 'count', got 1000"),
    ({"secret": [5, None], "low": [3, "x"]}, "expected bounds for the hidden field 'secret', got 'x' and 9"),
    ({"secret": [5, None], "high": [9, 2]}, "expected bounds for the hidden field 'secret', got 3 and 2"),
    ({"secret": [5, "?"]}, "expected a number at place 1 of the field 'secret', got '?'"),
]


@pytest.mark.parametrize("change, message", NONSENSE, ids=[repr(change) for change, _ in NONSENSE])
def test_nonsense_is_refused(change: Any, message: str) -> None:
    state = {**seen([True, True]), **change} if isinstance(change, dict) and change != MISSING else change
    with pytest.raises(ViewError, match="^" + re.escape(message)):
        completed(state, LAYOUT, [], seeded(1))


@pytest.mark.parametrize("view", [None, 5, "view", [], {}, {"format": "cyclades-record"}])
def test_only_a_view_can_be_imagined_from(view: Any) -> None:
    with pytest.raises(ViewError, match=r"^expected a view as game\.view\(player\) gives it, got "):
        cyclades.imagine(view)


@pytest.mark.parametrize("player", [-1, 3, True])
def test_only_players_and_spectators_have_a_view(player: Any) -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    with pytest.raises(ViewError, match=re.escape(f"expected a player from 0 to 2, or None, got {player!r}")):
        game.view(player)
    with pytest.raises(ViewError, match="expected a player from 0 to 2, or None"):
        game.seen(player)
