"""C14: the Griffon."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn

HOMES = "area andros red \n area kea blue \n area naxos green \n creatures - - griffon"


def griffon(others: str, red: str = "gold 9", options: str = "") -> Story:
    """Red has bought the Griffon for 2 GP."""
    return classic_turn("athena", f"{HOMES} \n {others}", red, options=options).play("buy griffon")


def known(story: Story, colour: str, player: int | None = None) -> tuple[int, int]:
    """Between what and what a purse lies, as somebody sees it."""
    low, high = story.game.view(player)["gold"][colour]
    return low, high


@pytest.mark.rule("C14.40")
@pytest.mark.parametrize("gold, half", [(2, 1), (3, 1), (7, 3), (8, 4), (21, 10)])
def test_the_griffon_takes_half_of_an_opponents_gold_rounded_down(gold: int, half: int) -> None:
    story = griffon(f"player blue gold {gold}").play("rob blue")
    assert (story.gold("blue"), story.gold("red"), story.gold("green")) == (gold - half, 9 - 2 + half, 5)
    assert story.happened("gold-stolen") == [
        {"event": "gold-stolen", "faction": "red", "loser": "blue", "number": half}
    ]
    assert (story.place("griffon"), story.question) == (DISCARD, "PaidActions")


@pytest.mark.rule("C14.40")
@pytest.mark.parametrize("blue", ["gold 0", "gold 1", "gold 0 between 0 9", "gold 40"])
def test_any_opponent_may_be_named_whatever_is_in_its_purse(blue: str) -> None:
    story = griffon(f"player blue {blue} \n player green gold 6")
    assert (story.asked, story.legal) == ("red", ["decline", "rob blue", "rob green"])
    assert story.refuses("rob red")


@pytest.mark.rule("C14.40", "C12.4")
def test_whoever_is_out_is_not_named() -> None:
    text = "player blue eliminated \n area andros red \n area naxos green \n creatures - - griffon"
    assert classic_turn("athena", text).play("buy griffon").legal == ["decline", "rob green"]


@pytest.mark.rule("C14.40")
def test_with_two_players_the_other_one_is_robbed() -> None:
    text = "area andros red \n area kea blue \n player blue gold 7 \n creatures - - griffon"
    story = classic_turn("ares", text, players=2).play("buy griffon")
    assert story.legal == ["decline", "rob blue"]
    assert (story.play("rob blue").gold("red"), story.gold("blue")) == (9 - 2 + 3, 4)


@pytest.mark.rule("C14.40", "C6.10")
def test_he_may_be_declined() -> None:
    story = griffon("player blue gold 8 between 0 9").play("decline")
    assert (story.gold("blue"), story.gold("red"), story.place("griffon")) == (8, 7, DISCARD)
    assert known(story, "blue") == (0, 9)


@pytest.mark.rule("C14.40", "C6.10")
def test_where_all_know_that_no_opponent_has_2_gold_he_does_nothing() -> None:
    story = griffon("player blue gold 1 \n player green gold 0")
    assert (story.question, story.place("griffon"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert griffon("player blue gold 1 between 0 2 \n player green gold 0").legal == [
        "decline",
        "rob blue",
        "rob green",
    ]


@pytest.mark.rule("C14.40")
def test_the_loot_may_be_spent_at_once() -> None:
    story = griffon("player blue gold 8", "gold 2")
    assert story.play("rob blue").gold("red") == 4
    story.play("build university, at andros")
    assert story.gold("red") == 2


@pytest.mark.rule("C14.41", "C4.5")
@pytest.mark.parametrize("gold, left", [(8, (4, 4)), (9, (5, 5)), (10, (5, 5))])
def test_everybody_sees_the_victims_treasure(gold: int, left: tuple[int, int]) -> None:
    story = griffon(f"player blue gold {gold} between 1 30", "gold 9 between 5 12").play("rob blue")
    for player in (0, 2, None):
        assert known(story, "blue", player) == left
        assert known(story, "red", player) == (5 - 2 + gold // 2, 12 - 2 + gold // 2)
    assert known(story, "green") == (5, 5)


@pytest.mark.rule("C14.41")
def test_even_the_last_coin_is_seen() -> None:
    even, odd = (griffon(f"player blue gold {gold} between 0 9").play("rob blue") for gold in (6, 7))
    for player in (0, 2, None):
        assert (known(even, "blue", player), known(odd, "blue", player)) == ((3, 3), (4, 4))


@pytest.mark.rule("C14.41")
def test_a_purse_once_counted_out_cannot_be_hidden_again_by_taking_the_answer_back() -> None:
    story = griffon("player blue gold 8 between 0 9")
    assert story.game.undoable == 1
    assert story.play("rob blue").game.undoable == 0
