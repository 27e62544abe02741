"""H7: Achilles."""

import pytest

from tests.hades import hades_turn
from tests.hades_heroes import attack, hero, left_the_game, strength_of
from tests.story import Story

FOUR = "area syros red \n area tinos red \n area kea red"


def achilles(islands: str, delos: str = "", since: int = 2) -> Story:
    """Red with Zeus, an empty purse, Delos with Achilles, and more islands."""
    return hades_turn(
        "zeus", f"area delos red {delos} \n area milos blue \n {islands} \n {hero('achilles', since=since)}", "gold 0"
    )


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("troops", [1, 3])
def test_he_counts_2_in_attack(troops: int) -> None:
    take = f"take {troops}, with achilles"
    assert strength_of(attack(f"troops {troops}", "troops 4", hero("achilles"), take), "red") == troops + 2
    assert strength_of(attack("", "troops 4", hero("achilles")), "red") == 2


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("troops", [0, 3])
def test_and_in_defence(troops: int) -> None:
    story = attack("troops 4", f"troops {troops} fortress 1", hero("achilles", "blue", "kea"), "take 4")
    assert strength_of(story, "blue") == troops + 2 + 1


@pytest.mark.rule("H7.1")
def test_only_where_he_fights() -> None:
    story = attack("troops 4", "troops 1", f"{hero('achilles')} \n {hero('midas', 'blue', 'naxos')}", "take 4")
    story.play("without achilles")
    assert strength_of(story, "red") == 4


@pytest.mark.rule("H7.1")
def test_but_he_is_one_loss() -> None:
    story = attack("", "troops 4", hero("achilles")).play("roll 0, roll 3")
    assert (left_the_game(story, "achilles"), story.question, story.troops("kea")) == (True, "PaidActions", 4)


@pytest.mark.rule("H7.1")
def test_whoever_loses_a_troop_instead_keeps_his_strength() -> None:
    story = attack("troops 2", "troops 5", hero("achilles"), "take 2, with achilles").play("roll 0, roll 0, lose troop")
    story.play("stay")
    assert strength_of(story, "red") == 1 + 2


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize("islands, allowed", [("area syros red \n area tinos red", False), (FOUR, True)])
def test_with_four_islands_his_sacrifice_builds_a_metropolis(islands: str, allowed: bool) -> None:
    story = achilles(islands)
    assert ("sacrifice achilles" in story.legal) is allowed
    if allowed:
        story.play("sacrifice achilles, at tinos")
        assert (story.number("metropolis", "tinos"), left_the_game(story, "achilles")) == (1, True)
        assert (story.gold("red"), story.owner("delos"), story.question) == (0, "red", "PaidActions")


@pytest.mark.rule("H7.2")
def test_more_than_four_do_too_and_troops_need_not_stand_there() -> None:
    story = achilles(f"{FOUR} \n area andros red \n area paros red troops 3").play("sacrifice achilles")
    assert story.legal == ["at andros", "at tinos", "at paros", "at delos", "at syros", "at kea"]


@pytest.mark.rule("H7.2")
def test_he_may_be_among_others_and_on_whatever_island() -> None:
    story = achilles(FOUR, "troops 2 port 1").play("sacrifice achilles, at kea")
    assert (story.troops("delos"), story.buildings("port", "delos"), story.number("metropolis", "kea")) == (2, 1, 1)


@pytest.mark.rule("H7.2", "C13.5", "C13.6")
def test_the_metropolis_goes_where_nothing_must_be_destroyed() -> None:
    story = achilles("area syros red metropolis \n area tinos red port 2 \n area andros red temple", "port 1")
    story.play("sacrifice achilles")
    assert story.number("metropolis", "delos") == 1  # the only such island
    story = achilles("area syros red metropolis \n area tinos red port 1 temple 1 \n area andros red temple", "port 3")
    assert story.play("sacrifice achilles").legal == ["at andros", "at tinos", "at delos"]
    story.play("at tinos", "replace port")
    assert story.buildings("temple", "tinos") + story.buildings("port", "tinos") <= 1
