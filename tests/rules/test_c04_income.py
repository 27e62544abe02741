"""C4: income. Cornucopias: two on Andros, Paros and Milos, one on Tinos, Naxos, A2, F1, F7 and K2."""

import json

import pytest

import cyclades
from cyclades.rules.gold import gold_of
from tests.story import NO_CLASSIC_CARDS, Story, classic

START = f"""
    gods zeus ares - -
    {NO_CLASSIC_CARDS}
    player red gold 0
    player blue gold 0
    player green gold 0
"""


def income(areas: str, cycle: int = 3) -> Story:
    """The income of a board."""
    return classic(f"cycle {cycle}\n{START}\n{areas}\nphase income")


@pytest.mark.rule("C4.1")
def test_every_cornucopia_and_every_marker_on_an_own_island_pays_1_gp() -> None:
    story = income(
        """
        area andros red troops 1
        area tinos red troops 3 prosperity 2
        area kea red troops 1 prosperity 1
        area syros blue troops 1 metropolis port
        area naxos blue troops 1
        area paros - prosperity 1
        """
    )
    assert story.gold("red") == 2 + (1 + 2) + 1
    assert story.gold("blue") == 1  # neither buildings nor a Metropolis pay, nor a neutral island
    assert story.gold("green") == 0
    assert {event["faction"]: event["number"] for event in story.happened("income-received")} == {
        "red": 6,
        "blue": 1,
        "green": 0,
    }


@pytest.mark.rule("C4.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_island_of_the_printed_boards_pays_its_cornucopias(players: int) -> None:
    board = cyclades.load_board(f"classic-{players}")
    for number, land in enumerate(board.ids[: board.lands]):
        text = f"cycle 3\n{NO_CLASSIC_CARDS}\nplayer red gold 0\narea {land} red troops 1\nphase income"
        printed = {1: 2, 2: 1, 3: 0, 4: 0}[board.sites[number]]  # the small ones are rich
        assert classic(text, players).gold("red") == printed


@pytest.mark.rule("C4.2")
@pytest.mark.parametrize("cycle", [1, 2, 3])
def test_there_is_income_in_every_cycle_the_first_included(cycle: int) -> None:
    story = income("area andros red troops 1\narea f1 blue fleets 1", cycle)
    assert (story.question, story.number("cycle")) == ("Offer", cycle)
    assert (story.gold("red"), story.gold("blue")) == (2, 1)


@pytest.mark.rule("C4.3")
def test_an_island_held_by_a_territory_marker_pays_like_any_other() -> None:
    story = income("area andros red\narea tinos red prosperity 1\narea naxos -\narea milos blue fortress")
    assert story.gold("red") == 2 + 2
    assert story.gold("blue") == 2
    assert story.gold("green") == 0


@pytest.mark.rule("C4.3")
def test_an_island_that_all_troops_have_left_still_pays() -> None:
    story = classic(
        f"""
        cycle 3
        {START.replace("zeus ares", "ares zeus").replace("red gold 0", "red gold 1")}
        offering red ares 1
        area andros red troops 1
        area tinos red troops 1
        area c2 red fleets 1
        phase actions ares paid
        """
    )
    story.play("move, from andros, to tinos, end")
    assert story.troops("andros") == 0
    story.play("draw poseidon, draw zeus")
    assert story.number("cycle") == 4
    assert story.gold("red") == 1 - 1 + 2 + 1


@pytest.mark.rule("C4.4")
def test_a_trade_space_pays_whoever_has_a_fleet_there() -> None:
    story = income(
        """
        area f1 red fleets 1
        area a2 red fleets 3
        area k2 blue fleets 1
        area i2 blue fleets 2
        area delos green troops 1
        """
    )
    assert story.gold("red") == 1 + 1  # the number of fleets does not matter
    assert story.gold("blue") == 1  # nothing to get on I2
    assert story.gold("green") == 0  # F1 lies beside Delos, but it is red's


@pytest.mark.rule("C4.4")
@pytest.mark.parametrize("cornucopias", [2, 3])
def test_a_trade_space_pays_for_each_of_its_cornucopias(cornucopias: int) -> None:
    layout = json.loads(json.dumps(cyclades.load_board("classic-3").layout))
    next(sea for sea in layout["sea"] if sea["id"] == "a2")["prosperity"] = cornucopias
    story = income(f"board {json.dumps(layout)}\narea a2 red fleets 1")
    assert story.gold("red") == cornucopias


@pytest.mark.rule("C4.4")
def test_a_trade_space_without_a_fleet_pays_nobody() -> None:
    assert income("area syros red troops 1\narea kea red troops 1\narea delos red troops 1").gold("red") == 0
    story = classic(
        f"""
        cycle 3
        {START.replace("zeus ares", "poseidon zeus").replace("red gold 0", "red gold 1")}
        offering red poseidon 1
        area delos red troops 1
        area f1 red fleets 1
        phase actions poseidon paid
        """
    )
    story.play("sail, from f1, to e1, stay, end, draw zeus, draw ares")
    assert (story.question, story.number("cycle")) == ("Offer", 4)
    assert story.row("gold") == [0, 0, 0]


KNOWN = f"""
    cycle 3
    gods zeus ares - -
    {NO_CLASSIC_CARDS}
    player red gold 7 between 4 9 priests 2
    player blue gold 3
    area andros blue troops 1
"""


@pytest.mark.rule("C4.5")
def test_gold_is_hidden_but_its_range_is_public() -> None:
    story = classic(f"{KNOWN}\nphase income")
    for viewer in (1, 2, None):
        view = story.game.view(viewer)
        assert view["state"]["gold"][0] is None
        assert view["gold"]["red"] == [4, 9]
    assert story.game.view(0)["state"]["gold"] == [7, None, None]
    assert story.game.view(2)["gold"]["blue"] == [5, 5]  # 3 and the public income of 2


@pytest.mark.rule("C4.5")
@pytest.mark.parametrize("offering, low", [(1, 4), (6, 4), (7, 5), (9, 7)])
def test_an_offering_shows_how_much_its_player_has_at_least(offering: int, low: int) -> None:
    story = classic(f"{KNOWN}\nphase offerings").play(f"bid zeus {offering}")
    assert story.game.view(None)["gold"]["red"] == [low, 9]  # two priests take 2 GP off


@pytest.mark.rule("C4.5", "C5.8")
@pytest.mark.parametrize("offering", [1, 2])
def test_whoever_makes_an_offering_has_at_least_1_gp(offering: int) -> None:
    text = KNOWN.replace("between 4 9", "between 0 9")
    story = classic(f"{text}\nphase offerings").play(f"bid zeus {offering}")
    view = story.game.view(2)
    assert view["gold"]["red"] == [1, 9]
    assert all(gold_of(cyclades.imagine(view, seed), 0) >= 1 for seed in range(20))


@pytest.mark.rule("C4.5")
def test_what_is_paid_and_received_moves_the_range() -> None:
    story = classic(f"{KNOWN}\nphase offerings").play("bid zeus 3, bid ares 1, bid apollo 0")
    assert story.game.view(None)["gold"]["red"] == [3, 8]  # 1 GP paid
    story.play("recruit priest, recruit priest")
    assert story.game.view(None)["gold"]["red"] == [0, 4]  # 4 GP paid


@pytest.mark.rule("C4.5")
@pytest.mark.parametrize("seed", range(6))
def test_the_gold_always_lies_in_its_range(seed: int) -> None:
    game = cyclades.new("classic", 3 + seed % 3, seed=seed, options={"max_cycles": 8})
    for number in range(2000):
        if game.over:
            break
        if game.draft == 0:  # an unfinished move is not shown
            gold = game.view(None)["gold"]
            for purse, colour in enumerate(game.rules.purses):
                assert gold[colour][0] <= game.s[game.f.gold + purse] <= gold[colour][1]
                assert game.s[game.f.gold + purse] >= 0
        game.play(game.actions[number * 7 % len(game.actions)])
