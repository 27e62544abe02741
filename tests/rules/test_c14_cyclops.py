"""C14: the Cyclops."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn

KINDS = ("port", "fortress", "temple", "university")


def cyclops(text: str, god: str = "poseidon") -> Story:
    """Red has bought the Cyclops for 2 GP, and is about to say where he works."""
    return classic_turn(god, f"{text} \n creatures - - cyclops").play("buy cyclops")


def kinds_on(story: Story, island: str) -> list[int]:
    """How many buildings of each kind stand on an island."""
    return [story.buildings(kind, island) for kind in KINDS]


@pytest.mark.rule("C14.34")
@pytest.mark.parametrize("old", KINDS)
@pytest.mark.parametrize("new", KINDS)
def test_he_puts_a_building_of_any_other_kind_in_the_place_of_one(old: str, new: str) -> None:
    story = cyclops(f"area kea red {old} \n area naxos blue").play("at kea")
    assert (story.asked, story.legal) == ("red", [f"build {kind}" for kind in KINDS if kind != old])
    if old == new:
        assert story.refuses(f"build {new}")
        return
    story.play(f"build {new}")
    assert kinds_on(story, "kea") == [int(kind == new) for kind in KINDS]
    assert (story.place("cyclops"), story.question) == (DISCARD, "PaidActions")


@pytest.mark.rule("C14.34")
def test_the_building_is_free_whatever_the_god() -> None:
    story = cyclops("area kea red port", "athena").play("at kea", "build fortress")
    assert story.gold("red") == 9 - 2  # for the card alone


@pytest.mark.rule("C14.34")
def test_his_player_chooses_among_own_islands_with_a_building() -> None:
    text = """
        area andros red port
        area tinos red troops 2
        area delos red temple 2
        area naxos blue fortress
        area kea green university
        area syros red fortress
        """
    story = cyclops(text)
    assert story.legal == ["decline", "at andros", "at delos", "at syros"]  # neither Tinos nor an opponent's
    for island in ("tinos", "naxos", "kea", "milos"):
        assert story.refuses(f"at {island}")


@pytest.mark.rule("C14.34")
def test_his_player_chooses_the_building_that_goes() -> None:
    story = cyclops("area kea red port fortress temple").play("at kea")
    assert story.legal == ["replace port", "replace fortress", "replace temple"]
    story.play("replace fortress")
    assert story.legal == ["build port", "build temple", "build university"]
    assert kinds_on(story.play("build temple"), "kea") == [1, 0, 2, 0]


@pytest.mark.rule("C14.34")
def test_only_one_of_several_of_a_kind_is_replaced() -> None:
    story = cyclops("area syros red temple 3").play("at syros", "build university")
    assert kinds_on(story, "syros") == [0, 0, 2, 1]


@pytest.mark.rule("C14.34", "C8.4")
def test_he_works_on_a_full_island_and_beside_a_metropolis() -> None:
    story = cyclops("area paros red port")  # one slot
    assert kinds_on(story.play("at paros", "build university"), "paros") == [0, 0, 0, 1]
    story = cyclops("area kea red metropolis port")  # one slot is left there
    assert kinds_on(story.play("at kea", "build university"), "kea") == [0, 0, 0, 1]
    assert story.number("metropolis", "kea") == 1


@pytest.mark.rule("C14.34", "C15.6")
def test_the_old_building_goes_to_the_reserve_and_the_new_one_comes_from_there() -> None:
    story = cyclops("area kea red port 2").play("at kea", "build temple")
    assert story.row("buildings_left") == [9, 10, 9, 10]
    assert [event["event"] for event in story.happened("demolished") + story.happened("built")] == [
        "demolished",
        "built",
    ]
    assert story.happened("built")[0]["price"] == 0


@pytest.mark.rule("C14.34", "C6.8")
def test_a_temple_that_goes_gives_no_discount_any_more_and_one_that_comes_does() -> None:
    story = classic_turn("ares", "area kea red temple \n creatures giant - cyclops").play("buy cyclops, at kea")
    story.play("build port", "buy giant, decline")
    assert story.gold("red") == 9 - 1 - 4
    story = classic_turn("ares", "area kea red port \n creatures giant - cyclops").play("buy cyclops, at kea")
    story.play("build temple", "buy giant, decline")
    assert story.gold("red") == 9 - 2 - 3


@pytest.mark.rule("C14.35")
def test_a_kind_of_which_none_is_left_cannot_come() -> None:
    gone = "area syros blue temple 4 \n area kea blue temple 3 \n area delos blue temple 3"
    story = cyclops(f"{gone} \n area naxos red port").play("at naxos")
    assert story.legal == ["build fortress", "build university"]
    assert story.refuses("build temple")
    nine = cyclops(f"{gone.replace('delos blue temple 3', 'delos blue temple 2')} \n area naxos red port")
    assert nine.play("at naxos").legal == ["build fortress", "build temple", "build university"]


@pytest.mark.rule("C14.35")
def test_a_metropolis_is_not_given() -> None:
    story = cyclops("area kea red metropolis \n area andros red port")
    assert story.legal == ["decline", "at andros"]
    assert "build metropolis" not in story.play("at andros").legal


@pytest.mark.rule("C14.35", "C6.10")
@pytest.mark.parametrize("text", ["area kea red troops 1 \n area naxos blue port", "area kea red metropolis"])
def test_without_a_basic_building_of_his_players_he_does_nothing(text: str) -> None:
    story = cyclops(text)
    assert (story.question, story.place("cyclops")) == ("PaidActions", DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "cyclops"}]


@pytest.mark.rule("C14.34", "C6.10")
def test_he_may_be_declined() -> None:
    story = cyclops("area kea red port").play("decline")
    assert kinds_on(story, "kea") == [1, 0, 0, 0]
    assert story.row("buildings_left") == [9, 10, 10, 10]


@pytest.mark.rule("C14.36", "C13.1")
def test_the_fourth_kind_makes_a_metropolis_at_once() -> None:
    story = cyclops("area kea red port 2 temple \n area andros red fortress \n area naxos blue").play("at kea")
    story.play("replace port", "build university")
    assert story.question == "PlaceMetropolis"
    assert kinds_on(story, "kea") == [0, 0, 0, 0]
    assert story.buildings("fortress", "andros") == 0
    story.play("at andros")
    assert (story.number("metropolis", "andros"), story.question) == (1, "PaidActions")
    assert story.happened("metropolis-gained")[0]["way"] == "economic"


@pytest.mark.rule("C14.36", "C13.1")
def test_a_kind_that_goes_with_the_fourth_makes_none() -> None:
    story = cyclops("area kea red port temple \n area andros red fortress").play("at kea, replace port")
    story.play("build university")
    assert kinds_on(story, "kea") == [0, 0, 1, 1]
    assert not story.happened("metropolis-gained")
