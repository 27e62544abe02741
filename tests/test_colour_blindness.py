"""The colours of the factions can be told apart by everybody, and nobody has to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cyclades.board.draw import EMBLEMS
from tools import colour_blindness as sight

WEB = Path(__file__).resolve().parent.parent / "web" / "src"


@pytest.mark.parametrize("kind", sight.KINDS)
def test_factions_are_told_apart(kind: str) -> None:
    colours = sight.faction_colours()
    assert len(colours) == 6
    far, one, other = sight.nearest(colours, kind)
    assert far >= sight.ENOUGH, f"{one} and {other} look alike with {kind}"


@pytest.mark.parametrize(
    "one, other, kind, far",
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), "normal", 2.0425),
        ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), "normal", 19.4535),
        ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), "normal", 0.6377),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), "normal", 2.3669),
    ],
)
def test_difference(one: sight.Triple, other: sight.Triple, kind: str, far: float) -> None:
    """Pairs that were published with the formula."""
    assert sight.difference(one, other) == pytest.approx(far, abs=0.0001)
    assert sight.difference(other, one) == pytest.approx(far, abs=0.0001)


def test_who_sees_no_red_or_green_takes_these_for_each_other() -> None:
    red, green = "#a8322a", "#4c6b1f"
    assert sight.apart(red, green, "normal") > 40
    assert sight.apart(red, green, "deuteranopia") < sight.ENOUGH


def test_the_same_colours_everywhere() -> None:
    colours = sight.faction_colours()
    assert {name: colour for name, (colour, _) in EMBLEMS.items()} == colours
    style = (WEB / "app.css").read_text(encoding="utf-8")
    assert dict(re.findall(r"--faction-(\w+): (#\w+);", style)) == colours


def test_factions_differ_in_more_than_colour() -> None:
    """A letter on pieces and flags, a pattern along coasts, and on printed starts an emblem."""
    source = sight.FACTIONS.read_text(encoding="utf-8")
    letters = dict(re.findall(r'^  (\w+): "(.)",', source, re.M))
    patterns = dict(re.findall(r'^  (\w+): \{.*teeth: "([^"]*)"', source, re.M))
    emblems = {name: emblem for name, (_, emblem) in EMBLEMS.items()}
    for marks in (letters, patterns, emblems):
        assert marks.keys() == sight.faction_colours().keys()
        assert len(set(marks.values())) == 6


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert sight.main([]) == 0
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == list(sight.KINDS)
