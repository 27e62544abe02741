"""What must hold of creatures with a miniature in every state: where they stand, what they bar, what they do to incomes.
All of it is worked out here once more, from the board and the names of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyclades.rules.income import income
from tools.fuzzing.snapshot import Snapshot

DRIVING: Final = {"PushFrom", "PushTo"}
ON_LAND: Final = {"cerberus", "medusa", "minotaur", "polyphemus"}
AT_SEA: Final = {"kraken"}
ANYWHERE: Final = {"hydra"}


def standing(now: Snapshot) -> Iterator[str]:
    """Each stands where it may: on land, at sea, and the Minotaur in an area of his owner."""
    rules = now.rules
    for figure in rules.figures:
        area = now["card_at"][int(figure.number)]
        if figure.name not in ON_LAND | AT_SEA | ANYWHERE:
            yield f"where {figure.name} may stand is not known here"
        if area < 0 or area == rules.hand:
            continue
        if (area < rules.lands and figure.name in AT_SEA) or (area >= rules.lands and figure.name in ON_LAND):
            yield f"{figure.name} stands in {rules.board.ids[area]}"
        if figure.name == "minotaur" and now["owner"][area] != now["card_owner"][int(figure.number)]:
            yield f"{figure.name} stands in {rules.board.ids[area]} of somebody else"


def closed_seas(now: Snapshot) -> set[int]:
    """The sea areas where the Kraken is, and those beside Polyphemus unless he is still driving fleets away."""
    closed = {now.at("kraken")}
    giant = now.at("polyphemus")
    if giant >= 0 and not now.any_step(DRIVING):
        closed |= set(now.rules.board.adjacent[giant])
    return {area for area in closed if area >= now.rules.lands}


def seas(now: Snapshot) -> Iterator[str]:
    """No fleet is in a sea area that a creature closes."""
    for sea in closed_seas(now):
        if now.units(sea) or now["owner"][sea] >= 0:
            yield f"fleets in {now.rules.board.ids[sea]}, where they are barred"


def income_of(now: Snapshot, faction: int) -> int:
    """What the income phase would pay: each area's icons and tokens to its controller, twice where the Hydra is, and to
    the owner of Cerberus where he is."""
    total = 0
    for area in range(int(now.rules.areas)):
        worth = int(now.rules.board.prosperity[area]) + now["prosperity"][area]
        payee = now["owner"][area]
        if area == now.at("cerberus"):
            payee = now["card_owner"][now.card("cerberus")]
        if payee == faction:
            total += worth * (2 if area == now.at("hydra") else 1)
    return total


def incomes(now: Snapshot) -> Iterator[str]:
    """The incomes are right."""
    for faction, name in enumerate(now.rules.factions):
        wanted, given = income_of(now, faction), int(income(now.game, faction))
        if wanted != given:
            yield f"the income of {name} is {given}, not {wanted}"
