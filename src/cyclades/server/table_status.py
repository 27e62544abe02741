"""The statuses of a table."""

from __future__ import annotations

from typing import Final

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
CLOSED: Final = "closed"
REPLAY: Final = "replay"
"""A record that somebody has uploaded: it can be looked at, and continued elsewhere."""
FINISHED: Final = (OVER, ABANDONED, REPLAY)
"""Nobody has secrets any more."""
