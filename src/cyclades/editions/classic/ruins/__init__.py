"""Ancient Ruins: an expansion of the classic edition that needs Monuments. All that it adds is in this folder."""

from __future__ import annotations

from cyclades.editions.classic.ruins.ruins import Ruins
from cyclades.rules.ruleset import Ruleset


def add_ruins(rules: Ruleset) -> None:
    """Add Ancient Ruins to the rules of a game with Monuments."""
    Ruins().add_to(rules)
