"""Offerings: in turn order each pawn goes to a god; whoever is outbid goes elsewhere at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.rules import events
from cyclades.rules.gold import gold_of, pay, show_at_least, show_at_most
from cyclades.rules.steps import Step
from cyclades.rules.turn_order import pawn_on
from cyclades.rules.verbs import LARGEST_OFFERING

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

    FIELDS: ClassVar[tuple[str, ...]] = ("pawn", "outbid_on")

    def __init__(self, pawn: i64, outbid_on: i64) -> None:
        self.pawn = pawn
        self.outbid_on = outbid_on

    def who(self, game: Game) -> i64:
        return game.rules.pawn_faction[self.pawn]

    def actions(self, game: Game, out: list[Action]) -> None:
        self.offer(game, out, True)
        if len(out) == 0:  # nobody is kept from every god
            self.offer(game, out, False)

    def offer(self, game: Game, out: list[Action], bars: bool) -> None:
        """All offerings that can be made, bars to gods heeded or not."""
        rules, s, f = game.rules, game.s, game.f
        bars = bars and len(rules.bars_offering) > 0
        verbs = game.verbs
        purse = rules.purse_of[rules.pawn_faction[self.pawn]]
        usual = limit(game, self.pawn, -1)
        for slot in range(s[f.open_gods]):
            god = s[f.god_at + slot]
            if god == self.outbid_on or (bars and barred(game, self.pawn, god)):
                continue
            standing = pawn_on(game, god)
            least: i64 = 0
            most = usual
            if standing >= 0:
                least = s[f.pawn_offering + standing] + 1
                extra = surcharge(game, self.pawn, standing)
                released: i64 = standing if rules.purse_of[rules.pawn_faction[standing]] == purse else -1
                if released >= 0 or extra > 0:
                    most = limit(game, self.pawn, released, extra)
            if most > LARGEST_OFFERING:
                most = LARGEST_OFFERING
            if least <= most:
                out.extend(verbs.bids_on[god][verbs.bids_below[least] : verbs.bids_below[most + 1]])
        if on_apollo(game) < rules.seats_on_apollo(game):
            out.append(game.verbs.bid.two(rules.apollo.number, 0))
        elif usual < rules.scale[0]:
            self.offer_nothing(game, out, bars)

    def offer_nothing(self, game: Game, out: list[Action], bars: bool) -> None:
        """Who cannot pay even the lowest offering while Apollo is taken offers 0 to a god without an offering."""
        for slot in range(game.s[game.f.open_gods]):
            god = game.s[game.f.god_at + slot]
            if god != self.outbid_on and pawn_on(game, god) < 0 and not (bars and barred(game, self.pawn, god)):
                out.append(game.verbs.bid.two(god, 0))

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        faction = game.rules.pawn_faction[self.pawn]
        god, offering = action.a, action.b
        standing: i64 = -1 if god == game.rules.apollo.number else pawn_on(game, god)
        s[f.pawn_god + self.pawn] = god
        s[f.pawn_offering + self.pawn] = offering
        s[f.pawn_place + self.pawn] = on_apollo(game) if god == game.rules.apollo.number else 0
        extra: i64 = 0 if standing < 0 else surcharge(game, self.pawn, standing)
        show_at_least(game, faction, owed(game, self.pawn, standing, offering) + extra)
        if offering == 0 and god != game.rules.apollo.number:
            show_at_most(game, faction, owed(game, self.pawn, -1, game.rules.scale[0]) - 1)
        game.emit(events.OFFERED, faction, god, offering)
        if standing >= 0:
            take_back(game, standing)
            game.emit(events.OUTBID, game.rules.pawn_faction[standing], god)
            game.push(Offer(standing, god))
            for listener in game.rules.outbid:
                listener.outbid(game, standing, god, self.pawn)
        for listener in game.rules.offering_made:
            listener.offering_made(game, self.pawn, god)

    def boundary(self, game: Game) -> str:
        if game.s[game.f.cycle] == 0:
            return ""  # a round before the first cycle is followed by something else than its actions
        kicked = f" kicked {game.rules.gods[self.outbid_on].name}" if self.outbid_on >= 0 else ""
        return f"offerings {game.rules.pawns[self.pawn]}{kicked}"

    def cost(self, game: Game, action: Action) -> i64:
        if action.b == 0:
            return 0
        outbid = pawn_on(game, action.a)
        extra: i64 = 0 if outbid < 0 else surcharge(game, self.pawn, outbid)
        return owed(game, self.pawn, outbid, action.b) - owed(game, self.pawn, outbid, 0) + extra

    def default(self, game: Game, legal: list[Action]) -> Action:
        for action in legal:
            if action.a == game.rules.apollo.number:
                return action
        return legal[0]


def barred(game: Game, pawn: i64, god: i64) -> bool:
    """Whether a pawn may not go to a god."""
    return any(listener.bars_offering(game, pawn, god) for listener in game.rules.bars_offering)


def take_back(game: Game, pawn: i64) -> None:
    """A pawn leaves its god, and its offering is off."""
    s, f = game.s, game.f
    s[f.pawn_god + pawn] = -1
    s[f.pawn_offering + pawn] = 0
    s[f.pawn_place + pawn] = 0


def on_apollo(game: Game) -> i64:
    """How many pawns stand on Apollo."""
    found: i64 = 0
    for pawn in range(len(game.rules.pawns)):
        if game.s[game.f.pawn_god + pawn] == game.rules.apollo.number:
            found += 1
    return found


def price_of(game: Game, faction: i64, total: i64, count: i64 = 1) -> i64:
    """What so many offerings of a faction, with that sum, cost: each priest takes 1 GP off, down to the floor of the
    edition for each of them."""
    price = total - game.s[game.f.priests + faction]
    least = game.rules.offering_floor * count
    return price if price > least else least


def standing_cost(game: Game, faction: i64, pawn: i64, released: i64, offering: i64) -> i64:
    """What the offerings of a faction cost, those of two pawns aside (-1: none), and one to come counted (0: none)."""
    rules, s, f = game.rules, game.s, game.f
    total: i64 = 0
    count: i64 = 0
    apart: i64 = 0
    for other in range(len(rules.pawns)):
        if rules.pawn_faction[other] == faction and other != pawn and other != released:
            if s[f.pawn_offering + other] > 0:
                total += s[f.pawn_offering + other]
                count += 1
                apart += price_of(game, faction, s[f.pawn_offering + other])
    if offering > 0:
        total += offering
        count += 1
        apart += price_of(game, faction, offering)
    return apart if rules.priests_each else price_of(game, faction, total, count)


def owed(game: Game, pawn: i64, released: i64, offering: i64) -> i64:
    """What the purse of a pawn pays if the pawn offers so much (0: nothing) and another one is outbid (-1: none)."""
    rules = game.rules
    own = rules.pawn_faction[pawn]
    total: i64 = 0
    for faction in range(len(rules.factions)):
        if rules.purse_of[faction] == rules.purse_of[own]:
            if faction == own:
                total += standing_cost(game, faction, pawn, released, offering)
            else:
                total += standing_cost(game, faction, pawn, released, 0)
    return total


def surcharge(game: Game, pawn: i64, standing: i64) -> i64:
    """What a pawn pays at once, beside its offering, for outbidding another one."""
    found: i64 = 0
    for listener in game.rules.surcharge:
        found += listener.surcharge(game, pawn, standing)
    return found


def limit(game: Game, pawn: i64, released: i64, less: i64 = 0) -> i64:
    """The highest offering that a pawn can pay, the other offerings of its purse set aside first, and what it pays
    beside them."""
    gold = gold_of(game, game.rules.pawn_faction[pawn]) - less
    if owed(game, pawn, released, 1) > gold:
        return 0
    return LARGEST_OFFERING + gold - owed(game, pawn, released, LARGEST_OFFERING)  # beyond the discounts 1 GP is 1 GP


class Payment(Step):
    """Everybody pays what was offered; each offering what it adds to those of the same colour before it."""

    PHASE: ClassVar[str] = "payment"

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        total: list[i64] = [0 for _ in rules.factions]
        count: list[i64] = [0 for _ in rules.factions]
        for pawn in range(len(rules.pawns)):
            god = s[f.pawn_god + pawn]
            if god < 0:
                continue
            faction = rules.pawn_faction[pawn]
            offering = s[f.pawn_offering + pawn]
            price: i64 = 0
            if offering > 0:
                before = price_of(game, faction, total[faction], count[faction])
                total[faction] += offering
                count[faction] += 1
                price = price_of(game, faction, offering)
                if not rules.priests_each:
                    price = price_of(game, faction, total[faction], count[faction]) - before
            pay(game, faction, price)
            game.emit(events.PAID, faction, god, price)
