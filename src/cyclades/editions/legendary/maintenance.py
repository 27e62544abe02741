"""Maintenance: creatures stay on the board for a priestess each, and those that were kept may move."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.figures import dismiss, next_places, put_figure
from cyclades.rules.people import dismiss_people
from cyclades.rules.steps import DraftStep, Step
from cyclades.rules.turn_order import pawn_on, pawns_on

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Maintenance(Step):
    """Maintenance costs, in god order."""

    PHASE: ClassVar[str] = "maintenance"

    def run(self, game: Game) -> None:
        rules = game.rules
        for pawn in reversed(pawns_on(game, rules.apollo.number)):
            game.push(Maintain(rules.pawn_faction[pawn]))
        slot = game.s[game.f.open_gods] - 1
        while slot >= 0:
            pawn = pawn_on(game, game.s[game.f.god_at + slot])
            if pawn >= 0:
                game.push(Maintain(rules.pawn_faction[pawn]))
            slot -= 1


class Maintain(Step):
    """A player keeps creatures for a priestess each, in an order of its choice; the others leave."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def boundary(self, game: Game) -> str:
        return "maintenance"

    def unpaid(self, game: Game) -> list[i64]:
        """The faction's creatures that have not been paid for in this cycle."""
        s, f = game.s, game.f
        found: list[i64] = []
        for card in game.rules.figures:
            if s[f.card_owner + card.number] == self.faction and s[f.acquired + card.number] < s[f.cycle]:
                found.append(card.number)
        return found

    def who(self, game: Game) -> i64:
        if game.s[game.f.priests + self.faction] > 0 and len(self.unpaid(game)) > 0:
            return self.faction
        return NOBODY

    def run(self, game: Game) -> None:
        for card in self.unpaid(game):
            dismiss(game, self.faction, card)

    def actions(self, game: Game, out: list[Action]) -> None:
        for card in self.unpaid(game):
            out.append(game.verbs.release[card])
        for card in self.unpaid(game):
            out.append(game.verbs.keep[card])

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        game.push(self)
        if action.verb is game.verbs.release:
            dismiss(game, self.faction, action.a)
            return
        dismiss_people(game, game.rules.priests, self.faction, 1)
        s[f.acquired + action.a] = s[f.cycle]
        game.emit(events.CREATURE_KEPT, self.faction, action.a)
        game.push(MoveFigure(self.faction, action.a))


class MoveFigure(DraftStep):
    """A creature that was kept may move to an adjacent area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        out: list[Action] = []
        self.actions(game, out)
        if len(out) == 1:  # nothing but to stay
            return NOBODY
        game.list_legal(out)
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        for area in next_places(game, self.faction, self.card):
            out.append(game.verbs.to[area])

    def play(self, game: Game, action: Action) -> None:
        if action is not game.verbs.stay:
            put_figure(game, self.faction, self.card, action.a)
