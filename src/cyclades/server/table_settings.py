"""Table settings: how people play at a table, which is not a matter of the rules."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, convert

SHORTEST_ABSENCE: Final = 2.0
"""In minutes. Nobody loses a seat by a connection that breaks: it takes up to 40 seconds until that is noticed (a ping
is sent every 20, and waited for as long), and as long again for a page that is loaded anew, a telephone that changes
from one network to another, or a computer that wakes up."""
LONGEST_ABSENCE: Final = 20_160
"""Two weeks, in minutes."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen for a table beside the game."""

    hints: Annotated[bool, Meta(description="Players may ask the strategist for advice.")] = True
    odds: Annotated[bool, Meta(description="Players see the odds of battles.")] = True
    spectators: Annotated[bool, Meta(description="Whoever has the link may watch.")] = True
    beliefs: Annotated[bool, Meta(description="Programs of players may ask what hidden purses must hold.")] = True
    absence_minutes: Annotated[
        float,
        Meta(
            ge=SHORTEST_ABSENCE,
            le=LONGEST_ABSENCE,
            description="How long somebody must be away before others may let a bot stand in.",
        ),
    ] = SHORTEST_ABSENCE


def stored_settings(row: dict[str, Any]) -> TableSettings:
    """Settings from the database, where they may be from before there was a shortest absence."""
    absence = max(SHORTEST_ABSENCE, row.get("absence_minutes", SHORTEST_ABSENCE))
    return convert({**row, "absence_minutes": absence}, TableSettings)
