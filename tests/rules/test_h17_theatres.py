"""H17: theatres."""

from __future__ import annotations

import pytest

from tests.hades import hades_turn
from tests.story import Story

OTHERS = "area delos blue \n area kea green \n area tinos blue \n area milos green"
BUT_KEA = OTHERS.replace("area kea green", "")
BUT_TINOS = OTHERS.replace("area tinos blue", "")
KINDS = ("port", "fortress", "temple", "university")


def turn(god: str, lands: str, red: str = "gold 9", **more: str) -> Story:
    """Red in its turn; blue has Delos and Tinos, green Kea and Milos."""
    options, expansions = more.get("options", ""), more.get("expansions", "hades")
    return hades_turn(god, f"{lands} \n {OTHERS}", red, options=options, expansions=expansions)


def theatre(lands: str, expansions: str = "hades") -> Story:
    """Red in its turn with the favour of Dionysus, who builds a theatre."""
    text = f"{lands} \n {OTHERS}"
    return hades_turn("ares", text, favour="dionysus", last=True, expansions=expansions).play("play dionysus")


# -- slots -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H17.1", "H16.14")
def test_it_takes_a_slot_like_a_basic_building() -> None:
    story = theatre("area naxos red port \n area paros red port \n area syros red port 4")
    assert story.buildings("theatre", "naxos") == 1  # the only free slot
    full = turn("poseidon", "area naxos red theatre port \n area paros red theatre")
    assert "build port" not in full.legal


@pytest.mark.rule("H17.1", "C13.6")
def test_it_may_have_to_make_way_for_a_metropolis_and_goes_back_to_the_supply() -> None:
    story = turn("athena", "area paros red theatre", "gold 9 philosophers 3").play("recruit philosopher")
    assert (story.number("metropolis", "paros"), story.buildings("theatre", "paros")) == (1, 0)
    assert story.number("buildings_left", "theatre") == 4
    story = turn("athena", "area naxos red theatre port", "gold 9 philosophers 3").play("recruit philosopher")
    assert story.legal == ["replace port", "replace theatre"]
    story.play("replace port")
    assert (story.number("metropolis", "naxos"), story.buildings("theatre", "naxos")) == (1, 0)  # both go
    chosen = turn("athena", "area syros red theatre port 3", "gold 9 philosophers 3").play("recruit philosopher")
    assert chosen.legal == ["replace port", "replace theatre"]
    chosen.play("replace theatre")
    assert (chosen.buildings("theatre", "syros"), chosen.buildings("port", "syros")) == (0, 2)


@pytest.mark.rule("H17.1", "H5.3")
def test_and_for_the_necropolis() -> None:
    story = turn("hades", "area syros red theatre port 2").play("build necropolis, at syros")
    assert story.legal == ["replace port", "replace theatre"]
    story.play("replace theatre")
    assert (story.buildings("theatre", "syros"), story.number("buildings_left", "theatre")) == (0, 4)


@pytest.mark.rule("H17.1", "H16.6")
def test_there_are_four() -> None:
    text = f"area syros red theatre {{}} \n area naxos red \n area kea blue theatre 1 \n {BUT_KEA}"
    assert "play dionysus" not in hades_turn("ares", text.format(3), favour="dionysus", last=True).legal
    story = hades_turn("ares", text.format(2), favour="dionysus", last=True).play("play dionysus", "at naxos")
    assert (story.buildings("theatre", "naxos"), story.number("buildings_left", "theatre")) == (1, 0)


# -- sets --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H17.2", "H17.3")
@pytest.mark.parametrize("missing", KINDS)
def test_it_counts_as_any_one_of_the_four_kinds_and_the_conversion_comes_at_once(missing: str) -> None:
    three = [kind for kind in KINDS if kind != missing]
    story = theatre(f"area syros red {' '.join(three)} \n area andros red").play("at andros")
    assert (story.asked, story.question) == ("red", "PlaceMetropolis")
    assert [story.buildings(kind, "syros") for kind in KINDS] == [0, 0, 0, 0]
    assert story.number("buildings_left", "theatre") == 4


@pytest.mark.rule("H17.2", "H17.3")
@pytest.mark.parametrize("theatres", [1, 2, 3])
def test_several_count_as_several(theatres: int) -> None:
    others = " ".join(KINDS[1 : 4 - theatres])
    lands = f"area syros red theatre {theatres} {others} \n area andros red"
    story = turn("poseidon", lands).play("build port, at andros")  # now there are four
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert story.row("bonuses_left") == [9]
    assert story.number("buildings_left", "theatre") == 4
    fewer = f"theatre {theatres - 1}" if theatres > 1 else ""
    story = turn("poseidon", f"area syros red {fewer} {others} \n area andros red")
    assert story.play("build port, at andros").row("bonuses_left") == [10]  # and three are not enough


@pytest.mark.rule("H17.2")
def test_four_theatres_are_a_set() -> None:
    story = theatre("area syros red theatre 3 \n area andros red").play("at andros")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert (story.row("bonuses_left"), story.number("buildings_left", "theatre")) == ([9], 4)


@pytest.mark.rule("H17.2", "C13.1")
def test_the_four_kinds_need_no_theatre() -> None:
    story = turn("zeus", "area syros red port fortress university \n area andros red").play("build temple, at andros")
    assert story.question == "PlaceMetropolis"
    assert (story.play("at andros").row("bonuses_left"), story.number("buildings_left", "theatre")) == ([9], 4)


@pytest.mark.rule("H17.2")
def test_two_of_one_kind_and_a_theatre_are_two_kinds() -> None:
    story = turn("poseidon", "area syros red theatre temple \n area naxos red port").play("build port, at naxos")
    assert (story.question, story.row("bonuses_left")) == ("PaidActions", [10])


@pytest.mark.rule("H17.3")
def test_nobody_is_asked_whether_the_theatre_is_to_go() -> None:
    story = turn("zeus", "area syros red theatre port fortress \n area andros red").play("build temple, at andros")
    assert story.question in ("PlaceMetropolis", "PaidActions")
    assert story.buildings("theatre", "syros") == 0
    assert not any(words == "decline" for words in story.legal)


@pytest.mark.rule("H17.4")
def test_its_player_chooses_which_pieces_go_and_a_theatre_may_go_for_a_kind_that_it_has() -> None:
    lands = "area syros red theatre port fortress \n area naxos red troops 1 \n area d3 red fleets 1"
    text = f"{lands} \n area tinos blue temple university \n {BUT_TINOS}"

    def taken() -> Story:
        """All four kinds, and a theatre."""
        return hades_turn("ares", text).play("move, from naxos, to tinos")

    story = taken()
    assert (story.asked, story.question) == ("red", "GiveForSet")
    for kind, at in (("port", "syros"), ("fortress", "syros"), ("temple", "tinos"), ("university", "tinos")):
        assert story.legal == [f"destroy {kind}", "destroy theatre"]  # it may go for any of them
        other = taken().play(*[f"destroy {before}" for before in KINDS[: KINDS.index(kind)]], "destroy theatre")
        assert (other.buildings(kind, at), other.number("buildings_left", "theatre")) == (1, 4)
        story.play(f"destroy {kind}")
    assert story.buildings("theatre", "syros") == 1  # it stays


@pytest.mark.rule("H17.4")
def test_of_several_theatres_and_islands_too() -> None:
    lands = "area syros red theatre port \n area kea red theatre \n area naxos red troops 1 \n area d3 red fleets 1"
    text = f"{lands} \n area tinos blue temple fortress \n area delos blue \n area milos green"
    story = hades_turn("ares", text).play(
        "move, from naxos, to tinos", "destroy port, destroy fortress, destroy temple"
    )
    assert sorted(story.legal) == ["at kea", "at syros"]  # which theatre is the University
    story.play("at kea")
    assert (story.buildings("theatre", "kea"), story.buildings("theatre", "syros")) == (0, 1)


@pytest.mark.rule("H17.4")
def test_a_theatre_that_another_kind_needs_is_not_given_away() -> None:
    lands = "area syros red theatre port \n area kea red theatre \n area naxos red troops 1 \n area d3 red fleets 1"
    text = f"{lands} \n area tinos blue temple fortress \n area delos blue \n area milos green"
    story = hades_turn("ares", text).play("move, from naxos, to tinos", "destroy theatre", "at kea")
    assert story.question == "PlaceMetropolis"  # the other one is the University, and nobody is asked
    left = [story.buildings(kind, "syros") for kind in ("port", "theatre")]
    assert (left, story.number("buildings_left", "theatre")) == ([1, 0], 4)


@pytest.mark.rule("H17.9")
def test_a_theatre_that_another_metropolis_needs_is_not_given_away() -> None:
    lands = "area syros red port fortress temple \n area kea red port fortress temple"
    text = f"{lands} \n area naxos red troops 1 \n area d3 red fleets 1 \n area tinos blue university theatre"
    story = hades_turn("ares", f"{text} \n area delos blue \n area milos green").play("move, from naxos, to tinos")
    offered = []
    while story.asked == "red" and story.question != "PaidActions":
        offered += [words for words in [story.legal] if "destroy theatre" in words]
        story.play(story.legal[-1])
    assert offered == [["destroy university", "destroy theatre"]]  # one of the two, then the other
    assert story.number("buildings_left", "theatre") == 4
    assert story.row("bonuses_left") == [8], "two Metropolises were made"


# -- what it is not ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H17.5")
def test_it_serves_no_monument() -> None:
    opened = "field monument_open city-of-warriors 1 \n field monument_open great-lighthouse-of-poseidon 1"
    story = theatre(f"area syros red port \n area andros red \n {opened}", "hades monuments").play("at andros")
    assert (story.question, [w for w in story.legal if w.startswith("raise")]) == ("PaidActions", [])
    story = turn("poseidon", f"area syros red theatre \n area andros red \n {opened}", expansions="hades monuments")
    assert story.play("build port, at andros").question == "PaidActions"


@pytest.mark.rule("H17.6")
def test_it_gives_neither_strength_nor_discount() -> None:
    lands = "area naxos red theatre troops 2 \n area c2 red fleets 1 \n creatures giant - -"
    assert turn("zeus", lands).game.price(turn("zeus", lands).game.parse("buy giant")) == 4
    text = f"{lands} \n area tinos blue theatre troops 1 \n area d4 blue fleets 1 \n {BUT_TINOS}"
    story = hades_turn("ares", text).play("move, from naxos, to tinos, take 2", "roll 0, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1
    story = hades_turn("poseidon", f"{text} \n area d3 red fleets 2").play(
        "sail, from d3, to d4, take 2", "roll 0, roll 0"
    )
    assert story.happened("rolled")[-1]["strength"] == 1


@pytest.mark.rule("H17.7", "C13.10")
def test_it_changes_hands_with_its_island_and_counts_at_once() -> None:
    lands = "area syros red port fortress temple \n area naxos red troops 1 \n area c2 red fleets 1"
    text = f"{lands} \n area tinos blue theatre \n {BUT_TINOS}"
    story = hades_turn("ares", text).play("move, from naxos, to tinos")
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert (story.owner("tinos"), story.row("bonuses_left")) == ("red", [9])
    assert story.number("buildings_left", "theatre") == 4


@pytest.mark.rule("H17.8", "C9.10")
@pytest.mark.parametrize("last, allowed", [("fortress", True), ("university", True), ("temple", False), ("", False)])
def test_e19_theatres_count_when_an_attack_on_a_last_island_is_judged(last: str, allowed: bool) -> None:
    lands = f"""
        area syros red metropolis temple theatre
        area naxos red port troops 1
        area d3 red fleets 1
        area tinos blue {last}
        area kea green
        """
    assert ("move" in hades_turn("ares", lands).legal) is allowed


@pytest.mark.rule("H17.8")
def test_so_does_a_theatre_of_the_last_island() -> None:
    lands = "area syros red metropolis temple fortress \n area naxos red port troops 1 \n area d3 red fleets 1"
    assert "move" in hades_turn("ares", f"{lands} \n area tinos blue theatre \n area kea green").legal
    assert "move" not in hades_turn("ares", f"{lands} \n area tinos blue temple \n area kea green").legal
