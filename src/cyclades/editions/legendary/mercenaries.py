"""Mercenaries: troops of a reserve that all players share."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.editions.legendary.edition import LegendaryRules
    from cyclades.rules.game import Game


def mercenaries(game: Game) -> UnitKind:
    """The kind of troops that all players share."""
    return cast("LegendaryRules", game.rules).mercenary
