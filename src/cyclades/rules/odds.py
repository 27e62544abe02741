# interpreted
"""Odds: how a battle ends if both sides fight to the end, exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cyclades.engine.errors import IllegalAction
from cyclades.rules.areas import kinds_of
from cyclades.rules.battle_strength import extra_dice, fixed_die, side_area, strength, tie_breaker
from cyclades.rules.battles import Compare, Roll, RollExtra
from cyclades.rules.cards import ATTACKER, DEFENDER
from cyclades.rules.losses import KillTroop, LoseUnit, UnitAtStake

if TYPE_CHECKING:
    from cyclades.rules.game import Game

DIE: Final = (0, 1, 1, 2, 2, 3)
MOST_UNITS: Final = 60


@dataclass(frozen=True, repr=False)
class Odds:
    """The chances that the attacker wins, that the defender wins, and that both sides die."""

    attacker: float
    defender: float
    both_die: float

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
    known: dict[tuple[int, int], Odds] = {}
    for a in range(attackers + 1):
        for d in range(defenders + 1):
            known[a, d] = one_more(known, a, d, Clash(a + attack_bonus, d + defence_bonus))
    return known[attackers, defenders]


class Clash:
    """A round to come: the strength of both sides, what their dice may show, and the side that wins ties, or -1."""

    def __init__(
        self,
        attack: int,
        defence: int,
        attack_die: tuple[int, ...] = DIE,
        defence_die: tuple[int, ...] = DIE,
        wins_ties: int = -1,
    ) -> None:
        self.rolls = [(attack + one) - (defence + other) for one in attack_die for other in defence_die]
        """By how much the attacker leads, for every roll of the dice, all of them as likely."""
        self.wins_ties = wins_ties

    def after(self, a: int, d: int, lead: int) -> tuple[int, int]:
        """How many units of a and d are left where the attacker leads by so much."""
        lost_attack = lead < 0 or (lead == 0 and self.wins_ties != ATTACKER)
        lost_defence = lead > 0 or (lead == 0 and self.wins_ties != DEFENDER)
        return a - lost_attack, d - lost_defence


def one_more(known: dict[tuple[int, int], Odds], a: int, d: int, clash: Clash) -> Odds:
    """The odds of a against d units from those of fewer."""
    if a == 0 or d == 0:
        return Odds(float(a > 0), float(d > 0), float(a == 0 and d == 0))
    attacker = defender = both = 0.0
    for lead in clash.rolls:
        after = known[clash.after(a, d, lead)]
        attacker += after.attacker / len(clash.rolls)
        defender += after.defender / len(clash.rolls)
        both += after.both_die / len(clash.rolls)
    return Odds(attacker, defender, both)


def battle_odds(game: Game) -> Odds:
    """The odds of the battle that is being fought, each side losing its weakest units first, of equal ones its heroes
    last, and nobody paying for another roll. Powers help as long as their heroes are there."""
    if game.s[game.f.battle_area] < 0:
        raise IllegalAction("no battle is being fought: give the numbers of units, as in odds(3, 2)")
    twin = game.copy()
    armies = [losses(twin, ATTACKER), losses(twin, DEFENDER)]
    for step in game.stack:
        lose_what_is_lost(twin, armies, step)
    attackers, defenders = (len(army) for army in armies)
    whole = list(twin.s)
    known: dict[tuple[int, int], Odds] = {}
    for a in range(attackers + 1):
        for d in range(defenders + 1):
            twin.set_state(whole)
            for side, left in ((ATTACKER, a), (DEFENDER, d)):
                for unit in armies[side][: len(armies[side]) - left]:
                    take_away(twin, side, unit)
            known[a, d] = one_more(known, a, d, clash_of(twin, a == attackers and d == defenders))
    return known[attackers, defenders]


def losses(game: Game, side: int) -> list[int]:
    """The units of a side in the order in which they are lost, as the verb `lose` numbers them."""
    rules, area = game.rules, side_area(game, side)
    units: list[tuple[int, int]] = []
    for kind in kinds_of(game, game.s[game.f.battle_area]):
        units += [(1, int(kind.number))] * int(game.s[kind.counted(area)])
    for card in rules.unit_cards:
        if card.side(game) == side:
            units.append((int(card.strength), int(card.unit)))
    return [unit for _, unit in sorted(units)]


def take_away(game: Game, side: int, unit: int) -> None:
    """A unit is no longer in the battle."""
    if unit < len(game.rules.unit_kinds):
        game.s[game.rules.unit_kinds[unit].counted(side_area(game, side))] -= 1
    else:
        game.s[game.f.card_at + unit - len(game.rules.unit_names)] = -1


def lose_what_is_lost(game: Game, armies: list[list[int]], step: object) -> None:
    """Take away the unit that a step of the game is about to take out of the battle."""
    lost: list[int] = []
    side = ATTACKER
    if isinstance(step, LoseUnit):
        side, lost = int(step.side), armies[step.side][:1]
    elif isinstance(step, UnitAtStake):
        side, lost = int(step.side), [int(step.unit)]
    elif isinstance(step, KillTroop) and step.area == game.rules.moving_group:
        lost = [unit for unit in armies[ATTACKER] if unit < len(game.rules.unit_kinds)][:1]
    for unit in lost:
        armies[side].remove(unit)
        take_away(game, side, unit)


def clash_of(game: Game, now: bool) -> Clash:
    """The next round of a battle; where it is the one that is being fought, with the dice that lie there."""
    waiting = [step for step in game.stack if isinstance(step, Roll)]
    rolled = now and any(isinstance(step, Compare) for step in game.stack)
    faces: list[tuple[int, ...]] = []
    for side in (ATTACKER, DEFENDER):
        shown = int(fixed_die(game, side))
        more = int(extra_dice(game, side)) if now else 0
        if rolled and all(step.side != side for step in waiting):
            shown = int(game.s[game.f.die + side])
            more = sum(isinstance(step, RollExtra) and step.side == side for step in game.stack)
        sums: tuple[int, ...] = DIE if shown < 0 else (shown,)
        for _ in range(more):
            sums = tuple(one + other for one in sums for other in DIE)
        faces.append(sums)
    wins_ties = next((side for side in (ATTACKER, DEFENDER) if tie_breaker(game, side) >= 0), -1)
    return Clash(int(strength(game, ATTACKER)), int(strength(game, DEFENDER)), faces[0], faces[1], wins_ties)
