"""What somebody who learns the game should see before an answer: who could win this cycle, and what gods let one do at
which price. It is asked of a game that was imagined from a view, so that it tells nothing but what its player knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.outlook import NOTHING_SEEN
from cyclades.bots.rivals import CHEAPLY, EFFORT, founding, may_get, won_with
from cyclades.bots.search import Search
from cyclades.bots.turn_plan import GLANCE, play_turn, turn_with
from cyclades.bots.ways import Way, ways_of
from cyclades.bots.weights import Weights
from cyclades.engine.decks import TRACK
from cyclades.rules.buildings import buildings_of, team_metropolises
from cyclades.rules.construction import Build
from cyclades.rules.creatures import BuyCreature, discount_left, less
from cyclades.rules.game import Game
from cyclades.rules.moves import Move
from cyclades.rules.offerings import Offer, owed, price_of
from cyclades.rules.recruiting import Recruiting
from cyclades.rules.turn_order import pawn_on
from cyclades.rules.turns import Turn

NEAR: Final = 2
"""Who lacks more Metropolises than that does not win in one turn."""


class Contender:
    """Somebody who could win this cycle: with Metropolises enough already, or with those that a turn would give."""

    def __init__(self, faction: str, ahead: bool, gods: list[str], ways: list[Way]) -> None:
        self.faction = faction
        self.ahead = ahead
        """Whether it has enough already, and needs nothing but the end of the cycle."""
        self.gods = gods
        self.ways = ways
        """How, as far as that can be said in a word: for some gods more than one, for some none."""


class DeedPrice:
    """Something that a god lets its player do: `build`, `recruit`, `move`, `sail` or `buy`, which things, and what the
    first, the second … of a turn costs; of creatures the cheapest, with what it costs this player."""

    def __init__(self, deed: str, things: list[str], prices: list[int]) -> None:
        self.deed = deed
        self.things = things
        self.prices = prices


def contenders(game: Game, weights: Weights) -> list[Contender]:
    """Who could win this cycle, as far as one can see."""
    rules = game.rules
    found: list[Contender] = []
    for faction in range(len(rules.factions)):
        if game.s[game.f.alive + faction] == 0:
            continue
        missing = rules.metropolises_to_win - team_metropolises(game, rules.team_of[faction])
        if missing <= 0:
            found.append(Contender(rules.factions[faction], True, [], []))
        elif missing <= NEAR:
            contender = gods_that_win(game, faction, missing, weights)
            if len(contender.gods) > 0:
                found.append(contender)
    return found


def gods_that_win(game: Game, faction: i64, missing: i64, weights: Weights) -> Contender:
    """The gods with which a faction could get the Metropolises that it lacks: those that it may still have, or on which
    it stands, where gods act already."""
    s, f = game.s, game.f
    offering = isinstance(game.stack[-1], Offer)
    found = Contender(game.rules.factions[faction], False, [], [])
    for slot in range(s[f.open_gods]):
        god = s[f.god_at + slot]
        if offering:
            possible = may_get(game, faction, god) > 0.0 and can_pay(game, faction, god)
        else:
            possible = still_acts(game, slot) and stands_on(game, faction, god)
        if possible:
            ways = wins_with(game, faction, god, missing, offering, weights)
            if ways is not None:
                found.gods.append(game.rules.gods[god].name)
                found.ways.extend(ways)
    return found


def wins_with(game: Game, faction: i64, god: i64, missing: i64, offering: bool, weights: Weights) -> list[Way] | None:
    """How a turn with a god could give a faction as many Metropolises as it lacks; None where it could not. One is seen
    at a glance, or by its best turn, with cards and heroes; of two the first must be in sight, and the best turn has to
    give both. For the one who is asked every god counts: a card may ask more questions than a glance answers, so a
    second look is long."""
    glance = founding(game, faction, god)
    if missing == 1 and glance is not None:
        return ways_of(game, faction, god, glance, None)
    if missing > 1 and glance is None:
        return None
    after = won_with(game, faction, god, weights) if offering else still_wins(game, faction, god, GLANCE, weights)
    if after is None and game.asked == faction:
        after = wins_at_price(game, faction, god, weights) if offering else still_wins(game, faction, god, 1, weights)
    return None if after is None else ways_of(game, faction, god, glance, after)


def wins_at_price(game: Game, faction: i64, god: i64, weights: Weights) -> Game | None:
    """The game after the best turn with a god of the one who makes an offering, paid for with the least that is enough
    there, if there are Metropolises enough then."""
    step = game.stack[-1]
    assert isinstance(step, Offer)
    standing = pawn_on(game, god)
    least: i64 = CHEAPLY
    if standing >= 0 and standing != step.pawn:
        least = game.s[game.f.pawn_offering + standing] + 1
    return enough_after(turn_with(game, step.pawn, god, least), faction, step.pawn, 1, weights)


def still_wins(game: Game, faction: i64, god: i64, shallower: i64, weights: Weights) -> Game | None:
    """The game after the best rest of a faction's turn, or after its best turn to come, with the god on which it
    stands, if it has Metropolises enough then. Its offering is paid already."""
    pawn = pawn_on(game, god)
    twin = game.copy()
    if twin.s[twin.f.turn] != pawn:
        twin.stack = [Offer(pawn, -1), Turn(pawn, god)]
        twin.begin()
    return enough_after(twin, faction, pawn, shallower, weights)


def enough_after(twin: Game, faction: i64, pawn: i64, shallower: i64, weights: Weights) -> Game | None:
    """The game given, once a pawn's turn was played to its end on it, if a faction has Metropolises enough then."""
    team = twin.rules.team_of[faction]
    play_turn(twin, pawn, Search(faction, team, EFFORT, NOTHING_SEEN, weights, twin.generator).shallower(shallower))
    return twin if team_metropolises(twin, team) >= twin.rules.metropolises_to_win else None


def stands_on(game: Game, faction: i64, god: i64) -> bool:
    """Whether a pawn of a faction is on a god."""
    pawn = pawn_on(game, god)
    return pawn >= 0 and game.rules.pawn_faction[pawn] == faction


def still_acts(game: Game, slot: i64) -> bool:
    """Whether the god of a slot acts now or later in this cycle."""
    turn = game.s[game.f.turn]
    if turn < 0:
        return True
    god = game.s[game.f.pawn_god + turn]
    for other in range(slot):
        if game.s[game.f.god_at + other] == god:
            return True
    return game.s[game.f.god_at + slot] == god


def can_pay(game: Game, faction: i64, god: i64) -> bool:
    """Whether a faction could outbid whoever stands on a god, if somebody else does."""
    rules, s, f = game.rules, game.s, game.f
    standing = pawn_on(game, god)
    if standing < 0 or rules.pawn_faction[standing] == faction:
        return True
    return price_of(game, faction, s[f.pawn_offering + standing] + 1) <= s[f.gold_high + rules.purse_of[faction]]


def prices(game: Game, god: i64, faction: i64) -> list[DeedPrice]:
    """What a god lets its player do for gold: building, recruiting, moving and calling creatures."""
    found: list[DeedPrice] = []
    for deed in game.rules.gods[god].deeds:
        if isinstance(deed, Build):
            found.append(DeedPrice("build", [building.name for building in deed.choices(game)], [int(deed.price)]))
        elif isinstance(deed, Recruiting):
            things = [game.verbs.recruit[number].notation.split(" ")[1] for number in deed.recruited()]
            found.append(DeedPrice("recruit", things, [int(price) for price in deed.prices]))
        elif isinstance(deed, Move):
            word = "sail" if deed.first(game) >= game.rules.lands else "move"
            found.append(DeedPrice(word, [], [int(deed.move_price(game))]))
        elif isinstance(deed, BuyCreature):
            found.extend(cheapest_creature(game, god, faction))
    return found


def cheapest_creature(game: Game, god: i64, faction: i64) -> list[DeedPrice]:
    """The creature of the track that would cost a faction least in its turn with a god, if there is one."""
    s, place, deck = game.s, game.f.place, game.rules.creature_deck
    discount = discount_left(game, faction) + (1 if gives_temple(game, god, faction) else 0)
    best: i64 = -1
    found: list[DeedPrice] = []
    for card in range(deck.first, deck.last):
        slot = s[place + card] - TRACK
        if 0 <= slot < len(deck.prices):
            cost = less(game, game.rules.cards[card], slot, discount)
            if best < 0 or cost < best:
                best = cost
                found = [DeedPrice("buy", [game.rules.cards[card].name], [int(cost)])]
    return found


def gives_temple(game: Game, god: i64, faction: i64) -> bool:
    """Whether the first thing that a god gives its player is a Temple, so that creatures cost less in the same turn."""
    temple = game.rules.temple
    for deed in game.rules.gods[god].deeds:
        if isinstance(deed, Build) and deed.owed(game) and temple in deed.choices(game):
            if game.s[game.f.buildings_left + temple.number] > 0 and len(deed.lands(game, faction)) > 0:
                return not deed.only_missing or buildings_of(game, faction, temple.number) == 0
    return False


def all_prices(game: Game) -> dict[str, list[DeedPrice]]:
    """What the gods of this cycle let one do, by god."""
    gods = [game.s[game.f.god_at + slot] for slot in range(game.s[game.f.open_gods])]
    return {game.rules.gods[god].name: prices(game, god, game.asked) for god in [*gods, game.rules.apollo.number]}


def promised(game: Game) -> int:
    """What the purse of the one who makes an offering has promised to other gods already."""
    step = game.stack[-1]
    return int(owed(game, step.pawn, -1, 0)) if isinstance(step, Offer) else 0
