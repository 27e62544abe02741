"""Offerings: in turn order each pawn goes to a god; whoever is outbid goes elsewhere at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import happenings as tell
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Offerings(Step):
    """The next pawn on the turn order track makes its offering; when all have, the offerings are paid."""

    PHASE: ClassVar[str] = "offerings"

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        for slot in range(len(game.rules.pawns)):
            pawn = s[f.order + slot]
            if pawn >= 0:
                s[f.order + slot] = -1
                game.then(Offer(pawn, -1), self)
                return
        for pawn in range(len(game.rules.pawns)):
            if s[f.pawn_god + pawn] >= 0:
                return
        raise AssertionError("no pawn is left to make an offering")


class Offer(Step):
    """A pawn chooses a god and an offering; not the god that it was just kicked out from."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pawn", "kicked_from")

    def __init__(self, pawn: i64, kicked_from: i64) -> None:
        self.pawn = pawn
        self.kicked_from = kicked_from

    def who(self, game: Game) -> i64:
        return game.rules.pawn_faction[self.pawn]

    def actions(self, game: Game, out: list[Action]) -> None:
        rules, s, f = game.rules, game.s, game.f
        bid = game.words.bid.actions
        for slot in range(s[f.open_gods]):
            god = s[f.god_at + slot]
            if god == self.kicked_from:
                continue
            standing = game.pawn_on(god)
            least: i64 = 0 if standing < 0 else s[f.pawn_offering + standing] + 1
            most = limit(game, self.pawn, standing)
            first = god * 100
            for offering in rules.scale:
                if offering > most:
                    break
                if offering >= least:
                    out.append(bid[first + offering])
        if on_apollo(game) < rules.apollo_seats:
            out.append(game.words.bid.two(rules.apollo, 0))
        elif limit(game, self.pawn, -1) < rules.scale[0]:
            self.offer_nothing(game, out)

    def offer_nothing(self, game: Game, out: list[Action]) -> None:
        """Who cannot pay even the lowest offering while Apollo is taken offers 0 to a god without an offering."""
        for slot in range(game.s[game.f.open_gods]):
            god = game.s[game.f.god_at + slot]
            if god != self.kicked_from and game.pawn_on(god) < 0:
                out.append(game.words.bid.two(god, 0))

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        faction = game.rules.pawn_faction[self.pawn]
        god, offering = action.a, action.b
        standing: i64 = -1 if god == game.rules.apollo else game.pawn_on(god)
        s[f.pawn_god + self.pawn] = god
        s[f.pawn_offering + self.pawn] = offering
        s[f.pawn_place + self.pawn] = on_apollo(game) if god == game.rules.apollo else 0
        aside = set_aside(game, self.pawn, standing)
        game.show_gold(faction, price_of(game, faction, offering) + aside)
        if offering == 0 and god != game.rules.apollo:
            game.show_poverty(faction, game.rules.scale[0] - 1 - s[f.priests + faction] + aside)
        game.tell(tell.OFFERED, faction, god, offering)
        if standing >= 0:
            s[f.pawn_god + standing] = -1
            s[f.pawn_offering + standing] = 0
            game.tell(tell.KICKED, game.rules.pawn_faction[standing], god)
            game.push(Offer(standing, god))

    def boundary(self, game: Game) -> str:
        kicked = f" kicked {game.rules.gods[self.kicked_from].name}" if self.kicked_from >= 0 else ""
        return f"offerings {game.rules.pawns[self.pawn]}{kicked}"

    def cost(self, game: Game, action: Action) -> i64:
        return price_of(game, game.rules.pawn_faction[self.pawn], action.b)

    def default(self, game: Game, legal: list[Action]) -> Action:
        for action in legal:
            if action.a == game.rules.apollo:
                return action
        return legal[0]


def on_apollo(game: Game) -> i64:
    """How many pawns stand on Apollo."""
    found: i64 = 0
    for pawn in range(len(game.rules.pawns)):
        if game.s[game.f.pawn_god + pawn] == game.rules.apollo:
            found += 1
    return found


def price_of(game: Game, faction: i64, offering: i64) -> i64:
    """What an offering costs: each priest takes 1 GP off, down to the floor of the edition."""
    if offering == 0:
        return 0
    price = offering - game.s[game.f.priests + faction]
    return price if price > game.rules.offering_floor else game.rules.offering_floor


def limit(game: Game, pawn: i64, released: i64) -> i64:
    """The highest offering that a pawn can pay, the other offerings of its purse set aside first."""
    rules = game.rules
    faction = rules.pawn_faction[pawn]
    left = game.gold(faction) - set_aside(game, pawn, released)
    if left < rules.offering_floor:
        return 0
    return left + game.s[game.f.priests + faction]


def set_aside(game: Game, pawn: i64, released: i64) -> i64:
    """What the other offerings of a pawn's purse cost; one that is being outbid is released."""
    rules = game.rules
    purse = rules.team_of[rules.pawn_faction[pawn]]
    total: i64 = 0
    for other in range(len(rules.pawns)):
        if other != pawn and other != released and rules.team_of[rules.pawn_faction[other]] == purse:
            total += price_of(game, rules.pawn_faction[other], game.s[game.f.pawn_offering + other])
    return total


class Payment(Step):
    """Everybody pays the offering."""

    PHASE: ClassVar[str] = "payment"

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        for pawn in range(len(game.rules.pawns)):
            god = s[f.pawn_god + pawn]
            if god < 0:
                continue
            faction = game.rules.pawn_faction[pawn]
            price = price_of(game, faction, s[f.pawn_offering + pawn])
            game.pay(faction, price)
            game.tell(tell.PAID, faction, god, price)
