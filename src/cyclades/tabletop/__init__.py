"""The tabletop: a view in readable form, for whoever shows a game or studies one. It needs no server.

>>> import cyclades
>>> from cyclades import tabletop
>>> game = cyclades.new("classic", players=3, seed=1)
>>> top = tabletop.build(game.view(0))
>>> top.cycle, [god.id for god in top.gods if god.open][-1]
(1, 'apollo')
>>> [(faction.id, faction.gold) for faction in top.factions]
[('red', 7), ('blue', None), ('green', None)]
>>> [(area.id, area.pieces) for area in top.areas if area.owner == "red"][0]
('andros', [Piece(kind='troop', number=1)])

`msgspec.to_builtins(top)` is the same as plain data.
"""

from cyclades.tabletop.builder import build, from_perspective
from cyclades.tabletop.types import (
    Addition,
    AreaInfo,
    AskedInfo,
    BattleInfo,
    DeckInfo,
    FactionInfo,
    Figure,
    GodInfo,
    GrantInfo,
    Nearness,
    Offering,
    Piece,
    StandingInfo,
    Tabletop,
    TrackCard,
)

__all__ = [
    "Addition",
    "AreaInfo",
    "AskedInfo",
    "BattleInfo",
    "DeckInfo",
    "FactionInfo",
    "Figure",
    "GodInfo",
    "GrantInfo",
    "Nearness",
    "Offering",
    "Piece",
    "StandingInfo",
    "Tabletop",
    "TrackCard",
    "build",
    "from_perspective",
]
