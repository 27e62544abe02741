# interpreted: a table
"""Personalities: what a bot is fond of, apart from how well it plays.

Each is a set of weights that count for more or less than usual. The strength should stay the same; docs/statistics.md
says how far that was measured.
"""

from __future__ import annotations

from typing import Final

from cyclades.bots.weights import Weights

PERSONALITIES: Final[dict[str, dict[str, float]]] = {
    "merchant": {"income": 1.7, "fleet": 2.0, "rich": 1.5, "spare_gold": 1.7, "troop": 0.85, "chance": 0.5},
    "raider": {"troop": 1.35, "land": 1.2, "chance": 2.2, "priest": 0.75, "philosophers": 0.7, "spare_building": 0.7},
    "scholar": {"philosophers": 1.5, "kinds": 0.85, "troop": 0.85, "fleet": 0.85, "chance": 0.5},
    "priest": {"priest": 1.8, "hero": 1.3, "figure": 1.8, "things": 1.3, "artifacts": 1.4, "troop": 0.85},
}
"""Each by name: by what its weights are multiplied."""


def change(weights: Weights, personality: str) -> None:
    """Let things be worth to a bot what they are to a personality."""
    for name, factor in PERSONALITIES[personality].items():
        usual = getattr(weights, name)
        setattr(weights, name, [factor * each for each in usual] if isinstance(usual, list) else factor * usual)
