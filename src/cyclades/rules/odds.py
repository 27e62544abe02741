# interpreted
"""Odds: how a battle ends if both sides fight to the end, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cyclades.engine.errors import IllegalAction
from cyclades.rules.battles import KillTroop, Loss
from cyclades.rules.cards import ATTACKER, DEFENDER
from cyclades.rules.sides import fixed_die, strength, tie_breaker, unit_strengths

if TYPE_CHECKING:
    from cyclades.rules.game import Game

DIE: Final = (0, 1, 1, 2, 2, 3)
MOST_UNITS: Final = 60


class Odds:
    """The chances that the attacker wins, that the defender wins, and that both sides die."""

    def __init__(self, attacker: float, defender: float, both_die: float) -> None:
        self.attacker = attacker
        self.defender = defender
        self.both_die = both_die

    def __repr__(self) -> str:
        return f"<attacker {self.attacker:.4f}, defender {self.defender:.4f}, both die {self.both_die:.4f}>"


def odds(attackers: Any, defenders: Any, attack_bonus: Any = 0, defence_bonus: Any = 0) -> Odds:
    """The odds of so many units against so many, each side with a bonus to its strength, nobody retreating.

    >>> odds(1, 1)
    <attacker 0.3611, defender 0.3611, both die 0.2778>
    """
    for number in (attackers, defenders):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_UNITS:
            raise IllegalAction(f"expected a number of units from 0 to {MOST_UNITS}, got {number!r}")
    for bonus in (attack_bonus, defence_bonus):
        if isinstance(bonus, bool) or not isinstance(bonus, int):
            raise IllegalAction(f"expected a whole number as bonus, got {bonus!r}")
    return fought_out(
        [units + attack_bonus for units in range(attackers + 1)],
        [units + defence_bonus for units in range(defenders + 1)],
    )


class Dice:
    """What both sides may roll, and who loses nothing in a tie."""

    def __init__(self, attack: tuple[int, ...] = DIE, defence: tuple[int, ...] = DIE, wins_ties: int = -1) -> None:
        self.attack = attack
        self.defence = defence
        self.wins_ties = wins_ties

    def after(self, a: int, d: int, lead: int) -> tuple[int, int]:
        """How many units of a and d are left after a round in which the attacker leads by so much."""
        lost_attack = lead < 0 or (lead == 0 and self.wins_ties != ATTACKER)
        lost_defence = lead > 0 or (lead == 0 and self.wins_ties != DEFENDER)
        return a - lost_attack, d - lost_defence


def fought_out(attack: list[int], defence: list[int], dice: Dice | None = None) -> Odds:
    """The odds of two sides whose strength with 0, 1, 2 … units left is given."""
    known: dict[tuple[int, int], Odds] = {}
    for a in range(len(attack)):
        for d in range(len(defence)):
            known[a, d] = one_more(known, a, d, attack[a] - defence[d], dice or Dice())
    return known[len(attack) - 1, len(defence) - 1]


def one_more(known: dict[tuple[int, int], Odds], a: int, d: int, ahead: int, dice: Dice) -> Odds:
    """The odds of a against d units, the attacker's strength being ahead by so much, from those of fewer."""
    if a == 0 or d == 0:
        return Odds(float(a > 0), float(d > 0), float(a == 0 and d == 0))
    attacker = defender = both = 0.0
    rolls = len(dice.attack) * len(dice.defence)
    for one in dice.attack:
        for other in dice.defence:
            after = known[dice.after(a, d, ahead + one - other)]
            attacker += after.attacker / rolls
            defender += after.defender / rolls
            both += after.both_die / rolls
    return Odds(attacker, defender, both)


def battle_odds(game: Game) -> Odds:
    """The odds of the battle that is being fought, each side losing its weakest units first and the heroes whose powers
    help last, and nobody paying for another roll."""
    if game.s[game.f.battle_area] < 0:
        raise IllegalAction("no battle is being fought: give the numbers of units, as in odds(3, 2)")
    wins_ties = next((side for side in (ATTACKER, DEFENDER) if tie_breaker(game, side) >= 0), -1)
    dice = Dice(faces(game, ATTACKER), faces(game, DEFENDER), wins_ties)
    return fought_out(strengths(game, ATTACKER), strengths(game, DEFENDER), dice)


def faces(game: Game, side: int) -> tuple[int, ...]:
    """What the die of a side may show."""
    shown = int(fixed_die(game, side))
    return DIE if shown < 0 else (shown,)


def strengths(game: Game, side: int) -> list[int]:
    """What a side's strength is with 0, 1, 2 … units left; a unit that must be lost now is left out."""
    units = sorted((int(might) for might in unit_strengths(game, side)), reverse=True)
    bonus = int(strength(game, side)) - sum(units)
    losses = sum(1 for step in game.stack if isinstance(step, Loss) and step.side == side)
    if side == ATTACKER:
        losses += sum(1 for step in game.stack if isinstance(step, KillTroop) and step.area == game.rules.hand)
    left = len(units) - losses
    return [bonus + sum(units[:count]) for count in range(max(left, 0) + 1)]
