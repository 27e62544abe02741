"""Mythological creatures: on the track, bought less the Temples' discounts, used at once, and their miniatures."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.decks import DISCARD, HAND, TRACK
from cyclades.rules import happenings as tell
from cyclades.rules.cards import Card, Creature, FigureCreature
from cyclades.rules.drawing import Discard, Draw, discard
from cyclades.rules.step import DraftStep, Step
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CreatureTrack(Step):
    """The creature on the cheapest slot is discarded, the others slide down, new ones fill the dearest slots."""

    PHASE: ClassVar[str] = "creatures"

    def run(self, game: Game) -> None:
        s, place, rules = game.s, game.f.place, game.rules
        deck = rules.creature_deck
        slots: i64 = len(deck.prices)
        unsold = deck.at(s, TRACK + slots - 1)
        if unsold >= 0:
            take_off_track(game, unsold)
        free = self.open_slots(game) - 1
        slot = slots - 2
        while slot >= 0:
            card = deck.at(s, TRACK + slot)
            if card >= 0:
                s[place + card] = TRACK + free
                free -= 1
            slot -= 1
        while free >= 0:
            game.push(Draw(deck.number, TRACK + free))
            free -= 1

    def open_slots(self, game: Game) -> i64:
        """How many slots are filled, the dearest first."""
        return game.rules.open_slots(game.s[game.f.cycle])


def take_off_track(game: Game, card: i64) -> None:
    """A card that nobody has bought goes to the discard pile, or wherever such a card goes."""
    place = game.rules.cards[card].unsold
    if place == DISCARD:
        discard(game, card)
    else:
        game.s[game.f.place + card] = place
        game.tell(tell.CARD_REMOVED, card)


class BuyCreature(Deed):
    """Buy a card of the creature track: a creature is used at once. Each Temple takes 1 GP off, once a cycle."""

    def __init__(self) -> None:
        super().__init__("buy creature")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        deck = game.rules.creature_deck
        slots: i64 = len(deck.prices)
        gold = game.gold(faction)
        discount: i64 = -1
        card = deck.first
        while card < deck.last:
            slot = game.s[game.f.place + card] - TRACK
            if 0 <= slot < slots:
                if discount < 0:
                    discount = discount_left(game, faction)
                if gold >= less(game, game.rules.cards[card], slot, discount):
                    out.append(game.words.buy[card])
            card += 1

    def does(self, game: Game, action: Action) -> bool:
        return action.verb is game.words.buy

    def do(self, game: Game, faction: i64, action: Action) -> None:
        s, f = game.s, game.f
        slot = s[f.place + action.a] - TRACK
        cost = price(game, faction, action.a, slot)
        card = game.rules.cards[action.a]
        s[f.discounts + faction] += card.price(slot) - cost
        game.pay(faction, cost)
        if isinstance(card, Creature):
            game.tell(tell.CREATURE, faction, action.a, cost)
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
    left = game.discounts(faction) - game.s[game.f.discounts + faction]
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
    game.s[game.f.place + card] = HAND
    game.push(Discard(card))
    if creature.useful(game, faction):
        creature.use(game, faction)
    else:
        game.tell(tell.NO_EFFECT, faction, card)


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
        self.faction = faction
        self.card = card

    def targets(self, game: Game) -> list[Action]:
        """The possible answers beside declining."""
        raise NotImplementedError

    def strike(self, game: Game, action: Action) -> None:
        """What follows from an answer."""
        raise NotImplementedError

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.decline)
        out.extend(self.targets(game))

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.decline:
            game.tell(tell.NO_EFFECT, self.faction, self.card)
        else:
            self.strike(game, action)


class PlaceFigure(Target):
    """Where a creature's miniature is placed."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.at[area] for area in standing_places(game, self.faction, self.card)]

    def strike(self, game: Game, action: Action) -> None:
        figure(game, self.card).join(game, self.faction)
        put_figure(game, self.faction, self.card, action.a)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlacedCreature(FigureCreature):
    """A creature whose whole use is that its miniature is placed."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(standing_places(game, faction, self.number)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(PlaceFigure(faction, self.number))


def may_strike(game: Game, faction: i64, land: i64) -> bool:
    """Whether a creature of a faction may be used from afar on a land area and what stands there."""
    return all(not listener.shields(game, faction, land) for listener in game.rules.shields)


def figure(game: Game, card: i64) -> FigureCreature:
    """The creature with a miniature that a card is."""
    creature = game.rules.cards[card]
    assert isinstance(creature, FigureCreature)
    return creature


def standing_places(game: Game, faction: i64, card: i64) -> list[i64]:
    """Where a miniature may be placed: where it may stand, as far as other creatures let it."""
    creature = figure(game, card)
    found: list[i64] = []
    area: i64 = 0
    while area < game.rules.areas:
        if creature.may_stand(game, faction, area) and game.rules.may_join(game, card, area):
            found.append(area)
        area += 1
    return found


def next_places(game: Game, faction: i64, card: i64) -> list[i64]:
    """The areas beside a miniature where it may go: land to land on an island, sea to sea."""
    places = standing_places(game, faction, card)
    return [area for area in game.rules.board.adjacent[game.s[game.f.card_at + card]] if area in places]


def put_figure(game: Game, faction: i64, card: i64, area: i64) -> None:
    """A miniature arrives in an area, by being placed or by moving."""
    game.s[game.f.card_at + card] = area
    game.tell(tell.CREATURE_PLACED, faction, card, area)
    if game.rules.creature_arrived(game, card, area):
        figure(game, card).arrive(game, area)


def dismiss(game: Game, faction: i64, card: i64) -> None:
    """A miniature leaves the board and its card goes to the discard pile."""
    game.tell(tell.CREATURE_LEFT, faction, card)
    game.leave_board(card, DISCARD)
