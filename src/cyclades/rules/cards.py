"""Cards and gods listen at named points of the rules; a point without a listener costs nothing.

A card says in its class what it changes, by defining the method of that name. The points:

| point | when | answers combine |
|---|---|---|
| `bars_fleets` | may a fleet be in, or enter, this sea area? | one yes is enough to bar |
| `before_battle` | a land battle is about to begin | each may push steps |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whatever may change a rule."""

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        """Whether fleets are kept out of a sea area."""
        return False

    def before_battle(self, game: Game) -> None:
        """Something to do before the first round of a land battle: push steps."""


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
    """A creature with a miniature that stays on the board while it is maintained."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        """Whether it may be placed in, or move to, an area, other creatures aside."""
        return True

    def arrive(self, game: Game, area: i64) -> None:
        """What happens where it is placed or moves to."""


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


def listeners(cards: list[Listener], point: str) -> list[Listener]:
    """The cards whose class defines a point."""
    found: list[Listener] = []
    for card in cards:
        for kind in type(card).__mro__:
            if kind is Listener:
                break
            if point in kind.__dict__:
                found.append(card)
                break
    return found
