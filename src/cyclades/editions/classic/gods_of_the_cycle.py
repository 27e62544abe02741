"""The gods of a cycle: drawn anew, those that lay face down first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.rules.gods import GOD_BIT, PlaceGod
from cyclades.rules.hooks import Listener
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

WAITING: Final = "waiting"
FEWEST_OPEN: Final = 2


class FaceDownGods(Listener):
    """Whether the gods that lie face down have still to get their cycle."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        fields.flag(WAITING, [""], doc="Whether the gods that lie face down come first in the next cycle.")


class Gods(Step):
    """One god less is face up than there are pawns, but at least two. Gods that lay face down come first; where that
    gives every god its turn, two halves that take turns, all are drawn anew after it."""

    PHASE: ClassVar[str] = "gods"

    def run(self, game: Game) -> None:
        rules, s, f = game.rules, game.s, game.f
        waiting = f.by_name[WAITING].offset
        slots = rules.god_slots
        first: i64 = 0
        come_first: i64 = 0
        if s[waiting] > 0:
            shown = [s[f.god_at + slot] for slot in range(slots)]
            for god in rules.drawn_gods:
                if god.number not in shown:
                    first |= GOD_BIT[god.number]
                    come_first += 1
        open_gods: i64 = -1
        for pawn in range(len(rules.pawns)):
            open_gods += s[f.alive + rules.pawn_faction[pawn]]
        if open_gods < FEWEST_OPEN:
            open_gods = FEWEST_OPEN
        halves = come_first == open_gods and slots == 2 * open_gods
        s[waiting] = 1 if open_gods < slots and not halves else 0
        s[f.open_gods] = open_gods
        slot = slots - 1
        while slot >= 0:
            s[f.god_at + slot] = -1
            if slot < open_gods:
                game.push(PlaceGod(slot, first))
            slot -= 1
