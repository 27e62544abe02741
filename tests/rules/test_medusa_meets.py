"""L19: how Medusa meets teams, other cards, Metropolises and the rest of the game."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.story import OWNERS, Story, team_turn, turn

OTHERS = "area thira blue \n area kea blue \n area milos green"


def medusa(text: str, god: str = "athena", owner: str = "blue", red: str = "gold 9", paid: bool = True) -> Story:
    """Red in its turn, with Medusa on Naxos; an empty owner for a board without her."""
    her = f"creature medusa {owner} at naxos since 1" if owner else ""
    return turn(god, f"{OTHERS} \n {text} \n {her}", red, paid)


# -- teams -------------------------------------------------------------------------------------------------------------

TEAM = "area delos red troops 1 \n area naxos blue troops 1 \n area milos green \n area thira yellow"


@pytest.mark.rule("L19.3", "L17.21")
@pytest.mark.parametrize("god, move", [("ares", "move"), ("athena", "lead ajax")])
def test_in_a_team_no_group_passes_through_her_area(god: str, move: str) -> None:
    text = f"{TEAM} \n hero ajax red at delos since 1"
    assert move in team_turn(god, text).legal
    for owner in ("red", "blue", "green"):
        assert team_turn(god, f"{text} \n creature medusa {owner} at naxos since 1").refuses(move)


@pytest.mark.rule("L19.3")
def test_no_group_passes_through_her_area_as_the_second_of_two() -> None:
    text = """
        area andros red troops 1
        area kea blue
        area milos blue
        area bay red fleets 1
        area thira green
        area delos green
        area syros yellow
        """
    through_kea = "move, from andros, to kea"
    assert team_turn("ares", text).play(through_kea).legal == ["to milos", "to thira"]
    story = team_turn("ares", f"{text} \n creature medusa green at milos since 1").play(through_kea)
    assert story.legal == ["to thira"]
    assert story.refuses("to milos")


@pytest.mark.rule("L19.3", "L17.25")
def test_where_her_area_is_the_only_way_on_nobody_sets_out() -> None:
    text = "area andros red troops 1 \n area kea blue \n area thira green \n area syros yellow"
    assert team_turn("ares", text).play("move").legal == ["from andros"]  # through Kea to Milos
    assert team_turn("ares", f"{text} \n creature medusa blue at milos since 1").refuses("move")
    assert team_turn("ares", f"{text} \n area milos blue \n creature medusa blue at milos since 1").refuses("move")


# -- Pegasus and Perseus -----------------------------------------------------------------------------------------------

PEGASUS = "creatures - - - pegasus"


@pytest.mark.rule("L19.4", "L12.42")
@OWNERS
def test_pegasus_takes_nobody_out_of_her_area(owner: str) -> None:
    text = f"area delos red troops 1 \n area naxos red troops 2 \n hero ajax red at naxos since 1 \n {PEGASUS}"
    assert medusa(text, owner="").play("buy pegasus").legal == ["decline", "from delos", "from naxos"]
    story = medusa(text, owner=owner).play("buy pegasus")
    assert story.legal == ["decline", "from delos"]
    assert story.refuses("from naxos")


@pytest.mark.rule("L19.4", "L12.27")
def test_with_all_units_in_her_area_pegasus_does_nothing() -> None:
    story = medusa(f"area delos red \n area naxos red troops 2 \n {PEGASUS}")
    assert story.game.question.useless == ("buy pegasus",)
    story.play("buy pegasus")
    assert (story.question, story.place("pegasus"), story.troops("naxos")) == ("PaidActions", DISCARD, 2)


@pytest.mark.rule("L19.5", "L12.42")
@OWNERS
@pytest.mark.parametrize("naxos", ["red", "blue", "blue troops 1", "-"])
def test_pegasus_brings_nobody_into_her_area(owner: str, naxos: str) -> None:
    text = f"area delos red troops 1 \n area naxos {naxos} \n {PEGASUS}"
    assert "to naxos" in medusa(text, owner="").play("buy pegasus, from delos").legal
    story = medusa(text, owner=owner).play("buy pegasus, from delos")
    assert story.legal == [f"to {land}" for land in ("paros", "andros", "kea", "syros", "thira")]
    assert story.refuses("to naxos")


PERSEUS = "hero perseus red at delos since 1"


@pytest.mark.rule("L19.6", "L13.32")
@OWNERS
def test_the_sacrifice_of_perseus_takes_nobody_out_of_her_area(owner: str) -> None:
    text = f"area delos red \n area naxos red troops 2 \n area syros red troops 1 \n {PERSEUS}"
    assert medusa(text, owner="").play("sacrifice perseus").legal == ["from naxos", "from syros"]
    story = medusa(text, owner=owner).play("sacrifice perseus")
    assert story.refuses("from naxos")
    assert story.legal == ["from syros"]


@pytest.mark.rule("L19.6", "L13.33")
def test_with_all_others_in_her_area_perseus_is_not_sacrificed() -> None:
    text = f"area delos red \n area naxos red troops 2 \n {PERSEUS}"
    assert "sacrifice perseus" in medusa(text, owner="").legal
    assert medusa(text).refuses("sacrifice perseus")


@pytest.mark.rule("L19.6", "L13.32")
@pytest.mark.parametrize("naxos", ["red", "blue", "-"])
def test_the_sacrifice_of_perseus_brings_nobody_into_her_area(naxos: str) -> None:
    text = f"area delos red troops 1 \n area naxos {naxos} \n {PERSEUS}"
    assert "to naxos" in medusa(text, owner="").play("sacrifice perseus, from delos").legal
    story = medusa(text).play("sacrifice perseus, from delos")
    assert story.legal == [f"to {land}" for land in ("paros", "andros", "kea", "syros", "thira")]
    assert story.refuses("to naxos")


@pytest.mark.rule("L19.7")
def test_perseus_in_her_area_may_be_sacrificed_to_move_units_of_another() -> None:
    text = "area delos red troops 2 \n area naxos red troops 1 \n hero perseus red at naxos since 1"
    story = medusa(text).play("sacrifice perseus")
    assert story.legal == ["from delos"]
    story.play("from delos, to kea, take 2")
    assert (story.owner("kea"), story.troops("kea")) == ("red", 2)
    assert (story.place("perseus"), story.owner("naxos"), story.troops("naxos")) == (GONE, "red", 1)


@pytest.mark.rule("L19.7", "L13.33")
def test_but_not_where_all_other_units_are_with_him() -> None:
    text = "area delos red \n area naxos red troops 1 \n hero perseus red at naxos since 1"
    assert "sacrifice perseus" in medusa(text, owner="").legal
    assert medusa(text).refuses("sacrifice perseus")


@pytest.mark.rule("L19.90", "L19.6")
def test_her_area_is_barred_for_pandora_who_copies_perseus_too() -> None:
    text = "area delos red \n area naxos red troops 1 \n hero pandora red at delos since 1 \n heroes perseus -"
    assert "sacrifice pandora" in medusa(text, owner="").legal
    assert medusa(text).refuses("sacrifice pandora")
    story = medusa(text.replace("naxos red troops 1", "syros red troops 1")).play(
        "sacrifice pandora, play perseus, from syros"
    )
    assert "to naxos" not in story.legal
    assert "to thira" in story.legal


# -- other cards -------------------------------------------------------------------------------------------------------

CHARON = "creatures - - - charon \n heroes helen jason"


@pytest.mark.rule("L19.13", "L12.28")
@OWNERS
def test_charon_does_not_swap_a_hero_who_stands_there(owner: str) -> None:
    heroes = "hero ajax red at naxos since 1 \n hero hector red at delos since 1"
    text = f"area delos red \n area naxos red \n {heroes} \n {CHARON}"
    assert medusa(text, owner="").play("buy charon").legal == ["decline", "release ajax", "release hector"]
    story = medusa(text, owner=owner).play("buy charon")
    assert story.legal == ["decline", "release hector"]
    assert story.refuses("release ajax")


@pytest.mark.rule("L19.13", "L12.29", "L12.27")
def test_charon_does_nothing_where_all_heroes_stand_there() -> None:
    story = medusa(f"area naxos red \n area syros red \n hero ajax red at naxos since 1 \n {CHARON}")
    assert story.game.question.useless == ("buy charon",)
    story.play("buy charon")
    assert (story.card_at("ajax"), story.place("charon")) == ("naxos", DISCARD)


GIANT = "creatures - - - giant"


@pytest.mark.rule("L19.14", "L12.37")
@OWNERS
def test_the_giant_takes_no_mercenaries_from_her_area(owner: str) -> None:
    text = f"area delos red \n area naxos blue mercenaries 2 \n area andros blue mercenaries 1 \n {GIANT}"
    assert medusa(text, owner="").play("buy giant").legal == ["decline", "from naxos", "from andros"]
    story = medusa(text, owner=owner).play("buy giant")
    assert story.legal == ["decline", "from andros"]
    assert story.refuses("from naxos")


@pytest.mark.rule("L19.14", "L12.38", "L12.27")
def test_the_giant_does_nothing_where_all_mercenaries_stand_there() -> None:
    story = medusa(f"area delos red \n area naxos blue mercenaries 2 \n {GIANT}")
    assert story.game.question.useless == ("buy giant",)
    assert story.play("buy giant").number("mercenaries", "naxos") == 2


@pytest.mark.rule("L19.15", "L12.37")
@OWNERS
def test_the_giants_mercenaries_are_not_placed_there(owner: str) -> None:
    text = f"area delos red \n area naxos red \n area syros red \n area andros blue mercenaries 2 \n {GIANT}"
    story = medusa(text, owner=owner).play("buy giant, from andros")
    assert story.legal == ["to delos", "to syros"]
    story.play("to syros, to syros")
    assert (story.number("mercenaries", "syros"), story.number("mercenaries", "naxos")) == (2, 0)


@pytest.mark.rule("L19.15", "L12.27")
def test_for_a_player_without_another_land_area_the_giant_does_nothing() -> None:
    story = medusa(f"area naxos red \n area andros blue mercenaries 2 \n {GIANT}")
    assert story.game.question.useless == ("buy giant",)
    story.play("buy giant")
    assert story.question == "PaidActions"
    assert (story.number("mercenaries", "andros"), story.number("mercenaries", "naxos")) == (2, 0)
    assert medusa(f"area naxos red \n area andros blue mercenaries 2 \n {GIANT}", owner="").game.question.useless == ()


@pytest.mark.rule("L19.16", "L12.8")
@OWNERS
def test_the_harpy_may_destroy_a_troop_there(owner: str) -> None:
    text = "area delos red \n area naxos blue troops 1 \n creatures - - - harpy"
    story = medusa(text, owner=owner).play("buy harpy, at naxos")
    assert (story.troops("naxos"), story.owner("naxos")) == (0, "blue")
    assert story.number("troops_left", "blue") == 8


@pytest.mark.rule("L19.17", "L10.4")
@OWNERS
def test_a_hero_who_stands_there_may_be_sacrificed(owner: str) -> None:
    text = "area delos red \n area naxos red \n hero hector red at naxos since 1"
    story = medusa(text, owner=owner, red="gold 0 priestesses 2").play("sacrifice hector, take 1")
    assert (story.place("hector"), story.number("philosophers", "red")) == (GONE, 1)
    assert (story.owner("naxos"), story.card_at("medusa")) == ("red", "naxos")


# -- Metropolises and their bonuses ------------------------------------------------------------------------------------


@pytest.mark.rule("L19.11", "L11.8")
def test_bonus_troops_are_not_placed_there() -> None:
    text = "area delos red \n area naxos red \n area syros red"
    story = medusa(text, red="gold 0 philosophers 3", paid=False).play("recruit philosopher", "at naxos, draw troops")
    assert story.legal == ["at delos", "at syros"]
    assert story.refuses("at naxos")
    story.play("at delos, at delos")
    assert (story.troops("delos"), story.troops("naxos")) == (2, 0)


@pytest.mark.rule("L19.11", "L11.13", "L19.18")
def test_bonus_troops_that_have_no_other_place_are_lost() -> None:
    story = medusa("area naxos red", red="gold 0 philosophers 3", paid=False).play("recruit philosopher, draw troops")
    assert story.number("metropolis", "naxos") == 1
    assert (story.question, story.troops("naxos"), story.number("troops_left", "red")) == ("MandatoryActions", 0, 8)


@pytest.mark.rule("L19.11", "L11.15")
@OWNERS
def test_the_bonus_troops_of_a_lost_metropolis_are_not_placed_there_either(owner: str) -> None:
    text = "area syros red troops 1 \n area delos green metropolis troops \n area naxos green \n area west red fleets 1"
    story = turn("ares", f"{text} \n area thira blue \n creature medusa {owner} at naxos since 1")
    story.play("move, from syros, to delos")
    assert story.owner("delos") == "red"
    assert (story.troops("naxos"), story.number("troops_left", "green")) == (0, 8)
    assert story.asked == "red"


# -- what she does not touch -------------------------------------------------------------------------------------------


@pytest.mark.rule("L19.18", "L3.1")
def test_her_area_stays_its_controllers_and_pays() -> None:
    story = medusa("area delos red \n area naxos red prosperity 2 \n area syros green")
    assert story.owner("naxos") == "red"
    assert story.game.view(0)["income"] == {"red": 1 + 2, "blue": 1 + 2, "green": 1}


@pytest.mark.rule("L19.18", "L7.1", "L11.1")
def test_buildings_and_metropolises_go_up_there_and_count() -> None:
    text = "area delos red port fortress \n area naxos red temple"
    story = medusa(text, paid=False).play("build university, at naxos")
    story.play("at naxos, draw gold")
    assert story.number("metropolis", "naxos") == 1
    assert (story.buildings("temple", "naxos"), story.buildings("university", "naxos")) == (0, 0)


@pytest.mark.rule("L19.18", "L12.34")
def test_the_cyclops_exchanges_a_building_there() -> None:
    story = medusa("area naxos red temple \n area syros red \n creatures - - - cyclops")
    story.play("buy cyclops, at naxos, build port")
    assert (story.buildings("temple", "naxos"), story.buildings("port", "naxos")) == (0, 1)


@pytest.mark.rule("L19.18", "L7.19")
def test_apollos_token_goes_there() -> None:
    story = Story(
        """
        cycle 2
        gods athena zeus poseidon ares hera
        offering red apollo 0
        area naxos red
        area delos red
        area kea blue
        creature medusa blue at naxos since 2
        phase actions
        """
    )
    story.play("at naxos")
    assert story.number("prosperity", "naxos") == 1


@pytest.mark.rule("L19.18", "L7.11", "L8.4")
def test_fleets_are_recruited_and_sail_around_her_area_and_its_ports_count() -> None:
    text = "area naxos red \n area west red fleets 1 \n area south blue fleets 1"
    story = medusa(text, "poseidon", paid=False).play("build port, at naxos", "recruit fleet")
    assert story.legal == ["at north"]
    story = medusa(text.replace("naxos red", "naxos red port"), "poseidon").play("sail, from west, to south", "roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1
