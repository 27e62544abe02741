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
            assert (story.number("hades_column"), story.value("covered_god")) == (0, None)
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
    story = gift_of_ares()
    own = islands(story, "red")
    assert (story.asked, len(own), sorted(story.legal)) == ("red", 2, [f"at {land}" for land in own])


def gift_of_ares(options: str = "") -> Story:
    """Red, with Ares, has deployed on its two islands, and is about to place its third troop."""
    story = preliminary(options=options).play("bid ares 1", "bid poseidon 1", "bid apollo 0")
    while story.question != "PlaceGiftUnit" or story.asked != "red":
        story.play(story.legal[0])
    return story


def islands(story: Story, owner: str | None) -> list[str]:
    """The islands of a colour, or of nobody."""
    lands = story.game.rules.board.ids[: story.game.rules.lands]
    return sorted(land for land in lands if story.owner(land) == owner)


@pytest.mark.rule("H18.3", "H18.2")
@pytest.mark.parametrize(
    "options, third", [("", False), ("option third_island off", False), ("option third_island on", True)]
)
def test_with_the_option_it_may_also_take_a_third_island_that_nobody_controls(options: str, third: bool) -> None:
    story = gift_of_ares(options)
    own, free = islands(story, "red"), islands(story, None)
    assert (len(own), len(free)) == (2, 8 - 2 - 2)  # blue has deployed with Poseidon
    assert sorted(story.legal) == sorted(f"at {land}" for land in own + (free if third else []))


@pytest.mark.rule("H18.3")
def test_the_third_island_is_then_its_own() -> None:
    story = gift_of_ares("option third_island on")
    [land] = islands(story, None)[:1]
    story.play(f"at {land}")
    assert (story.owner(land), story.troops(land), story.number("troops_left", "red")) == ("red", 1, 8 - 3)
    while story.number("cycle") == 0:
        story.play(story.legal[0])
    assert [len(islands(story, colour)) for colour in SEATS[3]] == [3, 2, 2]


@pytest.mark.rule("H18.3")
def test_it_may_still_join_on_one_of_the_two() -> None:
    story = gift_of_ares("option third_island on")
    [land] = islands(story, "red")[:1]
    story.play(f"at {land}")
    assert (story.troops(land), len(islands(story, "red"))) == (2, 2)


@pytest.mark.rule("H18.3")
def test_the_fleet_of_poseidon_is_placed_as_ever() -> None:
    seas: list[list[str]] = []
    for options in ("option third_island on", "option third_island off"):
        story = preliminary(options=options).play("bid poseidon 1", "bid ares 1", "bid apollo 0")
        while story.question != "PlaceGiftUnit" or story.asked != "red":
            story.play(story.legal[0])
        seas.append(story.legal)
    assert seas[0] == seas[1]


@pytest.mark.rule("H18.3")
def test_with_the_printed_start_it_changes_nothing() -> None:
    started = [hades_start(options=f"option start printed \n option third_island {word}") for word in ("on", "off")]
    for story in started:
        story.play("draw red, draw blue, draw green")
    assert [[islands(story, colour) for colour in SEATS[3]] for story in started[:1]] == [
        [islands(story, colour) for colour in SEATS[3]] for story in started[1:]
    ]
    assert [sum(story.row("troops")) for story in started] == [6, 6]


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
