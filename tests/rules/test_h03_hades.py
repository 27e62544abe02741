"""H3: Hades the god. The undead that he lends, and the moves that they lead."""

from __future__ import annotations

import pytest

from tests.hades import answer, hades_turn
from tests.story import Story

OTHERS = "area delos blue \n area kea green \n area tinos blue \n area milos green"
HOME = f"area naxos red troops 1 \n {OTHERS}"
TROOP, FLEET = "recruit undead-troop", "recruit undead-fleet"
FREE_SEAS = ["c1", "c2", "d1", "d3", "e2", "e4", "f3", "f4"]  # around Naxos


def turn(more: str = "", red: str = "gold 9", paid: bool = True, home: str = HOME) -> Story:
    """Red with Hades, who covers Ares; Naxos is its island."""
    return hades_turn("hades", f"{home} \n {more}", red, paid)


def undead(story: Story, area: str) -> int:
    kind = "undead_troops" if area in story.game.rules.board.ids[: story.game.rules.lands] else "undead_fleets"
    return story.number(kind, area)


def price(story: Story, words: str) -> int:
    return int(story.game.price(story.game.parse(words)))


# -- recruiting --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("unit, area", [("troop", "naxos"), ("fleet", "e4")])
def test_one_undead_is_free_a_troop_or_a_fleet_at_choice(unit: str, area: str) -> None:
    story = turn(red="gold 0", paid=False)
    assert story.legal == [TROOP, FLEET]
    assert (price(story, TROOP), price(story, FLEET)) == (0, 0)
    story.play(f"recruit undead-{unit}", f"at {area}")
    assert (story.gold("red"), undead(story, area), story.pieces(area)) == (0, 1, 2 if unit == "troop" else 1)
    assert story.legal == ["end"]  # nothing more without gold


@pytest.mark.rule("H3.1", "C6.3", "C7.1")
def test_it_is_owed_before_the_turn_ends_and_comes_before_those_that_are_bought() -> None:
    story = turn(paid=False)
    assert story.refuses("end")
    story.play("build necropolis, at naxos")
    assert story.refuses("end")  # other actions may come first
    story.play(TROOP, "at naxos")
    assert (story.gold("red"), "end" in story.legal) == (9 - 2, True)
    assert price(story, FLEET) == 1


@pytest.mark.rule("H3.1", "H3.4")
def test_where_none_is_left_it_is_not_owed() -> None:
    text = "area e4 red undead_fleets 5 \n area naxos red undead_troops {} \n" + OTHERS
    assert "end" in turn(paid=False, home=text.format(5)).legal
    story = turn(paid=False, home=text.format(4))
    assert "end" not in story.legal
    assert (TROOP in story.legal, FLEET in story.legal) == (True, False)


@pytest.mark.rule("H3.2")
def test_e22_two_fleets_and_two_troops_cost_6_five_undead_10() -> None:
    story = turn(red="gold 10", paid=False)
    spent: list[int] = []
    for words in (f"{FLEET}, at e4", f"{TROOP}, at naxos", f"{TROOP}, at naxos", f"{FLEET}, at f4"):
        story.play(words)
        spent.append(10 - story.gold("red"))
    assert spent == [0, 1, 3, 6]
    story.play(TROOP, "at naxos")
    assert (story.gold("red"), story.number("undead_troops_left"), story.number("undead_fleets_left")) == (0, 2, 3)


@pytest.mark.rule("H3.2")
@pytest.mark.parametrize("fleets", range(6))
def test_four_more_in_any_mix_and_no_fifth(fleets: int) -> None:
    story = turn(red="gold 20", paid=False)
    for number in range(5):
        assert price(story, TROOP) == price(story, FLEET) == number
        story.play(*((FLEET, "at e4") if number < fleets else (TROOP, "at naxos")))
    assert story.gold("red") == 10
    assert not {TROOP, FLEET} & {*story.legal}
    assert (story.refuses(TROOP), story.refuses(FLEET)) == (True, True)


@pytest.mark.rule("H3.2")
def test_whoever_cannot_pay_the_next_one_gets_none() -> None:
    story = turn(red="gold 2", paid=False).play(FLEET, "at e4", FLEET, "at e4")
    assert (story.gold("red"), TROOP in story.legal, FLEET in story.legal) == (1, False, False)


@pytest.mark.rule("H3.3", "C7.3")
def test_a_fleet_comes_to_a_sea_space_around_an_own_island_empty_or_own() -> None:
    story = turn("area e4 blue fleets 1 \n area f4 red fleets 1 \n area c1 red undead_fleets 1")
    story.play(FLEET)
    assert sorted(story.legal) == [f"at {sea}" for sea in FREE_SEAS if sea != "e4"]
    story.play("at c1")
    assert (undead(story, "c1"), story.owner("c1")) == (2, "red")


@pytest.mark.rule("H3.3", "C7.5")
def test_a_troop_comes_to_any_own_island() -> None:
    story = turn("area syros red \n area paros red troops 2").play(TROOP)
    assert sorted(story.legal) == ["at naxos", "at paros", "at syros"]
    story.play("at syros")
    assert (undead(story, "syros"), story.troops("syros")) == (1, 0)


@pytest.mark.rule("H3.4")
@pytest.mark.parametrize("kind, other", [("troop", "fleet"), ("fleet", "troop")])
def test_of_a_kind_whose_five_are_on_the_board_none_is_recruited(kind: str, other: str) -> None:
    five = {"troop": "area naxos red undead_troops 5", "fleet": "area naxos red \n area e4 red undead_fleets 5"}
    story = turn(home=f"{five[kind]} \n {OTHERS}")
    assert story.refuses(f"recruit undead-{kind}")
    assert f"recruit undead-{other}" in story.legal


# -- building and calling ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H3.5")
def test_he_lets_build_the_necropolis_and_nothing_else() -> None:
    built = [words for words in turn("area syros red").legal if words.startswith("build")]
    assert built == ["build necropolis"]


@pytest.mark.rule("H3.5")
def test_his_player_calls_creatures_and_heroes() -> None:
    story = turn("creatures giant achilles pegasus", red="gold 9 discounts 0", home=f"{HOME} \n area syros red temple")
    assert {"buy giant", "buy achilles", "buy pegasus"} < {*story.legal}
    assert (price(story, "buy giant"), price(story, "buy achilles")) == (3, 3)  # a Temple lowers one price, no hero's
    story.play("buy achilles, at syros")
    assert (story.card_at("achilles"), story.gold("red")) == ("syros", 6)


# -- moves on land -----------------------------------------------------------------------------------------------------

ARMY = f"area naxos red troops 2 undead_troops 2 \n area e4 red fleets 1 \n area syros red troops 1 \n {OTHERS}"


@pytest.mark.rule("H3.6")
def test_for_1_troops_of_one_island_move_with_at_least_one_undead() -> None:
    story = turn(home=ARMY, more="area f6 red fleets 1")
    assert (price(story, "lead undead-troop"), "move" in story.legal) == (1, False)
    story.play("lead undead-troop")
    assert story.legal == ["from naxos"]  # no undead stands on Syros
    story.play("from naxos")
    assert story.legal == ["to paros"]  # over the own fleet
    story.play("to paros")
    assert story.legal == ["take 0", "take 1", "take 2"]  # the living
    story.play("take 0")
    assert story.legal == ["take 1", "take 2"]  # the undead
    story.play("take 1")
    assert (undead(story, "paros"), story.troops("paros"), story.troops("naxos"), undead(story, "naxos")) == (
        1,
        0,
        2,
        1,
    )
    assert (story.gold("red"), story.owner("paros")) == (8, "red")


@pytest.mark.rule("H3.6")
def test_without_an_undead_troop_or_without_gold_there_is_no_such_move() -> None:
    assert "lead undead-troop" not in turn(home=ARMY.replace("undead_troops 2", "")).legal
    assert "lead undead-troop" not in turn(home=ARMY, red="gold 0").legal
    assert "lead undead-troop" not in turn(home=ARMY.replace("fleets 1", "fleets 0").replace("area e4 red", "#")).legal


@pytest.mark.rule("H3.6")
def test_living_troops_and_heroes_may_go_with_it() -> None:
    story = turn(home=ARMY, more="hero midas red at naxos since 2")
    story.play("lead undead-troop, from naxos, to paros, take 2, take 2")
    assert story.legal == ["without midas", "with midas"]
    story.play("with midas")
    assert (story.troops("paros"), undead(story, "paros"), story.card_at("midas")) == (2, 2, "paros")
    assert (story.owner("naxos"), story.pieces("naxos")) == ("red", 0)  # with a marker (C9.6)


@pytest.mark.rule("H3.6")
def test_any_number_of_times_for_the_same_troops_too() -> None:
    story = turn(home=ARMY, red="gold 3").play("lead undead-troop, from naxos, to paros, take 0, take 2")
    story.play("lead undead-troop, from paros, to naxos, take 2")
    story.play("lead undead-troop, from naxos, to paros, take 2, take 1")
    assert (story.gold("red"), story.troops("paros"), undead(story, "paros")) == (0, 2, 1)
    assert "lead undead-troop" not in story.legal


@pytest.mark.rule("H3.6", "C9.8")
def test_entering_an_island_with_troops_starts_a_battle() -> None:
    story = turn(home=ARMY, more="area paros blue troops 1")
    story.play("lead undead-troop, from naxos, to paros, take 0, take 2")
    assert (story.question, story.happened("battle-begun")[0]["area"]) == ("Roll", "paros")
    story.play("roll 0, roll 1")
    assert story.happened("rolled")[-1]["strength"] == 2
    assert (story.owner("paros"), undead(story, "paros")) == ("red", 1)  # both lost one


# -- moves at sea ------------------------------------------------------------------------------------------------------

SAIL = "lead undead-fleet"
ARMADA = f"area naxos red \n area e4 red fleets 2 undead_fleets 2 \n area f5 red fleets 1 \n {OTHERS}"


@pytest.mark.rule("H3.7", "C9.1")
def test_for_1_fleets_move_up_to_three_spaces_with_an_undead_one() -> None:
    story = turn(home=ARMADA, more="area a2 red fleets 1")
    assert (price(story, SAIL), "sail" in story.legal) == (1, False)
    story.play(SAIL)
    assert story.legal == ["from e4"]  # only there is an undead fleet
    story.play("from e4, to f5")
    assert story.legal == ["take 0", "take 1", "take 2"]
    story.play("take 1")
    assert story.legal == ["take 1", "take 2"]
    story.play("take 1")
    assert (story.question, "stay" in story.legal) == ("SailOn", True)
    story.play("to f6")
    assert story.legal == ["take 0", "take 1", "take 2"]  # the living one of F5 may join
    story.play("take 2")
    story.play("to f7")
    story.play("take 2")
    assert story.question == "PaidActions"  # three steps
    assert (story.gold("red"), story.fleets("f7"), undead(story, "f7")) == (8, 2, 1)
    assert (story.fleets("e4"), undead(story, "e4"), story.owner("f5"), story.owner("f6")) == (1, 1, None, None)


@pytest.mark.rule("H3.7")
def test_any_number_of_times() -> None:
    story = turn(home=ARMADA, red="gold 2")
    story.play(SAIL, "from e4, to d4, take 0, take 1, stay", SAIL, "from e4, to d4, take 0, stay")
    assert (story.gold("red"), undead(story, "d4"), SAIL in story.legal) == (0, 2, False)


@pytest.mark.rule("H3.7")
def test_without_an_undead_fleet_none_moves() -> None:
    assert SAIL not in turn(home=ARMADA.replace("undead_fleets 2", ""), more="area syros red undead_troops 1").legal


@pytest.mark.rule("H3.8", "H3.7")
def test_an_undead_fleet_stays_only_if_another_one_goes_on() -> None:
    story = turn(home=ARMADA).play(SAIL, "from e4, to f5, take 2, take 2", "to f6", "take 0")
    assert story.legal == ["take 1", "take 2"]  # one of the two may stay, not both
    story.play("take 1")
    assert (undead(story, "f5"), story.fleets("f5"), undead(story, "f6")) == (1, 3, 1)
    story.play("to f7")
    assert (undead(story, "f7"), story.owner("f6")) == (1, None)  # alone, it has to go


@pytest.mark.rule("H3.8")
def test_or_the_move_ends_there() -> None:
    story = turn(home=ARMADA).play(SAIL, "from e4, to f5, take 1, take 1", "stay")
    assert (story.question, undead(story, "f5"), story.fleets("f5")) == ("PaidActions", 1, 2)


@pytest.mark.rule("H3.8")
def test_undead_fleets_found_on_the_way_may_join_and_take_over() -> None:
    story = turn(home=ARMADA, more="area f6 red undead_fleets 1").play(SAIL, "from e4, to f5, take 0, take 1")
    story.play("to f6, take 0")
    assert story.question == "SailOn"
    story.play("to f7")
    assert story.legal == ["take 1", "take 2"]
    story.play("take 1")
    assert (undead(story, "f6"), undead(story, "f7")) == (1, 1)


@pytest.mark.rule("H3.9", "H3.7")
def test_when_the_undead_fleet_dies_the_living_fight_on_and_may_retreat() -> None:
    story = turn(home=ARMADA, more="area f6 blue fleets 3").play(
        SAIL, "from e4, to f5, take 2, take 1", "to f6", "take 2"
    )
    story.play("roll 0, roll 3")
    assert (story.asked, story.legal) == ("red", ["lose fleet", "lose undead-fleet"])
    story.play("lose undead-fleet")
    assert story.asked == "blue"  # may retreat first
    story.play("stay")
    assert (story.asked, "to f5" in story.legal) == ("red", True)
    story.play("stay", "roll 3, roll 0")
    assert (story.asked, story.fleets("f6")) == ("blue", 2)  # they have fought on
    story.play("stay", "to f5")
    assert (story.question, story.fleets("f5")) == ("PaidActions", 3)


@pytest.mark.rule("H3.9", "H3.6")
def test_so_it_is_on_land() -> None:
    story = turn(home=ARMY, more="area paros blue troops 3")
    story.play("lead undead-troop, from naxos, to paros, take 2, take 1", "roll 0, roll 3", "lose undead-troop")
    assert (story.asked, story.question, story.legal) == ("red", "Retreat", ["stay", "to naxos"])
    story.play("to naxos")
    assert (story.troops("naxos"), undead(story, "naxos"), story.owner("paros")) == (2, 1, "blue")


@pytest.mark.rule("H3.9", "H3.1", "H3.2", "H4.12", "H5.1")
def test_e31_a_turn_with_hades_and_the_end_of_its_cycle() -> None:
    text = f"""
        area naxos red
        area syros red
        area d3 red fleets 1
        area e4 red fleets 1
        {OTHERS}
        hero achilles red at naxos since 2
        offering blue poseidon 1
        offering green apollo 0
        """
    story = hades_turn("hades", text, "gold 9", paid=False)
    story.play(FLEET, "at d3", TROOP, "at naxos", TROOP, "at syros", "build necropolis, at syros")
    assert story.gold("red") == 9 - 0 - 1 - 2 - 2
    story.play("lead undead-troop, from naxos, to paros", "with achilles")
    assert (story.card_at("achilles"), undead(story, "paros"), story.owner("naxos")) == ("paros", 1, "red")  # marker
    story.play(SAIL, "from d3, to d4, take 1", "to d5, take 1", "to e6, take 1")
    assert (story.gold("red"), story.fleets("e6"), undead(story, "e6")) == (2, 1, 1)
    story.play("end")
    answer(story, "at")  # green's marker
    assert story.number("cycle") == 4
    left = {event["area"]: event["number"] for event in story.happened("undead-left")}
    assert left == {"paros": 1, "syros": 1, "e6": 1}
    assert (story.fleets("e6"), story.owner("e6"), story.card_at("achilles")) == (1, "red", "paros")
    assert (story.owner("syros"), story.pieces("syros")) == ("red", 0)
