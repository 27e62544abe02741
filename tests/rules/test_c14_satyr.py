"""C14: the Satyr."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn

HOMES = "area andros red \n area kea blue \n area naxos green \n creatures - - satyr"


def satyr(others: str, red: str = "gold 9", god: str = "zeus", homes: str = HOMES) -> Story:
    """Red has bought the Satyr for 2 GP."""
    return classic_turn(god, f"{homes} \n {others}", red).play("buy satyr")


@pytest.mark.rule("C14.59")
def test_the_satyr_takes_one_philosopher_from_the_opponent_that_his_player_names() -> None:
    story = satyr("player blue gold 5 philosophers 2 \n player green gold 5 philosophers 1", "gold 9 philosophers 1")
    assert (story.asked, story.legal) == ("red", ["decline", "rob blue", "rob green"])
    story.play("rob green")
    assert story.row("philosophers") == [2, 2, 0]
    assert story.number("philosophers_left") == 16 - 4
    assert story.happened("stolen") == [
        {"event": "stolen", "faction": "red", "unit": "philosopher", "loser": "green", "number": 1}
    ]
    assert (story.place("satyr"), story.gold("red"), story.question) == (DISCARD, 7, "PaidActions")


@pytest.mark.rule("C14.59")
def test_only_an_opponent_with_a_philosopher_can_be_named() -> None:
    story = satyr("player blue gold 5 priests 3 \n player green gold 5 philosophers 1", "gold 9 philosophers 2")
    assert story.legal == ["decline", "rob green"]
    assert story.refuses("rob blue")
    assert story.refuses("rob red")


@pytest.mark.rule("C14.59", "C6.10")
def test_if_no_opponent_has_a_philosopher_he_does_nothing() -> None:
    story = satyr("player blue gold 5 priests 2", "gold 9 philosophers 3")
    assert (story.question, story.place("satyr"), story.row("philosophers")) == ("PaidActions", DISCARD, [3, 0, 0])
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("C14.59", "C6.10")
def test_he_may_be_declined() -> None:
    story = satyr("player blue gold 5 philosophers 3", "gold 9 philosophers 3").play("decline")
    assert (story.row("philosophers"), story.place("satyr")) == ([3, 3, 0], DISCARD)
    assert not story.happened("metropolis-gained")


@pytest.mark.rule("C14.59")
def test_with_two_players_the_other_one_is_robbed() -> None:
    text = "area andros red \n area kea blue \n player blue gold 5 philosophers 3 \n creatures - - satyr"
    story = classic_turn("ares", text, players=2).play("buy satyr")
    assert story.legal == ["decline", "rob blue"]
    assert story.play("rob blue").row("philosophers") == [1, 2]


@pytest.mark.rule("C14.60")
def test_a_fourth_philosopher_makes_a_metropolis_at_once() -> None:
    story = satyr("player blue gold 5 philosophers 3", "gold 9 philosophers 3").play("rob blue")
    assert story.row("philosophers") == [0, 2, 0]
    assert story.number("philosophers_left") == 16 - 2  # four have gone back to it
    assert (story.number("metropolis", "andros"), story.place("satyr")) == (1, DISCARD)
    assert story.happened("metropolis-gained")[0]["way"] == "cultural"


@pytest.mark.rule("C14.60")
def test_a_third_one_does_not() -> None:
    story = satyr("player blue gold 5 philosophers 1", "gold 9 philosophers 2").play("rob blue")
    assert (story.row("philosophers"), story.number("metropolis", "andros")) == ([3, 0, 0], 0)


@pytest.mark.rule("C14.60", "C13.5")
def test_his_player_chooses_where_it_goes() -> None:
    homes = "area tinos red \n area kea red port 3 \n area syros red \n area naxos blue \n creatures - - satyr"
    story = satyr("player blue gold 5 philosophers 1", "gold 9 philosophers 3", homes=homes).play("rob blue")
    assert story.legal == ["at tinos", "at syros"]  # on Kea something would have to go
    assert story.play("at syros").number("metropolis", "syros") == 1


@pytest.mark.rule("C14.60", "C13.7")
def test_with_metropolises_on_all_own_islands_the_four_are_lost() -> None:
    homes = "area andros red metropolis \n area kea blue \n creatures - - satyr"
    story = satyr("player blue gold 5 philosophers 1", "gold 9 philosophers 3", homes=homes).play("rob blue")
    assert (story.row("philosophers"), story.number("metropolis", "andros")) == ([0, 0, 0], 1)
    assert len(story.happened("metropolis-missed")) == 1
