"""Buckets of tokens: how often somebody may do something, for as many people as come."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

BURST: Final = 5.0
"""How many seconds' worth may come at once, unless somebody says otherwise."""
MOST_BUCKETS: Final = 10_000
LOOKED_AT: Final = 20
"""How many buckets are looked at, at most, where there has to be room for one more."""


class TokenBucket:
    """Lets so many through a second, and a burst."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate
        self.most = max(1.0, rate * burst)
        self.left = self.most
        self.at = time.monotonic()

    def refill(self) -> None:
        """What has come back with time."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, number: float = 1) -> bool:
        """Whether so many more may come now."""
        self.refill()
        if self.left < number:
            return False
        self.left -= number
        return True

    @property
    def full(self) -> bool:
        """Whether it is as good as new, so that nothing is lost with it."""
        self.refill()
        return self.left >= self.most


class Buckets:
    """A bucket for each of many, by name, in bounded memory.

    Only full ones are let go: who has used something up stays known. Where there is no room, because too many have
    come at once, newcomers share a bucket until there is.
    """

    def __init__(self, rate: float, burst: float = BURST, most: int = MOST_BUCKETS) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.by_name: OrderedDict[str, TokenBucket] = OrderedDict()
        """The one that was used last is at the end."""
        self.shared = TokenBucket(rate, burst)

    def bucket(self, name: str) -> TokenBucket:
        """The bucket of somebody."""
        found = self.by_name.get(name)
        if found is None:
            if len(self.by_name) >= self.most and not self.make_room():
                return self.shared
            found = self.by_name[name] = TokenBucket(self.rate, self.burst)
        self.by_name.move_to_end(name)
        return found

    def make_room(self) -> bool:
        """Let go of a bucket that is full, if one of those is that were used least recently. One that is not goes to
        the end, so that it does not keep others from being looked at."""
        for _ in range(LOOKED_AT):
            name, oldest = next(iter(self.by_name.items()))
            if oldest.full:
                del self.by_name[name]
                return True
            self.by_name.move_to_end(name)
        return False

    def take(self, name: str, number: float = 1) -> bool:
        """Whether somebody may do it so many times now."""
        return self.bucket(name).take(number)
