"""H9: Midas."""

import pytest

from tests.hades import hades_turn
from tests.hades_heroes import attack, hero, left_the_game, rolled, table
from tests.story import Story

ARROWS = "card apollos-arrows {} since 2"


def midas(side: str = "red", gold: int = 9, more: str = "", delos: str = "troops 3", kea: str = "troops 3") -> Story:
    """Red attacks Kea, three troops against three, with Midas on one of the sides."""
    purse = f"gold {gold}"
    where = "delos" if side == "red" else "kea"
    take = "take 3, with midas" if side == "red" else "take 3"
    red, blue = (purse, "gold 9") if side == "red" else ("gold 9", purse)
    return attack(delos, kea, f"{hero('midas', side, where)} \n {more}", take, red, blue)


@pytest.mark.rule("H9.1")
@pytest.mark.parametrize("side", ["red", "blue"])
def test_when_both_dice_lie_there_his_owner_may_roll_its_own_again_for_1_gp(side: str) -> None:
    story = midas(side).play("roll 1")
    assert story.question == "Roll"  # not after the first die
    story.play("roll 2")
    assert (story.asked, story.legal) == (side, ["stay", "play midas"])
    gold = story.gold(side)
    assert story.game.price(story.game.parse("play midas")) == 1
    story.play("play midas")
    assert (story.question, story.gold(side)) == ("Roll", gold - 1)
    story.play("roll 3")
    assert [faction for faction, _ in rolled(story)][-1] == side
    assert (story.asked, story.question) == (side, "Reroll")


@pytest.mark.rule("H9.1")
def test_the_last_result_counts_better_or_worse() -> None:
    story = midas("red").play("roll 0, roll 1").play("play midas, roll 3", "stay")  # 4 + 3 against 3 + 1
    assert (story.troops("kea"), story.troops("moving-group")) == (2, 3)
    story = midas("red").play("roll 3, roll 2").play("play midas, roll 0", "stay")  # 4 + 0 against 3 + 2
    assert (story.asked, story.question, story.troops("kea")) == ("red", "LoseUnit", 3)


@pytest.mark.rule("H9.1")
def test_the_others_die_stays() -> None:
    story = midas("blue").play("roll 3, roll 0").play("play midas, roll 2", "stay")  # 3 + 3 against 4 + 2: a tie
    assert (story.troops("moving-group"), story.question, story.asked) == (3, "LoseUnit", "blue")


@pytest.mark.rule("H9.1")
def test_as_often_as_he_likes_and_can_pay() -> None:
    story = midas("blue", gold=3).play("roll 2, roll 0")
    for left in (2, 1, 0):
        story.play("play midas, roll 0")
        assert (story.gold("blue"), story.asked, story.question) == (left, "blue", "Reroll")
    assert story.legal == ["stay"]
    story.play("stay")
    assert story.question in ("LoseUnit", "Retreat")


@pytest.mark.rule("H9.1")
@pytest.mark.parametrize("side", ["red", "blue"])
def test_all_the_dice_of_his_side_that_of_apollos_arrows_too(side: str) -> None:
    story = midas(side, more=ARROWS.format(side)).play("play apollos-arrows")
    story.play("roll 1, roll 1, roll 1")
    assert story.asked == side
    story.play("play midas, roll 3")
    assert story.question == "RollExtra"
    story.play("roll 2")
    assert rolled(story)[-1] == (side, 4 + 3 + 2)
    assert story.question == "Reroll"


@pytest.mark.rule("H9.1")
def test_the_arrows_of_the_other_side_are_not_rolled_again() -> None:
    story = midas("red", more=ARROWS.format("blue")).play("play apollos-arrows", "roll 0, roll 1, roll 3")
    story.play("play midas, roll 2")
    assert (story.asked, story.question) == ("red", "Reroll")
    story.play("stay")  # 4 + 2 against 3 + 1 + 3
    assert (story.asked, story.question) == ("red", "LoseUnit")


@pytest.mark.rule("H9.2")
def test_his_owner_is_asked_in_every_round() -> None:
    story = midas("red").play("roll 3, roll 0", "stay", "stay")
    assert story.troops("kea") == 2
    story.play("roll 3, roll 0")
    assert (story.asked, story.question) == ("red", "Reroll")


@pytest.mark.rule("H9.2")
@pytest.mark.parametrize("side, gold", [("red", 1), ("blue", 0)])
def test_even_with_an_empty_purse(side: str, gold: int) -> None:
    """Red's last gold piece has paid for the move."""
    story = midas(side, gold).play("roll 0, roll 0")
    assert (story.asked, story.question, story.legal) == (side, "Reroll", ["stay"])


@pytest.mark.rule("H9.2")
def test_but_not_where_he_does_not_fight() -> None:
    story = attack(
        "troops 3", "troops 3", f"{hero('midas')} \n {hero('hector', 'blue', 'naxos')}", "take 3, without midas"
    )
    assert story.play("roll 3, roll 0").question != "Reroll"
    story = midas("red").play("roll 0, roll 3", "stay", "lose midas", "stay")
    assert story.play("roll 3, roll 0").question != "Reroll"


@pytest.mark.rule("H9.2", "H6.13")
def test_at_sea_he_does_nothing() -> None:
    text = table("", "", f"area h2 blue fleets 1 \n {hero('midas')}")
    story = hades_turn("poseidon", text).play("sail, from h1, to h2", "roll 3, roll 0")
    assert story.question == "PaidActions"


@pytest.mark.rule("H9.3")
@pytest.mark.parametrize("gold, allowed", [(14, False), (15, True), (16, True)])
def test_his_sacrifice_costs_15_gp_and_builds_a_metropolis(gold: int, allowed: bool) -> None:
    story = hades_turn("zeus", f"area delos red \n area tinos red \n area kea blue \n {hero('midas')}", f"gold {gold}")
    assert ("sacrifice midas" in story.legal) is allowed
    if allowed:
        assert story.game.price(story.game.parse("sacrifice midas")) == 15
        assert story.play("sacrifice midas").legal == ["at tinos", "at delos"]
        story.play("at delos")
        assert (story.number("metropolis", "delos"), story.gold("red")) == (1, gold - 15)
        assert (left_the_game(story, "midas"), story.question) == (True, "PaidActions")


@pytest.mark.rule("H9.3")
def test_what_he_costs_is_paid_at_once_and_in_public() -> None:
    text = f"area delos red \n area kea blue \n {hero('midas')}"
    story = hades_turn("zeus", text, "gold 17 between 0 20").play("sacrifice midas")
    assert (story.gold("red"), story.number("gold_low", "red"), story.number("gold_high", "red")) == (2, 0, 5)
    assert [event["faction"] for event in story.happened("gold-spent")] == ["red"]
