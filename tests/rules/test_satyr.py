"""L12: the Satyr."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn

HOME = """
    area delos red
    area thira blue
    area kea green
    creatures - - - satyr
    """


def before(others: str = "", red: str = "gold 9", god: str = "zeus") -> Story:
    """Red may buy the Satyr."""
    return turn(god, f"{HOME} {others}", red)


@pytest.mark.rule("L12.45")
@pytest.mark.parametrize("victim, left", [("blue", (2, 1)), ("green", (3, 0))])
def test_the_satyrs_player_takes_a_philosopher_from_an_opponent_of_its_choice(
    victim: str, left: tuple[int, int]
) -> None:
    story = before("player blue philosophers 3 \n player green philosophers 1").play("buy satyr")
    assert (story.asked, story.legal) == ("red", ["decline", "rob blue", "rob green"])
    story.play(f"rob {victim}")
    assert (story.number("philosophers", "blue"), story.number("philosophers", "green")) == left
    assert story.number("philosophers", "red") == 1
    assert story.number("philosophers_left") == 20 - 4
    assert story.place("satyr") == DISCARD
    assert story.happened("stolen")[0]["unit"] == "philosopher"


@pytest.mark.rule("L12.45")
def test_only_who_has_a_philosopher_may_be_robbed() -> None:
    others = "player blue priestesses 3 \n player green philosophers 1 priestesses 1"
    assert before(others).play("buy satyr").legal == ["decline", "rob green"]


@pytest.mark.rule("L12.45", "L12.5")
def test_the_theft_may_be_declined() -> None:
    story = before("player blue philosophers 1", "gold 9 philosophers 3").play("buy satyr, decline")
    assert (story.number("philosophers", "red"), story.number("philosophers", "blue")) == (3, 1)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "satyr"}]


@pytest.mark.rule("L12.45", "L12.27", "L12.5")
def test_if_no_opponent_has_a_philosopher_he_does_nothing() -> None:
    story = before("player blue priestesses 1", "gold 9 philosophers 3")
    assert story.game.question.useless == ("buy satyr",)
    assert before("player green philosophers 1").game.question.useless == ()
    story.play("buy satyr")
    assert (story.question, story.place("satyr"), story.gold("red")) == ("PaidActions", DISCARD, 7)
    assert len(story.happened("effect-missed")) == 1


@pytest.mark.rule("L19.64", "L11.4")
def test_a_fourth_philosopher_builds_a_metropolis_at_once() -> None:
    story = before("player blue philosophers 1 \n area naxos red", "gold 9 philosophers 3")
    story.play("buy satyr, rob blue")
    assert (story.asked, story.legal) == ("red", ["at delos", "at naxos"])
    assert (story.number("philosophers", "red"), story.number("philosophers_left")) == (0, 20)
    story.play("at naxos, draw gold")
    assert story.number("metropolis", "naxos") == 1
    assert story.happened("metropolis-gained")[0]["way"] == "cultural"
    assert (story.gold("red"), story.place("satyr")) == (9 - 2 + 3, DISCARD)


@pytest.mark.rule("L19.64")
def test_a_third_one_builds_nothing() -> None:
    story = before("player blue philosophers 3", "gold 9 philosophers 2").play("buy satyr, rob blue")
    assert (story.number("philosophers", "red"), story.question) == (3, "PaidActions")


@pytest.mark.rule("L19.64", "L7.4")
def test_with_athena_the_stolen_one_counts_with_those_bought() -> None:
    story = before("player blue philosophers 1", "gold 9 philosophers 2", "athena").play("buy satyr, rob blue")
    story.play("recruit philosopher", "draw priestess")  # the fourth
    assert (story.number("metropolis", "delos"), story.number("philosophers", "red")) == (1, 0)


TEAMS = "area delos red \n area naxos blue \n area kea green \n area thira yellow \n creatures - - - satyr"


@pytest.mark.rule("L19.68", "L12.26", "L12.45")
def test_nothing_is_taken_from_a_teammate() -> None:
    story = team_turn("zeus", f"{TEAMS} \n player blue philosophers 3 \n player yellow philosophers 1")
    assert story.play("buy satyr").legal == ["decline", "rob yellow"]
    story = team_turn("zeus", f"{TEAMS} \n player blue philosophers 3")
    assert story.game.question.useless == ("buy satyr",)


@pytest.mark.rule("L19.64", "L17.16")
def test_a_teammates_philosophers_do_not_make_a_fourth() -> None:
    story = team_turn("zeus", f"{TEAMS} \n player blue philosophers 3 \n player yellow philosophers 1")
    story.play("buy satyr, rob yellow")
    assert (story.number("philosophers", "red"), story.number("philosophers", "blue")) == (1, 3)
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.26", "L18.8")
def test_nor_from_ones_own_other_faction() -> None:
    text = f"{TEAMS} \n player blue philosophers 3 \n player green philosophers 1"
    assert turn("zeus", text, players=2).play("buy satyr").legal == ["decline", "rob green"]
    text = f"{TEAMS} \n player blue philosophers 3"
    assert turn("zeus", text, players=2).game.question.useless == ("buy satyr",)
