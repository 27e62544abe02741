"""Set-up: the printed starting positions, and a random turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyclades.rules import happenings as tell
from cyclades.rules.recruiting import recruit
from cyclades.rules.step import Step
from cyclades.rules.tracks import place_pawns
from cyclades.rules.units import FLEET, TROOP
from cyclades.rules.victory import NextCycle

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class PrintedStart(Step):
    """Each colour has its two islands with a troop, and its two fleets; the pawns are mixed."""

    def run(self, game: Game) -> None:
        rules = game.rules
        for start in rules.board.starts:
            if start.seat not in rules.factions:
                continue
            faction = rules.factions.index(start.seat)
            for land in start.lands:
                game.tell(tell.SETTLED, faction, land)
                game.gain_area(land, faction)
                recruit(game, faction, rules.kinds[TROOP], land, 0)
            for sea in start.fleets:
                recruit(game, faction, rules.kinds[FLEET], sea, 0)
        game.push(NextCycle())
        place_pawns(game)
