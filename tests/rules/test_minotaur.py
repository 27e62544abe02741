"""L12: the Minotaur, and L19: how he meets other cards."""

import pytest

from cyclades.engine.decks import DISCARD, HELD
from tests.story import TEAMS, Story, maintenance, team_turn, turn

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


def on_naxos(text: str) -> Story:
    """Red is asked whether it keeps the Minotaur on Naxos."""
    return maintenance(f"area naxos red \n {text} \n creature minotaur red at naxos since 2", second="zeus")


@pytest.mark.rule("L12.19")
def test_at_maintenance_he_moves_to_a_neighbour_that_his_owner_controls() -> None:
    story = on_naxos("area delos red \n area paros blue \n area andros red \n area north red fleets 1")
    story.play("keep minotaur")
    assert story.legal == ["stay", "to delos"]  # not Paros, which is blue's, nor Andros across the sea
    story.play("to delos")
    assert story.card_at("minotaur") == "delos"
    assert story.owner("naxos") == "red"


@pytest.mark.rule("L12.19")
def test_without_an_own_neighbour_he_stays_and_attacks_nobody() -> None:
    story = on_naxos("area delos blue \n area syros blue \n area kea red").play("keep minotaur")
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
    assert [event["strength"] for event in story.happened("rolled")] == [
        2
    ]  # the defender's; the attacker's came before


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
    assert story.happened("retreated") == []
    assert (story.asked, story.legal) == ("blue", ["stay", "to paros"])
    story.play("to paros")
    assert (story.troops("paros"), story.number("mercenaries", "paros")) == (2, 1)
    assert story.card_at("hector") == "paros"
    assert story.card_at("minotaur") == "naxos"
    assert story.owner("naxos") == "blue"
    story.play("stay")  # red
    story.play("roll 1, roll 1")  # the battle goes on
    assert story.happened("rolled")[-1]["strength"] == 2 + 1


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
    assert len(story.happened("battle-begun")) == 1
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


@pytest.mark.rule("L12.18", "L12.24")
def test_he_is_not_placed_where_a_creature_stands() -> None:
    text = "area delos red \n area kea red \n area thira blue \n creature cerberus blue at delos since 1"
    story = turn("hera", f"{text} \n creatures - - - minotaur").play("buy minotaur")
    assert story.legal == ["decline", "at kea"]
    assert story.refuses("at delos")


@pytest.mark.rule("L12.24", "L12.5", "L12.27")
def test_with_a_creature_on_every_own_area_he_does_nothing() -> None:
    text = "area delos red \n area kea red \n area thira blue \n creature cerberus blue at delos since 1"
    story = turn("hera", f"{text} \n creature hydra red at kea since 1 \n creatures - - - minotaur")
    assert story.game.question.useless == ("buy minotaur",)
    story.play("buy minotaur")
    assert (story.card_at("minotaur"), story.place("minotaur")) == (None, DISCARD)
    assert (story.gold("red"), story.question) == (9 - 2, "PaidActions")


@pytest.mark.rule("L12.19", "L12.24")
def test_he_does_not_move_to_an_own_area_where_a_creature_stands() -> None:
    areas = "area delos red \n area paros red \n area syros blue"
    assert on_naxos(areas).play("keep minotaur").legal == ["stay", "to delos", "to paros"]
    story = on_naxos(f"{areas} \n creature medusa blue at delos since 3").play("keep minotaur")
    assert story.legal == ["stay", "to paros"]


@pytest.mark.rule("L12.19", "L19.54")
def test_an_area_that_he_leaves_stays_his_owners() -> None:
    story = on_naxos("area delos red \n area syros blue").play("keep minotaur, to delos")
    assert (story.owner("naxos"), story.owner("delos"), story.number("lands", "red")) == ("red", "red", 2)


@pytest.mark.rule("L12.19", "L12.44", "L13.32")
def test_neither_pegasus_nor_perseus_takes_him_along() -> None:
    text = """
        area delos red
        area kea red
        area syros blue
        area thira blue
        creature minotaur red at delos since 1
        hero perseus red at kea since 1
        creatures - - - pegasus
        """
    story = turn("athena", text)
    assert story.refuses("sacrifice perseus")  # nobody else could fly
    assert story.play("buy pegasus").legal == ["decline", "from kea"]
    story = turn("athena", text.replace("delos red", "delos red troops 1")).play("buy pegasus, from delos, to syros")
    assert (story.card_at("minotaur"), story.troops("syros")) == ("delos", 1)


@pytest.mark.rule("L17.39", "L12.18", "L12.19")
def test_in_a_team_an_area_of_the_teammate_is_no_place_for_him() -> None:
    text = "area delos red \n area naxos blue \n area kea green \n area thira yellow"
    story = team_turn("hera", f"{text} \n creatures - - - minotaur").play("buy minotaur")
    assert story.legal == ["decline", "at delos"]
    story = Story(
        f"""
        cycle 3
        gods athena zeus poseidon ares hera
        player red priestesses 1
        offering red athena 1
        {text}
        creature minotaur red at delos since 2
        phase maintenance
        """,
        4,
        TEAMS,
    )
    story.play("keep minotaur")
    assert (story.question, story.card_at("minotaur")) == ("MandatoryActions", "delos")


@pytest.mark.rule("L19.52", "L9.10")
@pytest.mark.parametrize(
    "buildings, bonus", [("", 0), ("fortress", 1), ("fortress 2", 2), ("fortress metropolis gold", 2)]
)
def test_alone_he_defends_with_2_and_the_fortresses(buildings: str, bonus: int) -> None:
    text = ALONE.format(troops=3).replace("naxos blue", f"naxos blue {buildings}")
    story = attack(text, 3).play("roll 0, roll 1")
    assert story.happened("rolled")[-1]["strength"] == 2 + bonus + 1


@pytest.mark.rule("L19.52", "L12.9", "L12.38")
@pytest.mark.parametrize("card", ["harpy", "giant"])
def test_alone_he_is_no_target_of_the_harpy_or_the_giant(card: str) -> None:
    story = turn("athena", f"{ALONE.replace('troops {troops}', '')} \n creatures - - - {card}")
    assert story.game.question.useless == (f"buy {card}",)
    story.play(f"buy {card}")
    assert (story.card_at("minotaur"), story.owner("naxos"), story.question) == ("naxos", "blue", "PaidActions")


@pytest.mark.rule("L19.53", "L13.29", "L13.31")
def test_perseus_does_not_save_him() -> None:
    text = ALONE.format(troops=5).replace("naxos blue", "naxos blue troops 1")
    story = attack(f"{text} \n hero perseus blue at naxos since 1", 5).play("roll 3, roll 0", "lose minotaur")
    assert story.place("minotaur") == DISCARD
    assert (story.asked, story.question) == ("blue", "Retreat")  # no rescue was offered
    story = attack(f"{text} \n hero perseus blue at naxos since 1", 5).play("roll 3, roll 0", "lose troop")
    assert (story.asked, story.legal) == ("blue", ["decline", "to paros"])


@pytest.mark.rule("L19.53", "L13.21")
def test_pandora_does_not_take_him_over() -> None:
    text = ALONE.format(troops=1).replace("naxos blue", "naxos blue mercenaries 2")
    story = turn("ares", f"{text} \n hero pandora red at delos since 1")
    story.play("move, from delos, to naxos, take 1, with pandora")
    assert (story.number("mercenaries", "moving-group"), story.number("mercenaries", "naxos")) == (2, 0)
    assert (story.card_at("minotaur"), story.value("card_owner", "minotaur")) == ("naxos", "blue")
    story.play("roll 0")
    assert story.happened("rolled")[-1]["strength"] == 1 + 1 + 2
    assert story.question == "Roll"  # he holds the area alone, so there is a battle


@pytest.mark.rule("L19.54", "L5.3", "L9.5")
@pytest.mark.parametrize("paid", [True, False])
def test_an_area_that_he_held_alone_stays_his_owners_when_he_is_not_paid_for(paid: bool) -> None:
    others = "area delos blue troops 1 \n area syros blue \n area kea red"
    story = on_naxos(f"{others} \n player blue gold 5 \n offering blue zeus 1 \n hero ajax blue at delos since 1")
    story.play("keep minotaur" if paid else "release minotaur")
    assert story.owner("naxos") == "red"
    assert story.number("lands", "red") == 2
    story.play("build university, at kea", "recruit philosopher", "end", "build temple, at delos")
    story.play("recruit priestess", "lead ajax, to naxos, take 1")
    assert story.owner("naxos") == ("red" if paid else "blue")  # a battle against him, or an empty area
    assert (story.question == "Roll") is paid
