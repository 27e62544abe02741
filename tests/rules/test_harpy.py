"""L12: the Harpy."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, turn


def harpy(text: str) -> Story:
    """Red, with Athena, has bought the Harpy."""
    return turn("athena", f"{text} \n creatures - - - harpy").play("buy harpy")


@pytest.mark.rule("L12.8")
def test_the_harpy_destroys_one_troop_of_an_area_that_its_player_chooses() -> None:
    story = harpy("area delos red troops 1 \n area naxos blue troops 3 \n area kea green troops 1 \n area milos green")
    assert story.legal == ["decline", "at delos", "at naxos", "at kea"]
    story.play("at naxos")
    assert story.troops("naxos") == 2
    assert story.number("troops_left", "blue") == 8 - 2
    assert story.place("harpy") == DISCARD


@pytest.mark.rule("L12.8")
@pytest.mark.parametrize("kind", ["troop", "mercenary"])
def test_where_both_kinds_of_troops_stand_its_player_chooses_the_kind(kind: str) -> None:
    story = harpy("area delos red \n area naxos blue troops 2 mercenaries 2 \n area syros blue").play("at naxos")
    assert (story.asked, story.legal) == ("red", ["kill troop", "kill mercenary"])
    story.play(f"kill {kind}")
    left = {"troop": (1, 2), "mercenary": (2, 1)}[kind]
    assert (story.troops("naxos"), story.number("mercenaries", "naxos")) == left
    assert story.number("mercenaries_left") == 15 - left[1]


@pytest.mark.rule("L12.8")
def test_mercenaries_alone_are_a_target_without_a_question() -> None:
    story = harpy("area delos red \n area naxos blue mercenaries 2 \n area syros blue").play("at naxos")
    assert story.number("mercenaries", "naxos") == 1
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.8")
def test_the_harpy_may_destroy_an_own_troop() -> None:
    story = harpy("area delos red troops 1 \n area naxos blue").play("at delos")
    assert story.troops("delos") == 0
    assert story.number("troops_left", "red") == 8


@pytest.mark.rule("L12.8")
def test_fleets_are_no_target() -> None:
    story = harpy("area delos red troops 1 \n area west red fleets 1 \n area south blue fleets 1 \n area naxos blue")
    assert story.legal == ["decline", "at delos"]


@pytest.mark.rule("L12.9")
def test_a_hero_alone_is_no_target() -> None:
    story = harpy("area delos red troops 1 \n area naxos blue \n area syros blue \n hero ajax blue at naxos since 1")
    assert story.refuses("at naxos")
    assert story.card_at("ajax") == "naxos"


@pytest.mark.rule("L12.9")
def test_the_minotaur_alone_is_no_target() -> None:
    story = harpy(
        "area delos red troops 1 \n area naxos blue \n area syros blue \n creature minotaur blue at naxos since 1"
    )
    assert story.refuses("at naxos")


@pytest.mark.rule("L12.9")
def test_among_a_hero_and_the_minotaur_only_the_troop_dies() -> None:
    story = harpy(
        """
        area delos red
        area naxos blue troops 1
        hero ajax blue at naxos since 1
        creature minotaur blue at naxos since 1
        """
    )
    story.play("at naxos")
    assert story.question == "PaidActions"  # nothing to choose
    assert story.troops("naxos") == 0
    assert (story.card_at("ajax"), story.card_at("minotaur")) == ("naxos", "naxos")


@pytest.mark.rule("L12.10")
def test_an_area_that_the_harpy_empties_stays_its_players() -> None:
    story = harpy("area delos red \n area naxos blue troops 1 \n area syros blue").play("at naxos")
    assert story.troops("naxos") == 0
    assert story.owner("naxos") == "blue"
    assert story.number("lands", "blue") == 2


@pytest.mark.rule("L12.10")
def test_an_area_emptied_by_the_harpy_is_taken_without_a_battle() -> None:
    text = "area delos red troops 1 \n area naxos blue troops 1 \n area syros blue \n creatures - - - harpy"
    story = turn("ares", text).play("buy harpy, at naxos", "move, from delos, to naxos")
    assert story.owner("naxos") == "red"
    assert story.happened("battle") == []
