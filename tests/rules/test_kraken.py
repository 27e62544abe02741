"""L12: the Kraken."""

import pytest

from cyclades.engine.decks import HELD
from tests.story import Story, turn


def kraken(text: str, god: str = "athena") -> Story:
    """Red has bought the Kraken, and is about to place it."""
    return turn(god, f"area delos red troops 1 \n {text} \n creatures - - - kraken").play("buy kraken")


def maintenance(text: str) -> Story:
    """Red, with a priestess, is asked whether it keeps the Kraken in the South."""
    return Story(
        f"""
        cycle 3
        gods athena poseidon zeus ares hera
        player red gold 3 priestesses 1
        offering red athena 1
        offering blue poseidon 1
        offering green apollo 0
        area delos red troops 1
        area thira blue
        area kea green
        {text}
        creature kraken red at south since 2
        phase maintenance
        """
    )


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
    story = maintenance("area bay blue fleets 2 \n area west red fleets 1").play("keep kraken")
    assert story.legal == ["stay", "to west", "to east", "to bay"]  # adjacent to the South
    story.play("to bay")
    assert story.fleets("bay") == 0
    assert story.number("fleets_left", "blue") == 8
    assert story.card_at("kraken") == "bay"
    assert story.number("priestesses", "red") == 0


@pytest.mark.rule("L12.16", "L12.15")
def test_moving_it_onto_own_fleets_destroys_them() -> None:
    story = maintenance("area west red fleets 2").play("keep kraken, to west")
    assert story.number("fleets_left", "red") == 8


@pytest.mark.rule("L12.16")
def test_a_kraken_that_stays_destroys_nothing_more() -> None:
    story = maintenance("area bay blue fleets 2").play("keep kraken, stay")
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
    story = maintenance("").play(answer)
    story.play("build university, at delos", "recruit philosopher", "end", "recruit fleet")
    assert (story.asked, story.legal) == ("blue", [f"at {sea}" for sea in seas.split()])


@pytest.mark.rule("L12.15", "L5.3")
def test_fleets_do_not_come_back_with_its_leaving() -> None:
    story = kraken("area thira blue \n area south blue fleets 2 \n heroes ajax hector").play("at south, end")
    story.play("draw graeae, draw harpy, draw minotaur, draw sphinx", "bid zeus 1, bid poseidon 1, bid apollo 0")
    assert story.card_at("kraken") is None
    assert (story.fleets("south"), story.number("fleets_left", "blue")) == (0, 8)
