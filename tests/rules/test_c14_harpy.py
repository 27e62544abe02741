"""C14: the Harpy."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn


def harpy(text: str, god: str = "poseidon", players: int = 3) -> Story:
    """Red has bought the Harpy for 2 GP, and is about to say where she strikes."""
    return classic_turn(god, f"{text} \n creatures - - harpy", players=players).play("buy harpy")


@pytest.mark.rule("C14.42")
@pytest.mark.parametrize("troops", [1, 2, 8])
def test_the_harpy_destroys_one_troop(troops: int) -> None:
    story = harpy(f"area andros red \n area kea blue troops {troops} \n area naxos blue").play("at kea")
    assert (story.troops("kea"), story.number("troops_left", "blue")) == (troops - 1, 8 - troops + 1)
    assert story.happened("lost") == [{"event": "lost", "faction": "blue", "unit": "troop", "area": "kea"}]
    assert (story.gold("red"), story.place("harpy"), story.question) == (7, DISCARD, "PaidActions")


@pytest.mark.rule("C14.42")
def test_she_strikes_any_island_with_a_troop_whoever_owns_it() -> None:
    text = """
        area andros red troops 1
        area tinos red
        area naxos blue troops 1 fortress 2
        area kea green troops 8
        area milos blue
        area d4 blue fleets 2
        """
    story = harpy(text)
    assert story.legal == ["decline", "at andros", "at naxos", "at kea"]
    for area in ("tinos", "milos", "paros", "d4"):
        assert story.refuses(f"at {area}")


@pytest.mark.rule("C14.42")
def test_she_may_destroy_a_troop_of_her_caller() -> None:
    story = harpy("area andros red troops 2 \n area kea blue").play("at andros")
    assert (story.troops("andros"), story.number("troops_left", "red")) == (1, 7)


@pytest.mark.rule("C14.42", "C6.10")
def test_without_a_troop_anywhere_she_does_nothing() -> None:
    story = harpy("area andros red port \n area kea blue \n area d4 blue fleets 2")
    assert (story.question, story.place("harpy"), story.fleets("d4")) == ("PaidActions", DISCARD, 2)
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "harpy"}]


@pytest.mark.rule("C14.42", "C6.10")
def test_she_may_be_declined() -> None:
    story = harpy("area andros red \n area kea blue troops 1").play("decline")
    assert (story.troops("kea"), story.place("harpy")) == (1, DISCARD)


@pytest.mark.rule("C14.42")
def test_with_two_players_she_strikes_both_alike() -> None:
    story = harpy("area andros red troops 1 \n area kea blue troops 2", "ares", players=2)
    assert story.legal == ["decline", "at andros", "at kea"]
    assert story.play("at kea").troops("kea") == 1


@pytest.mark.rule("C14.43")
def test_an_island_that_she_empties_stays_its_players_with_all_that_is_on_it() -> None:
    text = "area andros red \n area naxos blue troops 1 port fortress prosperity 1 \n area kea blue"
    story = harpy(text).play("at naxos")
    assert (story.troops("naxos"), story.owner("naxos"), story.number("lands", "blue")) == (0, "blue", 2)
    assert (story.buildings("port", "naxos"), story.buildings("fortress", "naxos")) == (1, 1)
    assert not story.happened("control-taken")


@pytest.mark.rule("C14.43", "C12.3")
def test_a_last_island_that_she_empties_eliminates_nobody() -> None:
    story = harpy("area andros red \n area naxos blue troops 1").play("at naxos")
    assert (story.owner("naxos"), story.number("alive", "blue")) == ("blue", 1)
    assert not story.happened("eliminated")


@pytest.mark.rule("C14.43", "C9.7")
def test_an_emptied_island_is_taken_without_a_battle() -> None:
    text = "area delos red troops 1 \n area h1 red fleets 1 \n area kea blue troops 1 fortress \n area naxos blue"
    story = harpy(text, "ares").play("at kea", "move, from delos, to kea")
    assert (story.owner("kea"), story.buildings("fortress", "kea")) == ("red", 1)
    assert not story.happened("battle-begun")
