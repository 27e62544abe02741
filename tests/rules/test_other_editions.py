"""What an edition may set otherwise: the machine carries it, whatever the Legendary Edition says."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.board import Board, check_legendary, ready_board
from cyclades.editions import EDITIONS, Edition
from cyclades.editions.legendary.edition import LegendaryRules
from cyclades.rules.moving import SeaMove
from cyclades.rules.turns import God, PaidActions
from tests.story import board_line


class Lenient(God):
    """A god whose free actions are owed, but need not come first."""

    def begin(self, game: Game, faction: int) -> None:
        game.push(PaidActions(faction, self.number))


def other_rules(players: int, board: Board) -> LegendaryRules:
    """Sea moves of three steps, room for everybody on Apollo, creatures for 1 GP at least, and a lenient god."""
    rules = LegendaryRules(players, board)
    for god in rules.gods:
        for deed in god.deeds:
            if isinstance(deed, SeaMove):
                deed.steps = 3
    rules.apollo_seats = players
    rules.creature_floor = 1
    rules.gods = [Lenient(god.name, god.deeds) if god.name == "poseidon" else god for god in rules.gods]
    return rules


@pytest.fixture(autouse=True)
def other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "other", Edition("other", (3,), other_rules, ready_board, check_legendary))


def position(text: str) -> Game:
    head = f"cyclades-position 1\nedition other\nplayers 3\nboard {board_line()}\ncycle 2"
    return cyclades.read_position(f"{head}\ngods poseidon ares zeus hera athena\n{text}", ask_chance=True)


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        for words in move.split(","):
            game.play(game.parse(words))
    return game


def fleets(game: Game, sea: str) -> int:
    field = game.rules.f.by_name["units"]
    return int(game.s[field.offset + field.per.index(sea)])


POSEIDON = "player red gold 5\noffering red poseidon 1\narea delos red\narea kea blue\n"


def test_fleets_sail_three_steps_for_one_gold_piece_joining_and_leaving_others() -> None:
    game = position(POSEIDON + "area west red fleets 3\narea south red fleets 1\nphase actions poseidon paid")
    play(game, "sail, from west, to south, take 3")
    assert game.question.kind == "SailOn"
    play(game, "to east, take 4", "to bay, take 2")
    assert [fleets(game, sea) for sea in ("west", "south", "east", "bay")] == [0, 0, 2, 2]
    assert game.s[game.f.gold] == 4
    assert game.question.kind == "PaidActions"


def test_fleets_may_stop_and_stop_where_they_fight() -> None:
    text = POSEIDON + "area west red fleets 2\narea south blue fleets 1\nphase actions poseidon paid"
    game = play(position(text), "sail, from west, to north, take 2", "stay")
    assert game.question.kind == "PaidActions"
    game = play(position(text), "sail, from west, to south, take 2", "roll 3, roll 0")
    assert fleets(game, "south") == 2
    assert game.question.kind == "PaidActions"


def test_all_may_go_to_apollo_and_act_in_the_order_in_which_they_came() -> None:
    game = position("order blue red green\narea delos red\narea kea blue\narea syros green\nphase offerings")
    play(game, "bid apollo 0", "bid apollo 0")
    again = cyclades.read_position(cyclades.write_position(game), ask_chance=True)
    assert again.same_state(game)
    play(game, "bid apollo 0")
    turns = [event["faction"] for event in game.seen(None) if event["event"] == "god"]
    assert turns == ["blue", "red", "green"]


def test_discounts_end_at_the_floor() -> None:
    text = POSEIDON + "area naxos red temple 2\ncreatures - - - graeae\nphase actions poseidon paid"
    game = play(position(text), "buy graeae")
    assert [event["price"] for event in game.seen(None) if event["event"] == "creature"] == [1]


def test_what_is_free_may_wait_but_the_turn_does_not_end_without_it() -> None:
    game = position(POSEIDON + "area west red fleets 3\nphase actions")
    assert game.question.kind == "PaidActions"
    play(game, "sail, from west, to north, take 3", "stay")
    legal = [action.words for action in game.actions]
    assert "recruit fleet" in legal
    assert "end" not in legal
    assert game.default in game.actions
    play(game, "recruit fleet, at north", "build port, at delos")
    assert game.default.words == "end"
