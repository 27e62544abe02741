"""Creatures with a miniature: where it may stand, how it is placed, moves on and leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.decks import DISCARD
from cyclades.rules import events
from cyclades.rules.cards import FigureCreature, leave_board
from cyclades.rules.creatures import Target

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class PlaceFigure(Target):
    """Where a creature's miniature is placed."""

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.at[area] for area in standing_places(game, self.faction, self.card)]

    def strike(self, game: Game, action: Action) -> None:
        figure(game, self.card).join(game, self.faction)
        put_figure(game, self.faction, self.card, action.a)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedCreature(FigureCreature):
    """A creature whose whole use is that its miniature is placed."""

    def useful(self, game: Game, faction: i64) -> bool:
        return any(may_be_placed(game, faction, self, area) for area in range(game.rules.areas))

    def use(self, game: Game, faction: i64) -> None:
        game.push(PlaceFigure(faction, self.number))


def figure(game: Game, card: i64) -> FigureCreature:
    """The creature with a miniature that a card is."""
    creature = game.rules.cards[card]
    assert isinstance(creature, FigureCreature)
    return creature


def may_be_placed(game: Game, faction: i64, creature: FigureCreature, area: i64) -> bool:
    """Whether a miniature may be placed in an area: where it may stand, as far as other creatures let it."""
    return creature.may_stand(game, faction, area) and game.rules.may_join(game, creature.number, area)


def standing_places(game: Game, faction: i64, card: i64) -> list[i64]:
    """Where a miniature may be placed."""
    creature = figure(game, card)
    return [area for area in range(game.rules.areas) if may_be_placed(game, faction, creature, area)]


def next_places(game: Game, faction: i64, card: i64) -> list[i64]:
    """The areas beside a miniature where it may go: land to land on an island, sea to sea."""
    rules, creature, at = game.rules, figure(game, card), game.s[game.f.card_at + card]
    near = [rules.near[i] for i in range(rules.near_from[at], rules.near_to[at])]
    return [area for area in near if may_be_placed(game, faction, creature, area)]


def put_figure(game: Game, faction: i64, card: i64, area: i64) -> None:
    """A miniature arrives in an area, by being placed or by moving."""
    game.s[game.f.card_at + card] = area
    game.emit(events.CREATURE_PLACED, faction, card, area)
    if game.rules.creature_arrived(game, card, area):
        figure(game, card).arrive(game, area)


def dismiss(game: Game, faction: i64, card: i64) -> None:
    """A miniature leaves the board and its card goes to the discard pile, unless it belongs to nobody: then the card is
    where it is."""
    game.emit(events.CREATURE_LEFT, faction, card)
    if figure(game, card).owned:
        leave_board(game, card, DISCARD)
    else:
        game.s[game.f.card_at + card] = -1


def creature_in(game: Game, area: i64) -> bool:
    """Whether a creature's miniature stands in an area."""
    return any(game.s[game.f.card_at + card.number] == area for card in game.rules.figures)
