# interpreted
"""Odds: how a battle ends if both sides fight to the end, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cyclades.engine.errors import IllegalAction
from cyclades.rules.battles import ATTACKER, DEFENDER, KillTroop, Loss, strength, unit_strengths

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


def fought_out(attack: list[int], defence: list[int]) -> Odds:
    """The odds of two sides whose strength with 0, 1, 2 … units left is given."""
    known: dict[tuple[int, int], Odds] = {}
    for a in range(len(attack)):
        for d in range(len(defence)):
            known[a, d] = one_more(known, a, d, attack[a] - defence[d])
    return known[len(attack) - 1, len(defence) - 1]


def one_more(known: dict[tuple[int, int], Odds], a: int, d: int, ahead: int) -> Odds:
    """The odds of a against d units, the attacker's strength being ahead by so much, from those of fewer."""
    if a == 0 or d == 0:
        return Odds(float(a > 0), float(d > 0), float(a == 0 and d == 0))
    attacker = defender = both = 0.0
    for one in DIE:
        for other in DIE:
            lead = ahead + one - other
            after = known[a - (lead <= 0), d - (lead >= 0)]
            attacker += after.attacker / 36
            defender += after.defender / 36
            both += after.both_die / 36
    return Odds(attacker, defender, both)


def battle_odds(game: Game) -> Odds:
    """The odds of the battle that is being fought, each side losing its weakest units first."""
    if game.s[game.f.battle_area] < 0:
        raise IllegalAction("no battle is being fought: give the numbers of units, as in odds(3, 2)")
    return fought_out(strengths(game, ATTACKER), strengths(game, DEFENDER))


def strengths(game: Game, side: int) -> list[int]:
    """What a side's strength is with 0, 1, 2 … units left; a unit that must be lost now is left out."""
    units = sorted((int(might) for might in unit_strengths(game, side)), reverse=True)
    bonus = int(strength(game, side)) - sum(units)
    losses = sum(1 for step in game.stack if isinstance(step, Loss) and step.side == side)
    if side == ATTACKER:
        losses += sum(1 for step in game.stack if isinstance(step, KillTroop) and step.area == game.rules.hand)
    left = len(units) - losses
    return [bonus + sum(units[:count]) for count in range(max(left, 0) + 1)]
