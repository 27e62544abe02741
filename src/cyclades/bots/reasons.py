"""Why an answer is good: what it changes most, in the parts that the worth of a position is made of.

A deed is compared with doing nothing, any other answer with the worst one to the same question, an offering with the
turn that the worst god would bring: what all answers have in common is no reason for one of them.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.bots.advice import Advice, does_nothing, is_offering
from cyclades.bots.outlook import risk
from cyclades.bots.rivals import greatest_hope
from cyclades.bots.search import Search
from cyclades.bots.threats import best_conquest
from cyclades.bots.turn_plan import after_turn
from cyclades.bots.worth import (
    BUILDINGS,
    COUNT,
    FLEETS,
    GOLD,
    INCOME,
    LANDS,
    METROPOLISES,
    PARTS,
    PRIESTS,
    TROOPS,
    parts,
    total,
    won,
)
from cyclades.rules.buildings import team_buildings, team_metropolises
from cyclades.rules.game import Game
from cyclades.rules.gold import team_gold
from cyclades.rules.offerings import Offer
from cyclades.rules.turns import Menu

WORTH_SAYING: Final = 0.4
"""A gain of less gold than this is none."""
ALIKE: Final = 0.1
"""Answers whose worths differ by less are as good as each other."""
REASONS: Final = (
    *PARTS,
    "loot",
    "victory",
    "last-metropolis",
    "spare-building",
    "safety",
    "conquest",
    "rival",
    "denial",
    "little",
    "alike",
    "only",
    "enough",
    "random",
    "fancy",
)
"""All reasons there are; each has a message in the catalogues."""
GREAT: Final = ("victory", "last-metropolis", "metropolises")
"""Reasons beside which what rivals hope for does not count."""


def give_reasons(game: Game, best: list[Advice], all_ideas: list[Advice], search: Search) -> None:
    """Say why the best of some answers are good, where the bot has not said so itself."""
    for number, row in enumerate(best):
        if row.reason:
            continue
        if len(game.actions) == 1:
            row.reason = "only"
        elif does_nothing(row):
            row.reason = "enough"
        else:
            step = game.stack[-1]
            if isinstance(step, Offer):
                offering_reason(game, step.pawn, row, all_ideas, search)
            else:
                answer_reason(game, row, all_ideas, search)
        if number > 0 and is_alike(row, best[number - 1]):
            row.reason, row.about = "alike", {}
    if len(best) > 1 and is_offering(best[0]) and is_offering(best[1]):
        worth_up_to(game, best[0], best[1])


def is_alike(row: Advice, above: Advice) -> bool:
    """Whether an answer is as good as the one above it, for the same reason or none of its own."""
    same = row.reason in (above.reason, "little") or above.reason == "alike"
    return same and not does_nothing(row) and above.value - row.value < ALIKE


def answer_reason(game: Game, row: Advice, all_ideas: list[Advice], search: Search) -> None:
    """The reason for an answer: what it leads to beside where the game stands, or beside the worst answer."""
    after = search.outcome(game, row.action)
    lucky = search.tossed
    before = game
    step = game.stack[-1]
    if not isinstance(step, Menu):
        before = game if all_ideas[-1] is row else search.outcome(game, all_ideas[-1].action)
        if before is game:
            row.reason = "little"
            return
    row.reason, row.about = reason_of(before, after, search)
    if lucky and row.reason != "little":
        row.about["luck"] = 1


def offering_reason(game: Game, pawn: i64, row: Advice, all_ideas: list[Advice], search: Search) -> None:
    """The reason for an offering: what the turn with the god does, or whom it keeps from the god."""
    after = after_turn(game, pawn, row.action.a, row.action.b, search)
    worst = all_ideas[-1]
    before = game if worst is row else after_turn(game, pawn, worst.action.a, worst.action.b, search)
    row.reason, row.about = reason_of(before, after, search)
    rival = greatest_hope(game, pawn, row.action.a, search.weights).faction
    if rival >= 0 and row.reason not in GREAT:
        row.reason, row.about = "denial", {"faction": game.rules.factions[rival]}


def worth_up_to(game: Game, best: Advice, second: Advice) -> None:
    """How much may be offered to the best god before the second best is better, as far as it can be paid."""
    most = best.action.b + int(best.value - second.value)
    highest = max(action.b for action in game.actions if action.a == best.action.a)
    most = most if most < highest else highest
    if most > best.action.b:
        best.about["most"] = int(most)
        best.about["next"] = game.rules.gods[second.action.a].name


def reason_of(before: Game, after: Game, search: Search) -> tuple[str, dict[str, Any]]:
    """The greatest change for the better between two positions, and what to say about it."""
    team, weights = search.team, search.weights
    if after.over and won(after, team):
        return "victory", {}
    old, new = parts(before, weights), parts(after, weights)
    at = team * COUNT
    reason, best = "little", WORTH_SAYING
    for part in range(COUNT):
        gain = new[at + part] - old[at + part]
        if gain > best:
            reason, best = PARTS[part], gain
    if len(search.outlook.near) > 0 and not after.over:
        gain = risk(before, team, search.outlook, weights) - risk(after, team, search.outlook, weights)
        if gain > best:
            reason, best = "safety", gain
        gain = weights.chance * (best_conquest(after, team, weights) - best_conquest(before, team, weights))
        if gain > best:
            reason, best = "conquest", gain
    rival = strongest(old, team)
    gain = weights.rival * (total(old, rival) - total(new, rival))
    if gain > best:
        return "rival", {"faction": colour_of(before, rival)}
    return told(before, after, search, reason, old, new)


def told(
    before: Game, after: Game, search: Search, reason: str, old: vec[float], new: vec[float]
) -> tuple[str, dict[str, Any]]:
    """A reason with its numbers."""
    team, faction, weights = search.team, search.faction, search.weights
    at = team * COUNT
    if reason == PARTS[METROPOLISES] and team_metropolises(after, team) >= after.rules.metropolises_to_win:
        return "last-metropolis", {}
    if reason == PARTS[BUILDINGS] and different_buildings(after, faction) <= different_buildings(before, faction):
        return "spare-building", {}
    if reason == PARTS[GOLD]:
        robbed = robbed_unseen(before, after, team)
        if robbed >= 0:
            return "loot", {"faction": colour_of(before, robbed)}
        return reason, {"number": int(team_gold(after, team) - team_gold(before, team))}
    for part, unit in (
        (INCOME, weights.income),
        (PRIESTS, weights.priest),
        (LANDS, weights.land),
        (TROOPS, weights.troop),
        (FLEETS, weights.fleet),
    ):
        if reason == PARTS[part]:
            about: dict[str, Any] = {"number": round((new[at + part] - old[at + part]) / unit)}
            if part == PRIESTS:
                about["unit"] = before.rules.priests.name
            return reason, about
    return reason, {}


def robbed_unseen(before: Game, after: Game, team: i64) -> i64:
    """A rival whose gold becomes less, and of which nobody can say how much there is: then nor how much is gained."""
    s, f = before.s, before.f
    for purse in range(len(before.rules.purses)):
        other = before.rules.purse_team[purse]
        if other != team and after.s[f.gold + purse] < s[f.gold + purse]:
            if not before.rules.open_gold and s[f.gold_low + purse] != s[f.gold_high + purse]:
                return other
    return -1


def different_buildings(game: Game, faction: i64) -> int:
    """How many kinds of basic buildings a faction has, with those of its teammates that count together with them."""
    return sum(team_buildings(game, faction, building.number) > 0 for building in game.rules.buildings)


def strongest(table: vec[float], team: i64) -> i64:
    """The rival of a team that has most."""
    best: i64 = -1
    for other in range(len(table) // COUNT):
        if other != team and (best < 0 or total(table, other) > total(table, best)):
            best = other
    return best


def colour_of(game: Game, team: i64) -> str:
    """A colour of a team."""
    return game.rules.factions[game.rules.team_of.index(team)]
