"""C14: the Sylph."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, all_fleets, classic_turn


def sylph(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red has bought the Sylph for 2 GP, and is about to make her ten steps."""
    table = f"area andros red \n area kea blue \n {text} \n creatures - - sylph"
    return classic_turn(god, table, red).play("buy sylph")


# -- ten steps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.17")
def test_any_own_fleets_may_step_to_an_adjacent_space_free() -> None:
    story = sylph("area c2 red fleets 1 \n area f5 red fleets 1 \n area a2 blue fleets 1")
    assert (story.question, sorted(story.legal)) == ("SylphMoves", ["from c2", "from f5", "stay"])
    story.play("from c2")
    assert sorted(story.legal) == ["to b2", "to c1", "to d3"]
    story.play("to d3")
    assert sorted(story.legal) == ["from d3", "from f5", "stay"]
    story.play("from f5, to f4", "stay")
    assert all_fleets(story) == {"d3": ("red", 1), "f4": ("red", 1), "a2": ("blue", 1)}
    assert (story.gold("red"), story.place("sylph"), story.question) == (7, DISCARD, "PaidActions")


@pytest.mark.rule("C14.17")
def test_there_are_ten_steps_in_all() -> None:
    story = sylph("area k2 red fleets 1 \n area f5 red fleets 1")
    for _ in range(2):
        story.play("from k2, to j2", "from j2, to k2")
    for _ in range(3):
        story.play("from f5, to f4", "from f4, to f5")
    assert story.question == "PaidActions"  # the tenth was the last
    assert story.place("sylph") == DISCARD


@pytest.mark.rule("C14.17")
def test_one_fleet_may_make_them_all() -> None:
    story = sylph("area a2 red fleets 1")
    for sea in ("b3", "b2", "c2", "d3", "e4", "f5", "g5", "h4", "i3"):
        here = next(iter(all_fleets(story)))
        story.play(f"from {here}, to {sea}")
    assert story.question == "SylphMoves"
    story.play("from i3, to j2")
    assert (story.question, all_fleets(story)) == ("PaidActions", {"j2": ("red", 1)})


@pytest.mark.rule("C14.17")
@pytest.mark.parametrize("used", [0, 1, 9])
def test_steps_may_be_left_unused(used: int) -> None:
    story = sylph("area k2 red fleets 1")
    for step in range(used):
        story.play("from k2, to j2" if step % 2 == 0 else "from j2, to k2")
    story.play("stay")
    assert (story.question, story.place("sylph")) == ("PaidActions", DISCARD)


@pytest.mark.rule("C14.17", "C6.10")
def test_without_a_fleet_that_can_go_she_does_nothing() -> None:
    for text in ("", "area k2 red fleets 1 \n creature kraken - at j2"):
        story = sylph(text)
        assert story.question == "PaidActions"
        assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sylph"}]


@pytest.mark.rule("C14.17")
def test_she_works_beside_the_moves_of_poseidon() -> None:
    story = sylph("area k2 red fleets 1", "poseidon").play("from k2, to j2", "stay")
    story.play("sail, from j2, to i3", "stay")
    assert (all_fleets(story), story.gold("red")) == ({"i3": ("red", 1)}, 9 - 2 - 1)


# -- groups ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.18")
def test_fleets_of_one_space_may_go_together_each_for_a_step_of_its_own() -> None:
    story = sylph("area f5 red fleets 3").play("from f5, to f4")
    assert story.legal == ["take 1", "take 2", "take 3"]
    story.play("take 3", "from f4, to f5, take 3", "from f5, to g5, take 3")  # nine steps
    story.play("from g5, to h4")  # one step is left: only one fleet can go
    assert (all_fleets(story), story.question) == ({"g5": ("red", 2), "h4": ("red", 1)}, "PaidActions")


@pytest.mark.rule("C14.18")
def test_a_group_is_no_larger_than_the_steps_left() -> None:
    story = sylph("area f5 red fleets 4").play("from f5, to f4, take 4", "from f4, to f5, take 4", "from f5, to g5")
    assert story.legal == ["take 1", "take 2"]


@pytest.mark.rule("C14.18")
def test_fleets_may_join_others_and_go_on_with_them() -> None:
    story = sylph("area f5 red fleets 1 \n area f4 red fleets 1").play("from f5, to f4", "from f4, to g3, take 2")
    assert story.question == "SylphMoves"
    assert all_fleets(story) == {"g3": ("red", 2)}


@pytest.mark.rule("C14.18", "C10.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_group_enters_a_battle_as_one(number: int) -> None:
    story = sylph("area f5 red fleets 3 \n area f4 blue fleets 2").play(f"from f5, to f4, take {number}", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == number


# -- battles ---------------------------------------------------------------------------------------------------------

FIGHT = """
    area f5 red fleets 3
    area f4 blue fleets 2
    area c2 red fleets 1
    """


@pytest.mark.rule("C14.19")
def test_fleets_that_enter_an_opponents_space_fight_at_once_and_go_no_further() -> None:
    story = sylph(FIGHT).play("from f5, to f4, take 3")
    assert (story.asked, story.question) == (None, "Roll")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "f4"}
    ]
    story.play("roll 3, roll 0", "stay", "stay", "roll 3, roll 0")
    assert (story.owner("f4"), story.fleets("f4")) == ("red", 3)
    assert (story.question, sorted(story.legal)) == ("SylphMoves", ["from c2", "stay"])


@pytest.mark.rule("C14.19")
def test_other_fleets_may_go_on_with_the_steps_left() -> None:
    story = sylph("area f5 red fleets 3 \n area f4 blue fleets 1 \n area k2 red fleets 1")
    story.play("from f5, to f4, take 2", "roll 3, roll 0")
    assert sorted(story.legal) == ["from f5", "from k2", "stay"]  # one fleet stayed behind in f5
    for _ in range(4):
        story.play("from k2, to j2", "from j2, to k2")
    assert story.question == "PaidActions"  # two steps into the battle, eight since


@pytest.mark.rule("C14.19")
@pytest.mark.parametrize("refuge, left", [("f5", {"f5": 1}), ("e4", {"e4": 1})])
def test_fleets_that_retreat_make_no_further_steps_either(refuge: str, left: dict[str, int]) -> None:
    """A fleet that stayed in f5 may still go, those that came back may not; in e4 there is nobody else."""
    story = sylph(FIGHT).play("from f5, to f4, take 2", "roll 0, roll 3", "stay", f"to {refuge}")
    assert story.happened("retreated") == [{"event": "retreated", "faction": "red", "origin": "f4", "area": refuge}]
    assert sorted(story.legal) == ["from c2", "from f5", "stay"]
    story.play("from f5, to g5")
    assert {sea: story.fleets(sea) for sea in ("f5", "e4") if story.fleets(sea)} == left
    assert sorted(story.legal) == ["from c2", "from g5", "stay"]


@pytest.mark.rule("C14.19")
def test_a_retreat_does_not_stop_the_fleets_that_it_joins() -> None:
    story = sylph("area f5 red fleets 2 \n area f4 blue fleets 3 \n area e4 red fleets 2")
    story.play("from f5, to f4, take 2", "roll 0, roll 3", "stay", "to e4")
    assert story.fleets("e4") == 3
    story.play("from e4, to d4")
    assert story.legal == ["take 1", "take 2"]  # not the third, which has fought


@pytest.mark.rule("C14.19")
def test_fleets_that_join_one_that_has_fought_may_go_on() -> None:
    story = sylph(FIGHT.replace("blue fleets 2", "blue fleets 1"))
    story.play("from f5, to f4, take 2", "roll 3, roll 0")  # two have fought in f4, one stayed in f5
    story.play("from f5, to f4")
    assert story.fleets("f4") == 3
    story.play("from f4, to e4")  # only one may go, so nobody is asked how many
    assert (story.fleets("f4"), story.fleets("e4")) == (2, 1)
    assert sorted(story.legal) == ["from c2", "from e4", "stay"]


@pytest.mark.rule("C14.19")
def test_one_battle_after_another_with_other_fleets() -> None:
    text = "area f5 red fleets 2 \n area f4 blue fleets 1 \n area c2 red fleets 2 \n area d3 blue fleets 1"
    story = sylph(text).play("from f5, to f4, take 1", "roll 3, roll 0", "from c2, to d3, take 2", "roll 3, roll 0")
    assert all_fleets(story) == {"f4": ("red", 1), "f5": ("red", 1), "d3": ("red", 2)}
    assert sorted(story.legal) == ["from f5", "stay"]
    story.play("from f5, to f4", "from f4, to g3")
    assert sorted(story.legal) == ["from g3", "stay"]


@pytest.mark.rule("C14.19")
def test_survivors_of_two_battles_in_one_space_all_rest() -> None:
    text = "area f5 red fleets 2 \n area f4 blue fleets 2 \n area e4 red fleets 1 \n area c2 red fleets 1"
    story = sylph(text).play("from f5, to f4, take 2", "roll 0, roll 3", "stay", "to e4")  # one survivor, in e4
    story.play("from e4, to f4")  # the other one of e4 goes alone
    assert story.happened("carried")[0]["number"] == 1
    story.play("roll 0, roll 3")
    assert sorted(story.legal) == ["from c2", "stay"]
    assert all_fleets(story)["e4"] == ("red", 1)


@pytest.mark.rule("C14.19")
def test_a_lost_battle_uses_up_its_steps_and_the_rest_goes_on() -> None:
    story = sylph("area f5 red fleets 1 \n area f4 blue fleets 2 \n area k2 red fleets 1")
    story.play("from f5, to f4", "roll 0, roll 3")
    assert (story.fleets("f5"), story.fleets("f4")) == (0, 2)
    for _ in range(4):
        story.play("from k2, to j2", "from j2, to k2")
    story.play("from k2, to j2")
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.19")
def test_both_sides_gone_leave_an_empty_space_that_others_may_cross() -> None:
    story = sylph("area f5 red fleets 2 \n area f4 blue fleets 1").play("from f5, to f4, take 1", "roll 1, roll 1")
    assert story.owner("f4") is None
    story.play("from f5, to f4", "from f4, to g3")
    assert all_fleets(story) == {"g3": ("red", 1)}


@pytest.mark.rule("C14.19")
def test_a_defender_that_retreats_can_be_followed_by_other_fleets_only() -> None:
    story = sylph("area f5 red fleets 3 \n area f4 blue fleets 2").play("from f5, to f4, take 2", "roll 3, roll 0")
    assert (story.asked, story.question) == ("blue", "Retreat")
    story.play("to g3")
    assert sorted(story.legal) == ["from f5", "stay"]
    story.play("from f5, to f4", "from f4, to g3", "roll 3, roll 0")
    assert all_fleets(story) == {"f4": ("red", 2), "g3": ("red", 1)}


@pytest.mark.rule("C14.19")
def test_whoever_has_fought_may_move_again_by_other_means() -> None:
    story = sylph("area f5 red fleets 1 \n area f4 blue fleets 1", "poseidon")
    story.play("from f5, to f4", "roll 3, roll 0")
    assert story.question == "PaidActions"  # nobody is left to go with the Sylph
    story.play("sail, from f4, to g3", "stay")
    assert all_fleets(story) == {"g3": ("red", 1)}


@pytest.mark.rule("C14.19", "C14.5")
@pytest.mark.parametrize("more, stop", [("", ""), ("area c2 red fleets 1", "stay")])
def test_a_second_call_in_the_same_turn_lets_all_go_again(more: str, stop: str) -> None:
    """Whether her steps ended by themselves, with nobody left to go, or were left unused."""
    text = f"area andros red \n area kea blue \n area f5 red fleets 1 \n area f4 blue fleets 1 \n {more}"
    story = classic_turn("athena", f"{text} \n creatures - chimera sylph")
    story.play("buy sylph, from f5, to f4", "roll 3, roll 0")
    if stop:
        story.play(stop)
    story.play("buy chimera, play sylph")
    assert "from f4" in story.legal


# -- Kraken and Polyphemus -------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.17", "C14.10", "C14.15")
def test_kraken_and_polyphemus_bar_her_way() -> None:
    text = "area h3 red fleets 1 \n creature kraken - at h4 \n creature polyphemus blue at kea since 2"
    story = sylph(text).play("from h3")
    assert sorted(story.legal) == ["to g3", "to i3"]


@pytest.mark.rule("C14.17", "C14.10")
def test_fleets_shut_in_by_the_kraken_are_not_offered() -> None:
    story = sylph("area k2 red fleets 1 \n area f5 red fleets 1 \n creature kraken - at j2")
    assert story.legal == ["stay", "from f5"]


@pytest.mark.rule("C14.19", "C14.10")
@pytest.mark.parametrize(
    "where, legal", [("a2", ["stay", "to h3", "to h4", "to j2"]), ("h4", ["stay", "to h3", "to j2"])]
)
def test_no_retreat_from_her_battles_to_the_kraken(where: str, legal: list[str]) -> None:
    story = sylph(
        f"area i3 blue fleets 3 \n area j2 red fleets 3 \n area i2 green fleets 1 \n creature kraken - at {where}"
    )
    story.play("from j2, to i3, take 3", "roll 0, roll 3", "stay")
    assert (story.asked, sorted(story.legal)) == ("red", legal)
