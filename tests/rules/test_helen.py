"""L13: Helen."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from tests.story import REST, Story, battle, team_turn, turn

ATTACKS = "hero helen red at delos since 1"
DEFENDS = "hero helen blue at naxos since 1"


def dice(story: Story) -> list[tuple[str, int, int]]:
    """Who has shown which number, and the strength that it makes."""
    return [(event["faction"], event["number"], event["strength"]) for event in story.happened("rolled")]


@pytest.mark.rule("L13.13")
def test_helens_die_is_not_rolled_but_always_2_in_attack() -> None:
    story = battle("", "troops 1", ATTACKS)
    assert dice(story) == [("red", 2, 3)]
    assert story.game.question.about == {"side": 1}  # the only die that is rolled is blue's
    story.play("roll 1")  # 1 + 2 against 1 + 1
    assert (story.owner("naxos"), story.card_at("helen")) == ("red", "naxos")


@pytest.mark.rule("L13.13")
def test_helens_die_is_2_in_defence_with_troops_and_a_fortress() -> None:
    story = battle("troops 4", "troops 1 fortress 1", DEFENDS).play("take 4", "roll 0")
    assert dice(story) == [("red", 0, 4), ("blue", 2, 1 + 1 + 1 + 2)]
    assert story.troops("moving-group") == 3


@pytest.mark.rule("L13.13")
def test_her_die_is_2_in_every_round() -> None:
    story = battle("troops 3", "troops 3", ATTACKS).play("take 3, with helen", "roll 0")  # 6 against 3
    story.play("stay, stay")
    assert dice(story)[-1] == ("red", 2, 6)
    story.play("roll 1", "stay, stay")
    assert dice(story)[-1] == ("red", 2, 6)
    assert story.troops("naxos") == 1


@pytest.mark.rule("L13.13", "L10.2")
def test_her_die_is_2_only_where_she_takes_part() -> None:
    stays = battle("troops 1", "troops 1", ATTACKS).play("take 1, without helen")
    assert (stays.question, dice(stays)) == ("Roll", [])
    elsewhere = battle("troops 1", "troops 1", "hero helen blue at syros since 1").play("roll 1")
    assert (elsewhere.question, dice(elsewhere)) == ("Roll", [("red", 1, 2)])


@pytest.mark.rule("L13.13")
def test_the_die_of_the_other_side_is_rolled_as_ever() -> None:
    story = battle("troops 1", "", DEFENDS)
    assert story.legal == ["roll 0", "roll 1", "roll 2", "roll 3"]
    story.play("roll 3")
    assert (story.owner("naxos"), story.place("helen")) == ("red", DISCARD)


@pytest.mark.rule("L19.47", "L9.11")
def test_her_death_is_the_losers_choice_and_the_die_is_rolled_again() -> None:
    story = battle("troops 2", "troops 3", ATTACKS).play("take 2, with helen", "roll 3")  # 5 against 6
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose helen"])
    story.play("lose helen", "stay, stay")
    assert (story.question, dice(story)) == ("Roll", [])
    story.play("roll 3")
    assert dice(story) == [("red", 3, 5)]


@pytest.mark.rule("L19.47", "L12.21")
def test_when_she_has_retreated_from_the_minotaurs_side_his_die_is_rolled() -> None:
    text = f"{DEFENDS} \n creature minotaur blue at naxos since 1 \n area paros blue"
    story = battle("troops 4", "troops 1", text).play("take 4", "roll 3")  # 7 against 6
    story.play("lose troop", "to paros", "stay")  # Helen leaves, the Minotaur cannot, red does not
    assert story.card_at("helen") == "paros"
    story.play("roll 0")
    assert story.question == "Roll"
    story.play("roll 3")
    assert dice(story) == [("blue", 3, 5)]


@pytest.mark.rule("L13.7")
def test_her_power_is_announced_when_the_battle_begins_and_not_again() -> None:
    story = battle("troops 1", "troops 2", DEFENDS)
    assert story.happened("power-used") == [{"event": "power-used", "faction": "blue", "card": "helen"}]
    story = battle("troops 3", "troops 3", ATTACKS).play("take 3, with helen")
    assert story.told()[-3:] == ["battle-begun", "power-used", "rolled"]
    story.play("roll 0", "stay, stay")
    assert (dice(story), story.happened("power-used")) == ([("red", 2, 6)], [])


@pytest.mark.rule("L13.7")
def test_nothing_is_announced_in_a_battle_without_her() -> None:
    assert battle("troops 1", "troops 1", ATTACKS).play("take 1, without helen").happened("power-used") == []
    assert battle("troops 1", "troops 1", "hero helen blue at syros since 1").happened("power-used") == []


@pytest.mark.rule("L19.44")
def test_with_penthesilea_on_her_side_the_die_is_2_and_ties_are_won() -> None:
    story = battle("", "troops 2", f"{ATTACKS} \n hero penthesilea red at delos since 1")
    story.play("with helen, with penthesilea", "roll 2")  # 2 + 2 against 2 + 2
    assert {"event": "power-used", "faction": "red", "card": "penthesilea"} in story.happened("power-used")
    assert (story.troops("naxos"), story.question) == (1, "Retreat")
    assert (story.card_at("helen"), story.card_at("penthesilea")) == ("moving-group", "moving-group")


@pytest.mark.rule("L19.45")
def test_against_penthesilea_her_2_ties_and_penthesilea_wins_it() -> None:
    story = battle("", "", f"{ATTACKS} \n hero penthesilea blue at naxos since 1").play("roll 2")
    assert (story.place("helen"), story.card_at("penthesilea"), story.owner("naxos")) == (DISCARD, "naxos", "blue")
    story = battle("", "", f"{DEFENDS} \n hero penthesilea red at delos since 1").play("roll 2")
    assert (story.place("helen"), story.card_at("penthesilea"), story.owner("naxos")) == (DISCARD, "naxos", "red")


@pytest.mark.rule("L19.48", "L13.13")
def test_her_die_is_2_after_a_flight_with_pegasus() -> None:
    text = f"area delos red \n area thira blue troops 1 \n {REST} \n {ATTACKS} \n creatures - - - pegasus"
    story = turn("athena", text).play("buy pegasus, from delos, to thira")
    assert dice(story) == [("red", 2, 3)]


# -- the sacrifice -----------------------------------------------------------------------------------------------------


def owner(text: str, god: str = "athena", since: int = 1, paid: bool = True) -> Story:
    """Red, with Helen on Delos and buildings that a text gives; blue and green have what is left."""
    return turn(god, f"{text} \n {REST} \n hero helen red at delos since {since}", "gold 0", paid)


@pytest.mark.rule("L13.14")
@pytest.mark.parametrize(
    "delos, naxos, allowed",
    [
        ("port 2", "temple 2", True),
        ("port 2", "temple 1", False),
        ("port 1 temple 1", "temple 1 port 1", True),
        ("port 2", "port 2", False),
        ("port 2", "port 1 temple 1", False),
        ("university 2", "fortress 2", True),
        ("port 1 temple 1", "metropolis gold metropolis gold", False),
    ],
)
def test_two_buildings_of_one_kind_and_two_of_another(delos: str, naxos: str, allowed: bool) -> None:
    """E10: Helen 2+2; four of one kind will not do."""
    story = owner(f"area delos red {delos} \n area naxos red {naxos}")
    assert ("sacrifice helen" in story.legal) is allowed
    assert story.refuses("sacrifice helen") is not allowed


@pytest.mark.rule("L13.14", "L13.8")
def test_the_four_return_to_the_reserve_and_a_metropolis_is_built() -> None:
    story = owner("area delos red port 2 \n area naxos red temple 2 \n area thira red fortress 1")
    assert story.game.price(story.game.parse("sacrifice helen")) == 0
    story.play("sacrifice helen", "destroy temple", "at naxos", "draw gold")
    assert story.place("helen") == GONE
    assert [story.number("buildings_left", kind) for kind in ("port", "temple", "fortress")] == [10, 10, 9]
    assert (story.number("metropolis", "naxos"), story.gold("red")) == (1, 3)
    assert story.question == "PaidActions"


@pytest.mark.rule("L13.8", "L13.9")
def test_she_leaves_first_then_the_buildings_then_the_metropolis_is_placed() -> None:
    story = owner("area delos red port 2 \n area naxos red temple 2").play("sacrifice helen")
    assert (story.place("helen"), story.card_at("helen"), story.owner("delos")) == (GONE, None, "red")
    assert story.happened("hero-sacrificed") == [{"event": "hero-sacrificed", "faction": "red", "card": "helen"}]
    assert (story.buildings("port", "delos"), story.buildings("temple", "naxos")) == (2, 2)
    story.play("destroy port")
    assert [event["event"] for event in story.game.seen(None)] == ["building-given"] * 4
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at delos", "at naxos"])


@pytest.mark.rule("L13.15")
def test_her_owner_chooses_both_kinds_and_the_copies_that_go() -> None:
    lands = """
        area delos red port 1 temple 1
        area naxos red port 1 temple 1
        area thira red port 1 temple 1
        area milos red university 2
        """
    story = owner(lands).play("sacrifice helen")
    assert story.legal == ["destroy port", "destroy temple", "destroy university"]
    story.play("destroy temple")
    assert (story.question, story.legal) == ("DemolishOne", ["at delos", "at naxos", "at thira"])
    story.play("at naxos")
    assert story.legal == ["at delos", "at thira"]
    story.play("at thira")
    assert (story.question, story.legal) == ("GiveUpBuildings", ["destroy port", "destroy university"])
    story.play("destroy university")
    assert (story.question, story.legal) == ("PlaceMetropolis", ["at naxos", "at milos", "at thira"])
    assert [story.buildings("temple", land) for land in ("delos", "naxos", "thira")] == [1, 0, 0]
    assert story.buildings("university", "milos") == 0
    assert story.number("buildings_left", "port") == 7


@pytest.mark.rule("L13.14", "L13.15")
def test_the_second_kind_is_never_the_first_again() -> None:
    story = owner("area delos red port 2 \n area naxos red port 2 \n area thira red temple 2")
    story.play("sacrifice helen, destroy port, at delos, at delos")
    assert story.question == "PlaceMetropolis"  # the Temples went without a question
    assert (story.buildings("port", "naxos"), story.buildings("temple", "thira")) == (2, 0)


@pytest.mark.rule("L13.15")
def test_the_sites_of_what_was_given_up_are_free_for_the_metropolis() -> None:
    full = "area delos red port 2 \n area naxos red temple 2 \n area paros red university 1"
    story = owner(full).play("sacrifice helen, destroy port")
    assert story.legal == ["at delos", "at naxos"]  # not Paros, whose only site is taken
    story.play("at naxos, draw gold")
    assert (story.number("metropolis", "naxos"), story.buildings("university", "paros")) == (1, 1)


@pytest.mark.rule("L13.14", "L10.4")
@pytest.mark.parametrize("done", [0, 1], ids=["before", "between"])
def test_before_and_between_the_mandatory_actions(done: int) -> None:
    lands = "area delos red port 2 \n area naxos red temple 2"
    story = owner(lands, "athena", paid=False).play(*["recruit philosopher"][:done])
    story.play("sacrifice helen, destroy port, at delos, draw gold")
    assert story.question == "MandatoryActions"
    assert story.number("metropolis", "delos") == 1


@pytest.mark.rule("L13.14", "L10.5")
def test_not_in_the_cycle_in_which_she_was_acquired() -> None:
    assert owner("area delos red port 2 \n area naxos red temple 2", since=2).refuses("sacrifice helen")


@pytest.mark.rule("L13.14", "L7.21")
def test_not_with_apollo() -> None:
    story = Story(
        f"""
        cycle 2
        gods athena zeus poseidon ares hera
        offering red apollo 0
        area delos red port 2
        area naxos red temple 2
        {REST}
        hero helen red at delos since 1
        phase actions
        """
    )
    assert (story.asked, story.legal) == ("red", ["at delos", "at naxos"])
    assert story.refuses("sacrifice helen")


@pytest.mark.rule("L13.14", "L17.34")
def test_in_a_team_only_her_owners_buildings_count() -> None:
    lands = "area kea green \n area milos yellow \n hero helen red at delos since 1"
    text = f"area delos red port 2 \n area naxos blue temple 2 \n {lands}"
    assert team_turn("athena", text).refuses("sacrifice helen")
    text = f"area delos red port 1 \n area thira red port 1 temple 1 \n area naxos blue temple 1 \n {lands}"
    assert team_turn("athena", text).refuses("sacrifice helen")
    text = f"area delos red port 2 \n area thira red temple 2 \n area naxos blue temple 2 \n {lands}"
    story = team_turn("athena", text).play("sacrifice helen, destroy temple, at thira, draw gold")
    assert (story.buildings("temple", "thira"), story.buildings("temple", "naxos")) == (0, 2)
    assert story.number("metropolis", "thira") == 1
