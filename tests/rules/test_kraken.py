"""L12: the Kraken, and L19: the sea that it closes, alone and beside Polyphemus."""

import pytest

from cyclades.engine.decks import GONE, HELD
from tests.story import OWNERS, Story, maintenance, team_turn, turn


def kraken(text: str, god: str = "athena") -> Story:
    """Red has bought the Kraken, and is about to place it."""
    return turn(god, f"area delos red troops 1 \n {text} \n creatures - - - kraken").play("buy kraken")


def in_the_south(text: str) -> Story:
    """Red, with a priestess, is asked whether it keeps the Kraken in the South; then blue has its turn."""
    others = "offering blue poseidon 1 \n offering green apollo 0 \n area thira blue \n area kea green"
    return maintenance(f"area delos red troops 1 \n {others} \n {text} \n creature kraken red at south since 2")


@pytest.mark.rule("L12.15")
def test_the_kraken_is_placed_on_any_sea_area() -> None:
    story = kraken("area west red fleets 1 \n area south blue fleets 1")
    assert story.legal == ["decline", "at north", "at west", "at south", "at east", "at bay", "at far"]
    story.play("at far")  # far from everything of red's
    assert story.card_at("kraken") == "far"
    assert story.place("kraken") == HELD


@pytest.mark.rule("L12.15")
def test_all_fleets_where_it_is_placed_are_destroyed() -> None:
    story = kraken("area thira blue \n area south blue fleets 3 prosperity 2").play("at south")
    assert story.fleets("south") == 0
    assert story.owner("south") is None
    assert story.number("fleets_left", "blue") == 8
    assert story.number("prosperity", "south") == 2  # tokens stay
    assert len(story.happened("lost")) == 3


@pytest.mark.rule("L12.15")
def test_its_owners_fleets_are_destroyed_too() -> None:
    story = kraken("area west red fleets 2 \n area north red fleets 1").play("at west")
    assert (story.fleets("west"), story.fleets("north")) == (0, 1)
    assert story.number("fleets_left", "red") == 7


@pytest.mark.rule("L12.16")
def test_fleets_where_it_moves_at_maintenance_are_destroyed() -> None:
    story = in_the_south("area bay blue fleets 2 \n area west red fleets 1").play("keep kraken")
    assert story.legal == ["stay", "to west", "to east", "to bay"]  # adjacent to the South
    story.play("to bay")
    assert story.fleets("bay") == 0
    assert story.number("fleets_left", "blue") == 8
    assert story.card_at("kraken") == "bay"
    assert story.number("priestesses", "red") == 0


@pytest.mark.rule("L12.16", "L12.15")
def test_moving_it_onto_own_fleets_destroys_them() -> None:
    story = in_the_south("area west red fleets 2").play("keep kraken, to west")
    assert story.number("fleets_left", "red") == 8


@pytest.mark.rule("L12.16")
def test_a_kraken_that_stays_destroys_nothing_more() -> None:
    story = in_the_south("area bay blue fleets 2").play("keep kraken, stay")
    assert story.fleets("bay") == 2
    assert story.card_at("kraken") == "south"


@pytest.mark.rule("L12.2", "L12.15", "L12.16")
def test_example_e7() -> None:
    """E7 (L773-789): Kraken on 5 GP, 2 Temples -> 3 GP; 2 yellow fleets die; next cycle 1 priestess, one step, 1 black
    fleet dies. Red is purple there, blue yellow, green black."""
    story = Story(
        """
        cycle 2
        gods athena ares poseidon hera zeus
        player red gold 9 priestesses 1
        offering red athena 1
        offering blue ares 1
        offering green apollo 0
        area milos red temple 2
        area thira blue
        area syros green
        area south blue fleets 2
        area west green fleets 1
        creatures kraken - - harpy
        heroes ajax hector
        done build university 1
        done recruit philosopher 1
        phase actions athena paid
        """
    )
    story.play("buy kraken, at south")
    assert story.gold("red") == 9 - 3
    assert (story.fleets("south"), story.number("fleets_left", "blue")) == (0, 8)
    story.play("end", "build fortress, at thira", "recruit troop, at thira", "end")
    story.play("draw graeae, draw minotaur, draw sphinx, draw harpy")
    story.play("bid apollo 0, bid ares 1, bid poseidon 1")  # green, who had Apollo, then blue, then red
    assert story.asked == "red"
    story.play("keep kraken, to west")
    assert story.number("priestesses", "red") == 0
    assert story.card_at("kraken") == "west"
    assert (story.fleets("west"), story.number("fleets_left", "green")) == (0, 8)


@pytest.mark.rule("L12.17")
def test_no_fleet_is_recruited_where_the_kraken_is() -> None:
    text = "area delos red \n area thira blue \n creature kraken blue at west since 2"
    story = turn("poseidon", text, paid=False).play("recruit fleet")
    assert story.legal == ["at north", "at south"]
    story = turn("poseidon", text.replace("kraken blue", "kraken red"), paid=False).play("recruit fleet")
    assert story.legal == ["at north", "at south"]  # nor its owner's


@pytest.mark.rule("L12.17", "L6.3")
def test_where_only_its_area_is_left_the_mandatory_fleet_is_skipped() -> None:
    text = "area syros red \n area thira blue \n area south blue fleets 1 \n creature kraken blue at west since 2"
    story = turn("poseidon", text, paid=False).play("build port, at syros")
    assert story.question == "PaidActions"
    assert story.refuses("recruit fleet")
    assert story.number("fleets_left", "red") == 8


@pytest.mark.rule("L12.17")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_no_fleet_moves_into_its_area(owner: str) -> None:
    text = f"area delos red \n area thira blue \n area north red fleets 2 \n creature kraken {owner} at west since 2"
    story = turn("poseidon", text).play("sail, from north")
    assert story.legal == ["to east"]


@pytest.mark.rule("L12.17")
def test_its_area_is_closed_from_its_placement_on() -> None:
    story = kraken("area thira blue \n area north red fleets 1", god="poseidon").play("at west")
    assert story.play("sail, from north").legal == ["to east"]


@pytest.mark.rule("L12.17")
def test_a_fleet_hemmed_in_by_the_kraken_cannot_move_at_all() -> None:
    text = "area milos red \n area thira blue \n area far red fleets 1 \n creature kraken blue at bay since 2"
    assert turn("poseidon", text).refuses("sail")


BATTLE = """
    area delos red
    area thira blue
    area kea green
    area west red fleets 3
    area south blue fleets 3
    area north green fleets 1
    """


@pytest.mark.rule("L12.17")
def test_a_beaten_fleet_does_not_retreat_into_its_area() -> None:
    story = turn("poseidon", BATTLE + "creature kraken red at bay since 2")
    story.play("sail, from west, to south, take 3", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("blue", ["stay", "to west", "to east"])  # without the Kraken the Bay too
    story.play("to east")
    assert story.fleets("east") == 2


@pytest.mark.rule("L12.17")
def test_the_attacker_does_not_retreat_into_its_area_either() -> None:
    story = turn("poseidon", BATTLE + "area east green fleets 1 \n creature kraken red at bay since 2")
    story.play("sail, from west, to south, take 3", "roll 0, roll 3", "stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to west"])


@pytest.mark.rule("L12.17")
def test_where_only_its_area_is_left_nobody_is_asked_to_retreat() -> None:
    text = BATTLE.replace("west red fleets 3", "west red fleets 4")
    story = turn("poseidon", text + "area east green fleets 1 \n creature kraken red at bay since 2")
    story.play("sail, from west, to south, take 3", "roll 3, roll 0")
    assert (story.asked, story.legal) == ("red", ["stay", "to west"])  # blue has nowhere to go


@pytest.mark.rule("L12.17", "L9.3")
def test_the_kraken_breaks_a_chain_of_fleets() -> None:
    chain = "area syros red troops 1 \n area west red fleets 1 \n area south red fleets 1 \n area bay red fleets 1"
    text = f"{chain} \n area thira blue \n area milos blue \n area kea blue \n creatures - - - kraken"
    assert "to milos" in turn("ares", text).play("move, from syros").legal
    story = turn("ares", text).play("buy kraken, at bay", "move, from syros")
    assert "to thira" in story.legal
    assert "to milos" not in story.legal


@pytest.mark.rule("L12.17")
@pytest.mark.parametrize("answer, seas", [("keep kraken, to bay", "south east"), ("release kraken", "south east bay")])
def test_its_area_opens_again_when_it_has_gone(answer: str, seas: str) -> None:
    story = in_the_south("").play(answer)
    story.play("build university, at delos", "recruit philosopher", "end", "recruit fleet")
    assert (story.asked, story.legal) == ("blue", [f"at {sea}" for sea in seas.split()])


@pytest.mark.rule("L12.15", "L5.3")
def test_fleets_do_not_come_back_with_its_leaving() -> None:
    story = kraken("area thira blue \n area south blue fleets 2 \n heroes ajax hector").play("at south, end")
    story.play("draw graeae, draw harpy, draw minotaur, draw sphinx", "bid zeus 1, bid poseidon 1, bid apollo 0")
    assert story.card_at("kraken") is None
    assert (story.fleets("south"), story.number("fleets_left", "blue")) == (0, 8)


@pytest.mark.rule("L12.15", "L12.24")
def test_it_is_not_placed_where_the_hydra_swims() -> None:
    story = kraken("area bay blue fleets 1 \n creature hydra blue at bay since 1")
    assert story.legal == ["decline", "at north", "at west", "at south", "at east", "at far"]
    assert story.refuses("at bay")


@pytest.mark.rule("L5.5", "L12.24")
def test_it_does_not_move_to_where_the_hydra_swims() -> None:
    story = in_the_south("creature hydra blue at bay since 3").play("keep kraken")
    assert story.legal == ["stay", "to west", "to east"]


@pytest.mark.rule("L19.21", "L13.16")
def test_no_chain_of_fleets_leads_jason_through_its_area() -> None:
    chain = "area syros red \n area west blue fleets 1 \n area south blue fleets 1 \n area thira blue \n area kea blue"
    text = f"{chain} \n hero jason red at syros since 1 \n creatures - - - kraken"
    assert turn("athena", text).play("lead jason").legal == [
        f"to {land}" for land in ("delos", "naxos", "paros", "thira")
    ]
    story = turn("athena", text).play("buy kraken, at south", "lead jason")
    assert story.legal == ["to delos"]  # over the West


TEAM = "area andros red \n area paros blue \n area milos green \n area thira yellow \n area far red fleets 1"


@pytest.mark.rule("L19.22", "L17.22")
@OWNERS
def test_in_a_team_no_sea_move_passes_through_its_area(owner: str) -> None:
    text = f"{TEAM} \n area bay blue fleets 1"
    assert team_turn("poseidon", text).play("sail, from far, to bay").legal == ["to south", "to east"]
    story = team_turn("poseidon", f"{text} \n creature kraken {owner} at south since 1").play("sail, from far, to bay")
    assert story.legal == ["to east"]
    assert team_turn("poseidon", f"{TEAM} \n creature kraken {owner} at bay since 1").refuses("sail")


@pytest.mark.rule("L19.22", "L17.25")
def test_where_the_way_on_is_closed_no_fleet_sets_out_through_the_teammates() -> None:
    mate = "\n".join(f"area {sea} blue fleets 1" for sea in ("bay", "south", "east", "north"))
    assert team_turn("poseidon", f"{TEAM} \n {mate}").play("sail").legal == ["from far"]  # the West is free
    assert team_turn("poseidon", f"{TEAM} \n {mate} \n creature kraken green at west since 1").refuses("sail")


@pytest.mark.rule("L19.23", "L12.17")
def test_both_sides_find_the_same_area_closed() -> None:
    story = turn("poseidon", BATTLE + "creature kraken red at east since 2")
    story.play("sail, from west, to south, take 3", "roll 0, roll 3")
    assert (story.asked, story.legal) == ("blue", ["stay", "to west", "to bay"])
    assert story.play("stay").legal == ["stay", "to west", "to bay"]
    assert story.asked == "red"
    assert story.refuses("to east")


@pytest.mark.rule("L19.24", "L17.28")
def test_no_area_is_left_where_the_teammates_fleets_are_and_the_kraken_is() -> None:
    text = "area syros red \n area thira blue \n area milos green \n area kea yellow \n area south blue fleets 1"
    story = team_turn("poseidon", f"{text} \n creature kraken blue at west since 1", paid=False)
    story.play("build port, at syros")
    assert story.question == "PaidActions"
    assert story.refuses("recruit fleet")


@pytest.mark.rule("L19.24", "L6.3", "L7.10")
def test_the_skipped_fleet_is_lost_and_later_ones_of_the_turn_are_paid() -> None:
    text = "area syros red troops 1 \n area thira blue \n area kea blue \n area south blue fleets 1"
    story = turn("poseidon", f"{text} \n creature kraken blue at west since 2 \n creatures - - - pegasus", paid=False)
    story.play("build port, at syros", "buy pegasus, from syros, to milos", "recruit fleet, at far")
    assert story.gold("red") == 9 - 2 - 1
    assert story.fleets("far") == 1


@pytest.mark.rule("L19.25", "L11.12")
@pytest.mark.parametrize(
    "fleets, at, found", [("west far", "west", (0, 3)), ("west far", "far", (3, 0)), ("west", "west", (0, 0))]
)
def test_bonus_fleets_come_only_where_it_has_left_own_fleets(fleets: str, at: str, found: tuple[int, int]) -> None:
    seas = "\n".join(f"area {sea} red fleets 1" for sea in fleets.split())
    text = f"area delos red \n area thira blue \n {seas} \n creatures - - - kraken"
    story = turn("athena", text, "gold 9 philosophers 3")
    story.play(f"buy kraken, at {at}", "recruit philosopher, draw fleets")
    assert (story.fleets("west"), story.fleets("far")) == found
    assert story.number("fleets_left", "red") == 8 - sum(found)


@pytest.mark.rule("L19.29", "L3.3")
def test_tokens_in_its_area_stay_and_pay_nobody_until_fleets_are_there_again() -> None:
    story = kraken("area thira blue \n area west blue fleets 1 prosperity 2").play("at west")
    assert story.number("prosperity", "west") == 2
    assert story.game.view(0)["income"] == {"red": 1, "blue": 1, "green": 0}
    text = "area bay - prosperity 2"
    story = in_the_south(text).play("release kraken", "build university, at delos", "recruit philosopher", "end")
    story.play("build port, at thira", "recruit fleet, at bay")
    assert story.game.view(0)["income"]["blue"] == 1 + 2


@pytest.mark.rule("L19.30", "L14.4")
def test_with_its_owner_it_leaves_the_game_and_its_area_is_open_at_once() -> None:
    text = """
        area delos red metropolis gold metropolis gold
        area naxos blue metropolis gold
        area kea green
        area north red fleets 1
        creature kraken blue at west since 1
        hero ajax red at delos since 1
        """
    assert turn("poseidon", text).play("sail, from north").legal == ["to east"]
    story = turn("poseidon", text).play("lead ajax, to naxos")
    assert (story.number("alive", "blue"), story.place("kraken")) == (0, GONE)
    assert story.play("sail, from north").legal == ["to west", "to east"]


# -- with Polyphemus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L19.28")
def test_it_may_be_placed_in_a_sea_area_that_polyphemus_closes() -> None:
    story = kraken("area thira blue \n creature polyphemus blue at syros since 1")
    assert story.legal == ["decline", "at north", "at west", "at south", "at east", "at bay", "at far"]
    assert story.play("at west").card_at("kraken") == "west"


@pytest.mark.rule("L19.28")
def test_polyphemus_may_be_placed_beside_it_and_does_not_drive_it_away() -> None:
    text = "area kea red \n area thira blue \n creature kraken blue at west since 2 \n creatures - - - polyphemus"
    story = turn("athena", text).play("buy polyphemus, at delos")
    assert (story.card_at("polyphemus"), story.card_at("kraken")) == ("delos", "west")
    assert story.question == "PaidActions"


@pytest.mark.rule("L19.28", "L5.4")
def test_both_may_move_beside_each_other() -> None:
    text = "player blue priestesses 1 \n creature polyphemus blue at naxos since 2"
    story = in_the_south(text).play("keep kraken, to west")
    assert story.play("keep polyphemus").legal == ["stay", "to delos", "to paros"]
    story.play("to delos")
    assert (story.card_at("polyphemus"), story.card_at("kraken")) == ("delos", "west")
    story = in_the_south("creature polyphemus blue at syros since 3").play("keep kraken")
    assert story.legal == ["stay", "to west", "to east", "to bay"]


@pytest.mark.rule("L19.27", "L12.55")
def test_a_fleet_that_polyphemus_drives_away_does_not_go_to_it() -> None:
    text = "area kea red \n area thira blue \n area south blue fleets 1 \n creatures - - - polyphemus"
    assert turn("athena", text).play("buy polyphemus, at delos").legal == ["to east", "to bay"]
    story = turn("athena", f"{text} \n creature kraken red at east since 2").play("buy polyphemus, at delos")
    assert (story.fleets("bay"), story.fleets("east"), story.fleets("south")) == (1, 0, 0)


@pytest.mark.rule("L19.30", "L19.28")
@pytest.mark.parametrize("leaves, seas", [("polyphemus", ["east", "bay"]), ("kraken", ["bay"])])
def test_an_area_that_both_close_stays_closed_when_one_of_them_leaves(leaves: str, seas: list[str]) -> None:
    others = {"polyphemus": "kraken", "kraken": "polyphemus"}
    story = in_the_south("creature polyphemus red at paros since 2")
    story.play(f"release {leaves}, keep {others[leaves]}, stay")
    story.play("build university, at delos", "recruit philosopher", "end", "recruit fleet")
    assert (story.asked, story.legal) == ("blue", [f"at {sea}" for sea in seas])
