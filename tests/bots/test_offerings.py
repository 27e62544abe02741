"""How the strategist bids: what its turn would be, what rivals can still get, and what its own side has promised."""

from __future__ import annotations

from typing import Any

import pytest

import cyclades
from cyclades.bots import make
from cyclades.bots.rivals import hopes, would_found
from cyclades.bots.strategist_1 import mate_on
from cyclades.bots.turn_plan import turn_with
from cyclades.bots.weights import Weights
from cyclades.rules.gold import gold_of
from tests.story import Story, classic

VALUES = Weights()
BIDDING = """
    cycle 3
    gods athena ares - -
    order - - -
    player red gold 8
    player blue gold 7 philosophers 3
    player green gold 9
    area kea red troops 2
    area naxos blue
    area tinos green
    """


def god_of(story: Story, name: str) -> int:
    return [god.name for god in story.game.rules.gods].index(name)


def answer(story: Story) -> str:
    assert story.game.player is not None
    return make("strategist", effort=200, seed=1).choose(story.game.view(story.game.player))


@pytest.mark.parametrize(
    "offerings, likely",
    [
        ("offering green ares 1 \n offering blue athena 4", 1.0),
        ("offering green athena 4 \n offering blue ares 1", 0.4),
        ("offering green athena 4 \n offering blue apollo 0", 0.0),
    ],
)
def test_a_rival_hopes_for_a_god_as_far_as_it_can_still_get_it(offerings: str, likely: float) -> None:
    story = classic(f"{BIDDING} \n {offerings} \n phase offerings red")
    assert hopes(story.game, 1, god_of(story, "athena"), VALUES) == pytest.approx(likely * VALUES.metropolis)


def test_nothing_is_paid_to_deny_what_nobody_can_get() -> None:
    on_apollo = "offering green athena 4 \n offering blue apollo 0 \n phase offerings red"
    rich, poor = (classic(f"{text} \n {on_apollo}") for text in (BIDDING, BIDDING.replace(" philosophers 3", "")))
    assert answer(rich) == answer(poor)


def test_of_offerings_at_the_same_price_the_highest_is_made() -> None:
    text = BIDDING.replace("player red gold 8", "player red gold 8 priests 3").replace(" philosophers 3", "")
    story = classic(f"{text} \n offering green athena 1 \n offering blue apollo 0 \n phase offerings red")
    made = story.game.parse(answer(story))
    price = story.game.price(made)
    same = [other.b for other in story.game.actions if other.a == made.a and story.game.price(other) == price]
    assert len(same) > 1
    assert made.b == max(same)


@pytest.mark.parametrize(
    "table",
    [
        {"edition": "classic", "players": 2},
        {"edition": "legendary", "players": 2},
        {"edition": "legendary", "players": 4, "teams": True},
        {"edition": "classic", "players": 4, "expansions": ["titans"], "teams": True},
    ],
    ids=str,
)
def test_it_does_not_drive_off_its_own_pawns_or_those_of_its_teammates(table: dict[str, Any]) -> None:
    game = cyclades.new(**table, seed=5)
    bot = make("strategist", effort=20, seed=1)
    rules, made, own = game.rules, 0, 0
    while made < 40 and not game.over:
        player = game.player
        assert player is not None
        action = game.parse(bot.choose(game.view(player)))
        if game.question.kind == "Offer" and action.a != rules.apollo.number:
            made += 1
            pawn = rules.pawns.index(game.question.about["pawn"])
            possible = {other.a for other in game.actions if not mate_on(game, pawn, other.a)}
            own += mate_on(game, pawn, action.a) and bool(possible)
        game.play(action)
    assert made >= 30
    assert own == 0


def test_what_the_purse_has_promised_is_not_there_for_the_turn() -> None:
    text = """
        cycle 3
        gods athena ares zeus -
        order - - - -
        player red gold 9
        player blue gold 9
        area kea red
        area naxos blue
        offering blue-1 zeus 1
        offering blue-2 apollo 0
        offering red-1 athena 7
        phase offerings red-2
        """
    story = classic(text, players=2)
    twin = turn_with(story.game, story.game.rules.pawns.index("red-2"), god_of(story, "ares"), 1)
    assert gold_of(twin, 0) == 1


def test_only_the_first_on_apollo_gets_the_marker() -> None:
    first = classic(f"{BIDDING} \n offering green ares 1 \n offering blue athena 4 \n phase offerings red")
    second = classic(f"{BIDDING} \n offering green apollo 0 \n offering blue athena 4 \n phase offerings red")
    gained = []
    for story in (first, second):
        twin = turn_with(story.game, 0, story.game.rules.apollo.number, 0)
        gained.append(sum(twin.s[twin.f.prosperity + area] for area in range(twin.rules.areas)))
    assert gained == [1, 0]


def test_a_turn_begins_with_what_listens_to_it() -> None:
    text = BIDDING.replace("area kea red troops 2", "area kea red port \n area syros red fortress")
    rest = "offering green apollo 0 \n offering blue athena 4 \n phase offerings red"
    offered = [
        turn_with(story.game, 0, god_of(story, "ares"), 1).question.kind
        for story in (classic(f"{text} \n {rest}", monuments="city-of-warriors"), classic(f"{text} \n {rest}"))
    ]
    assert offered[1] == "PaidActions"
    assert offered[0] != offered[1]


@pytest.mark.parametrize(
    "blue, god, found",
    [
        ("player blue gold 3 \n area syros blue port temple university", "ares", True),
        ("player blue gold 1 \n area syros blue port temple university", "ares", False),
        ("player blue gold 3 philosophers 3 \n area syros blue", "athena", True),
        ("player blue gold 3 philosophers 2 \n area syros blue", "athena", False),
        ("player blue gold 6 philosophers 2 \n area syros blue", "athena", True),
        (
            "player blue gold 3 \n area delos blue troops 3 \n area h1 blue fleets 1 \n area kea red metropolis",
            "ares",
            True,
        ),
        ("player blue gold 3 \n area delos blue troops 3 \n area kea red metropolis", "ares", False),
    ],
)
def test_who_would_get_a_metropolis_with_a_god(blue: str, god: str, found: bool) -> None:
    story = classic(f"cycle 3 \n {blue} \n area naxos red \n area tinos green \n phase income")
    assert would_found(story.game, 1, god_of(story, god)) is found


def test_nobody_founds_with_what_is_not_in_the_box() -> None:
    text = "cycle 3 \n player blue gold 5 {} \n area syros blue port temple university \n area kea red \n phase income"
    story = classic(text.format(""))
    ares = god_of(story, "ares")
    assert would_found(story.game, 1, ares)
    for building in range(len(story.game.rules.buildings)):
        story.game.s[story.game.f.buildings_left + building] = 0
    assert not would_found(story.game, 1, ares)
    scholar = classic(text.format("philosophers 3"))
    scholar.game.s[scholar.game.rules.philosophers.left] = 0
    scholar.game.s[scholar.game.f.buildings_left + scholar.game.rules.university.number] = 0
    assert not would_found(scholar.game, 1, god_of(scholar, "athena"))
