"""What must hold of the fields that cards and expansions declare: each has a check here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tools.fuzzing.snapshot import Snapshot


def declared(now: Snapshot) -> Iterator[str]:
    """All that must hold of declared fields."""
    checks = {}
    for field in now.rules.f.declared:
        if field.name not in BY_FIELD:
            yield f"the field {field.name} has no check"
        else:
            checks[BY_FIELD[field.name]] = field
    for check in checks:
        yield from check(now)


def becalmed(now: Snapshot) -> Iterator[str]:
    """Outside of a Sylph nobody rests; within, at most the fleets that are there, all of the Sylph's player."""
    resting = now["becalmed"]
    callers = [int(step.faction) for step in now.game.stack if type(step).__name__.startswith("Sylph")]  # type: ignore[attr-defined]
    if any(resting) and not callers:
        yield f"fleets rest, but no Sylph blows: {resting}"
    for area, number in enumerate(resting):
        if number and (number > now.units(area) or now["owner"][area] not in callers or area < now.rules.lands):
            yield f"{number} fleets rest in {now.rules.board.ids[area]}"


def waiting(now: Snapshot) -> Iterator[str]:
    """Gods wait for their cycle only where some lie face down."""
    if now.one("waiting") and now.one("open_gods") == len(now["god_at"]):
        yield f"gods are waiting ({now.one('waiting')}), with {now.one('open_gods')} face up"


def monuments(now: Snapshot) -> Iterator[str]:
    """As many are open as there are players, or all; those that stand are open, and on somebody's land."""
    standing, opened = now["monument"], now["monument_open"]
    if sum(opened) != min(len(opened), int(now.rules.players)):
        yield f"the open Monuments are {opened}"
    for number, name in enumerate(now.rules.names["monument"]):
        land = standing[number]
        if land >= 0 and (not opened[number] or now["owner"][land] < 0):
            yield f"{name} stands on {now.rules.board.ids[land]}"


BY_FIELD: Final[dict[str, Callable[[Snapshot], Iterator[str]]]] = {
    "becalmed": becalmed,
    "waiting": waiting,
    "monument": monuments,
    "monument_open": monuments,
}
