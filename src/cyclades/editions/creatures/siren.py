"""The Siren: an opponent's lone fleet gives way to an own one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.creatures.sinking import fleet_in, sink
from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.areas import pieces_in
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target
from cyclades.rules.own_pieces import PieceFrom
from cyclades.rules.recruiting import put_piece, recruit
from cyclades.rules.seats_and_teams import opponents
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Siren(Creature):
    """An opponent's fleet that is alone in its sea space gives way to one of your own."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(lone_fleets(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(SirenAt(faction, self.number))


def lone_fleets(game: Game, faction: i64) -> list[i64]:
    """The sea areas with a single fleet of an opponent."""
    enemies = opponents(game, faction)
    s, f, rules = game.s, game.f, game.rules
    return [sea for sea in range(rules.lands, rules.areas) if s[f.owner + sea] in enemies and pieces_in(game, sea) == 1]


class SirenAt(Target):
    """Which fleet is lost; the own one comes from the reserve, if there is one."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.at[sea] for sea in lone_fleets(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        if game.s[game.rules.fleet.reserve(self.faction)] > 0:
            sink(game, action.a, fleet_in(game, action.a))
            recruit(game, self.faction, game.rules.fleet, action.a, 0)
        else:
            game.push(SirenFrom(self.faction, self.card, action.a))


class SirenFrom(PieceFrom):
    """From where on the board it comes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "target")

    def __init__(self, faction: i64, card: i64, target: i64) -> None:
        super().__init__(faction, -1)
        self.card = card
        self.target = target

    def kind(self, game: Game) -> UnitKind:
        return game.rules.fleet

    def taken(self, game: Game, area: i64) -> None:
        sink(game, self.target, fleet_in(game, self.target))
        put_piece(game, self.faction, game.rules.fleet, self.target)
        game.emit(events.MOVED, self.faction, area, self.target, 0)
        game.emit(events.CARRIED, self.faction, game.rules.fleet.number, 1)
