"""Fields: the layout of the state follows from their declarations."""

import random

import pytest

import cyclades
from cyclades.engine.fields import ALL, OWNER, PLACES, TEAM, Layout


def test_fields_lie_one_behind_the_other() -> None:
    layout = Layout()
    assert [layout.add("gold", ["a", "b"], 5), layout.add("cycle", [""]), layout.add("owner", ["x", "y", "z"], -1)] == [
        0,
        2,
        3,
    ]
    assert layout.size == 6
    assert list(layout.fresh()) == [5, 5, 0, -1, -1, -1]


def test_a_field_knows_its_name_and_who_may_see_it() -> None:
    layout = Layout()
    layout.add("gold", ["a", "b"], 5, OWNER, ("low", "high"))
    field = layout.by_name["gold"]
    assert (field.name, field.offset, field.size, field.per, field.start) == ("gold", 0, 2, ["a", "b"], 5)
    assert (field.sees, field.between) == (OWNER, ("low", "high"))


def test_a_field_cannot_be_declared_twice() -> None:
    layout = Layout()
    layout.add("gold", [""])
    with pytest.raises(ValueError, match="the field 'gold' is declared twice"):
        layout.add("gold", [""])


def test_a_field_that_stands_for_things_starts_with_none_and_knows_its_bounds() -> None:
    layout = Layout()
    offset = layout.one_of("owner", ["delos", "naxos"], ["red", "blue", "green"])
    field = layout.by_name["owner"]
    assert (offset, field.start, field.low, field.high) == (0, -1, -1, 2)
    assert list(layout.fresh()) == [-1, -1]


def test_numbers_of_a_game_stay_within_the_bounds_of_their_fields() -> None:
    generator = random.Random(3)
    game = cyclades.new("legendary", players=4, seed=3, options={"max_cycles": 30})
    while not game.over:
        game.play(generator.choice(game.actions))
        for field in game.rules.f.fields:
            numbers = [game.s[field.offset + i] for i in range(field.size)]
            assert field.low <= min(numbers) <= max(numbers) <= field.high, field.name


def test_an_empty_layout_has_an_empty_state() -> None:
    assert len(Layout().fresh()) == 0


def test_a_fresh_state_is_a_new_one() -> None:
    layout = Layout()
    layout.add("gold", [""])
    one, other = layout.fresh(), layout.fresh()
    one[0] = 7
    assert other[0] == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fields_of_a_game_cover_its_state(players: int) -> None:
    game = cyclades.new("legendary", players=players, seed=1)
    fields = game.rules.f.fields
    assert sum(field.size for field in fields) == len(game.s) == game.rules.f.size
    assert [field.offset for field in fields] == [sum(f.size for f in fields[:n]) for n in range(len(fields))]


def test_only_gold_and_the_deck_are_secret() -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    secret = {field.name: field.sees for field in game.rules.f.fields if field.sees != ALL}
    assert secret == {"gold": TEAM, "place": PLACES}


def test_the_bounds_of_a_secret_are_public_fields_of_the_same_size() -> None:
    fields = cyclades.new("legendary", players=4, seed=1).rules.f.by_name
    for field in fields.values():
        if field.sees in (OWNER, TEAM):
            for bound in field.between:
                assert (fields[bound].sees, fields[bound].size) == (ALL, field.size)
