"""C14: Polyphemus."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import Story, all_fleets, classic, classic_turn

AROUND_KEA = ["k2", "h1", "h2", "i2", "j2"]
ISLANDS = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]


def polyphemus(text: str, god: str = "athena") -> Story:
    """Red has bought Polyphemus for 2 GP, and is about to place him."""
    return classic_turn(god, f"area andros red \n {text} \n creatures - - polyphemus").play("buy polyphemus")


# -- pushing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.12")
def test_he_is_placed_on_any_island() -> None:
    story = polyphemus("area kea blue troops 2 \n area syros red")
    assert story.legal == ["decline", *(f"at {island}" for island in ISLANDS)]
    assert story.play("at milos").card_at("polyphemus") == "milos"  # a neutral one


@pytest.mark.rule("C14.12")
def test_every_fleet_around_his_island_is_pushed_away_his_callers_too() -> None:
    text = "area kea blue \n area i2 blue fleets 1 \n area h2 red fleets 1 \n area h4 green fleets 1"
    story = polyphemus(text).play("at kea", "from h2, to g3", "to i3")
    assert all_fleets(story) == {"g3": ("red", 1), "i3": ("blue", 1), "h4": ("green", 1)}  # h4 is not around Kea
    assert not any(story.fleets(sea) for sea in AROUND_KEA)
    assert story.happened("fleet-pushed") == [
        {"event": "fleet-pushed", "faction": "blue", "origin": "i2", "area": "i3"}
    ]


@pytest.mark.rule("C14.12", "C6.10")
def test_declined_he_pushes_nobody() -> None:
    story = polyphemus("area h2 blue fleets 1").play("decline")
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == (None, DISCARD)
    assert all_fleets(story) == {"h2": ("blue", 1)}


@pytest.mark.rule("C14.13")
def test_his_caller_chooses_the_order_and_the_direction() -> None:
    story = polyphemus("area i2 blue fleets 1 \n area j2 green fleets 1 \n area h2 red fleets 1").play("at kea")
    assert (story.asked, story.question) == ("red", "PushFrom")
    assert sorted(story.legal) == sorted(["from i2", "from j2", "from h2"])
    story.play("from i2")
    assert (story.asked, story.question, story.legal) == ("red", "PushTo", ["to h3", "to i3"])
    story.play("to h3")
    assert sorted(story.legal) == sorted(["from j2", "from h2"])


@pytest.mark.rule("C14.13")
@pytest.mark.parametrize(
    "first, left",
    [("from i2, to i3", {"i3": ("blue", 1)}), ("from j2", {"h3": ("blue", 1), "i3": ("green", 1)})],
)
def test_the_order_may_cost_a_fleet_its_space(first: str, left: dict[str, tuple[str, int]]) -> None:
    """From j2 there is only i3, from i2 also h3."""
    story = polyphemus("area i2 blue fleets 1 \n area j2 green fleets 1").play(f"at kea, {first}")
    assert all_fleets(story) == left
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.13")
def test_fleet_by_fleet_those_of_one_space_may_part() -> None:
    story = polyphemus("area i2 blue fleets 3").play("at kea", "to h3", "to i3", "to h3")
    assert all_fleets(story) == {"h3": ("blue", 2), "i3": ("blue", 1)}


@pytest.mark.rule("C14.13")
def test_a_fleet_joins_its_own_colour_but_no_other() -> None:
    story = polyphemus("area i2 blue fleets 1 \n area h3 blue fleets 2 \n area i3 green fleets 1").play("at kea")
    assert all_fleets(story) == {"h3": ("blue", 3), "i3": ("green", 1)}  # the only way
    assert not story.happened("battle-begun")


@pytest.mark.rule("C14.13")
def test_no_fleet_is_pushed_to_another_space_around_his_island() -> None:
    story = polyphemus("area h2 blue fleets 1").play("at kea")
    assert story.legal == ["to g3", "to h3"]  # not h1 nor i2


@pytest.mark.rule("C14.13", "C14.10")
def test_no_fleet_is_pushed_to_the_kraken() -> None:
    story = polyphemus("area h2 blue fleets 1 \n creature kraken - at g3").play("at kea")
    assert all_fleets(story) == {"h3": ("blue", 1)}


@pytest.mark.rule("C14.13")
def test_a_pushed_fleet_makes_one_step_and_no_battle() -> None:
    story = polyphemus("area i2 red fleets 2 \n area h3 blue fleets 1").play("at kea")
    assert all_fleets(story) == {"i3": ("red", 2), "h3": ("blue", 1)}
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.14")
def test_only_a_fleet_without_such_a_space_is_destroyed() -> None:
    story = polyphemus("area k2 blue fleets 2 \n area i2 blue fleets 1").play("at kea")
    story.play("from k2")  # k2 and h1 have no neighbour that is not around Kea
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "fleet", "area": "k2"}]
    assert story.legal == ["from k2", "from i2"]
    story.play("from k2", "to i3")
    assert all_fleets(story) == {"i3": ("blue", 1)}
    assert (story.owner("k2"), story.number("fleets_left", "blue")) == (None, 7)


@pytest.mark.rule("C14.14")
def test_other_colours_and_the_kraken_all_around_destroy_a_fleet_too() -> None:
    text = "area i2 red fleets 1 \n area h3 blue fleets 1 \n creature kraken - at i3"
    story = polyphemus(text).play("at kea")
    assert all_fleets(story) == {"h3": ("blue", 1)}
    assert story.number("fleets_left", "red") == 8


@pytest.mark.rule("C14.14")
def test_a_fleet_that_could_go_may_not_be_destroyed_instead() -> None:
    story = polyphemus("area i2 blue fleets 1").play("at kea")
    assert story.legal == ["to h3", "to i3"]


# -- while he stands -------------------------------------------------------------------------------------------------

STANDING = "area andros red \n area kea red \n creature polyphemus {owner} at kea since 2 \n"


@pytest.mark.rule("C14.15")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_no_fleet_is_recruited_around_his_island(owner: str) -> None:
    story = classic_turn("poseidon", STANDING.format(owner=owner), paid=False).play("recruit fleet")
    assert story.legal == ["at a1", "at b2", "at c1", "at c2"]  # around Andros, none around Kea
    text = STANDING.format(owner=owner).replace("area andros red", "")
    story = classic_turn("poseidon", text, paid=False)
    assert "recruit fleet" not in story.legal
    assert "end" in story.legal


@pytest.mark.rule("C14.15")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_no_fleet_moves_into_or_passes_the_spaces_around_his_island(owner: str) -> None:
    story = classic_turn("poseidon", STANDING.format(owner=owner) + "area h4 red fleets 1").play("sail, from h4")
    assert sorted(story.legal) == ["to g5", "to h3", "to i3"]
    story.play("to h3")
    assert sorted(story.legal) == ["stay", "to g3", "to h4", "to i3"]  # not h2 nor i2
    story.play("to i3")
    assert sorted(story.legal) == ["stay", "to h3", "to h4"]  # not i2 nor j2


@pytest.mark.rule("C14.15")
def test_the_spaces_are_closed_from_his_placement_on() -> None:
    story = polyphemus("area h2 red fleets 1", "poseidon").play("at kea", "to h3", "sail, from h3")
    assert sorted(story.legal) == ["to g3", "to h4", "to i3"]


@pytest.mark.rule("C14.15", "C14.17")
def test_the_sylph_leads_no_fleet_there() -> None:
    text = STANDING.format(owner="red") + "area i3 red fleets 1 \n creatures - - sylph"
    story = classic_turn("athena", text).play("buy sylph, from i3")
    assert sorted(story.legal) == ["to h3", "to h4"]


@pytest.mark.rule("C14.15", "C10.7")
def test_no_fleet_retreats_there() -> None:
    text = """
        area andros red
        area naxos blue
        area tinos blue
        area i3 red fleets 3
        area h3 blue fleets 3
        area g3 green fleets 1
        creature polyphemus blue at kea since 2
        """
    story = classic_turn("poseidon", text).play("sail, from i3, to h3, take 3", "roll 3, roll 0")
    assert (story.asked, sorted(story.legal)) == ("blue", ["stay", "to h4", "to i3"])  # not h2 nor i2
    story.play("stay")
    assert (story.asked, sorted(story.legal)) == ("red", ["stay", "to h4", "to i3"])


@pytest.mark.rule("C14.15", "C9.5")
def test_no_troop_is_shipped_to_or_from_his_island_but_troops_may_be_recruited_there() -> None:
    text = "area kea red troops 2 \n area delos red troops 1 \n area h1 red fleets 1 \n creatures - - polyphemus"
    assert "move" in classic_turn("ares", text).legal
    story = classic_turn("ares", text).play("buy polyphemus, at kea")
    assert "move" not in story.legal
    assert story.play("recruit troop, at kea").troops("kea") == 3


@pytest.mark.rule("C14.15", "C14.16")
def test_fleets_may_come_back_when_he_has_left() -> None:
    text = """
        cycle 3
        gods poseidon ares - -
        player red gold 9
        offering red poseidon 1
        area kea red
        creature polyphemus red at kea since 2
        phase actions
        """
    story = classic(text)
    assert (story.asked, story.card_at("polyphemus")) == ("red", None)
    assert sorted(story.play("recruit fleet").legal) == sorted(f"at {sea}" for sea in AROUND_KEA)


# -- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.16")
def test_his_card_lies_with_his_caller_while_he_stands() -> None:
    story = polyphemus("area kea blue").play("at kea")
    assert (story.place("polyphemus"), story.number("card_owner", "polyphemus")) == (HELD, 0)
    assert not story.happened("card-discarded")


@pytest.mark.rule("C14.16")
@pytest.mark.parametrize("god", ["zeus", "ares", "apollo"])
def test_he_leaves_at_the_beginning_of_his_owners_next_turn_with_apollo_too(god: str) -> None:
    text = f"""
        cycle 3
        gods zeus ares - -
        player red gold 9
        player blue gold 9
        offering red {god} {0 if god == "apollo" else 1}
        offering blue {"ares" if god == "zeus" else "zeus"} 1
        area andros red
        area tinos red
        area milos blue
        creature polyphemus red at kea since 2
        phase actions
        """
    story = classic(text)
    if god != "zeus":
        assert (story.asked, story.card_at("polyphemus")) == ("blue", "kea")  # blue's turn comes first
        story.play("recruit priest", "end")
    assert story.asked == "red"  # before anything that red does
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == (None, DISCARD)
    assert story.number("card_owner", "polyphemus") == -1
    assert story.happened("creature-left") == [{"event": "creature-left", "faction": "red", "card": "polyphemus"}]


@pytest.mark.rule("C14.16")
def test_he_stays_over_the_end_of_the_cycle_and_for_the_turns_of_others() -> None:
    text = """
        area kea blue
        area naxos green
        offering blue ares 1
        offering green apollo 0
        """
    story = polyphemus(text, "poseidon").play("at kea", "end", "recruit troop, at kea", "end")
    assert (story.question, story.card_at("polyphemus")) == ("Draw", "kea")  # the next cycle has begun
    story.play("draw giant, draw pegasus, draw sylph", "draw zeus, draw athena")
    story.play("bid athena 1", "bid zeus 1", "bid apollo 0")
    assert (story.asked, story.card_at("polyphemus")) == ("blue", "kea")
    story.play("recruit priest, end")
    assert (story.asked, story.card_at("polyphemus")) == ("green", "kea")
    story.play("recruit philosopher, end")
    assert story.card_at("polyphemus") is None  # red, with Apollo


@pytest.mark.rule("C14.16")
def test_he_stays_his_callers_when_his_island_changes_hands() -> None:
    text = "area andros red troops 1 \n area kea blue \n area milos blue \n creatures - - pegasus"
    story = classic_turn("ares", f"{text} \n creature polyphemus blue at kea since 2")
    story.play("buy pegasus, from andros, to kea")
    assert (story.owner("kea"), story.card_at("polyphemus")) == ("red", "kea")
    assert story.number("card_owner", "polyphemus") == 1


@pytest.mark.rule("C14.16", "C14.5")
def test_his_card_can_be_called_from_the_pile_after_he_has_left() -> None:
    text = """
        cycle 3
        gods zeus ares - -
        player red gold 9
        offering red zeus 1
        area andros red
        creatures - - chimera
        creature polyphemus red at kea since 2
        phase actions
        """
    story = classic(text).play("buy chimera")
    assert story.legal == ["decline", "play polyphemus"]
    story.play("play polyphemus, at naxos")
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == ("naxos", HELD)


@pytest.mark.rule("C14.16", "C12.4")
def test_he_leaves_the_game_with_an_eliminated_owner() -> None:
    text = (
        "area andros red troops 1 metropolis \n area kea blue metropolis \n area naxos green \n creatures - - pegasus"
    )
    story = classic_turn("ares", f"{text} \n creature polyphemus blue at milos since 2")
    story.play("buy pegasus, from andros, to kea")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]
    assert (story.card_at("polyphemus"), story.place("polyphemus")) == (None, GONE)
