"""M1: building Monuments."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import MONUMENTS, city_cycle, city_turn, classic, monument_offered, rivals

CITY, CITADEL = MONUMENTS


# -- being asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.3", "M1.6", "M3.1")
def test_example_e25() -> None:
    """E25: a player with a Fortress builds a Port; the City of Warriors is open: it may be built, and both stay."""
    story = city_turn("poseidon", "area syros red \n area tinos red fortress").play("build port, at syros")
    assert (story.asked, monument_offered(story)) == ("red", CITY)
    assert story.legal == ["decline", "at tinos", "at syros"]
    story.play("at syros")
    assert story.value("monument", CITY) == "syros"
    assert (story.buildings("fortress", "tinos"), story.buildings("port", "syros")) == (1, 1)
    assert story.gold("red") == 9 - 2  # for the Port, and nothing for the Monument
    event = {"event": "monument-built", "faction": "red", "monument": CITY, "area": "syros"}
    assert story.happened("monument-built") == [event]
    assert story.question == "PaidActions"


@pytest.mark.rule("M1.3", "M2.1")
def test_both_buildings_may_be_built_in_one_turn() -> None:
    story = city_turn("ares", "area syros red").play("build fortress, at syros")
    assert story.question == "PaidActions"
    story.play("build fortress, at syros")
    assert monument_offered(story) == CITADEL


@pytest.mark.rule("M1.3")
@pytest.mark.parametrize(
    "god, way", [("ares", "move, from delos, to kea"), ("zeus", "buy pegasus, from delos, to kea")]
)
def test_taking_an_island_with_the_missing_building_is_enough(god: str, way: str) -> None:
    text = """
        area delos red troops 1 fortress
        area kea blue port
        area naxos blue
        area h1 red fleets 1
        creatures - - pegasus
        """
    story = city_turn(god, text).play(way)
    assert (story.asked, monument_offered(story)) == ("red", CITY)
    assert story.legal == ["decline", "at delos", "at kea"]  # also on the island just taken
    assert story.play("at kea").value("monument", CITY) == "kea"


@pytest.mark.rule("M1.3")
def test_a_won_battle_is_enough_and_a_lost_one_is_not() -> None:
    text = "area delos red troops 2 fortress \n area kea blue troops 1 port \n area naxos blue \n area h1 red fleets 1"
    story = city_turn("ares", text).play("move, from delos, to kea, take 1", "roll 0, roll 3")
    assert story.question == "PaidActions"
    story.play("move, from delos, to kea", "roll 3, roll 0")
    assert monument_offered(story) == CITY


@pytest.mark.rule("M1.3")
def test_the_buildings_of_another_player_do_not_count() -> None:
    story = city_turn("poseidon", "area syros red \n area tinos blue fortress").play("build port, at syros")
    assert story.question == "PaidActions"


# -- several ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.6")
def test_where_several_are_possible_all_may_be_built_by_the_same_buildings() -> None:
    story = city_cycle("area syros red port fortress 2 \n area kea blue")
    assert monument_offered(story) == CITY
    story.play("at syros")
    assert monument_offered(story) == CITADEL  # the same Fortress serves both
    story.play("at syros")
    assert [story.value("monument", monument) for monument in MONUMENTS] == ["syros", "syros"]
    assert (story.buildings("port", "syros"), story.buildings("fortress", "syros")) == (1, 2)


@pytest.mark.rule("M1.6")
def test_of_several_one_may_be_declined() -> None:
    story = city_cycle("area syros red port fortress 2 \n area kea blue").play("decline", "at syros")
    assert [story.value("monument", monument) for monument in MONUMENTS] == [None, "syros"]


# -- with a Metropolis -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.7", "M1.13")
def test_the_monument_comes_before_the_metropolis_that_the_same_building_completes() -> None:
    story = city_turn("poseidon", "area syros red fortress temple university \n area naxos red")
    story.play("build port, at syros")
    assert monument_offered(story) == CITY
    assert story.buildings("fortress", "syros") == 1
    story.play("at naxos")
    assert story.question == "PlaceMetropolis"
    story.play("at syros")
    assert (story.number("metropolis", "syros"), story.value("monument", CITY)) == (1, "naxos")
    assert story.row("buildings_left") == [10, 10, 10, 10]


@pytest.mark.rule("M1.7")
def test_whoever_declines_it_gets_the_metropolis_all_the_same() -> None:
    story = city_turn("poseidon", "area syros red fortress temple university").play("build port, at syros", "decline")
    assert (story.number("metropolis", "syros"), story.value("monument", CITY)) == (1, None)


@pytest.mark.rule("M1.7", "C10.11")
def test_the_order_after_a_conquest_is_elimination_monuments_metropolis() -> None:
    text = """
        area delos red troops 1 fortress temple
        area syros red metropolis university
        area kea blue port
        area naxos green
        area h1 red fleets 1
        area f5 blue fleets 1
        """
    story = city_turn("ares", text).play("move, from delos, to kea")
    kinds = [event["event"] for event in story.game.seen(None)]
    assert kinds.index("control-taken") < kinds.index("eliminated")
    assert "demolished" not in kinds
    assert (monument_offered(story), story.owner("f5")) == (CITY, None)
    story.play("at kea")
    assert story.question == "PlaceMetropolis"
    story.play("at kea")
    assert (story.value("monument", CITY), story.number("metropolis", "kea")) == ("kea", 1)


# -- where it stands -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.8")
def test_it_goes_on_any_own_island_and_takes_no_slot() -> None:
    text = "area andros red fortress \n area syros red \n area naxos red metropolis \n area kea blue \n area tinos red"
    story = city_turn("poseidon", text).play("build port, at syros")
    assert story.legal == ["decline", "at andros", "at tinos", "at naxos", "at syros"]  # full or empty
    story.play("at tinos", "build port, at tinos", "build port, at tinos")
    assert story.buildings("port", "tinos") == 2  # both slots are still there


@pytest.mark.rule("M1.8")
def test_several_may_stand_on_one_island() -> None:
    text = f"area paros red fortress \n area syros red fortress \n field monument {CITADEL} paros"
    story = city_turn("poseidon", text).play("build port, at syros", "at paros")
    assert [story.value("monument", monument) for monument in MONUMENTS] == ["paros", "paros"]


@pytest.mark.rule("M1.9")
@pytest.mark.parametrize(
    "text, asked",
    [
        ("area syros red fortress", True),
        ("area syros red", False),
        ("area syros red metropolis", False),
        ("area syros red \n area kea red metropolis", False),
        ("area syros red \n area kea blue fortress", False),
    ],
)
def test_a_building_shown_twice_is_needed_twice_and_a_metropolis_is_none(text: str, asked: bool) -> None:
    story = city_turn("ares", text).play("build fortress, at syros")
    assert (monument_offered(story) == CITADEL) is asked


@pytest.mark.rule("M1.9")
def test_a_metropolis_is_neither_a_port_nor_a_fortress_for_a_monument() -> None:
    text = "area syros red metropolis \n area naxos red metropolis"
    assert city_turn("poseidon", text).play("build port, at syros").question == "PaidActions"
    assert city_turn("ares", text).play("build fortress, at syros").question == "PaidActions"


@pytest.mark.rule("M1.10")
def test_a_monument_is_no_building_when_a_metropolis_is_to_be_completed() -> None:
    text = f"area syros red temple \n field monument {CITY} syros \n field monument {CITADEL} syros"
    story = city_turn("athena", text).play("build university, at syros")
    assert (story.question, story.number("metropolis", "syros")) == ("PaidActions", 0)


@pytest.mark.rule("M1.11")
def test_each_monument_is_built_only_once() -> None:
    text = f"area syros red fortress \n area kea blue \n field monument {CITY} kea"
    assert city_turn("poseidon", text).play("build port, at syros").question == "PaidActions"
    text = f"area syros red fortress port \n area kea red \n field monument {CITY} kea"
    assert city_turn("poseidon", text).play("build port, at syros").question == "PaidActions"  # nor by its controller


@pytest.mark.rule("M1.12")
def test_it_changes_hands_with_its_island_and_then_serves_the_conqueror() -> None:
    text = f"""
        {rivals("ares", "zeus")}
        area delos red troops 1
        area kea blue
        area naxos blue troops 1
        area h1 red fleets 1
        creatures - - pegasus
        field monument {CITADEL} kea
        phase actions ares paid
        """
    story = classic(text, monuments=True).play("move, from delos, to kea", "end", "recruit priest", "buy pegasus")
    assert story.value("monument", CITADEL) == "kea"
    assert "to kea" not in story.play("from naxos").legal  # it now keeps blue out


@pytest.mark.rule("M1.12", "C12.4")
def test_it_stays_on_its_island_when_its_owner_is_eliminated() -> None:
    text = f"""
        area delos red troops 1 metropolis
        area kea blue metropolis
        area naxos green
        area h1 red fleets 1
        field monument {CITADEL} kea
        """
    story = city_turn("ares", text).play("move, from delos, to kea")
    assert (story.number("alive", "blue"), story.value("monument", CITADEL), story.owner("kea")) == (0, "kea", "red")


@pytest.mark.rule("M1.3", "M1.4")
def test_building_a_monument_and_declining_may_be_taken_back() -> None:
    story = city_turn("poseidon", "area syros red fortress \n area kea blue").play("build port, at syros", "at syros")
    assert story.game.undoable == 3
    story.game.undo()
    assert (monument_offered(story), story.value("monument", CITY), story.buildings("port", "syros")) == (CITY, None, 1)
    story.play("decline")
    story.game.undo(3)
    assert (story.question, story.buildings("port", "syros")) == ("PaidActions", 0)


@pytest.mark.rule("M1.13")
def test_it_stays_when_the_two_buildings_are_gone() -> None:
    text = "area kea blue troops 1 \n area naxos blue \n area delos red troops 1 \n area h1 red fleets 1 \n"
    assert "move" in city_turn("ares", text).legal
    story = city_turn("ares", f"{text} field monument {CITADEL} kea")
    assert (story.value("monument", CITADEL), story.row("buildings_left")) == ("kea", [10, 10, 10, 10])
    assert "move" not in story.legal  # and still works


@pytest.mark.rule("M1.13", "C14.3")
def test_the_giant_destroys_its_buildings_but_not_the_monument() -> None:
    text = f"""
        area kea blue troops 1 fortress
        area naxos blue
        area syros red
        field monument {CITADEL} kea
        field monument {CITY} naxos
        creatures - - giant
        """
    story = city_turn("zeus", text).play("buy giant")
    assert story.legal == ["decline", "at kea"]  # on Naxos only the Monument stands
    story.play("at kea")
    assert (story.buildings("fortress", "kea"), story.value("monument", CITADEL), story.place("giant")) == (
        0,
        "kea",
        DISCARD,
    )
