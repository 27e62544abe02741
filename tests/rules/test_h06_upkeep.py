"""H6: the upkeep of heroes, after the income and before the offerings."""

import pytest

from tests.hades import hades, hades_turn, tile_gold
from tests.hades_heroes import HEROES, hero, left_the_game, owner_of, upkeep
from tests.story import Story

EACH = pytest.mark.parametrize("name", HEROES)
RED = hero("achilles")
BLUE = hero("midas", "blue", "kea")
GREEN = hero("ulysses", "green", "milos")


def known(story: Story, colour: str) -> tuple[int, int]:
    """What everybody knows of a purse: how much it holds at least and at most."""
    return story.number("gold_low", colour), story.number("gold_high", colour)


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.7")
def test_it_comes_after_the_income_and_before_the_offerings() -> None:
    text = "cycle 3 \n gods poseidon ares - - \n player red gold 0 \n area andros red"  # Andros pays 2
    story = hades(f"{text} \n area kea blue \n {hero('achilles', at='andros')} \n phase income")
    assert (story.asked, story.question, story.gold("red")) == ("red", "PayUpkeep", 2)
    story.play("keep achilles")
    assert (story.question, story.gold("red"), owner_of(story, "achilles")) == ("Offer", 0, "red")


@pytest.mark.rule("H6.7")
def test_and_after_the_academies() -> None:
    text = "cycle 3 \n gods poseidon ares - - \n player red gold 2 \n area delos red \n area kea blue"
    academy = "field monument military-academy delos \n field monument_open military-academy 1"
    story = hades(f"{text} \n {RED} \n {academy} \n phase income", expansions="monuments hades")
    assert (story.question, story.troops("delos")) == ("PayUpkeep", 1)


@pytest.mark.rule("H6.7")
@pytest.mark.parametrize("order", ["green red blue", "blue green red", "red blue green"])
def test_the_players_are_asked_in_turn_order(order: str) -> None:
    story = upkeep(f"{RED} \n {BLUE} \n {GREEN}", order=order)
    asked = []
    while story.question == "PayUpkeep":
        asked.append(story.asked)
        story.play(story.legal[1])
    assert asked == order.split()


@pytest.mark.rule("H6.7")
def test_hero_by_hero() -> None:
    story = upkeep("\n".join([hero("perseus"), BLUE, RED]), red="gold 4")
    seen = []
    while story.question == "PayUpkeep":
        seen.append((story.asked, story.legal))
        story.play(story.legal[0] if story.asked == "red" else story.legal[1])
    assert seen == [
        ("red", ["release achilles", "keep achilles"]),
        ("red", ["release perseus", "keep perseus"]),
        ("blue", ["release midas", "keep midas"]),
    ]
    assert (left_the_game(story, "achilles"), left_the_game(story, "perseus"), story.gold("red")) == (True, True, 4)


@pytest.mark.rule("H6.7")
@EACH
def test_he_costs_2_gp(name: str) -> None:
    story = upkeep(hero(name))
    assert story.game.price(story.game.parse(f"keep {name}")) == 2
    assert story.game.price(story.game.parse(f"release {name}")) == 0
    story.play(f"keep {name}")
    assert (story.gold("red"), owner_of(story, name), story.card_at(name)) == (7, "red", "delos")
    assert story.question == "Offer"


@pytest.mark.rule("H6.7")
def test_or_a_priestess_who_goes_back_to_the_supply() -> None:
    story = upkeep(RED, red="gold 9 priestesses 2").play("dismiss priestess")
    assert (story.gold("red"), story.number("priestesses", "red"), owner_of(story, "achilles")) == (9, 1, "red")
    assert (story.number("priestesses_left"), story.question) == (15, "Offer")


@pytest.mark.rule("H6.7")
def test_nobody_is_forced_to_keep_one() -> None:
    story = upkeep(RED, red="gold 9 priestesses 2").play("release achilles")
    assert (story.gold("red"), story.number("priestesses", "red"), left_the_game(story, "achilles")) == (9, 2, True)


@pytest.mark.rule("H6.7")
def test_what_is_paid_is_told() -> None:
    story = upkeep(f"{RED} \n {hero('hector')}", red="gold 9 priestesses 1").play("keep achilles")
    paid = {"event": "upkeep-paid", "faction": "red", "card": "achilles", "price": 2}
    assert story.happened("upkeep-paid") == [paid]
    story.play("dismiss priestess")
    assert story.happened("upkeep-paid")[-1] == {**paid, "card": "hector", "price": 0}


@pytest.mark.rule("H6.8")
def test_it_begins_in_the_cycle_after_the_one_in_which_he_came() -> None:
    gods = "gods zeus ares - - \n offering red zeus 1 \n offering blue ares 1 \n offering green apollo 0"
    rest = "creatures midas giant sylph \n field hades_column 0"
    text = f"cycle 3 \n {gods} \n player red gold 9 \n area delos red \n area kea blue \n area milos green \n {rest}"
    story = hades(f"{text} \n phase actions zeus paid").play("buy midas, at delos", "end")
    assert story.gold("red") == 5
    story.play("recruit troop, at kea", "end")
    while story.question not in ("PayUpkeep", "Offer"):
        story.play(story.legal[0])
    assert (story.number("cycle"), story.asked, story.legal) == (4, "red", ["release midas", "keep midas"])
    story.play("keep midas")
    assert (story.question, story.gold("red")) == ("Offer", 5 - 2)


@pytest.mark.rule("H6.8")
def test_one_bought_in_this_cycle_is_not_asked_for_in_it() -> None:
    text = "area delos red \n area kea blue \n creatures - - midas"
    story = hades_turn("zeus", text, "gold 2").play("buy midas, at delos")
    assert (story.gold("red"), story.question, owner_of(story, "midas")) == (0, "PaidActions", "red")
    assert story.play("end").question != "PayUpkeep"


# -- how -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.9")
@pytest.mark.parametrize(
    "red, answers",
    [
        ("gold 2", ["release", "keep"]),
        ("gold 2 priestesses 1", ["release", "keep", "dismiss"]),
        ("gold 1 priestesses 1", ["release", "dismiss"]),
        ("gold 0 priestesses 3", ["release", "dismiss"]),
        ("gold 9 priestesses 3", ["release", "keep", "dismiss"]),
        ("gold 3 priests 2", ["release", "keep"]),
    ],
)
def test_whoever_has_gold_and_a_priestess_chooses_which_pays(red: str, answers: list[str]) -> None:
    story = upkeep(RED, red=red)
    assert (story.asked, [words.split()[0] for words in story.legal]) == ("red", answers)


@pytest.mark.rule("H6.9")
@pytest.mark.parametrize(
    "red, answer", [("gold 9 priestesses 1", "keep achilles"), ("gold 1 priestesses 1", "dismiss priestess")]
)
def test_whoever_says_nothing_keeps_him(red: str, answer: str) -> None:
    assert upkeep(RED, red=red).game.default.notation == answer


@pytest.mark.rule("H6.9")
def test_each_hero_needs_a_payment_of_his_own() -> None:
    story = upkeep(f"{RED} \n {hero('hector')} \n {hero('midas')}", red="gold 3 priestesses 1").play("keep achilles")
    assert story.legal == ["release hector", "dismiss priestess"]
    story.play("dismiss priestess")
    assert (story.question, left_the_game(story, "midas"), story.gold("red")) == ("Offer", True, 1)


@pytest.mark.rule("H6.9")
def test_a_priestess_kept_for_one_serves_another() -> None:
    story = upkeep(f"{RED} \n {hero('hector')}", red="gold 2 priestesses 1").play("dismiss priestess", "keep hector")
    assert (story.gold("red"), story.number("priestesses", "red")) == (0, 0)
    assert [owner_of(story, name) for name in ("achilles", "hector")] == ["red", "red"]


@pytest.mark.rule("H6.10")
@pytest.mark.parametrize("gold", [0, 1])
def test_with_less_than_2_gp_and_no_priestess_he_leaves_without_a_question(gold: int) -> None:
    story = upkeep(RED, red=f"gold {gold} between 0 9")
    assert (story.question, left_the_game(story, "achilles"), story.gold("red")) == ("Offer", True, gold)
    assert story.happened("hero-left") == [{"event": "hero-left", "faction": "red", "card": "achilles"}]


@pytest.mark.rule("H6.10")
def test_everybody_then_knows_that_the_purse_holds_less_than_2_gp() -> None:
    assert known(upkeep(RED, red="gold 1 between 0 9"), "red") == (0, 1)
    assert known(upkeep(RED, red="gold 0 between 0 1"), "red") == (0, 1)


@pytest.mark.rule("H6.10")
def test_and_of_one_who_is_asked_without_a_priestess_that_it_holds_2_at_least() -> None:
    story = upkeep(RED, red="gold 5 between 0 9")
    assert known(story, "red") == (2, 9)
    assert known(story.play("keep achilles"), "red") == (0, 7)


@pytest.mark.rule("H6.10")
@pytest.mark.parametrize("gold", [0, 5])
def test_whoever_has_a_priestess_shows_nothing_by_being_asked(gold: int) -> None:
    story = upkeep(RED, red=f"gold {gold} between 0 9 priestesses 1")
    assert (story.question, known(story, "red")) == ("PayUpkeep", (0, 9))
    assert known(story.play("dismiss priestess"), "red") == (0, 9)


@pytest.mark.rule("H6.10")
def test_of_two_heroes_only_the_first_may_be_paid() -> None:
    story = upkeep(f"{RED} \n {hero('hector')}", red="gold 3 between 0 9").play("keep achilles")
    assert (story.question, left_the_game(story, "hector"), known(story, "red")) == ("Offer", True, (0, 1))


# -- leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H6.11")
@EACH
@pytest.mark.parametrize("gold", [1, 9])
def test_a_hero_who_is_not_paid_leaves_and_his_island_keeps_a_marker(name: str, gold: int) -> None:
    story = upkeep(hero(name), red=f"gold {gold}")
    if gold == 9:
        story.play(f"release {name}")
    assert (left_the_game(story, name), story.owner("delos")) == (True, "red")


@pytest.mark.rule("H6.11", "H6.16")
def test_troops_with_him_stay() -> None:
    text = "cycle 3 \n gods poseidon ares - - \n player red gold 9 \n area delos red troops 2 \n area kea blue"
    story = hades(f"{text} \n {RED} \n phase upkeep").play("release achilles")
    assert (story.troops("delos"), story.number("troops_left", "red")) == (2, 6)


@pytest.mark.rule("H6.11", "H5.9")
def test_the_necropolis_gets_nothing_for_him() -> None:
    text = "cycle 3 \n gods poseidon ares - - \n player red gold 9 \n area delos red \n area kea blue necropolis 1"
    story = hades(f"{text} \n {RED} \n phase upkeep").play("release achilles")
    assert tile_gold(story) == 0
