"""Positions and records whose Monuments, ruins and other declared fields contradict each other are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cyclades
from cyclades import PositionError, RecordError
from tests.story import classic

HEAD = "cycle 3 \n gods ares zeus - - \n area kea red"
OPEN = "field monument_open {} 1"


@pytest.mark.rule("M1.2", "R1.2", "R1.6", "M7.2", "C14.17")
@pytest.mark.parametrize(
    "text, reason",
    [
        ("field ruin 1 kea \n field ruin 2 kea", "expected the ruins on different islands"),
        ("field ruin_monument 1 military-academy", "the military-academy belongs to a ruin that is nowhere"),
        (
            "field ruin 1 kea \n field ruin_monument 1 city-of-warriors",
            "the city-of-warriors is open, so no ruin hides it",
        ),
        (
            "field ruin 1 kea \n field ruin_monument 1 military-academy \n field monument military-academy kea",
            "the military-academy is built already, so no ruin hides it",
        ),
        (
            "field ruin 1 kea \n field ruin 2 delos \n field ruin_monument 1 military-academy \n"
            "field ruin_monument 2 military-academy",
            "expected the military-academy in one ruin only",
        ),
        (
            "\n".join(OPEN.format(n) for n in ("military-academy", "temple-of-ares")),
            "expected at most 3 open Monuments, one a player, not 4",
        ),
        ("field temple_used temple-of-ares 4", "the temple-of-ares cannot have been used in a cycle to come"),
        ("area h1 red fleets 1 \n field becalmed h1 2", "expected no more becalmed fleets in h1 than fleets"),
    ],
)
def test_what_contradicts_itself_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        classic(f"{HEAD} \n {text} \n phase income", monuments=True, ruins=True)
    assert reason in str(refused.value)


@pytest.mark.rule("R1.2", "R1.6", "M7.2")
def test_what_goes_together_is_not() -> None:
    ruins = "field ruin 1 delos \n field ruin 2 milos \n field ruin_monument 1 military-academy"
    used = "field temple_used temple-of-ares 3 \n area h1 red fleets 2 \n field becalmed h1 2"
    story = classic(f"{HEAD} \n {ruins} \n {used} \n phase income", monuments=True, ruins=True)
    assert story.question == "Offer"


@pytest.mark.rule("R1.2")
def test_a_record_that_begins_with_a_contradiction_is_refused() -> None:
    story = classic(f"{HEAD} \n field ruin 1 delos \n field ruin 2 milos \n phase income", monuments=True, ruins=True)
    record: dict[str, Any] = json.loads(json.dumps(story.game.record()))
    assert cyclades.load(record).same_state(story.game)
    record["start"]["state"]["ruin"] = [4, 4]
    with pytest.raises(RecordError, match="in the start: expected the ruins on different islands"):
        cyclades.load(record)
