"""L12: Cerberus, and L19: his income."""

import pytest

from cyclades.engine.decks import DISCARD, GONE, HELD
from tests.story import LANDS, NO_CARDS, OWNERS, Story, income_phase, maintenance, team_turn, turn

NEXT_CYCLE = "end, bid zeus 1, bid poseidon 1, bid apollo 0"


def cerberus(text: str, god: str = "athena", red: str = "gold 9") -> Story:
    """Red has bought Cerberus, and is about to place him."""
    return turn(god, f"{text} \n creatures - - - cerberus", red).play("buy cerberus")


@pytest.mark.rule("L12.48")
def test_cerberus_is_placed_on_any_land_area_whoever_controls_it() -> None:
    story = cerberus("area delos red troops 1 \n area kea blue troops 2 \n area thira green \n area west red fleets 1")
    assert story.legal == ["decline", *(f"at {land}" for land in LANDS)]  # own, others' and nobody's, never the sea
    story.play("at kea")
    assert story.card_at("cerberus") == "kea"
    assert (story.place("cerberus"), story.number("card_owner", "cerberus")) == (HELD, 0)
    assert (story.owner("kea"), story.troops("kea")) == ("blue", 2)
    assert story.gold("red") == 9 - 2


@pytest.mark.rule("L12.48", "L12.24")
def test_he_is_not_placed_where_a_creature_stands_but_beside_a_hero() -> None:
    story = cerberus(
        """
        area delos red
        area kea blue
        creature minotaur blue at kea since 1
        creature medusa blue at thira since 1
        creature hydra green at delos since 1
        hero ajax red at delos since 1
        hero hector blue at kea since 1
        """
    )
    assert story.legal == ["decline", "at naxos", "at paros", "at andros", "at milos", "at syros"]
    story = cerberus("area delos red \n hero ajax red at delos since 1").play("at delos")
    assert (story.card_at("cerberus"), story.card_at("ajax")) == ("delos", "delos")


@pytest.mark.rule("L12.48", "L12.5")
def test_declined_he_is_discarded_and_stands_nowhere() -> None:
    story = cerberus("area delos red \n area kea blue").play("decline")
    assert (story.place("cerberus"), story.card_at("cerberus")) == (DISCARD, None)
    assert story.game.view(0)["income"] == {"red": 1, "blue": 2, "green": 0}


@pytest.mark.rule("L12.48", "L19.69")
def test_in_a_team_he_may_be_placed_on_an_area_of_the_teammate() -> None:
    text = "area delos red \n area kea blue \n area thira green \n area syros yellow \n creatures - - - cerberus"
    story = team_turn("athena", text).play("buy cerberus")
    assert story.legal == ["decline", *(f"at {land}" for land in LANDS)]
    assert story.play("at kea").game.view(0)["income"] == {"red": 1 + 2, "blue": 0, "green": 1, "yellow": 1}


@pytest.mark.rule("L12.49")
def test_the_income_of_his_area_goes_to_his_owner_instead_of_its_controller() -> None:
    story = income_phase("area delos red \n area kea blue \n area paros blue \n creature cerberus red at kea since 2")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [1 + 2, 1, 0]


@pytest.mark.rule("L12.49", "L3.2")
@pytest.mark.parametrize("units", ["", "troops 3", "mercenaries 1"])
def test_units_in_the_area_do_not_keep_its_income(units: str) -> None:
    story = income_phase(f"area delos red \n area kea blue {units} \n creature cerberus red at kea since 2")
    assert (story.gold("red"), story.gold("blue")) == (3, 0)


@pytest.mark.rule("L12.49")
def test_he_takes_the_income_of_his_own_area_only() -> None:
    story = income_phase(
        "area naxos blue prosperity 1 \n area delos blue \n area syros red \n creature cerberus red at naxos since 2"
    )
    assert (story.gold("red"), story.gold("blue")) == (1 + 1, 1)
    around = "area north blue fleets 1 prosperity 1 \n area east green fleets 1"
    story = income_phase(f"area paros blue \n area syros red \n {around} \n creature cerberus red at paros since 2")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [2, 1, 1]  # nothing of the sea around


@pytest.mark.rule("L12.49", "L5.6")
def test_from_the_cycle_after_his_purchase_he_takes_it_as_long_as_he_is_kept() -> None:
    text = f"area delos red \n area kea blue \n area thira green \n {NO_CARDS}"
    story = cerberus(text, red="gold 2 priestesses 1").play("at kea")
    assert story.gold("red") == 0  # nothing at once
    story.play("end")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [1 + 2, 5, 6]
    story.play("bid zeus 1, bid poseidon 1, bid apollo 0", "keep cerberus, stay")
    assert (story.card_at("cerberus"), story.number("priestesses", "red")) == ("kea", 0)
    assert story.game.view(0)["income"] == {"red": 3, "blue": 0, "green": 1}


@pytest.mark.rule("L12.49", "L5.3")
def test_when_he_leaves_the_controller_is_paid_again() -> None:
    text = f"area delos red \n area kea blue \n area thira green \n {NO_CARDS}"
    story = cerberus(text).play("at kea", NEXT_CYCLE)
    assert (story.card_at("cerberus"), story.place("cerberus")) == (None, DISCARD)  # no priestess
    assert story.game.view(0)["income"] == {"red": 1, "blue": 2, "green": 1}


@pytest.mark.rule("L12.49", "L5.5")
@pytest.mark.parametrize(
    "area, neighbours",
    [("delos", "naxos"), ("naxos", "delos paros"), ("paros", "naxos"), ("kea", "andros milos"), ("andros", "kea")],
)
def test_at_maintenance_he_may_move_to_a_neighbour_on_his_island(area: str, neighbours: str) -> None:
    story = maintenance(f"area naxos blue troops 1 \n area syros red \n creature cerberus red at {area} since 2")
    assert story.play("keep cerberus").legal == ["stay", *(f"to {land}" for land in neighbours.split())]
    story.play(f"to {neighbours.split()[0]}")
    assert story.card_at("cerberus") == neighbours.split()[0]
    assert story.question == "MandatoryActions"  # one step only


@pytest.mark.rule("L5.5")
@pytest.mark.parametrize("area", ["syros", "thira"])
def test_an_island_of_one_area_he_cannot_leave(area: str) -> None:
    fleets = "area west red fleets 1 \n area south red fleets 1"
    story = maintenance(f"area delos red \n {fleets} \n creature cerberus red at {area} since 2").play("keep cerberus")
    assert (story.question, story.card_at("cerberus")) == ("MandatoryActions", area)
    assert story.number("priestesses", "red") == 0


@pytest.mark.rule("L5.5", "L12.24")
def test_he_does_not_move_to_where_a_creature_stands() -> None:
    text = "area kea blue \n area milos red \n creature cerberus red at andros since 2"
    story = maintenance(f"{text} \n creature minotaur blue at kea since 2").play("keep cerberus")
    assert (story.question, story.card_at("cerberus")) == ("MandatoryActions", "andros")
    text = "area delos blue \n area milos red \n creature cerberus red at naxos since 2"
    story = maintenance(f"{text} \n creature minotaur blue at delos since 2").play("keep cerberus")
    assert story.legal == ["stay", "to paros"]
    assert story.refuses("to delos")


@pytest.mark.rule("L12.49", "L5.5")
def test_after_a_move_he_takes_the_income_of_his_new_area() -> None:
    story = maintenance("area kea blue \n area andros green \n area delos red \n creature cerberus red at kea since 2")
    assert story.game.view(0)["income"] == {"red": 3, "blue": 0, "green": 1}
    story.play("keep cerberus, to andros")
    assert story.game.view(0)["income"] == {"red": 2, "blue": 2, "green": 0}


@pytest.mark.rule("L12.25", "L12.49")
@OWNERS
def test_when_his_area_is_conquered_he_stays_there_and_his_owners(owner: str) -> None:
    text = "area delos red troops 1 \n area naxos blue prosperity 2 \n area syros blue \n area kea green"
    story = turn("ares", f"{text} \n creature cerberus {owner} at naxos since 1").play("move, from delos, to naxos")
    assert story.owner("naxos") == "red"
    assert story.happened("battle-begun") == []  # he defends nothing, not even for his owner
    assert (story.card_at("cerberus"), story.value("card_owner", "cerberus")) == ("naxos", owner)
    areas = {"red": 1, "blue": 1, "green": 2}  # without Naxos
    assert story.game.view(0)["income"] == {**areas, owner: areas[owner] + 2}


@pytest.mark.rule("L14.4", "L12.49")
def test_he_leaves_the_game_with_his_owner() -> None:
    text = """
        area delos red troops 1
        area milos red metropolis gold metropolis gold
        area naxos blue metropolis gold
        area kea green
        creature cerberus blue at kea since 1
        """
    story = turn("ares", text).play("move, from delos, to naxos")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]
    assert (story.card_at("cerberus"), story.place("cerberus")) == (None, GONE)
    assert story.game.view(0)["income"] == {"red": 1, "blue": 0, "green": 2}


@pytest.mark.rule("L19.71")
def test_prosperity_tokens_pay_his_owner_as_well_as_icons() -> None:
    story = income_phase("area delos red \n area kea blue prosperity 3 \n creature cerberus red at kea since 2")
    assert (story.gold("red"), story.gold("blue")) == (1 + 2 + 3, 0)


@pytest.mark.rule("L19.71", "L7.19")
def test_a_token_that_the_controller_places_there_pays_his_owner() -> None:
    story = Story(
        """
        cycle 3
        gods athena poseidon zeus ares hera
        offering blue apollo 0
        area kea blue
        area thira blue
        area delos red
        creature cerberus red at kea since 3
        phase actions
        """
    )
    story.play("at kea")
    assert story.number("prosperity", "kea") == 1
    assert story.game.view(0)["income"] == {"red": 1 + 2 + 1, "blue": 1, "green": 0}


@pytest.mark.rule("L19.72")
def test_his_owner_is_paid_for_an_area_that_nobody_controls() -> None:
    story = income_phase("area delos red \n area kea - prosperity 1 \n creature cerberus red at kea since 2")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [1 + 2 + 1, 0, 0]


@pytest.mark.rule("L19.73")
def test_in_his_owners_own_area_he_changes_nothing() -> None:
    story = income_phase("area kea red prosperity 1 \n area delos blue \n creature cerberus red at kea since 2")
    assert (story.gold("red"), story.gold("blue")) == (2 + 1, 1)


@pytest.mark.rule("L19.70", "L12.24")
@pytest.mark.parametrize("card, other", [("cerberus", "hydra"), ("hydra", "cerberus")])
def test_cerberus_and_the_hydra_never_share_an_area(card: str, other: str) -> None:
    text = f"area kea blue \n area delos red \n creature {other} green at kea since 1"
    story = turn("athena", f"{text} \n creatures - - - {card}").play(f"buy {card}")
    assert "at kea" not in story.legal
    assert "at andros" in story.legal
    story = maintenance(f"{text} \n creature {card} red at andros since 2")
    story.play(f"keep {card}")
    assert "to kea" not in story.legal
    assert story.card_at(card) == "andros"


GRAEAE = "area delos red \n area kea blue \n area thira green \n creatures - - - graeae"


@pytest.mark.rule("L19.76", "L12.14")
def test_the_graeae_pay_the_income_of_the_own_cerberus() -> None:
    story = turn("athena", f"{GRAEAE} \n creature cerberus red at kea since 2").play("buy graeae")
    assert story.gold("red") == 9 - 2 + 1 + 2


@pytest.mark.rule("L19.76", "L12.14")
def test_the_graeae_pay_nothing_for_an_own_area_with_another_players_cerberus() -> None:
    story = turn("athena", f"{GRAEAE} \n area paros red \n creature cerberus blue at delos since 2").play("buy graeae")
    assert story.gold("red") == 9 - 2 + 1  # Paros only
    assert story.gold("blue") == 5


@pytest.mark.rule("L19.76", "L12.27")
def test_where_he_takes_the_whole_income_the_graeae_do_nothing() -> None:
    story = turn("athena", f"{GRAEAE} \n creature cerberus blue at delos since 2")
    assert story.game.question.useless == ("buy graeae",)


@pytest.mark.rule("L19.77")
def test_the_controller_still_recruits_builds_and_moves_in_his_area() -> None:
    text = "area delos red \n area kea blue \n creature cerberus blue at delos since 2"
    story = turn("ares", text, paid=False)
    story.play("build fortress, at delos", "recruit troop, at delos", "move, from delos, to naxos")
    assert story.buildings("fortress", "delos") == 1
    assert (story.owner("delos"), story.troops("naxos")) == ("red", 1)


@pytest.mark.rule("L19.77", "L9.6")
def test_the_priestess_of_a_symbol_goes_to_whoever_takes_the_area() -> None:
    text = "area delos red troops 1 \n area syros blue \n creature cerberus blue at naxos since 2"
    story = turn("ares", text).play("move, from delos, to naxos")
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (1, 0)


@pytest.mark.rule("L19.77", "L13.2")
@pytest.mark.parametrize("syros, cerberus, allowed", [("blue", "red", False), ("red", "blue", True)])
def test_ajax_counts_the_areas_that_are_controlled(syros: str, cerberus: str, allowed: bool) -> None:
    six = "\n".join(f"area {land} red" for land in LANDS[:6])
    text = f"{six} \n area syros {syros} \n area thira blue \n creature cerberus {cerberus} at syros since 1"
    story = turn("athena", f"{text} \n hero ajax red at delos since 1")
    assert ("sacrifice ajax" in story.legal) is allowed


@pytest.mark.rule("L19.77", "L14.3")
def test_an_area_that_only_cerberus_has_keeps_nobody_in_the_game() -> None:
    text = """
        area delos red troops 1
        area milos red metropolis gold metropolis gold
        area naxos blue metropolis gold
        area kea green
        area thira green
        creature cerberus blue at paros since 1
        """
    story = turn("ares", text).play("move, from delos, to naxos")
    assert story.number("alive", "blue") == 0
