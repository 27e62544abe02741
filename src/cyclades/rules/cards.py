"""Cards: creatures and heroes. A card says in its class what it changes, by defining a point (rules/points.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.decks import HELD
from cyclades.rules.points import Listener

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Listener):
    """A card of a deck, known by its name in the rulebook."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = -1
        self.is_hero = False
        self.is_unit = False
        self.strength: i64 = 0
        """What it adds in a battle that it takes part in, where it is a unit."""
        self.retreats = True

    def at(self, game: Game) -> i64:
        """The area where its miniature stands, or -1."""
        return game.s[game.f.card_at + self.number]

    def owner(self, game: Game) -> i64:
        """The faction it belongs to, or -1."""
        return game.s[game.f.card_owner + self.number]

    def discarded(self, game: Game) -> None:
        """What happens when it reaches the discard pile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature(Card):
    """A mythological creature: bought from the track, used at once."""

    def useful(self, game: Game, faction: i64) -> bool:
        """Whether its effect would do anything for a faction now."""
        return True

    def use(self, game: Game, faction: i64) -> None:
        """Apply the effect: usually push a step that asks for a target."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureCreature(Creature):
    """A creature with a miniature that stays on the board, for as long as the edition says."""

    owned: ClassVar[bool] = True
    """Whether it belongs to whoever has called it, as long as it stands."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        """Whether it may be placed in, or move to, an area, other creatures aside."""
        return True

    def arrive(self, game: Game, area: i64) -> None:
        """What happens where it is placed or moves to."""

    def join(self, game: Game, faction: i64) -> None:
        """Its card stays with whoever has called it, as long as the miniature stands."""
        s, f = game.s, game.f
        s[f.place + self.number] = HELD
        s[f.card_owner + self.number] = faction
        s[f.acquired + self.number] = s[f.cycle]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero(Card):
    """A hero: a unit with a military power and a sacrificial power."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_hero = True
        self.is_unit = True
        self.strength = 1

    def may_sacrifice(self, game: Game, faction: i64) -> bool:
        """Whether the condition of the sacrificial power is met."""
        return False

    def sacrifice(self, game: Game, faction: i64) -> None:
        """Apply the sacrificial power; the hero has left the game already."""
