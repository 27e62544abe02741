"""L3: income. Icons: one on Delos, Paros, Andros, Syros, Thira, West and East, two on Kea."""

import pytest

import cyclades
from tests.story import NO_CARDS, Story

START = f"""
    cycle 2
    gods zeus ares poseidon hera athena
    {NO_CARDS}
    player red gold 0
    player blue gold 0
    player green gold 0
"""


def income(areas: str) -> Story:
    """The income of a board."""
    return Story(f"{START}\n{areas}\nphase income")


@pytest.mark.rule("L3.1")
def test_every_icon_and_token_on_land_and_sea_pays_1_gp() -> None:
    story = income(
        """
        area kea red troops 1
        area naxos red troops 1 prosperity 3
        area west red fleets 1 prosperity 1
        area thira blue troops 2
        area south blue fleets 3
        """
    )
    assert story.gold("red") == 2 + 3 + 1 + 1
    assert story.gold("blue") == 1  # the number of units does not matter, and there is nothing to get in the South
    assert story.gold("green") == 0


@pytest.mark.rule("L3.1")
def test_the_first_cycle_has_an_income() -> None:
    text = START.replace("cycle 2", "cycle 1").replace("red gold 0", "red gold 5")
    story = Story(f"{text}\narea kea red troops 1\nphase initialization")
    assert (story.question, story.gold("red")) == ("Offer", 7)


@pytest.mark.rule("L3.2")
def test_an_area_with_a_control_token_alone_pays() -> None:
    story = income("area kea red\narea delos red prosperity 1\narea andros -")
    assert story.gold("red") == 2 + 2
    assert story.gold("blue") + story.gold("green") == 0  # Andros is nobody's


@pytest.mark.rule("L3.3")
def test_a_sea_area_left_pays_nobody_and_keeps_its_tokens() -> None:
    story = Story(
        f"""
        {START.replace("red gold 0", "red gold 1").replace("zeus ares poseidon", "poseidon ares zeus")}
        offering red poseidon 1
        area west red fleets 1 prosperity 2
        phase actions poseidon paid
        """
    )
    story.play("sail, from west, to north, end")
    assert (story.question, story.number("cycle")) == ("Offer", 3)
    assert story.gold("red") == 0
    assert story.number("prosperity", "west") == 2


@pytest.mark.rule("L3.3")
def test_the_tokens_of_a_sea_area_pay_whoever_has_fleets_there_later() -> None:
    assert income("area west - prosperity 2").gold("red") == 0
    story = income("area west blue fleets 1 prosperity 2\narea delos red troops 1\narea syros red troops 1")
    assert story.gold("blue") == 3
    assert story.gold("red") == 2  # the land around does not matter


@pytest.mark.rule("L3.4")
def test_gold_is_hidden_but_its_range_is_public() -> None:
    story = Story(
        """
        cycle 2
        gods zeus ares poseidon hera athena
        player red gold 7 between 4 9
        player blue gold 3
        area kea blue troops 1
        phase income
        """
    )
    for viewer in (1, 2, None):
        view = story.game.view(viewer)
        assert view["state"]["gold"][0] is None
        assert view["gold"]["red"] == [4, 9]
    assert story.game.view(0)["state"]["gold"] == [7, None, None]
    assert story.game.view(2)["gold"]["blue"] == [5, 5]  # 3 and the public income of 2


@pytest.mark.rule("L3.4")
def test_what_a_player_does_in_public_narrows_the_range() -> None:
    text = """
        cycle 2
        gods zeus ares poseidon hera athena
        player red gold 7 between 0 9
        player blue gold 0 between 0 9
        order red green blue
        phase offerings
        """
    story = Story(text).play("bid zeus 6")
    assert story.game.view(2)["gold"]["red"] == [6, 9]  # it must be able to pay
    story = Story(text).play("bid ares 1, bid apollo 0, bid zeus 0")  # nobody offers 0 who could pay 1
    assert story.game.view(2)["gold"]["blue"] == [0, 0]


@pytest.mark.rule("L3.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_gold_always_lies_in_its_range(seed: int) -> None:
    game = cyclades.new("legendary", 3 + seed % 3, seed=seed, options={"max_cycles": 8})
    for number in range(2000):
        if game.over:
            break
        if game.draft == 0:  # an unfinished move is not shown
            gold = game.view(0)["gold"]
            for purse, colour in enumerate(game.rules.purses):
                assert gold[colour][0] <= game.s[game.f.gold + purse] <= gold[colour][1]
        game.play(game.actions[number * 7 % len(game.actions)])
