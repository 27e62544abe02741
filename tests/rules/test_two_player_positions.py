"""Positions of the classic edition with two players, with its options, and with both expansions."""

from __future__ import annotations

import random
from textwrap import dedent
from typing import Any

import pytest

import cyclades
from cyclades import Game, PositionError
from tests.story import deployment, preliminary

HEAD = "cyclades-position 1\nedition classic\nplayers 2\n"

MISTAKES = [
    ("offering red ares 5\nphase payment", 4, "expected a pawn (red-1, red-2, blue-1, blue-2) instead of 'red'"),
    ("offering red-3 ares 5\nphase payment", 4, "instead of 'red-3'"),
    ("offering green-1 ares 5\nphase payment", 4, "instead of 'green-1'"),
    ("offering red-1 ares 5\noffering red-1 zeus 1\nphase payment", 5, "expected 'offering red-1' once"),
    ("offering red-1 ares 5\noffering red-2 ares 6\nphase payment", 5, "a pawn already stands on 'ares'"),
    ("offering red-1 athena 5\nphase payment", 4, "'athena' lies face down"),
    ("offering red-1 ares 0\nphase payment", 4, "expected a number from 1 to 99 instead of '0'"),
    ("order red-1 red-2 blue-1\nphase offerings", 4, "expected 4 slots of the turn order track"),
    ("order red-1 red-1 blue-1 blue-2\nphase offerings", 4, "expected every pawn once"),
    ("order red blue red blue\nphase offerings", 4, "instead of 'red'"),
    ("order red-1 red-2 blue-1 -\nphase offerings", 5, "the pawn of blue-2 is nowhere"),
    ("gods poseidon ares zeus athena\nphase income", 4, "expected two to 3 gods, then '-'"),
    ("player green gold 3\nphase income", 4, "expected a colour (red, blue) instead of 'green'"),
    ("player blue eliminated\nphase income", 5, "expected at least two players who are not eliminated"),
    ("phase offerings red", 4, "instead of 'red'"),
    ("offering red-1 ares 5\nphase offerings red-1", 5, "the pawn of red-1 has made its offering already"),
    # what both offerings cost together
    ("player red gold 6\noffering red-1 ares 4\noffering red-2 zeus 3\nphase payment", 7, "red cannot pay an offering"),
    ("player red gold 1 priests 9\noffering red-1 ares 1\noffering red-2 zeus 1\nphase payment", 7, "red cannot pay"),
]


@pytest.mark.parametrize("body, line, fragment", MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_reason(body: str, line: int, fragment: str) -> None:
    with pytest.raises(PositionError) as refused:
        cyclades.read_position(HEAD + body)
    assert str(refused.value).startswith(f"line {line}: ")
    assert fragment in str(refused.value)


@pytest.mark.rule("C16.4", "C16.6")
@pytest.mark.parametrize("red", ["gold 7", "gold 5 priests 2", "gold 2 priests 5", "gold 2 priests 16"])
def test_two_offerings_that_can_just_be_paid_are_a_position(red: str) -> None:
    game = cyclades.read_position(
        f"{HEAD}player red {red}\noffering red-1 ares 4\noffering red-2 zeus 3\n"
        "offering blue-1 apollo 0\noffering blue-2 poseidon 1\narea kea red\narea naxos blue\nphase payment"
    )
    paid = [event["number"] for event in game.seen(None) if event["event"] == "paid" and event["faction"] == "red"]
    assert sum(paid) == max(2, 7 - (int(red.split()[-1]) if "priests" in red else 0))


@pytest.mark.rule("C16.1")
def test_pawns_not_mentioned_wait_on_the_track_or_have_acted() -> None:
    game = cyclades.read_position(HEAD + "offering red-2 ares 1\nphase offerings", ask_chance=True)
    assert [int(game.s[game.f.order + slot]) for slot in range(4)] == [-1, 2, 3, -1]  # red-1 is in hand
    game = cyclades.read_position(
        HEAD + "gods ares zeus poseidon -\noffering red-2 zeus 1\narea kea red\nphase actions zeus", ask_chance=True
    )
    assert [int(game.s[game.f.order + slot]) for slot in range(4)] == [-1, 0, 2, 3]


# -- round trips -------------------------------------------------------------------------------------------------------


def written(game: Game) -> str:
    """The text of a position, from which the same game comes back, and the same text."""
    text = cyclades.write_position(game)
    again = cyclades.read_position(text, ask_chance=True)
    assert again.same_state(game)
    assert "phase start" in text or cyclades.write_position(again) == text
    return text


TABLE = """
    expansions monuments ruins
    option priest_discount each
    option victory gold
    option defences once
    option start printed
    cycle 3
    gods zeus ares poseidon -
    player red gold 4 between 2 9 priests 2 discounts 1
    player blue gold 6 philosophers 3
    area syros red troops 2 port 1 metropolis plain
    area naxos blue troops 1
    area kea blue
    area f6 red fleets 3
    creatures fates - satyr
    discard sylph kraken
    creature kraken - at b2
    creature minotaur blue at naxos since 3
    creature chiron red at syros since 2
    field waiting 1
    field monument military-academy syros
    field monument_open military-academy 1
    field temple_used temple-of-ares 2
    """


MOMENTS = [
    ("blue", "blue-2 - red-1 -", "red-2 zeus 2", "offerings blue-1"),
    ("red", "blue-2 - - -", "red-2 zeus 2, blue-1 ares 3", "offerings red-1"),
    ("red", "- - - -", "red-2 zeus 2, blue-2 ares 3, blue-1 apollo 0", "offerings red-1 kicked ares"),
    ("blue", "- - - -", "blue-2 zeus 3, red-1 apollo 0, red-2 apollo 0, blue-1 apollo 0", "actions zeus paid"),
    ("red", "- - - blue-2", "blue-2 zeus 3, red-1 ares 1, red-2 apollo 0, blue-1 apollo 0", "actions ares"),
]


@pytest.mark.parametrize("asked, order, offerings, phase", MOMENTS)
def test_a_position_says_everything_and_is_written_in_the_same_words(
    asked: str, order: str, offerings: str, phase: str
) -> None:
    pawns = [f"order {order}", *(f"offering {words}" for words in offerings.split(", ")), f"phase {phase}"]
    given = [*dedent(TABLE).strip().splitlines(), *pawns]
    game = cyclades.read_position(HEAD + "\n".join(given), ask_chance=True)
    assert game.faction == asked
    text = written(game).splitlines()
    assert [line for line in given if line not in text] == []


GAMES: list[tuple[int, int, list[str], dict[str, Any]]] = [
    (2, 1, ["monuments", "ruins"], {}),
    (2, 2, [], {"start": "printed", "priest_discount": "each"}),
    (3, 3, ["monuments", "ruins"], {"start": "free"}),
    (4, 4, ["monuments", "ruins"], {}),
    (5, 5, ["monuments"], {"start": "free", "victory": "gold"}),
]


@pytest.mark.parametrize("players, seed, expansions, options", GAMES)
def test_in_whole_games_every_moment_comes_back(
    players: int, seed: int, expansions: list[str], options: dict[str, Any]
) -> None:
    game = cyclades.new("classic", players, seed=seed, expansions=expansions, options={**options, "max_cycles": 5})
    chance = random.Random(seed)
    moves = 0
    while not game.over:
        if game.s[game.f.cycle] > 0:
            again = cyclades.read_position(cyclades.write_position(game))
            assert again.same_state(game)
            moves += 1
        game.play(chance.choice(game.actions))
    assert moves > 40


# -- free positioning --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C17.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_moment_of_the_preliminary_round_comes_back(players: int) -> None:
    story = preliminary(players)
    written(story.game)
    story.play("bid poseidon 3")
    written(story.game)


@pytest.mark.rule("C17.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_moment_of_the_deployment_comes_back(players: int) -> None:
    story = deployment(players)
    for number in range(99):
        if story.number("cycle") > 0:
            break
        if number % 4 == 0:
            written(story.game)
        story.play(story.legal[0])


@pytest.mark.rule("C17.2")
def test_before_the_preliminary_round_a_position_is_the_start_and_what_was_drawn() -> None:
    game = cyclades.new("classic", 2, ask_chance=True)
    game.play(game.parse("draw blue"))
    assert written(game).splitlines()[-2:] == ["phase start", "> draw blue"]
