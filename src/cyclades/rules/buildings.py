"""Buildings: their kinds, what stands in a land area, and how many more find a site there."""

from __future__ import annotations

from mypy_extensions import i64


class Building:
    """A kind of building: how many there are for all, and what it is good for."""

    def __init__(
        self, name: str, supply: i64 = 10, basic: bool = True, needed: bool = True, wildcard: bool = False
    ) -> None:
        self.name = name
        self.supply = supply
        self.basic = basic
        """Whether it is meant where a rule says `basic building`."""
        self.needed = needed
        """Whether a set for a Metropolis needs one of them."""
        self.wildcard = wildcard
        """Whether it may stand for any other kind in such a set."""
        self.number: i64 = -1

    def __repr__(self) -> str:
        return f"<{self.name}>"
