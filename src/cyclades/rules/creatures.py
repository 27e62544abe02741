"""Mythological creatures: bought less the Temples' discounts, and used at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.decks import BEING_PLAYED, TRACK
from cyclades.rules import events
from cyclades.rules.buildings import temples_of
from cyclades.rules.cards import Card, Creature
from cyclades.rules.draw_and_discard import Discard
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.steps import DraftStep

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class BuyCreature(Deed):
    """Buy a card of the creature track: a creature is used at once. Each Temple takes 1 GP off, once a cycle."""

    def __init__(self) -> None:
        super().__init__("buy creature")

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        s, place, deck = game.s, game.f.place, game.rules.creature_deck
        slots: i64 = len(deck.prices)
        gold = gold_of(game, faction)
        discount: i64 = -1
        card, last = deck.first, deck.last
        while card < last:
            slot = s[place + card] - TRACK
            if 0 <= slot < slots:
                if discount < 0:
                    discount = discount_left(game, faction)
                if gold >= less(game, game.rules.cards[card], slot, discount):
                    out.append(game.verbs.buy[card])
            card += 1

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.buy

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        s, f = game.s, game.f
        slot = s[f.place + action.a] - TRACK
        cost = price(game, faction, action.a, slot)
        card = game.rules.cards[action.a]
        s[f.discounts + faction] += card.price(slot) - cost
        pay(game, faction, cost)
        if isinstance(card, Creature):
            game.emit(events.CREATURE_USED, faction, action.a, cost)
            use_creature(game, faction, action.a)
        else:
            card.bought(game, faction, cost)

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return price(game, faction, action.a, game.s[game.f.place + action.a] - TRACK)

    def useless(self, game: Game, faction: i64, action: Action) -> bool:
        return does_nothing(game, faction, action)


def does_nothing(game: Game, faction: i64, action: Action) -> bool:
    """Whether a card that an answer plays would do nothing now."""
    return not game.rules.cards[action.a].useful(game, faction)


def price(game: Game, faction: i64, card: i64, slot: i64) -> i64:
    """What a card of the track costs a faction now: discounts are applied as far as they go."""
    return less(game, game.rules.cards[card], slot, discount_left(game, faction))


def discount_left(game: Game, faction: i64) -> i64:
    """What a faction may still take off in this cycle."""
    left = discounts_of(game, faction) - game.s[game.f.discounts + faction]
    return left if left > 0 else 0


def less(game: Game, card: Card, slot: i64, discount: i64) -> i64:
    """The price of a card on a slot less a discount, down to the floor of the edition."""
    full = card.price(slot)
    if discount == 0 or not card.discounted:
        return full
    least = game.rules.creature_floor
    return full - discount if full - discount > least else least


def use_creature(game: Game, faction: i64, card: i64) -> None:
    """A creature's effect, then its card is discarded; it is in no pile until then."""
    creature = creature_of(game, card)
    game.s[game.f.place + card] = BEING_PLAYED
    game.push(Discard(card))
    if creature.useful(game, faction):
        creature.use(game, faction)
    else:
        game.emit(events.EFFECT_MISSED, faction, card)


def creature_of(game: Game, card: i64) -> Creature:
    """The creature that a card is."""
    creature = game.rules.cards[card]
    assert isinstance(creature, Creature)
    return creature


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(DraftStep):
    """What a creature is used on; the effect may be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def targets(self, game: Game) -> list[Action]:
        """The possible answers beside declining."""
        raise NotImplementedError

    def strike(self, game: Game, action: Action) -> None:
        """What follows from an answer."""
        raise NotImplementedError

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        out.extend(self.targets(game))

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            game.emit(events.EFFECT_MISSED, self.faction, self.card)
        else:
            self.strike(game, action)


def may_strike(game: Game, faction: i64, land: i64) -> bool:
    """Whether a creature of a faction may be used from afar on a land area and what stands there."""
    return all(not listener.protects(game, faction, land) for listener in game.rules.protects)


def discounts_of(game: Game, faction: i64) -> i64:
    """How many discounts on creatures a faction has in a cycle: its Temples, and what else gives some."""
    found = temples_of(game, faction)
    for listener in game.rules.adds_discounts:
        found += listener.adds_discounts(game, faction)
    return found
