"""L13: Perseus."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.story import REST, Story, battle, team_turn, turn

ATTACKS = "hero perseus red at delos since 1"
DEFENDS = "hero perseus blue at naxos since 1"


def attack(naxos: str = "troops 4", more: str = "", delos: str = "troops 3", take: str = "take 3") -> Story:
    """Red attacks with Perseus and his troops."""
    return battle(delos, naxos, f"{ATTACKS} \n {more}").play(f"{take}, with perseus")


# -- rescues -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L13.29")
def test_a_troop_that_the_attacker_loses_may_retreat_instead() -> None:
    story = attack().play("roll 0, roll 3", "lose troop")
    assert (story.question, story.asked) == ("RescueUnit", "red")
    assert story.legal == ["decline", "to delos", "to paros"]
    story.play("to delos")
    assert (story.troops("moving-group"), story.troops("delos"), story.number("troops_left", "red")) == (2, 1, 5)
    assert story.happened("power-used") == [{"event": "power-used", "faction": "red", "card": "perseus"}]
    assert story.happened("rescued") == [{"event": "rescued", "faction": "red", "unit": "troop", "area": "delos"}]
    assert story.happened("lost") == []


@pytest.mark.rule("L13.29")
def test_a_troop_that_the_defender_loses_may_retreat_instead() -> None:
    story = battle("troops 4", "troops 2", f"{DEFENDS} \n area paros blue").play("take 4", "roll 3, roll 0")
    story.play("lose troop")
    assert (story.question, story.asked, story.legal) == ("RescueUnit", "blue", ["decline", "to paros"])
    story.play("to paros")
    assert (story.troops("naxos"), story.troops("paros"), story.number("troops_left", "blue")) == (1, 1, 6)


@pytest.mark.rule("L13.29")
def test_its_owner_may_decline_and_the_troop_is_lost() -> None:
    story = attack().play("roll 0, roll 3", "lose troop", "decline")
    assert (story.troops("moving-group"), story.troops("delos"), story.number("troops_left", "red")) == (2, 0, 6)
    assert len(story.happened("lost")) == 1
    assert story.happened("power-used") == []


@pytest.mark.rule("L13.29")
def test_a_mercenary_is_saved_too() -> None:
    story = attack(delos="mercenaries 2", take="take 2").play("roll 0, roll 3", "lose mercenary", "to paros")
    assert (story.number("mercenaries", "moving-group"), story.number("mercenaries", "paros")) == (1, 1)
    assert story.number("mercenaries_left") == 15 - 2


@pytest.mark.rule("L13.29", "L9.14")
def test_only_own_and_uncontrolled_accessible_areas_are_a_refuge() -> None:
    fleets = "area south red fleets 1 \n area thira green \n area andros red \n area east blue fleets 1"
    story = attack(more=fleets).play("roll 0, roll 3", "lose troop")
    assert story.legal == ["decline", "to delos", "to paros"]  # Thira and Syros are enemies', Andros is cut off
    story = attack(more=fleets.replace("thira green", "thira red")).play("roll 0, roll 3", "lose troop")
    assert story.legal == ["decline", "to delos", "to paros", "to thira"]


@pytest.mark.rule("L13.29")
def test_without_a_refuge_the_troop_is_lost_and_nobody_is_asked() -> None:
    text = "area south red fleets 1 \n area thira red troops 2 \n area syros blue troops 3 \n area naxos blue"
    lands = "area delos blue \n area paros blue \n area kea green \n hero perseus red at thira since 1"
    story = turn("athena", f"{text} \n {lands} \n creatures - - - pegasus")
    story.play("buy pegasus, from thira, to syros, take 2, with perseus", "roll 0, roll 3", "lose troop")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to thira"])
    story = turn("athena", f"{text.replace('south red', 'west red')} \n {lands} \n creatures - - - pegasus")
    story.play("buy pegasus, from thira, to syros, take 2, with perseus", "roll 0, roll 3", "lose troop")
    assert (story.question, story.number("troops_left", "red")) == ("Roll", 7)


@pytest.mark.rule("L13.30")
def test_one_troop_is_saved_in_each_round_and_each_may_go_to_another_area() -> None:
    story = attack().play("roll 0, roll 3", "lose troop", "to delos")
    story.play("stay, stay", "roll 0, roll 3", "lose troop", "to paros")
    story.play("stay", "roll 0, roll 3", "lose troop", "to delos")  # Paros is red's: blue has no refuge left
    assert (story.troops("delos"), story.troops("paros"), story.troops("moving-group")) == (2, 1, 0)
    assert (story.question, story.card_at("perseus")) == ("Retreat", "moving-group")  # the battle goes on
    assert story.troops("naxos") == 4


@pytest.mark.rule("L13.30")
def test_the_last_troop_is_saved_and_he_fights_on_alone() -> None:
    story = attack("troops 1", delos="troops 1", take="take 1").play("roll 0, roll 3", "lose troop", "to delos")
    story.play("stay, stay", "roll 3, roll 1")  # 1 + 3 against 1 + 1
    assert (story.owner("naxos"), story.card_at("perseus"), story.troops("delos")) == ("red", "naxos", 1)


@pytest.mark.rule("L13.31", "L9.11")
def test_his_own_death_is_the_losers_choice_and_he_is_not_saved() -> None:
    story = attack().play("roll 0, roll 3")
    assert story.legal == ["lose troop", "lose perseus"]
    story.play("lose perseus")
    assert (story.question, story.place("perseus"), story.card_at("perseus")) == ("Retreat", DISCARD, None)


@pytest.mark.rule("L13.31")
def test_another_hero_is_not_saved() -> None:
    story = attack(more="hero ajax red at delos since 1", take="take 3, with ajax")
    story.play("roll 0, roll 3", "lose ajax")
    assert (story.question, story.place("ajax")) == ("Retreat", DISCARD)


@pytest.mark.rule("L19.47", "L13.31")
def test_after_his_death_no_troop_is_saved() -> None:
    story = attack("troops 5").play("roll 0, roll 3", "lose perseus", "stay, stay", "roll 0, roll 3")
    assert (story.question, story.troops("moving-group"), story.number("troops_left", "red")) == ("Retreat", 2, 6)


@pytest.mark.rule("L13.29", "L10.2")
def test_troops_are_saved_only_in_a_battle_in_which_he_takes_part() -> None:
    story = battle("troops 2", "troops 3", ATTACKS).play("take 2, without perseus", "roll 0, roll 3")
    assert (story.question, story.number("troops_left", "red")) == ("Retreat", 7)
    story = battle("troops 4", "troops 2", "hero perseus blue at syros since 1").play("take 4", "roll 3, roll 0")
    assert (story.question, story.number("troops_left", "blue")) == ("Retreat", 7)


@pytest.mark.rule("L13.29")
def test_in_a_tie_his_sides_troop_is_saved_and_the_other_dies() -> None:
    story = attack("troops 4").play("roll 0, roll 0", "lose troop", "to delos")
    assert (story.troops("delos"), story.troops("naxos")) == (1, 3)


@pytest.mark.rule("L19.35", "L9.6")
def test_a_saved_troop_takes_control_of_an_uncontrolled_area_with_its_priestess() -> None:
    text = """
        area thira red troops 2
        area delos blue troops 3
        area paros blue
        area kea green
        area south red fleets 1
        hero perseus red at thira since 1
        """
    story = turn("ares", text).play("move, from thira, to delos, take 2, with perseus", "roll 0, roll 3")
    story.play("lose troop, to naxos")
    assert (story.owner("naxos"), story.troops("naxos"), story.number("priestesses", "red")) == ("red", 1, 1)
    assert story.happened("control-taken") == [
        {"event": "control-taken", "faction": "red", "area": "naxos", "loser": None}
    ]
    story.play("stay", "roll 0, roll 3", "lose troop, to naxos")  # now its own: no other priestess
    assert (story.troops("naxos"), story.number("priestesses", "red")) == (2, 1)


@pytest.mark.rule("L19.35")
def test_a_troop_saved_from_a_last_area_keeps_its_player_in_the_game() -> None:
    text = """
        area delos red troops 3 metropolis gold metropolis gold
        area naxos blue troops 1 metropolis troops
        area kea green
        hero perseus blue at naxos since 1
        """
    story = turn("ares", text).play("move, from delos, to naxos, take 3", "roll 3, roll 0", "lose troop, to paros")
    story.play("stay, stay", "roll 3, roll 0")  # Perseus dies
    assert (story.owner("naxos"), story.number("lands", "blue"), story.number("alive", "blue")) == ("red", 1, 1)
    assert (story.place("perseus"), story.happened("eliminated")) == (DISCARD, [])
    assert story.owner("paros") == "blue"


@pytest.mark.rule("L19.34")
def test_an_invader_whom_hector_destroys_is_not_saved() -> None:
    story = attack("", "hero hector blue at naxos since 1")
    assert (story.question, story.troops("moving-group"), story.number("troops_left", "red")) == ("Roll", 2, 6)


@pytest.mark.rule("L19.8", "L13.29")
def test_medusas_area_is_no_refuge() -> None:
    story = attack(more="creature medusa green at paros since 1").play("roll 0, roll 3", "lose troop")
    assert story.legal == ["decline", "to delos"]


@pytest.mark.rule("L19.53")
def test_the_minotaur_is_not_saved() -> None:
    text = f"{DEFENDS} \n creature minotaur blue at naxos since 1 \n area paros blue"
    story = battle("troops 5", "", text).play("take 5", "roll 3, roll 0", "lose minotaur")
    assert (story.question, story.place("minotaur")) == ("Retreat", DISCARD)


# -- the sacrifice -----------------------------------------------------------------------------------------------------


def perseus(text: str, god: str = "athena", since: int = 1, paid: bool = True) -> Story:
    """Red, with Perseus on Delos."""
    return turn(god, f"{text} \n {REST} \n hero perseus red at delos since {since}", "gold 9", paid)


LANDS = "area delos red troops 2 mercenaries 1 \n area milos green"


@pytest.mark.rule("L13.32", "L13.33")
def test_units_of_one_own_area_go_to_any_other_free_and_without_fleets() -> None:
    story = perseus(f"{LANDS} \n area andros red troops 1")
    assert story.game.price(story.game.parse("sacrifice perseus")) == 0
    story.play("sacrifice perseus")
    assert story.place("perseus") == GONE
    assert story.legal == ["from delos", "from andros"]
    story.play("from delos")
    assert story.legal == ["to naxos", "to paros", "to andros", "to kea", "to milos", "to thira"]  # Syros: blue's last
    story.play("to milos, take 1, take 1")
    assert (story.owner("milos"), story.troops("milos"), story.number("mercenaries", "milos")) == ("red", 1, 1)
    assert (story.troops("delos"), story.gold("red"), story.owner("delos")) == (1, 9, "red")


@pytest.mark.rule("L13.32", "L19.48")
def test_a_battle_follows_where_units_stand_with_all_powers() -> None:
    text = """
        area delos red troops 2
        area milos green troops 1 fortress 1
        hero odysseus red at delos since 1
        hero hector green at milos since 1
        """
    story = perseus(text).play("sacrifice perseus, from delos, to milos, take 2, with odysseus")
    assert (story.question, story.troops("moving-group")) == ("Roll", 1)  # Hector has destroyed one
    assert {"event": "power-used", "faction": "red", "card": "odysseus"} in story.happened("power-used")
    story.play("roll 1")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1 + 1
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2


@pytest.mark.rule("L13.32", "L19.94")
def test_another_hero_flies_without_it_being_a_heroic_move() -> None:
    story = perseus("area delos red \n hero ajax red at delos since 1").play("sacrifice perseus, from delos, to thira")
    assert (story.card_at("ajax"), story.owner("thira"), story.number("led", "ajax")) == ("thira", "red", 0)


@pytest.mark.rule("L13.33")
def test_he_cannot_carry_himself() -> None:
    assert perseus("area delos red").refuses("sacrifice perseus")
    assert perseus("area delos red \n area thira red").refuses("sacrifice perseus")  # a token alone
    assert "sacrifice perseus" in perseus("area delos red troops 1").legal
    assert "sacrifice perseus" in perseus("area delos red mercenaries 1").legal
    assert "sacrifice perseus" in perseus("area delos red \n hero ajax red at delos since 2").legal
    assert "sacrifice perseus" in perseus("area delos red \n area thira red troops 1").legal


@pytest.mark.rule("L13.33", "L12.44")
def test_the_minotaur_beside_him_cannot_move_and_is_no_reason() -> None:
    assert perseus("area delos red \n creature minotaur red at delos since 1").refuses("sacrifice perseus")


@pytest.mark.rule("L13.33")
def test_an_area_that_he_held_alone_is_no_place_to_start_from() -> None:
    story = perseus("area delos red \n area thira red troops 1 \n area milos red mercenaries 1")
    story.play("sacrifice perseus")
    assert story.legal == ["from milos", "from thira"]
    assert story.refuses("decline")  # somebody flies


@pytest.mark.rule("L13.33")
def test_at_least_one_unit_flies() -> None:
    story = perseus("area delos red troops 2").play("sacrifice perseus, from delos, to thira")
    assert story.legal == ["take 1", "take 2"]


@pytest.mark.rule("L13.32", "L19.96")
def test_a_last_land_area_is_protected_from_his_flight_too() -> None:
    story = perseus("area delos red troops 1").play("sacrifice perseus, from delos")
    assert story.refuses("to syros")
    assert story.refuses("to kea")
    wins = "area delos red troops 1 metropolis gold metropolis gold"
    text = f"{wins} \n area thira blue metropolis troops \n area kea green \n {ATTACKS}"
    assert "to thira" in turn("athena", text).play("sacrifice perseus, from delos").legal


@pytest.mark.rule("L13.32", "L19.6", "L19.7")
def test_he_takes_nobody_out_of_medusas_area_or_into_it() -> None:
    medusa = "creature medusa green at {} since 1"
    assert perseus(f"area delos red troops 2 \n {medusa.format('delos')}").refuses("sacrifice perseus")
    story = perseus(f"area delos red troops 2 \n area thira red troops 1 \n {medusa.format('delos')}")
    assert story.play("sacrifice perseus").legal == ["from thira"]
    story = perseus(f"area delos red troops 1 \n {medusa.format('thira')}").play("sacrifice perseus, from delos")
    assert "to thira" not in story.legal


@pytest.mark.rule("L13.32", "L10.4")
@pytest.mark.parametrize("done", [0, 1], ids=["before", "between"])
def test_before_and_between_the_mandatory_actions(done: int) -> None:
    story = perseus("area delos red troops 1", "zeus", paid=False).play(*["recruit priestess"][:done])
    story.play("sacrifice perseus, from delos, to thira")
    assert (story.question, story.owner("thira")) == ("MandatoryActions", "red")


@pytest.mark.rule("L13.32", "L10.5")
def test_not_in_the_cycle_in_which_he_was_acquired() -> None:
    assert perseus("area delos red troops 1", since=2).refuses("sacrifice perseus")


@pytest.mark.rule("L13.32", "L7.21")
def test_not_with_apollo() -> None:
    text = (
        f"cycle 2 \n gods athena zeus poseidon ares hera \n offering red apollo 0 \n area delos red troops 1 \n {REST}"
    )
    story = Story(f"{text} \n area thira red \n {ATTACKS} \n phase actions")
    assert (story.asked, story.legal) == ("red", ["at delos", "at thira"])
    assert story.refuses("sacrifice perseus")


@pytest.mark.rule("L13.32", "L17.19")
def test_in_a_team_only_own_units_fly_and_not_to_the_teammate() -> None:
    lands = f"area thira blue troops 3 \n area kea green \n area milos yellow \n {ATTACKS}"
    assert team_turn("athena", f"area delos red \n {lands}").refuses("sacrifice perseus")
    story = team_turn("athena", f"area delos red troops 1 \n {lands}").play("sacrifice perseus, from delos")
    assert story.legal == ["to naxos", "to paros", "to andros", "to syros"]


@pytest.mark.rule("L13.29", "L17.18", "L17.20")
def test_in_a_team_the_saved_troop_goes_over_the_teammates_fleets_but_not_to_its_areas() -> None:
    text = """
        area delos red troops 1
        area paros blue
        area syros red
        area west blue fleets 1
        area naxos green troops 3
        area kea yellow
        area milos green
        hero perseus red at delos since 1
        player blue gold 9
        """
    story = team_turn("ares", text).play("move, from delos, to naxos, take 1, with perseus", "roll 0, roll 3")
    story.play("lose troop")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to delos"])
    over = text.replace("area west blue", "area north blue")
    story = team_turn("ares", over).play("move, from delos, to naxos, take 1, with perseus", "roll 0, roll 3")
    assert "to paros" not in story.play("lose troop").legal
