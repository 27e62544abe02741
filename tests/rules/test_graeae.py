"""L12: the Graeae."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import turn

RICH = """
    area delos red prosperity 2
    area kea red troops 1
    area west red fleets 1 prosperity 1
    area east blue fleets 1 prosperity 3
    area thira blue
    area syros - prosperity 1
    area south - prosperity 2
    creatures - - - graeae
    """


@pytest.mark.rule("L12.14")
def test_the_graeae_give_their_player_alone_one_more_income() -> None:
    story = turn("athena", RICH).play("buy graeae")
    assert story.gold("red") == 9 - 2 + (1 + 2) + 2 + (1 + 1)  # Delos with two tokens, Kea, West with one
    assert (story.gold("blue"), story.gold("green")) == (5, 5)
    assert story.place("graeae") == DISCARD


@pytest.mark.rule("L12.14", "L3.2", "L3.3")
def test_areas_without_units_count_on_land_only() -> None:
    story = turn("poseidon", RICH).play("sail, from west, to south", "buy graeae")
    assert story.gold("red") == 9 - 1 - 2 + 3 + 2 + 2  # South with two tokens now, West no more


@pytest.mark.rule("L12.14")
def test_the_income_is_counted_from_the_board_as_it_is_now() -> None:
    text = RICH.replace("area thira blue", "area andros blue \n area thira blue")
    story = turn("ares", text).play("move, from kea, to andros", "buy graeae")
    assert story.gold("red") == 9 - 1 - 2 + 3 + 2 + 1 + 2  # Andros too


@pytest.mark.rule("L12.14")
def test_the_same_amount_as_the_income_phase_would_pay() -> None:
    story = turn("athena", RICH)
    income = story.game.view(0)["income"]["red"]
    assert story.play("buy graeae").happened("income") == [{"event": "income", "faction": "red", "number": income}]
    assert income == 7


@pytest.mark.rule("L12.14", "L12.5")
def test_without_income_the_graeae_give_nothing() -> None:
    story = turn("athena", "area milos red troops 1 \n creatures - - - graeae").play("buy graeae")
    assert story.gold("red") == 9 - 2
