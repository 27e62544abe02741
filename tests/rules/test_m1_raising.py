"""M1: a Monument that was declined is not asked about again, but is among the actions of later turns."""

import pytest

import cyclades
from tests.story import MONUMENTS, city_cycle, city_turn, classic, classic_turn, monument_offered, rivals

CITY, CITADEL = MONUMENTS
BOTH = "area syros red port fortress \n area kea blue \n"
RAISE = f"raise {CITY}"


@pytest.mark.rule("M1.3", "M1.4")
def test_whoever_declines_is_not_asked_again_but_has_it_among_its_actions() -> None:
    story = city_turn("poseidon", "area syros red fortress \n area tinos red").play("build port, at syros", "decline")
    assert (story.question, story.value("monument", CITY)) == ("PaidActions", None)
    assert RAISE in story.legal
    story.play("build port, at syros")
    assert story.question == "PaidActions"
    story.play(RAISE)
    assert (story.question, story.legal) == ("BuildMonumentAt", ["at tinos", "at syros"])
    story.play("at tinos")
    assert story.value("monument", CITY) == "tinos"
    event = {"event": "monument-built", "faction": "red", "monument": CITY, "area": "tinos"}
    assert (story.happened("monument-built"), story.gold("red")) == ([event], 9 - 2 - 2)
    assert (story.question, RAISE in story.legal) == ("PaidActions", False)


@pytest.mark.rule("M1.4")
def test_with_one_island_it_goes_there_without_a_question() -> None:
    story = city_turn("poseidon", "area syros red fortress").play("build port, at syros", "decline", RAISE)
    assert (story.question, story.value("monument", CITY)) == ("PaidActions", "syros")


@pytest.mark.rule("M1.4", "M1.5")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
@pytest.mark.parametrize("paid", [True, False])
def test_it_is_in_the_menu_of_every_god_before_and_after_what_is_owed(god: str, paid: bool) -> None:
    story = city_turn(god, BOTH, paid=paid)
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
    assert city_turn("ares", text).refuses(RAISE)


@pytest.mark.rule("M1.2", "M1.4")
def test_one_that_is_not_open_is_not_in_the_menu() -> None:
    story = classic_turn("ares", BOTH, monuments=CITADEL)
    assert story.refuses(RAISE)


@pytest.mark.rule("M1.4")
def test_building_it_later_may_be_taken_back() -> None:
    story = city_turn("poseidon", "area syros red fortress \n area tinos red").play("build port, at syros", "decline")
    before = story.game.copy()
    story.play(RAISE)
    assert story.game.view(1) == before.view(1)  # nobody else sees half of it
    story.play("at tinos")
    story.game.undo(2)
    assert story.game == before


@pytest.mark.rule("M1.4")
def test_whoever_lost_the_buildings_and_has_them_again_is_asked_again() -> None:
    text = "area syros red port \n area kea blue \n creatures - - giant"
    story = city_turn("ares", text).play("build fortress, at syros", "decline", "buy giant, at syros")
    if story.question == "GiantDestroys":
        story.play("destroy fortress")
    assert story.refuses(RAISE)
    assert story.number("monument_asked", f"{CITY} red") == 0
    story.play("build fortress, at syros")
    assert monument_offered(story) == CITY


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
    story = city_turn("ares", text).play("build fortress, at syros")
    assert monument_offered(story) == CITADEL
    story.play("decline", "move, from delos, to kea")
    assert monument_offered(story) == CITY
    story.play("decline")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert sum(story.number("metropolis", land) for land in ("delos", "syros", "kea")) == 1
    assert story.refuses(f"raise {CITADEL}")
    story.play("build fortress, at syros")
    assert monument_offered(story) == CITADEL


@pytest.mark.rule("M1.4")
def test_a_position_knows_who_has_declined() -> None:
    story = city_turn("poseidon", "area syros red fortress").play("build port, at syros", "decline")
    text = cyclades.write_position(story.game)
    assert f"field monument_asked {CITY} red 1" in text
    assert cyclades.read_position(text, ask_chance=True) == story.game
    assert story.play(RAISE).number("monument_asked", f"{CITY} red") == 0


@pytest.mark.rule("M1.17")
def test_whoever_could_build_before_its_turn_is_asked_when_it_begins() -> None:
    story = city_cycle(BOTH)
    assert (story.asked, monument_offered(story)) == ("red", CITY)  # before anything else
    assert story.play("at syros").value("monument", CITY) == "syros"


@pytest.mark.rule("M1.4", "M1.17")
def test_whoever_declined_is_not_asked_again_when_its_next_turn_begins() -> None:
    story = city_cycle(BOTH)
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
    story = city_cycle("area syros red port \n area kea blue fortress")
    assert (story.asked, story.question) == ("red", "PaidActions")


@pytest.mark.rule("M1.4", "M1.11")
def test_nobody_is_asked_when_somebody_else_has_built_it() -> None:
    text = BOTH + "area delos blue fortress port"
    story = city_cycle(text, red="ares", blue="poseidon")
    assert (story.asked, monument_offered(story)) == ("blue", CITY)  # blue has them too, and acts first
    story.play("at kea", "recruit fleet, at i2", "end")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert story.value("monument", CITY) == "kea"


@pytest.mark.rule("M1.4")
def test_one_declines_and_the_next_builds() -> None:
    story = city_cycle(BOTH + "area delos blue fortress port").play("decline", "recruit fleet, at j2", "end")
    assert (story.asked, monument_offered(story)) == ("blue", CITY)


@pytest.mark.rule("M1.5")
def test_with_apollo_nobody_is_asked_and_nobody_builds() -> None:
    story = city_cycle(BOTH + "area naxos red", red="apollo", blue="poseidon").play("recruit fleet, at h1", "end")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    assert story.refuses(RAISE)
    story.play("at syros")
    assert story.value("monument", CITY) is None


@pytest.mark.rule("M1.4")
def test_the_next_conquest_of_the_turn_asks_nobody_again() -> None:
    text = (
        "area delos red troops 3 port \n area naxos blue \n area kea blue \n area milos green \n area h1 red fleets 1"
    )
    story = city_turn("ares", text).play("build fortress, at delos", "decline", "move, from delos, to kea, take 1")
    assert (story.owner("kea"), story.question) == ("red", "PaidActions")
    assert story.play(RAISE, "at kea").value("monument", CITY) == "kea"


@pytest.mark.rule("M1.4")
def test_recruiting_buying_and_sailing_ask_nobody_again() -> None:
    text = "area syros red fortress \n area kea blue \n area j2 red fleets 1 \n creatures - - giant"
    story = city_turn("poseidon", text, paid=False).play("build port, at syros", "decline")
    story.play("recruit fleet, at i3", "sail, from j2, to i2, stay", "buy giant, decline")
    assert (story.question, story.fleets("i2")) == ("PaidActions", 1)
    assert "end" in story.legal


@pytest.mark.rule("M1.4", "C10.7")
def test_a_retreat_at_sea_asks_nobody_again() -> None:
    text = "area syros red fortress \n area kea blue \n area h1 red fleets 2 \n area h2 blue fleets 2"
    story = city_turn("poseidon", text).play("build port, at syros", "decline", "sail, from h1, to h2, take 2")
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
    assert monument_offered(story) == CITY
    story.play("decline", "recruit fleet, at j2", "end")
    assert (story.asked, story.question, RAISE in story.legal) == ("red", "PaidActions", True)
