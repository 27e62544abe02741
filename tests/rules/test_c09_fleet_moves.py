"""C9: Poseidon's special action, moving fleets."""

import pytest

from tests.story import Story, classic_turn

LAND = """
    area andros red troops 1
    area delos blue troops 1
    area kea blue
    area milos green troops 1
    area syros green
"""


def sailing(more: str, gold: int = 9) -> Story:
    """Red with Poseidon."""
    return classic_turn("poseidon", f"{LAND}\n{more}", f"gold {gold}")


def fleets(story: Story, *seas: str) -> list[int]:
    """How many fleets stand in each of some sea spaces."""
    return [story.fleets(sea) for sea in seas]


# -- up to three steps -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.1", "C9.2")
def test_three_fleets_join_one_the_four_go_on_and_two_of_them_make_the_third_step() -> None:
    """E15: three steps in all, 1 GP."""
    story = sailing("area a1 red fleets 3\narea b2 red fleets 1")
    story.play("sail, from a1, to b2, take 3")
    assert (fleets(story, "a1", "b2"), story.gold("red")) == ([0, 4], 8)
    story.play("to c2, take 4")
    assert (fleets(story, "b2", "c2"), story.gold("red")) == ([0, 4], 8)
    story.play("to d3, take 2")
    assert (fleets(story, "a1", "b2", "c2", "d3"), story.gold("red")) == ([0, 0, 2, 2], 8)
    assert [story.owner(sea) for sea in ("a1", "b2", "c2", "d3")] == [None, None, "red", "red"]
    assert story.question == "PaidActions"  # the three steps are made


@pytest.mark.rule("C9.1")
def test_one_or_more_fleets_of_one_space_go_to_an_adjacent_one() -> None:
    story = sailing("area b2 red fleets 3\narea f4 red fleets 1\narea d4 blue fleets 1").play("sail")
    assert story.legal == ["from b2", "from f4"]  # not from D4, where blue's fleet is
    story.play("from b2")
    assert sorted(story.legal) == ["to a1", "to a2", "to b3", "to c2"]
    for words in ("to d3", "to andros", "to b2"):
        assert story.refuses(words)
    story.play("to c2")
    assert story.legal == ["take 1", "take 2", "take 3"]
    assert story.refuses("take 0")
    assert story.refuses("take 4")
    story.play("take 2")
    assert (fleets(story, "b2", "c2"), story.owner("b2"), story.owner("c2")) == ([1, 2], "red", "red")


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_move_may_end_after_each_step_and_ends_after_the_third(steps: int) -> None:
    way = ["to b2", "to c2", "to d3"][:steps]
    story = sailing("area a1 red fleets 1").play("sail, from a1", *way)
    if steps < 3:
        assert (story.asked, story.question, story.legal[0]) == ("red", "SailOn", "stay")
        story.play("stay")
    assert story.question == "PaidActions"
    assert (story.fleets(way[-1].removeprefix("to ")), story.gold("red")) == (1, 8)
    assert story.refuses("to d4")


@pytest.mark.rule("C9.1")
def test_each_step_leads_to_a_space_adjacent_to_the_one_before() -> None:
    story = sailing("area a1 red fleets 1").play("sail, from a1, to b2")
    assert sorted(story.legal) == ["stay", "to a1", "to a2", "to b3", "to c2"]  # also back
    story.play("to a2")
    assert sorted(story.legal) == ["stay", "to a1", "to b2", "to b3"]
    assert story.refuses("to c2")


@pytest.mark.rule("C9.1")
def test_any_number_of_moves_may_be_bought_also_for_the_same_fleets() -> None:
    story = sailing("area a1 red fleets 1\narea f4 red fleets 1", gold=3)
    assert story.game.price(story.game.parse("sail")) == 1
    story.play("sail, from a1, to b2, to c2, to d3", "sail, from d3, to d4, to d5, to e6")
    assert (story.fleets("e6"), story.gold("red")) == (1, 1)
    story.play("sail, from f4, to f5, stay")
    assert (story.fleets("f5"), story.gold("red")) == (1, 0)
    assert story.refuses("sail")  # nothing left to pay with


# -- joining and staying behind ----------------------------------------------------------------------------------------


@pytest.mark.rule("C9.2")
def test_after_each_step_others_may_join_or_stay_behind() -> None:
    story = sailing("area a1 red fleets 1\narea b2 red fleets 2\narea c2 red fleets 1")
    story.play("sail, from a1, to b2, to c2")
    assert story.legal == ["take 1", "take 2", "take 3"]  # the one that came, and the two found there
    story.play("take 3", "to d3")
    assert story.legal == ["take 1", "take 2", "take 3", "take 4"]
    story.play("take 1")
    assert fleets(story, "a1", "b2", "c2", "d3") == [0, 0, 3, 1]
    assert story.gold("red") == 8


@pytest.mark.rule("C9.2")
def test_the_group_goes_together_and_who_stays_behind_is_not_moved_on() -> None:
    story = sailing("area b2 red fleets 4").play("sail, from b2, to c2, take 3, to d3, take 2")
    assert sorted(story.legal) == ["stay", "to c2", "to d4", "to e4"]  # from D3 only
    for words in ("from c2", "from b2", "to b2", "to c1"):
        assert story.refuses(words)
    story.play("to e4, take 2")
    assert fleets(story, "b2", "c2", "d3", "e4") == [1, 1, 0, 2]
    assert story.question == "PaidActions"


@pytest.mark.rule("C9.2")
def test_fleets_that_joined_late_make_only_the_steps_left() -> None:
    story = sailing("area a1 red fleets 1\narea c2 red fleets 3")
    story.play("sail, from a1, to b2, to c2, to d3, take 4")
    assert fleets(story, "a1", "b2", "c2", "d3") == [0, 0, 0, 4]
    assert story.question == "PaidActions"


# -- enemies on the way ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C9.3")
@pytest.mark.parametrize(
    "way", [["to d3"], ["to b2", "to c2", "to d3"], ["to c1", "to c2", "to d3"]], ids=["first", "third", "around"]
)
def test_fleets_that_meet_an_enemy_fight_at_once(way: list[str]) -> None:
    start = "c2" if len(way) == 1 else "a1" if way[0] == "to b2" else "d1"
    story = sailing(f"area {start} red fleets 1\narea d3 green fleets 1").play(f"sail, from {start}", *way)
    assert (story.asked, story.question) == (None, "Roll")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "green", "area": "d3"}
    ]
    for words in ("stay", "end", "sail"):
        assert story.refuses(words)


@pytest.mark.rule("C9.3")
@pytest.mark.parametrize(
    "outcome, there, left",
    [
        (["roll 3", "roll 0", "stay", "stay", "roll 3", "roll 0"], "red", 2),  # won in two rounds
        (["roll 3", "roll 0", "to c2"], "red", 2),  # the defender leaves
    ],
)
def test_who_fought_makes_no_further_step(outcome: list[str], there: str, left: int) -> None:
    story = sailing("area a1 red fleets 2\narea b2 blue fleets 2").play("sail, from a1, to b2, take 2", *outcome)
    assert (story.owner("b2"), story.fleets("b2")) == (there, left)
    assert (story.asked, story.question, story.gold("red")) == ("red", "PaidActions", 8)  # two steps are lost


@pytest.mark.rule("C9.3")
def test_attackers_who_retreat_make_no_further_step_either() -> None:
    story = sailing("area a1 red fleets 2\narea b2 blue fleets 2")
    story.play("sail, from a1, to b2, take 2", "roll 0, roll 3", "stay", "to a1")
    assert (fleets(story, "a1", "b2"), story.question) == ([1, 2], "PaidActions")


@pytest.mark.rule("C9.3")
def test_fleets_left_behind_before_the_battle_do_not_go_on_after_it() -> None:
    story = sailing("area a1 red fleets 3\narea c2 blue fleets 1")
    story.play("sail, from a1, to b2, take 3", "to c2, take 2", "roll 3, roll 0")
    assert (fleets(story, "b2", "c2"), story.owner("c2")) == ([1, 2], "red")
    assert story.question == "PaidActions"


@pytest.mark.rule("C9.3")
@pytest.mark.parametrize("there", ["", "area b2 red fleets 1"])
def test_in_an_empty_or_own_space_nobody_fights(there: str) -> None:
    story = sailing(f"area a1 red fleets 1\n{there}").play("sail, from a1, to b2")
    assert (story.question, story.fleets("b2"), story.owner("b2")) == ("SailOn", 1 + bool(there), "red")
    assert not story.happened("battle-begun")
