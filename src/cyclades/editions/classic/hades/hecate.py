"""Hecate: two columns join two islands by a passage, for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.favours import PRICE, Favour, favour_deck
from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules.events import KINDS
from cyclades.rules.looks import FIXTURE, Look
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

COLUMN: Final = "hecate_column"
COLUMNS: Final = ["1", "2"]
PLACED: Final[EventKind] = KINDS.add("columns-placed", "faction origin area", used=True)


def add_hecate(rules: Ruleset) -> None:
    """Hecate's tile joins the favours."""
    favour_deck(rules).cards.append(Hecate("hecate", power_price=PRICE))


class Hecate(Favour):
    """For 2 GP, place two columns on two islands, anybody's: troops go from one to the other as if they were joined."""

    def __init__(self, name: str, gives_item: bool = False, power_price: i64 = 0) -> None:
        super().__init__(name, gives_item, power_price)
        self.columns: i64 = -1
        """The offset of where the two columns stand."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        lands = list(rules.board.ids[: rules.board.lands])
        look = Look(FIXTURE, COLUMN, icon=COLUMN, entry="hecate", linked=True)
        self.columns = fields.one_of(COLUMN, COLUMNS, lands, look=look, doc="The island of each column of Hecate.")

    def contradiction(self, game: Game) -> str:
        one, other = game.s[self.columns], game.s[self.columns + 1]
        if (one < 0) != (other < 0):
            return "expected both columns of Hecate on the board, or neither"
        return "expected the columns of Hecate on different islands" if one >= 0 and one == other else ""

    def use(self, game: Game, faction: i64) -> None:
        game.push(FirstColumn(faction, self.number))

    def joins(self, game: Game, land: i64) -> i64:
        if game.s[self.columns] == land:
            return game.s[self.columns + 1]
        return game.s[self.columns] if game.s[self.columns + 1] == land else -1


class FirstColumn(DraftStep):
    """Where the first column stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def actions(self, game: Game, out: list[Action]) -> None:
        for land in range(game.rules.lands):
            out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        game.push(SecondColumn(self.faction, self.card, action.a))


class SecondColumn(DraftStep):
    """Where the second column stands: on another island, and not both where they are already."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.origin = origin

    def actions(self, game: Game, out: list[Action]) -> None:
        hecate = game.rules.cards[self.card]
        for land in range(game.rules.lands):
            if land != self.origin and hecate.joins(game, self.origin) != land:
                out.append(game.verbs.at[land])

    def play(self, game: Game, action: Action) -> None:
        hecate = game.rules.cards[self.card]
        assert isinstance(hecate, Hecate)
        game.s[hecate.columns] = self.origin
        game.s[hecate.columns + 1] = action.a
        game.emit(PLACED, self.faction, self.origin, action.a)
