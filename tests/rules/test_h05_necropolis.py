"""H5: the Necropolis, how it is built and where it stands. Its gold is in test_h05_necropolis_gold.py."""

from __future__ import annotations

import pytest

from tests.hades import hades_turn
from tests.story import Story

OTHERS = "area delos blue \n area kea green \n area tinos blue \n area milos green"
BUILD = "build necropolis"


def turn(lands: str, red: str = "gold 9", god: str = "hades", **more: str) -> Story:
    """Red in its turn, with Hades or another god; blue has Delos and Tinos, green Kea and Milos."""
    return hades_turn(god, f"{lands} \n {OTHERS}", red, expansions=more.get("expansions", "hades"))


def where(story: Story) -> list[str]:
    """The islands with a Necropolis."""
    lands = story.game.rules.board.ids[: story.game.rules.lands]
    return [land for land in lands if story.buildings("necropolis", land)]


@pytest.mark.rule("H5.1")
def test_for_2_hades_player_puts_it_on_an_own_island() -> None:
    story = turn("area naxos red \n area syros red troops 1")
    assert story.game.price(story.game.parse(BUILD)) == 2
    story.play(BUILD)
    assert story.legal == ["at naxos", "at syros"]
    story.play("at syros")
    assert (where(story), story.gold("red")) == (["syros"], 7)
    assert story.happened("built") == [
        {"event": "built", "faction": "red", "building": "necropolis", "area": "syros", "price": 2}
    ]


@pytest.mark.rule("H5.1")
def test_more_than_once_in_a_turn() -> None:
    story = turn("area naxos red \n area syros red", red="gold 6")
    story.play(BUILD, "at syros", BUILD, "at naxos", BUILD, "at syros")
    assert (where(story), story.gold("red"), BUILD in story.legal) == (["syros"], 0, False)


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_nobody_else_builds_it_nor_without_2_gold(god: str) -> None:
    assert BUILD not in turn("area naxos red", god=god).legal
    assert BUILD not in turn("area naxos red", red="gold 1").legal


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_there_is_one_built_again_it_moves_whosever_it_was(owner: str) -> None:
    story = turn(f"area syros {owner} necropolis \n area naxos red").play(BUILD, "at naxos")
    assert (where(story), story.number("buildings_left", "necropolis")) == (["naxos"], 0)


@pytest.mark.rule("H5.2")
def test_its_old_square_is_free() -> None:
    story = turn("area naxos red necropolis \n area syros red", "gold 9").play(BUILD, "at syros")
    assert story.number("buildings_left", "necropolis") == 0
    after = turn("area andros red necropolis \n area paros red port", "gold 9 philosophers 3", "athena")
    after.play("recruit philosopher")
    assert after.number("metropolis", "paros") == 1  # while it stands on Andros
    after = turn("area andros red \n area paros red port", "gold 9 philosophers 3", "athena").play(
        "recruit philosopher"
    )
    assert after.number("metropolis", "andros") == 1


@pytest.mark.rule("H5.2")
def test_never_on_the_island_where_it_stands() -> None:
    story = turn("area syros red necropolis \n area naxos red").play(BUILD)
    assert story.legal == ["at naxos"]
    assert BUILD not in turn("area syros red necropolis").legal


# -- the square --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H5.3", "C8.3")
@pytest.mark.parametrize(
    "island, slots, left", [("andros", 1, 0), ("naxos", 2, 0), ("delos", 3, 1), ("kea", 3, 1), ("syros", 4, 2)]
)
def test_beside_it_as_many_slots_are_left_as_beside_a_metropolis(island: str, slots: int, left: int) -> None:
    others = {"delos": "blue", "tinos": "blue", "kea": "green", "milos": "green"}
    text = " \n ".join(f"area {land} {owner}" for land, owner in others.items() if land != island)
    story = hades_turn("hades", f"area {island} red port {slots} \n {text}")
    story.play(BUILD, f"at {island}")
    assert (story.question, story.buildings("port", island)) == ("PaidActions", left)
    assert story.number("buildings_left", "port") == 10 - left
    full = hades_turn("poseidon", f"area {island} red necropolis port {left} \n {text}")
    assert "build port" not in full.legal


@pytest.mark.rule("H5.3")
def test_its_player_chooses_which_buildings_are_destroyed() -> None:
    story = turn("area syros red port 2 temple fortress").play(BUILD, "at syros")
    assert (story.asked, story.legal) == ("red", ["replace port", "replace fortress", "replace temple"])
    story.play("replace fortress")
    assert story.legal == ["replace port", "replace temple"]
    story.play("replace port")
    kinds = ("port", "fortress", "temple", "necropolis")
    assert [story.buildings(kind, "syros") for kind in kinds] == [1, 0, 1, 1]
    assert (story.question, story.gold("red")) == ("PaidActions", 7)


@pytest.mark.rule("H5.3")
def test_where_all_fit_none_is_destroyed() -> None:
    story = turn("area syros red port temple").play(BUILD, "at syros")
    assert (story.buildings("port", "syros"), story.buildings("temple", "syros")) == (1, 1)


@pytest.mark.rule("H5.2")
@pytest.mark.parametrize("before", ["andros", "naxos"])
def test_it_moves_from_whichever_island(before: str) -> None:
    story = turn(f"area {before} red necropolis \n area syros red").play(BUILD, "at syros")
    assert where(story) == ["syros"]


@pytest.mark.rule("H5.4")
def test_it_crushes_a_metropolis_even_where_another_square_is_free_if_that_is_confirmed() -> None:
    story = turn("area andros red metropolis \n area naxos red").play(BUILD)
    assert story.legal == ["at andros", "at naxos"]
    story.play("at andros")
    assert (story.question, story.legal) == ("CrushMetropolis", ["decline", "at andros"])
    story.play("at andros")
    assert (where(story), story.number("metropolis", "andros"), story.gold("red")) == (["andros"], 0, 7)
    assert story.row("bonuses_left") == [10]


@pytest.mark.rule("H5.4")
def test_who_does_not_confirm_has_built_and_paid_nothing() -> None:
    story = turn("area andros red metropolis \n area naxos red").play(BUILD, "at andros", "decline")
    assert (story.question, where(story), story.number("metropolis", "andros")) == ("PaidActions", [], 1)
    assert (story.gold("red"), BUILD in story.legal) == (9, True)


@pytest.mark.rule("H5.4")
def test_nor_is_it_asked_about_a_metropolis_again_in_this_turn() -> None:
    story = turn("area andros red metropolis \n area naxos red").play(BUILD, "at andros", "decline", BUILD)
    assert story.legal == ["at naxos"]
    story = turn("area andros red metropolis").play(BUILD, "at andros", "decline")
    assert BUILD not in story.legal


@pytest.mark.rule("H5.4")
def test_buildings_beside_the_metropolis_stay() -> None:
    story = turn("area syros red metropolis port temple").play(BUILD, "at syros", "at syros")
    assert (story.question, story.buildings("port", "syros"), story.buildings("temple", "syros")) == (
        "PaidActions",
        1,
        1,
    )


@pytest.mark.rule("H5.5", "C13.5")
def test_no_metropolis_can_be_placed_on_its_island() -> None:
    lands = "area andros red necropolis \n area paros red port"
    story = turn(lands, "gold 9 philosophers 3", "athena").play("recruit philosopher")
    assert (story.number("metropolis", "andros"), story.number("metropolis", "paros")) == (0, 1)
    story = turn("area andros red necropolis", "gold 9 philosophers 3", "athena").play("recruit philosopher")
    assert story.row("bonuses_left") == [10]  # with no other square it is lost
    assert story.happened("metropolis-missed")


@pytest.mark.rule("H5.5", "C9.11")
@pytest.mark.parametrize("there, allowed", [("", True), ("necropolis", False)])
def test_nor_does_the_island_count_as_a_place_when_an_attack_on_a_last_island_is_judged(
    there: str, allowed: bool
) -> None:
    lands = f"""
        area syros red metropolis port fortress
        area kea red metropolis temple troops 2
        area h1 red fleets 1
        area delos blue university {there}
        area naxos green
        """
    story = hades_turn("ares", lands, options="option metropolises 3")
    assert ("move" in story.legal) is allowed  # the square of Delos would take the third


@pytest.mark.rule("H5.6")
def test_it_defends_nothing_and_makes_nothing_cheaper() -> None:
    lands = "area syros red troops 1 necropolis \n area j2 red fleets 1 \n creatures giant - -"
    story = turn(lands, god="zeus")
    assert story.game.price(story.game.parse("buy giant")) == 4  # no Temple
    assert story.number("discounts", "red") == 0
    head = "area naxos red troops 1 undead_troops 2 \n area e4 red fleets 1 undead_fleets 1"
    battle = turn(f"{head} \n area paros blue troops 1 necropolis \n area d4 blue fleets 1")
    battle.play("lead undead-troop, from naxos, to paros, take 1, take 2", "roll 0, roll 0")
    assert battle.happened("rolled")[-1]["strength"] == 1  # no Fortress
    battle = turn(f"{head} \n area paros blue troops 1 necropolis \n area d4 blue fleets 1")
    battle.play("lead undead-fleet, from e4, to d4, take 1", "roll 0, roll 0")
    assert battle.happened("rolled")[-1]["strength"] == 1  # no Port


@pytest.mark.rule("H5.6")
def test_it_is_no_kind_of_building() -> None:
    story = turn("area syros red port temple necropolis \n area naxos red", god="ares").play("build fortress, at naxos")
    assert (story.question, story.row("bonuses_left")) == ("PaidActions", [10])  # three kinds
    lands = "area syros red port necropolis \n area naxos red \n field monument_open city-of-warriors 1"
    story = turn(lands, god="poseidon", expansions="hades monuments").play("build port, at syros")
    assert story.question == "PaidActions"  # no Monument is offered
