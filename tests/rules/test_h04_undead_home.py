"""H4: undead go home when the cycle ends. With two players they serve both turns of their player."""

from __future__ import annotations

import pytest

from tests.hades import hades
from tests.story import Story, ranking

BLUE = "area tinos blue troops 1 \n area andros blue \n area kea green \n area milos green"


def ends(text: str, expansions: str = "hades", apollo: str = "green", red: str = "gold 9") -> Story:
    """The last turn of a cycle with Hades: somebody on Apollo is about to put down its marker."""
    head = f"cycle 3 \n gods zeus hades - - \n field covered_god ares \n field hades_column 9 \n player red {red}"
    story = hades(f"{head} \n offering {apollo} apollo 0 \n {text} \n phase actions", expansions=expansions)
    assert (story.question, story.asked) == ("PlaceProsperity", apollo)
    return story


@pytest.mark.rule("H4.11", "H4.1")
def test_all_go_home_after_the_last_player_on_apollo() -> None:
    text = f"area naxos red troops 1 undead_troops 2 \n area e4 red fleets 1 undead_fleets 3 \n {BLUE}"
    story = ends(text)
    assert (story.number("undead_troops_left"), story.number("undead_fleets_left")) == (3, 2)
    story.play("at kea")
    assert (story.number("undead_troops_left"), story.number("undead_fleets_left")) == (5, 5)
    assert (story.pieces("naxos"), story.pieces("e4")) == (1, 1)
    assert {(event["unit"], event["area"], event["number"]) for event in story.happened("undead-left")} == {
        ("undead-troop", "naxos", 2),
        ("undead-fleet", "e4", 3),
    }


@pytest.mark.rule("H4.11")
def test_also_where_their_player_is_out_of_the_way_and_before_the_next_roll() -> None:
    story = ends(f"area naxos red undead_troops 1 \n {BLUE}", apollo="blue").play("at tinos")
    assert (story.question, story.number("cycle"), story.number("undead_troops", "naxos")) == ("ThreatDie", 4, 0)


@pytest.mark.rule("H4.12")
def test_an_island_stays_with_a_marker_and_a_sea_space_is_nobodys() -> None:
    seas = "area e4 red undead_fleets 2 \n area f4 red fleets 1 undead_fleets 1"
    text = f"area naxos red undead_troops 1 \n {seas} \n {BLUE}"
    story = ends(text).play("at kea")
    assert (story.owner("naxos"), story.pieces("naxos")) == ("red", 0)
    assert (story.owner("e4"), story.owner("f4"), story.fleets("f4")) == (None, "red", 1)


@pytest.mark.rule("H4.13")
def test_they_leave_medusas_island_too_and_no_battle_starts() -> None:
    text = f"area naxos red undead_troops 2 \n creature medusa blue at naxos since 3 \n {BLUE}"
    story = ends(text).play("at kea")
    assert (story.number("undead_troops", "naxos"), story.card_at("medusa")) == (0, "naxos")
    assert story.happened("battle-begun") == story.happened("moved") == []


@pytest.mark.rule("H4.14", "H4.11")
def test_a_metropolis_that_undead_alone_have_taken_counts_at_the_end_of_the_game() -> None:
    text = f"area naxos red metropolis undead_troops 1 \n area syros red metropolis \n {BLUE}"
    story = ends(text).play("at kea")
    assert story.game.over
    assert ranking(story)[0] == (1, "red", 2, 9)
    assert story.number("undead_troops_left") == 5  # they went before the end was tested


@pytest.mark.rule("H4.14")
def test_a_monument_taken_by_them_stays_with_their_player() -> None:
    text = f"{BLUE.replace('troops 1', '')} \n area naxos red undead_troops 1 \n area c2 red fleets 1"
    city = "field monument military-academy tinos \n field monument_open military-academy 1"
    head = "cycle 3 \n gods zeus hades - - \n field covered_god ares \n field hades_column 9 \n player red gold 9"
    story = hades(
        f"{head} \n offering red hades 1 \n offering green apollo 0 \n {text} \n {city} \n phase actions hades paid",
        expansions="hades monuments",
    )
    story.play("lead undead-troop, from naxos, to tinos", "end", "at kea")
    assert (story.number("cycle"), story.owner("tinos"), story.pieces("tinos")) == (4, "red", 0)
    while story.question not in ("Offer", "PlaceAcademyUnit"):
        story.play(story.legal[0])
    assert story.troops("tinos") == 1  # its Academy works for red


@pytest.mark.rule("H4.14", "R1.5")
def test_so_does_a_ruin() -> None:
    lands = "area andros blue \n area naxos red undead_troops 1 \n area c2 red fleets 1 \n area kea green"
    lands += " \n area milos green"
    opened = "field monument_open city-of-warriors 1 \n field ruin 1 tinos \n field ruin 2 paros"
    head = "cycle 3 \n gods zeus hades - - \n field covered_god ares \n field hades_column 9 \n player red gold 9"
    story = hades(
        f"{head} \n offering red hades 1 \n offering green apollo 0 \n {lands} \n {opened} \n phase actions hades paid",
        expansions="hades monuments ruins",
    )
    story.play("lead undead-troop, from naxos, to tinos", "draw temple-of-ares", "end", "at kea")
    assert (story.owner("tinos"), story.pieces("tinos"), story.number("cycle")) == ("red", 0, 4)
    assert (story.value("ruin", "1"), story.value("ruin_monument", "1")) == ("tinos", "temple-of-ares")


# -- two players -------------------------------------------------------------------------------------------------------


def second_turn(god: str, text: str) -> Story:
    """Red's second turn, with another god after Hades; the Palace has put him first."""
    other = "zeus" if god != "zeus" else "ares"
    covers = "field covered_god athena \n field hades_column 9"
    head = f"cycle 3 \n gods hades {god} {other} - \n {covers} \n player red gold 9"
    bids = f"offering red-2 {god} 1 \n offering blue-1 apollo 0 \n offering blue-2 apollo 0"
    return hades(f"{head} \n {bids} \n {text} \n phase actions {god} paid", 2)


@pytest.mark.rule("H4.15")
def test_with_two_players_they_move_with_ares() -> None:
    story = second_turn(
        "ares", "area naxos red troops 1 undead_troops 2 \n area e4 red undead_fleets 1 \n area kea blue"
    )
    story.play("move, from naxos, to paros, take 0")
    assert story.legal == ["take 1", "take 2"]
    story.play("take 2")
    assert (story.number("undead_troops", "paros"), story.troops("naxos")) == (2, 1)


@pytest.mark.rule("H4.15")
def test_and_with_poseidon_and_nobody_has_to_lead() -> None:
    story = second_turn("poseidon", "area naxos red \n area e4 red fleets 1 undead_fleets 2 \n area kea blue")
    story.play("sail, from e4, to d4, take 1")
    assert story.legal == ["take 0", "take 1", "take 2"]
    story.play("take 1", "to d3, take 1, take 0")
    assert (story.number("undead_fleets", "d4"), story.fleets("d3"), story.number("undead_fleets", "d3")) == (1, 1, 0)


@pytest.mark.rule("H4.15")
def test_in_both_turns_of_their_player() -> None:
    head = "cycle 3 \n gods hades ares zeus - \n field covered_god athena \n field hades_column 9 \n player red gold 9"
    bids = "offering red-1 hades 1 \n offering red-2 ares 1 \n offering blue-1 zeus 1 \n offering blue-2 apollo 0"
    lands = "area naxos red \n area e4 red fleets 1 \n area kea blue"
    story = hades(f"{head} \n {bids} \n {lands} \n phase actions", 2)
    story.play("recruit undead-troop, at naxos", "end", "recruit troop, at naxos")
    assert (story.asked, story.value("turn")) == ("red", "red-2")
    story.play("move, from naxos, to paros, take 0")
    assert (story.number("undead_troops", "paros"), story.troops("naxos")) == (1, 1)
