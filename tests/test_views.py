"""What a view says beside the numbers of the state: who plays which faction, who is asked, and what about."""

from __future__ import annotations

import json

import cyclades
from tests.story import Story, team_turn, turn

TEXT = "area delos red troops 2\narea naxos blue troops 1\narea kea green\ncreatures kraken - giant -"


def test_a_view_says_who_answers_for_which_faction_and_from_which_purse() -> None:
    game = cyclades.new("legendary", 4, teams=[[0, 2], [1, 3]], seed=1)
    assert game.view(None)["factions"] == {
        "red": {"player": 0, "purse": "red+green"},
        "blue": {"player": 1, "purse": "blue+yellow"},
        "green": {"player": 2, "purse": "red+green"},
        "yellow": {"player": 3, "purse": "blue+yellow"},
    }
    two = cyclades.new("legendary", 2, seed=1).view(0)["factions"]
    assert {name: row["player"] for name, row in two.items()} == {"red": 0, "blue": 0, "green": 1, "yellow": 1}


def test_whoever_is_asked_sees_what_the_answers_cost_and_which_would_do_nothing() -> None:
    view = turn("ares", TEXT).game.view(0)
    assert view["asked"] == {
        "player": 0,
        "faction": "red",
        "question": "PaidActions",
        "about": {"faction": "red", "god": "ares"},
        "prices": [2, 3, 5, 0],
        "useless": ["buy giant"],
    }
    assert view["actions"] == ["recruit troop", "buy giant", "buy kraken", "end"]


def test_the_others_see_only_who_is_asked_and_for_what() -> None:
    game = turn("ares", TEXT).game
    for player in (1, 2, None):
        assert game.view(player)["asked"] == {"player": 0, "faction": "red", "question": "PaidActions"}
        assert game.view(player)["actions"] == []


def test_a_teammate_sees_the_purse_and_not_the_question() -> None:
    lands = "area delos red troops 1\narea naxos blue\narea kea green\narea milos yellow"
    view = team_turn("ares", f"{lands}\nplayer green gold 4 between 2 8", "gold 7").game.view(1)
    assert view["state"]["gold"] == [7, None]
    assert view["gold"] == {"red+blue": [7, 7], "green+yellow": [2, 8]}
    assert "prices" not in view["asked"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    story = Story("option max_cycles 1\ncycle 1\narea delos red\narea naxos blue\narea kea green\nphase end")
    assert story.game.over
    assert story.game.view(0)["asked"] is None


def test_a_view_is_plain_data() -> None:
    view = turn("ares", TEXT).game.view(0)
    assert json.loads(json.dumps(view)) == view
