"""L17: moves in teams. Red and blue play together; the way leads over the teammate's fleets and through its areas."""

import pytest

from tests.story import TEAMS, Story, team_turn

# Green and yellow are elsewhere and have more than one area each.
OTHERS = """
    area andros green troops 1
    area kea green troops 1
    area milos yellow troops 1
"""


def ares(text: str, gold: int = 9) -> Story:
    """Red, with Ares, at its paid actions."""
    return team_turn("ares", OTHERS + text, f"gold {gold}")


def sea(text: str, gold: int = 9) -> Story:
    """Red, with Poseidon, at its paid actions."""
    return team_turn("poseidon", f"{OTHERS}\narea delos red\n{text}", f"gold {gold}")


def heroic(text: str, gold: int = 9, god: str = "athena") -> Story:
    """Red, with Athena, has Ajax in Delos."""
    return team_turn(god, f"{OTHERS}\narea delos red troops 2\n{text}\nhero ajax red at delos since 1", f"gold {gold}")


# -- chains of fleets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.18")
@pytest.mark.parametrize(
    "fleets, allowed",
    [
        ("area south blue fleets 1", True),  # the teammate's alone
        ("area west red fleets 1\narea south blue fleets 1", True),
        ("area north blue fleets 1\narea east red fleets 1", True),
        ("area north blue fleets 1\narea east green fleets 1", False),
        ("area south green fleets 1", False),
        ("area west blue fleets 1", False),  # does not touch Thira
    ],
)
def test_a_chain_may_use_the_teammates_fleets(fleets: str, allowed: bool) -> None:
    text = f"area delos red troops 1\n{fleets}"
    story = ares(text).play("move, from delos")
    assert ("to thira" in story.legal) is allowed
    story = heroic(fleets).play("lead ajax")
    assert ("to thira" in story.legal) is allowed


@pytest.mark.rule("L17.18")
def test_the_teammates_fleets_stay_where_they_are() -> None:
    story = ares("area delos red troops 1\narea south blue fleets 2").play("move, from delos, to thira")
    assert (story.owner("thira"), story.gold("red+blue")) == ("red", 8)
    assert (story.owner("south"), story.fleets("south")) == ("blue", 2)


@pytest.mark.rule("L17.18")
def test_attackers_retreat_over_the_teammates_fleets() -> None:
    story = ares("area syros red troops 3\narea south blue fleets 1\narea thira green troops 3")
    story.play("move, from syros, to thira, take 3", "roll 0, roll 3")
    assert story.asked == "red"  # green has nowhere to go
    assert story.legal == ["stay", "to delos", "to naxos", "to paros", "to syros"]
    story.play("to syros")
    assert story.troops("syros") == 2


@pytest.mark.rule("L17.18")
def test_defenders_retreat_over_their_teammates_fleets() -> None:
    text = "area syros red troops 3\narea west red fleets 1\narea delos green troops 3\narea north yellow fleets 1"
    story = ares(text + "\narea east yellow fleets 1").play("move, from syros, to delos, take 3", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("green", ["stay", "to naxos", "to andros", "to kea", "to thira"])


# -- no stopping -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L17.19")
def test_no_land_move_ends_in_an_area_of_the_teammate_defended_or_not() -> None:
    story = ares("area paros red troops 1\narea naxos blue\narea delos blue troops 1")
    assert story.refuses("move")  # nothing but the teammate's areas, and no way out of them
    story = ares("area paros red troops 1\narea naxos blue").play("move, from paros, to naxos")
    assert (story.question, story.legal) == ("PassOn", ["to delos"])
    assert story.owner("naxos") == "blue"


@pytest.mark.rule("L17.19", "L17.21")
@pytest.mark.parametrize("colour, mate", [("red", "blue"), ("blue", "red"), ("green", "yellow"), ("yellow", "green")])
def test_it_is_the_same_for_everybody_in_a_team(colour: str, mate: str) -> None:
    lines = ["cycle 2", "gods ares athena zeus poseidon hera", f"offering {colour} ares 1"]
    lines += ["player red gold 9", "player green gold 9", "done build fortress 1", "done recruit troop 1"]
    lines += [f"area paros {colour} troops 1", f"area naxos {mate} troops 1", "phase actions ares paid"]
    story = Story("\n".join(lines), 4, TEAMS).play("move, from paros, to naxos")
    assert (story.asked, story.question, story.legal) == (colour, "PassOn", ["to delos"])


@pytest.mark.rule("L17.19")
def test_no_heroic_move_ends_there() -> None:
    story = heroic("area naxos blue\narea paros blue")
    assert story.refuses("lead ajax")
    story = heroic("area naxos blue").play("lead ajax, to naxos, take 0")
    assert story.legal == ["to paros"]


@pytest.mark.rule("L17.19")
def test_no_sea_move_ends_there() -> None:
    story = sea("area west red fleets 1\narea north blue fleets 1\narea south blue fleets 1", gold=1)
    assert story.refuses("sail")
    story = sea("area west red fleets 1\narea north blue fleets 1\narea south green fleets 1", gold=1)
    assert story.play("sail, from west").legal == ["to south"]


@pytest.mark.rule("L17.19")
def test_pegasus_flies_neither_to_nor_through_the_teammate() -> None:
    text = "area delos red troops 2\narea naxos blue\narea thira blue troops 1\narea syros red\ncreatures - - - pegasus"
    story = ares(text).play("buy pegasus, from delos")
    assert story.legal == ["to paros", "to andros", "to kea", "to syros"]  # not Milos, yellow's last
    story.play("to paros, take 1")
    assert (story.owner("paros"), story.question) == ("red", "PaidActions")


@pytest.mark.rule("L17.19")
def test_perseus_sacrifice_carries_nobody_to_the_teammate() -> None:
    text = "area delos red troops 2\narea naxos blue\narea thira blue\nhero perseus red at delos since 1"
    story = ares(text).play("sacrifice perseus, from delos")
    assert story.legal == ["to paros", "to andros", "to kea", "to syros"]


@pytest.mark.rule("L17.20")
def test_no_retreat_on_land_ends_in_an_area_of_the_teammate() -> None:
    story = ares("area delos red troops 2\narea naxos green troops 2\narea paros blue\narea north blue fleets 1")
    story.play("move, from delos, to naxos, take 2", "roll 1, roll 1")
    assert story.asked == "red"  # green has nowhere to go
    assert story.legal == ["stay", "to delos"]
    text = "area delos red troops 3\narea naxos green troops 2\narea paros yellow\narea syros yellow"
    story = ares(text).play("move, from delos, to naxos, take 3", "roll 1, roll 1")
    assert story.asked == "red"  # the defender's teammate offers no refuge either


@pytest.mark.rule("L17.20", "L17.28")
def test_no_retreat_at_sea_ends_where_the_teammates_fleets_are() -> None:
    text = "area north red fleets 3\narea east green fleets 2\narea south blue fleets 1\narea bay yellow fleets 1"
    story = sea(text).play("sail, from north, to east, take 2", "roll 1, roll 1")
    assert (story.asked, story.legal) == ("red", ["stay", "to north"])  # green cannot join yellow in the Bay


# -- passing through on land -------------------------------------------------------------------------------------------
