"""M1: building Monuments."""

from typing import Any

import pytest

import cyclades
from cyclades.engine.decks import DISCARD
from tests.story import MONUMENTS, Story, classic, classic_turn, rivals

CITY, CITADEL = MONUMENTS


def offered(story: Story) -> str | None:
    """The Monument that somebody is asked about."""
    return str(story.game.question.about["monument"]) if story.question == "OfferMonument" else None


def red_turn(god: str, text: str, **more: Any) -> Story:
    """Red in its turn with a god, with Monuments."""
    return classic_turn(god, text, monuments=True, **more)


# -- being asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.3", "M1.6", "M3.1")
def test_example_e25() -> None:
    """E25: a player with a Fortress builds a Port; the City of Warriors is open: it may be built, and both stay."""
    story = red_turn("poseidon", "area syros red \n area tinos red fortress").play("build port, at syros")
    assert (story.asked, offered(story)) == ("red", CITY)
    assert story.legal == ["decline", "at tinos", "at syros"]
    story.play("at syros")
    assert story.value("monument", CITY) == "syros"
    assert (story.buildings("fortress", "tinos"), story.buildings("port", "syros")) == (1, 1)
    assert story.gold("red") == 9 - 2  # for the Port, and nothing for the Monument
    event = {"event": "monument", "faction": "red", "monument": CITY, "area": "syros"}
    assert story.happened("monument") == [event]
    assert story.question == "PaidActions"


@pytest.mark.rule("M1.3", "M2.1")
def test_both_buildings_may_be_built_in_one_turn() -> None:
    story = red_turn("ares", "area syros red").play("build fortress, at syros")
    assert story.question == "PaidActions"
    story.play("build fortress, at syros")
    assert offered(story) == CITADEL


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
    story = red_turn(god, text).play(way)
    assert (story.asked, offered(story)) == ("red", CITY)
    assert story.legal == ["decline", "at delos", "at kea"]  # also on the island just taken
    assert story.play("at kea").value("monument", CITY) == "kea"


@pytest.mark.rule("M1.3")
def test_a_won_battle_is_enough_and_a_lost_one_is_not() -> None:
    text = "area delos red troops 2 fortress \n area kea blue troops 1 port \n area naxos blue \n area h1 red fleets 1"
    story = red_turn("ares", text).play("move, from delos, to kea, take 1", "roll 0, roll 3")
    assert story.question == "PaidActions"
    story.play("move, from delos, to kea", "roll 3, roll 0")
    assert offered(story) == CITY


@pytest.mark.rule("M1.3")
def test_the_buildings_of_another_player_do_not_count() -> None:
    story = red_turn("poseidon", "area syros red \n area tinos blue fortress").play("build port, at syros")
    assert story.question == "PaidActions"


BOTH = "area syros red port fortress \n area kea blue \n"
RAISE = f"raise {CITY}"


@pytest.mark.rule("M1.3", "M1.4")
def test_whoever_declines_is_not_asked_again_but_has_it_among_its_actions() -> None:
    story = red_turn("poseidon", "area syros red fortress \n area tinos red").play("build port, at syros", "decline")
    assert (story.question, story.value("monument", CITY)) == ("PaidActions", None)
    assert RAISE in story.legal
    story.play("build port, at syros")
    assert story.question == "PaidActions"
    story.play(RAISE)
    assert (story.question, story.legal) == ("RaiseAt", ["at tinos", "at syros"])
    story.play("at tinos")
    assert story.value("monument", CITY) == "tinos"
    event = {"event": "monument", "faction": "red", "monument": CITY, "area": "tinos"}
    assert (story.happened("monument"), story.gold("red")) == ([event], 9 - 2 - 2)
    assert (story.question, RAISE in story.legal) == ("PaidActions", False)


@pytest.mark.rule("M1.4")
def test_with_one_island_it_goes_there_without_a_question() -> None:
    story = red_turn("poseidon", "area syros red fortress").play("build port, at syros", "decline", RAISE)
    assert (story.question, story.value("monument", CITY)) == ("PaidActions", "syros")


@pytest.mark.rule("M1.4", "M1.5")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
@pytest.mark.parametrize("paid", [True, False])
def test_it_is_in_the_menu_of_every_god_before_and_after_what_is_owed(god: str, paid: bool) -> None:
    story = red_turn(god, BOTH, paid=paid)
    assert RAISE in story.legal
    assert story.play(RAISE).value("monument", CITY) == "syros"


@pytest.mark.rule("M1.4", "M1.11")
@pytest.mark.parametrize(
    "text",
    [
        "area syros red port \n area kea blue fortress",
        f"area syros red port fortress \n area kea blue \n field monument {CITY} kea",
        "area syros red port metropolis",
    ],
)
def test_it_is_not_in_the_menu_without_both_buildings_or_when_it_is_built(text: str) -> None:
    assert red_turn("ares", text).refuses(RAISE)


@pytest.mark.rule("M1.2", "M1.4")
def test_one_that_is_not_open_is_not_in_the_menu() -> None:
    story = classic_turn("ares", BOTH, monuments=CITADEL)
    assert story.refuses(RAISE)


@pytest.mark.rule("M1.4")
def test_building_it_later_may_be_taken_back() -> None:
    story = red_turn("poseidon", "area syros red fortress \n area tinos red").play("build port, at syros", "decline")
    before = story.game.copy()
    story.play(RAISE)
    assert story.game.view(1) == before.view(1)  # nobody else sees half of it
    story.play("at tinos")
    story.game.undo(2)
    assert story.game == before


@pytest.mark.rule("M1.4")
def test_whoever_lost_the_buildings_and_has_them_again_is_asked_again() -> None:
    text = "area syros red port \n area kea blue \n creatures - - giant"
    story = red_turn("ares", text).play("build fortress, at syros", "decline", "buy giant, at syros")
    if story.question == "GiantDestroys":
        story.play("destroy fortress")
    assert story.refuses(RAISE)
    assert story.number("monument_asked", f"{CITY} red") == 0
    story.play("build fortress, at syros")
    assert offered(story) == CITY


@pytest.mark.rule("M1.4")
def test_also_whoever_lost_them_to_a_conqueror() -> None:
    text = f"""
        {rivals("ares", "zeus")}
        area delos red troops 1
        area kea blue fortress
        area naxos blue port
        area h1 red fleets 1
        field monument_asked {CITY} blue 1
        phase actions ares paid
        """
    story = classic(text, monuments=True).play("move, from delos, to kea")
    assert story.number("monument_asked", f"{CITY} blue") == 0
    story.play("end")
    assert (story.asked, story.refuses(RAISE)) == ("blue", True)


@pytest.mark.rule("M1.4", "M1.7")
def test_also_when_a_metropolis_of_the_same_turn_has_used_one_of_them() -> None:
    text = """
        area delos red troops 1 fortress temple
        area syros red university
        area kea blue port
        area naxos blue
        area h1 red fleets 1
        """
    story = red_turn("ares", text).play("build fortress, at syros")
    assert offered(story) == CITADEL
    story.play("decline", "move, from delos, to kea")
    assert offered(story) == CITY
    story.play("decline")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert sum(story.number("metropolis", land) for land in ("delos", "syros", "kea")) == 1
    assert story.refuses(f"raise {CITADEL}")
    story.play("build fortress, at syros")
    assert offered(story) == CITADEL


@pytest.mark.rule("M1.4")
def test_a_position_knows_who_has_declined() -> None:
    story = red_turn("poseidon", "area syros red fortress").play("build port, at syros", "decline")
    text = cyclades.write_position(story.game)
    assert f"field monument_asked {CITY} red 1" in text
    assert cyclades.read_position(text, ask_chance=True) == story.game
    assert story.play(RAISE).number("monument_asked", f"{CITY} red") == 0


def cycle(text: str, red: str = "poseidon", blue: str = "ares") -> Story:
    """The actions of a cycle begin; Poseidon comes before Ares."""
    lines = ["cycle 3", "gods poseidon ares - -", "player red gold 9", "player blue gold 9"]
    lines += [f"offering {colour} {god} {int(god != 'apollo')}" for colour, god in (("red", red), ("blue", blue))]
    return classic("\n".join([*lines, text, "phase actions"]), monuments=True)


@pytest.mark.rule("M1.17")
def test_whoever_could_build_before_its_turn_is_asked_when_it_begins() -> None:
    story = cycle(BOTH)
    assert (story.asked, offered(story)) == ("red", CITY)  # before anything else
    assert story.play("at syros").value("monument", CITY) == "syros"


@pytest.mark.rule("M1.4", "M1.17")
def test_whoever_declined_is_not_asked_again_when_its_next_turn_begins() -> None:
    story = cycle(BOTH)
    story.play("decline", "recruit fleet, at j2", "end")
    assert story.asked == "blue"
    story.play("recruit troop, at kea", "end")
    story.play("draw giant, draw kraken, draw sylph", "draw zeus, draw athena")
    while story.question == "Offer":
        free = [words for words in story.legal if words in ("bid zeus 1", "bid athena 1")]
        story.play("bid apollo 0" if story.asked == "green" else free[0])
    while story.asked != "red":
        story.play("recruit priest" if "recruit priest" in story.legal else "end")
    assert story.question == "PaidActions"
    assert story.play(RAISE).value("monument", CITY) == "syros"
    assert story.question == "PaidActions"


@pytest.mark.rule("M1.4")
def test_nobody_is_asked_who_has_lost_one_of_the_two_buildings() -> None:
    story = cycle("area syros red port \n area kea blue fortress")
    assert (story.asked, story.question) == ("red", "PaidActions")


@pytest.mark.rule("M1.4", "M1.11")
def test_nobody_is_asked_when_somebody_else_has_built_it() -> None:
    text = BOTH + "area delos blue fortress port"
    story = cycle(text, red="ares", blue="poseidon")
    assert (story.asked, offered(story)) == ("blue", CITY)  # blue has them too, and acts first
    story.play("at kea", "recruit fleet, at i2", "end")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert story.value("monument", CITY) == "kea"


@pytest.mark.rule("M1.4")
def test_one_declines_and_the_next_builds() -> None:
    story = cycle(BOTH + "area delos blue fortress port").play("decline", "recruit fleet, at j2", "end")
    assert (story.asked, offered(story)) == ("blue", CITY)


@pytest.mark.rule("M1.5")
def test_with_apollo_nobody_is_asked_and_nobody_builds() -> None:
    story = cycle(BOTH + "area naxos red", red="apollo", blue="poseidon").play("recruit fleet, at h1", "end")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    assert story.refuses(RAISE)
    story.play("at syros")
    assert story.value("monument", CITY) is None


@pytest.mark.rule("M1.4")
def test_the_next_conquest_of_the_turn_asks_nobody_again() -> None:
    text = (
        "area delos red troops 3 port \n area naxos blue \n area kea blue \n area milos green \n area h1 red fleets 1"
    )
    story = red_turn("ares", text).play("build fortress, at delos", "decline", "move, from delos, to kea, take 1")
    assert (story.owner("kea"), story.question) == ("red", "PaidActions")
    assert story.play(RAISE, "at kea").value("monument", CITY) == "kea"


@pytest.mark.rule("M1.4")
def test_recruiting_buying_and_sailing_ask_nobody_again() -> None:
    text = "area syros red fortress \n area kea blue \n area j2 red fleets 1 \n creatures - - giant"
    story = red_turn("poseidon", text, paid=False).play("build port, at syros", "decline")
    story.play("recruit fleet, at i3", "sail, from j2, to i2, stay", "buy giant, decline")
    assert (story.question, story.fleets("i2")) == ("PaidActions", 1)
    assert "end" in story.legal


@pytest.mark.rule("M1.4", "C10.7")
def test_a_retreat_at_sea_asks_nobody_again() -> None:
    text = "area syros red fortress \n area kea blue \n area h1 red fleets 2 \n area h2 blue fleets 2"
    story = red_turn("poseidon", text).play("build port, at syros", "decline", "sail, from h1, to h2, take 2")
    story.play("roll 0, roll 3", "stay", "to h1")
    assert (story.owner("h1"), story.fleets("h1")) == ("red", 1)
    assert story.question == "PaidActions"


@pytest.mark.rule("M1.4", "C16.3")
def test_of_two_players_each_is_asked_once_for_both_its_turns() -> None:
    text = """
        cycle 3
        gods poseidon ares zeus -
        offering red-1 poseidon 1
        offering red-2 ares 1
        offering blue-1 zeus 1
        offering blue-2 apollo 0
        area syros red port fortress
        area kea blue
        phase actions
        """
    story = classic(text, 2, monuments=True)
    assert offered(story) == CITY
    story.play("decline", "recruit fleet, at j2", "end")
    assert (story.asked, story.question, RAISE in story.legal) == ("red", "PaidActions", True)


# -- several ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.6")
def test_where_several_are_possible_all_may_be_built_by_the_same_buildings() -> None:
    story = cycle("area syros red port fortress 2 \n area kea blue")
    assert offered(story) == CITY
    story.play("at syros")
    assert offered(story) == CITADEL  # the same Fortress serves both
    story.play("at syros")
    assert [story.value("monument", monument) for monument in MONUMENTS] == ["syros", "syros"]
    assert (story.buildings("port", "syros"), story.buildings("fortress", "syros")) == (1, 2)


@pytest.mark.rule("M1.6")
def test_of_several_one_may_be_declined() -> None:
    story = cycle("area syros red port fortress 2 \n area kea blue").play("decline", "at syros")
    assert [story.value("monument", monument) for monument in MONUMENTS] == [None, "syros"]


# -- with a Metropolis -----------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.7", "M1.13")
def test_the_monument_comes_before_the_metropolis_that_the_same_building_completes() -> None:
    story = red_turn("poseidon", "area syros red fortress temple university \n area naxos red")
    story.play("build port, at syros")
    assert offered(story) == CITY
    assert story.buildings("fortress", "syros") == 1
    story.play("at naxos")
    assert story.question == "Found"
    story.play("at syros")
    assert (story.number("metropolis", "syros"), story.value("monument", CITY)) == (1, "naxos")
    assert story.row("buildings_left") == [10, 10, 10, 10]


@pytest.mark.rule("M1.7")
def test_whoever_declines_it_gets_the_metropolis_all_the_same() -> None:
    story = red_turn("poseidon", "area syros red fortress temple university").play("build port, at syros", "decline")
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
    story = red_turn("ares", text).play("move, from delos, to kea")
    kinds = [event["event"] for event in story.game.seen(None)]
    assert kinds.index("control") < kinds.index("eliminated")
    assert "demolish" not in kinds
    assert (offered(story), story.owner("f5")) == (CITY, None)
    story.play("at kea")
    assert story.question == "Found"
    story.play("at kea")
    assert (story.value("monument", CITY), story.number("metropolis", "kea")) == ("kea", 1)


# -- where it stands -------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.8")
def test_it_goes_on_any_own_island_and_takes_no_slot() -> None:
    text = "area andros red fortress \n area syros red \n area naxos red metropolis \n area kea blue \n area tinos red"
    story = red_turn("poseidon", text).play("build port, at syros")
    assert story.legal == ["decline", "at andros", "at tinos", "at naxos", "at syros"]  # full or empty
    story.play("at tinos", "build port, at tinos", "build port, at tinos")
    assert story.buildings("port", "tinos") == 2  # both slots are still there


@pytest.mark.rule("M1.8")
def test_several_may_stand_on_one_island() -> None:
    text = f"area paros red fortress \n area syros red fortress \n field monument {CITADEL} paros"
    story = red_turn("poseidon", text).play("build port, at syros", "at paros")
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
    story = red_turn("ares", text).play("build fortress, at syros")
    assert (offered(story) == CITADEL) is asked


@pytest.mark.rule("M1.9")
def test_a_metropolis_is_neither_a_port_nor_a_fortress_for_a_monument() -> None:
    text = "area syros red metropolis \n area naxos red metropolis"
    assert red_turn("poseidon", text).play("build port, at syros").question == "PaidActions"
    assert red_turn("ares", text).play("build fortress, at syros").question == "PaidActions"


@pytest.mark.rule("M1.10")
def test_a_monument_is_no_building_when_a_metropolis_is_to_be_completed() -> None:
    text = f"area syros red temple \n field monument {CITY} syros \n field monument {CITADEL} syros"
    story = red_turn("athena", text).play("build university, at syros")
    assert (story.question, story.number("metropolis", "syros")) == ("PaidActions", 0)


@pytest.mark.rule("M1.11")
def test_each_monument_is_built_only_once() -> None:
    text = f"area syros red fortress \n area kea blue \n field monument {CITY} kea"
    assert red_turn("poseidon", text).play("build port, at syros").question == "PaidActions"
    text = f"area syros red fortress port \n area kea red \n field monument {CITY} kea"
    assert red_turn("poseidon", text).play("build port, at syros").question == "PaidActions"  # nor by its controller


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
    story = red_turn("ares", text).play("move, from delos, to kea")
    assert (story.number("alive", "blue"), story.value("monument", CITADEL), story.owner("kea")) == (0, "kea", "red")


@pytest.mark.rule("M1.3", "M1.4")
def test_building_a_monument_and_declining_may_be_taken_back() -> None:
    story = red_turn("poseidon", "area syros red fortress \n area kea blue").play("build port, at syros", "at syros")
    assert story.game.takebacks == 3
    story.game.undo()
    assert (offered(story), story.value("monument", CITY), story.buildings("port", "syros")) == (CITY, None, 1)
    story.play("decline")
    story.game.undo(3)
    assert (story.question, story.buildings("port", "syros")) == ("PaidActions", 0)


@pytest.mark.rule("M1.13")
def test_it_stays_when_the_two_buildings_are_gone() -> None:
    text = "area kea blue troops 1 \n area naxos blue \n area delos red troops 1 \n area h1 red fleets 1 \n"
    assert "move" in red_turn("ares", text).legal
    story = red_turn("ares", f"{text} field monument {CITADEL} kea")
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
    story = red_turn("zeus", text).play("buy giant")
    assert story.legal == ["decline", "at kea"]  # on Naxos only the Monument stands
    story.play("at kea")
    assert (story.buildings("fortress", "kea"), story.value("monument", CITADEL), story.place("giant")) == (
        0,
        "kea",
        DISCARD,
    )
