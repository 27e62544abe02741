"""How many tables may be opened: by one guest, and from one address, since a guest is had for the asking. And how often
somebody new may come."""

from __future__ import annotations

from typing import Final

from cyclades.server.buckets import Buckets
from cyclades.server.errors import TooMuch

DAY: Final = 86_400.0
HOUR: Final = 3_600.0
GUESTS_AT_AN_ADDRESS: Final = 5
"""As many as that may open tables from one address as each may."""

MOST_ADDRESSES: Final = 50_000
"""How many addresses are remembered: it takes minutes until one may be forgotten."""


class Newcomers:
    """How many people may come from each address for the first time: each is written down for good."""

    def __init__(self, per_hour: int) -> None:
        self.addresses = Buckets(per_hour / HOUR, HOUR, MOST_ADDRESSES)

    def check(self, address: str) -> None:
        """Refuse one more where enough have come."""
        if not self.addresses.take(address):
            raise TooMuch("too many new people have come from your address: come back later")


class Openings:
    """How many more tables each address may open. What guests have opened is in the database."""

    def __init__(self, per_day: int) -> None:
        self.per_day = per_day
        self.addresses = Buckets(GUESTS_AT_AN_ADDRESS * per_day / DAY, DAY, MOST_ADDRESSES)

    def check_address(self, address: str) -> None:
        """Refuse an address that has opened as many as it may."""
        if not self.addresses.take(address):
            raise TooMuch("as many tables as this server takes were opened from your address: come back later")

    def check_guest(self, opened: int) -> None:
        """Refuse a guest that has opened so many within a day, if they are enough."""
        if opened >= self.per_day:
            raise TooMuch(f"you have opened {self.per_day} tables within a day: that is as many as this server takes")
