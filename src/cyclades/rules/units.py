"""Units: the kinds of pieces that stand in areas.

An edition or an expansion makes objects of them and puts them into `rules.unit_kinds`; they get their numbers and their
fields when the rules are complete. Likewise people (rules/people.py).
"""

from __future__ import annotations

from mypy_extensions import i64


class UnitKind:
    """A kind of piece that stands in areas: how many a player has, or all share, and in what it differs from others."""

    def __init__(
        self,
        name: str,
        plural: str,
        supply: i64,
        common: bool = False,
        at_sea: bool = False,
        living: bool = True,
        struck: bool = True,
        retreats: bool = True,
        traded: bool = True,
        leads: bool = False,
        worth: float = 1.0,
    ) -> None:
        self.name = name
        self.plural = plural
        self.supply = supply
        self.common = common
        """Whether the pieces come from one reserve for all, and not from each faction's own."""
        self.at_sea = at_sea
        self.living = living
        self.struck = struck
        """Whether a creature that destroys a troop, such as the Harpy, may take it."""
        self.retreats = retreats
        self.traded = traded
        """Whether its player may sell it or give it up for something."""
        self.leads = leads
        """Whether a move may demand that one of them goes along."""
        self.worth = worth
        """What it is worth to a bot, measured by a troop or a fleet."""
        self.number: i64 = -1
        self.led: i64 = -1
        """The offset of how many moves of this turn they have led, where each costs more than the one before."""
        self.field: i64 = -1
        """Added to an area where the kind may stand, land or sea: where those there are counted. `counted` also knows
        the group on the move."""
        self.moving: i64 = -1
        """Where those in the group on the move are counted."""
        self.first_area: i64 = -1
        self.last_area: i64 = -1
        """The first of the areas where the kind may stand, and the one behind the last."""
        self.moving_group: i64 = -1
        """The number of the extra area for the group on the move."""
        self.left: i64 = -1
        """The offset of its reserve."""

    def reserve(self, faction: i64) -> i64:
        """Where the reserve that a faction draws from is counted."""
        return self.left if self.common else self.left + faction

    def counted(self, area: i64) -> i64:
        """Where those in an area are counted, one where the kind may stand, or those in the group on the move."""
        return self.moving if area == self.moving_group else self.field + area

    def __repr__(self) -> str:
        return f"<{self.plural}>"
