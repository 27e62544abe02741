"""Cycle initialization: heroes, creatures, and the gods moving up one slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cyclades.editions.legendary.heroes.hero_track import HeroTrack
from cyclades.rules import events
from cyclades.rules.creature_track import CreatureTrack
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Initialization(Step):
    """Set-up has prepared the first cycle; from the second on heroes, creatures and gods are renewed, in this order."""

    PHASE: ClassVar[str] = "initialization"

    def run(self, game: Game) -> None:
        if game.s[game.f.cycle] > 1:
            game.then(HeroTrack(), CreatureTrack(), RotateGods())


class RotateGods(Step):
    """The god furthest from Apollo goes to the last slot, all others move up; as many stay face down as before."""

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        slots = game.rules.god_slots
        first = s[f.god_at]
        for slot in range(slots - 1):
            s[f.god_at + slot] = s[f.god_at + slot + 1]
        s[f.god_at + slots - 1] = first
        for slot in range(slots):
            game.emit(events.GOD_PLACED, s[f.god_at + slot], slot + 1)
