"""H19: two players with Hades. Undead in both turns are in test_h04_undead_home.py (H4.15)."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import TRACK
from tests.hades import hades, lying, new_cycle
from tests.story import Story, gods_open_to

FAVOURS = ["aphrodite", "artemis", "demeter", "dionysus", "hephaestus", "hera", "hermes", "hestia"]
LANDS = "area naxos red \n area kea blue \n area tinos red \n area delos blue"
ROW = "cycle 3 \n gods poseidon zeus ares -"
PURSES = "player red gold 9 \n player blue gold 9"


def turns(red: str, text: str = "", purse: str = "gold 9", phase: str = "actions") -> Story:
    """The turns of a cycle: red's pawns are on two gods, blue's on the third and on Apollo."""
    first, second = red.split()
    [third] = [god for god in ("poseidon", "zeus", "ares") if god not in (first, second)]
    bids = [f"offering red-1 {first} 1", f"offering red-2 {second} 1", f"offering blue-1 {third} 1"]
    lines = [ROW, *bids, "offering blue-2 apollo 0", f"player red {purse}", "player blue gold 9", LANDS, text]
    return hades("\n".join([*lines, f"phase {phase}"]), 2)


@pytest.mark.rule("H19.1")
@pytest.mark.parametrize("order, first", [("red-2 blue-1 blue-2 red-1", "red"), ("blue-2 red-1 red-2 blue-1", "blue")])
def test_the_player_of_the_first_pawn_rolls(order: str, first: str) -> None:
    story = new_cycle(players=2, order=order).play("roll 1, roll 2")
    assert [event["faction"] for event in story.happened("threat-rolled")] == [first]
    assert story.question == "Draw"  # and nobody else


@pytest.mark.rule("H19.2")
@pytest.mark.parametrize("order, asked", [("red-1 red-2 blue-1 blue-2", "red"), ("blue-1 red-1 blue-2 red-2", "blue")])
def test_upkeep_is_asked_once_for_each_player_in_the_order_of_their_first_pawns(order: str, asked: str) -> None:
    heroes = "hero midas red at naxos since 2 \n hero hector blue at kea since 2 \n hero achilles red at tinos since 2"
    story = hades(f"{ROW} \n order {order} \n {PURSES} \n {LANDS} \n {heroes} \n phase upkeep", 2)
    found: list[tuple[str | None, str]] = []
    while story.question == "PayUpkeep":
        keep = next(words for words in story.legal if words.startswith("keep"))
        found.append((story.asked, keep))
        story.play(keep)
    reds = [("red", "keep achilles"), ("red", "keep midas")]
    blues = [("blue", "keep hector")]
    assert found == (reds + blues if asked == "red" else blues + reds)
    assert (story.gold("red"), story.gold("blue")) == (9 - 4, 9 - 2)


@pytest.mark.rule("H19.3")
def test_one_favour_lies_beside_the_third_god() -> None:
    story = new_cycle(players=2)
    while story.question != "Offer":
        story.play(story.legal[0])
    assert len(lying(story, FAVOURS, TRACK)) == 1
    story = turns("zeus ares", "track favours demeter").play("recruit fleet, at f1, end")
    assert (story.asked, story.value("turn"), "play demeter" in story.legal) == ("red", "red-1", False)
    assert story.number("priestesses", "red") == 0
    story.play("recruit priest", "end")
    assert (story.asked, story.value("turn"), "play demeter" in story.legal) == ("red", "red-2", True)
    assert story.number("priestesses", "red") == 1


@pytest.mark.rule("H19.3")
def test_not_in_the_other_turn_of_the_same_player() -> None:
    story = turns("poseidon zeus", "track favours demeter")
    for words in ("recruit fleet, at c1", "recruit priest"):
        assert (story.asked, "play demeter" in story.legal) == ("red", False)
        story.play(words, "end")
    assert (story.asked, "play demeter" in story.legal) == ("blue", True)


@pytest.mark.rule("H19.4")
@pytest.mark.parametrize("item", ["palace-on-mount-olympus", "aphrodites-belt", "zeus-aegis"])
def test_at_a_window_of_the_cycle_each_holder_is_asked_once(item: str) -> None:
    story = new_cycle(f"card {item} red since 1", 2)
    asked: list[tuple[str | None, list[str]]] = []
    while story.question != "Offer":
        if story.question == "AskHolder":
            asked.append((story.asked, story.legal))
        story.play(story.legal[0])
    assert asked == [("red", ["decline", f"play {item}"])]


@pytest.mark.rule("H19.4")
def test_also_for_the_necklace() -> None:
    story = turns("zeus ares", "card necklace-of-harmony red since 1", phase="payment")
    assert (story.asked, story.question) == ("red", "AskHolder")
    story.play("decline")
    assert story.question == "PaidActions"


@pytest.mark.rule("H19.5", "H6.21")
def test_a_hero_who_came_in_one_turn_is_not_sacrificed_in_the_other_one() -> None:
    story = turns("poseidon zeus", "creatures hector - -", "gold 20 priests 4")
    story.play("recruit fleet, at c1", "buy hector, at naxos")
    assert "sacrifice hector" not in story.legal
    story.play("end", "recruit priest")
    assert (story.value("turn"), "sacrifice hector" in story.legal) == ("red-2", False)
    earlier = turns("poseidon zeus", "hero hector red at naxos since 2", "gold 20 priests 4")
    assert "sacrifice hector" in earlier.legal


@pytest.mark.rule("H19.6", "C16.6")
def test_both_offerings_must_be_payable_from_what_upkeep_leaves() -> None:
    text = f"{ROW} \n order red-1 red-2 blue-1 blue-2 \n player red gold 6 \n player blue gold 9 \n {LANDS}"
    story = hades(f"{text} \n hero midas red at naxos since 2 \n phase upkeep", 2)
    assert (story.question, story.asked) == ("PayUpkeep", "red")
    story.play("keep midas")
    assert max(int(words.split()[2]) for words in story.legal) == 4  # nothing is set aside for the next upkeep
    story.play("bid zeus 3")
    assert max(int(words.split()[2]) for words in story.legal if "zeus" not in words) == 1
    story = hades(f"{text} \n hero midas red at naxos since 2 \n phase upkeep", 2).play("release midas")
    assert max(int(words.split()[2]) for words in story.legal) == 6


@pytest.mark.rule("H19.7", "H14.18")
def test_the_belt_bars_both_pawns_of_the_opponent() -> None:
    text = f"{ROW} \n order red-1 red-2 blue-1 blue-2 \n {PURSES} \n {LANDS}"
    story = hades(f"{text} \n field barred_god red zeus \n phase offerings", 2)
    assert (story.asked, gods_open_to(story)) == ("red", {"poseidon", "ares", "apollo"})
    story.play("bid poseidon 1")
    assert (story.asked, gods_open_to(story)) == ("red", {"poseidon", "ares", "apollo"})
    story.play("bid ares 1")
    assert (story.asked, gods_open_to(story)) == ("blue", {"poseidon", "zeus", "ares", "apollo"})


@pytest.mark.rule("H19.8", "H15.3")
def test_a_figure_kept_in_one_turn_is_still_there_in_the_second() -> None:
    text = "creature medusa red at naxos since 2"
    story = turns("poseidon zeus", text, "gold 9 priestesses 2")
    assert (story.question, story.legal) == ("FigureLeaves", ["release medusa", "keep medusa"])
    story.play("keep medusa")
    assert story.number("priestesses", "red") == 1
    story.play("recruit fleet, at c1", "end")
    assert (story.value("turn"), story.question) == ("red-2", "PaidActions")  # nobody is asked again
    assert (story.card_at("medusa"), story.number("priestesses", "red")) == ("naxos", 1)


@pytest.mark.rule("H19.8")
def test_one_that_was_not_kept_left_in_the_first() -> None:
    story = turns("poseidon zeus", "creature medusa red at naxos since 2", "gold 9 priestesses 2").play(
        "release medusa"
    )
    assert (story.card_at("medusa"), story.number("priestesses", "red")) == (None, 2)
