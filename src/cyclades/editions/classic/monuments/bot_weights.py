"""What each Monument is worth to a bot, in gold pieces, for whoever controls its island."""

from __future__ import annotations

from typing import Final

WORTHS: Final[dict[str, float]] = {
    "academy-of-naval-warfare": 8.0,
    "city-of-warriors": 6.0,
    "great-citadel-of-ares": 9.0,
    "great-lighthouse-of-poseidon": 5.0,
    "great-temple-of-zeus": 6.0,
    "great-university-of-athena": 9.0,
    "military-academy": 10.0,
    "temple-of-ares": 8.0,
    "temple-of-athena": 5.0,
    "temple-of-poseidon": 7.0,
}
