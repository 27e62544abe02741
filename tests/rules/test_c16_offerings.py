"""C16: the offerings of two players, each with two pawns."""

from __future__ import annotations

import itertools

import pytest

from tests.story import NO_CLASSIC_CARDS, Story, classic, gods_open_to

HOMES = """
    area andros red troops 1
    area tinos red troops 1
    area naxos blue troops 1
    area kea blue troops 1
    """


def offerings(
    red: str = "gold 9", blue: str = "gold 9", order: str = "red-1 red-2 blue-1 blue-2", more: str = ""
) -> Story:
    """The beginning of the offerings: Poseidon, Ares and Zeus are face up."""
    head = f"cycle 3 \n gods poseidon ares zeus - \n order {order} \n {NO_CLASSIC_CARDS}"
    players = f"player red {red} \n player blue {blue}"
    return classic(f"{head} \n {players} \n {HOMES} \n phase offerings", 2, more)


def numbers(story: Story, god: str) -> list[int]:
    """The offerings that may be made to a god."""
    return [int(words.split()[2]) for words in story.legal if words.startswith(f"bid {god} ")]


def standing(story: Story) -> dict[str, tuple[str, int]]:
    """Where the pawns stand, and with which offering."""
    rules = story.game.rules
    gods, offered = story.row("pawn_god"), story.row("pawn_offering")
    return {
        name: (rules.gods[god].name, offering)
        for name, god, offering in zip(rules.pawns, gods, offered, strict=True)
        if god >= 0
    }


def bill(story: Story, colour: str = "red") -> list[int]:
    """What a colour has just paid, offering by offering."""
    return [event["number"] for event in story.happened("paid") if event["faction"] == colour]


# -- in turn order -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.3", "C5.1")
@pytest.mark.parametrize(
    "order", ["red-1 red-2 blue-1 blue-2", "blue-2 red-1 blue-1 red-2", "red-2 blue-1 blue-2 red-1"]
)
def test_each_pawn_makes_an_offering_of_its_own_in_turn_order(order: str) -> None:
    story = offerings(order=order)
    gods = ("poseidon", "ares", "zeus", "apollo")
    for pawn, god in zip(order.split(), gods, strict=True):
        assert story.asked == pawn.split("-")[0]
        before = standing(story)
        story.play(f"bid {god} {0 if god == 'apollo' else 1}")
        if god != "apollo":
            assert standing(story) == {**before, pawn: (god, 1)}
    assert story.happened("paid")  # all four have


@pytest.mark.rule("C16.3", "C5.3")
def test_a_pawn_outbids_an_opponents_as_always() -> None:
    story = offerings(order="red-1 blue-1 red-2 blue-2").play("bid ares 2")
    assert numbers(story, "ares")[0] == 3
    story.play("bid ares 3")
    assert (story.asked, gods_open_to(story)) == ("red", {"poseidon", "zeus", "apollo"})
    story.play("bid zeus 1")
    assert story.asked == "red"  # now the second pawn, in turn order
    assert standing(story) == {"red-1": ("zeus", 1), "blue-1": ("ares", 3)}


# -- the sum -----------------------------------------------------------------------------------------------------------

SUMS = list(itertools.product((1, 2, 3, 4, 7), (1, 2, 3, 5), (0, 1, 2, 3, 5, 9)))
PURSES = [(g, n, t) for g, n, t in itertools.product((2, 3, 5, 8), (0, 1, 3, 6), (1, 2, 4)) if t <= g + n]


@pytest.mark.rule("C16.4")
@pytest.mark.parametrize("first, second, priests", SUMS)
def test_priests_come_off_the_sum_and_each_offering_costs_at_least_1(first: int, second: int, priests: int) -> None:
    story = offerings(f"gold 20 priests {priests}").play(f"bid ares {first}, bid zeus {second}, bid apollo 0")
    story.play("bid apollo 0")
    cost = max(2, first + second - priests)
    assert (story.gold("red"), story.number("priests", "red")) == (20 - cost, priests)
    assert sum(bill(story)) == cost
    assert min(bill(story)) >= 1


@pytest.mark.rule("C16.4")
@pytest.mark.parametrize("first, second, priests, cost", [(4, 3, 2, 5), (2, 1, 5, 2), (5, 1, 3, 3), (1, 6, 3, 4)])
def test_worked_examples_of_the_sum(first: int, second: int, priests: int, cost: int) -> None:
    story = offerings(f"gold 9 priests {priests}").play(f"bid ares {first}, bid zeus {second}")
    assert story.play("bid apollo 0, bid apollo 0").gold("red") == 9 - cost


@pytest.mark.rule("C16.4", "C5.10")
@pytest.mark.parametrize("offering, priests, cost", [(4, 0, 4), (4, 3, 1), (4, 9, 1), (1, 1, 1)])
@pytest.mark.parametrize("apollo_first", [False, True])
def test_a_pawn_on_apollo_costs_nothing_and_has_no_part_in_the_sum(
    offering: int, priests: int, cost: int, apollo_first: bool
) -> None:
    bids = ["bid apollo 0", f"bid ares {offering}"]
    story = offerings(f"gold 9 priests {priests}").play(*(bids if apollo_first else bids[::-1]))
    story.play("bid poseidon 1, bid zeus 1")
    assert (sorted(bill(story)), story.gold("red")) == ([0, cost], 9 - cost)


@pytest.mark.rule("C16.4")
def test_priests_help_their_own_player_alone() -> None:
    story = offerings("gold 9 priests 3", "gold 9 priests 1", "red-1 blue-1 red-2 blue-2")
    story.play("bid ares 4, bid zeus 5, bid poseidon 2, bid apollo 0")
    assert (story.gold("red"), story.gold("blue")) == (9 - 3, 9 - 4)


@pytest.mark.rule("C16.4", "C5.9")
def test_what_was_outbid_costs_nothing() -> None:
    story = offerings(order="red-1 blue-1 red-2 blue-2").play("bid ares 4, bid ares 5, bid zeus 2, bid poseidon 1")
    story.play("bid apollo 0")
    assert (story.gold("red"), story.gold("blue")) == (9 - 3, 9 - 5)


@pytest.mark.rule("C16.4", "C5.7")
@pytest.mark.parametrize(
    "priests, prices", [(0, [1, 2, 3, 4]), (2, [1, 1, 2, 3]), (3, [1, 1, 1, 2]), (9, [1, 1, 1, 1])]
)
def test_the_price_of_a_second_offering_is_what_it_adds_to_the_sum(priests: int, prices: list[int]) -> None:
    story = offerings(f"gold 9 priests {priests}").play("bid ares 2")
    game = story.game
    added = [game.price(game.parse(f"bid zeus {number}")) for number in (1, 2, 3, 4)]
    assert added == prices


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.6")
@pytest.mark.parametrize("gold, priests, twin", PURSES)
def test_the_highest_offering_is_gold_and_priests_less_the_twins_offering(gold: int, priests: int, twin: int) -> None:
    story = offerings(f"gold {gold} priests {priests}").play(f"bid ares {twin}")
    highest = gold + priests - twin
    assert numbers(story, "poseidon") == numbers(story, "zeus") == list(range(1, highest + 1))
    assert story.refuses(f"bid zeus {highest + 1}")
    if highest >= 1:
        story.play(f"bid zeus {highest}, bid apollo 0, bid apollo 0")
        assert story.gold("red") == 0  # just what there was


@pytest.mark.rule("C16.6", "C5.7")
@pytest.mark.parametrize("gold, priests", [(1, 0), (1, 4), (6, 0), (6, 3)])
def test_the_first_offering_and_one_beside_apollo_have_the_whole_purse(gold: int, priests: int) -> None:
    story = offerings(f"gold {gold} priests {priests}")
    assert numbers(story, "zeus")[-1] == gold + priests
    assert numbers(story.play("bid apollo 0"), "zeus")[-1] == gold + priests


@pytest.mark.rule("C16.6")
def test_the_opponents_offerings_do_not_count() -> None:
    story = offerings(order="blue-1 blue-2 red-1 red-2").play("bid ares 3, bid zeus 4")
    assert numbers(story, "poseidon")[-1] == 9
    assert numbers(story, "ares") == [4, 5, 6, 7, 8, 9]


@pytest.mark.rule("C16.6")
def test_outbidding_an_opponent_the_twins_offering_still_counts() -> None:
    story = offerings(order="red-1 blue-1 red-2 blue-2").play("bid ares 4, bid zeus 2")
    assert numbers(story, "zeus") == [3, 4, 5]


@pytest.mark.rule("C16.6")
def test_an_outbid_pawn_is_limited_by_its_twin_too() -> None:
    story = offerings(order="red-1 red-2 blue-1 blue-2").play("bid ares 3, bid zeus 4, bid ares 5")
    assert (story.asked, numbers(story, "poseidon")[-1]) == ("red", 9 - 4)


@pytest.mark.rule("C16.13", "C5.8")
@pytest.mark.parametrize("priests", [0, 1, 5])
def test_with_1_gold_and_a_standing_offering_the_other_pawn_has_apollo_or_the_twins_place(priests: int) -> None:
    story = offerings(f"gold 1 priests {priests}").play("bid ares 1")
    assert set(story.legal) == {"bid apollo 0", *(f"bid ares {number}" for number in range(2, 1 + priests + 1))}
    assert story.refuses("bid zeus 1")


@pytest.mark.rule("C16.13")
def test_with_2_gold_both_pawns_can_make_an_offering_and_no_more() -> None:
    story = offerings("gold 2").play("bid ares 1")
    assert numbers(story, "zeus") == [1]
    assert story.play("bid zeus 1, bid apollo 0, bid apollo 0").gold("red") == 0


@pytest.mark.rule("C16.13", "C5.8")
def test_without_gold_both_pawns_go_to_apollo_whatever_the_priests() -> None:
    story = offerings("gold 0 priests 5")
    assert story.legal == ["bid apollo 0"]
    assert story.play("bid apollo 0").legal == ["bid apollo 0"]


# -- outbidding the twin -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.5")
def test_a_pawn_may_outbid_its_twin_which_chooses_again_at_once() -> None:
    story = offerings(order="red-1 red-2 blue-1 blue-2").play("bid ares 2")
    assert "bid ares 3" in story.legal
    assert story.refuses("bid ares 2")
    story.play("bid ares 3")
    assert standing(story) == {"red-2": ("ares", 3)}
    assert story.happened("outbid") == [{"event": "outbid", "faction": "red", "god": "ares"}]
    assert (story.asked, story.question) == ("red", "Offer")
    assert gods_open_to(story) == {"poseidon", "zeus", "apollo"}  # not the same god
    story.play("bid zeus 1")
    assert standing(story) == {"red-1": ("zeus", 1), "red-2": ("ares", 3)}
    assert story.asked == "blue"  # the next in turn order


@pytest.mark.rule("C16.5", "C5.5")
def test_outbid_elsewhere_afterwards_the_twin_may_come_back() -> None:
    story = offerings(order="red-1 red-2 blue-1 blue-2").play("bid ares 1, bid ares 2, bid zeus 1, bid zeus 2")
    assert (story.asked, gods_open_to(story)) == ("red", {"poseidon", "ares", "apollo"})
    story.play("bid ares 3")
    assert standing(story) == {"red-1": ("ares", 3), "blue-1": ("zeus", 2)}
    assert (story.asked, gods_open_to(story)) == ("red", {"poseidon", "zeus", "apollo"})  # red-2 now


@pytest.mark.rule("C16.7")
@pytest.mark.parametrize("gold, priests, twin", [(5, 0, 3), (5, 2, 4), (1, 3, 2), (6, 0, 1)])
def test_where_the_twin_is_outbid_its_offering_does_not_count(gold: int, priests: int, twin: int) -> None:
    story = offerings(f"gold {gold} priests {priests}").play(f"bid ares {twin}")
    assert numbers(story, "ares") == list(range(twin + 1, gold + priests + 1))


@pytest.mark.rule("C16.7", "C16.6")
def test_the_outbid_twin_then_has_what_is_left_beside_the_new_offering() -> None:
    story = offerings("gold 6").play("bid ares 2, bid ares 5")
    assert numbers(story, "zeus") == [1]
    story = offerings("gold 6").play("bid ares 2, bid ares 6")
    assert story.legal == ["bid apollo 0"]
    assert story.play("bid apollo 0, bid apollo 0, bid apollo 0").gold("red") == 0


@pytest.mark.rule("C16.7", "C16.4")
@pytest.mark.parametrize("priests, price", [(0, 5), (3, 2), (9, 1)])
def test_the_price_of_an_offering_over_the_twins_is_its_own(priests: int, price: int) -> None:
    story = offerings(f"gold 9 priests {priests}").play("bid ares 2")
    assert story.game.price(story.game.parse("bid ares 5")) == price
    story.play("bid ares 5, bid apollo 0, bid apollo 0, bid apollo 0")
    assert bill(story) == [0, price]


# -- what is known -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C16.6", "C4.5")
@pytest.mark.parametrize("priests, lowest", [(0, 7), (2, 5), (9, 2)])
def test_two_offerings_show_what_the_purse_must_hold_at_least(priests: int, lowest: int) -> None:
    story = offerings(f"gold 9 between 0 20 priests {priests}").play("bid ares 4, bid zeus 3")
    for viewer in (1, None):
        assert story.game.view(viewer)["gold"]["red"] == [lowest, 20]


@pytest.mark.rule("C16.7", "C4.5")
def test_an_offering_over_the_twins_shows_no_more_than_itself() -> None:
    story = offerings("gold 9 between 0 20").play("bid ares 4, bid ares 5")
    assert story.game.view(1)["gold"]["red"] == [5, 20]
