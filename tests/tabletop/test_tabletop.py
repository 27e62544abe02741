"""Building tabletops: from plain data alone, and what is remembered of areas is what they would be if made anew."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import cyclades
from cyclades.tabletop import Tabletop, build, builder
from cyclades.tabletop.builder import Builder, known_areas
from tests.story import team_turn, turn


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
        making = Builder(game.rules, view)
        top = making.build()
        assert top.areas == [making.area(number) for number in range(game.rules.board.areas)]
    assert 0 < len(known_areas(game.rules)) <= builder.MOST_KNOWN


def test_only_so_many_areas_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "MOST_KNOWN", 60)
    game = cyclades.new("legendary", players=3, seed=2, options={"max_cycles": 3})
    chooser = random.Random(2)
    while not game.over:
        game.play(chooser.choice(game.actions))
        build(game.view(None), game.rules)
        assert len(known_areas(game.rules)) <= 60 + game.rules.board.areas


def test_fleets_that_pass_on_through_a_teammates_sea_are_shown_as_fleets() -> None:
    text = "area kea red fortress \n area west red fleets 2 \n area south blue fleets 1 \n area thira green"
    story = team_turn("poseidon", text).play("sail, from west, to south, take 2")
    assert story.question == "PassOn"
    top = build(story.game.view(0), story.game.rules)
    assert [(piece.kind, piece.number) for piece in top.moving] == [("fleet", 2)]


def test_a_faction_says_what_its_temples_have_saved_it_in_this_cycle() -> None:
    story = turn("athena", "area delos red temple 2 \n area andros blue \n creatures - sylph harpy -", red="gold 9")
    used = [build(story.game.view(0), story.game.rules).factions[0].discount_used]
    story.play("buy harpy")
    used.append(build(story.game.view(0), story.game.rules).factions[0].discount_used)
    assert used == [0, 2]


def test_a_tabletop_is_built_from_plain_data_alone() -> None:
    game = cyclades.new("classic", players=3, expansions=["monuments", "ruins"], seed=4)
    chooser = random.Random(4)
    for _ in range(200):
        game.play(chooser.choice(game.actions))
    for player in (0, 1, 2, None):
        view = json.loads(json.dumps(game.view(player)))
        top = build(view)
        assert top == build(game.view(player), game.rules)
        assert msgspec.convert(msgspec.to_builtins(top), Tabletop) == top
        assert [faction.gold is None for faction in top.factions] == [number != player for number in range(3)]


def test_a_tabletop_needs_none_of_the_libraries_of_the_server() -> None:
    script = """
import sys
import cyclades
from cyclades import tabletop
tabletop.build(cyclades.new("legendary", players=3, seed=1).view(0))
print([name for name in ("fastapi", "pydantic", "starlette", "sqlalchemy", "cyclades.server") if name in sys.modules])
"""
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_what_is_no_view_is_refused() -> None:
    with pytest.raises(cyclades.ViewError, match="expected a view"):
        build({"format": "cyclades-record"})


def test_an_addition_says_what_else_is_known_of_its_thing() -> None:
    game = cyclades.new("classic", 3, expansions=["monuments", "ruins"], seed=1)
    fields, lands = game.rules.f.by_name, game.rules.board.ids
    built = fields["monument"].per.index("great-citadel-of-ares")
    game.s[fields["monument"].offset + built] = 3
    game.s[fields["monument_open"].offset + built] = 1
    game.s[fields["ruin"].offset] = 4
    game.s[fields["ruin_monument"].offset] = game.rules.names["monument"].index("military-academy")
    top = build(game.view(None))
    [card] = [each for each in top.additions if each.name == "great-citadel-of-ares"]
    assert (card.look, card.related) == ("monument_open", {"area": lands[3]})
    [ruin] = top.areas[4].additions
    assert (ruin.look, ruin.related) == ("ruin", {"monument": "military-academy"})
    assert all(not each.related for each in top.areas[3].additions)
