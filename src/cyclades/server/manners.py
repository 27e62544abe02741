"""Manners: how people play at a table, which is not a matter of the rules."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Manners(BaseModel):
    """What may be chosen for a table beside the game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    hints: bool = Field(default=True, description="Players may ask the strategist for advice.")
    odds: bool = Field(default=True, description="Players see the odds of battles.")
    spectators: bool = Field(default=True, description="Whoever has the link may watch.")
    absence_minutes: float = Field(
        default=2.0,
        ge=0,
        le=20_160,
        description="How long somebody must be away before others may let a bot stand in. Days, for a game over days.",
    )


@dataclass(frozen=True)
class Proposal:
    """What somebody wants everybody to agree to."""

    what: str
    seat: int
    moment: int = 0
    agreed: tuple[int, ...] = ()

    def row(self) -> dict[str, Any]:
        """The proposal as the database has it."""
        return asdict(self)


def read_proposal(row: dict[str, Any] | None) -> Proposal | None:
    """A proposal from the database."""
    return None if row is None else Proposal(row["what"], row["seat"], row["moment"], tuple(row["agreed"]))
