"""What somebody who learns the game should see before an answer: who could win this cycle, and what gods let one do at
which price. It is asked of a game that was imagined from a view, so that it tells nothing but what its player knows."""

from __future__ import annotations

from mypy_extensions import i64

from cyclades.bots.rivals import may_get, would_found, would_win
from cyclades.bots.weights import Weights
from cyclades.rules.buildings import team_metropolises
from cyclades.rules.construction import Build
from cyclades.rules.game import Game
from cyclades.rules.moves import Move
from cyclades.rules.offerings import Offer, owed, price_of
from cyclades.rules.recruiting import Recruiting
from cyclades.rules.turn_order import pawn_on


class Contender:
    """Somebody who could win this cycle: with Metropolises enough already, or with one more that a god would give."""

    def __init__(self, faction: str, ahead: bool, gods: list[str]) -> None:
        self.faction = faction
        self.ahead = ahead
        """Whether it has enough already, and needs nothing but the end of the cycle."""
        self.gods = gods


class DeedPrice:
    """Something that a god lets its player do: `build`, `recruit`, `move` or `sail`, which things, and what the first,
    the second … of a turn costs."""

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
            found.append(Contender(rules.factions[faction], True, []))
        elif missing == 1:
            gods = [rules.gods[god].name for god in gods_that_win(game, faction, weights)]
            if len(gods) > 0:
                found.append(Contender(rules.factions[faction], False, gods))
    return found


def gods_that_win(game: Game, faction: i64, weights: Weights) -> list[i64]:
    """The gods with which a faction could get the Metropolis that it lacks: those that it may still have, or on which
    it stands, where gods act already."""
    s, f = game.s, game.f
    offering = isinstance(game.stack[-1], Offer)
    found: list[i64] = []
    for slot in range(s[f.open_gods]):
        god = s[f.god_at + slot]
        if offering:
            possible = may_get(game, faction, god) > 0.0 and can_pay(game, faction, god)
        else:
            possible = still_acts(game, slot) and stands_on(game, faction, god)
        if possible and (would_found(game, faction, god) or (offering and would_win(game, faction, god, weights))):
            found.append(god)
    return found


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


def prices(game: Game, god: i64) -> list[DeedPrice]:
    """What a god lets its player do for gold: building, recruiting and moving."""
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
    return found


def all_prices(game: Game) -> dict[str, list[DeedPrice]]:
    """What the gods of this cycle let one do, by god."""
    gods = [game.s[game.f.god_at + slot] for slot in range(game.s[game.f.open_gods])]
    return {game.rules.gods[god].name: prices(game, god) for god in [*gods, game.rules.apollo.number]}


def promised(game: Game) -> int:
    """What the purse of the one who makes an offering has promised to other gods already."""
    step = game.stack[-1]
    return int(owed(game, step.pawn, -1, 0)) if isinstance(step, Offer) else 0
