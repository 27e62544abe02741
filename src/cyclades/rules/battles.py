"""Battles: rounds of two dice until one side is gone. The attacker fights from `rules.moving_group`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import events
from cyclades.rules.areas import set_owner
from cyclades.rules.battle_strength import (
    emit_strength,
    extra_dice,
    fixed_die,
    side_faction,
    stands,
    strength,
    tie_breaker,
)
from cyclades.rules.cards import ATTACKER, DEFENDER
from cyclades.rules.conquest import occupy
from cyclades.rules.losses import LoseUnit
from cyclades.rules.retreat import Retreat
from cyclades.rules.steps import ChanceStep, Step

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
        game.emit(events.BATTLE_BEGUN, self.attacker, self.defender, self.area)
        emit_strength(game, ATTACKER)
        emit_strength(game, DEFENDER)
        game.push(Round())
        if self.area < game.rules.lands:
            for listener in game.rules.before_battle:
                listener.before_battle(game)


class Round(Step):
    """A round: both sides roll; a battle with one side gone is over."""

    def run(self, game: Game) -> None:
        if stands(game, ATTACKER) and stands(game, DEFENDER):
            game.emit(events.ROUND_BEGUN, game.s[game.f.battle_area])
            emit_strength(game, ATTACKER)
            emit_strength(game, DEFENDER)
            game.then(Roll(ATTACKER), Roll(DEFENDER), AfterDice(), Compare())
            for listener in game.rules.before_round:
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
        """The die shows a number; whoever has more dice rolls them now."""
        game.s[game.f.die + self.side] = number
        game.emit(events.ROLLED, side_faction(game, self.side), number, strength(game, self.side) + number)
        for _ in range(extra_dice(game, self.side)):
            game.push(RollExtra(self.side))


class RollExtra(ChanceStep):
    """A side rolls one more die, which counts with the others."""

    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        self.side = side

    def outcomes(self, game: Game) -> Outcomes:
        return game.rules.dice

    def play(self, game: Game, action: Action) -> None:
        die = game.f.die + self.side
        game.s[die] += action.a
        game.emit(events.ROLLED, side_faction(game, self.side), action.a, strength(game, self.side) + game.s[die])


class AfterDice(Step):
    """Both dice lie there, and whoever can do something about them may."""

    FORMERLY: ClassVar[str] = "Reconsider"

    def run(self, game: Game) -> None:
        for listener in game.rules.after_dice:
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
            game.push(LoseUnit(ATTACKER))
        if defence <= attack and not self.tie_won(game, DEFENDER, attack == defence):
            game.push(LoseUnit(DEFENDER))

    def tie_won(self, game: Game, side: i64, tie: bool) -> bool:
        """Whether a side wins where both are equally strong."""
        card: i64 = tie_breaker(game, side) if tie else -1
        if card >= 0:
            game.emit(events.POWER_USED, side_faction(game, side), card)
        return card >= 0


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
        for listener in game.rules.battle_ended:
            listener.battle_ended(game, attacker, defender, area)
        if attack_stands:
            game.emit(events.BATTLE_WON, attacker, area)
            occupy(game, attacker, area)
            if last_stand and s[f.lands + defender] > 0:
                game.rules.last_area_taken(game)
            return
        set_owner(game, game.rules.moving_group, -1)
        if defence_stands:
            game.emit(events.BATTLE_WON, defender, area)
            return
        game.emit(events.BOTH_SIDES_DIED, area)
        if area >= game.rules.lands:
            set_owner(game, area, -1)
