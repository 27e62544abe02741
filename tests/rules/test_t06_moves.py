"""T6: moves and retreats of troops between territories."""

from __future__ import annotations

import pytest

from tests.story import Story
from tests.titans import REST, titans_turn


def turn(text: str, god: str = "ares", red: str = "gold 9", rest: str = REST) -> Story:
    """Red in its turn, blue and green at home elsewhere."""
    return titans_turn(god, f"{text} \n {rest}", red)


def reached(text: str, origin: str, begin: str = "move", god: str = "ares", rest: str = REST) -> set[str]:
    """Where a group may go from a territory."""
    story = turn(text, god, rest=rest).play(begin, f"from {origin}")
    return {words.removeprefix("to ") for words in story.legal}


WITH = pytest.mark.parametrize("begin, god", [("move", "ares"), ("lead titan", "ares"), ("lead titan", "athena")])


# -- moves -------------------------------------------------------------------------------------------------------------


@WITH
@pytest.mark.rule("T6.1")
def test_troops_go_from_a_territory_to_an_adjacent_one_without_fleets(begin: str, god: str) -> None:
    assert reached("area tegea red troops 1 titans 1", "tegea", begin, god) == {"argos", "sparta", "elis", "corinth"}


@pytest.mark.rule("T6.1")
def test_from_a_small_island_nobody_goes_without_fleets() -> None:
    rest = "area oropos blue \n area athens green"
    assert "move" not in turn("area naxos red troops 1", rest=rest).legal
    assert "move" in turn("area naxos red troops 1 \n area bay red fleets 1", rest=rest).legal


@WITH
@pytest.mark.rule("T6.2")
def test_they_go_over_a_chain_of_own_fleets_to_another_island(begin: str, god: str) -> None:
    text = "area tegea red troops 1 titans 1 \n area south red fleets 1"
    home = {"argos", "sparta", "elis", "corinth"}
    assert reached(text, "tegea", begin, god, f"{REST} \n area oropos blue") == {*home, "delos"}
    assert reached(f"{text} \n area strait red fleets 1", "tegea", begin, god) == {*home, "pylos", "thebes", "megara"}


@pytest.mark.rule("T6.2")
def test_the_chain_may_lead_to_another_territory_of_the_same_island() -> None:
    assert reached("area argos red troops 1 \n area north red fleets 1", "argos") == {
        "sparta",
        "elis",
        "tegea",
        "pylos",
    }
    # From Thebes over the Gulf and the East to Marathon.
    text = "area thebes red troops 1 \n area gulf red fleets 1 \n area east red fleets 1"
    assert reached(text, "thebes") == {"chalcis", "megara", "oropos", "marathon"}


@pytest.mark.rule("T6.2", "C9.5")
def test_fleets_of_others_and_gaps_break_the_chain() -> None:
    text = "area tegea red troops 1 \n area south red fleets 1 \n area bay red fleets 1"
    home = {"argos", "sparta", "elis", "corinth"}
    assert reached(text, "tegea") == home
    assert reached(f"{text} \n area strait blue fleets 1", "tegea") == home


@pytest.mark.rule("T6.3")
def test_a_group_takes_one_step_for_its_price_and_is_moved_again_for_more() -> None:
    story = turn("area argos red troops 2").play("move, from argos, to sparta, take 2")
    assert (story.question, story.gold("red"), story.owner("sparta")) == ("PaidActions", 8, "red")
    story.play("move, from sparta, to pylos, take 2")
    assert (story.gold("red"), story.troops("pylos"), story.owner("sparta")) == (7, 2, "red")


@pytest.mark.rule("T6.3")
def test_no_step_joins_adjacency_and_a_chain() -> None:
    """From Sparta, which is not beside the South, nobody comes to Delos at once."""
    text = "area sparta red troops 1 \n area south red fleets 1"
    rest = f"{REST} \n area oropos blue"
    assert reached(text, "sparta", rest=rest) == {"argos", "pylos", "tegea", "corinth"}
    story = turn(text, rest=rest).play("move, from sparta, to tegea, move, from tegea, to delos")
    assert (story.owner("delos"), story.gold("red")) == ("red", 7)


@pytest.mark.rule("T6.3")
def test_it_takes_what_it_finds_where_it_starts_again() -> None:
    story = turn("area argos red troops 1 \n area sparta red troops 2").play("move, from argos, to sparta")
    story.play("move, from sparta, to pylos, take 3")
    assert story.troops("pylos") == 3


@pytest.mark.rule("T6.1", "C9.7", "C9.8")
def test_it_takes_empty_territories_and_fights_for_others() -> None:
    story = turn("area argos red troops 3 \n area elis blue fortress 1 \n area sparta blue troops 1")
    story.play("move, from argos, to elis, take 1")
    assert (story.owner("elis"), story.buildings("fortress", "elis")) == ("red", 1)
    story.play("move, from argos, to sparta, take 2")
    assert story.happened("battle-begun")


# -- retreats ----------------------------------------------------------------------------------------------------------


def battle(text: str, rolls: str = "roll 0, roll 3", rest: str = REST) -> Story:
    """Red attacks Tegea from Argos with two of its troops; the dice of the first round are thrown."""
    return turn(text, rest=rest).play("move, from argos, to tegea, take 2", rolls)


@pytest.mark.rule("T6.4")
def test_a_retreat_goes_to_an_own_adjacent_territory_for_the_attacker_also_where_it_came_from() -> None:
    text = "area argos red troops 2 \n area elis red \n area sparta green \n area corinth - \n area tegea blue troops 3"
    story = battle(text)
    assert (story.asked, story.question, story.legal) == ("red", "Retreat", ["stay", "to argos", "to elis"])
    story.play("to elis")
    assert (story.troops("elis"), story.owner("tegea"), story.owner("argos")) == (1, "blue", "red")


@pytest.mark.rule("T6.4")
def test_the_defender_retreats_likewise() -> None:
    text = "area argos red troops 3 \n area tegea blue troops 2 \n area corinth blue \n area elis blue troops 1"
    story = battle(text, "roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to elis", "to corinth"])
    story.play("to corinth")
    assert (story.troops("corinth"), story.owner("tegea")) == (1, "red")


@pytest.mark.rule("T6.4")
def test_or_over_a_chain_of_own_fleets_also_on_the_same_island() -> None:
    text = (
        "area argos red troops 3 \n area tegea blue troops 2 \n area south blue fleets 1 \n area strait blue fleets 1"
    )
    story = battle(f"{text} \n area pylos blue \n area thebes blue \n area chalcis blue", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to delos", "to pylos", "to thebes"])


@pytest.mark.rule("T6.4")
def test_without_one_nobody_is_asked() -> None:
    story = battle("area argos red troops 3 \n area tegea blue troops 2 \n area pylos blue", "roll 3, roll 0")
    assert (story.asked, story.question) == ("red", "Retreat")  # Argos is its own


@pytest.mark.rule("T6.4")
def test_titans_retreat_with_the_troops() -> None:
    text = "area argos red troops 2 titans 1 \n area tegea blue troops 3 \n area elis red"
    story = turn(text).play("move, from argos, to tegea, take 1, take 1, roll 0, roll 3, lose troop")
    assert story.legal == ["stay", "to argos", "to elis"]
    story.play("to elis")
    assert (story.number("titans", "elis"), story.troops("argos")) == (1, 1)


# -- markers -----------------------------------------------------------------------------------------------------------


@WITH
@pytest.mark.rule("T6.5", "C9.6")
def test_units_that_leave_nobody_behind_leave_a_marker(begin: str, god: str) -> None:
    story = turn("area argos red troops 1 titans 1 port 1", god).play(begin, "from argos, to elis")
    while story.question == "TakeUnits":
        story.play(story.legal[-1])
    assert (story.owner("argos"), story.pieces("argos"), story.buildings("port", "argos")) == ("red", 0, 1)
    assert story.number("lands", "red") == 2


@pytest.mark.rule("T6.5", "C4.3")
def test_a_territory_held_by_a_marker_pays_and_is_taken_by_whoever_enters() -> None:
    story = turn("area argos red troops 1 \n area sparta blue").play("move, from argos, to sparta")
    assert (story.owner("sparta"), story.number("lands", "red"), story.number("lands", "blue")) == ("red", 2, 1)
