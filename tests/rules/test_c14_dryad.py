"""C14: the Dryad."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic, classic_turn

HOMES = "area andros red \n area kea blue \n area naxos green \n creatures - - dryad"


def dryad(others: str, red: str = "gold 9", god: str = "athena") -> Story:
    """Red has bought the Dryad for 2 GP."""
    return classic_turn(god, f"{HOMES} \n {others}", red).play("buy dryad")


@pytest.mark.rule("C14.37")
def test_the_dryad_takes_one_priest_from_the_opponent_that_her_player_names() -> None:
    story = dryad("player blue gold 5 priests 2 \n player green gold 5 priests 1", "gold 9 priests 1")
    assert (story.asked, story.legal) == ("red", ["decline", "rob blue", "rob green"])
    story.play("rob blue")
    assert story.row("priests") == [2, 1, 1]
    assert story.number("priests_left") == 16 - 4  # none comes from the reserve
    assert story.happened("stolen") == [
        {"event": "stolen", "faction": "red", "unit": "priest", "loser": "blue", "number": 1}
    ]
    assert (story.place("dryad"), story.gold("red"), story.question) == (DISCARD, 7, "PaidActions")


@pytest.mark.rule("C14.37")
def test_only_an_opponent_with_a_priest_can_be_named() -> None:
    story = dryad("player blue gold 5 philosophers 3 \n player green gold 5 priests 1", "gold 9 priests 3")
    assert story.legal == ["decline", "rob green"]
    assert story.refuses("rob blue")
    assert story.refuses("rob red")


@pytest.mark.rule("C14.37", "C6.10")
def test_if_no_opponent_has_a_priest_she_does_nothing() -> None:
    story = dryad("player blue gold 5 philosophers 2", "gold 9 priests 3")
    assert (story.question, story.place("dryad"), story.row("priests")) == ("PaidActions", DISCARD, [3, 0, 0])
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("C14.37", "C6.10")
def test_she_may_be_declined() -> None:
    story = dryad("player blue gold 5 priests 1").play("decline")
    assert (story.row("priests"), story.place("dryad")) == ([0, 1, 0], DISCARD)


@pytest.mark.rule("C14.37", "C15.3")
def test_a_stolen_priest_comes_although_the_supply_is_empty() -> None:
    story = dryad("player blue gold 5 priests 8 \n player green gold 5 priests 8").play("rob green")
    assert (story.row("priests"), story.number("priests_left")) == ([1, 8, 7], 0)


@pytest.mark.rule("C14.37")
def test_what_else_lies_before_the_opponent_stays_there() -> None:
    story = dryad("player blue gold 8 priests 1 philosophers 3").play("rob blue")
    assert (story.row("philosophers"), story.gold("blue")) == ([0, 3, 0], 8)


@pytest.mark.rule("C14.37")
def test_with_two_players_the_other_one_is_robbed() -> None:
    text = "area andros red \n area kea blue \n player blue gold 5 priests 2 \n creatures - - dryad"
    story = classic_turn("ares", text, players=2).play("buy dryad")
    assert story.legal == ["decline", "rob blue"]
    assert story.play("rob blue").row("priests") == [1, 1]


@pytest.mark.rule("C14.37", "C5.10")
def test_the_stolen_priest_lowers_the_next_offering() -> None:
    text = """
        cycle 3
        gods athena zeus - -
        player red gold 9
        player blue gold 9 priests 1
        offering red athena 1
        area andros red
        area kea blue
        area naxos green
        creatures - - dryad
        phase actions athena paid
        """
    story = classic(text).play("buy dryad, rob blue, end")
    while story.question != "Offer":
        story.play(story.legal[0])
    for _ in range(3):
        words = "bid apollo 0" if story.asked != "red" else next(w for w in story.legal if w.endswith(" 3"))
        gold = story.gold("red")
        story.play(words)
    assert [event["number"] for event in story.happened("paid")] == [2, 0, 0]
    assert gold - story.gold("red") == 2
