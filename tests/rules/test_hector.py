"""L13: Hector."""

import pytest

from cyclades.engine.decks import DISCARD, GONE
from cyclades.rules.buildings import metropolises_of
from tests.story import Story, team_turn, turn


def invade(delos: str, naxos: str = "", red: str = "", take: str = "") -> Story:
    """Red, with Ares, invades Naxos, where Hector stands for blue."""
    text = f"area delos red {delos} \n area naxos blue {naxos} \n area syros blue \n {red}"
    story = turn("ares", f"{text} \n hero hector blue at naxos since 1").play("move, from delos, to naxos")
    return story.play(*take.split(", ")) if take else story


@pytest.mark.rule("L13.3")
def test_hector_destroys_one_invading_troop_before_the_first_round() -> None:
    story = invade("troops 3", take="take 3")
    assert story.troops("moving-group") == 2
    assert story.number("troops_left", "red") == 6
    assert story.told()[-3:] == ["battle-begun", "power-used", "lost"]
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2


@pytest.mark.rule("L13.3")
def test_he_destroys_only_one_and_only_before_the_first_round() -> None:
    story = invade("troops 5", "troops 2", take="take 5").play("roll 0, roll 3", "stay")  # 4 against 6
    assert story.troops("moving-group") == 3
    story.play("stay")  # red too: a second round
    assert story.troops("moving-group") == 3
    assert story.question == "Roll"


@pytest.mark.rule("L13.3")
@pytest.mark.parametrize("kind, left", [("troop", (0, 2)), ("mercenary", (1, 1))])
def test_his_owner_chooses_the_kind_among_troops_and_mercenaries(kind: str, left: tuple[int, int]) -> None:
    story = invade("troops 1 mercenaries 2", take="take 1, take 2")
    assert (story.asked, story.legal) == ("blue", ["kill troop", "kill mercenary"])
    story.play(f"kill {kind}")
    assert (story.troops("moving-group"), story.number("mercenaries", "moving-group")) == left


@pytest.mark.rule("L13.3")
def test_everybody_has_seen_the_attack_when_his_owner_chooses() -> None:
    story = invade("troops 1 mercenaries 2", take="take 1, take 2")
    assert story.told(2)[-1] == "battle-begun"
    story.play("kill troop")
    assert story.game.undoable == 1  # blue's own answer, and nothing of red's


@pytest.mark.rule("L13.3")
def test_mercenaries_alone_invading_lose_one_to_the_common_reserve() -> None:
    story = invade("mercenaries 2", take="take 2")
    assert story.number("mercenaries", "moving-group") == 1
    assert story.number("mercenaries_left") == 14


@pytest.mark.rule("L13.3", "L19.33")
def test_a_hero_who_invades_alone_is_not_touched() -> None:
    story = invade("", red="hero jason red at delos since 1")
    assert (story.question, story.card_at("jason")) == ("Roll", "moving-group")
    assert story.happened("power-used") == []
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1


@pytest.mark.rule("L19.33")
def test_against_two_heroes_without_troops_he_does_nothing_either() -> None:
    heroes = "hero ajax red at delos since 1 \n hero jason red at delos since 1"
    story = invade("troops 1", red=heroes, take="take 0, with ajax, with jason")
    assert [event["card"] for event in story.happened("power-used")] == ["ajax"]  # who is announced (L13.7)
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 3


@pytest.mark.rule("L13.3")
def test_of_a_hero_with_a_troop_the_troop_dies_and_the_hero_fights_on() -> None:
    story = invade("troops 1", red="hero ajax red at delos since 1", take="take 1, with ajax")
    assert story.troops("moving-group") == 0
    story.play("roll 3, roll 0")  # 2 + 3 against 1
    assert story.owner("naxos") == "red"
    assert story.card_at("ajax") == "naxos"
    assert story.place("hector") == DISCARD


@pytest.mark.rule("L13.3")
def test_his_power_works_only_where_he_stands() -> None:
    text = "area delos red troops 2 \n area naxos blue troops 1 \n area syros blue \n hero hector blue at syros since 1"
    story = turn("ares", text).play("move, from delos, to naxos, take 2")
    assert story.troops("moving-group") == 2


@pytest.mark.rule("L13.3")
def test_it_does_not_work_when_he_attacks() -> None:
    text = "area delos red \n area naxos blue troops 2 \n area syros blue \n hero hector red at delos since 1"
    story = turn("ares", text).play("move, from delos, to naxos")
    assert story.question == "Roll"
    assert story.troops("naxos") == 2
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1


@pytest.mark.rule("L13.3")
@pytest.mark.parametrize("god, move", [("ares", "move, from delos"), ("athena", "lead hector")])
def test_attacking_with_troops_he_destroys_none_of_either_side(god: str, move: str) -> None:
    text = "area delos red troops 2 \n area naxos blue troops 2 \n area syros blue \n hero hector red at delos since 1"
    story = turn(god, text).play(move, "to naxos, take 2", *(["with hector"] if god == "ares" else []))
    assert (story.question, story.troops("moving-group"), story.troops("naxos")) == ("Roll", 2, 2)
    assert story.happened("lost") == []
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 3


@pytest.mark.rule("L13.3", "L10.6")
def test_it_works_against_a_heroic_move_too() -> None:
    text = """
        area delos red troops 2
        area naxos blue
        area syros blue
        hero ajax red at delos since 1
        hero hector blue at naxos since 1
        """
    story = turn("athena", text).play("lead ajax, to naxos, take 2")
    assert story.troops("moving-group") == 1
    assert story.question == "Roll"


@pytest.mark.rule("L13.3", "L19.48")
def test_it_works_against_a_flight_with_pegasus() -> None:
    text = "area delos red troops 2 \n area naxos blue \n area syros blue \n creatures - - - pegasus"
    story = turn("athena", f"{text} \n hero hector blue at naxos since 1")
    story.play("buy pegasus, from delos, to naxos, take 2")
    assert (story.question, story.troops("moving-group")) == ("Roll", 1)


@pytest.mark.rule("L13.3", "L9.11")
def test_in_battle_he_is_a_unit_of_strength_1_whose_death_is_his_owners_choice() -> None:
    story = invade("troops 4", "troops 1", take="take 4").play("roll 3, roll 0")
    assert story.happened("rolled")[-1]["strength"] == 2
    assert (story.asked, story.legal) == ("blue", ["lose troop", "lose hector"])
    story.play("lose hector")
    assert (story.place("hector"), story.troops("naxos")) == (DISCARD, 1)


@pytest.mark.rule("L13.4")
@pytest.mark.parametrize("delos", ["troops 1", "mercenaries 1"])
def test_a_single_invader_is_destroyed_and_there_is_no_battle(delos: str) -> None:
    story = invade(delos)
    assert story.question == "PaidActions"
    assert story.happened("rolled") == []
    assert story.owner("naxos") == "blue"
    assert story.card_at("hector") == "naxos"
    assert (story.troops("delos"), story.number("mercenaries", "delos")) == (0, 0)
    assert story.owner("delos") == "red"


@pytest.mark.rule("L13.4")
def test_the_move_is_paid_all_the_same() -> None:
    assert invade("troops 1").gold("red") == 9 - 1


def sacrifice(red: str, text: str = "") -> Story:
    """Red, with Athena and her mandatory actions done, sacrifices Hector."""
    story = turn("athena", f"area delos red {text} \n area syros blue \n hero hector red at delos since 1", red=red)
    return story.play("sacrifice hector")


@pytest.mark.rule("L13.5")
def test_example_e10_hector() -> None:
    """E10: Hector 4 priestesses -> 2 philosophers."""
    story = sacrifice("gold 0 priestesses 4").play("take 2")
    assert (story.number("priestesses", "red"), story.number("philosophers", "red")) == (0, 2)
    assert (story.number("priestesses_left"), story.number("philosophers_left")) == (20, 18)
    assert story.place("hector") == GONE


@pytest.mark.rule("L13.5")
def test_any_number_of_pairs_but_at_least_one() -> None:
    story = sacrifice("gold 0 priestesses 7")
    assert story.legal == ["take 1", "take 2", "take 3"]
    story.play("take 1")
    assert (story.number("priestesses", "red"), story.number("philosophers", "red")) == (5, 1)
    assert [(event["unit"], event["number"]) for event in story.happened("given-up")] == [("priestess", 2)]


@pytest.mark.rule("L13.5")
def test_one_priestess_is_not_enough() -> None:
    text = "area delos red \n area syros blue \n hero hector red at delos since 1"
    assert turn("athena", text, red="gold 0 priestesses 1").refuses("sacrifice hector")
    assert "sacrifice hector" in turn("athena", text, red="gold 0 priestesses 2").legal
    assert turn("athena", text.replace("since 1", "since 2"), red="gold 0 priestesses 4").refuses("sacrifice hector")


@pytest.mark.rule("L13.5", "L15.4")
def test_no_more_philosophers_than_are_left() -> None:
    supply = "\n supply priestesses 0 philosophers 1"
    assert sacrifice("gold 0 priestesses 6", supply).legal == ["take 1"]


@pytest.mark.rule("L13.5", "L13.6", "L15.4")
def test_philosophers_that_return_for_a_metropolis_may_be_taken_by_further_pairs() -> None:
    supply = "\n supply priestesses 0 philosophers 1"
    story = sacrifice("gold 0 priestesses 6 philosophers 3", supply)
    assert story.legal == ["take 1", "take 2", "take 3"]
    story.play("take 3", "draw gold")
    assert story.number("metropolis", "delos") == 1
    assert (story.number("priestesses", "red"), story.number("philosophers", "red")) == (0, 2)
    assert (story.number("priestesses_left"), story.number("philosophers_left")) == (6, 2)
    assert story.question == "PaidActions"


@pytest.mark.rule("L13.5", "L13.6", "L15.4")
def test_they_may_build_again_and_return_again() -> None:
    supply = "\n area kea red \n supply priestesses 0 philosophers 1"
    story = sacrifice("gold 0 priestesses 14 philosophers 3", supply)
    assert story.legal[-1] == "take 7"
    story.play("take 7", "at delos, draw gold")
    assert (story.number("priestesses", "red"), story.number("philosophers_left")) == (4, 4)
    story.play("at kea, draw gold")
    assert (story.number("philosophers", "red"), story.number("philosophers_left")) == (2, 2)


@pytest.mark.rule("L13.5")
def test_the_pairs_are_those_that_his_owner_had_when_it_was_asked() -> None:
    supply = "\n supply priestesses 0 philosophers 1"
    story = sacrifice("gold 0 priestesses 3 philosophers 3", supply)
    assert story.legal == ["take 1"]
    story.play("take 1", "draw priestess")
    assert (story.number("priestesses", "red"), story.question) == (2, "PaidActions")


@pytest.mark.rule("L13.5", "L15.4")
def test_with_no_philosopher_left_he_is_not_sacrificed() -> None:
    text = (
        "area delos red \n area syros blue \n hero hector red at delos since 1 \n supply priestesses 0 philosophers {}"
    )
    assert turn("athena", text.format(0), red="gold 0 priestesses 2").refuses("sacrifice hector")
    assert "sacrifice hector" in turn("athena", text.format(1), red="gold 0 priestesses 2").legal


@pytest.mark.rule("L13.5", "L13.9")
def test_his_sacrifice_costs_no_gold_and_his_area_stays() -> None:
    text = "area delos red \n area syros blue \n hero hector red at delos since 1"
    story = turn("athena", text, red="gold 0 priestesses 2")
    assert story.game.price(story.game.parse("sacrifice hector")) == 0
    story.play("sacrifice hector, take 1")
    assert (story.owner("delos"), story.card_at("hector"), story.gold("red")) == ("red", None, 0)


@pytest.mark.rule("L13.5", "L7.21")
def test_not_with_apollo() -> None:
    text = "cycle 2 \n gods athena zeus poseidon ares hera \n player red gold 0 priestesses 4 \n offering red apollo 0"
    lands = "area delos red \n area thira red \n area syros blue \n hero hector red at delos since 1"
    story = Story(f"{text} \n {lands} \n phase actions")
    assert (story.asked, story.legal) == ("red", ["at delos", "at thira"])
    assert story.refuses("sacrifice hector")


@pytest.mark.rule("L13.5", "L17.15")
def test_in_a_team_the_teammates_priestesses_and_philosophers_do_not_count() -> None:
    text = "player blue gold 0 priestesses 4 philosophers 3 \n area naxos blue \n area kea green \n area milos yellow"
    text = f"{text} \n area delos red \n hero hector red at delos since 1"
    assert team_turn("athena", text, "gold 0 priestesses 1").refuses("sacrifice hector")
    story = team_turn("athena", text, "gold 0 priestesses 2").play("sacrifice hector, take 1")
    assert (story.number("philosophers", "red"), story.number("philosophers", "blue")) == (1, 3)
    assert metropolises_of(story.game, 0) + metropolises_of(story.game, 1) == 0


@pytest.mark.rule("L13.6")
def test_four_philosophers_build_a_metropolis_and_further_ones_stay() -> None:
    story = sacrifice("gold 0 priestesses 4 philosophers 3").play("take 2", "draw gold")
    assert story.number("metropolis", "delos") == 1
    assert story.number("philosophers", "red") == 1
    assert story.gold("red") == 3
    assert story.question == "PaidActions"


@pytest.mark.rule("L13.6")
def test_eight_philosophers_build_two() -> None:
    story = sacrifice("gold 0 priestesses 10 philosophers 3", "\n area kea red")
    story.play("take 5", "at delos, draw gold", "at kea, draw gold")
    assert story.number("metropolis", "delos") + story.number("metropolis", "kea") == 2
    assert story.number("philosophers", "red") == 0


@pytest.mark.rule("L13.6")
def test_three_philosophers_build_nothing() -> None:
    story = sacrifice("gold 0 priestesses 2 philosophers 2").play("take 1")
    assert story.number("philosophers", "red") == 3
    assert story.number("metropolis", "delos") == 0
