"""Budgets: how much work one address may ask for. What costs much has a price, in milliseconds of an ordinary computer.

The rate of requests says nothing about what they cost: a record of thirty thousand actions costs as much as ten
thousand answers. Prices are fixed, so that they can be told beforehand; docs/protocol.md has them.
"""

from __future__ import annotations

import asyncio
from typing import Final

from cyclades.server.buckets import Buckets
from cyclades.server.errors import TooMuch

CONNECTION: Final = 5.0
"""To come to a table: who it is, how the game stands."""
MOMENT: Final = 0.1
"""To be told of a moment of the past."""
BOARD: Final = 100.0
"""A board that is drawn for the first time."""
PREVIEW: Final = 500.0
"""A picture of a table that is drawn for the first time."""
ACTION: Final = 0.2
"""An action of a record that is brought, or of a game that is continued elsewhere."""
ANALYSIS: Final = 2_000.0
"""To have a game analysed that nobody has had analysed before."""
CYCLES: Final = 0.05
"""To be told how a game went, for each of its moments."""
LESSON: Final = 20.0
"""To begin a lesson, or to begin it again."""
BURST_SECONDS: Final = 60.0
"""How many seconds' worth may be asked for at once."""


class Budgets:
    """What each address has left."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.buckets = Buckets(per_second, BURST_SECONDS)
        self.most = self.buckets.shared.most

    def left_of(self, address: str) -> float:
        """How much an address may ask for now."""
        bucket = self.buckets.bucket(address)
        bucket.refill()
        return bucket.left

    def take(self, address: str, price: float) -> bool:
        """Pay, if there is enough left; what costs more than anybody can have takes all of it."""
        return self.buckets.take(address, min(price, self.most))

    def pay(self, address: str, price: float) -> None:
        """Pay, or refuse."""
        if not self.take(address, price):
            seconds = max(1, round((min(price, self.most) - self.left_of(address)) / self.per_second))
            raise TooMuch(f"too much work from your address: come back in {seconds} s")

    async def afford(self, address: str, price: float) -> None:
        """Pay as soon as there is enough left."""
        while not self.take(address, price):
            missing = min(price, self.most) - self.left_of(address)
            await asyncio.sleep(max(0.01, missing / self.per_second))
