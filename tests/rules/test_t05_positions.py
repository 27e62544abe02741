"""Positions with Titans: on territories of large islands, with what was done in the turn and what lies open."""

from __future__ import annotations

import pytest

import cyclades
from cyclades import PositionError
from tests.story import Story
from tests.titans import REST, preliminary, titans, titans_turn

TABLE = f"""
    field open_special_metropolises seaside 1
    field waiting 1
    area argos red troops 2 titans 2 port 1
    area elis red titans 1
    area tegea blue titans 3 troops 1
    area oropos blue metropolis military
    area thebes - university 1
    area strait red fleets 2 prosperity 1
    done land move with titan 2
    {REST}
    """


def written_again(story: Story) -> str:
    """The text of a position, which reads back to the same game and is then written in the same words."""
    text = cyclades.write_position(story.game)
    again = cyclades.read_position(text, ask_chance=True)
    assert again.same_state(story.game)
    assert cyclades.write_position(again) == text
    return text


@pytest.mark.rule("T1.4", "T1.8", "T5.5")
def test_titans_done_moves_open_specials_and_large_islands_are_written_and_read() -> None:
    story = titans_turn("zeus", TABLE)
    text = written_again(story)
    for line in (
        "area argos red troops 2 titans 2 port 1",
        "area elis red titans 1",
        "area thebes - university 1",
        "area oropos blue metropolis military",
        "done land move with titan 2",
        "field open_special_metropolises seaside 1",
        "field waiting 1",
        "gods zeus poseidon - - -",
    ):
        assert f"\n{line}\n" in text
    assert '"island": "Morea"' in text
    again = cyclades.read_position(text)
    assert again.rules.board.islands == story.game.rules.board.islands
    assert again.rules.board.symbols == story.game.rules.board.symbols


@pytest.mark.rule("T1.1", "T1.2")
def test_so_are_teams_of_six() -> None:
    options = "teams red+green blue+purple yellow+black"
    lands = "\n".join(f"area {land} {colour}" for land, colour in zip(LANDS, COLOURS, strict=True))
    story = titans(f"cycle 2 \n gods kronos zeus ares athena poseidon \n {lands} \n phase offerings", 6, options)
    assert "\nteams red+green blue+purple yellow+black\n" in written_again(story)


LANDS = ("argos", "elis", "tegea", "thebes", "oropos", "athens")
COLOURS = ("red", "blue", "green", "yellow", "black", "purple")


@pytest.mark.rule("T2.4")
def test_in_the_middle_of_the_set_up_a_position_is_the_moves_since_the_start() -> None:
    story = preliminary(row="kronos zeus").play("bid kronos 1, bid zeus 2")
    text = cyclades.write_position(story.game)
    assert "phase start" in text
    assert cyclades.read_position(text, ask_chance=True).same_state(story.game)


@pytest.mark.rule("T1.4")
@pytest.mark.parametrize(
    "line, problem",
    [
        ("area argos red titans 4", "expected at most 3 titans of red, not 4"),
        ("area argos - titans 1", "expected a colour for the units there"),
        ("area north red fleets 1 titans 1", "expected fleets, prosperity in a sea area, not 'titans'"),
        (
            "area argos red \n done land move 1",
            "'land move' can only have been done in the turn of a god who allows it",
        ),
        ("gods kronos zeus - -", "expected all 5 gods above Apollo"),
        ("field open_special_metropolises plain 1", "what 'open_special_metropolises' is about"),
    ],
)
def test_what_cannot_be_is_refused(line: str, problem: str) -> None:
    head = "" if line.startswith("gods") else "gods zeus ares - - -"
    with pytest.raises(PositionError) as refused:
        titans(f"cycle 3 \n {head} \n player red gold 9 \n offering red zeus 1 \n {line} \n phase actions zeus")
    assert problem in str(refused.value)
