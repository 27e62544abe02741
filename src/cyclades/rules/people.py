"""People: cards for priests and philosophers, who serve a player."""

from __future__ import annotations

from mypy_extensions import i64


class People:
    """Cards for people who serve a player, such as philosophers."""

    def __init__(self, name: str, plural: str, supply: i64, traded: bool = True, worth: float = 0.0) -> None:
        self.name = name
        self.plural = plural
        self.supply = supply
        self.traded = traded
        """Whether their player may sell them."""
        self.worth = worth
        """What one of them is worth to a bot, in gold pieces, where bots do not know it."""
        self.number: i64 = -1
        self.field: i64 = -1
        """The offset of its field: how many each faction has."""
        self.left: i64 = -1
        """The offset of what is left in the supply."""

    def __repr__(self) -> str:
        return f"<{self.plural}>"
