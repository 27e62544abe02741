"""A position in numbers, for what learns from games how likely each team is to win: so many for each team, the same in
every edition. What an expansion adds is in them by the worth that it declares (bots/worth.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.bots.outlook import has_acted
from cyclades.bots.threats import chance_of_loss
from cyclades.bots.weights import Weights
from cyclades.bots.worth import COUNT, PARTS, force_of, parts, promised
from cyclades.bots.worth import INCOME as WORTH_OF_INCOME
from cyclades.rules.accessible_areas import accessible
from cyclades.rules.areas import may_leave, pieces_in
from cyclades.rules.buildings import buildings_at, metropolises_on_cards
from cyclades.rules.destinations import may_enter
from cyclades.rules.game import Game
from cyclades.rules.people import philosophers_needed
from cyclades.rules.turns import TurnsWithGods

FEATURES: Final = (
    *(f"worth of {part}" for part in PARTS),
    "gold",
    "gold beyond 10",
    "income",
    "priests",
    "philosophers missing: 1",
    "philosophers missing: 2",
    "philosophers missing: 3",
    "kinds of buildings missing: 1",
    "kinds of buildings missing: 2",
    "kinds of buildings missing: 3",
    "buildings",
    "Metropolises",
    "Metropolises missing: none",
    "Metropolises missing: 1",
    "Metropolises missing: 2",
    "Metropolises on cards",
    "land areas",
    "sea areas",
    "troops",
    "fleets",
    "largest army",
    "Metropolises with one guard",
    "Metropolises without a guard",
    "heroes",
    "hero who could be sacrificed",
    "best attack on a Metropolis",
    "danger to a Metropolis",
    "place in the turn order",
    "first in the turn order",
    "acts in this cycle",
    "acts before the others",
)
"""What is known of each team."""
GOLD: Final = 12
SPARE_GOLD: Final = 13
INCOME: Final = 14
PRIESTS: Final = 15
PHILOSOPHERS_MISSING: Final = 16
KINDS_MISSING: Final = 19
BUILDINGS: Final = 22
METROPOLISES: Final = 23
METROPOLISES_MISSING: Final = 24
ON_CARDS: Final = 27
LANDS: Final = 28
SEAS: Final = 29
TROOPS: Final = 30
FLEETS: Final = 31
LARGEST_ARMY: Final = 32
ONE_GUARD: Final = 33
NO_GUARD: Final = 34
HEROES: Final = 35
FOUNDING_HERO: Final = 36
ATTACK: Final = 37
DANGER: Final = 38
PLACE: Final = 39
FIRST: Final = 40
ACTS: Final = 41
ACTS_FIRST: Final = 42
SIZE: Final = 43
"""How many there are."""
SITUATION: Final = ("cycle", "gods act", "teams")
"""What is known of the game, for all teams alike."""
USEFUL_GOLD: Final = 10


def features(game: Game, weights: Weights) -> vec[float]:
    """The features of each team, team after team."""
    rules, s, f = game.rules, game.s, game.f
    teams: i64 = len(rules.teams)
    worth = parts(game, weights)
    found = vec[float]([0.0] * (teams * SIZE))
    team: i64 = 0
    while team < teams:
        part: i64 = 0
        while part < COUNT:
            found[team * SIZE + part] = worth[team * COUNT + part]
            part += 1
        at = team * SIZE
        found[at + INCOME] = worth[team * COUNT + WORTH_OF_INCOME] / weights.income
        if promised(game, team, weights) > 0.0:
            found[at + FOUNDING_HERO] = 1.0
        team += 1
    add_possessions(game, found)
    add_areas(game, found)
    add_order(game, found)
    for hero in rules.heroes:
        owner = s[f.card_owner + hero.number]
        if owner >= 0:
            found[rules.team_of[owner] * SIZE + HEROES] += 1.0
    team = 0
    while team < teams:
        at = team * SIZE
        missing = rules.metropolises_to_win - i64(found[at + METROPOLISES])
        if missing < 0:
            missing = 0
        if missing <= 2:
            found[at + METROPOLISES_MISSING + missing] = 1.0
        team += 1
    return found


def add_possessions(game: Game, found: vec[float]) -> None:
    """What players have in front of them, and what they still need for a Metropolis."""
    rules, s, f = game.rules, game.s, game.f
    for purse in range(len(rules.purses)):
        at = rules.purse_team[purse] * SIZE
        gold = s[f.gold + purse]
        found[at + GOLD] += float(gold)
        if gold > USEFUL_GOLD:
            found[at + SPARE_GOLD] += float(gold - USEFUL_GOLD)
    kinds: i64 = len(rules.needed_buildings)
    for faction in range(len(rules.factions)):
        at = rules.team_of[faction] * SIZE
        found[at + PRIESTS] += float(s[f.priests + faction])
        found[at + METROPOLISES] += float(metropolises_on_cards(game, faction))
        found[at + ON_CARDS] += float(metropolises_on_cards(game, faction))
        missing = philosophers_needed(game, faction) - s[f.philosophers + faction]
        if missing <= 3:
            found[at + PHILOSOPHERS_MISSING + (missing - 1 if missing > 1 else 0)] += 1.0
        different: i64 = 0
        for building in rules.buildings:
            count: i64 = 0
            land: i64 = 0
            while land < rules.lands:
                owner = s[f.owner + land]
                if owner == faction or (rules.joint_buildings and owner >= 0 and game.allies(owner, faction)):
                    count += s[f.buildings + building.number * rules.lands + land]
                land += 1
            found[at + BUILDINGS] += float(count)
            if building.wildcard:
                different += count
            elif building.needed and count > 0:
                different += 1
        missing = kinds - different
        if missing <= 3:
            found[at + KINDS_MISSING + (missing - 1 if missing > 1 else 0)] += 1.0


def add_areas(game: Game, found: vec[float]) -> None:
    """What stands in the areas of each team, and whether its armies could take a Metropolis."""
    rules, s, f = game.rules, game.s, game.f
    land: i64 = 0
    while land < rules.lands:
        owner = s[f.owner + land]
        if owner >= 0:
            at = rules.team_of[owner] * SIZE
            force = force_of(game, rules.land_kinds, land)
            found[at + LANDS] += 1.0
            found[at + TROOPS] += force
            if force > found[at + LARGEST_ARMY]:
                found[at + LARGEST_ARMY] = force
            cities = s[f.metropolis + land]
            if cities > 0:
                found[at + METROPOLISES] += float(cities)
                guards = pieces_in(game, land) + buildings_at(game, rules.fortress.number, land)
                if guards == 0:
                    found[at + NO_GUARD] += float(cities)
                elif guards == 1:
                    found[at + ONE_GUARD] += float(cities)
            add_attacks(game, land, found)
        land += 1
    while land < rules.areas:
        owner = s[f.owner + land]
        if owner >= 0:
            at = rules.team_of[owner] * SIZE
            found[at + SEAS] += 1.0
            found[at + FLEETS] += force_of(game, rules.sea_kinds, land)
        land += 1


def add_attacks(game: Game, origin: i64, found: vec[float]) -> None:
    """How likely the army in a land area would take a Metropolis of a rival within its reach: for whom that is the best
    attack, and whose Metropolis is in danger by it."""
    rules, s, f = game.rules, game.s, game.f
    army = pieces_in(game, origin)
    if army == 0 or not may_leave(game, origin):
        return
    own = s[f.owner + origin]
    at = rules.team_of[own] * SIZE
    for land in accessible(game, own, origin):
        owner = s[f.owner + land]
        if owner < 0 or s[f.metropolis + land] == 0 or rules.team_of[owner] == rules.team_of[own]:
            continue
        if may_enter(game, own, land):
            likely = chance_of_loss(game, land, army)
            if likely > found[at + ATTACK]:
                found[at + ATTACK] = likely
            if likely > found[rules.team_of[owner] * SIZE + DANGER]:
                found[rules.team_of[owner] * SIZE + DANGER] = likely


def add_order(game: Game, found: vec[float]) -> None:
    """Who comes when: in the turn order, and among those who still act in this cycle."""
    rules, s, f = game.rules, game.s, game.f
    pawns: i64 = len(rules.pawns)
    slot: i64 = 0
    while slot < pawns:
        pawn = s[f.order + slot]
        if pawn >= 0:
            at = rules.team_of[rules.pawn_faction[pawn]] * SIZE
            found[at + PLACE] += float(pawns - slot) / float(pawns)
            if slot == 0:
                found[at + FIRST] = 1.0
        slot += 1
    if not gods_act(game):
        return
    first = True
    for slot in range(s[f.open_gods]):
        god = s[f.god_at + slot]
        pawn = 0
        while pawn < pawns:
            if s[f.pawn_god + pawn] == god and (s[f.turn] == pawn or not has_acted(game, pawn)):
                at = rules.team_of[rules.pawn_faction[pawn]] * SIZE
                found[at + ACTS] += 1.0
                if first:
                    found[at + ACTS_FIRST] = 1.0
                    first = False
            pawn += 1


def gods_act(game: Game) -> bool:
    """Whether all offerings of a cycle are made, so that turns with gods are what comes next."""
    return not any(isinstance(step, TurnsWithGods) for step in game.stack)


def situation(game: Game) -> list[float]:
    """What is known of the game as a whole."""
    return [float(game.s[game.f.cycle]), 1.0 if gods_act(game) else 0.0, float(len(game.rules.teams))]
