"""Positions of the classic edition and its expansion: what they say, and what is refused."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import cyclades
from cyclades import PositionError, RecordError, ViewError
from cyclades.engine.decks import DISCARD

HEAD = "cyclades-position 1\nedition classic\nexpansions monuments\nplayers 3\n"

MISTAKES = [
    # the auction board
    ("gods poseidon ares zeus athena\nphase income", 5, "expected two to 2 gods, then '-'"),
    ("gods poseidon - - -\nphase income", 5, "expected two to 2 gods, then '-'"),
    ("gods poseidon - ares -\nphase income", 5, "expected two to 2 gods, then '-'"),
    ("gods poseidon hera - -\nphase income", 5, "expected a god (poseidon, ares, zeus, athena) instead of 'hera'"),
    ("gods poseidon poseidon - -\nphase income", 5, "expected every god once"),
    ("offering red poseidon 0\nphase payment", 5, "expected a number from 1 to 99 instead of '0'"),
    ("offering red zeus 1\nphase payment", 5, "'zeus' lies face down"),
    ("offering red poseidon 1 place 1\nphase payment", 5, "'place NUMBER' only for a place on Apollo"),
    ("offering red apollo 0\noffering blue apollo 0 place 1\nphase payment", 6, "expected a number from 2 to 3"),
    ("creatures giant kraken - -\nphase income", 5, "expected 3 slots, '-' for an empty one"),
    # areas and creatures
    ("area andros red metropolis metropolis\nphase income", 5, "expected at most 1 Metropolises there"),
    ("area syros red metropolis port 3\nphase income", 5, "expected at most 2 basic buildings"),
    ("area syros red troops 9\nphase income", 5, "expected at most 8 troops of red, not 9"),
    ("creature kraken red at f5 since 1\nphase income", 5, "expected 'creature NAME - at AREA'"),
    ("creature kraken - at naxos\nphase income", 5, "the kraken cannot stand there"),
    ("creature polyphemus - at naxos\nphase income", 5, "expected 'creature NAME COLOUR at AREA since CYCLE'"),
    ("creature giant red at naxos since 1\nphase income", 5, "'giant' is no creature with a miniature"),
    ("area f4 red fleets 1\ncreature polyphemus red at naxos since 1\nphase income", 5, "keeps fleets out of there"),
    ("area f5 red fleets 1\ncreature kraken - at f5\nphase income", 5, "keeps fleets out of there"),
    # fields of cards and expansions
    ("field\nphase income", 5, "expected 'field NAME [OF] VALUE'"),
    ("field gold red 3\nphase income", 5, "expected a field of this game (becalmed, waiting, monument, monument_open,"),
    ("field waiting 2\nphase income", 5, "expected a number from 0 to 1"),
    ("field waiting 1\nfield waiting 1\nphase income", 6, "once"),
    ("field monument_open city-of-war 1\nphase income", 5, "did you mean 'city-of-warriors'?"),
    ("field monument city-of-warriors f5\nphase income", 5, "expected one of its values"),
    # the phase
    ("phase maintenance", 5, "expected phase start|creatures|gods|income|offerings|payment|actions|end"),
    ("player blue eliminated\nplayer green eliminated\nphase income", 7, "expected at least two players"),
    ("board legendary-3\nphase start", 6, "an island of a single land area"),
]


@pytest.mark.parametrize("body, line, fragment", MISTAKES)
def test_a_mistake_is_refused_with_its_line_and_reason(body: str, line: int, fragment: str) -> None:
    with pytest.raises(PositionError) as refused:
        cyclades.read_position(HEAD + body)
    assert str(refused.value).startswith(f"line {line}: ")
    assert fragment in str(refused.value)


@pytest.mark.rule("M10.5")
@pytest.mark.parametrize("cycle", [1, 2])
def test_the_whole_track_may_be_filled_before_the_third_cycle(cycle: int) -> None:
    body = f"cycle {cycle}\ncreatures giant kraken sylph\nphase income"
    assert cyclades.read_position(HEAD + body).question.kind == "Offer"  # the Great Temple of Zeus can do it


def test_an_expansion_that_does_not_exist_is_refused() -> None:
    with pytest.raises(PositionError) as refused:
        cyclades.read_position("cyclades-position 1\nedition classic\nexpansions atlantis\nplayers 3\nphase start")
    assert str(refused.value).startswith("line 3: expected an expansion of the edition 'classic', among hades")


def test_a_position_says_everything_and_is_written_in_the_same_words() -> None:
    text = """
        gods zeus ares - -
        order - green -
        player red gold 4 priests 2 philosophers 1
        offering red zeus 2
        offering blue apollo 0
        area syros red troops 2 port 1 metropolis
        area naxos blue
        area kea green troops 1
        area f6 red fleets 3
        creatures pegasus - giant
        discard kraken sylph
        creature kraken - at b2
        creature polyphemus green at andros since 1
        field waiting 1
        field monument city-of-warriors syros
        field monument_open city-of-warriors 1
        field monument_open great-citadel-of-ares 1
        phase offerings green
        """
    game = cyclades.read_position(HEAD + "cycle 3\n" + dedent(text), ask_chance=True)
    assert (game.faction, game.question.kind) == ("green", "Offer")
    f = game.rules.f
    kraken = [card.name for card in game.rules.cards].index("kraken")
    assert (game.s[f.place + kraken], game.rules.board.ids[game.s[f.card_at + kraken]]) == (DISCARD, "b2")
    assert [game.s[f.god_at + slot] for slot in range(4)][2:] == [-1, -1]
    written = cyclades.write_position(game)
    again = cyclades.read_position(written, ask_chance=True)
    assert again.same_state(game)
    assert cyclades.write_position(again) == written


# -- views and records -------------------------------------------------------------------------------------------------


def view_with(step: list[Any]) -> dict[str, Any]:
    """The view of a game without Monuments, with a step on top of its stack."""
    view = cyclades.new("classic", 3, seed=1).view(0)
    return {**view, "steps": [*view["steps"], step]}


@pytest.mark.parametrize(
    "step, reason",
    [
        (["SylphSwaps", 0, 1], "expected steps of the edition 'classic', got 'SylphSwaps'"),
        (["DrawMonument"], "expected steps of the edition 'classic', got 'DrawMonument'"),
        (["OfferMonument", 0, 0], "expected steps of the edition 'classic', got 'OfferMonument'"),
        (["PlaceFigure", 0, 1], "fits together nowhere"),
        (["PlaceGod", 3, 0], ""),
    ],
)
def test_a_view_with_foreign_steps_is_refused(step: list[Any], reason: str) -> None:
    if not reason:
        assert cyclades.imagine(view_with(step), seed=1).question.kind == "Offer"  # a step that may come
        return
    with pytest.raises(ViewError) as refused:
        cyclades.imagine(view_with(step), seed=1)
    assert reason in str(refused.value)


def test_a_record_on_a_board_where_no_game_can_begin_is_refused() -> None:
    record = cyclades.new("classic", 3, seed=1).record()
    record["setup"]["board"] = "legendary-3"
    with pytest.raises(RecordError) as refused:
        cyclades.load(record)
    assert "in the set-up: board" in str(refused.value)


def test_the_example_of_the_document_is_a_position() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    game = cyclades.read_position(text.split("```")[1].strip())
    assert [node.action.notation for node in game.history()] == ["bid ares 1"]
    assert (game.faction, game.question.kind) == ("red", "PaidActions")
