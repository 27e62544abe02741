"""C14: the Fates."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn


def fates(text: str, god: str = "poseidon", monuments: str = "", players: int = 3) -> Story:
    """Red, with 9 GP, has bought the Fates for 2 GP; what they paid is what it has over 7."""
    text = f"{text} \n creatures - - fates"
    return classic_turn(god, text, monuments=monuments or False, players=players).play("buy fates")


@pytest.mark.rule("C14.38", "C4.1", "C4.4")
@pytest.mark.parametrize(
    "text, income",
    [
        ("area andros red troops 1", 2),
        ("area andros red", 2),  # a territory marker is enough
        ("area andros red prosperity 2", 4),
        ("area kea red \n area a2 red fleets 3", 1),
        ("area kea red \n area a1 red fleets 3", 0),
        ("area andros red \n area tinos red \n area a2 red fleets 1 \n area f7 blue fleets 1", 4),
    ],
)
def test_the_fates_give_one_more_income_by_the_rules_of_income(text: str, income: int) -> None:
    story = fates(f"{text} \n area paros blue \n area milos green")
    assert story.gold("red") == 9 - 2 + income
    assert (story.place("fates"), story.question) == (DISCARD, "PaidActions")


@pytest.mark.rule("C14.38")
def test_nobody_else_receives_any() -> None:
    story = fates("area andros red \n area paros blue \n area milos green \n area k2 green fleets 1")
    assert (story.gold("blue"), story.gold("green")) == (5, 5)
    assert story.happened("income-received") == [{"event": "income-received", "faction": "red", "number": 2}]


@pytest.mark.rule("C14.38")
def test_the_board_counts_as_it_is_now() -> None:
    text = "area andros red troops 1 \n area b2 red fleets 1 \n area kea blue \n area naxos blue \n creatures - - fates"
    story = classic_turn("ares", text).play("move, from andros, to tinos", "buy fates")
    assert story.gold("red") == 9 - 1 - 2 + 2 + 1  # Andros, still red's, and Tinos
    text = "area kea red \n area a2 red fleets 1 \n area naxos blue \n creatures - - fates"
    story = classic_turn("poseidon", text).play("sail, from a2, to b2, stay", "buy fates")
    assert story.gold("red") == 9 - 1 - 2  # nobody is left in the trade space


@pytest.mark.rule("C14.38")
def test_they_pay_at_once_and_the_gold_may_be_spent_in_the_same_turn() -> None:
    text = "area andros red \n area kea red \n area naxos blue \n creatures - - fates"
    story = classic_turn("poseidon", text, red="gold 2")
    assert story.play("buy fates").gold("red") == 2
    assert story.play("build port, at kea").gold("red") == 0


@pytest.mark.rule("C14.38", "C6.10")
def test_without_an_income_they_do_nothing() -> None:
    story = fates("area kea red troops 3 \n area naxos blue")
    assert (story.gold("red"), story.place("fates")) == (7, DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "fates"}]


@pytest.mark.rule("C14.38", "C16.9")
def test_with_two_players_they_pay_once_for_the_colour_and_not_for_each_pawn() -> None:
    story = fates("area andros red \n area kea blue", "ares", players=2)
    assert story.gold("red") == 9 - 2 + 2


@pytest.mark.rule("C14.39")
@pytest.mark.parametrize("academy", ["military-academy", "academy-of-naval-warfare"])
def test_the_academies_do_nothing_then(academy: str) -> None:
    text = f"area andros red \n area delos red \n area naxos blue \n field monument {academy} delos"
    story = fates(text, monuments=academy)
    assert (story.question, story.gold("red")) == ("PaidActions", 9)
    assert (story.number("troops_left", "red"), story.number("fleets_left", "red")) == (8, 8)
    assert not story.happened("recruited")
