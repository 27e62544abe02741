"""L12: the Graeae."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import team_turn, turn

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
    assert story.play("buy graeae").happened("income-received") == [
        {"event": "income-received", "faction": "red", "number": income}
    ]
    assert income == 7


@pytest.mark.rule("L12.14", "L12.5", "L12.27")
def test_without_income_the_graeae_give_nothing() -> None:
    story = turn("athena", "area milos red troops 1 \n creatures - - - graeae")
    assert story.game.question.useless == ("buy graeae",)
    story.play("buy graeae")
    assert (story.gold("red"), story.place("graeae")) == (9 - 2, DISCARD)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "graeae"}]
    assert story.happened("income-received") == []


@pytest.mark.rule("L12.14", "L12.27")
def test_a_single_token_is_income() -> None:
    story = turn("athena", "area milos red prosperity 1 \n creatures - - - graeae")
    assert story.game.question.useless == ()
    assert story.play("buy graeae").gold("red") == 9 - 2 + 1


@pytest.mark.rule("L12.14", "L17.5")
def test_in_a_team_they_count_their_players_areas_alone_and_pay_into_the_purse() -> None:
    text = "area delos red \n area kea blue \n area syros green \n area thira yellow \n creatures - - - graeae"
    story = team_turn("athena", text).play("buy graeae")
    assert story.gold("red+blue") == 9 - 2 + 1  # Delos, not Kea


@pytest.mark.rule("L12.14", "L3.4")
def test_everybody_sees_what_they_give() -> None:
    story = turn("athena", RICH, "gold 9 between 4 12").play("buy graeae")
    assert story.game.view(1)["gold"]["red"] == [4 - 2 + 7, 12 - 2 + 7]
