"""Creatures with a figurine, as the classic edition has them; Medusa and Polyphemus are in rules/bestiary.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import bestiary
from cyclades.rules import happenings as tell
from cyclades.rules.creatures import PlacedCreature, dismiss, figure, next_places
from cyclades.rules.points import Listener
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

SWIM_PRICE: Final = 1


class Figurines(Listener):
    """A creature's figurine leaves when the first turn of its owner in a later cycle begins; its card is discarded."""

    def turn_begins(self, game: Game, faction: i64, god: i64) -> None:
        for creature in game.rules.figures:
            if creature.owner(game) == faction and game.s[game.f.acquired + creature.number] < game.s[game.f.cycle]:
                dismiss(game, faction, creature.number)


def destroy_both(game: Game, card: i64, area: i64) -> bool:
    """Two figurines in one area destroy each other; whether it came to that when one of them was placed."""
    for other in game.rules.figures:
        if other.number != card and other.at(game) == area:
            game.tell(tell.CREATURES_MET, card, other.number, area)
            for number in (card, other.number):
                dismiss(game, game.s[game.f.card_owner + number], number)
            return True
    return False


class Chiron(PlacedCreature):
    """Place him on land: nobody but its controller strikes at the area from afar, with Pegasus, Giant or Harpy."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area < game.rules.lands

    def shields(self, game: Game, faction: i64, land: i64) -> bool:
        return self.at(game) == land and game.s[game.f.owner + land] != faction


class Minotaur(bestiary.Minotaur):
    """Place it on an own island: it fights there like two troops, never leaves, and is lost after all troops."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.dies_last = True


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
