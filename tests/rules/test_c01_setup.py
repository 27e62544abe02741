"""C1: set-up of the classic edition, on its printed boards."""

from collections.abc import Iterable

import pytest

import cyclades
from tests.story import Story, classic

COLOURS = ("red", "blue", "green", "yellow", "black")

# The starts: two islands and two sea spaces of each colour.
STARTS = {
    3: {
        "red": ("andros syros", "c2 g5"),
        "blue": ("delos tinos", "d4 f1"),
        "green": ("kea naxos", "f4 k2"),
    },
    4: {
        "red": ("andros kea", "b3 f7"),
        "blue": ("syros tinos", "d6 f1"),
        "green": ("naxos thira", "f5 k1"),
        "yellow": ("ios paros", "f3 i5"),
    },
    5: {
        "red": ("kea tinos", "b3 e7"),
        "blue": ("delos ios", "d8 f1"),
        "green": ("andros serifos", "c6 k1"),
        "yellow": ("milos thira", "f3 g9"),
        "black": ("naxos sifnos", "f5 k6"),
    },
}


def opened(players: int) -> Story:
    """A game at its first offering."""
    story = classic("phase start", players)
    while story.question != "Offer":
        story.play(story.legal[0])
    return story


def units(story: Story, areas: Iterable[str]) -> dict[str, list[tuple[str, int]]]:
    """What colours have in some areas: where, and how many units."""
    found: dict[str, list[tuple[str, int]]] = {}
    for area in sorted(areas):
        owner = story.owner(area)
        if owner is not None:
            found.setdefault(owner, []).append((area, story.pieces(area)))
    return found


def one_each(areas: str) -> list[tuple[str, int]]:
    """One unit in each of some areas."""
    return [(area, 1) for area in areas.split()]


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players, islands, seas", [(3, 8, 30), (4, 10, 46), (5, 13, 61)])
def test_the_board_is_the_printed_one_for_the_number_of_players(players: int, islands: int, seas: int) -> None:
    board = cyclades.new("classic", players, seed=1).rules.board
    assert (board.lands, board.areas - board.lands) == (islands, seas)
    assert board.layout == cyclades.load_board(f"classic-{players}").layout
    assert len(set(board.islands[:islands])) == islands  # every island is one space


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_colour_begins_on_its_two_islands_and_two_sea_spaces(players: int) -> None:
    story = opened(players)
    board = story.game.rules.board
    islands, seas = board.ids[: board.lands], board.ids[board.lands :]
    starts = STARTS[players]
    assert units(story, islands) == {colour: one_each(lands) for colour, (lands, _) in starts.items()}
    assert units(story, seas) == {colour: one_each(fleets) for colour, (_, fleets) in starts.items()}
    taken = {land for lands, _ in starts.values() for land in lands.split()}
    for land in set(islands) - taken:
        assert (story.owner(land), story.troops(land)) == (None, 0)  # neutral


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_units_of_the_start_come_from_the_reserve_of_eight(players: int) -> None:
    story = opened(players)
    assert story.row("troops_left") == story.row("fleets_left") == [6] * players


@pytest.mark.rule("C1.3", "C4.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_start_has_an_income_of_2_gp(players: int) -> None:
    story = opened(players)
    incomes = {event["faction"]: event["number"] for event in story.happened("income-received")}
    assert incomes == dict.fromkeys(COLOURS[:players], 2)
    assert story.row("gold") == [5 + 2] * players  # once, and in the first cycle


@pytest.mark.rule("C1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_begins_with_5_gold_and_nobody_with_cards(players: int) -> None:
    story = classic("phase start", players)
    assert story.row("gold") == [5] * players
    assert story.row("priests") == story.row("philosophers") == [0] * players
    assert story.row("buildings") == [0] * len(story.row("buildings"))


@pytest.mark.rule("C1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_pawns_are_put_on_the_track_at_random(players: int) -> None:
    story = classic("phase start", players)
    left = list(COLOURS[:players])
    for colour in ("green", *(colour for colour in reversed(left) if colour != "green")):
        assert story.legal == [f"draw {name}" for name in left]
        assert set(story.game.stack[-1].raw_outcomes(story.game).weights) == {1}  # all alike
        story.play(f"draw {colour}")
        left.remove(colour)
    assert story.order == ["green", *(colour for colour in reversed(COLOURS[:players]) if colour != "green")]


@pytest.mark.rule("C1.5")
def test_every_cycle_has_the_same_phases_the_first_included() -> None:
    story = classic("phase start").play("draw red, draw blue, draw green")
    for cycle, card, gods, before, after in (
        (1, "draw pegasus", "draw zeus, draw ares", [5, 5, 5], [7, 7, 7]),
        (2, "draw giant", "draw poseidon, draw athena", [8, 8, 8], [11, 10, 10]),  # red has a marker of Apollo now
    ):
        assert story.number("cycle") == cycle
        assert (story.question, story.row("gold")) == ("Draw", before)  # creatures first
        story.play(card)
        assert (story.question, story.row("gold")) == ("PlaceGod", before)  # then gods, still without income
        story.play(gods)
        assert (story.question, story.row("gold")) == ("Offer", after)  # then income, and the offerings
        first = story.asked
        story.play("bid apollo 0, bid apollo 0, bid apollo 0")
        assert (story.question, story.asked) == ("PlaceProsperity", first)  # then the actions, of Apollo here
        assert story.number("cycle") == cycle
        story.play("at andros" if cycle == 1 else "at naxos")
    assert (story.number("cycle"), story.question) == (3, "Draw")  # the cycle has ended and the next has begun


@pytest.mark.rule("C1.5")
def test_offerings_are_paid_before_the_actions() -> None:
    story = classic("phase start").play("draw red, draw blue, draw green, draw pegasus, draw zeus, draw ares")
    story.play("bid zeus 3, bid ares 2, bid apollo 0")
    assert (story.asked, story.question) == ("red", "PaidActions")
    assert story.row("gold") == [4, 5, 7]
