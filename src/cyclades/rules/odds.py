# interpreted
"""Odds: how a battle ends if both sides fight to the end, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cyclades.engine.errors import IllegalAction
from cyclades.rules.battles import ATTACKER, DEFENDER, strength, units_on

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


def odds(attackers: Any, defenders: Any, attack_bonus: int = 0, defence_bonus: int = 0) -> Odds:
    """The odds of so many units against so many, each side with a bonus to its strength, nobody retreating.

    >>> odds(1, 1)
    <attacker 0.3611, defender 0.3611, both die 0.2778>
    """
    for number in (attackers, defenders):
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST_UNITS:
            raise IllegalAction(f"expected a number of units from 0 to {MOST_UNITS}, got {number!r}")
    known: dict[tuple[int, int], Odds] = {}
    for a in range(attackers + 1):
        for d in range(defenders + 1):
            known[a, d] = one_more(known, a, d, attack_bonus, defence_bonus)
    return known[attackers, defenders]


def one_more(known: dict[tuple[int, int], Odds], a: int, d: int, attack_bonus: int, defence_bonus: int) -> Odds:
    """The odds of a against d units from those of fewer."""
    if a == 0 or d == 0:
        return Odds(float(a > 0), float(d > 0), float(a == 0 and d == 0))
    attacker = defender = both = 0.0
    for one in DIE:
        for other in DIE:
            attack = a + attack_bonus + one
            defence = d + defence_bonus + other
            after = known[a - (attack <= defence), d - (defence <= attack)]
            attacker += after.attacker / 36
            defender += after.defender / 36
            both += after.both_die / 36
    return Odds(attacker, defender, both)


def battle_odds(game: Game) -> Odds:
    """The odds of the battle that is being fought: each side's units, and what else counts for it."""
    if game.s[game.f.battle_area] < 0:
        raise IllegalAction("no battle is being fought: give the numbers of units, as in odds(3, 2)")
    a, d = int(units_on(game, ATTACKER)), int(units_on(game, DEFENDER))
    return odds(a, d, int(strength(game, ATTACKER)) - a, int(strength(game, DEFENDER)) - d)
