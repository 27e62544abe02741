"""What things of Hades are worth to a bot, in gold pieces."""

from __future__ import annotations

from typing import Final

UNDEAD: Final = 0.4
"""An undead, measured by a troop or a fleet: it leaves when the cycle ends."""
HERO: Final = 5.0
"""A hero, who costs upkeep."""
PRIESTESS: Final = 2.0
NECROPOLIS: Final = 4.0
NECROPOLIS_GOLD: Final = 0.8
"""A gold piece on the Necropolis, for whoever controls its island."""
HIDDEN_ITEM: Final = 2.4
"""A magic item that only its holder knows."""
ITEMS: Final[dict[str, float]] = {
    "aphrodites-belt": 1.5,
    "apollos-arrows": 1.2,
    "artemis-arrows": 0.3,
    "chariot-of-the-sun": 0.5,
    "necklace-of-harmony": 1.5,
    "palace-on-mount-olympus": -0.2,
    "pandoras-box": 1.5,
    "pelops-sceptre": 1.0,
    "poseidons-trident": 1.0,
    "zeus-aegis": -0.2,
}
"""A magic item that lies open before its holder. Those that a bot does not see the use of it would rather play."""
BARRED: Final[dict[str, float]] = {
    "ares": -9.0,
    "athena": -9.0,
    "hades": -6.0,
    "poseidon": -7.0,
    "zeus": -8.0,
}
"""To be kept from a god for a cycle."""
