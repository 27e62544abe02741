"""C16, C17: whole games of two players, played at random, in which what always holds is looked at move by move."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.engine.decks import HELD
from tests.story import classic

GAMES: list[tuple[int, dict[str, Any], list[str]]] = [
    (1, {}, []),
    (2, {"start": "printed"}, ["monuments"]),
    (3, {"priest_discount": "each", "gold": 1}, ["monuments", "ruins"]),
    (4, {"metropolises": 1}, []),
]


def numbers(game: Game, field: str) -> list[int]:
    """All numbers of a field."""
    found = game.rules.f.by_name[field]
    return [int(game.s[found.offset + i]) for i in range(found.size)]


def cost(offerings: list[int], priests: int, each: bool) -> int:
    """What the offerings of a player cost by C16.4, or C15.15."""
    if each:
        return sum(max(1, offering - priests) for offering in offerings)
    return max(len(offerings), sum(offerings) - priests)


def check_pawns(game: Game) -> None:
    """Each pawn is in one place: on the track, on a god, or in hand; in its turn it is still on its god."""
    order = numbers(game, "order")
    gods = numbers(game, "pawn_god")
    in_hand = [pawn for pawn in range(4) if pawn not in order and gods[pawn] < 0]
    if game.question.kind == "Offer":
        assert len(in_hand) == 1
    elif game.s[game.f.cycle] > 0 and game.question.kind not in ("Draw", "PlaceGod", "PlacePawn"):
        assert in_hand == []
    for god in range(4):
        assert gods.count(god) <= 1
    if game.s[game.f.cycle] == 0:
        assert gods.count(4) <= 1


def check_purses(game: Game) -> None:
    """All standing offerings can be paid, and what is known of a purse is true."""
    gods, offerings = numbers(game, "pawn_god"), numbers(game, "pawn_offering")
    gold, low, high = (numbers(game, field) for field in ("gold", "gold_low", "gold_high"))
    for colour in (0, 1):
        assert 0 <= low[colour] <= gold[colour] <= high[colour]
        if game.question.kind == "Offer":
            mine = [offerings[pawn] for pawn in (2 * colour, 2 * colour + 1) if gods[pawn] >= 0 and offerings[pawn]]
            each = game.rules.priests_each
            assert cost(mine, numbers(game, "priests")[colour], each) <= gold[colour]


def check_pieces(game: Game) -> None:
    """No piece is lost or made."""
    board = game.rules.board
    owner, on_land, at_sea = (numbers(game, name) for name in ("owner", "troops", "fleets"))
    hand = on_land.pop() + at_sea.pop()
    for colour in (0, 1):
        alive = numbers(game, "alive")[colour]
        troops = sum(on_land[n] for n in range(board.lands) if owner[n] == colour)
        fleets = sum(at_sea[n - board.lands] for n in range(board.lands, board.areas) if owner[n] == colour)
        if hand == 0 and alive:
            assert troops + numbers(game, "troops_left")[colour] == 8
            assert fleets + numbers(game, "fleets_left")[colour] == 8
    for card in game.rules.figures:
        if card.name != "kraken":
            assert (card.at(game) >= 0) == (numbers(game, "place")[card.number] == HELD)
    if all(numbers(game, "alive")):
        assert sum(numbers(game, "metropolis")) + sum(numbers(game, "bonuses_left")) == 10


@pytest.mark.rule("C16.3", "C16.4", "C16.6", "C16.10", "C17.3")
@pytest.mark.parametrize("seed, options, expansions", GAMES)
def test_a_whole_game(seed: int, options: dict[str, Any], expansions: list[str]) -> None:
    game = cyclades.new("classic", 2, seed=seed, options={**options, "max_cycles": 40}, expansions=expansions)
    chance = random.Random(seed)
    moves = 0
    while not game.over and moves < 6000:
        check_pawns(game)
        check_purses(game)
        check_pieces(game)
        game.play(chance.choice(game.actions))
        moves += 1
    assert game.over
    most = max(row.metropolises for row in game.standings)
    ended = [event for event in game.seen(None) if event["event"] == "game-ended"]
    assert ended[0]["reason"] in ("metropolises", "max_cycles", "alone")
    assert (ended[0]["reason"] == "metropolises") == (
        most >= options.get("metropolises", 3) and ended[0]["reason"] != "alone"
    )
    record = game.record()
    assert cyclades.load(record).same_state(game)


@pytest.mark.rule("C16.3", "C16.4", "C16.8", "C16.12")
def test_a_cycle_move_by_move() -> None:
    text = """
        cycle 3
        gods zeus ares athena -
        order red-1 blue-1 blue-2 red-2
        player red gold 8 priests 1
        player blue gold 6
        gone chimera giant kraken pegasus polyphemus sylph
        area andros red troops 1
        area tinos red troops 1
        area naxos blue troops 1
        phase offerings
        """
    story = classic(text, 2)
    story.play("bid zeus 3", "bid ares 2", "bid apollo 0", "bid ares 4")  # red-2 outbids blue-1
    assert story.asked == "blue"
    story.play("bid athena 1")
    assert (story.gold("red"), story.gold("blue")) == (8 - (3 + 4 - 1), 6 - 1)
    story.play("recruit priest", "end")
    story.play("recruit troop, at tinos", "recruit troop, at tinos", "end")
    assert (story.gold("red"), story.troops("tinos")) == (0, 3)
    story.play("recruit philosopher", "build university, at naxos", "end")
    assert story.gold("blue") == 5 - 2 + 4  # blue-2 is on Apollo, and Naxos its colour's only island
    assert story.number("prosperity", "naxos") == 1
    assert story.order == ["blue-2", "blue-1", "red-2", "red-1"]
    story.play("draw poseidon, draw zeus, draw athena")
    assert (story.asked, story.number("cycle")) == ("blue", 4)
    assert (story.gold("red"), story.gold("blue")) == (0 + 3, 7 + 2)
