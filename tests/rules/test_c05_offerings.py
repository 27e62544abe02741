"""C5: offerings."""

import pytest

import cyclades
from tests.story import NO_CLASSIC_CARDS, Story, classic, gods_open_to

COLOURS = ("red", "blue", "green", "yellow", "black")
GODS = {3: "zeus ares - -", 4: "ares poseidon zeus -", 5: "ares poseidon zeus athena"}
HOMES = "area andros red troops 1\narea tinos blue troops 1\narea naxos green troops 1"


def offerings(text: str = "", players: int = 3) -> Story:
    """The beginning of the offerings: everybody has 9 GP where nothing else is said, red offers first."""
    given = [line.split()[1] for line in text.splitlines() if line.split()[:1] == ["player"]]
    kept = [f"player {colour} gold 9" for colour in COLOURS[:players] if colour not in given]
    return classic(
        "\n".join(["cycle 3", f"gods {GODS[players]}", NO_CLASSIC_CARDS, *kept, text, "phase offerings"]), players
    )


def paid(story: Story) -> dict[str, tuple[str, int]]:
    """What everybody has just paid, and to whom."""
    return {event["faction"]: (event["god"], event["number"]) for event in story.happened("paid")}


@pytest.mark.rule("C5.1")
def test_offerings_are_made_in_turn_order_to_gods_face_up_or_to_apollo() -> None:
    story = offerings("order green red blue")
    assert story.asked == "green"
    assert gods_open_to(story) == {"zeus", "ares", "apollo"}
    assert story.refuses("bid poseidon 1")
    story.play("bid zeus 2")
    assert story.asked == "red"
    story.play("bid apollo 0")
    assert story.asked == "blue"
    story.play("bid ares 1")
    assert paid(story) == {"green": ("zeus", 2), "red": ("apollo", 0), "blue": ("ares", 1)}


@pytest.mark.rule("C5.2")
def test_an_offering_is_any_whole_number_of_at_least_1() -> None:
    story = offerings("player red gold 15")
    numbers = [int(words.split()[2]) for words in story.legal if words.startswith("bid ares")]
    assert numbers == list(range(1, 16))
    for words in ("bid ares 0", "bid ares -1", "bid ares 1.5", "bid ares", "bid ares one"):
        assert story.refuses(words)


@pytest.mark.rule("C5.2", "C5.6")
def test_nobody_offers_0_to_a_god_even_where_others_are_on_apollo() -> None:
    story = offerings("player green gold 0").play("bid apollo 0, bid apollo 0")
    assert story.asked == "green"
    assert story.refuses("bid zeus 0")
    assert story.legal == ["bid apollo 0"]


@pytest.mark.rule("C5.3")
def test_an_offering_must_be_higher_than_the_standing_one() -> None:
    story = offerings().play("bid zeus 3")
    assert story.refuses("bid zeus 2")
    assert story.refuses("bid zeus 3")
    assert "bid zeus 4" in story.legal
    assert "bid zeus 9" in story.legal  # by more than 1 too
    assert "bid ares 1" in story.legal  # another god does not matter


@pytest.mark.rule("C5.4")
def test_the_whole_chain_is_settled_before_the_next_player_in_turn_order() -> None:
    story = offerings("order red blue green yellow", players=4).play("bid zeus 1, bid ares 1, bid zeus 2")
    assert story.asked == "red"  # outbid by green, although it is yellow's turn next
    assert [event["faction"] for event in story.happened("outbid")] == ["red"]
    assert story.row("pawn_god")[0] == -1  # its pawn is off the board
    story.play("bid ares 2")
    assert story.asked == "blue"  # outbid by red in turn
    story.play("bid zeus 3")
    assert story.asked == "green"
    story.play("bid poseidon 1")
    assert story.asked == "yellow"


@pytest.mark.rule("C5.4")
def test_whoever_is_outbid_may_go_to_apollo() -> None:
    story = offerings().play("bid zeus 1, bid zeus 2, bid apollo 0")
    assert story.asked == "green"
    story.play("bid apollo 0")
    assert paid(story) == {"red": ("apollo", 0), "blue": ("zeus", 2), "green": ("apollo", 0)}


@pytest.mark.rule("C5.5")
def test_whoever_is_outbid_may_not_answer_on_the_same_god() -> None:
    story = offerings(players=4).play("bid zeus 1, bid zeus 2")
    assert story.asked == "red"
    assert gods_open_to(story) == {"ares", "poseidon", "apollo"}
    for offering in (1, 2, 3, 9):
        assert story.refuses(f"bid zeus {offering}")


@pytest.mark.rule("C5.5")
def test_whoever_is_outbid_elsewhere_afterwards_may_come_back() -> None:
    story = offerings(players=4).play("bid zeus 1, bid zeus 2, bid ares 1, bid ares 2")
    assert story.asked == "red"
    assert gods_open_to(story) == {"zeus", "poseidon", "apollo"}  # not Ares now
    assert story.refuses("bid zeus 2")
    story.play("bid zeus 3")
    assert story.asked == "blue"
    assert gods_open_to(story) == {"ares", "poseidon", "apollo"}


@pytest.mark.rule("C5.4", "C5.5")
def test_e12_the_offerings_of_four_players() -> None:
    """E12: blue Ares 5; red Ares 6; blue Poseidon 1; yellow Poseidon 3; blue Ares 7; red must go elsewhere."""
    story = offerings("order blue red yellow green", players=4)
    assert story.asked == "blue"
    story.play("bid ares 5")
    assert story.asked == "red"
    story.play("bid ares 6")
    assert story.asked == "blue"
    assert story.refuses("bid ares 7")  # not at once
    story.play("bid poseidon 1")
    assert story.asked == "yellow"
    story.play("bid poseidon 3")
    assert story.asked == "blue"  # outbid from Poseidon, so that Ares is open to it again
    assert story.refuses("bid poseidon 4")
    story.play("bid ares 7")
    assert story.asked == "red"
    assert gods_open_to(story) == {"poseidon", "zeus", "apollo"}
    assert story.refuses("bid ares 8")
    story.play("bid zeus 1")
    assert story.asked == "green"
    story.play("bid apollo 0")
    assert paid(story) == {"blue": ("ares", 7), "yellow": ("poseidon", 3), "red": ("zeus", 1), "green": ("apollo", 0)}


@pytest.mark.rule("C5.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_apollo_takes_everybody_and_costs_nothing(players: int) -> None:
    order = list(reversed(COLOURS[:players]))
    story = offerings(f"order {' '.join(order)}\narea andros {order[0]}\narea paros {order[0]}", players)
    for colour in order:
        assert story.asked == colour
        assert story.refuses("bid apollo 1")
        again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
        assert again.same_state(story.game)  # a position says who came first
        story.play("bid apollo 0")
        assert story.happened("outbid") == []
    assert paid(story) == dict.fromkeys(order, ("apollo", 0))
    turns = [event["faction"] for event in story.happened("turn-begun")]
    assert (turns, story.question) == (order[:1], "PlaceProsperity")  # all act, in the order in which they came
    story.play("at paros")
    assert [event["faction"] for event in story.happened("turn-begun")] == order[1:]


@pytest.mark.rule("C5.7")
@pytest.mark.parametrize("gold, priests", [(3, 0), (3, 2), (1, 4), (9, 1)])
def test_the_highest_offering_is_gold_plus_priests(gold: int, priests: int) -> None:
    story = offerings(f"player red gold {gold} priests {priests}")
    highest = gold + priests
    assert f"bid zeus {highest}" in story.legal
    assert story.refuses(f"bid zeus {highest + 1}")
    story.play(f"bid zeus {highest}, bid ares 1, bid apollo 0")
    assert story.gold("red") == 0


@pytest.mark.rule("C5.7")
def test_whoever_is_outbid_has_its_whole_purse_again() -> None:
    story = offerings("player red gold 5").play("bid zeus 5, bid zeus 6")
    assert "bid ares 5" in story.legal
    assert story.refuses("bid ares 6")


@pytest.mark.rule("C5.7")
def test_who_cannot_pay_more_than_the_standing_offering_goes_elsewhere() -> None:
    story = offerings("player blue gold 3").play("bid zeus 3")
    assert gods_open_to(story) == {"ares", "apollo"}


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("priests", [0, 1, 5])
def test_a_player_without_gold_can_only_go_to_apollo(priests: int) -> None:
    assert offerings(f"player red gold 0 priests {priests}").legal == ["bid apollo 0"]
    assert "bid zeus 1" in offerings(f"player red gold 1 priests {priests}").legal


@pytest.mark.rule("C5.9")
def test_everybody_pays_its_standing_offering_and_nothing_for_the_others() -> None:
    story = offerings().play("bid zeus 3, bid ares 4, bid zeus 5")
    assert story.asked == "red"
    assert story.row("gold") == [9, 9, 9]  # nobody pays before every pawn is placed
    story.play("bid ares 6")
    assert story.asked == "blue"
    assert story.row("gold") == [9, 9, 9]
    story.play("bid apollo 0")
    assert story.row("gold") == [3, 9, 4]  # red 6 and not 3, blue nothing of its 4, green 5
    assert paid(story) == {"red": ("ares", 6), "blue": ("apollo", 0), "green": ("zeus", 5)}


@pytest.mark.rule("C5.10")
@pytest.mark.parametrize(
    "offering, priests, price",
    [(3, 0, 3), (3, 1, 2), (3, 2, 1), (3, 3, 1), (1, 0, 1), (1, 1, 1), (1, 5, 1), (9, 4, 5)],
)
def test_each_priest_takes_1_gp_off_down_to_1_and_is_kept(offering: int, priests: int, price: int) -> None:
    story = offerings(f"player red gold 9 priests {priests}\n{HOMES}")
    story.play(f"bid zeus {offering}, bid ares 1, bid apollo 0")
    assert story.gold("red") == 9 - price
    assert paid(story)["red"] == ("zeus", price)
    assert story.number("priests", "red") == priests


@pytest.mark.rule("C5.10")
def test_priests_help_only_their_own_player_and_do_not_lower_the_offering_itself() -> None:
    story = offerings("player red gold 9 priests 2").play("bid zeus 4")
    assert story.refuses("bid zeus 4")  # red's offering stands at 4, although it would pay 2
    story.play("bid zeus 5, bid apollo 0, bid apollo 0")
    assert paid(story)["blue"] == ("zeus", 5)


@pytest.mark.rule("C5.7", "C5.10")
@pytest.mark.parametrize("gold, priests", [(13, 0), (12, 1)])
def test_e16_an_offering_of_13(gold: int, priests: int) -> None:
    """E16: an offering of 13 is possible with 13 GP, or with 12 GP and a priest."""
    assert offerings(f"player red gold {gold - 1} priests {priests}").refuses("bid zeus 13")
    story = offerings(f"player red gold {gold} priests {priests}")
    story.play("bid zeus 13, bid ares 1, bid apollo 0")
    assert (paid(story)["red"], story.gold("red")) == (("zeus", gold), 0)


@pytest.mark.rule("C5.6", "C5.10")
@pytest.mark.parametrize("bid, price", [("zeus 3", 1), ("apollo 0", 0)])
def test_e16_five_priests(bid: str, price: int) -> None:
    """E16: with five priests an offering of 3 costs 1 GP. Apollo costs 0."""
    story = offerings(f"player red gold 9 priests 5\n{HOMES}").play(f"bid {bid}, bid ares 1, bid apollo 0")
    assert paid(story)["red"] == (bid.split()[0], price)
    assert story.number("priests", "red") == 5
