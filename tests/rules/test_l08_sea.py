"""L8: sea moves and sea battles."""

import pytest

from tests.story import Story, strengths, turn

LAND = """
    area delos red troops 1
    area kea blue troops 1
    area thira green troops 1
"""


# -- sea moves ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L8.1", "L8.2", "L7.12")
def test_two_fleets_join_two_and_three_of_the_four_go_on_to_fight() -> None:
    """E5: 2 GP in all; one fleet stays behind, and the first area is uncontrolled."""
    story = turn("poseidon", LAND + "area west red fleets 2\narea north red fleets 2\narea east blue fleets 2")
    story.play("sail, from west, to north, take 2")
    assert (story.owner("west"), story.fleets("west")) == (None, 0)
    assert (story.fleets("north"), story.gold("red")) == (4, 8)
    story.play("sail, from north, to east, take 3")
    assert story.question == "Roll"
    assert (story.fleets("moving-group"), story.fleets("east")) == (3, 2)
    assert (story.fleets("north"), story.owner("north")) == (1, "red")
    assert story.gold("red") == 7


@pytest.mark.rule("L8.1")
def test_a_sea_move_takes_one_or_more_fleets_of_one_area_to_an_adjacent_one() -> None:
    story = turn("poseidon", LAND + "area west red fleets 3\narea far blue fleets 1\narea bay red fleets 1")
    story.play("sail")
    assert story.legal == ["from west", "from bay"]  # not from Far, where blue's fleets are
    story.play("from west")
    assert story.legal == ["to north", "to south"]
    assert story.refuses("to east")
    assert story.refuses("to delos")
    story.play("to south")
    assert story.legal == ["take 1", "take 2", "take 3"]
    assert story.refuses("take 0")
    assert story.refuses("take 4")
    story.play("take 2")
    assert (story.fleets("west"), story.owner("west")) == (1, "red")
    assert (story.fleets("south"), story.owner("south")) == (2, "red")


@pytest.mark.rule("L8.2")
def test_fleets_that_enter_an_area_with_enemy_fleets_fight_at_once() -> None:
    story = turn("poseidon", LAND + "area west red fleets 2\narea north blue fleets 1\narea south green fleets 1")
    story.play("sail, from west, to north, take 1")
    assert (story.asked, story.question) == (None, "Roll")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "north"}
    ]
    assert story.refuses("end")
    assert story.refuses("sail")


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize("there", ["", "area north red fleets 1"])
def test_in_an_empty_or_own_sea_area_nobody_fights(there: str) -> None:
    story = turn("poseidon", LAND + "area west red fleets 1\n" + there)
    story.play("sail, from west, to north")
    assert story.question == "PaidActions"
    assert (story.owner("north"), story.fleets("north")) == ("red", 1 + bool(there))


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize(
    "god, text, move",
    [
        ("poseidon", "area west red fleets 1\narea north blue fleets 1", "sail, from west, to north"),
        ("ares", "area naxos blue troops 1", "move, from delos, to naxos"),
    ],
)
def test_the_battle_die_shows_0_1_1_2_2_3(god: str, text: str, move: str) -> None:
    story = turn(god, LAND + text).play(move)
    for _ in ("attacker", "defender"):
        outcomes = story.game.stack[-1].raw_outcomes(story.game)
        faces = [action.notation for action in outcomes.actions]
        assert dict(zip(faces, outcomes.weights)) == {"roll 0": 1, "roll 1": 2, "roll 2": 2, "roll 3": 1}
        assert story.legal == faces
        story.play("roll 1")


# -- sea battles -------------------------------------------------------------------------------------------------------


def battle(attackers: int, defenders: int, more: str = "", take: str = "") -> Story:
    """Red's fleets of West attack blue's in North, which Delos, Naxos and Paros touch; red holds Syros only."""
    text = f"""
        area syros red troops 1
        area kea blue troops 1
        area milos blue troops 1
        area west red fleets {attackers}
        area north blue fleets {defenders}
        {more}
    """
    story = turn("poseidon", text)
    story.play("sail, from west, to north")
    if attackers > 1:
        story.play(take or f"take {attackers}")
    return story


@pytest.mark.rule("L8.4", "L8.5", "L8.6", "L7.12")
def test_five_against_four_with_a_port_on_either_side() -> None:
    """E6: 2 fleets + Port + 2 = 5 against 1 fleet + Port + 2 = 4; the defender's fleet dies; the cost is 1 GP."""
    story = battle(2, 1, "area delos red port\narea naxos blue port")
    assert strengths(story, 2, 2) == (5, 4)
    assert (story.owner("north"), story.fleets("north")) == ("red", 2)
    assert story.number("fleets_left", "blue") == 8
    assert story.gold("red") == 8
    assert story.question == "PaidActions"


@pytest.mark.rule("L8.4")
@pytest.mark.parametrize(
    "more, expected",
    [
        ("", (2 + 3, 3 + 0)),
        ("area delos red port 2", (2 + 3 + 2, 3)),  # each Port counts
        ("area delos red port\narea naxos red port", (2 + 3 + 2, 3)),
        ("area delos blue port\narea paros blue port", (2 + 3, 3 + 2)),
        ("area delos green port", (2 + 3, 3)),  # neither side controls it
        ("area delos - port", (2 + 3, 3)),
        ("area thira red port\narea andros blue port", (2 + 3, 3)),  # not on the coast of North
        ("area delos red troops 4 fortress temple", (2 + 3, 3)),  # nothing else counts at sea
    ],
)
def test_strength_at_sea_is_die_fleets_and_own_ports_on_the_coast(more: str, expected: tuple[int, int]) -> None:
    assert strengths(battle(2, 3, more), 3, 0) == expected


@pytest.mark.rule("L8.4")
def test_fleets_left_behind_do_not_fight() -> None:
    story = battle(4, 1, take="take 1")
    assert strengths(story, 1, 2) == (2, 3)
    assert (story.fleets("west"), story.fleets("north"), story.owner("north")) == (3, 1, "blue")


@pytest.mark.rule("L8.4")
def test_strength_is_counted_anew_in_each_round() -> None:
    story = battle(2, 2)
    assert strengths(story, 2, 2) == (4, 4)
    story.play("stay, stay")
    assert strengths(story, 0, 1) == (1, 2)


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize("rolls, left", [((2, 1), (2, 1)), ((1, 2), (1, 2)), ((1, 1), (1, 1))])
def test_the_lower_strength_loses_a_fleet_and_a_tie_costs_both_one(
    rolls: tuple[int, int], left: tuple[int, int]
) -> None:
    story = battle(2, 2)
    strengths(story, *rolls)
    assert (story.fleets("moving-group"), story.fleets("north")) == left
    assert (story.number("fleets_left", "red"), story.number("fleets_left", "blue")) == (8 - left[0], 8 - left[1])


@pytest.mark.rule("L8.6")
@pytest.mark.parametrize(
    "rolls, owner, fleets", [((3, 0), "red", 1), ((0, 3), "blue", 1), ((2, 2), None, 0)], ids=["red", "blue", "nobody"]
)
def test_the_battle_ends_at_once_when_a_side_is_gone(rolls: tuple[int, int], owner: str | None, fleets: int) -> None:
    story = battle(1, 1)
    strengths(story, *rolls)
    assert (story.owner("north"), story.fleets("north")) == (owner, fleets)
    assert (story.owner("west"), story.fleets("moving-group")) == (None, 0)
    assert (story.asked, story.question) == ("red", "PaidActions")  # nobody is asked for a retreat


@pytest.mark.rule("L8.7")
def test_the_defender_may_retreat_first_then_the_attacker_then_a_new_round_begins() -> None:
    story = battle(2, 2)
    strengths(story, 1, 1)
    assert (story.asked, story.question) == ("blue", "Retreat")
    story.play("stay")
    assert (story.asked, story.question) == ("red", "Retreat")
    story.play("stay")
    assert (story.asked, story.question) == (None, "Roll")
    assert strengths(story, 1, 0) == (2, 1)
    assert (story.owner("north"), story.fleets("north")) == ("red", 1)


@pytest.mark.rule("L8.7")
def test_nobody_retreats_before_the_first_round() -> None:
    assert battle(2, 2).question == "Roll"


@pytest.mark.rule("L8.7")
def test_when_the_defender_retreats_the_attacker_is_not_asked_and_has_the_area() -> None:
    story = battle(2, 3)
    strengths(story, 0, 0)
    story.play("to east")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.owner("north"), story.fleets("north")) == ("red", 1)
    assert (story.owner("east"), story.fleets("east")) == ("blue", 3)


@pytest.mark.rule("L8.7", "L8.8")
def test_a_defender_who_cannot_retreat_is_not_asked() -> None:
    story = battle(3, 2, "area east green fleets 1", take="take 2")  # red keeps a fleet in West
    strengths(story, 1, 1)
    assert (story.asked, story.question) == ("red", "Retreat")
    assert story.legal == ["stay", "to west"]  # not to green's East either


@pytest.mark.rule("L8.8")
def test_all_fleets_retreat_to_one_adjacent_area_that_is_empty_or_own() -> None:
    story = battle(2, 3, "area east blue fleets 1\narea south green fleets 1")
    strengths(story, 2, 0)
    assert (story.asked, story.legal) == ("blue", ["stay", "to west", "to east"])  # West is empty: all of red came
    for words in ("to south", "to bay", "to delos", "take 1"):
        assert story.refuses(words)
    story.play("to east")
    assert (story.fleets("east"), story.fleets("north")) == (1 + 2, 2)


@pytest.mark.rule("L8.8")
@pytest.mark.parametrize("fleets, take, left", [(2, "take 2", 0), (4, "take 2", 2)])
def test_the_attacker_may_go_back_where_it_came_from(fleets: int, take: str, left: int) -> None:
    story = battle(fleets, 2, take=take)
    strengths(story, 0, 3)
    story.play("stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to west", "to east"])
    story.play("to west")
    assert (story.owner("west"), story.fleets("west")) == ("red", left + 1)
    assert (story.owner("north"), story.fleets("north")) == ("blue", 2)
    assert (story.question, story.gold("red")) == ("PaidActions", 8)


@pytest.mark.rule("L8.8", "L12.17")
def test_no_fleet_retreats_to_the_kraken() -> None:
    story = battle(3, 2, "creature kraken green at east since 2", take="take 2")
    strengths(story, 1, 1)
    assert (story.asked, story.legal) == ("red", ["stay", "to west"])
