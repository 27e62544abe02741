"""Monuments: an expansion of the classic edition. Everything that it adds is in this folder."""

from __future__ import annotations

from cyclades.editions.classic.monuments.cards import all_monuments
from cyclades.editions.classic.monuments.construction import Monuments
from cyclades.rules.ruleset import Ruleset


def add_monuments(rules: Ruleset) -> None:
    """Add Monuments to the rules of a game."""
    Monuments(all_monuments()).add_to(rules)
