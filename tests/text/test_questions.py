"""What a question says beyond the numbers of its step."""

from __future__ import annotations

import pytest

from cyclades.text import Texts
from tests.story import classic_turn


@pytest.mark.parametrize(
    "language, asked",
    [("en", "How many troops go from Delos to Kea?"), ("es", "Número de Tropas que van de Delos a Kea:")],
)
def test_how_many_go_along_is_asked_with_where_to(language: str, asked: str) -> None:
    """With a single target nobody was asked for it, so the question says it."""
    lands = "area delos red troops 2 \n area h1 red fleets 1 \n area kea blue troops 1 \n area naxos blue"
    story = classic_turn("ares", f"{lands} \n area tinos green").play("move, from delos, to kea")
    assert story.question == "TakeUnits"
    assert Texts.of(language, story.game.rules).question(story.game) == asked
