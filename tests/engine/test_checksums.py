"""Checksums: made from the names of what a state holds, wherever it lies."""

import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cyclades
from cyclades.engine.fields import Layout

AREAS = ["delos", "naxos", "paros"]
COLOURS = ["red", "blue", "green"]


def board(areas: list[str] = AREAS, colours: list[str] = COLOURS) -> Layout:
    """A layout with what is counted and what stands for something."""
    layout = Layout()
    layout.add("cycle", [""])
    layout.one_of("owner", areas, colours)
    layout.add("gold", colours, 5)
    return layout


def state(layout: Layout, **values: dict[str, Any]) -> vec[i64]:
    """A state of which only some numbers are not as they start, given by name."""
    s = layout.fresh()
    for name, given in values.items():
        field = layout.by_name[name]
        for owner, value in given.items():
            s[field.offset + field.per.index(owner)] = field.values.index(value) if field.values else value
    return s


PLAYED: dict[str, Any] = {"cycle": {"": 3}, "owner": {"delos": "red", "paros": "blue"}, "gold": {"green": 7}}


def checksum(layout: Layout, **more: Any) -> int:
    return layout.checksum(state(layout, **{**PLAYED, **more}))


def test_a_state_in_which_nothing_has_happened_has_none() -> None:
    assert board().checksum(board().fresh()) == 0
    assert 0 < checksum(board()) < 2**63


def test_the_order_of_fields_does_not_matter() -> None:
    other = Layout()
    other.add("gold", COLOURS, 5)
    other.one_of("owner", AREAS, COLOURS)
    other.add("cycle", [""])
    assert checksum(other) == checksum(board())


def test_nor_does_the_order_of_owners_and_of_values() -> None:
    assert checksum(board(AREAS[::-1], COLOURS[::-1])) == checksum(board())


def test_a_field_that_is_not_used_does_not_matter() -> None:
    layout = board()
    layout.add("ships", AREAS, 9)
    layout.one_of("monument", ["city", "temple"], AREAS)
    assert checksum(layout) == checksum(board())
    assert checksum(layout, ships={"naxos": 8}) != checksum(board())


@pytest.mark.parametrize(
    "change",
    [
        {"cycle": {"": 4}},
        {"owner": {"delos": "blue", "paros": "red"}},
        {"owner": {"naxos": "red", "paros": "blue"}},
        {"owner": {"delos": "red"}},
        {"gold": {"red": 7}},
        {"gold": {"green": 8}},
    ],
)
def test_a_changed_number_owner_or_value_gives_another(change: dict[str, Any]) -> None:
    assert checksum(board(), **change) != checksum(board())


def test_another_name_of_a_field_an_owner_or_a_value_gives_another() -> None:
    renamed = Layout()
    renamed.add("cycle", [""])
    renamed.one_of("holder", AREAS, COLOURS)
    renamed.add("gold", COLOURS, 5)
    given = {**PLAYED, "holder": PLAYED["owner"]}
    del given["owner"]
    assert renamed.checksum(state(renamed, **given)) != checksum(board())
    numbers = state(board(), **PLAYED)
    for areas, colours in ((["delos", "naxos", "syros"], COLOURS), (AREAS, ["red", "black", "green"])):
        assert board(areas, colours).checksum(numbers) != board().checksum(numbers)


def test_several_numbers_of_one_owner_are_told_apart() -> None:
    layout = Layout()
    layout.add("token", ["milos", "milos", "kea"])
    assert layout.checksum(vec[i64]([1, 2, 0])) != layout.checksum(vec[i64]([2, 1, 0]))


def test_games_that_stand_otherwise_have_other_checksums() -> None:
    game = cyclades.new("legendary", players=6, seed=4)
    chooser = random.Random(4)
    found: dict[int, list[int]] = {}
    for _ in range(400):
        game.play(chooser.choice(game.actions))
        numbers = list(game.s)
        assert found.setdefault(game.layout.checksum(game.s), numbers) == numbers
    assert len(found) > 200
    assert game.copy().layout.checksum(game.s) == game.layout.checksum(game.s)
