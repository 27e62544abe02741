"""What must hold with Titans in every state: artifacts, special Metropolises, buildings on symbols, the end of team
games. All of it is worked out here once more, from the names of cards and Metropolises and the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyclades.engine.decks import ASIDE, BEING_PLAYED, DECK, GONE, HELD, TOP, TRACK
from cyclades.engine.events import Event
from cyclades.rules import events
from cyclades.rules.victory import REASONS
from tools.fuzzing.snapshot import Snapshot

TITANS: Final = "titans"
ARTIFACTS: Final = ("winged-sandals", "caduceus", "cap-of-invisibility", "zeus-lightning", "large-cornucopia")
SANDALS, CADUCEUS, CAP, LIGHTNING, CORNUCOPIA = ARTIFACTS
SPECIALS: Final = ("military", "seaside", "religious", "cultural", "commercial")
OPEN: Final = "open_special_metropolises"
OPEN_CARDS: Final = 2
ELSEWHERE: Final = (DECK, HELD, GONE, BEING_PLAYED, ASIDE)
"""Where an artifact may be beside the track; aside, while somebody searches for a creature."""
SETTING_UP: Final = {"DrawSpecials", "DrawSpecial"}
CHANGING: Final = {"Battle", "EndOfBattle", "LandTaken", "ChangeHands"}
"""Steps of a battle or conquest that has still to say who owns what."""
ARTIFACTS_WIN: Final = len(REASONS) + 2
"""The ending of a game that somebody has won by artifacts."""


def plays_titans(now: Snapshot) -> bool:
    """Whether a game has the expansion."""
    return TITANS in now.rules.expansions


def owner_of(now: Snapshot, artifact: str) -> int:
    """The faction that owns an artifact; -1 without one."""
    card = now.card(artifact)
    return now["card_owner"][card] if card >= 0 else -1


def owned_by(now: Snapshot, team: int) -> int:
    """How many artifacts a team owns."""
    team_of = now.rules.team_of
    owners = [owner for owner in [owner_of(now, name) for name in ARTIFACTS] if owner >= 0]
    return [team_of[owner] for owner in owners].count(team)


def wins_at_once(now: Snapshot, team: int) -> bool:
    """Whether a team, or a player, has all five."""
    return plays_titans(now) and owned_by(now, team) == len(ARTIFACTS)


def artifacts(now: Snapshot) -> Iterator[str]:
    """Each artifact is in the deck, on the track, on a territory of its owner or with its group, or out of the game;
    never on a discard pile. Nobody has all five and plays on."""
    if not plays_titans(now):
        return
    rules, hand = now.rules, int(now.rules.moving_group)
    if sorted(card.name for card in rules.cards if card.sort == "artifact") != sorted(ARTIFACTS):
        yield "the artifacts are not those of the box"
    for name in ARTIFACTS:
        number = now.card(name)
        place, at, owner = (now[field][number] for field in ("place", "card_at", "card_owner"))
        if place not in ELSEWHERE and not TRACK <= place < TRACK + 3 and place < TOP:
            yield f"{name} is at place {place}"
        if rules.lands <= at < hand:
            yield f"{name} is at sea, in {rules.board.ids[at]}"
        if at >= 0 and not now.any_step(CHANGING) and now["owner"][at] != owner and not now.over:
            yield f"{name} of faction {owner} is in an area of faction {now['owner'][at]}"
    for team, name in enumerate(rules.teams):
        if wins_at_once(now, team) and now.one("ending") != ARTIFACTS_WIN:
            yield f"{name} has all artifacts, and the ending is {now.one('ending')}"


def specials(now: Snapshot) -> Iterator[str]:
    """Two special Metropolises are in a game, open or built, unless one was crushed; plain ones come after them."""
    rules, opened = now.rules, now[OPEN]
    built = [now["bonuses_left"][rules.bonuses.index(name)] == 0 for name in SPECIALS]
    if any(is_open and is_built for is_open, is_built in zip(opened, built, strict=True)):
        yield f"a special Metropolis is open and built: {opened}, {built}"
    used = sum(opened) + sum(built)
    crushed = "necropolis" in rules.building_names or 0 in now["alive"]
    if used > OPEN_CARDS or (used < OPEN_CARDS and not crushed and not now.any_step(SETTING_UP)):
        yield f"{used} special Metropolises are open or built: {opened}, {built}"
    plain = rules.bonuses.index("plain")
    if any(opened) and now["bonuses_left"][plain] < rules.metropolis_kinds[plain].supply:
        yield f"plain Metropolises are built, and special ones open: {opened}"


def owed(now: Snapshot) -> Iterator[str]:
    """A Metropolis of a Military Victory is owed only while the conquest is not done, unless artifacts won before."""
    if now.one("owed_metropolis") >= 0 and not now.any_step({"ConquestDone"}) and not now.over:
        yield f"a Metropolis is owed on area {now.one('owed_metropolis')}, and nobody builds it"


def controller(now: Snapshot, special: str) -> int:
    """The faction that has a special Metropolis, on a territory or on a card; -1 without one."""
    if not plays_titans(now):
        return -1
    rules, kind = now.rules, now.rules.bonuses.index(special)
    for land in range(int(rules.lands)):
        if kind + 1 in now["token"][rules.site_from[land] : rules.site_from[land + 1]]:
            return now["owner"][land]
    for faction, alive in enumerate(now["alive"]):
        if alive and now["safe_metropolises"][faction * len(rules.bonuses) + kind]:
            return faction
    return -1


def philosophers_needed(now: Snapshot, faction: int) -> int:
    """How many philosophers become a Metropolis: one less with the Cultural Metropolis."""
    return int(now.rules.philosophers_needed) - int(controller(now, "cultural") == faction)


def extra_income(now: Snapshot) -> list[int]:
    """What artifacts and the Commercial Metropolis bring each faction, beside what areas pay."""
    found = [0] * len(now.rules.factions)
    if plays_titans(now):
        for name in ARTIFACTS:
            if owner_of(now, name) >= 0 and name != CORNUCOPIA:
                found[owner_of(now, name)] += 1
        if controller(now, "commercial") >= 0:
            found[controller(now, "commercial")] += 2
    return found


def surcharge(now: Snapshot, standing: list[int]) -> int:
    """What a pawn pays at once that outbids another one: 1 GP to the owner of the Lightning."""
    whose = [int(now.rules.pawn_faction[pawn]) for pawn in standing]
    return sum(faction == owner_of(now, LIGHTNING) for faction in whose)


def struck(now: Snapshot, event: Event) -> list[tuple[int, int]]:
    """The gold that the Lightning brings and takes: in a team its owner says later who receives it."""
    owner, payer, number = event.numbers()[:3]
    rules = now.rules
    mates = [f for f, team in enumerate(rules.team_of) if team == rules.team_of[owner] and f != owner]
    divided = any(now["alive"][mate] for mate in mates)
    return [(payer, -number), *([] if divided else [(owner, number)])]


def of_nobody(now: Snapshot, land: int) -> bool:
    """Whether a building may stand on a territory of nobody: the one of its symbol."""
    lands = int(now.rules.lands)
    built = sum(now["buildings"][land::lands])
    return plays_titans(now) and built <= now.rules.board.symbols[land] and now["metropolis"][land] == 0


def triggered(now: Snapshot) -> Iterator[str]:
    """In teams the cycle is the last one as soon as a team has enough Metropolises."""
    rules = now.rules
    if not rules.end_triggered or now.one("ending") > 0 or now.one("cycle") == 0:
        return
    for team, name in enumerate(rules.teams):
        if sum(now.metropolises(mate) for mate in now.team(team)) >= rules.metropolises_to_win:
            yield f"{name} has enough Metropolises, and this cycle is not the last"


def reason_for_last_cycle(now: Snapshot) -> bool:
    """Whether a team has just got a Metropolis, where that may make a cycle the last one."""
    gained = any(event.kind is events.METROPOLIS_GAINED for event in now.game.events)
    return bool(now.rules.end_triggered) and gained


def powers(now: Snapshot, faction: int, area: int) -> set[str]:
    """Cap and Sandals of a faction in an area, or with its group."""
    names = {name for name in (CAP, SANDALS) if now.at(name) == area and area >= 0}
    return {name for name in names if owner_of(now, name) == faction}
