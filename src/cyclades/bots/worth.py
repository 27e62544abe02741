"""What a position is worth to a team: all in gold pieces, so that it can be weighed against what is paid.

The numbers are the bots' whole knowledge of the game. An expansion that adds things adds values to `OWNED`; what a card
does at once needs none, since bots try it and look at what came of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.rules.game import Game
from cyclades.rules.income import income
from cyclades.rules.ruleset import FORTRESS

WIN: Final = 400.0
METROPOLIS: Final = 46.0
"""What a Metropolis is worth; each further one 12 more."""
NEXT_METROPOLIS: Final = 12.0
PHILOSOPHERS: Final[list[float]] = [0.0, 7.0, 16.0, 28.0, 42.0]
"""What so many of the philosophers are worth that become a Metropolis."""
KINDS: Final[list[float]] = [0.0, 5.0, 12.0, 24.0, 42.0]
"""Likewise for so many different kinds of basic buildings; a second one of a kind is worth less."""
SPARE_BUILDING: Final = 2.5
HORIZON: Final = 4.5
"""How many cycles a source of income counts."""
PRIEST: Final = 4.0
MOST_PRIESTS: Final = 5
LAND: Final = 4.5
TROOP: Final = 2.2
FLEET: Final = 1.5
HERO: Final = 9.0
FIGURE: Final = 2.0
GUARD: Final = 2.6
"""A troop or Fortress more where a Metropolis stands, the first three of them."""
MARKER: Final = -1.2
"""A land area without any unit."""
RICH: Final = 12
SPARE_GOLD: Final = 0.55
RIVAL: Final = 0.42
"""How much of what the strongest rival has counts against one's own."""

OWNED: Final[dict[str, dict[str, float]]] = {
    "monument": {
        "academy-of-naval-warfare": 8.0,
        "city-of-warriors": 6.0,
        "great-citadel-of-ares": 9.0,
        "great-lighthouse-of-poseidon": 5.0,
        "great-temple-of-zeus": 6.0,
        "great-university-of-athena": 9.0,
        "military-academy": 10.0,
        "temple-of-ares": 8.0,
        "temple-of-athena": 5.0,
        "temple-of-poseidon": 7.0,
    },
}
"""What things that stand in land areas are worth to whoever controls these: by the field that says where they are."""


def score(game: Game, team: i64) -> float:
    """How a position stands for a team: its own worth less a share of the strongest rival's."""
    own = 0.0
    best = 0.0
    for other in range(len(game.rules.purses)):
        value = team_worth(game, other)
        if other == team:
            own = value
        elif value > best:
            best = value
    if game.over:
        own += WIN if won(game, team) else -WIN
    return own - RIVAL * best


def won(game: Game, team: i64) -> bool:
    """Whether a team is first at the end of a game."""
    first = game.standings[0].players
    rules = game.rules
    return any(rules.team_of[n] == team and rules.player_of[n] in first for n in range(len(rules.factions)))


def team_worth(game: Game, team: i64) -> float:
    """What a team has."""
    rules, s, f = game.rules, game.s, game.f
    total = purse_worth(s[f.gold + team])
    cities: i64 = 0
    for faction in range(len(rules.factions)):
        if rules.team_of[faction] == team and s[f.alive + faction] > 0:
            cities += game.metropolises(faction)
            total += faction_worth(game, faction)
    total += METROPOLIS * float(cities) + NEXT_METROPOLIS * float(cities * (cities - 1) // 2)
    if cities >= rules.metropolises_to_win:
        total += WIN / 2.0
    return total + building_worth(game, team)


def purse_worth(gold: i64) -> float:
    """Gold is worth what it is, but beyond what one can use it is worth less."""
    return float(gold) if gold <= RICH else float(RICH) + SPARE_GOLD * float(gold - RICH)


def building_worth(game: Game, team: i64) -> float:
    """The basic buildings of a team, which together become Metropolises."""
    rules = game.rules
    kinds: i64 = 0
    spare: i64 = 0
    for building in range(len(rules.buildings)):
        count: i64 = 0
        for faction in range(len(rules.factions)):
            if rules.team_of[faction] == team:
                count += game.owned_buildings(faction, building)
        if count > 0:
            kinds += 1
            spare += count - 1
    return KINDS[kinds] + SPARE_BUILDING * float(spare)


def faction_worth(game: Game, faction: i64) -> float:
    """What a colour has on the board and in front of its screen, but for buildings."""
    rules, s, f = game.rules, game.s, game.f
    priests = s[f.priests + faction]
    total = HORIZON * float(income(game, faction))
    total += PRIEST * float(priests if priests < MOST_PRIESTS else MOST_PRIESTS)
    philosophers = s[f.philosophers + faction]
    total += PHILOSOPHERS[philosophers if philosophers < 4 else 4]
    land: i64 = 0
    while land < rules.lands:
        if s[f.owner + land] == faction:
            total += land_worth(game, land)
        land += 1
    area: i64 = rules.lands
    while area < rules.areas:
        if s[f.owner + area] == faction:
            total += FLEET * float(s[f.units + area])
        area += 1
    for card in rules.cards:
        if s[f.card_owner + card.number] == faction:
            total += HERO if card.is_hero else FIGURE
    return total


def land_worth(game: Game, land: i64) -> float:
    """A land area with what stands there, but for its income and its buildings."""
    s, f = game.s, game.f
    troops = game.pieces(land)
    total = LAND + TROOP * float(troops)
    if s[f.metropolis + land] > 0:
        guards = troops + game.buildings(FORTRESS, land)
        total += GUARD * float(guards if guards < 3 else 3)
    elif troops == 0:
        total += MARKER
    for name, values in OWNED.items():
        if name in f.by_name:
            field = f.by_name[name]
            for i in range(field.size):
                if s[field.offset + i] == land:
                    total += values.get(field.per[i], 0.0)
    return total
