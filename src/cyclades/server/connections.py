"""Connections of every kind, HTTP and WebSockets: how many there may be, and what those are told who are too many."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

import structlog

from cyclades.server.addresses import counted_address
from cyclades.server.errors import Busy, TableError, TooMuch
from cyclades.server.open_files import most_open_files
from cyclades.server.settings import Settings

logger = structlog.get_logger("cyclades.connections")

USUAL_MOST: Final = 10_000
"""How many connections there are at most where the operator does not say: each costs memory."""
RESERVE: Final = 200
"""Files that are left for the database, for bots, and for those who are told that there are too many."""
POLITE: Final = 50
"""So many above the limit are told why they are refused; those who come then are cut off."""
RETRY_SECONDS: Final = 10
LOG_SECONDS: Final = 60.0
"""How long the log says nothing about refusals after it has said something."""


@dataclass(frozen=True)
class Refusal:
    """Why a connection is refused; without an error there is no room even to say it."""

    error: TableError | None


class Connections:
    """All connections of a server."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        self.files = files or most_open_files()
        """How many files may be open."""
        self.reserve = min(RESERVE, self.files // 2)
        room = self.files - self.reserve
        self.most = min(settings.connections or USUAL_MOST, room)
        self.per_address = max(1, min(settings.connections_per_address, self.most // 2))
        """One address never takes more than half of them."""
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.refused = 0
        self.next_line = 0.0
        if settings.connections > room:
            logger.warning("fewer connections than wished for", most=self.most, open_files=self.files)

    def enter(self, address: str, file: int, proxy: bool) -> Refusal | None:
        """A connection comes, as an open file with a number; why it is refused, if it is. Those of a proxy are of many
        people, whom we cannot tell apart yet. It counts until it leaves."""
        counted = counted_address(address)
        self.open += 1
        self.by_address[counted] += 1
        too_many = max(self.open - self.most, file + 1 - (self.files - self.reserve))
        if too_many <= 0 and (proxy or self.by_address[counted] <= self.per_address):
            return None
        self.refused += 1
        self.log_refusal()
        if too_many > min(POLITE, self.reserve // 2):
            return Refusal(None)
        if too_many > 0:
            return Refusal(Busy("too many people are here: come back in a moment"))
        return Refusal(TooMuch("too many connections from your address"))

    def leave(self, address: str) -> None:
        """A connection has ended."""
        counted = counted_address(address)
        self.open -= 1
        self.by_address[counted] -= 1
        if not self.by_address[counted]:
            del self.by_address[counted]

    def log_refusal(self) -> None:
        """Tell the operator, but not for every one."""
        now = time.monotonic()
        if now >= self.next_line:
            self.next_line = now + LOG_SECONDS
            logger.warning("connections refused", refused=self.refused, open=self.open, most=self.most)
