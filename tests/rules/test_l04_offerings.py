"""L4: offerings."""

import pytest

from tests.story import Story, gods_open_to


def offerings(
    text: str = "", players: int = 3, gods: str = "zeus ares poseidon hera athena", options: str = ""
) -> Story:
    """The beginning of the offerings: everybody has 9 GP where nothing else is said, red offers first."""
    lines = [f"player {colour} gold 9" for colour in ("red", "blue", "green", "yellow", "purple")[:players]]
    given = [line.split()[1] for line in text.splitlines() if line.split()[:1] == ["player"]]
    kept = [line for line in lines if line.split()[1] not in given]
    return Story("\n".join(["cycle 2", f"gods {gods}", *kept, text, "phase offerings"]), players, options)


@pytest.mark.rule("L4.1")
def test_offerings_are_made_in_turn_order_to_open_gods() -> None:
    story = offerings("order green red blue")
    assert story.asked == "green"
    assert gods_open_to(story) == {"zeus", "ares", "apollo"}
    assert story.refuses("bid poseidon 1")  # face down
    story.play("bid zeus 1")
    assert story.asked == "red"
    story.play("bid ares 1")
    assert story.asked == "blue"


@pytest.mark.rule("L4.2")
def test_an_offering_must_be_higher_than_the_standing_one() -> None:
    story = offerings().play("bid zeus 3")
    assert story.refuses("bid zeus 2")
    assert story.refuses("bid zeus 3")
    assert "bid zeus 4" in story.legal
    assert "bid ares 1" in story.legal


@pytest.mark.rule("L4.3")
def test_the_chain_of_the_outbid_is_settled_before_the_next_player() -> None:
    story = offerings("order red blue green yellow", players=4).play("bid zeus 1, bid ares 1")
    story.play("bid zeus 2")
    assert story.asked == "red"  # outbid by green, although it is yellow's turn next
    story.play("bid ares 2")
    assert story.asked == "blue"  # outbid by red in turn
    story.play("bid poseidon 1")
    assert story.asked == "yellow"


@pytest.mark.rule("L4.3", "L4.4", "L4.9")
def test_e1_the_offerings_of_three_players() -> None:
    """E1 (purple is red here, yellow green): Zeus 3; Zeus 5; Ares 1; Ares 7; back to Zeus with 7; Apollo."""
    story = offerings("order red green blue\narea delos red troops 1\ngone ajax hector")
    assert story.asked == "red"
    story.play("bid zeus 3")
    assert story.asked == "green"
    story.play("bid zeus 5")
    assert story.asked == "red"
    assert story.refuses("bid zeus 6")  # not back to Zeus at once
    story.play("bid ares 1")
    assert story.asked == "blue"
    story.play("bid ares 7")
    assert story.asked == "red"
    assert story.refuses("bid zeus 5")  # it may come back, but not with 5
    story.play("bid zeus 7")
    assert story.asked == "green"
    story.play("bid apollo 0")
    assert story.question == "MandatoryActions"
    assert [story.row("pawn_offering")[n] for n in range(3)] == [7, 7, 0]
    assert [story.gold(colour) for colour in ("red", "blue")] == [2, 2]
    assert {event["faction"]: (event["god"], event["number"]) for event in story.happened("paid")} == {
        "red": ("zeus", 7),
        "blue": ("ares", 7),
        "green": ("apollo", 0),
    }


@pytest.mark.rule("L4.4")
def test_whoever_is_outbid_answers_elsewhere() -> None:
    story = offerings().play("bid zeus 1, bid zeus 2")
    assert story.asked == "red"
    assert gods_open_to(story) == {"ares", "apollo"}
    story.play("bid ares 1, bid ares 2")  # green outbids red again, on another god
    assert story.asked == "red"
    assert gods_open_to(story) == {"zeus", "apollo"}
    assert story.refuses("bid zeus 2")


@pytest.mark.rule("L4.5")
def test_apollo_takes_one_player_who_offers_nothing() -> None:
    story = offerings()
    assert story.refuses("bid apollo 1")
    story.play("bid apollo 0")
    assert story.asked == "blue"
    assert "apollo" not in gods_open_to(story)
    assert story.refuses("bid apollo 0")
    assert story.refuses("bid apollo 1")
    story.play("bid zeus 1, bid ares 1")
    assert story.gold("red") == 9  # nothing to pay


@pytest.mark.rule("L4.6")
@pytest.mark.parametrize("gold, priestesses", [(3, 0), (3, 2), (0, 2), (9, 1)])
def test_the_highest_offering_is_gold_plus_priestesses(gold: int, priestesses: int) -> None:
    story = offerings(f"player red gold {gold} priestesses {priestesses}")
    highest = gold + priestesses
    assert f"bid zeus {highest}" in story.legal
    assert story.refuses(f"bid zeus {highest + 1}")


@pytest.mark.rule("L4.7")
def test_a_player_who_can_pay_nothing_goes_to_apollo_while_it_is_free() -> None:
    assert offerings("player red gold 0").legal == ["bid apollo 0"]


@pytest.mark.rule("L4.7")
def test_with_apollo_taken_it_offers_0_to_a_god_without_an_offering() -> None:
    story = offerings("player green gold 0", players=4).play("bid apollo 0, bid zeus 1")
    assert story.asked == "green"
    assert sorted(story.legal) == ["bid ares 0", "bid poseidon 0"]  # not Zeus, who has an offering
    story.play("bid ares 0")
    assert story.asked == "yellow"


@pytest.mark.rule("L4.7")
def test_nobody_offers_0_who_can_pay_the_lowest_offering() -> None:
    story = offerings("player blue gold 0 priestesses 1").play("bid apollo 0")
    assert sorted(story.legal) == ["bid ares 1", "bid zeus 1"]  # a priestess pays for it
    story = offerings("player blue gold 1").play("bid apollo 0")
    assert story.refuses("bid zeus 0")


@pytest.mark.rule("L4.7")
def test_the_lowest_offering_is_that_of_the_scale() -> None:
    story = offerings("player blue gold 2", options="option scale 3 5 8").play("bid apollo 0")
    assert sorted(story.legal) == ["bid ares 0", "bid zeus 0"]


@pytest.mark.rule("L4.8")
def test_an_offering_of_0_can_be_outbid() -> None:
    story = offerings("player blue gold 0").play("bid apollo 0, bid zeus 0")
    assert story.asked == "green"
    assert story.refuses("bid zeus 0")
    story.play("bid zeus 1")
    assert story.asked == "blue"
    assert story.legal == ["bid ares 0"]  # not back to Zeus, and it counts like any other offering


@pytest.mark.rule("L4.9")
def test_nobody_pays_before_every_pawn_is_on_a_god_of_its_own() -> None:
    story = offerings().play("bid zeus 3, bid ares 4, bid zeus 5")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [9, 9, 9]
    story.play("bid ares 6")
    assert story.asked == "blue"
    story.play("bid apollo 0")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [3, 9, 4]


@pytest.mark.rule("L4.10")
@pytest.mark.parametrize("priestesses, paid", [(0, 3), (1, 2), (3, 0), (5, 0)])
def test_each_priestess_takes_1_gp_off_and_is_kept(priestesses: int, paid: int) -> None:
    story = offerings(f"player red gold 9 priestesses {priestesses}").play("bid zeus 3, bid ares 1, bid apollo 0")
    assert story.gold("red") == 9 - paid
    assert story.number("priestesses", "red") == priestesses
