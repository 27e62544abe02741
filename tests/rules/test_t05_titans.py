"""T5: Titans in battle and on the move."""

from __future__ import annotations

import pytest

from tests.story import Story, strengths
from tests.titans import REST, titans, titans_turn


def led(text: str, god: str = "zeus", red: str = "gold 9", rest: str = REST) -> Story:
    """Red in its turn with a god, blue and green at home elsewhere."""
    return titans_turn(god, f"{text} \n {rest}", red)


def titans_at(story: Story, area: str) -> int:
    return story.number("titans", area)


# -- in battle ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("units, strength", [("titans 1", 1), ("titans 2", 2), ("titans 2 troops 1", 3)])
def test_a_titan_counts_as_one_troop_in_attack_and_in_defence(units: str, strength: int) -> None:
    attack = led(f"area argos red {units} \n area elis blue troops 4", "ares").play("move, from argos, to elis")
    while attack.question == "TakeUnits":
        attack.play(attack.legal[-1])
    assert strengths(attack, 2, 1) == (strength + 2, 4 + 1)
    defence = led(f"area argos red troops 4 \n area elis blue {units}", "ares").play(
        "move, from argos, to elis, take 4"
    )
    assert strengths(defence, 2, 1) == (4 + 2, strength + 1)


@pytest.mark.rule("T5.1", "T5.2")
def test_whoever_loses_a_round_chooses_whether_a_troop_or_a_titan_goes() -> None:
    story = led("area argos red troops 2 titans 2 \n area elis blue troops 1 titans 1", "ares")
    story.play("move, from argos, to elis, take 2, take 2, roll 0, roll 3")
    assert (story.asked, story.question, story.legal) == ("red", "LoseUnit", ["lose troop", "lose titan"])
    story.play("lose titan")
    assert (story.number("titans_left", "red"), story.number("troops_left", "red")) == (2, 6)
    story.play("stay, roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["lose troop", "lose titan"])
    story.play("lose troop")
    assert (story.troops("elis"), titans_at(story, "elis")) == (0, 1)


@pytest.mark.rule("T5.2")
def test_with_titans_alone_nobody_is_asked() -> None:
    story = led("area argos red titans 2 \n area elis blue titans 2", "ares")
    story.play("move, from argos, to elis, take 2, roll 1, roll 1")
    assert (titans_at(story, "elis"), story.number("titans_left", "red"), story.number("titans_left", "blue")) == (
        1,
        2,
        2,
    )


# -- with Ares ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5.3")
def test_with_ares_titans_move_like_troops_with_them_or_alone() -> None:
    story = led("area argos red troops 2 titans 2", "ares").play("move, from argos, to elis")
    assert story.legal == ["take 0", "take 1", "take 2"]  # troops
    story.play("take 0")
    assert story.legal == ["take 1", "take 2"]  # Titans: somebody must go
    story.play("take 1, move, from argos, to elis, take 2, take 0")
    assert (story.troops("elis"), titans_at(story, "elis"), titans_at(story, "argos")) == (2, 1, 1)
    assert story.gold("red") == 7


@pytest.mark.rule("T5.6")
def test_with_ares_either_price_may_be_used_for_a_group_with_a_titan() -> None:
    story = led("area argos red titans 1", "ares")
    story.play("lead titan, from argos, to elis").play("lead titan, from elis, to argos")  # 1 and 2 GP
    assert story.gold("red") == 6
    story.play("move, from argos, to elis, move, from elis, to argos")  # 1 GP each
    assert story.gold("red") == 4
    story.play("lead titan, from argos, to elis")  # those with Ares have not counted: 3 GP
    assert story.gold("red") == 1
    assert {"move", "lead titan"} & {*story.legal} == {"move"}


# -- moves with Titans -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "kronos"])
def test_with_any_god_but_apollo_a_titan_takes_troops_and_titans_of_its_territory_along(god: str) -> None:
    story = led("area argos red troops 3 titans 2", god).play("lead titan")
    assert story.legal == ["from argos"]
    assert story.play("from argos").legal == ["to sparta", "to elis", "to tegea"]
    story.play("to elis")
    assert story.legal == ["take 0", "take 1", "take 2", "take 3"]  # troops
    assert story.play("take 2").legal == ["take 1", "take 2"]  # at least one Titan
    story.play("take 1")
    assert (story.troops("elis"), titans_at(story, "elis"), story.owner("elis")) == (2, 1, "red")
    assert (story.troops("argos"), titans_at(story, "argos")) == (1, 1)
    assert story.gold("red") == 8


@pytest.mark.rule("T5.4")
def test_where_no_titan_stands_nobody_sets_out() -> None:
    story = led("area argos red troops 3 \n area tegea red titans 1 \n area oropos blue titans 1")
    assert story.play("lead titan").legal == ["from tegea"]
    assert "lead titan" not in led("area argos red troops 3 \n area oropos blue titans 1").legal


@pytest.mark.rule("T5.4")
def test_without_the_gold_for_it_there_is_none() -> None:
    assert "lead titan" not in led("area argos red titans 1", red="gold 0").legal
    story = led("area argos red titans 1", red="gold 2").play("lead titan, from argos, to elis")
    assert (story.gold("red"), "lead titan" in story.legal) == (1, False)


@pytest.mark.rule("T5.5")
def test_e24_each_titan_move_of_a_turn_costs_1_more_than_the_one_before() -> None:
    story = led("area argos red troops 2 titans 1 \n area thebes red titans 2")
    story.play("lead titan, from argos, to sparta, take 2")
    assert story.gold("red") == 8
    story.play("lead titan, from sparta, to pylos, take 2")
    assert story.gold("red") == 6
    story.play("lead titan, from thebes, to chalcis, take 2")
    assert story.gold("red") == 3
    for empty in ("argos", "sparta", "thebes"):
        assert (story.pieces(empty), story.owner(empty)) == (0, "red")
    assert (story.troops("pylos"), titans_at(story, "pylos"), titans_at(story, "chalcis")) == (2, 1, 2)


@pytest.mark.rule("T5.5")
def test_in_the_next_turn_the_first_costs_1_again() -> None:
    story = led("area argos red titans 1").play("lead titan, from argos, to elis, lead titan, from elis, to tegea")
    assert story.number("done", "land move with titan") == 2
    story.play("end")
    assert sum(story.row("done")) == 0


@pytest.mark.rule("T5.5")
def test_a_position_may_say_how_many_there_were() -> None:
    story = led("area argos red titans 1 \n done land move with titan 3").play("lead titan, from argos, to elis")
    assert story.gold("red") == 5


@pytest.mark.rule("T5.7")
def test_a_titan_move_goes_to_an_adjacent_territory_or_along_a_chain_of_own_fleets() -> None:
    text = "area pylos red titans 1 troops 1 \n area strait red fleets 1 \n area bay red fleets 1"
    story = led(f"{text} \n area far blue fleets 1", rest=f"{REST} \n area tegea green").play("lead titan, from pylos")
    reached = {words.removeprefix("to ") for words in story.legal}
    assert reached == {"sparta", "corinth", "thebes", "megara", "athens", "marathon", "naxos"}
    story.play("to athens, take 1")
    assert (story.owner("athens"), story.troops("athens"), titans_at(story, "athens")) == ("red", 1, 1)


@pytest.mark.rule("T5.8")
def test_entering_the_territory_of_an_enemy_starts_the_battle_at_once() -> None:
    story = led("area argos red troops 1 titans 1 \n area elis blue troops 1")
    story.play("lead titan, from argos, to elis, take 1")
    assert story.happened("battle-begun")
    story.play("roll 3, roll 0")
    assert (story.owner("elis"), story.troops("elis"), titans_at(story, "elis")) == ("red", 1, 1)


@pytest.mark.rule("T5.8", "C9.9")
def test_but_a_last_territory_is_not_entered() -> None:
    story = led("area argos red titans 1 \n area elis blue troops 1", rest="area naxos green")
    assert story.play("lead titan, from argos").legal == ["to sparta", "to tegea"]


@pytest.mark.rule("T5.9")
def test_whoever_is_on_apollo_cannot_make_a_titan_move() -> None:
    story = titans_turn("apollo", f"area argos red titans 1 \n area elis red \n {REST}", row="zeus ares")
    assert (story.asked, story.question) == ("red", "PlaceProsperity")
    while story.number("cycle") == 3:
        assert not any(words.startswith("lead") for words in story.legal)
        story.play(story.legal[0])


# -- holding territories -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T5.10")
def test_a_titan_holds_and_defends_its_territory_like_a_troop() -> None:
    story = led("area argos red troops 2 \n area elis blue titans 1", "ares").play("move, from argos, to elis, take 2")
    assert story.happened("battle-begun")
    story.play("roll 0, roll 3")
    assert story.number("troops_left", "red") == 7
    assert story.question == "Retreat"


@pytest.mark.rule("T5.10")
def test_it_leaves_a_territory_marker_when_it_goes_and_when_it_dies() -> None:
    story = led("area argos red titans 1").play("lead titan, from argos, to elis")
    assert (story.owner("argos"), story.pieces("argos")) == ("red", 0)
    both = led("area argos red titans 1 \n area elis blue titans 1").play(
        "lead titan, from argos, to elis, roll 1, roll 1"
    )
    assert (both.owner("argos"), both.owner("elis"), both.pieces("elis")) == ("red", "blue", 0)


@pytest.mark.rule("T5.10")
def test_the_territory_is_a_land_space_for_apollo_and_for_the_last_territory() -> None:
    head = "cycle 3 \n gods zeus ares - - - \n player red gold 0 \n offering red apollo 0"
    story = titans(f"{head} \n area argos red titans 1 \n {REST} \n phase actions")
    assert story.gold("red") == 4  # it has exactly one
