"""What must hold of creatures with a miniature in every state: where they stand, what they bar, what they do to
incomes. All of it is worked out here once more, from the board and the names of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tools.fuzzing.snapshot import Snapshot
from tools.fuzzing.titans import CORNUCOPIA, extra_income

DRIVING: Final = {"PushFrom", "PushTo"}
ON_LAND: Final = {"cerberus", "chiron", "medusa", "minotaur", "polyphemus"}
AT_SEA: Final = {"kraken"}
ANYWHERE: Final = {"hydra"}
CHIMERA: Final = "chimera"
"""The card that never stays on the discard pile."""


def standing(now: Snapshot) -> Iterator[str]:
    """Each stands where it may: on land, at sea, and the Minotaur in an area of his owner."""
    rules = now.rules
    for figure in rules.figures:
        area = now["card_at"][int(figure.number)]
        if figure.name not in ON_LAND | AT_SEA | ANYWHERE:
            yield f"where {figure.name} may stand is not known here"
        if area < 0 or area == rules.moving_group:
            continue
        if (area < rules.lands and figure.name in AT_SEA) or (area >= rules.lands and figure.name in ON_LAND):
            yield f"{figure.name} stands in {rules.board.ids[area]}"
        if figure.name == "minotaur" and now["owner"][area] != now["card_owner"][int(figure.number)]:
            yield f"{figure.name} stands in {rules.board.ids[area]} of somebody else"


def overdue(now: Snapshot) -> Iterator[str]:
    """In the classic edition no figure of an earlier cycle is there from its owner's first turn of this one on."""
    if not now.classic:
        return
    begun = {int(now.rules.pawn_faction[pawn]) for pawn in now["order"] if pawn >= 0 and now["pawn_god"][pawn] >= 0}
    begun.add(now.acting())
    for figure in now.rules.figures:
        number = int(figure.number)
        asked = any(step.card == number for step in now.steps_of("FigureLeaves"))
        if not asked and now["card_owner"][number] in begun - {-1} and now["acquired"][number] < now.one("cycle"):
            yield f"{figure.name} of cycle {now['acquired'][number]} is still there in its owner's turn, or after it"


def targets(now: Snapshot) -> Iterator[str]:
    """What some creatures of the classic edition may be used on: Harpy and Giant on what stands anywhere, but not where
    somebody else's island has Chiron; the Siren on fleets of others that are alone."""
    kind = now.top
    if not now.classic or kind not in ("HarpyAt", "GiantAt", "SirenAt"):
        return
    faction, owner = int(now.game.stack[-1].faction), now["owner"]  # type: ignore[attr-defined]
    lands = range(int(now.rules.lands))
    if kind == "SirenAt":
        seas = range(len(lands), int(now.rules.areas))
        team_of = now.rules.team_of
        wanted = {sea for sea in seas if now.units(sea) == 1 and team_of[owner[sea]] != team_of[faction]}
    elif kind == "HarpyAt":
        wanted = {land for land in lands if now.struck(land)}
    else:
        first = [kind.number * len(lands) for kind in now.rules.buildings if not kind.on_square]
        wanted = {land for land in lands if any(now["buildings"][at + land] for at in first)}
    if kind != "SirenAt":
        wanted = {land for land in wanted if land != now.at("chiron") or owner[land] == faction}
    given = {int(action.a) for action in now.game.actions if action.verb is now.game.verbs.at}
    if given != wanted:
        yield f"{kind}: {sorted(now.rules.board.ids[area] for area in given ^ wanted)} are wrong or missing"


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
    Hydra or the Large Cornucopia is, and the owner of Cerberus where he is."""
    cerberus, doubled = now.at("cerberus"), {now.at("hydra"), now.at(CORNUCOPIA)}
    found = extra_income(now)
    for area, icons in enumerate(now.rules.board.prosperity):
        payee = now["card_owner"][now.card("cerberus")] if area == cerberus else now["owner"][area]
        if payee >= 0:
            found[payee] += (icons + now["prosperity"][area]) * (2 if area in doubled else 1)
    return found


def incomes(now: Snapshot) -> Iterator[str]:
    """The incomes are right."""
    if now.incomes != incomes_of(now):
        yield f"the incomes are {now.incomes}, not {incomes_of(now)}"
