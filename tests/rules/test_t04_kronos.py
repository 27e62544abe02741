"""T4: Kronos, who gives a building of the gods above him, or a Titan where he is first."""

from __future__ import annotations

import pytest

from tests.story import Story
from tests.titans import REST, titans_turn

HOME = f"area argos red troops 1 \n area tegea red troops 1 \n {REST}"


def kronos(row: str, text: str = HOME, red: str = "gold 9", paid: bool = False, more: str = "") -> Story:
    """Red in its turn with Kronos, who lies among the gods of a row."""
    if len(row.split()) > 3:
        text = f"{text} \n area oropos yellow \n area athens black"
    elif len(row.split()) > 2:
        text = f"{text} \n area oropos yellow"
    return titans_turn("kronos", text, red, paid, len(row.split()) + 1, row, more=more)


def builds(story: Story) -> list[str]:
    return [words for words in story.legal if words.startswith("build")]


# -- the free building -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize(
    "row, buildings",
    [
        ("poseidon kronos", ["port"]),
        ("ares kronos", ["fortress"]),
        ("zeus kronos", ["temple"]),
        ("athena kronos", ["university"]),
        ("zeus kronos athena ares", ["temple"]),  # E33, Poseidon is face down
        ("athena zeus kronos ares", ["university", "temple"]),  # E33
        ("athena zeus ares kronos", ["university", "temple", "fortress"]),
        ("poseidon athena zeus ares kronos", ["port", "university", "temple", "fortress"]),
    ],
)
def test_e33_kronos_gives_a_building_that_a_face_up_god_above_him_grants(row: str, buildings: list[str]) -> None:
    if len(row.split()) == 5:
        options = "teams red+blue green+yellow black+purple"
        text = f"{HOME} \n area oropos yellow \n area athens black \n area marathon purple"
        story = titans_turn("kronos", text, paid=False, players=6, row=row, options=options)
    else:
        story = kronos(row)
    assert builds(story) == [f"build {building}" for building in buildings]
    story.play(f"build {buildings[-1]}, at tegea")
    assert (story.buildings(buildings[-1], "tegea"), story.gold("red")) == (1, 9)
    assert builds(story) == []  # one, and no other is bought


@pytest.mark.rule("T4.2")
def test_it_is_built_like_any_other_on_a_free_slot_of_an_own_territory() -> None:
    text = f"area argos red port 1 fortress 1 \n area tegea red \n area sparta red troops 1 \n {REST}"
    story = kronos("zeus kronos", text).play("build temple")
    assert story.legal == ["at sparta", "at tegea"]
    assert story.refuses("at delos")


@pytest.mark.rule("T4.2")
def test_it_may_complete_a_metropolis() -> None:
    text = f"area argos red port 1 fortress 1 \n area corinth red university 1 \n area tegea red \n {REST}"
    story = kronos("zeus kronos", text).play("build temple, at tegea")
    assert story.question == "PlaceMetropolis"
    assert story.play("at tegea").number("metropolis", "tegea") == 1


@pytest.mark.rule("T4.2")
def test_it_is_owed_before_the_turn_ends() -> None:
    story = kronos("zeus kronos")
    assert story.refuses("end")
    assert story.play("build temple, at tegea").legal[-1] == "end"


@pytest.mark.rule("T4.2")
def test_it_comes_before_the_titan_that_is_bought() -> None:
    story = kronos("zeus kronos")
    assert story.refuses("recruit titan")
    story.play("build temple, at tegea, recruit titan, at argos")
    assert (story.number("titans", "argos"), story.gold("red")) == (1, 7)


@pytest.mark.rule("T4.2")
def test_but_other_actions_may_come_before_it() -> None:
    story = kronos("zeus kronos", f"{HOME.replace('troops 1', 'troops 1 titans 1', 1)} \n creatures giant - -")
    assert {"lead titan", "buy giant"} <= {*story.legal}
    story.play("lead titan, from argos, to elis, take 0, build temple, at elis")
    assert story.buildings("temple", "elis") == 1


# -- the free Titan ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T4.3", "T4.5")
def test_e33_where_he_is_first_he_gives_a_titan_and_one_more_for_2_gold() -> None:
    story = kronos("kronos zeus")
    assert builds(story) == []
    assert story.refuses("end")  # what is free is taken
    story.play("recruit titan, at argos")
    assert (story.number("titans", "argos"), story.gold("red")) == (1, 9)
    story.play("recruit titan, at tegea")
    assert (story.number("titans", "tegea"), story.gold("red")) == (1, 7)
    assert "recruit titan" not in story.legal
    assert story.legal == ["lead titan", "end"]


@pytest.mark.rule("T4.4")
def test_e33_with_three_titans_on_the_board_there_is_neither_and_nothing_instead() -> None:
    story = kronos("kronos zeus", f"area argos red titans 2 \n area tegea red titans 1 \n {REST}")
    assert story.legal == ["lead titan", "end"]


@pytest.mark.rule("T4.4")
def test_with_two_of_them_only_the_free_one_is_left() -> None:
    story = kronos("kronos zeus", f"area argos red titans 2 \n {REST}")
    story.play("recruit titan, at argos")
    assert "recruit titan" not in story.legal
    assert story.gold("red") == 9


@pytest.mark.rule("T4.4")
def test_without_a_free_slot_the_building_is_lost_and_there_is_no_titan_instead() -> None:
    story = kronos("zeus kronos", f"area argos red port 1 fortress 1 troops 1 \n {REST}")
    assert story.legal == ["recruit titan", "end"]
    story.play("recruit titan, at argos")
    assert story.gold("red") == 7  # the one that is bought
    assert story.legal == ["lead titan", "end"]


@pytest.mark.rule("T4.4")
def test_nor_is_there_with_no_building_of_these_kinds_left() -> None:
    full = (
        "area athens blue temple 4 \n area tegea green temple 3 \n area pylos blue temple 2 \n area elis blue temple 1"
    )
    story = kronos("zeus kronos", f"area argos red troops 1 \n {full} \n {REST}")
    assert story.legal == ["recruit titan", "end"]
    other = kronos("athena zeus kronos", f"area argos red troops 1 \n {full} \n {REST}")
    assert builds(other) == ["build university"]


@pytest.mark.rule("T4.4", "C6.3")
def test_a_slot_that_becomes_free_in_the_turn_is_built_upon() -> None:
    text = f"area argos red port 1 fortress 1 troops 1 titans 1 \n area elis - \n {REST}"
    story = kronos("zeus kronos", text)
    assert builds(story) == []
    story.play("lead titan, from argos, to elis, take 0")
    assert (builds(story), story.refuses("end"), story.refuses("recruit titan")) == (["build temple"], True, True)


# -- Titans that are bought --------------------------------------------------------------------------------------------


@pytest.mark.rule("T4.4")
def test_where_one_of_three_dies_in_the_turn_the_free_one_is_owed_again() -> None:
    story = titans_turn("kronos", f"area argos red titans 3 \n area sparta blue troops 3 \n {REST}", paid=False)
    assert story.legal == ["lead titan", "end"]
    story.play("lead titan, from argos, to sparta, take 1, roll 0, roll 3")
    assert story.legal == ["recruit titan", "lead titan"]


@pytest.mark.rule("T4.5")
def test_for_2_gold_one_titan_is_bought_in_a_turn() -> None:
    story = kronos("zeus kronos", paid=True, red="gold 2").play("recruit titan, at argos")
    assert (story.gold("red"), story.legal) == (0, ["end"])
    assert kronos("zeus kronos", paid=True, red="gold 1").legal == ["end"]


@pytest.mark.rule("T4.6")
def test_nobody_has_more_than_three() -> None:
    story = kronos("zeus kronos", f"area argos red titans 3 \n {REST}", paid=True)
    assert story.refuses("recruit titan")


@pytest.mark.rule("T4.6")
def test_one_that_has_died_may_be_got_again() -> None:
    text = f"area argos red titans 3 \n area elis blue troops 1 \n {REST}"
    story = kronos("zeus kronos", text, paid=True)
    story.play("lead titan, from argos, to elis, take 1, roll 0, roll 3")
    assert (story.number("titans", "argos"), story.number("titans_left", "red")) == (2, 1)
    story.play("recruit titan, at argos")
    assert story.number("titans", "argos") == 3


@pytest.mark.rule("T4.7", "C7.5")
def test_a_titan_is_placed_on_any_own_territory_also_one_held_by_a_marker_alone() -> None:
    story = kronos(
        "zeus kronos",
        f"area argos red troops 1 \n area delos red \n area elis blue \n {REST.replace('delos', 'oropos')}",
        paid=True,
    )
    assert story.play("recruit titan").legal == ["at argos", "at delos"]
    assert story.play("at delos").number("titans", "delos") == 1


@pytest.mark.rule("T4.8")
def test_kronos_player_has_no_move_of_troops_but_those_with_titans() -> None:
    story = kronos("zeus kronos", f"area argos red troops 2 \n area tegea red titans 1 \n {REST}", paid=True)
    assert story.legal == ["recruit titan", "lead titan", "end"]
    story.play("lead titan")
    assert story.legal == ["from tegea"]


@pytest.mark.rule("T4.8", "C6.5")
def test_creatures_are_bought_with_him_as_with_any_god() -> None:
    story = kronos("zeus kronos", f"{HOME} \n creatures - giant - \n area athens blue port 1", paid=True)
    story.play("buy giant, at athens")
    assert (story.gold("red"), story.buildings("port", "athens")) == (6, 0)


# -- with Hades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T4.9")
@pytest.mark.parametrize(
    "row, buildings",
    [
        ("hades kronos zeus athena", []),  # E33, after the Palace on Mount Olympus
        ("zeus athena kronos hades", ["temple", "university"]),
        ("zeus hades kronos athena", ["temple"]),
    ],
)
def test_e33_hades_grants_no_building_and_the_god_under_him_neither(row: str, buildings: list[str]) -> None:
    covered = "field covered_god ares \n field hades_column 9"
    story = kronos(row, f"{HOME} \n {covered}", more="hades")
    assert builds(story) == [f"build {building}" for building in buildings]
    if not buildings:
        assert story.legal == ["recruit titan", "end"]
        story.play("recruit titan, at argos")
        assert story.gold("red") == 7
