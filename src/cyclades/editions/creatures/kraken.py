"""The Kraken: it destroys fleets, and closes its sea area."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.creatures.sinking import fleet_in, sink
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import pieces_in
from cyclades.rules.figures import PlacedCreature, figure, next_places
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.steps import FactionStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Kraken(PlacedCreature):
    """Place it at sea: fleets there are destroyed, wherever it arrives, and none may enter while it stays."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        return area >= game.rules.lands

    def arrive(self, game: Game, area: i64) -> None:
        while pieces_in(game, area) > 0:
            sink(game, area, fleet_in(game, area))

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        return self.at(game) == sea


SWIM_PRICE: Final = 1


class ClassicKraken(Kraken):
    """The figurine belongs to nobody, swims on for gold, and stays until it is called again; its card is discarded."""

    owned: ClassVar[bool] = False

    def join(self, game: Game, faction: i64) -> None:
        game.push(KrakenSwims(faction, self.number))


class KrakenSwims(FactionStep):
    """Whether it goes on to an adjacent sea space. Asked even of who cannot pay, so that nobody learns what is in the
    purse."""

    CARD: ClassVar[str] = "ClassicKraken"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        if gold_of(game, self.faction) >= SWIM_PRICE:
            for sea in next_places(game, self.faction, self.card):
                out.append(game.verbs.to[sea])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            return
        pay(game, self.faction, SWIM_PRICE)
        game.s[game.f.card_at + self.card] = action.a
        game.emit(events.CREATURE_MOVED, self.faction, self.card, action.a, SWIM_PRICE)
        figure(game, self.card).arrive(game, action.a)
        game.push(self)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.verbs.stay else SWIM_PRICE
