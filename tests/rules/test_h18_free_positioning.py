"""H18: free positioning with Hades."""

from __future__ import annotations

import pytest

from cyclades.engine.decks import DECK
from tests.hades import hades_start, lying
from tests.story import Story, gods_open_to, gods_up

FAVOURS = ["aphrodite", "artemis", "demeter", "dionysus", "hephaestus", "hera", "hermes", "hestia"]
SEATS = {2: ("red", "red", "blue", "blue"), 3: ("red", "blue", "green"), 4: ("red", "blue", "green", "yellow")}


def preliminary(players: int = 3, options: str = "") -> Story:
    """Pawns and gods are drawn, and the first offering of the preliminary round is to be made."""
    story = hades_start(players, options)
    return story.play(*(f"draw {seat}" for seat in SEATS[players]), *(f"draw {god}" for god in gods_up(players)))


def deployed(players: int = 3, bids: tuple[str, ...] = ("bid poseidon 1", "bid ares 1", "bid apollo 0")) -> Story:
    """All have deployed; the first cycle is about to begin."""
    story = preliminary(players).play(*bids)
    while story.number("cycle") == 0:
        story.play(story.legal[0])
    return story


@pytest.mark.rule("H18.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_preliminary_round_has_no_roll_no_favour_no_items_and_no_hades(players: int) -> None:
    story = hades_start(players)
    asked: list[str] = []
    while story.number("cycle") == 0:
        asked.append(story.question)
        if story.question == "Offer":
            assert "hades" not in gods_open_to(story)
        story.play("bid apollo 0" if "bid apollo 0" in story.legal else story.legal[0])
        if story.number("cycle") == 0:
            assert lying(story, FAVOURS, DECK) == FAVOURS
            assert (story.number("threat"), story.value("covered_god")) == (0, None)
    assert not {"ThreatDie", "AskHolder", "Draw", "PayUpkeep"} & {*asked}
    assert story.row("priestesses") == [0] * players
    assert (story.question, story.number("cycle")) == ("ThreatDie", 1)


@pytest.mark.rule("H18.2", "C17.10")
def test_its_bonuses_are_those_of_the_base_game() -> None:
    story = preliminary(4).play("bid poseidon 1", "bid ares 1", "bid zeus 1", "bid apollo 0")
    while story.number("cycle") == 0:
        story.play(story.legal[0])
    assert [8 - story.number("fleets_left", colour) for colour in SEATS[4]] == [3, 2, 2, 2]
    assert [8 - story.number("troops_left", colour) for colour in SEATS[4]] == [2, 3, 2, 2]
    assert [story.number("priests", colour) for colour in SEATS[4]] == [0, 0, 1, 0]
    assert sum(story.row("prosperity")) == 1  # of yellow, with Apollo
    assert story.row("undead_troops_left") == [5]


@pytest.mark.rule("H18.2", "C17.11")
def test_the_troop_of_ares_goes_on_one_of_the_two_own_islands() -> None:
    story = preliminary().play("bid ares 1", "bid poseidon 1", "bid apollo 0")
    islands: list[str] = []
    while story.asked != "red":
        story.play(story.legal[0])
    while story.question != "PlaceGiftUnit":
        if story.question == "DeployTroop":
            islands.append(story.legal[0])
        story.play(story.legal[0])
    assert (story.asked, sorted(story.legal)) == ("red", sorted(islands))


@pytest.mark.rule("H18.4")
def test_the_first_cycle_has_a_roll_and_a_favour_but_no_income_and_no_upkeep() -> None:
    story = deployed()
    before = [story.gold(colour) for colour in SEATS[3]]
    assert (story.number("cycle"), story.question) == (1, "ThreatDie")
    asked: list[str] = []
    while story.question != "Offer":
        asked.append(story.question)
        story.play(story.legal[0])
    assert asked == ["ThreatDie", "ThreatDie", "Draw", "PlaceGod", "PlaceGod", "Draw"]  # a creature, a favour
    assert len(lying(story, FAVOURS, DECK)) == len(FAVOURS) - 1
    assert [story.gold(colour) for colour in SEATS[3]] == before
    assert story.happened("income-received") == []


@pytest.mark.rule("H18.4", "H6.8")
def test_a_hero_of_the_first_cycle_is_paid_in_the_second_after_its_income() -> None:
    story = deployed()
    while not (story.question == "Draw" and "draw midas" in story.legal):
        story.play(story.legal[0])
    story.play("draw midas")
    while story.question != "Offer":
        story.play(story.legal[0])
    buyer = story.asked
    bid = next(words for words in story.legal if "apollo" not in words)
    story.play(bid)
    asked: list[str] = []
    while story.number("cycle") == 1:
        asked.append(story.question)
        if "buy midas" in story.legal:
            story.play("buy midas")
        elif "bid apollo 0" in story.legal and story.question == "Offer":
            story.play("bid apollo 0")
        else:
            story.play(story.legal[0])
    assert (story.value("card_owner", "midas"), "PayUpkeep" in asked) == (buyer, False)
    while story.question != "PayUpkeep":
        story.play(story.legal[0])
    assert (story.asked, story.number("cycle")) == (buyer, 2)
    assert story.happened("income-received")
