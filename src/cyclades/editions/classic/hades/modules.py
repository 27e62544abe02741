"""The modules of Hades: parts of the expansion that a table may leave out."""

from __future__ import annotations

from typing import Final

from cyclades.rules.options import SWITCH
from cyclades.rules.ruleset import Ruleset

GOD: Final = "god"
HEROES: Final = "heroes"
FAVOURS: Final = "favours"
MODULES: Final = (GOD, HEROES, FAVOURS)
MAGIC_ITEMS: Final = "magic_items"
KEPT: Final = "kept"
FLEETING: Final = "fleeting"
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    GOD: SWITCH,
    HEROES: SWITCH,
    FAVOURS: SWITCH,
    MAGIC_ITEMS: (KEPT, FLEETING),
}
"""The options of the expansion, each with its values, the usual one first."""


def plays(rules: Ruleset, module: str) -> bool:
    """Whether a game has a module: all that the table has not switched off."""
    return rules.options.get(module, "on") == "on"
