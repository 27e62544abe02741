"""Losses: units that die in battle or by a card, and those that a card saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.areas import kinds_of
from cyclades.rules.battle_strength import side_area, side_faction
from cyclades.rules.cards import ATTACKER, Card, leave_board
from cyclades.rules.conquest import take_uncontrolled
from cyclades.rules.retreat import refuges
from cyclades.rules.steps import FactionStep, Selection
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class LoseUnit(Selection):
    """A side loses a unit: it chooses which, where it has several kinds; some are lost only when all others are."""

    FORMERLY: ClassVar[str] = "Loss"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        super().__init__(NOBODY)
        self.side = side

    def chooser(self, game: Game) -> i64:
        return side_faction(game, self.side)

    def candidates(self, game: Game) -> list[Action]:
        s, f, rules = game.s, game.f, game.rules
        area = side_area(game, self.side)
        faction = side_faction(game, self.side)
        found: list[Action] = []
        for kind in kinds_of(game, s[f.battle_area]):
            if s[kind.counted(area)] > 0:
                found.append(game.verbs.lose[kind.number])
        last: list[Action] = []
        for card in rules.unit_cards:
            if s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
                (last if card.dies_last else found).append(game.verbs.lose[card.unit])
        return found if len(found) > 0 else last

    def play(self, game: Game, action: Action) -> None:
        strike(game, self.side, action.a, True)


def strike(game: Game, side: i64, unit: i64, rescuable: bool) -> None:
    """A side is about to lose a unit in battle: whoever can save it where it stands is asked first."""
    for listener in game.rules.saves:
        if listener.saves(game, side, unit, rescuable):
            return
    fall(game, side, unit, rescuable)


def fall(game: Game, side: i64, unit: i64, rescuable: bool) -> None:
    """Nobody saves a unit where it stands: it goes elsewhere, if it may and somebody sees to it, or dies."""
    if rescuable:
        for listener in game.rules.rescues:
            if listener.rescues(game, side, unit):
                return
    lose(game, side_faction(game, side), side_area(game, side), unit)


def lose(game: Game, faction: i64, area: i64, unit: i64) -> None:
    """A unit dies: pieces return to the reserve, a card goes to its discard pile."""
    s, f = game.s, game.f
    rules = game.rules
    if unit < len(rules.unit_kinds):
        kind = rules.unit_kinds[unit]
        s[kind.counted(area)] -= 1
        s[kind.reserve(faction)] += 1
    else:
        card = rules.card_of(unit)
        assert card is not None
        leave_board(game, card.number, card.lost_to)
    where = s[f.battle_area] if area == game.rules.moving_group else area
    game.emit(events.LOST, faction, unit, where)
    announce_death(game, faction, unit, where)


def announce_death(game: Game, faction: i64, unit: i64, area: i64) -> None:
    """Let everybody know who listens that a unit has died."""
    for listener in game.rules.unit_died:
        listener.unit_died(game, faction, unit, area)


@mypyc_attr(allow_interpreted_subclasses=True)
class UnitAtStake(FactionStep):
    """A question about a unit of a side that dies unless somebody saves it."""

    def __init__(self, faction: i64, side: i64, unit: i64) -> None:
        super().__init__(faction)
        self.side = side
        self.unit = unit


@mypyc_attr(allow_interpreted_subclasses=True)
class RescueUnit(UnitAtStake):
    """Whether a unit that a card can save goes elsewhere instead of dying, and where to."""

    FORMERLY: ClassVar[str] = "Rescue"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "unit", "card")

    def __init__(self, faction: i64, side: i64, unit: i64, card: i64) -> None:
        super().__init__(faction, side, unit)
        self.card = card

    def havens(self, game: Game) -> list[i64]:
        """Where it may go."""
        return refuges(game, self.side)

    def announce(self, game: Game) -> None:
        """Tell what saves it."""
        game.emit(events.POWER_USED, self.faction, self.card)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        for area in self.havens(game):
            out.append(game.verbs.to[area])

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]

    def play(self, game: Game, action: Action) -> None:
        area = side_area(game, self.side)
        if action is game.verbs.decline:
            lose(game, self.faction, area, self.unit)
            return
        kind = game.rules.unit_kinds[self.unit]
        game.s[kind.counted(area)] -= 1
        game.s[kind.field + action.a] += 1
        self.announce(game)
        game.emit(events.RESCUED, self.faction, self.unit, action.a)
        take_uncontrolled(game, self.faction, action.a)


class KillTroop(Selection):
    """A card destroys a troop, in an area or among the attackers of a battle; a faction chooses where there are several
    kinds: whoever the card says, its owner or the victim."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "area", "card", "draft")

    def __init__(self, faction: i64, area: i64, card: i64, draft: i64) -> None:
        super().__init__(faction)
        self.area = area
        self.card = card
        self.draft = draft

    def in_draft(self) -> bool:
        return self.draft > 0

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.kill[kind.number] for kind in victims(game, game.rules.cards[self.card], self.area)]

    def play(self, game: Game, action: Action) -> None:
        card = game.rules.cards[self.card]
        if card.is_hero:
            game.emit(events.POWER_USED, card.owner(game), self.card)
        if self.area == game.rules.moving_group:
            strike(game, ATTACKER, action.a, False)
        else:
            lose(game, game.s[game.f.owner + self.area], self.area, action.a)


def victims(game: Game, card: Card, area: i64) -> list[UnitKind]:
    """The kinds of troops in an area, or on the move, of which a card may destroy one."""
    return [kind for kind in game.rules.land_kinds if game.s[kind.counted(area)] > 0 and card.kills(kind)]
