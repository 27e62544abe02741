"""C14: the Giant."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn

KINDS = ("port", "fortress", "temple", "university")


def giant(text: str, god: str = "poseidon") -> Story:
    """Red has bought the Giant for 2 GP, and is about to say where he strikes."""
    return classic_turn(god, f"area andros red \n {text} \n creatures - - giant").play("buy giant")


@pytest.mark.rule("C14.3")
@pytest.mark.parametrize("kind", KINDS)
def test_the_giant_destroys_one_basic_building_of_any_kind(kind: str) -> None:
    story = giant(f"area kea blue {kind} 2").play("at kea")
    assert story.buildings(kind, "kea") == 1
    assert story.happened("demolished") == [
        {"event": "demolished", "faction": "blue", "building": kind, "area": "kea"},
    ]
    assert (story.gold("red"), story.place("giant")) == (7, DISCARD)
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.3")
def test_he_strikes_any_island_with_a_building_whoever_owns_it() -> None:
    text = """
        area tinos blue port
        area naxos green fortress
        area delos red temple
        area milos blue troops 3
        area syros blue troops 5 university
        """
    story = giant(text)
    assert story.legal == ["decline", "at tinos", "at naxos", "at delos", "at syros"]  # defended or not
    assert story.refuses("at milos")
    assert story.refuses("at kea")


@pytest.mark.rule("C14.3")
def test_where_several_kinds_stand_his_caller_says_which_goes() -> None:
    story = giant("area kea blue port temple university").play("at kea")
    assert (story.asked, story.legal) == ("red", ["destroy port", "destroy temple", "destroy university"])
    story.play("destroy temple")
    assert [story.buildings(kind, "kea") for kind in KINDS] == [1, 0, 0, 1]


@pytest.mark.rule("C14.3")
def test_he_may_destroy_a_building_of_his_caller() -> None:
    text = "area delos red temple 3"
    story = giant(text).play("at delos")  # the Temples made him cost 1 GP
    assert (story.buildings("temple", "delos"), story.gold("red")) == (2, 8)
    assert story.happened("demolished")[0]["faction"] == "red"


@pytest.mark.rule("C14.3")
def test_the_slot_is_free_again() -> None:
    story = classic_turn("athena", "area paros red fortress \n creatures - - giant")
    assert story.refuses("build university")
    story.play("buy giant, at paros", "build university, at paros")
    assert story.buildings("university", "paros") == 1


@pytest.mark.rule("C14.3", "C15.6")
def test_the_building_goes_back_to_the_reserve() -> None:
    story = giant("area kea blue port 2")
    assert story.row("buildings_left") == [8, 10, 10, 10]
    assert story.play("at kea").row("buildings_left") == [9, 10, 10, 10]


@pytest.mark.rule("C14.3", "C10.3")
def test_a_destroyed_fortress_defends_no_more() -> None:
    text = "area delos red troops 2 \n area h1 red fleets 1 \n area kea blue troops 1 fortress 2 \n area naxos blue"
    story = giant(text, "ares").play("at kea", "move, from delos, to kea, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1


@pytest.mark.rule("C14.3", "C6.8")
def test_a_destroyed_temple_gives_no_discount_any_more() -> None:
    story = classic_turn("ares", "area kea red temple 2 \n creatures pegasus - giant").play("buy giant, at kea")
    assert story.gold("red") == 9 - 1  # one discount used; of the two Temples one is left
    story.play("buy pegasus")
    assert story.gold("red") == 8 - 4


@pytest.mark.rule("C14.3")
def test_he_destroys_one_building_only() -> None:
    story = giant("area kea blue port 2 temple \n area delos blue port").play("at kea, destroy port")
    assert story.question == "PaidActions"
    assert [story.buildings(kind, "kea") for kind in KINDS] == [1, 0, 1, 0]
    assert story.buildings("port", "delos") == 1


@pytest.mark.rule("C14.4")
def test_he_destroys_no_metropolis() -> None:
    story = giant("area kea blue metropolis \n area naxos blue metropolis \n area milos blue port")
    assert story.legal == ["decline", "at milos"]
    story = giant("area kea blue metropolis temple").play("at kea")  # the Temple beside it
    assert (story.number("metropolis", "kea"), story.buildings("temple", "kea")) == (1, 0)
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.4", "C6.10")
@pytest.mark.parametrize("text", ["area kea blue", "area kea blue metropolis"])
def test_without_a_basic_building_anywhere_he_does_nothing(text: str) -> None:
    story = giant(text)
    assert story.question == "PaidActions"
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "giant"}]
    assert story.place("giant") == DISCARD


@pytest.mark.rule("C14.3", "C6.10")
def test_he_may_be_declined() -> None:
    story = giant("area kea blue port").play("decline")
    assert (story.buildings("port", "kea"), story.place("giant"), story.gold("red")) == (1, DISCARD, 7)


@pytest.mark.rule("C14.3", "C9.12")
def test_he_may_strike_a_last_island() -> None:
    story = giant("area kea blue port").play("at kea")
    assert (story.number("lands", "blue"), story.buildings("port", "kea")) == (1, 0)
