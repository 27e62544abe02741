"""L9: land battles."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, strengths, turn

FAR = """
    area syros blue troops 1
    area kea green troops 1
    area milos green troops 1
"""


def battle(attackers: str, defenders: str, more: str = "", take: str = "") -> Story:
    """Red of Delos attacks blue of Naxos; Paros is uncontrolled, and a retreat for blue."""
    story = turn("ares", f"{FAR}\narea delos red {attackers}\narea naxos blue {defenders}\n{more}")
    return story.play("move, from delos, to naxos", *([take] if take else []))


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L9.10")
def test_a_fortress_helps_the_defender() -> None:
    story = Story(
        """
        cycle 2
        gods ares zeus poseidon hera athena
        player red gold 5
        offering red ares 1
        area delos red troops 2
        area naxos blue troops 2 fortress
        area syros blue troops 1
        phase actions ares paid
        """
    )
    story.play("move, from delos, to naxos, take 2", "roll 2, roll 1")
    assert story.troops("naxos") == 1  # 2 + 2 against 2 + 1 + the fortress: a tie, both lose one
    assert story.troops("moving-group") == 1


@pytest.mark.rule("L9.10")
@pytest.mark.parametrize(
    "attackers, defenders, more, take, expected",
    [
        ("troops 2", "troops 1", "", "take 2", (2, 1)),
        ("troops 2 mercenaries 1", "mercenaries 3", "", "take 2, take 1", (3, 3)),
        ("troops 1", "troops 1", "hero hector red at delos since 1", "take 1, with hector", (2, 1)),
        ("troops 1", "troops 1 fortress", "", "", (1, 2)),
        ("troops 1", "troops 1 fortress 2", "", "", (1, 3)),  # each Fortress counts
        ("troops 1 fortress 2", "troops 1", "", "", (1, 1)),  # those of the attacker's area do not
        ("troops 1", "troops 1", "area paros blue fortress", "", (1, 1)),  # nor one in another area
        ("troops 1", "troops 1 port temple", "", "", (1, 1)),  # nor another building
        ("troops 1", "troops 1", "area north red fleets 3\narea south blue fleets 4", "", (1, 1)),  # nor fleets
    ],
)
def test_strength_on_land_is_die_units_and_the_defenders_fortresses(
    attackers: str, defenders: str, more: str, take: str, expected: tuple[int, int]
) -> None:
    story = battle(attackers, defenders, more, take)
    assert strengths(story, 2, 1) == (expected[0] + 2, expected[1] + 1)


@pytest.mark.rule("L9.10")
def test_a_hero_of_the_defender_counts_too() -> None:
    story = battle("troops 4", "troops 1", "hero hector blue at naxos since 1", "take 4")  # Hector kills one first
    assert strengths(story, 0, 0) == (3, 2)


@pytest.mark.rule("L9.10")
def test_strength_on_land_is_counted_anew_in_each_round() -> None:
    story = battle("troops 3", "troops 2 fortress", "", "take 3")
    assert strengths(story, 2, 2) == (5, 5)
    story.play("stay, stay")
    assert strengths(story, 0, 3) == (2, 5)


# -- losses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L9.11")
@pytest.mark.parametrize("rolls, left", [((2, 1), (2, 1)), ((1, 2), (1, 2)), ((1, 1), (1, 1))])
def test_the_lower_strength_loses_a_unit_and_a_tie_costs_both_one(
    rolls: tuple[int, int], left: tuple[int, int]
) -> None:
    story = battle("troops 2", "troops 2", "", "take 2")
    strengths(story, *rolls)
    assert (story.troops("moving-group"), story.troops("naxos")) == left
    assert story.number("troops_left", "red") == 8 - left[0]
    assert story.number("troops_left", "blue") == 8 - 1 - left[1]  # one more stands on Syros


@pytest.mark.rule("L9.11", "L10.3")
@pytest.mark.parametrize(
    "lost, troops, mercenaries, lives",
    [("lose troop", 0, 1, True), ("lose mercenary", 1, 0, True), ("lose hector", 1, 1, False)],
)
def test_the_loser_chooses_the_kind_of_unit(lost: str, troops: int, mercenaries: int, lives: bool) -> None:
    hero = "hero hector red at delos since 1"
    story = battle("troops 1 mercenaries 1", "troops 5", hero, "take 1, take 1, with hector")
    strengths(story, 0, 3)
    assert (story.asked, story.legal) == ("red", ["lose troop", "lose mercenary", "lose hector"])
    assert story.refuses("lose ajax")
    assert story.refuses("stay")
    story.play(lost)
    assert (story.troops("moving-group"), story.number("mercenaries", "moving-group")) == (troops, mercenaries)
    assert (story.place("hector") == DISCARD) is not lives
    assert (story.number("troops_left", "red"), story.number("mercenaries_left")) == (8 - troops, 15 - mercenaries)


@pytest.mark.rule("L9.11")
def test_the_defender_chooses_too_and_may_give_the_minotaur() -> None:
    story = battle("troops 5", "troops 1", "creature minotaur blue at naxos since 2", "take 5")
    strengths(story, 3, 0)
    assert (story.asked, story.legal) == ("blue", ["lose troop", "lose minotaur"])
    story.play("lose minotaur")
    assert (story.troops("naxos"), story.card_at("minotaur"), story.place("minotaur")) == (1, None, DISCARD)


@pytest.mark.rule("L9.11")
def test_in_a_tie_both_sides_choose() -> None:
    story = battle("troops 1 mercenaries 1", "troops 1 mercenaries 1", "", "take 1, take 1")
    strengths(story, 1, 1)
    asked = set()
    for _ in range(2):
        asked.add(story.asked)
        assert story.legal == ["lose troop", "lose mercenary"]
        story.play("lose mercenary" if story.asked == "red" else "lose troop")
    assert asked == {"red", "blue"}
    assert (story.troops("moving-group"), story.number("mercenaries", "moving-group")) == (1, 0)
    assert (story.troops("naxos"), story.number("mercenaries", "naxos")) == (0, 1)


# -- the end of a battle -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L9.12")
@pytest.mark.parametrize(
    "rolls, owner, troops",
    [((3, 0), "red", 1), ((0, 3), "blue", 1), ((2, 2), "blue", 0)],
    ids=["red", "blue", "nobody"],
)
def test_a_land_battle_ends_at_once_when_a_side_is_gone(rolls: tuple[int, int], owner: str, troops: int) -> None:
    story = battle("troops 1", "troops 1")
    strengths(story, *rolls)
    assert (story.owner("naxos"), story.troops("naxos"), story.troops("moving-group")) == (owner, troops, 0)
    assert story.owner("delos") == "red"
    assert (story.asked, story.question) == ("red", "PaidActions")  # nobody is asked for a retreat


@pytest.mark.rule("L9.12")
def test_where_all_have_died_the_defender_keeps_buildings_and_income() -> None:
    story = battle("troops 1", "troops 1 metropolis gold prosperity 2")
    before = story.game.view(1)["income"]["blue"]
    strengths(story, 2, 1)  # the Metropolis is a Fortress too: a tie
    assert (story.owner("naxos"), story.troops("naxos"), story.number("metropolis", "naxos")) == ("blue", 0, 1)
    assert story.game.view(1)["income"]["blue"] == before
    assert story.number("priestesses", "red") == story.number("priestesses", "blue") == 0


# -- retreats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L9.13")
def test_on_land_the_defender_may_retreat_first_then_the_attacker_then_a_new_round_begins() -> None:
    story = battle("troops 3", "troops 3", "", "take 3")
    assert story.question == "Roll"  # nobody retreats before the first round
    strengths(story, 1, 1)
    assert (story.asked, story.question) == ("blue", "Retreat")
    story.play("stay")
    assert (story.asked, story.question) == ("red", "Retreat")
    story.play("stay")
    assert (story.asked, story.question) == (None, "Roll")
    strengths(story, 1, 1)
    assert (story.asked, story.question) == ("blue", "Retreat")  # and after each round again


@pytest.mark.rule("L9.13")
def test_when_the_defender_retreats_the_attacker_holds_the_area_and_is_not_asked() -> None:
    story = battle("troops 3", "troops 3", "", "take 3")
    strengths(story, 1, 1)
    story.play("to paros")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert (story.owner("naxos"), story.troops("naxos")) == ("red", 2)
    assert (story.owner("paros"), story.troops("paros")) == ("blue", 2)


@pytest.mark.rule("L9.13", "L9.14")
def test_a_defender_with_nowhere_to_go_is_not_asked() -> None:
    story = battle("troops 3", "troops 3", "area paros green", "take 3")  # a token of another player is enough
    strengths(story, 1, 1)
    assert (story.asked, story.legal) == ("red", ["stay", "to delos"])


@pytest.mark.rule("L9.14")
def test_units_retreat_to_accessible_areas_that_are_own_or_uncontrolled() -> None:
    more = "area south blue fleets 1\narea bay blue fleets 1\narea north red fleets 1"
    story = battle("troops 3", "troops 3", more, "take 3")
    strengths(story, 1, 1)
    # Paros and Thira are nobody's, Syros is blue's; Kea and Milos, at the Bay, are green's, Delos is red's
    assert (story.asked, story.legal[0], sorted(story.legal[1:])) == (
        "blue",
        "stay",
        ["to paros", "to syros", "to thira"],
    )
    for words in ("to kea", "to milos", "to delos", "to andros"):
        assert story.refuses(words)
    story.play("to thira")
    assert (story.owner("thira"), story.troops("thira")) == ("blue", 2)


@pytest.mark.rule("L9.14")
def test_without_fleets_nobody_retreats_over_the_sea() -> None:
    story = battle("troops 3", "troops 3", "area south red fleets 1", "take 3")
    strengths(story, 1, 1)
    assert (story.asked, story.legal) == ("blue", ["stay", "to paros"])  # not to Syros, its own
    assert story.refuses("to syros")


@pytest.mark.rule("L9.14")
def test_the_attacker_may_go_back_to_the_area_it_came_from() -> None:
    story = battle("troops 3", "troops 3", "", "take 3")
    assert (story.troops("delos"), story.owner("delos")) == (0, "red")
    strengths(story, 0, 3)
    story.play("stay")
    assert (story.asked, story.legal) == ("red", ["stay", "to delos", "to paros"])
    story.play("to delos")
    assert (story.troops("delos"), story.owner("delos")) == (2, "red")
    assert (story.troops("naxos"), story.owner("naxos")) == (3, "blue")
    assert (story.question, story.gold("red")) == ("PaidActions", 8)


@pytest.mark.rule("L9.14")
def test_the_attacker_may_retreat_onto_uncontrolled_land_and_then_controls_it() -> None:
    story = battle("troops 2", "troops 3", "", "take 2")
    strengths(story, 0, 3)
    story.play("stay", "to paros")
    assert (story.troops("paros"), story.owner("paros")) == (1, "red")
    assert (story.troops("delos"), story.owner("delos")) == (0, "red")


@pytest.mark.rule("L9.14", "L11.1")
def test_a_set_completed_by_a_retreat_makes_a_metropolis_at_once() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 2 fortress temple
        area andros red university
        area naxos blue troops 3
        area syros blue
        area paros - port
        """,
    )
    story.play("move, from delos, to naxos, take 2", "roll 0, roll 3", "stay", "to paros")
    assert story.question == "PlaceMetropolis"
    assert story.buildings("port", "paros") == 0


@pytest.mark.rule("L9.14")
def test_attackers_who_came_by_sea_go_back_by_sea() -> None:
    story = turn("ares", f"{FAR}\narea thira red troops 2\narea south red fleets 1\narea paros blue troops 2")
    story.play("move, from thira, to paros, take 2", "roll 0, roll 2", "stay")
    assert story.asked == "red"
    assert sorted(story.legal) == ["stay", "to naxos", "to thira"]  # Naxos is nobody's
    story.play("to thira")
    assert story.troops("thira") == 1


@pytest.mark.rule("L9.15")
def test_all_units_retreat_together_to_one_area() -> None:
    story = battle("troops 4", "troops 2 mercenaries 1", "hero hector blue at naxos since 1", "take 4")
    strengths(story, 3, 0)  # Hector has killed one: 3 + 3 against 4
    story.play("lose troop")
    assert story.asked == "blue"
    assert story.refuses("take 1")
    story.play("to paros")
    assert (story.troops("paros"), story.number("mercenaries", "paros"), story.card_at("hector")) == (1, 1, "paros")
    assert (story.owner("naxos"), story.troops("naxos"), story.number("mercenaries", "naxos")) == ("red", 3, 0)


@pytest.mark.rule("L9.15", "L12.21")
def test_the_minotaur_does_not_retreat_with_the_others() -> None:
    story = battle("troops 5", "troops 2", "creature minotaur blue at naxos since 2", "take 5")
    strengths(story, 2, 0)
    story.play("lose troop", "to paros")
    assert (story.troops("paros"), story.card_at("minotaur")) == (1, "naxos")
    story.play("stay")  # red goes on
    assert strengths(story, 0, 0) == (5, 2)
    assert (story.owner("naxos"), story.card_at("minotaur")) == ("red", None)


# -- who fights, and what is won ---------------------------------------------------------------------------------------


@pytest.mark.rule("L9.16")
def test_only_the_group_that_moved_fights_for_the_attacker_and_everybody_for_the_defender() -> None:
    more = "hero hector red at delos since 1\nhero ajax blue at naxos since 1"
    story = battle("troops 5 mercenaries 2", "troops 2 mercenaries 1", more, "take 1, take 0, without hector")
    assert strengths(story, 0, 0) == (1, 3 + 2)  # Ajax counts 2
    assert (story.owner("naxos"), story.troops("naxos")) == ("blue", 2)
    assert (story.troops("delos"), story.number("mercenaries", "delos"), story.card_at("hector")) == (4, 2, "delos")


@pytest.mark.rule("L9.17")
@pytest.mark.parametrize("defenders", ["troops 1", ""])
def test_buildings_metropolises_and_prosperity_change_hands_with_the_area(defenders: str) -> None:
    story = battle("troops 2", f"{defenders} temple metropolis priestess prosperity 2", "", "take 2")
    if defenders:
        strengths(story, 3, 0)
    assert story.owner("naxos") == "red"
    assert (story.buildings("temple", "naxos"), story.number("metropolis", "naxos")) == (1, 1)
    assert story.number("prosperity", "naxos") == 2
    assert story.game.view(0)["income"]["red"] == 1 + 2  # Delos, and the tokens of Naxos
    standing = {row.players[0]: row.metropolises for row in story.game.standings}
    assert (standing[0], standing[1]) == (1, 0)
