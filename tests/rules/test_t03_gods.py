"""T3: which gods are there in a cycle, and in which order."""

from __future__ import annotations

import pytest

from tests.story import NO_CLASSIC_CARDS, Story, gods_open_to
from tests.titans import COLOURS, GODS, row_of, titans, titans_start

ALL_FIVE = {*GODS}


def gods_drawn(shown: str, players: int, out: int = 0) -> Story:
    """A cycle at the drawing of its gods; those that were not shown in the one before come first. The last players may
    be out."""
    lost = [f"player {colour} eliminated" for colour in COLOURS[players - out : players]]
    before = [row_of(shown.split()), "field waiting 1"] if shown else []
    options = "teams red+blue green+yellow black+purple" if players == 6 else ""
    return titans("\n".join(["cycle 5", NO_CLASSIC_CARDS, *before, *lost, "phase gods"]), players, options)


def next_gods(story: Story) -> Story:
    """On to the gods of the next cycle, with everybody on Apollo and the first creatures that come."""
    cycle = story.number("cycle")
    for _ in range(60):
        if story.number("cycle") > cycle and story.question == "PlaceGod":
            return story
        story.play("bid apollo 0" if "bid apollo 0" in story.legal else story.legal[0])
    raise AssertionError("the cycle does not come to its end")


def draw(story: Story, *gods: str, of: set[str]) -> None:
    """Draw gods at random out of some: each of those left is possible every time, with the same chance."""
    left = {*of}
    for god in gods:
        assert story.question == "PlaceGod"
        assert {*story.game.stack[-1].raw_outcomes(story.game).weights} == {1}
        assert {words.removeprefix("draw ") for words in story.legal} == left
        story.play(f"draw {god}")
        left.remove(god)


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("players, face_up", [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_five_gods_beside_apollo_of_which_one_less_than_players_are_face_up(players: int, face_up: int) -> None:
    story = gods_drawn("", players)
    order = ["zeus", "kronos", "poseidon", "athena", "ares"][:face_up]
    draw(story, *order, of=ALL_FIVE)
    assert story.gods == [*order, *[None] * (5 - face_up)]
    assert gods_open_to(story) == {*order, "apollo"}


@pytest.mark.rule("T3.1")
def test_the_offerings_to_kronos_are_like_those_to_any_other_god() -> None:
    story = titans(f"cycle 3 \n {row_of(['kronos', 'zeus'])} \n phase offerings")
    story.play("bid kronos 2")
    assert story.refuses("bid kronos 2")
    story.play("bid kronos 3")
    assert (story.asked, gods_open_to(story)) == ("red", {"zeus", "apollo"})


@pytest.mark.rule("T3.2")
def test_with_six_players_all_five_are_shuffled_in_every_cycle() -> None:
    story = gods_drawn("zeus ares kronos athena poseidon", 6)
    for order in ("ares zeus kronos athena poseidon", "poseidon athena kronos zeus ares"):
        draw(story, *order.split(), of=ALL_FIVE)
        assert story.gods == order.split()
        next_gods(story)


@pytest.mark.rule("T3.3")
def test_with_five_players_the_last_is_face_down_and_comes_first_in_the_next_cycle() -> None:
    story = gods_drawn("zeus ares kronos athena", 5)
    for first, *others in (
        ("poseidon", "athena", "zeus", "ares"),  # Kronos is face down
        ("kronos", "ares", "poseidon", "zeus"),  # and now Athena
        ("athena", "kronos", "zeus", "poseidon"),
    ):
        draw(story, first, of={first})
        draw(story, *others, of=ALL_FIVE - {first})
        assert story.gods == [first, *others, None]
        assert gods_open_to(story) == {first, *others, "apollo"}
        next_gods(story)


@pytest.mark.rule("T3.4")
def test_with_four_players_the_last_two_come_first_in_random_order_and_then_one_of_the_other_three() -> None:
    story = gods_drawn("zeus ares kronos", 4)
    for one, other, third in (
        ("athena", "poseidon", "kronos"),  # Zeus and Ares are face down
        ("zeus", "ares", "kronos"),  # and now Poseidon and Athena
        ("poseidon", "athena", "zeus"),
    ):
        draw(story, one, other, of={one, other})
        draw(story, third, of=ALL_FIVE - {one, other})
        assert story.gods == [one, other, third, None, None]
        next_gods(story)


@pytest.mark.rule("T3.5", "T3.6")
def test_with_three_players_two_of_the_three_face_down_come_first_and_the_third_stays_face_down() -> None:
    story = gods_drawn("zeus ares", 3)
    down = {"poseidon", "athena", "kronos"}
    for one, other in (
        ("kronos", "athena"),
        ("poseidon", "zeus"),  # Ares waits again
        ("athena", "ares"),
        ("kronos", "zeus"),
        ("poseidon", "athena"),
        ("ares", "zeus"),
    ):
        draw(story, one, other, of=down)
        assert story.gods == [one, other, None, None, None]
        down = ALL_FIVE - {one, other}
        next_gods(story)


@pytest.mark.rule("T3.6")
@pytest.mark.parametrize("players, face_up", [(3, 2), (4, 3), (5, 4)])
def test_so_the_gods_face_down_come_first_in_every_cycle(players: int, face_up: int) -> None:
    board = "titans-6" if players == 5 else ""
    story = next_gods(titans_start(players, board=board))
    down: set[str] = set()
    for cycle in range(1, 9):
        assert story.number("cycle") == cycle
        shown: list[str] = []
        while story.question == "PlaceGod":
            possible = {words.removeprefix("draw ") for words in story.legal}
            assert possible == (down - {*shown} or ALL_FIVE - {*shown})
            shown.append(sorted(possible)[cycle % len(possible)])
            story.play(f"draw {shown[-1]}")
        assert len(shown) == face_up
        down = ALL_FIVE - {*shown}
        next_gods(story)


@pytest.mark.rule("T3.7")
@pytest.mark.parametrize(
    "players, out, shown, face_up",
    [
        (5, 1, "zeus ares kronos athena", 3),
        (5, 2, "zeus ares kronos athena", 2),
        (5, 3, "zeus ares kronos athena", 2),
        (4, 1, "zeus ares kronos", 2),
        (4, 2, "zeus ares kronos", 2),
        (3, 1, "zeus ares", 2),
    ],
)
def test_when_somebody_is_eliminated_the_gods_face_down_come_first_as_many_as_fit(
    players: int, out: int, shown: str, face_up: int
) -> None:
    story = gods_drawn(shown, players, out)
    down = ALL_FIVE - {*shown.split()}
    first = sorted(down)[::-1][:face_up]
    draw(story, *first, of=down)
    draw(story, *sorted({*shown.split()})[: face_up - len(first)], of={*shown.split()})
    assert len([god for god in story.gods if god is not None]) == face_up
    assert story.question == "Offer"
    shown_now = {god for god in story.gods if god is not None}
    next_gods(story)  # and so it goes on
    assert {words.removeprefix("draw ") for words in story.legal} == ALL_FIVE - shown_now
