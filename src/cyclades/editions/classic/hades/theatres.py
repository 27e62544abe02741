"""Theatres: a building that stands for any other in a set of four; it serves no Monument."""

from __future__ import annotations

from typing import Final

from cyclades.rules.buildings import Building
from cyclades.rules.ruleset import Ruleset

SUPPLY: Final = 4


def add_theatres(rules: Ruleset) -> Building:
    """Four theatres, each on a slot like other buildings."""
    theatre = Building("theatre", SUPPLY, basic=False, needed=False, wildcard=True)
    rules.buildings.append(theatre)
    return theatre
