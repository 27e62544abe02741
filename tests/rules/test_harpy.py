"""L12: the Harpy."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, team_turn, turn


def harpy(text: str) -> Story:
    """Red, with Athena, has bought the Harpy."""
    return turn("athena", f"{text} \n creatures - - - harpy").play("buy harpy")


@pytest.mark.rule("L12.8")
def test_the_harpy_destroys_one_troop_of_an_area_that_its_player_chooses() -> None:
    story = harpy("area delos red troops 1 \n area naxos blue troops 3 \n area kea green troops 1 \n area milos green")
    assert story.legal == ["decline", "at delos", "at naxos", "at kea"]
    story.play("at naxos")
    assert story.troops("naxos") == 2
    assert story.number("troops_left", "blue") == 8 - 2
    assert story.place("harpy") == DISCARD


@pytest.mark.rule("L12.8")
@pytest.mark.parametrize("kind", ["troop", "mercenary"])
def test_where_both_kinds_of_troops_stand_its_player_chooses_the_kind(kind: str) -> None:
    story = harpy("area delos red \n area naxos blue troops 2 mercenaries 2 \n area syros blue").play("at naxos")
    assert (story.asked, story.legal) == ("red", ["kill troop", "kill mercenary"])
    story.play(f"kill {kind}")
    left = {"troop": (1, 2), "mercenary": (2, 1)}[kind]
    assert (story.troops("naxos"), story.number("mercenaries", "naxos")) == left
    assert story.number("mercenaries_left") == 15 - left[1]


@pytest.mark.rule("L12.8")
def test_mercenaries_alone_are_a_target_without_a_question() -> None:
    story = harpy("area delos red \n area naxos blue mercenaries 2 \n area syros blue").play("at naxos")
    assert story.number("mercenaries", "naxos") == 1
    assert story.question == "PaidActions"


@pytest.mark.rule("L12.8")
def test_the_harpy_may_destroy_an_own_troop() -> None:
    story = harpy("area delos red troops 1 \n area naxos blue").play("at delos")
    assert story.troops("delos") == 0
    assert story.number("troops_left", "red") == 8


@pytest.mark.rule("L12.8")
def test_fleets_are_no_target() -> None:
    story = harpy("area delos red troops 1 \n area west red fleets 1 \n area south blue fleets 1 \n area naxos blue")
    assert story.legal == ["decline", "at delos"]


@pytest.mark.rule("L12.9")
def test_a_hero_alone_is_no_target() -> None:
    story = harpy("area delos red troops 1 \n area naxos blue \n area syros blue \n hero ajax blue at naxos since 1")
    assert story.refuses("at naxos")
    assert story.card_at("ajax") == "naxos"


@pytest.mark.rule("L12.9")
def test_the_minotaur_alone_is_no_target() -> None:
    story = harpy(
        "area delos red troops 1 \n area naxos blue \n area syros blue \n creature minotaur blue at naxos since 1"
    )
    assert story.refuses("at naxos")


@pytest.mark.rule("L12.9")
def test_among_a_hero_and_the_minotaur_only_the_troop_dies() -> None:
    story = harpy(
        """
        area delos red
        area naxos blue troops 1
        hero ajax blue at naxos since 1
        creature minotaur blue at naxos since 1
        """
    )
    story.play("at naxos")
    assert story.question == "PaidActions"  # nothing to choose
    assert story.troops("naxos") == 0
    assert (story.card_at("ajax"), story.card_at("minotaur")) == ("naxos", "naxos")


@pytest.mark.rule("L12.10")
def test_an_area_that_the_harpy_empties_stays_its_players() -> None:
    story = harpy("area delos red \n area naxos blue troops 1 \n area syros blue").play("at naxos")
    assert story.troops("naxos") == 0
    assert story.owner("naxos") == "blue"
    assert story.number("lands", "blue") == 2


@pytest.mark.rule("L12.10")
def test_an_area_emptied_by_the_harpy_is_taken_without_a_battle() -> None:
    text = "area delos red troops 1 \n area naxos blue troops 1 \n area syros blue \n creatures - - - harpy"
    story = turn("ares", text).play("buy harpy, at naxos", "move, from delos, to naxos")
    assert story.owner("naxos") == "red"
    assert story.happened("battle-begun") == []


@pytest.mark.rule("L19.67", "L19.97")
def test_a_last_land_area_that_the_harpy_empties_is_not_lost() -> None:
    story = harpy("area delos red \n area naxos blue troops 1").play("at naxos")  # where no troop of red's may go
    assert (story.owner("naxos"), story.troops("naxos")) == ("blue", 0)
    assert (story.number("alive", "blue"), story.number("ending"), story.happened("eliminated")) == (1, 0, [])


@pytest.mark.rule("L12.8", "L12.27", "L12.5")
@pytest.mark.parametrize(
    "text",
    ["area delos red", "area delos red \n hero ajax red at delos since 1", "area delos red \n area west red fleets 2"],
)
def test_without_a_troop_anywhere_she_does_nothing(text: str) -> None:
    story = turn("athena", f"{text} \n area naxos blue \n creatures - - - harpy")
    assert story.game.question.useless == ("buy harpy",)
    assert story.play("buy harpy").happened("effect-missed") == [
        {"event": "effect-missed", "faction": "red", "card": "harpy"}
    ]
    for troop in ("troops 1", "mercenaries 1"):
        story = turn("athena", f"{text} \n area naxos blue {troop} \n creatures - - - harpy")
        assert story.game.question.useless == ()


@pytest.mark.rule("L12.27", "L7.8")
def test_that_a_harpy_seen_with_zeus_will_do_nothing_is_told_to_her_player_only() -> None:
    idle, busy = (
        turn("zeus", "area delos red \n area naxos blue").play(f"peek, draw {c}") for c in ("harpy", "kraken")
    )
    assert (idle.game.question.useless, busy.game.question.useless) == (("play harpy",), ())
    for player in (1, 2, None):
        assert idle.game.view(player) == busy.game.view(player)
        assert idle.game.seen(player) == busy.game.seen(player)


@pytest.mark.rule("L19.69", "L12.8")
@pytest.mark.parametrize("area, owner", [("delos", "red"), ("naxos", "blue"), ("kea", "green")])
def test_own_troops_a_teammates_and_opponents_are_targets(area: str, owner: str) -> None:
    lands = "area delos red troops 1 \n area naxos blue troops 1 \n area kea green troops 1 \n area thira yellow"
    story = team_turn("athena", f"{lands} \n creatures - - - harpy").play("buy harpy")
    assert story.legal == ["decline", "at delos", "at naxos", "at kea"]
    story.play(f"at {area}")
    assert (story.troops(area), story.owner(area), story.number("troops_left", owner)) == (0, owner, 8)
