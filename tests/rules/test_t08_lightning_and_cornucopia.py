"""T8: Zeus' Lightning and the Large Cornucopia."""

import pytest

from tests.story import Story
from tests.titans_artifacts import CAP, CORNUCOPIA, LIGHTNING, SANDALS, at, titans, told

LANDS = "area argos red \n area thebes blue \n area lato green \n area thera yellow"


def auction(
    red: str = "gold 4", blue: str = "gold 5", offering: str = "ares 3", more: str = "", owner: str = "argos"
) -> Story:
    """Red stands on Ares with 3, and blue makes its offering; the Lightning is red's where nothing else is said."""
    text = f"""
        cycle 3
        gods ares zeus athena - -
        player red {red}
        player blue {blue}
        offering red {offering}
        order - - green yellow
        {LANDS}
        {at(LIGHTNING, owner)}
        {more}
        phase offerings blue
        """
    return titans(text)


def on(story: Story, god: str) -> list[int]:
    """What whoever is asked may offer to a god."""
    return [int(words.split()[2]) for words in story.legal if words.startswith(f"bid {god} ")]


# -- T8.9: whoever outbids its owner pays ----------------------------------------------------------------------------


@pytest.mark.rule("T8.9")
def test_whoever_outbids_its_owner_pays_it_a_gold_piece_at_once() -> None:
    story = auction().play("bid ares 4")
    assert (story.gold("blue"), story.gold("red"), story.asked, story.question) == (4, 5, "red", "Offer")
    assert told(story, "offered", "outbid", "lightning-struck", "gold-received") == [
        ("offered", "blue", "ares", 4),
        ("outbid", "red", "ares"),
        ("lightning-struck", "red", "blue", 1),
    ]


@pytest.mark.rule("T8.9")
def test_its_owner_may_use_the_gold_for_its_next_offering() -> None:
    story = auction().play("bid ares 4")
    assert (on(story, "zeus"), on(story, "ares")) == ([1, 2, 3, 4, 5], [])


@pytest.mark.rule("T8.9")
def test_to_another_god_one_pays_nothing_more() -> None:
    story = auction().play("bid zeus 5")
    assert (story.gold("blue"), story.gold("red")) == (5, 4)


@pytest.mark.rule("T8.9")
@pytest.mark.parametrize("owner", ["thebes", "lato"])
def test_who_outbids_somebody_else_pays_nothing(owner: str) -> None:
    story = auction(owner=owner)
    assert on(story, "ares") == [4, 5]
    story.play("bid ares 5")
    assert (story.gold("blue"), story.gold("red"), story.gold("green")) == (5, 4, 7)


@pytest.mark.rule("T8.9")
def test_its_owner_pays_nothing_for_outbidding_others() -> None:
    text = f"""
        cycle 3
        gods ares zeus athena - -
        player red gold 5
        offering blue ares 2
        order - - green yellow
        {LANDS}
        {at(LIGHTNING, "argos")}
        phase offerings red
        """
    story = titans(text)
    assert on(story, "ares") == [3, 4, 5]
    assert story.play("bid ares 5").gold("red") == 5


@pytest.mark.rule("T8.9")
def test_every_time() -> None:
    story = auction("gold 9", "gold 9").play("bid ares 4", "bid zeus 1", "bid zeus 2", "bid athena 1", "bid athena 2")
    # Blue, then green and yellow: all three outbid red.
    assert (story.gold("red"), story.gold("blue")) == (12, 8)
    assert [story.gold(colour) for colour in ("green", "yellow")] == [6, 6]


@pytest.mark.rule("T8.9")
def test_the_price_that_is_shown_holds_the_gold_piece() -> None:
    story = auction()
    prices = {action.notation: story.game.price(action) for action in story.game.actions}
    assert (prices["bid ares 4"], prices["bid zeus 4"], prices["bid apollo 0"]) == (5, 4, 0)


# -- T8.10: the highest offering against its owner -------------------------------------------------------------------


@pytest.mark.rule("T8.10", "T8.9")
def test_e35_blue_with_five_gold_and_a_priest() -> None:
    story = auction(blue="gold 5 priests 1")
    assert (on(story, "ares"), on(story, "zeus")) == ([4, 5], [1, 2, 3, 4, 5, 6])
    story.play("bid ares 5")
    assert (story.gold("blue"), story.gold("red")) == (4, 5)
    story.play("bid apollo 0", "bid apollo 0", "bid apollo 0")
    assert (story.gold("blue"), story.question) == (0, "PaidActions")  # 4 paid: 5 less its Priest


@pytest.mark.rule("T8.10")
def test_e35_one_gold_and_nine_priests_cannot_outbid_its_owner_at_all() -> None:
    story = auction(blue="gold 1 priests 9")
    assert (on(story, "ares"), on(story, "zeus")) == ([], list(range(1, 11)))


@pytest.mark.rule("T8.10")
def test_a_gold_piece_must_be_left_after_the_one_that_is_paid() -> None:
    assert on(auction(blue="gold 2 priests 9"), "ares") == [4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("T8.10")
@pytest.mark.parametrize("gold, offerings", [(4, []), (5, [4]), (6, [4, 5])])
def test_without_priests_it_is_the_gold_less_one(gold: int, offerings: list[int]) -> None:
    assert on(auction(blue=f"gold {gold}"), "ares") == offerings


@pytest.mark.rule("T8.10")
def test_others_learn_no_more_from_it_than_what_was_offered_and_paid() -> None:
    story = auction(blue="gold 7 between 0 9").play("bid ares 4")
    low, high = (story.number(field, "blue") for field in ("gold_low", "gold_high"))
    assert (story.gold("blue"), low, high) == (6, 4, 8)  # 4 and 1 were there, and 1 was paid


# -- T8.11: the Large Cornucopia -------------------------------------------------------------------------------------


def income_of(colour: str, text: str, expansions: str = "") -> int:
    """What a colour has after an income, with empty purses before it."""
    purses = "\n".join(f"player {other} gold 0" for other in ("red", "blue", "green", "yellow"))
    return titans(f"cycle 3 \n {purses} \n {text} \n phase income", expansions=expansions).gold(colour)


OTHERS = "area thebes blue \n area lato green \n area pylos yellow"


@pytest.mark.rule("T8.11")
@pytest.mark.parametrize("land, plain, doubled", [("argos", 1, 2), ("sparta", 2, 4), ("thebes", 0, 0)])
def test_each_printed_cornucopia_of_its_territory_pays_two(land: str, plain: int, doubled: int) -> None:
    text = f"{OTHERS.replace('area thebes blue', 'area gortyn blue')} \n area {land} red"
    assert income_of("red", text) == plain
    assert income_of("red", f"{text} \n {at(CORNUCOPIA, land)}") == doubled


@pytest.mark.rule("T8.11")
def test_so_do_those_that_were_placed_there() -> None:
    text = f"{OTHERS} \n area argos red prosperity 2 \n {at(CORNUCOPIA, 'argos')}"
    assert income_of("red", text) == 6


@pytest.mark.rule("T8.11")
def test_other_territories_and_trade_spaces_pay_what_they_always_pay() -> None:
    text = f"{OTHERS} \n area argos red \n area sparta red \n area west red fleets 1 \n {at(CORNUCOPIA, 'argos')}"
    assert income_of("red", text) == 2 + 2 + 1


@pytest.mark.rule("T8.11")
def test_neither_the_commercial_metropolis_nor_an_artifact_is_doubled() -> None:
    text = f"{OTHERS} \n area argos red metropolis commercial \n {at(CORNUCOPIA, 'argos')}"
    assert income_of("red", f"{text} \n {at(CAP, 'argos')}") == 2 + 2 + 1


@pytest.mark.rule("T8.11")
def test_whoever_controls_the_territory_receives_it() -> None:
    text = f"{OTHERS.replace('area thebes blue', 'area argos blue')} \n area sparta red \n {at(CORNUCOPIA, 'argos')}"
    assert (income_of("red", text), income_of("blue", text)) == (2, 2)


@pytest.mark.rule("T8.11")
def test_everybody_is_told_the_income_to_come() -> None:
    text = f"cycle 3 \n {OTHERS} \n area sparta red \n {at(CORNUCOPIA, 'sparta')} \n {at(SANDALS, 'thebes')}"
    story = titans(f"{text} \n phase income")
    assert [story.game.view(None)["income"][colour] for colour in ("red", "blue")] == [4, 1]
