"""Why an answer is good: what it changes most, in the parts that the worth of a position is made of."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.bots.threats import best_conquest, risk
from cyclades.bots.values import Values
from cyclades.bots.worth import COUNT, FLEETS, GOLD, INCOME, LANDS, METROPOLISES, PARTS, PRIESTS, TROOPS, parts, won
from cyclades.rules.game import Game
from cyclades.rules.reach import team_metropolises

WORTH_SAYING: Final = 0.4
"""A gain of less gold than this is none."""
REASONS: Final = (
    *PARTS,
    "victory",
    "last-metropolis",
    "safety",
    "conquest",
    "rival",
    "denial",
    "nothing",
    "random",
    "fancy",
)
"""All reasons there are; each has a message in the catalogues."""


def reason_of(before: Game, after: Game, team: i64, near: list[i64], values: Values) -> tuple[str, dict[str, Any]]:
    """The greatest change for the better between two positions, and what to say about it."""
    if after.over and won(after, team):
        return "victory", {}
    old, new = parts(before, values), parts(after, values)
    at = team * COUNT
    reason, best = "nothing", WORTH_SAYING
    for part in range(COUNT):
        gain = new[at + part] - old[at + part]
        if gain > best:
            reason, best = PARTS[part], gain
    if len(near) > 0 and not after.over:
        gain = risk(before, team, near, values) - risk(after, team, near, values)
        if gain > best:
            reason, best = "safety", gain
        gain = values.chance * (best_conquest(after, team, values) - best_conquest(before, team, values))
        if gain > best:
            reason, best = "conquest", gain
    rival = strongest(old, team)
    gain = values.rival * (total(old, rival) - total(new, rival))
    if gain > best:
        return "rival", {"faction": colour_of(before, rival)}
    return told(before, after, team, reason, old, new, values)


def told(
    before: Game, after: Game, team: i64, reason: str, old: vec[float], new: vec[float], values: Values
) -> tuple[str, dict[str, Any]]:
    """A reason with its numbers."""
    at = team * COUNT
    if reason == PARTS[METROPOLISES] and team_metropolises(after, team) >= after.rules.metropolises_to_win:
        return "last-metropolis", {}
    if reason == PARTS[GOLD]:
        gold = before.f.gold + team
        return reason, {"number": int(after.s[gold] - before.s[gold])}
    for part, unit in (
        (INCOME, values.income),
        (PRIESTS, values.priest),
        (LANDS, values.land),
        (TROOPS, values.troop),
        (FLEETS, values.fleet),
    ):
        if reason == PARTS[part]:
            number = round((new[at + part] - old[at + part]) / unit)
            return reason, {"number": number, "unit": before.rules.priests.name}
    return reason, {}


def strongest(table: vec[float], team: i64) -> i64:
    """The rival of a team that has most."""
    best: i64 = -1
    for other in range(len(table) // COUNT):
        if other != team and (best < 0 or total(table, other) > total(table, best)):
            best = other
    return best


def total(table: vec[float], team: i64) -> float:
    """All that a team has."""
    found = 0.0
    for part in range(COUNT):
        found += table[team * COUNT + part]
    return found


def colour_of(game: Game, team: i64) -> str:
    """A colour of a team."""
    rules = game.rules
    for faction in range(len(rules.factions)):
        if rules.team_of[faction] == team:
            return rules.factions[faction]
    raise AssertionError(f"team {team} has no colour")
