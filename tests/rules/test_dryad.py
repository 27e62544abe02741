"""L12: the Dryad."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn

HOME = """
    area delos red
    area thira blue
    area kea green
    creatures - - - dryad
    """


def before(others: str = "", red: str = "gold 9") -> Story:
    """Red, with Athena, may buy the Dryad."""
    return turn("athena", f"{HOME} {others}", red)


@pytest.mark.rule("L12.36")
@pytest.mark.parametrize("victim, left", [("blue", (2, 1)), ("green", (3, 0))])
def test_the_dryads_player_takes_a_priestess_from_an_opponent_of_its_choice(victim: str, left: tuple[int, int]) -> None:
    story = before("player blue priestesses 3 \n player green priestesses 1", "gold 9 priestesses 1").play("buy dryad")
    assert (story.asked, story.legal) == ("red", ["decline", "rob blue", "rob green"])
    assert story.refuses("rob red")
    story.play(f"rob {victim}")
    assert (story.number("priestesses", "blue"), story.number("priestesses", "green")) == left
    assert story.number("priestesses", "red") == 2
    assert story.number("priestesses_left") == 20 - 5  # from hand to hand
    assert story.place("dryad") == DISCARD
    assert story.happened("stolen") == [
        {"event": "stolen", "faction": "red", "unit": "priestess", "loser": victim, "number": 1}
    ]


@pytest.mark.rule("L12.36")
def test_only_who_has_a_priestess_may_be_robbed() -> None:
    others = "player blue priestesses 1 philosophers 2 \n player green philosophers 3"
    assert before(others).play("buy dryad").legal == ["decline", "rob blue"]


@pytest.mark.rule("L12.36", "L15.4")
def test_an_empty_supply_does_not_matter() -> None:
    story = before("player blue priestesses 2 \n supply priestesses 0 philosophers 20").play("buy dryad, rob blue")
    assert (story.number("priestesses", "red"), story.number("priestesses_left")) == (1, 0)


@pytest.mark.rule("L12.36", "L12.5")
def test_the_theft_may_be_declined() -> None:
    story = before("player blue priestesses 1").play("buy dryad, decline")
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (0, 1)
    assert story.place("dryad") == DISCARD
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L12.36", "L12.27", "L12.5")
def test_if_no_opponent_has_a_priestess_she_does_nothing() -> None:
    story = before("player blue philosophers 1", "gold 9 priestesses 2")
    assert story.game.question.useless == ("buy dryad",)
    assert before("player green priestesses 1").game.question.useless == ()
    story.play("buy dryad")
    assert (story.question, story.place("dryad"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "dryad"}]


@pytest.mark.rule("L12.36")
def test_a_player_who_is_out_is_not_robbed() -> None:
    text = HOME.replace("area thira blue", "player blue eliminated \n player green priestesses 1")
    assert turn("athena", text).play("buy dryad").legal == ["decline", "rob green"]


TEAMS = "area delos red \n area naxos blue \n area kea green \n area thira yellow \n creatures - - - dryad"


@pytest.mark.rule("L19.68", "L12.26", "L12.36")
def test_nothing_is_taken_from_a_teammate() -> None:
    story = team_turn("athena", f"{TEAMS} \n player blue priestesses 3 \n player yellow priestesses 1")
    assert story.play("buy dryad").legal == ["decline", "rob yellow"]
    story = team_turn("athena", f"{TEAMS} \n player blue priestesses 3")
    assert story.game.question.useless == ("buy dryad",)


@pytest.mark.rule("L19.68", "L17.15")
def test_the_priestess_is_the_thiefs_and_not_the_teams() -> None:
    story = team_turn("athena", f"{TEAMS} \n player green priestesses 1").play("buy dryad, rob green")
    assert (story.number("priestesses", "red"), story.number("priestesses", "blue")) == (1, 0)


@pytest.mark.rule("L12.26", "L18.8")
def test_nor_from_ones_own_other_faction() -> None:
    text = f"{TEAMS} \n player blue priestesses 3 \n player green priestesses 1"
    assert turn("athena", text, players=2).play("buy dryad").legal == ["decline", "rob green"]
    text = f"{TEAMS} \n player blue priestesses 3"
    assert turn("athena", text, players=2).game.question.useless == ("buy dryad",)
