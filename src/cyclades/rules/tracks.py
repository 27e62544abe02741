"""The tracks of the auction board: gods and pawns are drawn for their places."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.rules import happenings as tell
from cyclades.rules.step import ChanceStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game

GOD_BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]


class PlaceGod(ChanceStep):
    """A god tile is drawn for a slot above Apollo: from those that come first (a mask), as long as there are any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot", "first")

    def __init__(self, slot: i64, first: i64) -> None:
        self.slot = slot
        self.first = first

    def outcomes(self, game: Game) -> Outcomes:
        rules, s, f = game.rules, game.s, game.f
        placed = [s[f.god_at + slot] for slot in range(rules.god_slots)]
        drawn = rules.draw_first["god"]
        preferred: list[Action] = []
        others: list[Action] = []
        for god in rules.drawn_gods:
            if god.number not in placed:
                action = game.words.draw[drawn + god.number]
                if self.first & GOD_BIT[god.number]:
                    preferred.append(action)
                else:
                    others.append(action)
        actions = preferred if len(preferred) > 0 else others
        return Outcomes(actions, [1 for _ in actions])

    def play(self, game: Game, action: Action) -> None:
        god = action.a - game.rules.draw_first["god"]
        game.s[game.f.god_at + self.slot] = god
        game.tell(tell.GOD_PLACED, god, self.slot + 1)


def place_pawns(game: Game) -> None:
    """All pawns go to the turn order track in random order."""
    for slot in range(len(game.rules.pawns) - 1, -1, -1):
        game.push(PlacePawn(slot))


class PlacePawn(ChanceStep):
    """A pawn is drawn for a slot of the turn order track: its colour, whose pawns are all alike."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def outcomes(self, game: Game) -> Outcomes:
        drawn = game.rules.draw_first["faction"]
        actions: list[Action] = []
        weights: list[i64] = []
        for faction in range(len(game.rules.factions)):
            left: i64 = len(self.waiting(game, faction))
            if left > 0:
                actions.append(game.words.draw[drawn + faction])
                weights.append(left)
        return Outcomes(actions, weights)

    def waiting(self, game: Game, faction: i64) -> list[i64]:
        """The pawns of a faction that have no place yet."""
        placed = [game.s[game.f.order + slot] for slot in range(len(game.rules.pawns))]
        pawns = range(len(game.rules.pawns))
        return [pawn for pawn in pawns if game.rules.pawn_faction[pawn] == faction and pawn not in placed]

    def play(self, game: Game, action: Action) -> None:
        faction = action.a - game.rules.draw_first["faction"]
        game.s[game.f.order + self.slot] = self.waiting(game, faction)[0]
        game.tell(tell.PAWN_PLACED, faction, self.slot + 1)
