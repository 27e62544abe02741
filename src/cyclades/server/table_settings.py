"""Table settings: how people play at a table, which is not a matter of the rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_ABSENCE = 20_160
"""Two weeks, in minutes."""


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen for a table beside the game."""

    hints: Annotated[bool, Meta(description="Players may ask the strategist for advice.")] = True
    odds: Annotated[bool, Meta(description="Players see the odds of battles.")] = True
    spectators: Annotated[bool, Meta(description="Whoever has the link may watch.")] = True
    absence_minutes: Annotated[
        float,
        Meta(
            ge=0,
            le=LONGEST_ABSENCE,
            description="How long somebody must be away before others may let a bot stand in.",
        ),
    ] = 2.0
