"""C14: the Siren."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, all_fleets, classic, classic_turn, rivals


def siren(text: str, god: str = "athena", players: int = 3) -> Story:
    """Red has bought the Siren for 2 GP, and is about to choose a fleet."""
    table = f"area andros red \n area kea blue \n {text} \n creatures - - siren"
    return classic_turn(god, table, players=players).play("buy siren")


FULL = "area c2 red fleets 4 \n area b2 red fleets 3 \n area a1 red fleets 1"
"""All of red's eight fleets."""


@pytest.mark.rule("C14.61")
def test_a_fleet_of_the_reserve_takes_the_place_of_an_opponents() -> None:
    story = siren("area h2 blue fleets 1 \n area c2 red fleets 1").play("at h2")
    assert all_fleets(story) == {"h2": ("red", 1), "c2": ("red", 1)}
    assert (story.number("fleets_left", "red"), story.number("fleets_left", "blue")) == (6, 8)
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "fleet", "area": "h2"}]
    assert (story.question, story.place("siren"), story.gold("red")) == ("PaidActions", DISCARD, 7)


@pytest.mark.rule("C14.61")
def test_any_opponents_single_fleet_anywhere_but_no_own_one() -> None:
    """Far from red's islands too, and one that stands beside other fleets of its player."""
    text = "area h2 blue fleets 1 \n area k2 blue fleets 1 \n area f7 green fleets 1 \n area c2 red fleets 1"
    story = siren(f"{text} \n area milos green")
    assert sorted(story.legal) == ["at f7", "at h2", "at k2", "decline"]
    assert story.refuses("at c2")
    assert story.refuses("at e1")  # nobody's


@pytest.mark.rule("C14.61")
def test_one_fleet_only() -> None:
    story = siren("area h2 blue fleets 1 \n area k2 blue fleets 1").play("at k2")
    assert all_fleets(story) == {"h2": ("blue", 1), "k2": ("red", 1)}
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.61", "C15.6")
def test_its_owner_may_get_the_fleet_back_from_its_reserve() -> None:
    text = f"""
        {rivals("athena", "poseidon")}
        area andros red
        area kea blue
        area k2 blue fleets 7
        area h2 blue fleets 1
        creatures - - siren
        phase actions athena paid
        """
    story = classic(text)
    assert story.number("fleets_left", "blue") == 0
    story.play("buy siren, at h2, end", "recruit fleet")
    assert (story.asked, sorted(story.legal)) == ("blue", ["at h1", "at i2", "at j2", "at k2"])  # red is in h2 now
    assert story.play("at i2").fleets("i2") == 1


@pytest.mark.rule("C14.61", "C6.10")
def test_she_may_be_declined() -> None:
    story = siren("area h2 blue fleets 1").play("decline")
    assert (all_fleets(story), story.place("siren")) == ({"h2": ("blue", 1)}, DISCARD)


# -- the reserve is empty --------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.62")
def test_with_an_empty_reserve_an_own_fleet_from_elsewhere_comes() -> None:
    story = siren(f"{FULL} \n area h2 blue fleets 1").play("at h2")
    assert (story.asked, sorted(story.legal)) == ("red", ["from a1", "from b2", "from c2"])
    story.play("from b2")
    expected = {"c2": ("red", 4), "b2": ("red", 2), "a1": ("red", 1), "h2": ("red", 1)}
    assert (all_fleets(story), story.number("fleets_left", "red")) == (expected, 0)
    assert story.number("fleets_left", "blue") == 8


@pytest.mark.rule("C14.62")
def test_with_a_single_fleet_left_in_the_reserve_nobody_is_asked() -> None:
    text = FULL.replace("fleets 4", "fleets 3")
    story = siren(f"{text} \n area h2 blue fleets 1").play("at h2")
    assert story.question == "PaidActions"
    assert (story.fleets("c2"), story.number("fleets_left", "red")) == (3, 0)


@pytest.mark.rule("C14.62")
def test_no_opponents_fleet_is_taken_for_it() -> None:
    story = siren(f"{FULL} \n area h2 blue fleets 1 \n area k2 blue fleets 2").play("at h2")
    assert sorted(story.legal) == ["from a1", "from b2", "from c2"]


# -- no battle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.63")
def test_there_is_no_battle_and_ports_do_not_matter() -> None:
    text = "area delos blue port metropolis \n area syros blue port 2 \n area h1 blue fleets 1"
    story = siren(text).play("at h1")
    assert (story.owner("h1"), story.question) == ("red", "PaidActions")
    assert not story.happened("battle-begun") + story.happened("rolled") + story.happened("moved")


@pytest.mark.rule("C14.63", "C6.5")
@pytest.mark.parametrize("god", ["zeus", "ares", "athena", "poseidon"])
def test_with_every_god(god: str) -> None:
    assert siren("area h2 blue fleets 1", god).play("at h2").owner("h2") == "red"


# -- two or more -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.64")
@pytest.mark.parametrize("fleets", [2, 3, 8])
def test_where_two_or_more_stand_she_does_nothing(fleets: int) -> None:
    story = siren(f"area h2 blue fleets {fleets}")
    assert story.question == "PaidActions"
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "siren"}]
    assert (story.fleets("h2"), story.place("siren")) == (fleets, DISCARD)


@pytest.mark.rule("C14.64")
def test_only_single_ones_may_be_chosen() -> None:
    story = siren("area h2 blue fleets 2 \n area k2 blue fleets 1")
    assert story.legal == ["decline", "at k2"]
    assert story.refuses("at h2")


@pytest.mark.rule("C14.64", "C6.10")
@pytest.mark.parametrize("text", ["", "area c2 red fleets 1", "area h2 blue fleets 2 \n area c2 red fleets 1"])
def test_without_a_single_fleet_of_an_opponent_she_does_nothing(text: str) -> None:
    story = siren(text)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "siren"}]


@pytest.mark.rule("C14.61")
def test_with_two_players() -> None:
    assert siren("area h2 blue fleets 1", players=2).play("at h2").owner("h2") == "red"
