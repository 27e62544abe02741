"""L12: Polyphemus, and L19: the sea that he closes; he meets the Kraken in test_kraken.py."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import LANDS, OWNERS, SEAS, Story, maintenance, team_turn, turn

HOMES = "area delos red troops 1 \n area syros red \n area thira blue \n area kea green"


def polyphemus(text: str, god: str = "athena") -> Story:
    """Red has bought Polyphemus, and is about to place him."""
    return turn(god, f"{HOMES} \n {text} \n creatures - - - polyphemus").play("buy polyphemus")


def closed(text: str, at: str, owner: str = "blue", god: str = "poseidon", paid: bool = True) -> Story:
    """Red in its turn, with Polyphemus on the board; an empty owner for a board without him."""
    him = f"creature polyphemus {owner} at {at} since 1" if owner else ""
    return turn(god, f"{text} \n {him}", paid=paid)


def kept(text: str) -> Story:
    """Red, with two priestesses and Athena, is about to be asked about its creatures; then blue has its turn."""
    return maintenance(f"player blue gold 9 \n offering blue poseidon 1 \n {text}", "gold 3 priestesses 2")


def fleets(story: Story) -> dict[str, str]:
    """Where fleets are: whose, and how many."""
    return {sea: f"{story.owner(sea)} {story.fleets(sea)}" for sea in SEAS if story.fleets(sea) or story.owner(sea)}


# -- placement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.54")
def test_polyphemus_is_placed_on_any_land_area_whoever_controls_it() -> None:
    story = polyphemus("area west red fleets 1")
    assert story.legal == ["decline", *(f"at {land}" for land in LANDS)]
    story.play("at kea")
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == ("kea", HELD)
    assert (story.owner("kea"), story.question) == ("green", "PaidActions")  # nothing around to drive away
    assert fleets(story) == {"west": "red 1"}


@pytest.mark.rule("L12.54", "L12.24")
def test_he_is_not_placed_where_a_creature_stands() -> None:
    creatures = "creature minotaur red at syros since 1 \n creature medusa blue at naxos since 1"
    story = polyphemus(f"{creatures} \n creature hydra blue at milos since 1 \n hero ajax red at delos since 1")
    assert story.legal == ["decline", "at delos", "at paros", "at andros", "at kea", "at thira"]


@pytest.mark.rule("L12.54", "L12.5")
def test_declined_he_drives_nobody_away() -> None:
    story = polyphemus("area west blue fleets 1").play("decline")
    assert (story.place("polyphemus"), story.card_at("polyphemus")) == (DISCARD, None)
    assert fleets(story) == {"west": "blue 1"}


@pytest.mark.rule("L12.54", "L12.55")
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_every_fleet_around_is_driven_away_his_owners_too(colour: str) -> None:
    story = polyphemus(f"area north {colour} fleets 2 \n area far {colour} fleets 1").play("at delos")
    assert story.question == "PaidActions"  # from the North only the East is left: nothing to choose
    assert fleets(story) == {"east": f"{colour} 2", "far": f"{colour} 1"}
    pushed = {"event": "fleet-pushed", "faction": colour, "origin": "north", "area": "east"}
    assert story.happened("fleet-pushed") == [pushed, pushed]


@pytest.mark.rule("L12.54", "L17.36", "L19.69")
def test_in_a_team_the_teammates_fleets_are_driven_away_and_bar_the_way() -> None:
    text = "area delos red \n area thira blue \n area milos green \n area kea yellow \n creatures - - - polyphemus"
    story = team_turn(
        "athena", f"{text} \n area north blue fleets 1 \n area west blue fleets 1 \n area east red fleets 1"
    )
    story.play("buy polyphemus, at delos", "from north")
    assert fleets(story) == {"east": "red 1"}  # the East is of another colour
    assert story.number("fleets_left", "blue") == 8


# -- one by one --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.55")
def test_each_fleet_goes_one_step_to_a_sea_area_that_does_not_touch_his() -> None:
    story = polyphemus("area south blue fleets 1").play("at delos")
    assert (story.asked, story.legal) == ("red", ["to east", "to bay"])  # neither West nor farther than a step
    for sea in ("west", "north", "far"):
        assert story.refuses(f"to {sea}")
    story.play("to bay")
    assert fleets(story) == {"bay": "blue 1"}


@pytest.mark.rule("L12.55")
def test_the_fleets_of_an_area_may_go_different_ways() -> None:
    story = polyphemus("area south blue fleets 3").play("at delos", "to bay", "to east", "to bay")
    assert fleets(story) == {"east": "blue 1", "bay": "blue 2"}


@pytest.mark.rule("L12.55")
@pytest.mark.parametrize(
    "order, found",
    [
        ("from north", {"east": "green 1", "bay": "blue 1"}),
        ("from south, to bay", {"east": "green 1", "bay": "blue 1"}),
        ("from south, to east", {"east": "blue 1"}),  # green has no other way
    ],
)
def test_his_owner_chooses_order_and_direction(order: str, found: dict[str, str]) -> None:
    story = polyphemus("area north green fleets 1 \n area south blue fleets 1").play("at delos")
    assert (story.asked, story.legal) == ("red", ["from north", "from south"])
    assert fleets(story.play(order)) == found
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.55")
def test_he_goes_from_area_to_area_fleet_by_fleet() -> None:
    story = polyphemus("area north green fleets 2 \n area south blue fleets 2").play("at delos")
    story.play("from south, to bay")
    assert story.legal == ["from north", "from south"]  # one of two is left there
    story.play("from north")
    assert fleets(story) == {"north": "green 1", "south": "blue 1", "east": "green 1", "bay": "blue 1"}
    story.play("from south")
    assert fleets(story) == {"east": "green 2", "bay": "blue 2"}


@pytest.mark.rule("L12.55")
def test_they_go_where_own_fleets_are_but_not_to_those_of_another_colour() -> None:
    story = polyphemus("area south blue fleets 1 \n area east blue fleets 2 \n area bay green fleets 1").play(
        "at delos"
    )
    assert fleets(story) == {"east": "blue 3", "bay": "green 1"}
    story = polyphemus("area south blue fleets 1 \n area east red fleets 2 \n area bay blue fleets 1").play("at delos")
    assert fleets(story) == {"east": "red 2", "bay": "blue 2"}  # nor to red's, who owns him


@pytest.mark.rule("L12.55", "L19.27")
def test_they_do_not_go_to_the_kraken() -> None:
    story = polyphemus("area south blue fleets 1 \n creature kraken blue at east since 2").play("at delos")
    assert fleets(story) == {"bay": "blue 1"}


@pytest.mark.rule("L12.55")
def test_nobody_fights_and_nothing_is_paid() -> None:
    story = polyphemus("area south blue fleets 1 \n area east blue fleets 1").play("at delos, to east")
    assert story.happened("battle-begun") == []
    assert (story.gold("red"), story.gold("blue")) == (9 - 2, 5)


@pytest.mark.rule("L12.56")
def test_a_fleet_without_such_an_area_is_destroyed() -> None:
    story = polyphemus("area west blue fleets 2 \n area south green fleets 1").play("at delos")
    story.play("from west, from west", "to east")
    assert fleets(story) == {"east": "green 1"}
    assert (story.number("fleets_left", "blue"), story.number("fleets_left", "green")) == (8, 7)


@pytest.mark.rule("L12.56", "L19.27")
@pytest.mark.parametrize("around", ["area east green fleets 1", "creature kraken red at east since 2"])
def test_other_colours_or_the_kraken_all_around_destroy_it(around: str) -> None:
    story = polyphemus(f"area north blue fleets 1 \n {around}").play("at delos")
    assert (story.fleets("north"), story.owner("north")) == (0, None)
    assert story.number("fleets_left", "blue") == 8
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "fleet", "area": "north"}]


@pytest.mark.rule("L12.56")
def test_an_own_fleet_is_not_destroyed_by_choice_while_there_is_a_way() -> None:
    story = polyphemus("area south red fleets 1").play("at delos")
    assert story.refuses("decline")
    assert story.legal == ["to east", "to bay"]


@pytest.mark.rule("L12.54", "L19.29", "L3.3")
def test_tokens_stay_and_pay_nobody_until_fleets_are_there_again() -> None:
    story = polyphemus("area west blue fleets 1 prosperity 2").play("at delos")
    assert story.number("prosperity", "west") == 2
    assert story.game.view(0)["income"] == {"red": 2, "blue": 1, "green": 2}
    text = "area west red fleets 1 prosperity 2 \n area delos red \n area syros red"
    assert turn("athena", text).game.view(0)["income"]["red"] == 1 + 1 + 1 + 2


# -- the closed sea ----------------------------------------------------------------------------------------------------

SYROS = "area delos red \n area syros red \n area thira blue \n area kea green"


@pytest.mark.rule("L12.57", "L19.24")
@OWNERS
def test_no_fleet_is_recruited_beside_him(owner: str) -> None:
    assert closed(SYROS, "syros", "").play("recruit fleet").legal == ["at north", "at west", "at south"]
    story = closed(SYROS, "syros", owner).play("recruit fleet")
    assert story.legal == ["at north"]
    assert story.refuses("at west")
    assert story.refuses("at south")


@pytest.mark.rule("L19.24", "L12.57", "L6.3")
@OWNERS
def test_with_no_other_legal_area_the_mandatory_fleet_is_skipped(owner: str) -> None:
    text = "area syros red \n area thira blue \n area kea green \n area north red fleets 1"
    story = closed(text, "syros", owner, paid=False)
    assert story.legal == ["build port"]
    story.play("build port, at syros")
    assert story.question == "PaidActions"
    assert story.refuses("recruit fleet")
    assert story.number("fleets_left", "red") == 7


@pytest.mark.rule("L12.57", "L19.22")
@OWNERS
def test_no_fleet_sails_into_the_sea_beside_him(owner: str) -> None:
    text = f"{SYROS} \n area north red fleets 2"
    assert closed(text, "syros", "").play("sail, from north").legal == ["to west", "to east"]
    story = closed(text, "syros", owner).play("sail, from north")
    assert story.legal == ["to east"]
    assert story.refuses("to west")


@pytest.mark.rule("L12.57", "L19.22")
def test_a_fleet_hemmed_in_by_him_cannot_sail() -> None:
    text = "area andros red \n area thira blue \n area west red fleets 1"
    assert closed(text, "paros", "").play("sail, from west").legal == ["to north", "to south"]
    assert closed(text, "paros").refuses("sail")
    assert closed(text.replace("west", "far"), "thira").refuses("sail")  # only the Bay leads out of the Far


@pytest.mark.rule("L12.57")
def test_the_sea_is_closed_from_his_placement_on() -> None:
    story = polyphemus("area north red fleets 1", "poseidon").play("at syros", "sail, from north")
    assert story.legal == ["to east"]


BATTLE = "area delos red \n area andros red \n area thira blue \n area kea green \n area far green fleets 1"


@pytest.mark.rule("L12.57", "L19.23")
def test_no_defender_retreats_into_the_sea_beside_him() -> None:
    text = f"{BATTLE} \n area north red fleets 3 \n area east blue fleets 3"
    sail = "sail, from north, to east, take 3"
    story = closed(text, "syros", "").play(sail, "roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to north", "to south", "to bay"])
    story = closed(text, "syros").play(sail, "roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to north", "to bay"])
    assert story.refuses("to south")


@pytest.mark.rule("L12.57", "L19.23")
def test_no_attacker_retreats_into_the_sea_beside_him() -> None:
    text = f"{BATTLE} \n area north red fleets 3 \n area east blue fleets 3 \n area bay blue fleets 1"
    story = closed(text, "syros", "red").play("sail, from north, to east, take 3", "roll 0, roll 3", "stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to north"])  # without him the South too


@pytest.mark.rule("L19.23", "L12.57")
def test_where_only_the_closed_sea_is_left_nobody_is_asked_to_retreat() -> None:
    text = f"{BATTLE} \n area north red fleets 4 \n area east blue fleets 3 \n area bay green fleets 1"
    story = closed(text, "syros", "green").play("sail, from north, to east, take 3", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("red", ["stay", "to north"])


@pytest.mark.rule("L19.22", "L12.57", "L17.22")
def test_in_a_team_no_fleet_passes_through_the_closed_sea() -> None:
    text = """
        area andros red
        area paros blue
        area milos green
        area thira yellow
        area far red fleets 1
        area bay blue fleets 1
        """
    assert team_turn("poseidon", text).play("sail, from far, to bay").legal == ["to south", "to east"]
    story = team_turn("poseidon", f"{text} \n creature polyphemus green at syros since 1")
    assert story.play("sail, from far, to bay").legal == ["to east"]
    story = team_turn("poseidon", f"{text} \n creature polyphemus green at paros since 1")
    assert story.refuses("sail")  # the Bay is blue's, and behind it all is closed


# -- chains of fleets --------------------------------------------------------------------------------------------------

CHAIN = "area south red fleets 1 \n area bay red fleets 1 \n area milos blue"


@pytest.mark.rule("L19.21")
def test_he_breaks_a_chain_of_fleets() -> None:
    text = f"{HOMES} \n {CHAIN} \n creatures - - - polyphemus"
    assert "to milos" in turn("ares", text).play("move, from delos").legal
    story = turn("ares", text).play("buy polyphemus, at syros", "to east", "move, from delos")
    assert story.legal == ["to naxos"]  # the fleets of East and Bay do not touch Delos


@pytest.mark.rule("L19.21", "L13.16")
def test_he_breaks_a_chain_of_enemy_fleets_for_jason_too() -> None:
    text = f"{HOMES} \n {CHAIN.replace('red', 'blue')} \n hero jason red at delos since 1 \n creatures - - - polyphemus"
    assert "to milos" in turn("athena", text).play("lead jason").legal
    story = turn("athena", text).play("buy polyphemus, at syros", "to east", "lead jason")
    assert story.legal == ["to naxos"]


@pytest.mark.rule("L19.25", "L11.12")
@pytest.mark.parametrize("other, lost", [("", True), ("area bay red fleets 1", False)])
def test_bonus_fleets_do_not_come_beside_him(other: str, lost: bool) -> None:
    text = f"area syros red \n area thira blue \n area kea green \n {other}"
    story = turn("athena", f"{text} \n creature polyphemus blue at syros since 1", "gold 0 philosophers 3", paid=False)
    story.play("recruit philosopher, draw fleets")
    assert fleets(story) == ({} if lost else {"bay": "red 3"})
    assert story.question == "MandatoryActions"


# -- moving and leaving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("L12.58", "L5.5")
@pytest.mark.parametrize("area, neighbours", [("naxos", "delos paros"), ("milos", "kea"), ("andros", "kea")])
def test_at_maintenance_he_may_move_to_a_neighbour_on_his_island(area: str, neighbours: str) -> None:
    story = kept(f"area syros red \n area thira blue \n creature polyphemus red at {area} since 2")
    assert story.play("keep polyphemus").legal == ["stay", *(f"to {land}" for land in neighbours.split())]


@pytest.mark.rule("L12.58")
def test_where_he_moves_the_fleets_around_are_driven_away() -> None:
    text = "area thira blue \n area syros red \n area east blue fleets 2 \n creature polyphemus red at milos since 2"
    story = kept(text).play("keep polyphemus, to kea")
    assert (story.asked, story.legal) == ("red", ["to north", "to south"])
    story.play("to north, to south")
    assert fleets(story) == {"north": "blue 1", "south": "blue 1"}


@pytest.mark.rule("L12.58", "L12.56")
def test_fleets_without_a_way_out_are_destroyed_by_his_move_too() -> None:
    text = "area thira blue \n area kea red \n area west blue fleets 1 \n creature polyphemus red at naxos since 2"
    story = kept(text).play("keep polyphemus, to delos")
    assert fleets(story) == {}
    assert story.number("fleets_left", "blue") == 8


@pytest.mark.rule("L12.58")
def test_when_he_stays_nobody_is_driven_away() -> None:
    text = "area thira blue \n area kea red \n area west blue fleets 1 \n creature polyphemus red at naxos since 2"
    assert fleets(kept(text).play("keep polyphemus, stay")) == {"west": "blue 1"}


@pytest.mark.rule("L12.58", "L19.30")
@pytest.mark.parametrize(
    "answer, seas",
    [
        ("keep polyphemus, stay", "south"),
        ("keep polyphemus, to andros", "south bay"),  # beside him now: East and Far
        ("release polyphemus", "south east bay"),
    ],
)
def test_the_sea_that_he_leaves_is_open_again(answer: str, seas: str) -> None:
    story = kept("area thira blue \n area delos red \n creature polyphemus red at kea since 2").play(answer)
    story.play("build university, at delos", "recruit philosopher", "end", "recruit fleet")
    assert (story.asked, story.legal) == ("blue", [f"at {sea}" for sea in seas.split()])


@pytest.mark.rule("L19.30", "L14.4")
def test_with_his_owner_he_leaves_the_game_and_the_sea_is_open_at_once() -> None:
    text = """
        area delos red troops 1 metropolis gold metropolis gold
        area naxos blue metropolis fleets
        area kea green
        area north red fleets 1
        creature polyphemus blue at syros since 1
        hero ajax red at delos since 1
        """
    story = turn("poseidon", text)
    assert story.play("sail, from north").legal == ["to east"]
    story = turn("poseidon", text).play("lead ajax, to naxos, take 1")
    assert (story.number("alive", "blue"), story.place("polyphemus")) == (0, GONE)
    assert story.play("sail, from north").legal == ["to west", "to east"]


@pytest.mark.rule("L12.25", "L12.57")
@OWNERS
def test_when_his_area_is_conquered_he_stays_and_the_sea_stays_closed(owner: str) -> None:
    text = "area delos red troops 1 \n area naxos blue \n area thira blue \n area kea green"
    story = closed(f"{text} \n hero ajax red at delos since 1", "naxos", owner).play("lead ajax, to naxos, take 1")
    assert (story.owner("naxos"), story.card_at("polyphemus")) == ("red", "naxos")
    assert story.value("card_owner", "polyphemus") == owner
    assert story.play("recruit fleet").legal == ["at west"]
