"""The clock of the server: for how many seconds it has run, in all its runs together.

How long somebody has been away, and for how long a table has been waiting, is counted by it. The time of day cannot
tell: it is set forward and back, and goes on while the server is down or its computer sleeps, when nobody can come.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cyclades.server import queries
from cyclades.server.store import Store

LONGEST_GAP: Final = 90.0
"""How many seconds may count from one look at the clock to the next. The server looks every half a minute; where more
has gone by, its computer slept."""

KEPT_SECONDS: Final = 300.0
"""How many seconds may be lost when the server breaks down."""


class ServerClock:
    """Counts on from where the run before has ended."""

    def __init__(self, seconds: float = 0.0, ticks: Callable[[], float] = time.monotonic) -> None:
        self.ticks = ticks
        self.looked = ticks()
        self.started = self.kept = self.seconds = seconds

    def now(self) -> float:
        """The seconds so far."""
        looked, self.looked = self.looked, self.ticks()
        self.seconds += min(max(0.0, self.looked - looked), LONGEST_GAP)
        return self.seconds

    async def keep(self, store: Store, every: float = KEPT_SECONDS) -> None:
        """Look at the clock, and write down what it says where that was long ago."""
        seconds = self.now()
        if seconds - self.kept >= every:
            await store.write(lambda connection: queries.keep_time(connection, seconds))
            self.kept = seconds
