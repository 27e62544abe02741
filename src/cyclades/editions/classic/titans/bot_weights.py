"""What the things of Titans are worth to bots."""

from __future__ import annotations

from typing import Final

TITAN: Final = 1.3
"""Measured by a troop."""
ARTIFACTS: Final = {
    "winged-sandals": 5.0,
    "caduceus": 5.0,
    "cap-of-invisibility": 5.0,
    "zeus-lightning": 5.0,
    "large-cornucopia": 4.0,
}
"""What each artifact is worth to its owner, in gold pieces."""
