"""What must hold of the ways that are offered: where a group may go, fly or retreat to is worked out here once more.
Only last land areas, and areas of teammates, which cost more to pass through, may be missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tools.fuzzing.figures import closed_seas
from tools.fuzzing.snapshot import TITAN, Snapshot
from tools.fuzzing.titans import CAP, SANDALS, plays_titans, powers

JASON: Final = "jason"
CITADEL: Final = "great-citadel-of-ares"
COLUMNS: Final = "hecate_column"
NECKLACE: Final = "necklace"
LIGHTHOUSE: Final = "great-lighthouse-of-poseidon"


def ways(now: Snapshot) -> Iterator[str]:
    """Whoever is asked for a way is offered all that there are, and no others."""
    kind = now.top
    if kind not in WAYS:
        return
    step: Any = now.game.stack[-1]
    faction = side_of(now, int(step.side)) if kind in RETREATS else int(step.faction)
    offered = {int(action.a) for action in now.game.actions if action.verb is now.game.verbs.to}
    wanted = {area for area in WAYS[kind](now, step) if open_to_units(now, area)}
    if kind in RETREATS:
        wanted = {area for area in wanted if refuge(now, faction, area) and not walled(now, faction, area)}
    else:
        hidden = kind in ("MoveTo", "PassOn") and CAP in carried_along(now, step, faction)
        shut = {area for area in wanted if walled(now, faction, area)}
        wanted = {area for area in wanted if area in offered or (plain(now, faction, area) and area not in shut)}
        wanted -= set() if hidden else shut
        wanted &= offered if kind == "PassOn" and gold_of(now, faction) < step_price(now, int(step.leader)) else wanted
    if offered != wanted:
        names = [now.rules.board.ids[area] for area in sorted(offered ^ wanted)]
        yield f"{kind} of {now.rules.factions[faction]}: {names} are wrong or missing"


def gold_of(now: Snapshot, faction: int) -> int:
    return now["gold"][now.rules.purse_of[faction]]


def step_price(now: Snapshot, leader: int) -> int:
    """What the next step of a group costs that is no heroic move: 1 GP, and 1 more for each that Titans have led."""
    led = leader >= 0 and now.rules.names["leader"][leader] == TITAN
    return 1 + (now["done"][now.rules.deed_names.index(f"land move with {TITAN}")] if led else 0)


def carried_along(now: Snapshot, step: Any, faction: int) -> set[str]:
    """The artifacts by which a group finds other ways: those where it sets out, or on its way with it."""
    passing = type(step).__name__ == "PassOn"
    return powers(now, faction, int(now.rules.moving_group) if passing else int(step.origin))


def reached(now: Snapshot, faction: int, origin: int, everybody: bool = False) -> set[int]:
    """The land areas beside one, and those of other islands along a chain of the team's fleets, or of everybody's. With
    Titans teams do not share fleets, and the chain may lead to the same island."""
    board, lands, team_of = now.rules.board, int(now.rules.lands), now.rules.team_of
    territories = plays_titans(now)
    found = {area for area in board.adjacent[origin] if area < lands} | passage(now, origin)
    beside = {area for area in board.adjacent[origin] if area >= lands}
    chain: set[int] = set()
    while beside:
        sea = beside.pop()
        owner = now["owner"][sea]
        mates = owner >= 0 and team_of[owner] == team_of[faction]
        usable = owner == faction or (owner >= 0 and (not territories if mates else everybody))
        if sea not in chain and usable:
            chain.add(sea)
            beside |= {area for area in board.adjacent[sea] if area >= lands}
    for sea in chain:
        beyond = {area for area in board.adjacent[sea] if area < lands}
        found |= {area for area in beyond if territories or board.islands[area] != board.islands[origin]}
    return found - {origin}


def passage(now: Snapshot, origin: int) -> set[int]:
    """The island that Hecate has joined to one, if any."""
    columns = set(now.get(COLUMNS)) - {-1}
    return columns - {origin} if origin in columns else set()


def next_to(now: Snapshot, faction: int, origin: int, leader: int, along: set[str] | None = None) -> set[int]:
    """The areas one step away, with some artifacts."""
    along = along or set()
    if origin < now.rules.lands:
        jason = leader >= 0 and now.rules.names["leader"][leader] == JASON
        islands = now.rules.board.islands
        island = {land for land in range(int(now.rules.lands)) if islands[land] == islands[origin] and land != origin}
        return reached(now, faction, origin, jason or CAP in along) | (island if SANDALS in along else set())
    return {area for area in now.rules.board.adjacent[origin] if area >= now.rules.lands}


def moves(now: Snapshot, step: Any) -> set[int]:
    faction = int(step.faction)
    return next_to(now, faction, int(step.origin), int(step.leader), carried_along(now, step, faction))


def passes(now: Snapshot, step: Any) -> set[int]:
    """Never back to where the group comes from."""
    faction = int(step.faction)
    along = carried_along(now, step, faction)
    return next_to(now, faction, int(step.area), int(step.leader), along) - {int(step.origin)}


def flights(now: Snapshot, step: Any) -> set[int]:
    """Anywhere on land, but not to a teammate: nobody passes in the air; and not to somebody else's Chiron."""
    owner, team_of = now["owner"], now.rules.team_of
    lands = set(range(int(now.rules.lands))) - {int(step.origin)}
    lands -= {now.at("chiron")} - set(now.lands_of(int(step.faction)))
    return {a for a in lands if owner[a] in (-1, step.faction) or team_of[owner[a]] != team_of[step.faction]}


def carried(now: Snapshot, step: Any) -> set[int]:
    """Where the sacrifice of Perseus leads: to own islands, and to others without a hero and without Chiron."""
    own = set(now.lands_of(int(step.faction)))
    others = {a for a in range(int(now.rules.lands)) if a != now.at("chiron") and not heroes_at(now, a)}
    return (own | others) - {int(step.origin)}


def retreats(now: Snapshot, step: Any) -> set[int]:
    return next_to(now, side_of(now, int(step.side)), now.one("battle_area"), -1)


def steps_at_sea(now: Snapshot, step: Any) -> set[int]:
    """Where fleets go with a Sylph."""
    return next_to(now, int(step.faction), int(step.origin), -1)


def salvages(now: Snapshot, step: Any) -> set[int]:
    """Around the Lighthouse, but not where the battle is."""
    around = now.rules.board.adjacent[now.monument(LIGHTHOUSE)]
    return {area for area in around if area >= now.rules.lands} - {now.one("battle_area")}


def side_of(now: Snapshot, side: int) -> int:
    """The faction on a side of the battle."""
    return now.one("defender" if side else "attacker")


def open_to_units(now: Snapshot, area: int) -> bool:
    """Whether no creature keeps units, or fleets, out of an area."""
    return area not in closed_seas(now) and (area != now.at("medusa") or now.classic)


def walled(now: Snapshot, faction: int, area: int) -> bool:
    """Whether a faction is kept out: by the Great Citadel of another, who has a troop or a hero there, or by the
    Necklace of another."""
    owner = now["owner"][area]
    if owner in (-1, faction):
        return False
    held = now.units(area) > 0 or heroes_at(now, area)
    return (area == now.monument(CITADEL) and held) or owner in now.get(NECKLACE)


def heroes_at(now: Snapshot, area: int) -> bool:
    """Whether a hero, anybody's, stands in an area."""
    return any(now["card_at"][int(hero.number)] == area for hero in now.rules.heroes)


def refuge(now: Snapshot, faction: int, area: int) -> bool:
    """Whether units may retreat to an area: to an own one, or to one that nobody controls, on land if the edition says
    so."""
    nobodys = area >= now.rules.lands or now.rules.retreat_to_uncontrolled
    return now["owner"][area] == faction or (now["owner"][area] < 0 and bool(nobodys))


def plain(now: Snapshot, faction: int, area: int) -> bool:
    """Whether an area may surely be entered: it is no teammate's and no last one."""
    owner = now["owner"][area]
    if owner in (-1, faction):
        return True
    if now.rules.team_of[owner] == now.rules.team_of[faction]:
        return False
    return area >= now.rules.lands or now["lands"][owner] > 1


RETREATS: Final = {"Retreat", "RescueUnit", "RescueFleet"}
WAYS: Final[dict[str, Callable[[Snapshot, Any], set[int]]]] = {
    "MoveTo": moves,
    "PassOn": passes,
    "FlyTo": flights,
    "PerseusCarries": carried,
    "Retreat": retreats,
    "RescueUnit": retreats,
    "RescueFleet": salvages,
    "SylphTo": steps_at_sea,
}
