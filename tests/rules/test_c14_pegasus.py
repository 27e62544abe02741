"""C14: Pegasus."""

import pytest

from cyclades.engine.decks import DISCARD
from tests.story import Story, classic_turn

ISLANDS = ["andros", "tinos", "naxos", "paros", "delos", "milos", "syros", "kea"]


def pegasus(text: str, god: str = "athena", red: str = "gold 9", players: int = 3) -> Story:
    """Red has bought Pegasus for 2 GP, and is about to say from where he flies."""
    return classic_turn(god, f"{text} \n creatures - - pegasus", red, players=players).play("buy pegasus")


def asked(story: Story) -> tuple[str | None, str]:
    """Who is asked what."""
    return story.asked, story.question


# -- the flight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.1")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_pegasus_flies_to_any_other_island_free_and_without_fleets(god: str) -> None:
    story = pegasus("area andros red troops 3 \n area tinos red \n area kea blue \n area milos blue", god)
    assert story.legal == ["decline", "from andros"]  # nobody stands on Tinos
    story.play("from andros")
    assert story.legal == [f"to {island}" for island in ISLANDS if island != "andros"]
    story.play("to syros, take 3")
    assert (story.owner("syros"), story.troops("syros")) == ("red", 3)
    assert story.gold("red") == 9 - 2  # the card, and nothing for the way
    assert story.place("pegasus") == DISCARD


@pytest.mark.rule("C14.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_or_more_troops_fly(number: int) -> None:
    story = pegasus("area andros red troops 3").play("from andros, to syros")
    assert story.legal == ["take 1", "take 2", "take 3"]
    story.play(f"take {number}")
    assert (story.troops("andros"), story.troops("syros")) == (3 - number, number)
    assert story.owner("andros") == "red"  # with a territory marker where all have gone


@pytest.mark.rule("C14.1")
def test_all_who_fly_come_from_one_island_and_he_flies_once() -> None:
    story = pegasus("area andros red troops 1 \n area tinos red troops 1 \n area kea red troops 1")
    assert story.legal == ["decline", "from andros", "from tinos", "from kea"]
    story.play("from andros, to naxos")
    assert story.question == "PaidActions"
    assert story.refuses("from tinos")
    assert story.place("pegasus") == DISCARD


@pytest.mark.rule("C14.1")
def test_only_own_troops_fly() -> None:
    story = pegasus("area andros red troops 1 \n area naxos blue troops 2")
    assert story.legal == ["decline", "from andros"]


@pytest.mark.rule("C14.1", "C6.10")
@pytest.mark.parametrize("text", ["area andros red troops 2 \n area kea blue", "area andros red \n area kea blue"])
def test_he_may_be_bought_for_nothing(text: str) -> None:
    story = pegasus(text)
    if story.question == "FlyFrom":
        story.play("decline")
    assert story.question == "PaidActions"  # without a troop nobody is asked
    assert story.happened("effect-missed") == [{"event": "effect-missed", "faction": "red", "card": "pegasus"}]
    assert (story.gold("red"), story.place("pegasus")) == (7, DISCARD)


# -- own, neutral, an opponent's -------------------------------------------------------------------------------------


@pytest.mark.rule("C14.2")
def test_to_an_own_island_troops_join_those_there() -> None:
    story = pegasus("area andros red troops 2 \n area kea red troops 1").play("from andros, to kea, take 2")
    assert (story.troops("andros"), story.troops("kea")) == (0, 3)
    assert not story.happened("control-taken")


@pytest.mark.rule("C14.2")
def test_a_neutral_island_is_taken() -> None:
    story = pegasus("area andros red troops 1").play("from andros, to kea")
    assert (story.owner("kea"), story.owner("andros")) == ("red", "red")
    assert story.number("lands", "red") == 2


@pytest.mark.rule("C14.2", "C9.7")
def test_an_opponents_island_without_troops_is_taken_whatever_stands_there() -> None:
    text = "area andros red troops 1 \n area kea blue fortress 2 prosperity 1 \n area naxos blue"
    story = pegasus(text).play("from andros, to kea")
    assert not story.happened("battle-begun")
    assert (story.owner("kea"), story.buildings("fortress", "kea")) == ("red", 2)
    assert story.number("prosperity", "kea") == 1


@pytest.mark.rule("C14.2", "C9.8")
def test_an_opponents_troops_are_fought_at_once() -> None:
    text = "area andros red troops 2 \n area kea blue troops 1 fortress \n area naxos blue"
    story = pegasus(text).play("from andros, to kea, take 2")
    assert story.happened("battle-begun") == [
        {"event": "battle-begun", "attacker": "red", "defender": "blue", "area": "kea"}
    ]
    story.play("roll 1, roll 0")
    rolls = [event["strength"] for event in story.happened("rolled")]
    assert rolls[-1] == 1 + 1  # a troop and the Fortress
    assert (story.owner("kea"), story.troops("kea")) == ("red", 2)
    assert story.place("pegasus") == DISCARD
    assert story.question == "PaidActions"


@pytest.mark.rule("C14.2", "C10.9")
def test_a_lost_battle_costs_the_troops_and_not_the_island_left() -> None:
    text = "area andros red troops 1 \n area kea blue troops 1 \n area naxos blue"
    story = pegasus(text).play("from andros, to kea", "roll 0, roll 3")
    assert (story.owner("kea"), story.owner("andros")) == ("blue", "red")
    assert story.number("troops_left", "red") == 8


# -- retreat ---------------------------------------------------------------------------------------------------------

FAR = """
    area andros red troops 3
    area kea blue troops 3
    area naxos blue
    """


@pytest.mark.rule("C14.2", "C10.6")
def test_whoever_flew_in_cannot_retreat_without_fleets_not_even_where_it_came_from() -> None:
    story = pegasus(FAR).play("from andros, to kea, take 3", "roll 0, roll 3")
    assert asked(story) == (None, "Roll")  # nobody could retreat: the dice of the next round
    story.play("roll 0, roll 3")
    assert asked(story) == (None, "Roll")


@pytest.mark.rule("C14.2", "C10.6")
def test_with_a_chain_of_own_fleets_the_attacker_retreats_along_it() -> None:
    text = FAR + "area delos red \n area h1 red fleets 1"
    story = pegasus(text).play("from andros, to kea, take 3", "roll 0, roll 3")
    assert (asked(story), story.legal) == (("red", "Retreat"), ["stay", "to delos"])  # and not back to Andros
    story.play("to delos")
    assert (story.troops("delos"), story.owner("kea")) == (2, "blue")


@pytest.mark.rule("C14.2", "C10.6")
def test_the_attacker_may_go_back_where_it_came_from_if_fleets_join_the_two() -> None:
    text = "area delos red troops 3 \n area h1 red fleets 1 \n area kea blue troops 3 \n area naxos blue"
    story = pegasus(text).play("from delos, to kea, take 3", "roll 0, roll 3")
    assert story.legal == ["stay", "to delos"]
    assert story.play("to delos").troops("delos") == 2


@pytest.mark.rule("C14.2", "C10.5")
def test_the_defender_retreats_first_as_in_any_battle() -> None:
    text = FAR + "area delos blue \n area h1 blue fleets 1"
    story = pegasus(text).play("from andros, to kea, take 3", "roll 3, roll 0")
    assert (asked(story), story.legal) == (("blue", "Retreat"), ["stay", "to delos"])
    story.play("to delos")
    assert (story.owner("kea"), story.troops("delos")) == ("red", 2)


# -- the last island -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.2", "C9.9")
@pytest.mark.parametrize("troops", ["", "troops 1"])
def test_he_does_not_enter_a_last_island_defended_or_not(troops: str) -> None:
    story = pegasus(f"area andros red troops 2 \n area kea blue {troops}").play("from andros")
    assert "to kea" not in story.legal
    assert story.refuses("to kea")


@pytest.mark.rule("C14.2", "C9.10")
@pytest.mark.parametrize("own, allowed", [("metropolis", True), ("", False)])
def test_he_does_if_a_metropolis_there_wins(own: str, allowed: bool) -> None:
    story = pegasus(f"area andros red troops 1 {own} \n area kea blue metropolis \n area naxos green")
    assert ("to kea" in story.play("from andros").legal) is allowed


@pytest.mark.rule("C14.2", "C9.10", "C12.3")
def test_whoever_loses_its_last_island_to_him_is_eliminated() -> None:
    text = """
        area andros red troops 1 metropolis
        area kea blue metropolis
        area naxos green
        area h1 blue fleets 2
        """
    story = pegasus(text).play("from andros, to kea")
    assert story.happened("eliminated") == [{"event": "eliminated", "faction": "blue"}]
    assert (story.owner("h1"), story.owner("kea")) == (None, "red")
    assert story.question == "PaidActions"
    assert story.play("end").game.over


@pytest.mark.rule("C14.2")
def test_the_flyers_own_last_island_may_be_left() -> None:
    story = pegasus("area andros red troops 1 \n area kea blue").play("from andros, to naxos")
    assert (story.owner("andros"), story.owner("naxos")) == ("red", "red")


# -- other creatures -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.1", "C14.15")
def test_polyphemus_does_not_keep_him_away() -> None:
    text = "area andros red troops 1 \n area kea blue \n area naxos blue \n creature polyphemus blue at kea since 2"
    story = pegasus(text).play("from andros, to kea")
    assert (story.owner("kea"), story.card_at("polyphemus")) == ("red", "kea")


@pytest.mark.rule("C14.1", "C14.11")
def test_he_flies_over_the_kraken() -> None:
    story = pegasus("area andros red troops 1 \n creature kraken - at c2").play("from andros, to tinos")
    assert story.owner("tinos") == "red"
