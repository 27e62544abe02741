"""L12: the Minotaur."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.story import Story, turn

ALONE = """
    area delos red troops {troops}
    area naxos blue
    area paros blue
    creature minotaur blue at naxos since 2
    """


def attack(text: str, take: int) -> Story:
    """Red, with Ares, moves troops from Delos into Naxos."""
    return turn("ares", text).play("move, from delos, to naxos", f"take {take}")


@pytest.mark.rule("L12.18")
def test_the_minotaur_is_placed_on_an_own_land_area() -> None:
    text = "area delos red troops 1 \n area kea red \n area naxos blue \n area west red fleets 1"
    story = turn("hera", f"{text} \n creatures - - - minotaur").play("buy minotaur")
    assert story.legal == ["decline", "at delos", "at kea"]  # not blue's, nobody's, nor the sea
    story.play("at kea")
    assert story.card_at("minotaur") == "kea"
    assert story.place("minotaur") == HELD


def maintenance(text: str) -> Story:
    """Red is asked whether it keeps the Minotaur on Naxos."""
    return Story(
        f"""
        cycle 3
        gods athena zeus poseidon ares hera
        player red gold 3 priestesses 1
        offering red athena 1
        area naxos red
        {text}
        creature minotaur red at naxos since 2
        phase maintenance
        """
    )


@pytest.mark.rule("L12.19")
def test_at_maintenance_he_moves_to_a_neighbour_that_his_owner_controls() -> None:
    story = maintenance("area delos red \n area paros blue \n area andros red \n area north red fleets 1")
    story.play("keep minotaur")
    assert story.legal == ["stay", "to delos"]  # not Paros, which is blue's, nor Andros across the sea
    story.play("to delos")
    assert story.card_at("minotaur") == "delos"
    assert story.owner("naxos") == "red"


@pytest.mark.rule("L12.19")
def test_without_an_own_neighbour_he_stays_and_attacks_nobody() -> None:
    story = maintenance("area delos blue \n area syros blue \n area kea red").play("keep minotaur")
    assert story.card_at("minotaur") == "naxos"  # nobody was asked: Paros is nobody's, Delos blue's
    assert story.owner("delos") == "blue"


@pytest.mark.rule("L12.19")
def test_he_does_not_go_along_in_a_land_move() -> None:
    text = "area delos red troops 1 \n area naxos blue \n area syros blue \n creature minotaur red at delos since 1"
    story = turn("ares", text).play("move, from delos, to naxos")
    assert story.card_at("minotaur") == "delos"
    assert story.owner("naxos") == "red"
    assert story.troops("naxos") == 1


@pytest.mark.rule("L12.19")
def test_alone_he_makes_no_move_and_leads_none() -> None:
    text = "area delos red \n area naxos blue \n area syros blue \n creature minotaur red at delos since 1"
    assert turn("ares", text).refuses("move")
    assert turn("athena", text).refuses("lead minotaur")


@pytest.mark.rule("L12.20")
def test_he_counts_two_in_strength() -> None:
    story = attack(ALONE.format(troops=3), 3).play("roll 0, roll 0")
    assert [event["strength"] for event in story.happened("roll")] == [2]  # the defender's; the attacker's came before


@pytest.mark.rule("L12.20")
def test_one_lost_round_kills_him_if_his_owner_so_chooses() -> None:
    story = attack(ALONE.format(troops=3).replace("naxos blue", "naxos blue troops 1"), 3).play("roll 2, roll 0")
    assert (story.asked, story.legal) == ("blue", ["lose troop", "lose minotaur"])
    story.play("lose minotaur")
    assert story.place("minotaur") == DISCARD
    assert story.card_at("minotaur") is None
    assert story.troops("naxos") == 1


@pytest.mark.rule("L12.20")
def test_or_another_unit_dies_for_him() -> None:
    text = ALONE.format(troops=6).replace("naxos blue", "naxos blue troops 1 mercenaries 1")
    story = attack(f"{text} \n hero ajax blue at naxos since 1", 6).play("roll 3, roll 0")
    assert story.legal == ["lose troop", "lose mercenary", "lose minotaur", "lose ajax"]
    story.play("lose troop")
    assert story.card_at("minotaur") == "naxos"
    assert story.number("mercenaries", "naxos") == 1


@pytest.mark.rule("L12.21")
def test_alone_he_is_not_asked_to_retreat() -> None:
    story = attack(ALONE.format(troops=2), 2).play("roll 0, roll 3")
    assert (story.asked, story.question) == ("red", "Retreat")
    assert story.card_at("minotaur") == "naxos"


@pytest.mark.rule("L12.21")
def test_his_companions_retreat_while_he_stays_and_fights_on() -> None:
    text = ALONE.format(troops=4).replace("naxos blue", "naxos blue troops 2 mercenaries 1")
    story = attack(f"{text} \n hero hector blue at naxos since 1", 4).play("roll 0, roll 3")
    assert story.happened("retreat") == []
    assert (story.asked, story.legal) == ("blue", ["stay", "to paros"])
    story.play("to paros")
    assert (story.troops("paros"), story.number("mercenaries", "paros")) == (2, 1)
    assert story.card_at("hector") == "paros"
    assert story.card_at("minotaur") == "naxos"
    assert story.owner("naxos") == "blue"
    story.play("stay")  # red
    story.play("roll 1, roll 1")  # the battle goes on
    assert story.happened("roll")[-1]["strength"] == 2 + 1


@pytest.mark.rule("L12.22")
def test_when_his_companions_have_retreated_the_attacker_may_retreat_too() -> None:
    story = attack(ALONE.format(troops=3).replace("naxos blue", "naxos blue troops 1"), 3).play("roll 0, roll 3")
    story.play("to paros")
    assert (story.asked, story.legal) == ("red", ["stay", "to delos"])
    story.play("to delos")
    assert story.troops("delos") == 2
    assert story.owner("naxos") == "blue"
    assert story.card_at("minotaur") == "naxos"
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.23", "L9.7")
def test_he_holds_an_area_alone() -> None:
    story = turn("ares", ALONE.format(troops=1)).play("move, from delos, to naxos")
    assert len(story.happened("battle")) == 1
    story.play("roll 0, roll 0")  # 1 against 2
    assert story.owner("naxos") == "blue"
    assert story.card_at("minotaur") == "naxos"


@pytest.mark.rule("L12.23")
def test_as_the_last_unit_he_dies_in_a_lost_round_and_the_area_is_lost() -> None:
    story = attack(ALONE.format(troops=3), 3).play("roll 1, roll 0")  # 4 against 2
    assert story.owner("naxos") == "red"
    assert story.place("minotaur") == DISCARD
    assert story.number("card_owner", "minotaur") == -1
    assert story.asked == "red"


@pytest.mark.rule("L12.23", "L9.12")
def test_in_a_tie_of_the_last_units_he_dies_and_the_area_stays_his_owners() -> None:
    story = turn("ares", ALONE.format(troops=1)).play("move, from delos, to naxos", "roll 1, roll 0")  # 2 against 2
    assert story.owner("naxos") == "blue"
    assert story.troops("naxos") == 0
    assert story.place("minotaur") == DISCARD
    assert story.troops("delos") == 0


@pytest.mark.rule("L12.23")
def test_a_dead_minotaur_can_be_bought_again_from_a_new_deck() -> None:
    text = ALONE.format(troops=3) + "creatures - - - sphinx \n discard graeae harpy kraken"
    story = attack(text, 3).play("roll 1, roll 0", "buy sphinx")
    assert story.legal == ["draw graeae", "draw harpy", "draw kraken", "draw minotaur"]
