"""The mythological creatures of the classic edition: one class each, with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.sylph import Sylph
from cyclades.engine.actions import Action
from cyclades.rules import bestiary
from cyclades.rules import happenings as tell
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, dismiss, figure, next_places
from cyclades.rules.flight import Pegasus
from cyclades.rules.metropolises import demolish, kinds_built
from cyclades.rules.points import Listener
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

SWIM_PRICE: Final = 1


class Figurines(Listener):
    """A creature's figurine leaves when the next turn of its owner begins, and its card is discarded."""

    def turn_begins(self, game: Game, faction: i64, god: i64) -> None:
        for creature in game.rules.figures:
            if creature.owner(game) == faction:
                dismiss(game, faction, creature.number)


class Giant(Creature):
    """Destroy a basic building on any island."""

    def useful(self, game: Game, faction: i64) -> bool:
        return any(game.basic_buildings(land) > 0 for land in range(game.rules.lands))

    def use(self, game: Game, faction: i64) -> None:
        game.push(GiantAt(faction, self.number))


class GiantAt(Target):
    """On which island a building is destroyed."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.at[land] for land in range(game.rules.lands) if game.basic_buildings(land) > 0]

    def strike(self, game: Game, action: Action) -> None:
        game.push(GiantDestroys(self.faction, self.card, action.a))


class GiantDestroys(bestiary.BuildingThere):
    """Which of the buildings there."""

    def choices(self, game: Game) -> list[Action]:
        return [game.words.destroy[building] for building in kinds_built(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        game.tell(tell.POWER, self.faction, self.card)
        demolish(game, game.s[game.f.owner + self.land], action.a, self.land)


class Kraken(bestiary.Kraken):
    """The figurine belongs to nobody, swims on for gold, and stays until it is called again; its card is discarded."""

    owned: ClassVar[bool] = False

    def join(self, game: Game, faction: i64) -> None:
        game.push(KrakenSwims(faction, self.number))


class KrakenSwims(Step):
    """Whether it goes on to an adjacent sea space. Asked even of who cannot pay, so that nobody learns what is in the
    purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.stay)
        if game.gold(self.faction) >= SWIM_PRICE:
            for sea in next_places(game, self.faction, self.card):
                out.append(game.words.to[sea])

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.stay:
            return
        game.pay(self.faction, SWIM_PRICE)
        game.s[game.f.card_at + self.card] = action.a
        game.tell(tell.CREATURE_SWAM, self.faction, self.card, action.a, SWIM_PRICE)
        figure(game, self.card).arrive(game, action.a)
        game.push(self)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.words.stay else SWIM_PRICE


def creature_deck() -> list[Creature]:
    """The creature cards of the edition."""
    return [
        bestiary.Chimera("chimera"),
        Giant("giant"),
        Kraken("kraken"),
        Pegasus("pegasus"),
        bestiary.Polyphemus("polyphemus"),
        Sylph("sylph"),
    ]
