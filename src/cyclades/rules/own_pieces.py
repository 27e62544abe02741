"""Own pieces that leave the board: sold, given up, or sent elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.rules.areas import pieces_in, set_owner
from cyclades.rules.steps import DraftSelection
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


def own_pieces(game: Game, faction: i64, kind: UnitKind) -> list[Action]:
    """The areas that a piece of a kind can be taken from, if it may be."""
    rules = game.rules
    if not kind.traded:
        return []
    first, last = (rules.lands, rules.areas) if kind.at_sea else (0, rules.lands)
    s, f, leave = game.s, game.f, game.verbs.leave
    return [leave[n] for n in range(first, last) if s[f.owner + n] == faction and s[kind.field + n] > 0]


def take_piece(game: Game, faction: i64, kind: UnitKind, area: i64) -> None:
    """A piece goes back to the reserve; an island stays its player's, an emptied sea space is nobody's."""
    game.s[kind.field + area] -= 1
    game.s[kind.reserve(faction)] += 1
    if kind.at_sea and pieces_in(game, area) == 0:
        set_owner(game, area, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceFrom(DraftSelection):
    """From where an own piece of a kind is taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit")

    def __init__(self, faction: i64, unit: i64) -> None:
        super().__init__(faction)
        self.unit = unit

    def kind(self, game: Game) -> UnitKind:
        """The kind of piece."""
        return game.rules.unit_kinds[self.unit]

    def candidates(self, game: Game) -> list[Action]:
        return own_pieces(game, self.faction, self.kind(game))

    def play(self, game: Game, action: Action) -> None:
        take_piece(game, self.faction, self.kind(game), action.a)
        self.taken(game, action.a)

    def taken(self, game: Game, area: i64) -> None:
        """What follows when the piece has left an area."""
        raise NotImplementedError
