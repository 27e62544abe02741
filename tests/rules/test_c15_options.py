"""C15: options that the classic edition shares with others; its own are in test_c15_own_options.py."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades import SetupError
from tests.story import Story, classic


def offerings(options: str = "", gold: int = 9, more: str = "") -> Story:
    """Red makes the first offering."""
    text = f"cycle 3\ngods poseidon ares - -\norder red blue green\nplayer red gold {gold} {more}\nphase offerings"
    return classic(text, 3, options)


def numbers(story: Story, god: str) -> list[int]:
    """The offerings that may be made to a god."""
    return [int(words.split()[2]) for words in story.legal if words.startswith(f"bid {god} ")]


@pytest.mark.rule("C15.8")
def test_by_default_every_whole_number_from_1_to_99_may_be_offered() -> None:
    assert numbers(offerings(gold=7), "poseidon") == [1, 2, 3, 4, 5, 6, 7]
    assert numbers(offerings(gold=200), "ares") == list(range(1, 100))


@pytest.mark.rule("C15.8")
def test_with_a_scale_only_its_offerings_may_be_made() -> None:
    story = offerings("option scale 1 3 5 7 20")
    assert numbers(story, "poseidon") == [1, 3, 5, 7]
    story.play("bid poseidon 3")
    assert story.refuses("bid poseidon 4")
    assert numbers(story, "poseidon") == [5]  # blue has 5 GP


@pytest.mark.rule("C15.8")
@pytest.mark.parametrize(
    "gold, more, possible", [(2, "", []), (3, "", [3]), (1, "priests 2", [3]), (1, "priests 1", [])]
)
def test_whoever_cannot_pay_the_lowest_offering_of_the_scale_goes_to_apollo(
    gold: int, more: str, possible: list[int]
) -> None:
    story = offerings("option scale 3 5", gold, more)
    assert numbers(story, "poseidon") == possible
    assert "bid apollo 0" in story.legal
    assert len(story.legal) == 1 + 2 * len(possible)


@pytest.mark.rule("C15.8")
def test_whoever_is_outbid_at_the_top_of_the_scale_goes_elsewhere() -> None:
    story = offerings("option scale 1 2").play("bid poseidon 2")
    assert numbers(story, "poseidon") == []
    assert numbers(story, "ares") == [1, 2]


@pytest.mark.rule("C15.9", "C16.10")
@pytest.mark.parametrize("options, number, over", [("", 2, False), ("", 3, True), ("option metropolises 2", 2, True)])
def test_with_two_players_three_are_the_default(options: str, number: int, over: bool) -> None:
    islands = "\n".join(f"area {name} red metropolis" for name in ("andros", "tinos", "kea")[:number])
    story = classic(f"cycle 3\ngods poseidon ares zeus -\n{islands}\narea naxos blue\nphase end", 2, options)
    assert story.game.over is over


@pytest.mark.rule("C15.9")
@pytest.mark.parametrize(
    "options, number, over",
    [
        ("", 1, False),
        ("", 2, True),
        ("option metropolises 3", 2, False),
        ("option metropolises 3", 3, True),
        ("option metropolises 1", 1, True),
    ],
)
def test_how_many_metropolises_end_the_game(options: str, number: int, over: bool) -> None:
    islands = "\n".join(f"area {name} red metropolis" for name in ("andros", "tinos", "kea")[:number])
    story = classic(f"cycle 3\ngods poseidon ares - -\n{islands}\narea naxos blue\nphase end", 3, options)
    assert story.game.over is over


@pytest.mark.rule("C15.9", "C9.10")
@pytest.mark.parametrize("options, allowed", [("", True), ("option metropolises 3", False)])
def test_an_attack_on_a_last_island_must_reach_that_number(options: str, allowed: bool) -> None:
    text = """
        cycle 3
        gods ares zeus - -
        player red gold 5
        offering red ares 1
        area andros red troops 1 metropolis
        area tinos blue metropolis
        area naxos green
        area b2 red fleets 1
        phase actions ares paid
        """
    story = classic(text, 3, options)
    assert ("move" in story.legal) is allowed


@pytest.mark.rule("C15.10")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options, gold", [({}, 5), ({"gold": 12}, 12), ({"gold": 0}, 0)])
def test_the_starting_gold(options: dict[str, Any], gold: int, players: int) -> None:
    """At the first offerings everybody has had an income of 2 GP."""
    game = cyclades.new("classic", players, options=options, seed=1)
    assert game.view(0)["state"]["gold"][0] == gold + 2
    assert game.view(0)["gold"] == {colour: [gold + 2, gold + 2] for colour in game.rules.factions}


@pytest.mark.rule("C15.10", "C17.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options, gold", [({}, 7), ({"gold": 5}, 5), ({"gold": 0}, 0)])
def test_the_starting_gold_with_free_positioning(options: dict[str, Any], gold: int, players: int) -> None:
    game = cyclades.new("classic", players, options={"start": "free", **options}, seed=1)
    assert game.view(None)["gold"] == {colour: [gold, gold] for colour in game.rules.factions}


@pytest.mark.rule("C15.11")
@pytest.mark.parametrize("options, seen", [("", None), ("option open_gold true", 9), ("option open_gold false", None)])
def test_open_gold_shows_everybodys_gold_in_every_view(options: str, seen: int | None) -> None:
    story = offerings(options)
    assert story.game.view(0)["state"]["gold"][0] == 9
    for viewer in (1, 2, None):
        assert story.game.view(viewer)["state"]["gold"][0] == seen


@pytest.mark.rule("C15.12", "C12.9")
def test_max_cycles_ends_the_game_and_the_standings_decide() -> None:
    def story(cycle: int, options: str) -> Story:
        table = "area andros red\narea tinos blue metropolis\narea naxos green metropolis\nplayer green gold 8"
        return classic(f"cycle {cycle}\ngods poseidon ares - -\n{table}\nphase end", 3, options)

    ended = story(6, "option max_cycles 6")
    assert ended.game.over
    assert ended.happened("game-ended") == [{"event": "game-ended", "number": 6, "reason": "max_cycles"}]
    assert [row.players for row in ended.game.standings] == [[2], [1], [0]]
    assert not story(5, "option max_cycles 6").game.over
    assert not story(900, "").game.over  # no limit by default


@pytest.mark.rule("C15.13")
@pytest.mark.parametrize(
    "options, expected, given",
    [
        ({"golds": 5}, "expected an option among metropolises, gold", "'golds'"),
        ({"gold": -1}, "expected a number from 0 to 50 for the option 'gold'", "-1"),
        ({"gold": "five"}, "expected a number", "'five'"),
        ({"metropolises": 0}, "expected a number from 1 to 9 for the option 'metropolises'", "0"),
        ({"max_cycles": 0}, "expected a number from 1 to 999 for the option 'max_cycles'", "0"),
        ({"open_gold": "yes"}, "expected true or false for the option 'open_gold'", "'yes'"),
        ({"scale": []}, "expected a list of offerings", "[]"),
        ({"scale": [3, 1]}, "expected rising whole numbers from 1 to 99", "[3, 1]"),
        ({"scale": [0, 1]}, "expected rising whole numbers from 1 to 99", "[0, 1]"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, Any], expected: str, given: str) -> None:
    with pytest.raises(SetupError) as caught:
        cyclades.new("classic", 3, options=options)
    assert expected in str(caught.value)
    assert f"got {given}" in str(caught.value)


@pytest.mark.rule("C15.13")
@pytest.mark.parametrize("players", [0, 1, 6, "three", True])
def test_a_number_of_players_that_cannot_be_is_refused(players: Any) -> None:
    with pytest.raises(SetupError, match=rf"expected .* players for the edition 'classic', got {players!r}"):
        cyclades.new("classic", players)


@pytest.mark.rule("C15.13")
def test_a_random_board_is_refused() -> None:
    with pytest.raises(SetupError, match=r"expected a printed board .* got 'random'"):
        cyclades.new("classic", 3, board="random")
