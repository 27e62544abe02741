"""T2: who deploys what and where; see test_t02_set_up.py, and test_t02_room.py for boards that get crowded."""

from __future__ import annotations

import pytest

from tests.story import Story, deploy, monument_offered
from tests.titans import BOARD_TEXT, deployment, preliminary, titans_board

FIRST = "argos", "elis"
"""A pair of territories, with a building each from the beginning: a Port and a Fortress."""


def deploying(god: str, row: str = "", players: int = 3, options: str = "", board: str = "") -> Story:
    """The player of a god is about to deploy, and nobody has before: the others wait behind it."""
    row = row or f"{god} {'zeus' if god != 'zeus' else 'ares'}"
    story = preliminary(players, row, options, board)
    gods = [other for other in row.split() if other != god]
    story.play(f"bid {god} 1", *(f"bid {other} 1" for other in gods[: players - 2]), "bid apollo 0")
    while story.asked != "red":
        story.play(story.legal[0])
    return story


def deploy_as(story: Story, colour: str, *areas: str) -> Story:
    """A colour deploys in these areas; where only one is left, it is not asked."""
    assert (story.asked, story.question) == (colour, "FirstTerritory")
    for area in areas:
        if story.asked == colour and f"at {area}" in story.legal:
            story.play(f"at {area}")
    if story.question == "GatherTroops":
        story.play("decline")
    assert story.asked != colour
    return story


def units(story: Story, colour: str) -> dict[str, int]:
    """What a colour has on the board, by area."""
    number = story.game.rules.factions.index(colour)
    ids = story.game.rules.board.ids
    return {area: story.pieces(area) for n, area in enumerate(ids) if story.row("owner")[n] == number}


# -- troops and fleets -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2.5")
def test_in_the_order_of_the_gods_each_deploys_two_troops_and_two_fleets() -> None:
    story = preliminary(row="zeus athena").play("bid athena 1, bid apollo 0, bid zeus 1")
    for colour, areas in (
        ("green", ("elis", "argos", "north", "west", "elis")),  # and a Temple
        ("red", ("corinth", "pylos", "strait", "south", "corinth")),  # and a University
        ("blue", ("oropos", "marathon", "gulf", "east", "oropos")),  # and a prosperity marker
    ):
        deploy_as(story, colour, *areas)
        assert sorted(units(story, colour).values()) == [1, 1, 1, 1]
    assert story.number("cycle") == 1


@pytest.mark.rule("T2.6")
def test_the_troops_go_onto_two_adjacent_territories_one_on_each() -> None:
    story = deploying("zeus").play("at elis")
    assert (story.question, story.legal) == ("SecondTerritory", ["at argos", "at tegea"])
    story.play("at tegea")
    assert (story.troops("elis"), story.troops("tegea")) == (1, 1)
    assert (story.owner("elis"), story.owner("tegea"), story.owner("argos")) == ("red", "red", None)


@pytest.mark.rule("T2.6")
def test_nobody_begins_on_an_island_of_one_territory() -> None:
    story = deploying("zeus")
    assert len(story.legal) == 12
    assert story.refuses("at delos")
    assert story.refuses("at naxos")


@pytest.mark.rule("T2.6")
def test_nor_on_a_territory_that_somebody_controls() -> None:
    story = deploy_as(deployment(row="zeus athena"), "red", "tegea", "corinth", "south", "strait", "tegea")
    assert story.asked == "blue"
    assert story.refuses("at tegea")
    assert story.refuses("at corinth")


@pytest.mark.rule("T2.7")
def test_the_fleets_go_into_two_different_empty_spaces_each_beside_one_of_the_two() -> None:
    story = deploy(deploying("zeus"), *FIRST)
    assert (story.question, story.legal) == ("DeployFleet", ["at north", "at west", "at south"])
    assert story.play("at south").legal == ["at north", "at west"]
    story.play("at north")
    assert (story.fleets("south"), story.fleets("north"), story.question != "DeployFleet") == (1, 1, True)


@pytest.mark.rule("T2.7")
def test_spaces_with_fleets_of_others_are_not_empty() -> None:
    story = deploy_as(deployment(row="athena zeus"), "red", "sparta", "corinth", "north", "strait", "sparta")
    story.play("at argos")  # Elis is the only territory that leaves two spaces
    assert (story.question, story.legal) == ("DeployFleet", ["at west", "at south"])
    story.play("at west")  # the other one is the last, and nobody is asked
    assert (story.owner("west"), story.owner("south"), story.owner("north")) == ("blue", "blue", "red")


@pytest.mark.rule("T2.7")
def test_a_pair_without_two_such_spaces_is_not_chosen() -> None:
    story = deploying("zeus").play("at argos")
    assert story.legal == ["at elis", "at tegea"]  # Sparta and Argos are both beside the North only


# -- what the gods add -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T2.8", "T2.9")
def test_the_fleet_of_poseidon_stacks_in_one_of_the_two_spaces() -> None:
    story = deploy(deploying("poseidon"), *FIRST, "north", "west")
    assert (story.question, story.legal) == ("StackGiftUnit", ["at north", "at west"])
    story.play("at west")
    assert (story.fleets("north"), story.fleets("west"), story.fleets("south")) == (1, 2, 0)


@pytest.mark.rule("T2.8", "T2.9")
@pytest.mark.parametrize("options", ["", "option third_island on"])
def test_the_troop_of_ares_stacks_on_one_of_the_two_territories(options: str) -> None:
    story = deploy(deploying("ares", options=options), *FIRST, "north", "west")
    assert (story.question, story.legal) == ("StackGiftUnit", ["at argos", "at elis"])
    story.play("at elis")
    assert (story.troops("argos"), story.troops("elis"), story.troops("tegea")) == (1, 2, 0)


@pytest.mark.rule("T2.9")
@pytest.mark.parametrize(
    "god, building, people",
    [
        ("poseidon", "port", ""),
        ("ares", "fortress", ""),
        ("zeus", "temple", "priests"),
        ("athena", "university", "philosophers"),
    ],
)
def test_each_god_adds_its_building_and_zeus_and_athena_a_person(god: str, building: str, people: str) -> None:
    story = deploy(deploying(god), "corinth", "pylos", "north", "strait")
    if not people:
        story.play(story.legal[0])
    assert (story.question, story.legal) == ("GiftBuildingAt", ["at pylos", "at corinth"])
    story.play("at pylos")
    assert story.buildings(building, "pylos") == 1
    assert sum(story.row("buildings")) == 5
    assert {name: story.number(name, "red") for name in ("priests", "philosophers")} == {
        name: int(name == people) for name in ("priests", "philosophers")
    }
    assert sum(units(story, "red").values()) == (4 if people else 5)


@pytest.mark.rule("T2.10")
@pytest.mark.parametrize("row, building", [("zeus kronos", "temple"), ("poseidon kronos", "port")])
def test_kronos_adds_a_titan_and_the_building_of_a_god_above_him(row: str, building: str) -> None:
    story = deploying("kronos", row)
    while story.question != "FirstTerritory":
        story.play(story.legal[0])
    lands = [words.split()[1] for words in story.legal]
    story = deploy(story, "oropos", "marathon", "gulf", "east") if "oropos" in lands else story
    assert (story.question, story.legal) == ("StackGiftUnit", ["at oropos", "at marathon"])
    story.play("at oropos")
    assert (story.number("titans", "oropos"), story.troops("oropos")) == (1, 1)
    assert (story.question, story.legal) == ("GiftBuildingAt", ["at oropos", "at marathon"])
    assert story.play("at marathon").buildings(building, "marathon") == 1


@pytest.mark.rule("T2.8")
@pytest.mark.parametrize("titans, leaves, troops", [("argos", "argos", (0, 2)), ("elis", "elis", (2, 0))])
def test_a_titan_may_hold_one_of_the_two_territories_alone(titans: str, leaves: str, troops: tuple[int, int]) -> None:
    story = deploy(deploying("kronos", "kronos zeus"), *FIRST, "north", "west", titans, titans)
    assert (story.question, story.asked, story.legal) == ("GatherTroops", "red", ["decline", f"from {leaves}"])
    story.play(f"from {leaves}")
    assert (story.troops("argos"), story.troops("elis")) == troops
    assert (story.number("titans", titans), story.owner(titans), story.asked) == (2, "red", "blue")


@pytest.mark.rule("T2.8")
def test_with_a_titan_on_each_either_troop_may_go_and_only_one() -> None:
    story = deploy(deploying("kronos", "kronos zeus"), *FIRST, "north", "west", "argos", "elis")
    assert story.legal == ["decline", "from argos", "from elis"]
    story.play("from elis")
    assert (story.troops("argos"), story.troops("elis"), story.asked) == (2, 0, "blue")
    moved = {"event": "moved", "faction": "red", "origin": "elis", "area": "argos", "price": 0}
    assert story.happened("moved")[-1] == moved


@pytest.mark.rule("T2.10")
def test_he_gives_a_choice_among_several() -> None:
    story = deploying("kronos", "athena zeus kronos", 4)
    deploy(story, "oropos", "marathon", "gulf", "east", "oropos")
    assert (story.question, story.legal) == ("GiftBuilding", ["build university", "build temple"])
    assert story.play("build university, at oropos").buildings("university", "oropos") == 1


@pytest.mark.rule("T2.10")
def test_where_he_is_first_he_adds_a_second_titan_in_place_of_the_building() -> None:
    story = deploy(deploying("kronos", "kronos zeus"), *FIRST, "north", "west", "argos")
    assert (story.question, story.legal) == ("StackGiftUnit", ["at argos", "at elis"])
    story.play("at argos", "decline")
    assert (story.number("titans", "argos"), story.troops("argos"), story.troops("elis")) == (2, 1, 1)
    assert sum(story.row("buildings")) == 4
    assert story.asked == "blue"


@pytest.mark.rule("T2.10")
def test_gods_below_him_and_face_down_ones_count_for_nothing() -> None:
    story = deploying("kronos", "zeus kronos athena", 4)
    deploy(story, "oropos", "marathon", "gulf", "east", "oropos")
    assert story.question == "GiftBuildingAt"  # a Temple: nobody is asked which
    assert story.play("at oropos").buildings("temple", "oropos") == 1


@pytest.mark.rule("T2.11")
def test_apollo_adds_1_gold_and_a_prosperity_marker_on_one_of_the_two_territories() -> None:
    story = deployment()
    while story.asked != "green":
        story.play(story.legal[0])
    deploy(story, "oropos", "marathon", "gulf", "east")
    assert story.gold("green") == 8
    assert (story.question, story.legal) == ("PlaceProsperity", ["at oropos", "at marathon"])
    assert story.play("at oropos").number("prosperity", "oropos") == 1
    assert sum(story.row("buildings")) == 6  # those of the symbols, Poseidon's and Ares'


@pytest.mark.rule("T2.12")
def test_a_building_goes_onto_a_free_slot_also_beside_one_that_was_there_from_the_beginning() -> None:
    story = deploy(deploying("zeus"), "elis", "argos", "north", "west")
    assert (story.question, story.legal) == ("GiftBuildingAt", ["at argos", "at elis"])
    story.play("at elis")
    assert (story.buildings("fortress", "elis"), story.buildings("temple", "elis")) == (1, 1)


@pytest.mark.rule("T2.12")
def test_only_territories_with_a_free_slot_are_chosen_and_without_one_it_is_lost() -> None:
    cramped = BOARD_TEXT.replace('"Elis", island = "Morea", sites = 2', '"Elis", island = "Morea", sites = 1')
    story = deploy(deploying("zeus", board=titans_board(cramped)), *FIRST, "north", "west")
    assert story.question != "GiftBuildingAt"  # only Argos has room
    assert story.buildings("temple", "argos") == 1
    cramped = cramped.replace('"Argos", island = "Morea", sites = 2', '"Argos", island = "Morea", sites = 1')
    story = deploy(deploying("zeus", board=titans_board(cramped)), *FIRST, "north", "west")
    assert (story.asked, story.number("priests", "red")) == ("blue", 1)
    assert sum(story.row("buildings")) == 4


@pytest.mark.rule("T2.12", "T2.10")
def test_so_is_the_building_of_kronos_and_there_is_no_second_titan_instead() -> None:
    cramped = BOARD_TEXT.replace('"Thebes", island = "Attica", sites = 2', '"Thebes", island = "Attica", sites = 1')
    cramped = cramped.replace('"Chalcis", island = "Attica", sites = 1', '"Chalcis", island = "Attica", sites = 0')
    story = preliminary(4, "athena zeus kronos", board=titans_board(cramped))
    story.play("bid kronos 1, bid athena 1, bid zeus 1, bid apollo 0")
    deploy_as(story, "blue", "argos", "elis", "north", "west", "elis")
    deploy_as(story, "green", "oropos", "marathon", "east", "bay", "oropos")
    deploy_as(story, "red", "thebes", "chalcis", "strait", "gulf", "chalcis")
    assert (story.asked, sum(story.row("titans")), sum(story.row("buildings"))) == ("yellow", 1, 6)


# -- Monuments ---------------------------------------------------------------------------------------------------------


OPEN = "city-of-warriors temple-of-athena great-lighthouse-of-poseidon"
"""Monuments: the first shows the two buildings of Argos and Elis, a Port and a Fortress."""


@pytest.mark.rule("T2.18", "M1.3")
def test_two_buildings_that_were_there_from_the_beginning_may_make_a_monument_at_the_end_of_the_deployment() -> None:
    story = preliminary(row="kronos zeus", monuments=OPEN).play("bid kronos 1, bid zeus 1, bid apollo 0")
    deploy(story, *FIRST, "north", "west", "argos")
    assert story.question == "StackGiftUnit"  # not before all is deployed
    story.play("at argos", "decline")
    assert (story.asked, story.question) == ("red", "OfferMonument")
    story.play("at elis")
    assert story.value("monument", "city-of-warriors") == "elis"
    assert (story.asked, story.question) == ("blue", "FirstTerritory")


@pytest.mark.rule("T2.18", "M1.4")
def test_so_may_the_building_of_the_god_and_who_declines_is_asked_once() -> None:
    story = preliminary(row="poseidon zeus", monuments=OPEN).play("bid poseidon 1, bid zeus 1, bid apollo 0")
    deploy(story, *FIRST, "north", "west", "north", "argos")  # a second Port
    asked = []
    while story.question == "OfferMonument":
        asked.append(monument_offered(story))
        story.play("decline")
    assert asked == ["city-of-warriors", "great-lighthouse-of-poseidon"]
    assert story.asked == "blue"


@pytest.mark.rule("T2.18", "M1.5")
def test_with_apollo_nobody_is_asked() -> None:
    story = preliminary(row="ares zeus", monuments=OPEN).play("bid ares 1, bid zeus 1, bid apollo 0")
    deploy_as(story, "red", "oropos", "marathon", "east", "bay", "oropos", "oropos")
    deploy_as(story, "blue", "tegea", "corinth", "south", "strait", "tegea")
    deploy(story, "elis", "north", "elis")  # Argos and the West were the only ones left
    assert (story.owner("argos"), story.owner("elis")) == ("green", "green")
    assert story.number("cycle") == 1
