"""How much may be said: how often by one guest and from one address, and how much of a table's chat by strangers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cyclades.server.buckets import Buckets
from cyclades.server.errors import TooMuch

BURST_SECONDS: Final = 30.0
"""How many seconds' worth of lines may come at once."""
GUESTS_AT_AN_ADDRESS: Final = 4
"""As many as that may speak from one address as much as each may."""
COMING_AND_GOING: Final = ("seated", "left")
ALWAYS: Final = ("begun", "resigned", "abandoned")
"""What happens only so often at a table, and is always written down."""


class ChatRates:
    """How often guests may do what makes a line of chat: say something, sit down, get up, propose something."""

    def __init__(self, per_minute: float) -> None:
        self.guests = Buckets(per_minute / 60, BURST_SECONDS)
        self.addresses = Buckets(GUESTS_AT_AN_ADDRESS * per_minute / 60, BURST_SECONDS)

    def check(self, guest: str, address: str) -> None:
        """Refuse those who do it too often. A new cookie is had for the asking, so the address counts as well."""
        if not self.guests.take(guest) or not self.addresses.take(address):
            raise TooMuch("that was too much at once: wait a little")


class ChatShare:
    """How much of the chat of a table strangers have used: spectators, and everybody as long as anybody may sit down.
    What they may use is little, so that those who play can always speak."""

    def __init__(self) -> None:
        self.looked_at = 0
        self.begun = False
        self.used = 0

    def look_at(self, chat: Sequence[dict[str, Any]]) -> None:
        """Count the lines that are new."""
        for line in chat[self.looked_at :]:
            if line["kind"] == "begun":
                self.begun = True
            elif not self.begun or (line["kind"] == "chat" and line["seat"] is None):
                self.used += 1
        self.looked_at = len(chat)
