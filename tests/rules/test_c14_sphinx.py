"""C14: the Sphinx."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, all_fleets, classic_turn

TABLE = """
    area andros red troops 2
    area naxos red troops 1
    area c2 red fleets 2
    area e4 red fleets 1
    area kea blue troops 3
    area h2 blue fleets 2
    """


def sphinx(text: str = TABLE, red: str = "gold 9 priests 2 philosophers 3", god: str = "athena") -> Story:
    """Red has bought the Sphinx for 2 GP, and is about to sell."""
    story = classic_turn(god, f"{text} \n player blue gold 9 priests 1 philosophers 1 \n creatures - - sphinx", red)
    return story.play("buy sphinx")


# -- selling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.65")
def test_troops_fleets_priests_and_philosophers_are_sold() -> None:
    story = sphinx()
    assert (story.asked, story.question) == ("red", "SphinxBuys")
    assert sorted(story.legal) == ["sell fleet", "sell philosopher", "sell priest", "sell troop", "stay"]


@pytest.mark.rule("C14.65")
@pytest.mark.parametrize("unit", ["priest", "philosopher"])
def test_each_of_the_people_brings_2_gp(unit: str) -> None:
    story = sphinx()
    before = story.number(f"{unit}s", "red")
    story.play(f"sell {unit}")
    assert (story.gold("red"), story.number(f"{unit}s", "red")) == (9 - 2 + 2, before - 1)
    assert story.happened("sold")[0]["price"] == 2


@pytest.mark.rule("C14.65")
@pytest.mark.parametrize("unit, area, left", [("troop", "andros", 1), ("fleet", "c2", 1)])
def test_each_unit_brings_2_gp_from_where_its_player_chooses(unit: str, area: str, left: int) -> None:
    story = sphinx().play(f"sell {unit}")
    assert sorted(story.legal) == {"troop": ["from andros", "from naxos"], "fleet": ["from c2", "from e4"]}[unit]
    story.play(f"from {area}")
    assert (story.gold("red"), story.pieces(area)) == (9 - 2 + 2, left)
    assert story.happened("sold") == [{"event": "sold", "faction": "red", "unit": unit, "area": area, "price": 2}]


@pytest.mark.rule("C14.65")
def test_as_many_as_one_likes_in_any_mix_until_one_stops() -> None:
    story = sphinx().play(
        "sell troop, from naxos", "sell priest", "sell fleet, from c2", "sell philosopher, sell priest"
    )
    assert story.gold("red") == 9 - 2 + 5 * 2
    assert story.question == "SphinxBuys"
    story.play("stay")
    assert (story.question, story.place("sphinx")) == ("PaidActions", DISCARD)
    assert (story.number("priests", "red"), story.number("philosophers", "red")) == (0, 2)


@pytest.mark.rule("C14.65")
def test_everything_may_be_sold_and_then_nobody_is_asked() -> None:
    story = sphinx(red="gold 2 philosophers 1").play("sell troop, from andros", "sell troop, from andros")
    story.play("sell troop", "sell philosopher", "sell fleet, from c2, sell fleet, from c2")
    assert story.legal == ["stay", "sell fleet"]
    story.play("sell fleet")  # the last one
    assert (story.question, story.gold("red"), story.place("sphinx")) == ("PaidActions", 7 * 2, DISCARD)
    assert story.number("lands", "red") == 2


@pytest.mark.rule("C14.65")
def test_nothing_of_others_is_sold_nor_buildings_nor_prosperity() -> None:
    text = "area andros red prosperity 1 \n area naxos red temple \n area kea blue troops 3 \n area h2 blue fleets 2"
    story = sphinx(text, "gold 9 philosophers 1")
    assert story.legal == ["stay", "sell philosopher"]


@pytest.mark.rule("C14.65", "C6.10")
def test_with_nothing_to_sell_she_does_nothing() -> None:
    story = sphinx("area andros red \n area kea blue troops 3", "gold 9")
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "sphinx"}]
    assert (story.question, story.gold("red")) == ("PaidActions", 7)


@pytest.mark.rule("C14.65", "C6.10")
def test_nobody_has_to_sell() -> None:
    story = sphinx().play("stay")
    assert (story.gold("red"), story.place("sphinx"), story.troops("andros")) == (7, DISCARD, 2)


@pytest.mark.rule("C14.65")
def test_the_gold_serves_in_the_same_turn() -> None:
    story = classic_turn("athena", f"{TABLE} \n creatures giant - sphinx", "gold 2").play("buy sphinx")
    story.play("sell troop, from andros, sell troop, from andros", "stay")
    assert "buy giant" in story.legal


@pytest.mark.rule("C14.65", "C4.5")
def test_everybody_sees_the_gold() -> None:
    story = sphinx(red="gold 9 between 2 20 priests 1").play("sell priest")
    assert (story.number("gold_low", "red"), story.number("gold_high", "red")) == (2, 20)


# -- what is left ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.66")
def test_an_island_emptied_stays_its_players() -> None:
    story = sphinx().play("sell troop, from naxos")
    assert (story.troops("naxos"), story.owner("naxos"), story.number("lands", "red")) == (0, "red", 2)


@pytest.mark.rule("C14.66")
def test_a_sea_space_emptied_is_nobodys() -> None:
    story = sphinx().play("sell fleet, from e4")
    assert all_fleets(story) == {"c2": ("red", 2), "h2": ("blue", 2)}
    assert story.owner("e4") is None


@pytest.mark.rule("C14.66")
def test_one_not_emptied_stays_its_players() -> None:
    story = sphinx().play("sell fleet, from c2")
    assert (story.owner("c2"), story.fleets("c2")) == ("red", 1)


# -- the reserve -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.67", "C15.6")
def test_what_is_sold_goes_back_to_its_reserve() -> None:
    story = sphinx()
    before = [story.number("priests_left"), story.number("philosophers_left")]
    story.play("sell troop, from naxos", "sell fleet, from e4", "sell priest", "sell philosopher")
    assert (story.number("troops_left", "red"), story.number("fleets_left", "red")) == (6, 6)
    assert [story.number("priests_left"), story.number("philosophers_left")] == [left + 1 for left in before]


@pytest.mark.rule("C14.67", "C15.2")
def test_it_may_be_got_again_in_the_same_turn() -> None:
    text = "area andros red troops 8 \n area kea blue \n creatures - - sphinx"
    story = classic_turn("ares", text, paid=False)
    assert "recruit troop" not in story.legal
    story.play("buy sphinx, sell troop, stay", "recruit troop, at andros")
    assert (story.troops("andros"), story.number("troops_left", "red")) == (8, 0)


@pytest.mark.rule("C14.67", "C13.4")
def test_a_philosopher_sold_does_not_count_for_the_fourth() -> None:
    text = "area andros red \n area kea blue \n creatures - - sphinx"
    story = classic_turn("athena", text, "gold 9 philosophers 3", paid=False)
    story.play("buy sphinx, sell philosopher, stay", "recruit philosopher")
    assert (story.number("philosophers", "red"), story.number("metropolis", "andros")) == (3, 0)
