"""Conquest: an area is entered that nobody holds any more, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.rules.areas import carry, set_owner, take_control
from cyclades.rules.buildings import metropolis_tokens
from cyclades.rules.development import NewBuildings
from cyclades.rules.elimination import Elimination
from cyclades.rules.metropolises import CONQUEST, gain_metropolis
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def occupy(game: Game, faction: i64, area: i64) -> None:
    """The group on the move enters an area that nobody holds against it, and takes control if it is not its own.

    The order after a conquest: control and buildings, a priestess for a symbol, the bonus for the loser, elimination,
    then what the conqueror's new buildings become (L11.17, C10.11)."""
    rules = game.rules
    loser = game.s[game.f.owner + area]
    carry(game, faction, rules.moving_group, area, False)
    set_owner(game, rules.moving_group, -1)
    if loser == faction:
        return
    if area >= rules.lands:
        set_owner(game, area, faction)
        return
    take_control(game, area, faction)
    if loser < 0:
        game.then(LandTaken(faction, area, loser), NewBuildings(faction), ConquestDone(faction, area, loser))
        return
    game.then(
        LandTaken(faction, area, loser),
        MetropolisesTaken(faction, area, loser),
        Elimination(loser),
        NewBuildings(faction),
        ConquestDone(faction, area, loser),
    )


def take_uncontrolled(game: Game, faction: i64, area: i64) -> None:
    """Units that have retreated take control of an area that nobody controlled."""
    if game.s[game.f.owner + area] != faction:
        take_control(game, area, faction)
        if area < game.rules.lands:
            game.then(LandTaken(faction, area, -1), NewBuildings(faction))


class AfterConquest(Step):
    """Something that follows when a faction has taken an area from a loser, or from nobody (-1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "area", "loser")

    def __init__(self, faction: i64, area: i64, loser: i64) -> None:
        self.faction = faction
        self.area = area
        self.loser = loser


class LandTaken(AfterConquest):
    """Whoever listens learns that a land area was taken, before all that follows from it."""

    def run(self, game: Game) -> None:
        for listener in game.rules.land_taken:
            listener.land_taken(game, self.faction, self.area, self.loser)


class MetropolisesTaken(AfterConquest):
    """The Metropolises of the area are the conqueror's; the loser receives what their tokens give."""

    def run(self, game: Game) -> None:
        for bonus in reversed(metropolis_tokens(game, self.area)):
            gain_metropolis(game, self.faction, self.area, CONQUEST)
            game.rules.metropolis_kinds[bonus].lost(game, self.loser)


class ConquestDone(AfterConquest):
    """Whoever listens learns that all that followed from a conquest is done."""

    def run(self, game: Game) -> None:
        for listener in game.rules.conquest_done:
            listener.conquest_done(game, self.faction, self.area, self.loser)
