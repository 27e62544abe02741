"""L13: Odysseus."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.story import REST, Story, battle, team_turn, turn

ATTACKS = "hero odysseus red at delos since 1"
DEFENDS = "hero odysseus blue at naxos since 1"
TOLD = {"event": "power-used", "faction": "red", "card": "odysseus"}


def defence(story: Story) -> int:
    """The strength of the defender, which has just rolled."""
    rolled = [event for event in story.happened("rolled") if event["faction"] == "blue"]
    return int(rolled[-1]["strength"])


@pytest.mark.rule("L13.19", "L19.40")
@pytest.mark.parametrize(
    "buildings",
    ["fortress 1", "fortress 2", "metropolis gold", "fortress 1 metropolis gold", "metropolis gold metropolis troops"],
)
def test_when_odysseus_attacks_fortresses_and_metropolises_add_nothing(buildings: str) -> None:
    assert defence(battle("", f"troops 2 {buildings}", ATTACKS).play("roll 3, roll 1")) == 2 + 1


@pytest.mark.rule("L13.19")
def test_his_own_strength_and_the_other_units_are_as_ever() -> None:
    story = battle("troops 2", "troops 1 fortress 1", ATTACKS).play("take 2, with odysseus", "roll 1")
    assert story.happened("rolled")[-1]["strength"] == 1 + 2 + 1
    story.play("roll 3")  # 4 against 4: without him it would be 5
    assert story.troops("naxos") == 0
    assert story.legal == ["lose troop", "lose odysseus"]


@pytest.mark.rule("L13.19", "L10.2")
def test_fortresses_count_where_he_takes_no_part() -> None:
    stays = battle("troops 1", "troops 1 fortress 1", ATTACKS).play("take 1, without odysseus")
    assert stays.happened("power-used") == []
    assert defence(stays.play("roll 0, roll 0")) == 1 + 1
    assert stays.owner("naxos") == "blue"


@pytest.mark.rule("L19.41")
def test_in_defence_he_has_no_power_and_his_own_fortress_counts() -> None:
    story = battle("troops 1", "fortress 1", DEFENDS)
    assert story.happened("power-used") == []
    story.play("roll 3, roll 0")
    assert story.owner("naxos") == "red"
    assert defence(battle("troops 3", "fortress 1", DEFENDS).play("take 3, roll 0, roll 3")) == 1 + 1 + 3


@pytest.mark.rule("L13.7")
@pytest.mark.parametrize(
    "buildings, told", [("", False), ("port 1 temple 1", False), ("fortress 1", True), ("metropolis gold", True)]
)
def test_his_power_is_announced_where_he_attacks_a_fortress_or_a_metropolis(buildings: str, told: bool) -> None:
    assert battle("", f"troops 1 {buildings}", ATTACKS).happened("power-used") == ([TOLD] if told else [])


@pytest.mark.rule("L19.47", "L9.11")
def test_his_death_is_the_losers_choice_and_then_the_fortress_counts() -> None:
    story = battle("troops 2", "troops 3 fortress 1", ATTACKS, "take 2, with odysseus")
    story.play("roll 0, roll 1")  # 3 against 4
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose odysseus"])
    story.play("lose odysseus", "stay, stay", "roll 3, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 3 + 1
    assert story.place("odysseus") == DISCARD


@pytest.mark.rule("L13.19")
def test_as_long_as_he_lives_it_works_in_every_round() -> None:
    story = battle("troops 2", "troops 3 fortress 1", ATTACKS, "take 2, with odysseus")
    story.play("roll 0, roll 1", "lose troop", "stay, stay", "roll 2, roll 2")  # 4 against 5
    assert defence(story) == 3 + 2


@pytest.mark.rule("L13.19", "L10.6")
def test_it_works_in_a_heroic_move_and_after_a_flight() -> None:
    text = f"area delos red \n area naxos blue troops 1 fortress 1 \n {REST} \n {ATTACKS}"
    story = turn("athena", text).play("lead odysseus, to naxos", "roll 2, roll 1")
    assert story.owner("naxos") == "red"
    story = turn("athena", f"{text} \n creatures - - - pegasus").play("buy pegasus, from delos, to naxos")
    assert story.happened("power-used") == [TOLD]
    assert defence(story.play("roll 2, roll 3")) == 1 + 3


# -- the sacrifice -----------------------------------------------------------------------------------------------------


def owner(text: str, god: str = "athena", since: int = 1, paid: bool = True) -> Story:
    """Red, with Odysseus on Delos and buildings that a text gives."""
    return turn(god, f"{text} \n {REST} \n hero odysseus red at delos since {since}", "gold 0", paid)


@pytest.mark.rule("L13.20")
@pytest.mark.parametrize("kind", ["port", "fortress", "temple", "university"])
def test_example_e10_odysseus(kind: str) -> None:
    """E10: Odysseus 3 of a kind, two and a Metropolis are not enough."""
    assert owner(f"area delos red {kind} 2").refuses("sacrifice odysseus")
    assert owner(f"area delos red {kind} 2 \n area naxos red metropolis gold").refuses("sacrifice odysseus")
    story = owner(f"area delos red {kind} 2 \n area paros red {kind} 1")
    assert story.game.price(story.game.parse("sacrifice odysseus")) == 0
    assert "sacrifice odysseus" in story.legal


@pytest.mark.rule("L13.20")
def test_two_of_one_kind_and_others_of_another_are_not_enough() -> None:
    assert owner("area delos red port 2 \n area naxos red temple 1").refuses("sacrifice odysseus")
    assert owner("area delos red port 2 \n area naxos red temple 2").refuses("sacrifice odysseus")


@pytest.mark.rule("L13.20", "L13.8", "L13.9")
def test_he_leaves_the_three_return_to_the_reserve_and_a_metropolis_is_built() -> None:
    story = owner("area delos red \n area naxos red university 2 \n area paros red university 1")
    story.play("sacrifice odysseus")
    assert (story.place("odysseus"), story.card_at("odysseus"), story.owner("delos")) == (GONE, None, "red")
    assert story.number("buildings_left", "university") == 10
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at naxos", "at paros"])
    story.play("at paros, draw gold")
    assert (story.number("metropolis", "paros"), story.gold("red")) == (1, 3)
    assert story.happened("metropolis-gained")[0]["way"] == "heroic"


@pytest.mark.rule("L13.20")
def test_his_owner_chooses_the_kind_and_the_copies() -> None:
    lands = """
        area delos red port 1 temple 1
        area naxos red port 1 temple 1
        area thira red port 1 temple 1
        area milos red port 1
        """
    story = owner(lands).play("sacrifice odysseus")
    assert story.legal == ["destroy port", "destroy temple"]
    story.play("destroy port")
    assert (story.question, story.legal) == ("DemolishOne", ["at delos", "at naxos", "at milos", "at thira"])
    story.play("at delos, at naxos, at thira")
    assert [story.buildings("port", land) for land in ("delos", "naxos", "milos", "thira")] == [0, 0, 1, 0]
    assert story.number("buildings_left", "temple") == 7


@pytest.mark.rule("L13.20")
def test_their_sites_are_free_for_the_metropolis() -> None:
    story = owner("area delos red port 2 \n area paros red port 1 \n area naxos red temple 2")
    story.play("sacrifice odysseus")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at paros"])


@pytest.mark.rule("L13.20", "L10.4")
@pytest.mark.parametrize("done", [0, 1], ids=["before", "between"])
def test_before_and_between_the_mandatory_actions(done: int) -> None:
    story = owner("area delos red port 2 \n area paros red port 1", "zeus", paid=False)
    story.play(*["recruit priestess"][:done])
    story.play("sacrifice odysseus", "at paros, draw gold")
    assert (story.question, story.number("metropolis", "paros")) == ("MandatoryActions", 1)


@pytest.mark.rule("L13.20", "L10.4")
def test_a_third_building_that_is_owed_counts_as_soon_as_it_stands() -> None:
    story = owner("area delos red temple 2 \n area paros red", "zeus", paid=False)
    assert story.refuses("sacrifice odysseus")
    story.play("build temple, at paros")
    assert "sacrifice odysseus" in story.legal
    assert story.question == "MandatoryActions"


@pytest.mark.rule("L13.20", "L10.5")
def test_not_in_the_cycle_in_which_he_was_acquired() -> None:
    assert owner("area delos red port 2 \n area paros red port 1", since=2).refuses("sacrifice odysseus")


@pytest.mark.rule("L13.20", "L7.21")
def test_not_with_apollo() -> None:
    story = Story(
        f"""
        cycle 2
        gods athena zeus poseidon ares hera
        offering red apollo 0
        area delos red port 2
        area paros red port 1
        {REST}
        {ATTACKS}
        phase actions
        """
    )
    assert (story.asked, story.legal) == ("red", ["at delos", "at paros"])
    assert story.refuses("sacrifice odysseus")


@pytest.mark.rule("L13.20", "L17.34")
def test_in_a_team_only_his_owners_buildings_count() -> None:
    lands = f"area kea green \n area milos yellow \n {ATTACKS}"
    text = f"area delos red port 2 \n area naxos blue port 2 \n {lands}"
    assert team_turn("athena", text).refuses("sacrifice odysseus")
    own = "area delos red port 2 \n area paros red port 1"
    story = team_turn("athena", f"{own} \n area naxos blue port 2 \n {lands}").play("sacrifice odysseus")
    assert story.question == "PlaceMetropolis"  # there are just three to give up: nothing to choose
    assert (story.number("buildings_left", "port"), story.buildings("port", "naxos")) == (8, 2)
    more = f"{own} \n area thira red port 1 \n area naxos blue port 2 \n {lands}"
    story = team_turn("athena", more).play("sacrifice odysseus")
    assert (story.question, story.legal) == ("DemolishOne", ["at delos", "at paros", "at thira"])  # none of blue's
