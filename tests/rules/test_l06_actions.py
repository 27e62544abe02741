"""L6: actions."""

import pytest

from tests.story import NO_CARDS, Story, turn

ALL_TEMPLES = """
    area delos blue temple 2
    area naxos blue temple 2
    area paros blue temple
    area andros blue temple 2
    area kea blue temple
    area milos blue temple 2
"""


@pytest.mark.rule("L6.1")
def test_players_act_in_the_order_of_their_gods_apollo_last() -> None:
    story = Story(
        """
        cycle 2
        gods hera zeus poseidon ares athena
        offering red poseidon 1
        offering blue apollo 0
        offering green hera 1
        offering yellow zeus 1
        area delos red troops 1
        area naxos blue troops 1
        area paros blue troops 1
        area kea green troops 1
        area milos yellow troops 1
        phase actions
        """,
        players=4,
    )
    assert (story.asked, story.game.question.about["god"]) == ("green", "hera")
    story.play("build port, at kea, recruit mercenary, at kea, end")
    assert (story.asked, story.game.question.about["god"]) == ("yellow", "zeus")
    story.play("build temple, at milos, recruit priestess, end")
    assert (story.asked, story.game.question.about["god"]) == ("red", "poseidon")
    story.play("build port, at delos, recruit fleet, at north, end")
    assert (story.asked, story.question) == ("blue", "PlaceProsperity")


@pytest.mark.rule("L6.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_apollo_is_open_in_every_cycle(players: int) -> None:
    story = Story(f"cycle 1\ngods zeus ares poseidon hera athena\n{NO_CARDS}\nphase offerings", players)
    for cycle in range(1, 8):
        assert story.number("cycle") == cycle
        assert "bid apollo 0" in story.legal
        story.play("bid apollo 0")
        while story.number("cycle") == cycle:
            story.play(story.game.default.notation)


@pytest.mark.rule("L6.2")
@pytest.mark.parametrize(
    "first, second",
    [("build fortress, at delos", "recruit troop, at delos"), ("recruit troop, at delos", "build fortress, at delos")],
)
def test_the_mandatory_actions_come_first_in_either_order(first: str, second: str) -> None:
    story = turn("ares", "area delos red troops 2\ncreatures - - - harpy", paid=False)
    assert sorted(story.legal) == ["build fortress", "recruit troop"]
    story.play(first)
    assert story.legal == [second.split(",")[0]]
    for words in ("move", "buy harpy", "end", "recruit priestess"):
        assert story.refuses(words)
    story.play(second)
    assert {"move", "buy harpy", "end"} <= set(story.legal)


@pytest.mark.rule("L6.2")
def test_mandatory_actions_are_free() -> None:
    story = turn("ares", "area delos red troops 2", red="gold 0", paid=False)
    story.play("build fortress, at delos, recruit troop, at delos")
    assert (story.gold("red"), story.buildings("fortress", "delos"), story.troops("delos")) == (0, 1, 3)
    assert story.legal == ["end"]


@pytest.mark.rule("L6.3")
@pytest.mark.parametrize(
    "god, text, left",
    [
        ("ares", "area delos red troops 8", "build fortress"),  # no troop in the reserve
        ("poseidon", "area syros red\narea west blue fleets 1\narea south blue fleets 1", "build port"),  # no sea
        ("zeus", f"{ALL_TEMPLES}\narea syros red", "recruit priestess"),  # no Temple in the reserve
        ("zeus", "area paros red metropolis gold", "recruit priestess"),  # no site and nothing to replace
        ("athena", "area delos red\nsupply priestesses 20 philosophers 0", "build university"),  # no card
    ],
)
def test_a_mandatory_action_that_is_impossible_is_skipped(god: str, text: str, left: str) -> None:
    story = turn(god, text, paid=False)
    assert story.legal == [left]
    story.play(left)
    while story.question != "PaidActions":
        story.play(story.legal[0])
    assert "end" in story.legal


@pytest.mark.rule("L6.3", "L6.4")
def test_with_both_mandatory_actions_impossible_the_turn_may_end_at_once() -> None:
    story = turn("ares", "area paros red troops 8 metropolis gold", paid=False)
    assert story.question == "PaidActions"
    assert "end" in story.legal


@pytest.mark.rule("L6.4")
def test_the_turn_may_end_once_the_mandatory_actions_are_done() -> None:
    story = turn("zeus", "area delos red troops 1", paid=False)
    assert story.refuses("end")
    story.play("build temple, at delos")
    assert story.refuses("end")
    story.play("recruit priestess")
    assert "end" in story.legal
    story.play("end")
    assert story.number("cycle") == 3  # nobody else had an offering


@pytest.mark.rule("L6.5")
def test_optional_actions_are_mixed_freely_and_paid() -> None:
    story = turn("ares", "area delos red troops 2\narea naxos red\ncreatures - - - harpy", red="gold 10")
    story.play("move, from delos, to naxos, take 1")  # 1 GP
    story.play("recruit troop, at delos")  # 2 GP
    story.play("move, from naxos, to paros")  # 1 GP
    story.play("buy harpy, decline")  # 2 GP
    story.play("recruit troop, at paros")  # 3 GP
    story.play("move, from delos, to naxos, take 2")  # 1 GP
    assert story.gold("red") == 0
    assert (story.troops("delos"), story.troops("naxos"), story.troops("paros")) == (0, 2, 2)
    assert story.legal == ["end"]  # nothing more can be paid


@pytest.mark.rule("L6.5")
def test_an_optional_action_must_be_paid() -> None:
    story = turn("ares", "area delos red troops 2\ncreatures - - harpy -", red="gold 1")
    assert "move" in story.legal
    assert story.refuses("recruit troop")  # 2 GP
    assert story.refuses("buy harpy")  # 3 GP


@pytest.mark.rule("L6.6")
def test_e2_the_turn_order_of_the_next_cycle() -> None:
    """E2: Zeus purple (red here), Ares blue, Apollo yellow (green): the track becomes yellow, blue, purple."""
    story = Story(
        f"""
        cycle 2
        gods zeus ares poseidon hera athena
        {NO_CARDS}
        offering red zeus 1
        offering blue ares 1
        offering green apollo 0
        order - - -
        area delos red troops 1
        area kea blue troops 1
        area thira green troops 1
        phase actions
        """
    )
    story.play("build temple, at delos, recruit priestess")
    assert story.order == [None, None, None]  # not before the actions are done
    story.play("end")
    assert story.order == [None, None, "red"]
    story.play("build fortress, at kea, recruit troop, at kea, end")
    assert story.number("cycle") == 3  # Apollo's player had nothing to choose
    assert (story.asked, story.order) == ("green", [None, "blue", "red"])  # green offers first
    assert story.game.question.kind == "Offer"


ALL_EIGHT = "area delos red troops 7 \n area thira red troops 1 \n area naxos blue troops 3 \n area syros blue"


@pytest.mark.rule("L6.3", "L10.4")
def test_a_sacrifice_that_makes_a_skipped_action_possible_brings_it_back() -> None:
    story = turn("ares", f"{ALL_EIGHT} \n area kea green \n hero perseus red at delos since 1", paid=False)
    story.play("build fortress, at delos")
    assert (story.question, "recruit troop" in story.legal) == ("PaidActions", False)
    story.play("sacrifice perseus, from thira, to naxos, roll 0, roll 3")  # a troop is back in the reserve
    assert (story.question, story.legal) == ("MandatoryActions", ["recruit troop"])
    assert story.play("recruit troop, at thira").gold("red") == 9


@pytest.mark.rule("L6.3")
def test_after_a_paid_action_it_is_skipped_for_good() -> None:
    text = f"{ALL_EIGHT} \n area kea green \n hero perseus red at delos since 1 \n creatures - - - harpy"
    story = turn("ares", text, paid=False).play("build fortress, at delos, buy harpy, decline")
    story.play("sacrifice perseus, from thira, to naxos, roll 0, roll 3")
    assert story.question == "PaidActions"
    assert story.game.price(story.game.parse("recruit troop")) == 2
