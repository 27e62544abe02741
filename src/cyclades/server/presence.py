"""Presence: for how long somebody has been away from a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cyclades.server.table import Table

GRACE_SECONDS: Final = 60.0
"""So long after the server has begun, nobody has been away for longer than that."""


def absent_for(table: Table, guest: str | None) -> float | None:
    """For how many seconds a guest has had no connection to a table, while it could have had one; None for one who
    has, and for nobody."""
    if guest is None or table.present(guest):
        return None
    now = table.clock.now()
    could_be_here = max(table.clock.started, table.touched)  # of whom nothing is known
    away = max(0.0, now - table.last_seen.setdefault(guest, could_be_here))
    just_opened = now - table.clock.started
    return min(away, just_opened) if just_opened < GRACE_SECONDS else away
