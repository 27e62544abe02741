"""What must hold of Monuments from one state to the next: who builds them where, who is asked about them, and what the
Great Temple of Zeus does when a turn begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cyclades.engine.decks import DECK, DISCARD, TOP, TRACK
from cyclades.rules import events
from tools.fuzzing.snapshot import Snapshot

NEEDS: Final = {
    "academy-of-naval-warfare": ("university", "port"),
    "city-of-warriors": ("port", "fortress"),
    "great-citadel-of-ares": ("fortress", "fortress"),
    "great-lighthouse-of-poseidon": ("port", "port"),
    "great-temple-of-zeus": ("temple", "temple"),
    "great-university-of-athena": ("university", "university"),
    "military-academy": ("fortress", "university"),
    "temple-of-ares": ("fortress", "temple"),
    "temple-of-athena": ("university", "temple"),
    "temple-of-poseidon": ("port", "temple"),
}
"""The two buildings of each."""
DECIDING: Final = {"FigureLeaves"}
"""Questions that come first when a turn begins."""
GREAT_TEMPLE: Final = "great-temple-of-zeus"


def constructions(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """All that must hold of Monuments between two states."""
    if "monument" not in now.fields:
        return
    yield from built(before, now)
    yield from standing_still(before, now)
    yield from offered(before, now)
    yield from listed(now)
    yield from invoked(before, now)


def complete(now: Snapshot, faction: int, monument: int) -> bool:
    """Whether a faction has both buildings of a Monument."""
    needs = NEEDS[now.rules.names["monument"][monument]]
    return all(now.buildings(faction, kind) >= needs.count(kind) for kind in needs)


def may_be_built(now: Snapshot, faction: int, monument: int) -> set[int]:
    """Where a faction could build a Monument: one that is open on any own island, that of a ruin only there."""
    if now["monument"][monument] >= 0 or not complete(now, faction, monument):
        return set()
    own = set(now.lands_of(faction))
    if now["monument_open"][monument]:
        return own
    places = zip(now.get("ruin"), now.get("ruin_monument"))
    return {land for land, card in places if card == monument and land in own}


def with_a_god(now: Snapshot, faction: int) -> bool:
    """Whether it is the turn of a faction, and not with Apollo."""
    return now.acting() == faction and now["pawn_god"][now.one("turn")] != now.rules.apollo.number


def built(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """One that is built, and told, was possible just before."""
    for event in now.game.events:
        if event.kind.name != "monument-built":
            continue
        faction, monument, land = (int(number) for number in event.numbers()[:3])
        if land not in may_be_built(before, faction, monument) or not with_a_god(before, faction):
            name = now.rules.names["monument"][monument]
            yield f"{now.rules.factions[faction]} has built {name} on {now.rules.board.ids[land]}, where it could not"


def standing_still(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """One that stands stays where it is, and one that was told stands there; ruins do not wander."""
    told = {int(event.b): int(event.c) for event in now.game.events if event.kind.name == "monument-built"}
    for monument, name in enumerate(now.rules.names["monument"]):
        was, stands = before["monument"][monument], now["monument"][monument]
        if stands != told.get(monument, was):
            yield f"{name} was on {was} and is on {stands}, told: {told}"
    for field in ("ruin", "ruin_monument") if "ruin" in now.fields else ():
        for number, (was, stands) in enumerate(zip(before[field], now[field])):
            if was >= 0 and stands != was and not (stands < 0 and told):
                yield f"{field} {number + 1} was {was} and is {stands}"


def begun_by(before: Snapshot, now: Snapshot) -> list[int]:
    """Those whose turn has begun; where figures were to leave or be kept first, whoever has decided that."""
    if now.any_step(DECIDING):
        return []
    begun = [int(event.a) for event in now.game.events if event.kind is events.TURN_BEGUN]
    return begun or ([before.acting()] if before.any_step(DECIDING) else [])


def offered(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """Whoever begins a turn, builds or takes an island, and could build a Monument now, is about to be asked, unless it
    was asked since it could; nobody is asked twice."""
    if now.game.over:
        return
    asked = {int(step.monument) for step in steps_of(now, "OfferMonument", "OfferRuin")}
    exploring = {int(step.ruin) for step in steps_of(now, "RevealRuin", "DrawForRuin")}
    waiting = [int(now["ruin_monument"][ruin]) for ruin in exploring]
    gaining = [int(event.a) for event in now.game.events if event.kind in (events.BUILT, events.CONTROL_TAKEN)]
    for faction in [*begun_by(before, now), *gaining]:
        if not with_a_god(now, faction):
            continue
        for monument, name in enumerate(now.rules.names["monument"]):
            declined = has_declined(now, faction, monument)
            if monument not in (*asked, *waiting) and not declined and may_be_built(now, faction, monument):
                yield f"{now.rules.factions[faction]} is not asked about {name}"
            if monument in asked and declined:
                yield f"{now.rules.factions[faction]} is asked about {name} once more"


def listed(now: Snapshot) -> Iterator[str]:
    """The menu of a turn has all Monuments that could be built, and no other."""
    if now.game.over or now.game.question.kind != "PaidActions":
        return
    faction = int(now.game.asked)
    names = now.rules.names["monument"]
    possible = {name for number, name in enumerate(names) if may_be_built(now, faction, number)}
    found = {names[action.a] for action in now.game.actions if action.verb.name == "raise"}
    if found != (possible if with_a_god(now, faction) else set()):
        yield f"{now.rules.factions[faction]} could build {possible}, and is offered {found}"


def has_declined(now: Snapshot, faction: int, monument: int) -> bool:
    """Whether a faction was asked about a Monument, and could build it ever since."""
    return now["monument_asked"][monument * len(now.rules.factions) + faction] > 0


def invoked(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """A temple serves its controller in its own turn, not with Apollo, and once a cycle."""
    for event in now.game.events:
        if event.kind.name == "temple-invoked":
            faction, monument = int(event.a), int(event.b)
            land, name = before["monument"][monument], now.rules.names["monument"][monument]
            if land < 0 or before["owner"][land] != faction or not with_a_god(before, faction):
                yield f"{now.rules.factions[faction]} has used {name}, which it could not"
            if before["temple_used"][monument] == before.one("cycle"):
                yield f"{name} was used twice in cycle {before.one('cycle')}"


def steps_of(now: Snapshot, *kinds: str) -> list[Any]:
    """The steps to come of some kinds."""
    return now.steps_of(*kinds)


def renewed(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """When a turn of whoever has the Great Temple of Zeus has just begun, no slot of the track is empty, as long as
    there are cards."""
    land = now.monument(GREAT_TEMPLE)
    if land < 0 or now["owner"][land] != now.acting() or now.one("cycle") == 0:
        return
    places = now["place"][now.rules.creature_deck.first : now.rules.creature_deck.last]
    shown = sum(TRACK <= place < TOP for place in places)
    if begun_by(before, now)[-1:] != [now.acting()] or shown == len(now.rules.creature_deck.prices):
        return
    if any(place in (DECK, DISCARD) or place >= TOP for place in places):
        yield f"{shown} creatures on the track at the beginning of a turn with the {GREAT_TEMPLE}"
