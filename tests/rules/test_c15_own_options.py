"""C15: options that only the classic edition has: start, priest_discount, victory, defences."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades import PositionError, SetupError
from cyclades.rules.areas import pieces_in
from tests.story import Story, classic, classic_turn, ranking

WORDS = {
    "start": "printed or free",
    "third_island": "off or on",
    "priest_discount": "sum or each",
    "victory": "metropolises or gold",
    "defences": "each or once",
}


def numbers(story: Story, god: str) -> list[int]:
    """The offerings that may be made to a god."""
    return [int(words.split()[2]) for words in story.legal if words.startswith(f"bid {god} ")]


# -- start -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.14")
@pytest.mark.parametrize(
    "players, option, free",
    [(2, None, True), (2, "printed", False), (2, "free", True)]
    + [(n, option, option == "free") for n in (3, 4, 5) for option in (None, "printed", "free")],
)
def test_the_printed_start_is_the_default_and_free_positioning_with_two_players(
    players: int, option: str | None, free: bool
) -> None:
    game = cyclades.new("classic", players, options={"start": option} if option else {}, seed=1)
    assert game.question.kind == "Offer"
    assert int(game.s[game.f.cycle]) == (0 if free else 1)
    troops = sum(int(pieces_in(game, land)) for land in range(game.rules.board.lands))
    assert troops == (0 if free else 2 * players)


@pytest.mark.rule("C15.14", "C15.13")
def test_a_position_may_choose_the_start_too() -> None:
    for option, question in (("free", "PlaceGod"), ("printed", "Draw")):
        story = classic("phase start", 3, f"option start {option}").play("draw red, draw blue, draw green")
        assert story.question == question


# -- priests of two players --------------------------------------------------------------------------------------------


def two_players(priests: int, options: str, gold: int = 20) -> Story:
    """Red makes both its offerings first."""
    head = "cycle 3\ngods poseidon ares zeus -\norder red-1 red-2 blue-1 blue-2"
    return classic(f"{head}\nplayer red gold {gold} priests {priests}\nphase offerings", 2, options)


@pytest.mark.rule("C15.15")
@pytest.mark.parametrize("first, second, priests", [(4, 3, 0), (4, 3, 2), (4, 3, 3), (2, 1, 5), (6, 1, 3), (1, 6, 4)])
def test_with_each_all_priests_come_off_each_offering(first: int, second: int, priests: int) -> None:
    costs = {
        "": max(2, first + second - priests),
        "option priest_discount sum": max(2, first + second - priests),
        "option priest_discount each": max(1, first - priests) + max(1, second - priests),
    }
    for options, cost in costs.items():
        story = two_players(priests, options).play(f"bid ares {first}, bid zeus {second}, bid apollo 0, bid apollo 0")
        assert story.gold("red") == 20 - cost


@pytest.mark.rule("C15.15", "C16.6")
@pytest.mark.parametrize("gold, priests, twin", [(5, 0, 2), (5, 2, 3), (5, 2, 1), (3, 4, 5), (2, 6, 7), (1, 3, 2)])
def test_with_each_the_highest_offering_is_what_the_twin_leaves(gold: int, priests: int, twin: int) -> None:
    story = two_players(priests, "option priest_discount each", gold).play(f"bid ares {twin}")
    left = gold - max(1, twin - priests)
    assert numbers(story, "zeus") == list(range(1, left + priests + 1) if left >= 1 else [])


@pytest.mark.rule("C15.15")
def test_with_each_the_price_of_an_offering_does_not_depend_on_the_twin() -> None:
    story = two_players(2, "option priest_discount each")
    prices = [story.game.price(story.game.parse(f"bid zeus {number}")) for number in (1, 2, 3, 4)]
    story.play("bid ares 5")
    assert (
        [story.game.price(story.game.parse(f"bid zeus {number}")) for number in (1, 2, 3, 4)] == prices == [1, 1, 1, 2]
    )


@pytest.mark.rule("C15.15")
@pytest.mark.parametrize("priests, offering, cost", [(0, 4, 4), (3, 4, 1), (5, 4, 1)])
def test_with_more_players_both_are_the_same(priests: int, offering: int, cost: int) -> None:
    for options in ("", "option priest_discount sum", "option priest_discount each"):
        table = f"order red blue green\nplayer red gold 9 priests {priests}\nphase offerings"
        story = classic(f"cycle 3\ngods poseidon ares - -\n{table}", 3, options)
        assert numbers(story, "ares")[-1] == 9 + priests
        story.play(f"bid ares {offering}, bid apollo 0, bid apollo 0")
        assert story.gold("red") == 9 - cost


# -- who wins ----------------------------------------------------------------------------------------------------------


def last_cycle(options: str, *players: tuple[int, int], metropolises: str = "") -> Story:
    """The end of a cycle; Metropolises and gold of red, blue, green."""
    islands = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]
    lines = []
    for colour, (number, gold) in zip(("red", "blue", "green"), players, strict=True):
        lines.append(f"player {colour} gold {gold}")
        lines += [f"area {islands.pop()} {colour} metropolis" for _ in range(number)]
        lines += [f"area {islands.pop()} {colour}"] if number == 0 else []
    return classic(
        "\n".join(["cycle 3", "gods poseidon ares - -", *lines, "phase end"]), 3, f"{options}\n{metropolises}"
    )


@pytest.mark.rule("C15.16", "C12.2")
@pytest.mark.parametrize(
    "options, players, places",
    [
        ("", [(3, 0), (2, 9), (0, 20)], [("red", 1), ("blue", 2), ("green", 3)]),
        ("option victory metropolises", [(3, 0), (2, 9), (0, 20)], [("red", 1), ("blue", 2), ("green", 3)]),
        ("option victory gold", [(3, 0), (2, 9), (0, 20)], [("blue", 1), ("red", 2), ("green", 3)]),
        ("option victory gold", [(3, 9), (2, 9), (0, 20)], [("red", 1), ("blue", 1), ("green", 3)]),  # shared
        ("option victory gold", [(2, 1), (1, 9), (1, 20)], [("red", 1), ("green", 2), ("blue", 3)]),
        ("option victory gold", [(2, 1), (0, 9), (1, 3)], [("red", 1), ("green", 2), ("blue", 3)]),  # as in C12.9
        ("", [(2, 5), (2, 5), (1, 9)], [("red", 1), ("blue", 1), ("green", 3)]),
    ],
)
def test_who_wins(options: str, players: list[tuple[int, int]], places: list[tuple[str, int]]) -> None:
    story = last_cycle(options, *players)
    assert story.game.over
    assert [(colour, place) for place, colour, _, _ in ranking(story)] == places


@pytest.mark.rule("C15.16")
def test_the_number_that_counts_is_that_of_the_option_metropolises() -> None:
    story = last_cycle("option victory gold", (3, 0), (2, 9), (1, 20), metropolises="option metropolises 3")
    assert [colour for _, colour, _, _ in ranking(story)] == ["red", "blue", "green"]  # red alone has reached it
    story = last_cycle("option victory gold", (3, 0), (2, 9), (1, 20), metropolises="option metropolises 1")
    assert [colour for _, colour, _, _ in ranking(story)] == ["green", "blue", "red"]


@pytest.mark.rule("C15.16", "C12.1")
def test_gold_alone_ends_nothing() -> None:
    assert not last_cycle("option victory gold", (1, 40), (1, 9), (0, 20)).game.over


# -- several defences --------------------------------------------------------------------------------------------------


def defence(area: str, options: str, *islands: str) -> int:
    """The strength of the defender, blue with one unit, in a battle with dice of 0."""
    god, verb, unit = ("ares", "move", "troops") if area == "kea" else ("poseidon", "sail", "fleets")
    start = (
        "area delos red troops 1\narea h1 red fleets 1" if unit == "troops" else "area syros red\narea g3 red fleets 1"
    )
    origin, target = ("delos", "kea") if unit == "troops" else ("g3", area)
    text = "\n".join([start, "area naxos blue", *islands, "area milos green"])
    story = classic_turn(god, text, options=options).play(f"{verb}, from {origin}, to {target}", "roll 0, roll 0")
    return int(story.happened("rolled")[-1]["strength"])


@pytest.mark.rule("C15.17", "C10.3")
@pytest.mark.parametrize(
    "buildings, each, once",
    [("", 1, 1), ("fortress", 2, 2), ("fortress 3", 4, 2), ("metropolis", 2, 2), ("metropolis fortress", 3, 3)],
)
def test_several_fortresses_of_an_island(buildings: str, each: int, once: int) -> None:
    kea = f"area kea blue troops 1 {buildings}"
    assert defence("kea", "", kea) == defence("kea", "option defences each", kea) == each
    assert defence("kea", "option defences once", kea) == once


@pytest.mark.rule("C15.17", "C10.2")
@pytest.mark.parametrize(
    "kea, delos, each, once",
    [
        ("", "", 1, 1),
        ("port 2", "", 3, 2),
        ("port 2", "port 3", 6, 3),  # those of one island add 1 together
        ("metropolis port", "port 2", 5, 4),
        ("metropolis", "metropolis", 3, 3),
    ],
)
def test_several_ports_beside_a_sea_space(kea: str, delos: str, each: int, once: int) -> None:
    islands = (f"area kea blue {kea}", f"area delos blue {delos}", "area h2 blue fleets 1")
    assert defence("h2", "", *islands) == defence("h2", "option defences each", *islands) == each
    assert defence("h2", "option defences once", *islands) == once


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C15.13", "C15.14", "C15.15", "C15.16", "C15.17")
@pytest.mark.parametrize("name", list(WORDS))
@pytest.mark.parametrize("value", ["", "Free", "none", True, 1, None, ["free"]])
def test_a_word_that_an_option_does_not_have_is_refused(name: str, value: Any) -> None:
    if value is True and WORDS[name] == "off or on":
        assert cyclades.new("classic", 2, options={name: value}).rules.options == {name: "on"}  # says the same
        return
    with pytest.raises(SetupError) as caught:
        cyclades.new("classic", 2, options={name: value})
    assert str(caught.value) == f"expected {WORDS[name]} for the option {name!r}, got {value!r}"


@pytest.mark.rule("C15.13")
def test_all_options_of_the_edition_are_named_when_one_is_unknown() -> None:
    with pytest.raises(SetupError) as caught:
        cyclades.new("classic", 3, options={"begin": "free"})
    assert str(caught.value).endswith("scale, start, third_island, priest_discount, victory, defences, got 'begin'")


@pytest.mark.rule("C15.18")
@pytest.mark.parametrize("name", list(WORDS))
def test_the_legendary_edition_refuses_them_like_unknown_ones(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        cyclades.new("legendary", 3, options={name: WORDS[name].split()[0]})
    assert (
        str(caught.value) == f"expected an option among metropolises, gold, max_cycles, open_gold, scale, got {name!r}"
    )


@pytest.mark.rule("C15.13")
@pytest.mark.parametrize("name", list(WORDS))
def test_a_position_refuses_a_word_on_its_line(name: str) -> None:
    text = f"cyclades-position 1\nedition classic\nplayers 3\noption gold 3\noption {name} never\nphase start"
    with pytest.raises(PositionError) as caught:
        cyclades.read_position(text)
    assert str(caught.value).startswith(f"line 5: expected {WORDS[name]} for the option {name!r}, got 'never'")


@pytest.mark.rule("C15.18")
@pytest.mark.parametrize("name", list(WORDS))
def test_a_position_of_the_legendary_edition_refuses_them_on_their_line(name: str) -> None:
    option = f"option {name} {WORDS[name].split()[0]}"
    text = f"cyclades-position 1\nedition legendary\nplayers 3\noption gold 3\n{option}\nphase start"
    with pytest.raises(PositionError) as caught:
        cyclades.read_position(text)
    assert f"open_gold, scale, got {name!r}" in str(caught.value)
    assert str(caught.value).startswith("line 5: ")


@pytest.mark.rule("C15.14", "C15.15", "C15.16", "C15.17")
@pytest.mark.parametrize("name", list(WORDS))
def test_records_and_positions_carry_them(name: str) -> None:
    value = WORDS[name].split()[-1]
    game = cyclades.new(
        "classic", 3, options={name: value, "start": "printed"} if name != "start" else {name: value}, seed=1
    )
    assert game.record()["setup"]["options"][name] == value
    assert cyclades.load(game.record()).rules.options == game.rules.options
    assert f"option {name} {value}" in cyclades.write_position(game).splitlines()
