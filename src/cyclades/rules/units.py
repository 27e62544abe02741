"""Units and people: the kinds of pieces that stand in areas, and the cards that lie in front of a player's screen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TROOP: Final = 0
FLEET: Final = 1
"""Every edition has basic troops and fleets; their numbers come first."""
PRIESTS: Final = 0
PHILOSOPHERS: Final = 1
"""Likewise the people who lower offerings, and those who found Metropolises: their places among the people."""


class Kind:
    """A kind of piece that stands in areas: how many a player has, or all share."""

    def __init__(self, name: str, plural: str, supply: i64, common: bool = False, at_sea: bool = False) -> None:
        self.name = name
        self.plural = plural
        self.supply = supply
        self.common = common
        """Whether the pieces come from one reserve for all."""
        self.at_sea = at_sea
        self.number: i64 = -1
        self.field: i64 = -1
        """The offset of its field: how many stand in each area."""
        self.left: i64 = -1
        """The offset of its reserve."""

    def reserve(self, faction: i64) -> i64:
        """Where the reserve that a faction draws from is counted."""
        return self.left if self.common else self.left + faction


class People:
    """Cards for people who serve a player, such as philosophers."""

    def __init__(self, name: str, plural: str, supply: i64) -> None:
        self.name = name
        self.plural = plural
        self.supply = supply
        self.number: i64 = -1
        self.field: i64 = -1
        """The offset of its field: how many each faction has."""
        self.left: i64 = -1
        """The offset of what is left in the supply."""
