"""Battles: rounds of two dice until one side is gone. The attacker fights from `rules.hand`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import DISCARD
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import happenings as tell
from cyclades.rules.cards import ATTACKER, DEFENDER, Card
from cyclades.rules.metropolises import CONQUEST, new_buildings
from cyclades.rules.sides import (
    fixed_die,
    refuges,
    side_area,
    side_faction,
    stands,
    strength,
    tie_breaker,
)
from cyclades.rules.step import Choice, Step
from cyclades.rules.units import Kind
from cyclades.rules.victory import Elimination

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Battle(Step):
    """A battle begins in the area of a defender."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "defender", "area")

    def __init__(self, attacker: i64, defender: i64, area: i64) -> None:
        self.attacker = attacker
        self.defender = defender
        self.area = area

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        s[f.attacker] = self.attacker
        s[f.defender] = self.defender
        s[f.battle_area] = self.area
        s[f.last_stand] = 1 if self.area < game.rules.lands and s[f.lands + self.defender] == 1 else 0
        game.tell(tell.BATTLE, self.attacker, self.defender, self.area)
        game.push(Round())
        if self.area < game.rules.lands:
            for listener in reversed(game.rules.before_battle):
                listener.before_battle(game)


class Round(Step):
    """A round: both sides roll; a battle with one side gone is over."""

    def run(self, game: Game) -> None:
        if stands(game, ATTACKER) and stands(game, DEFENDER):
            game.then(Roll(ATTACKER), Roll(DEFENDER), Reconsider(), Compare())
            for listener in reversed(game.rules.before_round):
                listener.before_round(game)
        else:
            game.push(EndOfBattle())


class Roll(Step):
    """A side rolls its die, unless it is known what it shows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def who(self, game: Game) -> i64:
        return CHANCE if fixed_die(game, self.side) < 0 else NOBODY

    def outcomes(self, game: Game) -> Outcomes:
        return game.rules.dice

    def play(self, game: Game, action: Action) -> None:
        self.show(game, action.a)

    def run(self, game: Game) -> None:
        self.show(game, fixed_die(game, self.side))

    def show(self, game: Game, number: i64) -> None:
        """The die shows a number."""
        game.s[game.f.die + self.side] = number
        game.tell(tell.ROLLED, side_faction(game, self.side), number, strength(game, self.side) + number)


class Reconsider(Step):
    """Both dice lie there, and whoever can do something about them may."""

    def run(self, game: Game) -> None:
        for listener in reversed(game.rules.after_dice):
            listener.after_dice(game)


class Compare(Step):
    """The lower total loses a unit; in a tie both do. Then the defender, then the attacker, may retreat."""

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        attack = strength(game, ATTACKER) + s[f.die]
        defence = strength(game, DEFENDER) + s[f.die + 1]
        s[f.die] = 0
        s[f.die + 1] = 0
        game.then(Retreat(DEFENDER), Retreat(ATTACKER), Round())
        if attack <= defence and not self.tie_won(game, ATTACKER, attack == defence):
            game.push(Loss(ATTACKER))
        if defence <= attack and not self.tie_won(game, DEFENDER, attack == defence):
            game.push(Loss(DEFENDER))

    def tie_won(self, game: Game, side: i64, tie: bool) -> bool:
        """Whether a side wins where both are equally strong."""
        card: i64 = tie_breaker(game, side) if tie else -1
        if card >= 0:
            game.tell(tell.POWER, side_faction(game, side), card)
        return card >= 0


class Loss(Choice):
    """A side loses a unit: it chooses which, where it has several kinds; some are lost only when all others are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def chooser(self, game: Game) -> i64:
        return side_faction(game, self.side)

    def choices(self, game: Game) -> list[Action]:
        s, f, rules = game.s, game.f, game.rules
        area = side_area(game, self.side)
        faction = side_faction(game, self.side)
        found: list[Action] = []
        for kind in rules.land_kinds if s[f.battle_area] < rules.lands else rules.sea_kinds:
            if s[kind.field + area] > 0:
                found.append(game.words.lose[kind.number])
        last: list[Action] = []
        for card in rules.unit_cards:
            if s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
                (last if card.dies_last else found).append(game.words.lose[card.unit])
        return found if len(found) > 0 else last

    def play(self, game: Game, action: Action) -> None:
        for listener in game.rules.rescues:
            if listener.rescues(game, self.side, action.a):
                return
        lose(game, side_faction(game, self.side), side_area(game, self.side), action.a)


def lose(game: Game, faction: i64, area: i64, unit: i64) -> None:
    """A unit dies: pieces return to the reserve, a card goes to its discard pile."""
    s, f = game.s, game.f
    rules = game.rules
    if unit < len(rules.kinds):
        kind = rules.kinds[unit]
        s[kind.field + area] -= 1
        s[kind.reserve(faction)] += 1
    else:
        card = rules.card_of(unit)
        assert card is not None
        game.leave_board(card.number, DISCARD)
    where = s[f.battle_area] if area == game.rules.hand else area
    game.tell(tell.LOST, faction, unit, where)
    unit_died(game, faction, unit, where)


def unit_died(game: Game, faction: i64, unit: i64, area: i64) -> None:
    """Let everybody know who listens that a unit has died."""
    for listener in reversed(game.rules.unit_dies):
        listener.unit_dies(game, faction, unit, area)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rescue(Step):
    """Whether a unit that a card can save goes elsewhere instead of dying, and where to."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "unit", "card")

    def __init__(self, faction: i64, side: i64, unit: i64, card: i64) -> None:
        self.faction = faction
        self.side = side
        self.unit = unit
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction

    def havens(self, game: Game) -> list[i64]:
        """Where it may go."""
        return refuges(game, self.side)

    def tell(self, game: Game) -> None:
        """Tell what saves it."""
        game.tell(tell.POWER, self.faction, self.card)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.decline)
        for area in self.havens(game):
            out.append(game.words.to[area])

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]

    def play(self, game: Game, action: Action) -> None:
        area = side_area(game, self.side)
        if action is game.words.decline:
            lose(game, self.faction, area, self.unit)
            return
        field = game.rules.kinds[self.unit].field
        game.s[field + area] -= 1
        game.s[field + action.a] += 1
        self.tell(game)
        game.tell(tell.RESCUED, self.faction, self.unit, action.a)
        settle_in(game, self.faction, action.a)


class KillTroop(Choice):
    """A card destroys a troop, basic or mercenary, in an area or in hand; its owner chooses where both kinds are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "area", "card", "draft")

    def __init__(self, faction: i64, area: i64, card: i64, draft: i64) -> None:
        self.faction = faction
        self.area = area
        self.card = card
        self.draft = draft

    def in_draft(self) -> bool:
        return self.draft > 0

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        return [game.words.kill[kind.number] for kind in victims(game, game.rules.cards[self.card], self.area)]

    def play(self, game: Game, action: Action) -> None:
        if game.rules.cards[self.card].is_hero:
            game.tell(tell.POWER, self.faction, self.card)
        lose(game, game.s[game.f.owner + self.area], self.area, action.a)


def victims(game: Game, card: Card, area: i64) -> list[Kind]:
    """The kinds of troops in an area, or in hand, of which a card may destroy one."""
    return [kind for kind in game.rules.land_kinds if game.s[kind.field + area] > 0 and card.kills(kind)]


class Retreat(Step):
    """Both sides still stand: a side may leave, with all units that can, to one area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def who(self, game: Game) -> i64:
        if not (stands(game, ATTACKER) and stands(game, DEFENDER)):
            return NOBODY
        if self.can_leave(game) and len(refuges(game, self.side)) > 0:
            return side_faction(game, self.side)
        return NOBODY

    def can_leave(self, game: Game) -> bool:
        """Whether any unit of the side may retreat."""
        s, f = game.s, game.f
        area = side_area(game, self.side)
        for kind in game.rules.kinds:
            if kind.retreats and s[kind.field + area] > 0:
                return True
        faction = side_faction(game, self.side)
        for card in game.rules.unit_cards:
            if card.retreats and s[f.card_at + card.number] == area and s[f.card_owner + card.number] == faction:
                return True
        return False

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.stay)
        for area in refuges(game, self.side):
            out.append(game.words.to[area])

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.stay:
            return
        faction = side_faction(game, self.side)
        game.tell(tell.RETREATED, faction, game.s[game.f.battle_area], action.a)
        carry(game, faction, side_area(game, self.side), action.a, True)
        settle_in(game, faction, action.a)


def settle_in(game: Game, faction: i64, area: i64) -> None:
    """Units that have retreated take control of an area that nobody controlled."""
    if game.s[game.f.owner + area] != faction:
        game.take_control(area, faction)
        if area < game.rules.lands:
            new_buildings(game, faction)
            land_taken(game, faction, area, -1)


def land_taken(game: Game, faction: i64, land: i64, loser: i64) -> None:
    """Let everybody know who listens that a land area was taken: what they do comes before all that follows from it."""
    for listener in reversed(game.rules.land_taken):
        listener.land_taken(game, faction, land, loser)


def carry(game: Game, faction: i64, origin: i64, target: i64, retreat: bool) -> None:
    """All units of a faction go from one area to another; in a retreat those stay that cannot."""
    s, f = game.s, game.f
    for kind in game.rules.kinds:
        if kind.retreats or not retreat:
            s[kind.field + target] += s[kind.field + origin]
            s[kind.field + origin] = 0
    for card in game.rules.unit_cards:
        if s[f.card_at + card.number] == origin and s[f.card_owner + card.number] == faction:
            if card.retreats or not retreat:
                s[f.card_at + card.number] = target


class EndOfBattle(Step):
    """One side is left, or none: on land the defender then keeps the area, at sea nobody has it."""

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        area, attacker, defender = s[f.battle_area], s[f.attacker], s[f.defender]
        attack_stands = stands(game, ATTACKER)
        defence_stands = stands(game, DEFENDER)
        last_stand = s[f.last_stand] > 0
        s[f.battle_area] = -1
        s[f.attacker] = -1
        s[f.defender] = -1
        s[f.last_stand] = 0
        for listener in reversed(game.rules.battle_ended):
            listener.battle_ended(game, attacker, defender, area)
        if attack_stands:
            game.tell(tell.BATTLE_WON, attacker, area)
            occupy(game, attacker, area)
            if last_stand and s[f.lands + defender] > 0:
                game.rules.last_area_taken(game)
            return
        game.set_owner(game.rules.hand, -1)
        if defence_stands:
            game.tell(tell.BATTLE_WON, defender, area)
            return
        game.tell(tell.BATTLE_BOTH_DEAD, area)
        if area >= game.rules.lands:
            game.set_owner(area, -1)


def occupy(game: Game, faction: i64, area: i64) -> None:
    """The group on the move enters an area that nobody holds against it, and takes control if it is not its own.

    The order after a conquest: control and buildings, a priestess for a symbol, the bonus for the loser,
    elimination, then what the conqueror's new buildings become (L11.17, C10.11)."""
    s, f, rules = game.s, game.f, game.rules
    loser = s[f.owner + area]
    carry(game, faction, rules.hand, area, False)
    game.set_owner(rules.hand, -1)
    if loser == faction:
        return
    if area >= rules.lands:
        game.set_owner(area, faction)
        return
    for listener in reversed(rules.conquest_settled):
        listener.conquest_settled(game, faction, area, loser)
    game.take_control(area, faction)
    new_buildings(game, faction)
    if loser >= 0:
        game.push(Elimination(loser))
        for bonus in reversed(game.tokens(area)):
            game.tell(tell.METROPOLIS, faction, area, CONQUEST)
            rules.metropolis_kinds[bonus].lost(game, loser)
    land_taken(game, faction, area, loser)
