"""The mythological creatures of the Legendary Edition: one class each, with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.decks import SHOWN
from cyclades.rules import happenings as tell
from cyclades.rules.battles import KillTroop
from cyclades.rules.bestiary import Kraken
from cyclades.rules.cards import Creature, FigureCreature
from cyclades.rules.creatures import CREATURES, PlaceFigure, Target, standing_places, use_creature
from cyclades.rules.drawing import Draw, discard
from cyclades.rules.income import receive_income
from cyclades.rules.step import Choice

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Graeae(Creature):
    """You receive your income again."""

    def use(self, game: Game, faction: i64) -> None:
        receive_income(game, faction)


class Harpy(Creature):
    """Destroy a troop, basic or mercenary, in any land area; never a hero."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(lands_with_troops(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(HarpyAt(faction, self.number))


def lands_with_troops(game: Game) -> list[i64]:
    """The land areas where a troop, basic or mercenary, stands."""
    kinds = game.rules.land_kinds
    return [land for land in range(game.rules.lands) if any(game.s[kind.field + land] > 0 for kind in kinds)]


class HarpyAt(Target):
    """In which land area a troop dies."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.at[land] for land in lands_with_troops(game)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(KillTroop(self.faction, action.a, self.card, 1))


class Sphinx(Creature):
    """Draw three creatures, discard two, and play the third free."""

    def use(self, game: Game, faction: i64) -> None:
        draw = Draw(CREATURES, SHOWN)
        game.then(draw, draw, draw, SphinxChooses(faction))


class SphinxChooses(Choice):
    """Which of the cards drawn is played free; the others are discarded first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        deck = game.rules.creature_deck
        return [game.words.use[n] for n in range(deck.first, deck.last) if game.s[game.f.place + n] == SHOWN]

    def play(self, game: Game, action: Action) -> None:
        for other in self.choices(game):
            if other is not action:
                discard(game, other.a)
        game.tell(tell.CREATURE, self.faction, action.a, 0)
        use_creature(game, self.faction, action.a)


class Minotaur(FigureCreature):
    """Place it on an own land area: a unit of strength 2 that never retreats; alone, it must be destroyed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_unit = True
        self.strength = 2
        self.retreats = False

    def useful(self, game: Game, faction: i64) -> bool:
        return len(standing_places(game, faction, self.number)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(PlaceFigure(faction, self.number))

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands and game.s[game.f.owner + area] == faction


def creature_deck() -> list[Creature]:
    """The creature cards of the edition."""
    return [Graeae("graeae"), Harpy("harpy"), Kraken("kraken"), Minotaur("minotaur"), Sphinx("sphinx")]
