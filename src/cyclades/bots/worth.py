"""What a position is worth to a team: all in gold pieces, so that it can be weighed against what is paid."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.bots.weights import Weights
from cyclades.engine.decks import GONE
from cyclades.rules.areas import is_defended, pieces_in
from cyclades.rules.buildings import Building, buildings_at, metropolises_on_cards, team_metropolises
from cyclades.rules.cards import Card, FigureCreature
from cyclades.rules.game import Game
from cyclades.rules.gold import gold_of
from cyclades.rules.heroes import missing
from cyclades.rules.income import area_income, more_income
from cyclades.rules.looks import Shown
from cyclades.rules.people import philosophers_needed
from cyclades.rules.units import UnitKind

PARTS: Final = (
    "gold",
    "income",
    "priests",
    "philosophers",
    "buildings",
    "metropolises",
    "lands",
    "troops",
    "fleets",
    "cards",
    "guards",
    "owned",
)
"""What the worth of a position is made of."""
GOLD: Final = 0
INCOME: Final = 1
PRIESTS: Final = 2
PHILOSOPHERS: Final = 3
BUILDINGS: Final = 4
METROPOLISES: Final = 5
LANDS: Final = 6
TROOPS: Final = 7
FLEETS: Final = 8
CARDS: Final = 9
GUARDS: Final = 10
THINGS: Final = 11
COUNT: Final = 12
MOST_GUARDS: Final = 3


def score(game: Game, team: i64, weights: Weights, foresees: bool = False) -> float:
    """How a position stands for a team: its own worth less a share of the strongest rival's. Who foresees counts the
    Metropolises that heroes could build now or soon."""
    table = parts(game, weights)
    own = 0.0
    best = 0.0
    for other in range(len(game.rules.teams)):
        worth = total(table, other)
        if foresees:
            worth += weights.heroic * promised(game, other, weights) + coming(game, other, weights)
        if other == team:
            own = worth
        elif worth > best:
            best = worth
    if game.over:
        own += weights.win if won(game, team) else -weights.win
    return own - weights.rival * best


def total(table: vec[float], team: i64) -> float:
    """All that a team has, of a table that `parts` made."""
    found = 0.0
    at = team * COUNT
    for part in range(COUNT):
        found += table[at + part]
    return found


def won(game: Game, team: i64) -> bool:
    """Whether a team is first at the end of a game."""
    rules = game.rules
    for row in game.standings:
        if row.place == 1:
            for faction in range(len(rules.factions)):
                if rules.team_of[faction] == team and rules.player_of[faction] in row.players:
                    return True
    return False


def parts(game: Game, weights: Weights) -> vec[float]:
    """What each team has, part by part: team after team, in the order of `PARTS`."""
    rules, s, f = game.rules, game.s, game.f
    team_of = rules.team_of
    table = vec[float]([0.0] * (COUNT * len(rules.teams)))
    cities = vec[i64]([0] * len(rules.teams))
    joint = rules.joint_buildings
    built = vec[i64]([0] * (len(rules.buildings) * len(rules.factions)))
    kinds: i64 = len(rules.buildings)
    land: i64 = 0
    while land < rules.lands:
        owner = s[f.owner + land]
        if owner >= 0:
            team = team_of[owner]
            cities[team] += s[f.metropolis + land]
            building: i64 = 0
            while building < kinds:
                built[(team if joint else owner) * kinds + building] += s[f.buildings + building * rules.lands + land]
                building += 1
            add_land(game, land, weights, table, team * COUNT)
        land += 1
    while land < rules.areas:
        owner = s[f.owner + land]
        if owner >= 0:
            at = team_of[owner] * COUNT
            table[at + FLEETS] += weights.fleet * force_of(game, rules.sea_kinds, land)
            table[at + INCOME] += weights.income * float(area_income(game, land))
        land += 1
    for card in rules.cards:
        owner = s[f.card_owner + card.number]
        if owner >= 0:
            table[team_of[owner] * COUNT + CARDS] += card_worth(card, weights)
    for shown in rules.shown:
        if shown.weighs:
            add_things(game, shown, weights, table)
    for faction in range(len(rules.factions)):
        if s[f.alive + faction] > 0:
            cities[team_of[faction]] += metropolises_on_cards(game, faction)
            add_people(game, faction, weights, table, team_of[faction] * COUNT)
    for purse in range(len(rules.purses)):
        table[rules.purse_team[purse] * COUNT + GOLD] += purse_worth(s[f.gold + purse], weights)
    for team in range(len(rules.teams)):
        at = team * COUNT
        table[at + METROPOLISES] = city_worth(game, cities[team], weights)
    add_buildings(game, built, weights, table)
    add_artifacts(game, weights, table)
    return table


def add_buildings(game: Game, built: vec[i64], weights: Weights, table: vec[float]) -> None:
    """The buildings that count together for a Metropolis: those of a faction, or of a whole team."""
    rules = game.rules
    kinds: i64 = len(rules.buildings)
    if rules.joint_buildings:
        for team in range(len(rules.teams)):
            table[team * COUNT + BUILDINGS] = building_worth(rules.buildings, built, team * kinds, weights)
        return
    for faction in range(len(rules.factions)):
        at = rules.team_of[faction] * COUNT + BUILDINGS
        table[at] += building_worth(rules.buildings, built, faction * kinds, weights)


def add_artifacts(game: Game, weights: Weights, table: vec[float]) -> None:
    """All artifacts win: the more of them a team owns, the more each is worth, unless one is out of the game."""
    rules, s, f = game.rules, game.s, game.f
    if len(rules.artifacts) == 0:
        return
    owned: list[i64] = [0] * len(rules.teams)
    for artifact in rules.artifacts:
        if s[f.place + artifact.number] == GONE:
            return  # nobody can own all of them any more
        owner = s[f.card_owner + artifact.number]
        if owner >= 0:
            owned[rules.team_of[owner]] += 1
    for team in range(len(rules.teams)):
        table[team * COUNT + CARDS] += step(weights.artifacts, owned[team])


def card_worth(card: Card, weights: Weights) -> float:
    """What a card that belongs to somebody is worth."""
    if card.is_hero and card.worth == 0.0:
        return weights.hero
    return weights.figure if isinstance(card, FigureCreature) else weights.things * card.worth


def force_of(game: Game, kinds: list[UnitKind], area: i64) -> float:
    """What the pieces of some kinds in an area are worth, measured by troops or fleets."""
    found = 0.0
    for kind in kinds:
        found += kind.worth * float(game.s[kind.field + area])
    return found


def add_land(game: Game, land: i64, weights: Weights, table: vec[float], at: i64) -> None:
    """A land area with what stands there, but for its buildings."""
    s, f = game.s, game.f
    troops = pieces_in(game, land)
    table[at + LANDS] += weights.land
    table[at + INCOME] += weights.income * float(area_income(game, land))
    table[at + TROOPS] += weights.troop * force_of(game, game.rules.land_kinds, land)
    if s[f.metropolis + land] > 0:
        guards = troops + buildings_at(game, game.rules.fortress.number, land)
        table[at + GUARDS] += weights.guard * float(guards if guards < MOST_GUARDS else MOST_GUARDS)
    elif troops == 0 and not is_defended(game, land):
        table[at + GUARDS] += weights.unguarded


def add_things(game: Game, shown: Shown, weights: Weights, table: vec[float]) -> None:
    """What lies in front of factions, or stands in areas and serves whoever controls these."""
    s, f, rules = game.s, game.f, game.rules
    for place in range(shown.size):
        number = s[shown.offset + place]
        if not shown.present(place, number):
            continue
        holder = shown.faction(place, number)
        area = shown.area(place, number)
        if holder < 0 and 0 <= area < rules.areas:
            holder = s[f.owner + area]
        if holder >= 0:
            table[rules.team_of[holder] * COUNT + THINGS] += weights.things * shown.worth(place, number)


def add_people(game: Game, faction: i64, weights: Weights, table: vec[float], at: i64) -> None:
    """What a colour has in front of its screen."""
    s, f = game.s, game.f
    priests = s[f.priests + faction]
    table[at + PRIESTS] += weights.priest * float(priests if priests < weights.most_priests else weights.most_priests)
    missing = philosophers_needed(game, faction) - s[f.philosophers + faction]
    table[at + PHILOSOPHERS] += step(weights.philosophers, len(weights.philosophers) - 1 - missing)
    for people in game.rules.people:
        table[at + THINGS] += weights.things * people.worth * float(s[people.field + faction])
    for deck in game.rules.decks:
        if deck.hands >= 0:
            table[at + THINGS] += weights.things * deck.hidden_worth * float(s[deck.hands + faction])
    table[at + INCOME] += weights.income * float(more_income(game, faction))


def step(worths: list[float], number: i64) -> float:
    """The worth of so many, if more than are listed are worth no more, and fewer no less."""
    if number < 0:
        return worths[0]
    return worths[number] if number < len(worths) else worths[-1]


def purse_worth(gold: i64, weights: Weights) -> float:
    """Gold is worth what it is, but beyond what one can use it is worth less."""
    amount = float(gold)
    return amount if amount <= weights.rich else weights.rich + weights.spare_gold * (amount - weights.rich)


def city_worth(game: Game, cities: i64, weights: Weights) -> float:
    """So many Metropolises, and the end of the game that they may bring."""
    total = weights.metropolis * float(cities) + weights.next_metropolis * float(cities * (cities - 1) // 2)
    return total + weights.win / 2.0 if cities >= game.rules.metropolises_to_win else total


def promised(game: Game, team: i64, weights: Weights) -> float:
    """What one more Metropolis would be worth to a team, if a hero of it could be sacrificed for one as things are."""
    rules = game.rules
    for hero in rules.heroes:
        owner = game.s[game.f.card_owner + hero.number]
        if owner >= 0 and hero.founds and rules.team_of[owner] == team:
            if hero.may_sacrifice(game, owner, hero.number):
                cities = team_metropolises(game, team)
                return city_worth(game, cities + 1, weights) - city_worth(game, cities, weights)
    return 0.0


def coming(game: Game, team: i64, weights: Weights) -> float:
    """What it is worth to a team that a hero of it will soon meet the condition to be sacrificed for a Metropolis: the
    one who lacks least counts."""
    if len(weights.heroic_soon) == 0:
        return 0.0
    rules, best = game.rules, 0.0
    for hero in rules.heroes:
        owner = game.s[game.f.card_owner + hero.number]
        if owner >= 0 and hero.founds and rules.team_of[owner] == team:
            lacking = hero.lacking(game, owner) + cycles_of_saving(
                game, owner, hero.sacrifice_cost(game, owner), weights
            )
            if 0 < lacking < len(weights.heroic_soon) and weights.heroic_soon[lacking] > best:
                best = weights.heroic_soon[lacking]
    return best


def cycles_of_saving(game: Game, faction: i64, gold: i64, weights: Weights) -> i64:
    """For how many cycles a faction may have to save until it has so much gold."""
    short = missing(gold, gold_of(game, faction))
    return (short + weights.saved - 1) // weights.saved


def building_worth(kinds: list[Building], built: vec[i64], first: i64, weights: Weights) -> float:
    """The buildings of a team, which together become Metropolises: each that is wild stands for one more kind."""
    different: i64 = 0
    spare: i64 = 0
    others = 0.0
    for building in kinds:
        count = built[first + building.number]
        if count == 0:
            continue
        if building.wildcard:
            different += count
        elif building.needed:
            different += 1
            spare += count - 1
        else:
            others += weights.things * building.worth * float(count)
    return step(weights.kinds, different) + weights.spare_building * float(spare) + others
