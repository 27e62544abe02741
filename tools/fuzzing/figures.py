"""What must hold of creatures with a miniature in every state: where they stand, what they bar, what they do to
incomes. All of it is worked out here once more, from the board and the names of the cards."""

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


def incomes_of(now: Snapshot) -> list[int]:
    """What the income phase would pay each faction: for an area's icons and tokens its controller, twice where the
    Hydra is, and the owner of Cerberus where he is."""
    cerberus, hydra = now.at("cerberus"), now.at("hydra")
    found = [0] * len(now.rules.factions)
    for area, icons in enumerate(now.rules.board.prosperity):
        payee = now["card_owner"][now.card("cerberus")] if area == cerberus else now["owner"][area]
        if payee >= 0:
            found[payee] += (icons + now["prosperity"][area]) * (2 if area == hydra else 1)
    return found


def incomes(now: Snapshot) -> Iterator[str]:
    """The incomes are right."""
    given = [int(income(now.game, faction)) for faction in range(len(now.rules.factions))]
    if given != incomes_of(now):
        yield f"the incomes are {given}, not {incomes_of(now)}"
