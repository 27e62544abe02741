"""Laying the table: what is remembered of areas is what they would be if they were made anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cyclades
from cyclades.server import laying
from cyclades.server.laying import Setter, known_areas, tabletop
from tests.story import team_turn


@pytest.mark.parametrize(
    "setup",
    [
        {"edition": "legendary", "players": 4},
        {"edition": "legendary", "players": 6},
        {"edition": "classic", "players": 4, "expansions": ["monuments", "ruins"]},
    ],
    ids=str,
)
def test_areas_are_as_if_they_were_made_anew(setup: dict[str, Any]) -> None:
    game = cyclades.new(**setup, seed=11, options={"max_cycles": 5})
    chooser = random.Random(11)
    while not game.over:
        game.play(chooser.choice(game.actions))
        view = game.view(None)
        setter = Setter(game.rules, view)
        top = setter.set()
        assert top.areas == [setter.area(number) for number in range(game.rules.board.areas)]
    assert 0 < len(known_areas(game.rules)) <= laying.MOST_KNOWN


def test_only_so_many_areas_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "MOST_KNOWN", 60)
    game = cyclades.new("legendary", players=3, seed=2, options={"max_cycles": 3})
    chooser = random.Random(2)
    while not game.over:
        game.play(chooser.choice(game.actions))
        tabletop(game.rules, game.view(None))
        assert len(known_areas(game.rules)) <= 60 + game.rules.board.areas


def test_fleets_that_pass_on_through_a_teammates_sea_are_shown_as_fleets() -> None:
    text = "area kea red fortress \n area west red fleets 2 \n area south blue fleets 1 \n area thira green"
    story = team_turn("poseidon", text).play("sail, from west, to south, take 2")
    assert story.question == "PassOn"
    top = tabletop(story.game.rules, story.game.view(0))
    assert [(piece.kind, piece.number) for piece in top.hand] == [("fleet", 2)]
