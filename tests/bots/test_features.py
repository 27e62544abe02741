"""Positions in numbers, for what learns from games."""

from __future__ import annotations

import random

import pytest

import cyclades
from cyclades.bots.features import FEATURES, SITUATION, SIZE, features, situation
from cyclades.bots.weights import Weights
from tests.story import Story, classic

POSITION = """
    cycle 4
    gods zeus ares - -
    order - red blue
    player red gold 12 philosophers 3 priests 2
    area syros blue metropolis troops 2
    area naxos red troops 2 port 1 fortress 1
    area tinos green
    offering green zeus 1
    phase offerings red
    """


def feature(game: cyclades.Game, faction: str, name: str) -> float:
    """What is known of the team of a faction."""
    team = game.rules.team_of[game.rules.factions.index(faction)]
    return list(features(game, Weights()))[team * SIZE + FEATURES.index(name)]


def test_each_feature_has_a_name_of_its_own() -> None:
    assert len(set(FEATURES)) == len(FEATURES) == SIZE


@pytest.mark.parametrize(
    ("faction", "name", "number"),
    [
        ("red", "gold", 12),
        ("red", "gold beyond 10", 2),
        ("red", "priests", 2),
        ("red", "philosophers missing: 1", 1),
        ("red", "kinds of buildings missing: 2", 1),
        ("red", "buildings", 2),
        ("blue", "Metropolises", 1),
        ("blue", "Metropolises missing: 1", 1),
        ("red", "Metropolises missing: 2", 1),
        ("red", "Metropolises missing: 1", 0),
        ("red", "land areas", 1),
        ("blue", "troops", 2),
        ("blue", "largest army", 2),
        ("blue", "Metropolises without a guard", 0),
    ],
)
def test_what_a_team_has_is_counted(faction: str, name: str, number: float) -> None:
    assert feature(classic(POSITION).game, faction, name) == number


@pytest.mark.parametrize(("troops", "name"), [("", "without a guard"), ("troops 1", "with one guard")])
def test_a_metropolis_that_few_guard_is_seen(troops: str, name: str) -> None:
    game = classic(POSITION.replace("metropolis troops 2", f"metropolis {troops}")).game
    assert feature(game, "blue", f"Metropolises {name}") == 1


def test_an_attack_on_a_metropolis_within_reach_is_seen_and_whom_it_endangers() -> None:
    story = Story("""
        cycle 4
        gods zeus ares poseidon hera athena
        order red blue green
        area delos red troops 3
        area naxos blue metropolis fleets troops 1
        area syros blue troops 1
        area thira green metropolis fleets troops 1
        phase offerings red
        """)
    attacks = [feature(story.game, faction, "best attack on a Metropolis") for faction in ("red", "blue", "green")]
    dangers = [feature(story.game, faction, "danger to a Metropolis") for faction in ("red", "blue", "green")]
    assert attacks[0] == dangers[1] > 0.5
    assert (attacks[1], attacks[2], dangers[0], dangers[2]) == (0, 0, 0, 0)


@pytest.mark.parametrize(("edition", "players", "teams"), [("legendary", 6, True), ("classic", 5, None)])
def test_all_numbers_stay_small_and_there_are_as_many_for_each_team(
    edition: str, players: int, teams: bool | None
) -> None:
    game = cyclades.new(edition, players=players, teams=teams, seed=2)
    generator = random.Random(2)
    while not game.over:
        game.play(generator.choice(game.actions))
        if generator.random() < 0.05:
            numbers = list(features(game, Weights()))
            assert len(numbers) == SIZE * len(game.rules.teams)
            assert all(-200 < number < 2000 for number in numbers)
            assert len(situation(game)) == len(SITUATION)


def test_who_acts_first_is_known_once_gods_act() -> None:
    game = classic(POSITION).game
    assert feature(game, "green", "acts before the others") == 0  # offerings are still made
    story = classic("""
        cycle 4
        gods zeus ares - -
        order - - -
        area syros blue troops 2
        area naxos red troops 2
        area tinos green troops 1
        offering green zeus 1
        offering red ares 2
        offering blue apollo 0
        phase actions zeus
        """)
    assert [feature(story.game, name, "acts before the others") for name in ("green", "red", "blue")] == [1, 0, 0]
