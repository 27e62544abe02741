"""Conquest: an area is entered that nobody holds any more, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import events
from cyclades.rules.areas import carry
from cyclades.rules.elimination import Elimination
from cyclades.rules.metropolises import CONQUEST, new_buildings

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def occupy(game: Game, faction: i64, area: i64) -> None:
    """The group on the move enters an area that nobody holds against it, and takes control if it is not its own.

    The order after a conquest: control and buildings, a priestess for a symbol, the bonus for the loser,
    elimination, then what the conqueror's new buildings become (L11.17, C10.11)."""
    s, f, rules = game.s, game.f, game.rules
    loser = s[f.owner + area]
    carry(game, faction, rules.hand, area, False)
    game.set_owner(rules.hand, -1)
    if loser == faction:
        return
    if area >= rules.lands:
        game.set_owner(area, faction)
        return
    for listener in reversed(rules.conquest_settled):
        listener.conquest_settled(game, faction, area, loser)
    game.take_control(area, faction)
    new_buildings(game, faction)
    if loser >= 0:
        game.push(Elimination(loser))
        for bonus in reversed(game.tokens(area)):
            game.emit(events.METROPOLIS, faction, area, CONQUEST)
            rules.metropolis_kinds[bonus].lost(game, loser)
    land_taken(game, faction, area, loser)


def land_taken(game: Game, faction: i64, land: i64, loser: i64) -> None:
    """Let everybody know who listens that a land area was taken: what they do comes before all that follows from it."""
    for listener in reversed(game.rules.land_taken):
        listener.land_taken(game, faction, land, loser)


def settle_in(game: Game, faction: i64, area: i64) -> None:
    """Units that have retreated take control of an area that nobody controlled."""
    if game.s[game.f.owner + area] != faction:
        game.take_control(area, faction)
        if area < game.rules.lands:
            new_buildings(game, faction)
            land_taken(game, faction, area, -1)
