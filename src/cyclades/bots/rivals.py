"""What rivals hope for: which Metropolis a god would give them this cycle, if they can still get the god. Of one who
lacks a single Metropolis to win, the whole turn with the god is tried, with its cards and heroes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.outlook import NOTHING_SEEN
from cyclades.bots.search import Search
from cyclades.bots.threats import army_in, chance_of_loss
from cyclades.bots.turn_plan import after_turn
from cyclades.bots.weights import Weights
from cyclades.rules.accessible_areas import accessible
from cyclades.rules.areas import may_leave
from cyclades.rules.buildings import team_buildings, team_metropolises
from cyclades.rules.construction import Build
from cyclades.rules.destinations import NO_LEADER, may_enter
from cyclades.rules.game import Game
from cyclades.rules.moves import LandMove
from cyclades.rules.people import philosophers_needed
from cyclades.rules.recruiting import RecruitPeople

ELSEWHERE: Final = 0.4
"""How likely a rival who stands on another god is outbid there, and comes here."""
EFFORT: Final = 200
"""How far a rival's turn is looked through; a glance is a part of it."""
CHEAPLY: Final = 1
"""What a rival is thought to pay for a god."""
LIKELY: Final = 0.5
"""An attack that succeeds as often as this is one to hope for."""


class Hope:
    """What somebody hopes for: the faction, or -1 for nobody, and what that is worth to it."""

    def __init__(self, faction: i64, worth: float) -> None:
        self.faction = faction
        self.worth = worth


def greatest_hope(game: Game, pawn: i64, god: i64, weights: Weights) -> Hope:
    """What the rival of a pawn's player who hopes most for a god hopes for."""
    rules = game.rules
    own = rules.team_of[rules.pawn_faction[pawn]]
    found = Hope(-1, 0.0)
    if god == rules.apollo.number:
        return found
    for faction in range(len(rules.factions)):
        if rules.team_of[faction] != own and game.s[game.f.alive + faction] > 0:
            worth = hopes(game, faction, god, weights)
            if worth > found.worth:
                found = Hope(faction, worth)
    return found


def hopes(game: Game, faction: i64, god: i64, weights: Weights) -> float:
    """What a Metropolis that a god would give a faction this cycle is worth to it, as likely as it gets the god."""
    likely = may_get(game, faction, god)
    if likely == 0.0:
        return 0.0
    rules = game.rules
    last = team_metropolises(game, rules.team_of[faction]) + 1 >= rules.metropolises_to_win
    if not would_found(game, faction, god) and not (last and would_win(game, faction, god, weights)):
        return 0.0
    return likely * (weights.metropolis + (weights.win / 2.0 if last else 0.0))


def may_get(game: Game, faction: i64, god: i64) -> float:
    """How likely a faction can still have a god: if a pawn of it stands there or waits, or may be outbid elsewhere. Who
    is on Apollo stays there."""
    rules, s, f = game.rules, game.s, game.f
    found = 0.0
    for pawn in range(len(rules.pawns)):
        if rules.pawn_faction[pawn] == faction:
            at = s[f.pawn_god + pawn]
            if at < 0 or at == god:
                return 1.0
            if at != rules.apollo.number:
                found = ELSEWHERE
    return found


def would_win(game: Game, faction: i64, god: i64, weights: Weights) -> bool:
    """Whether a faction that lacks one Metropolis would have enough of them after its best turn with a god."""
    return won_with(game, faction, god, weights) is not None


def won_with(game: Game, faction: i64, god: i64, weights: Weights) -> Game | None:
    """The game after the best turn of a faction with a god, if it has Metropolises enough then."""
    rules = game.rules
    team = rules.team_of[faction]
    for pawn in range(len(rules.pawns)):
        if rules.pawn_faction[pawn] == faction:
            search = Search(faction, team, EFFORT, NOTHING_SEEN, weights, game.generator)
            after = after_turn(game, pawn, god, CHEAPLY, search)
            return after if team_metropolises(after, team) >= rules.metropolises_to_win else None
    return None


def would_found(game: Game, faction: i64, god: i64) -> bool:
    """Whether a faction could get a Metropolis with a god, as far as everybody knows."""
    return founding(game, faction, god) is not None


class Founding:
    """How a Metropolis is got: by philosophers, by the last building of a set, or by conquering an area; the others
    are -1."""

    def __init__(self, philosophers: i64 = -1, building: i64 = -1, land: i64 = -1) -> None:
        self.philosophers = philosophers
        """How many it takes."""
        self.building = building
        self.land = land


def founding(game: Game, faction: i64, god: i64, conquers: bool = True) -> Founding | None:
    """How a faction could get a Metropolis with a god, as far as everybody knows; None where it could not. Of several
    ways the first; or of those without conquest, whatever may be built on what is conquered before."""
    rules = game.rules
    gold = game.s[game.f.gold_high + rules.purse_of[faction]] - 1
    for deed in rules.gods[god].deeds:
        if isinstance(deed, RecruitPeople):
            if deed.people is rules.philosophers and completes_school(game, faction, deed, gold):
                return Founding(philosophers=philosophers_needed(game, faction))
        elif isinstance(deed, Build):
            if gold >= deed.price and (not conquers or len(deed.lands(game, faction)) > 0):
                for building in deed.choices(game):
                    if completes_set(game, faction, building.number):
                        return Founding(building=building.number)
        elif isinstance(deed, LandMove):
            if conquers and gold >= deed.move_price(game):
                land = conquest(game, faction, deed.leading())
                if land >= 0:
                    return Founding(land=land)
    return None


def completes_school(game: Game, faction: i64, deed: RecruitPeople, gold: i64) -> bool:
    """Whether a faction can recruit all the philosophers that it still needs."""
    s = game.s
    missing = philosophers_needed(game, faction) - s[game.f.philosophers + faction]
    if missing > len(deed.prices) or missing > s[deed.people.left]:
        return False
    total: i64 = 0
    for number in range(missing):
        total += deed.prices[number]
    return total <= gold


def completes_set(game: Game, faction: i64, building: i64) -> bool:
    """Whether a building, if one is left, is the last kind that a faction and its teammates need."""
    if game.s[game.f.buildings_left + building] == 0 or team_buildings(game, faction, building) > 0:
        return False
    missing: i64 = 0
    for other in game.rules.needed_buildings:
        if other.number != building and team_buildings(game, faction, other.number) == 0:
            missing += 1
    for wild in game.rules.wildcards:
        missing -= team_buildings(game, faction, wild.number)
    return missing <= 0


def conquest(game: Game, faction: i64, leader: i64) -> i64:
    """Where an army of a faction, with a unit that leads it where the move needs one, can reach a Metropolis of
    somebody else and will probably take it; -1 where none can."""
    rules, s, f = game.rules, game.s, game.f
    for origin in range(rules.lands):
        if s[f.owner + origin] == faction and may_leave(game, origin) and led_from(game, origin, leader):
            army = army_in(game, origin)
            if army > 0:
                for land in accessible(game, faction, origin):
                    if s[f.metropolis + land] > 0 and s[f.owner + land] >= 0 and s[f.owner + land] != faction:
                        if may_enter(game, faction, land) and chance_of_loss(game, land, army) >= LIKELY:
                            return land
    return -1


def led_from(game: Game, land: i64, leader: i64) -> bool:
    """Whether a move that a kind of unit has to lead may set out from a land area."""
    return leader == NO_LEADER or game.s[game.rules.unit_kinds[leader].field + land] > 0
