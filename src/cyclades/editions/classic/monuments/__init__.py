"""Monuments: an expansion of the classic edition. Everything that it adds is in this folder."""

from __future__ import annotations

from cyclades.editions.classic.monuments.construction import Monuments, add_building_later
from cyclades.editions.classic.monuments.effects import all_monuments
from cyclades.editions.classic.monuments.temples import add_temples
from cyclades.rules.ruleset import Ruleset


def add_monuments(rules: Ruleset) -> None:
    """Add Monuments to the rules of a game."""
    monuments = all_monuments(rules)
    Monuments(monuments).add_to(rules)
    add_building_later(rules, monuments)
    add_temples(rules, monuments)
