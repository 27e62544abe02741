"""Mythological creatures: bought from the track less the Temples' discounts, used at once, maintained if they stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import DECK, DISCARD, HAND, HELD, TRACK
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import happenings as tell
from cyclades.rules.cards import FigureCreature
from cyclades.rules.drawing import Discard, Draw, discard, rebuild
from cyclades.rules.step import DraftStep, Step
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine
    from cyclades.rules.game import Game

CREATURES: Final = 0
"""The number of the creature deck."""
PLAYER_BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32]


class CreatureTrack(Step):
    """The creature on the cheapest slot is discarded, the others slide down, new ones fill the dearest slots."""

    def run(self, game: Game) -> None:
        s, place, rules = game.s, game.f.place, game.rules
        deck = rules.creature_deck
        slots: i64 = len(rules.track_prices)
        unsold = deck.at(s, TRACK + slots - 1)
        if unsold >= 0:
            discard(game, unsold)
        free = rules.open_slots(s[game.f.cycle]) - 1
        slot = slots - 2
        while slot >= 0:
            card = deck.at(s, TRACK + slot)
            if card >= 0:
                s[place + card] = TRACK + free
                free -= 1
            slot -= 1
        while free >= 0:
            game.push(Draw(CREATURES, TRACK + free))
            free -= 1


class BuyCreature(Deed):
    """Buy a creature from the track and use it at once; each Temple takes 1 GP off, once a cycle."""

    def __init__(self) -> None:
        super().__init__("buy creature")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        for card in range(game.rules.creature_deck.last):
            slot = game.s[game.f.place + card] - TRACK
            if 0 <= slot < len(game.rules.track_prices) and game.gold(faction) >= price(game, faction, slot):
                out.append(game.words.buy[card])

    def does(self, game: Game, action: Action) -> bool:
        return action.verb is game.words.buy

    def do(self, game: Game, faction: i64, action: Action) -> None:
        s, f = game.s, game.f
        slot = s[f.place + action.a] - TRACK
        cost = price(game, faction, slot)
        s[f.discounts + faction] += game.rules.track_prices[slot] - cost
        game.pay(faction, cost)
        game.tell(tell.CREATURE, faction, action.a, cost)
        use_creature(game, faction, action.a)


def price(game: Game, faction: i64, slot: i64) -> i64:
    """What a creature costs a faction now: discounts are applied as far as they go."""
    full = game.rules.track_prices[slot]
    discount = game.temples(faction) - game.s[game.f.discounts + faction]
    if discount <= 0:
        return full
    least = game.rules.creature_floor
    return full - discount if full - discount > least else least


def use_creature(game: Game, faction: i64, card: i64) -> None:
    """A creature's effect, then its card is discarded; it is in no pile until then."""
    creature = game.rules.creatures[card]
    game.s[game.f.place + card] = HAND
    game.push(Discard(card))
    if creature.useful(game, faction):
        creature.use(game, faction)
    else:
        game.tell(tell.NO_EFFECT, faction, card)


class PlaceFigure(DraftStep):
    """Where a creature's miniature is placed; the effect may be declined."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.decline)
        for area in standing_places(game, self.faction, self.card):
            out.append(game.words.at[area])

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.decline:
            game.tell(tell.NO_EFFECT, self.faction, self.card)
            return
        s, f = game.s, game.f
        s[f.place + self.card] = HELD
        s[f.card_owner + self.card] = self.faction
        s[f.acquired + self.card] = s[f.cycle]
        put_figure(game, self.faction, self.card, action.a)


def figure(game: Game, card: i64) -> FigureCreature:
    """The creature with a miniature that a card is."""
    creature = game.rules.creatures[card]
    assert isinstance(creature, FigureCreature)
    return creature


def standing_places(game: Game, faction: i64, card: i64) -> list[i64]:
    """Where a miniature may be placed: where it may stand and no creature is."""
    creature = figure(game, card)
    found: list[i64] = []
    area: i64 = 0
    while area < game.rules.areas:
        if creature.may_stand(game, faction, area) and not game.creature_in(area):
            found.append(area)
        area += 1
    return found


def put_figure(game: Game, faction: i64, card: i64, area: i64) -> None:
    """A miniature arrives in an area, by being placed or by moving."""
    game.s[game.f.card_at + card] = area
    game.tell(tell.CREATURE_PLACED, faction, card, area)
    figure(game, card).arrive(game, area)


class Maintenance(Step):
    """Maintenance costs, in god order."""

    def run(self, game: Game) -> None:
        rules = game.rules
        for pawn in reversed(game.pawns_on(rules.apollo)):
            game.push(Maintain(rules.pawn_faction[pawn]))
        slot = game.s[game.f.open_gods] - 1
        while slot >= 0:
            pawn = game.pawn_on(game.s[game.f.god_at + slot])
            if pawn >= 0:
                game.push(Maintain(rules.pawn_faction[pawn]))
            slot -= 1


class Maintain(Step):
    """A player keeps creatures for a priestess each, in an order of its choice; the others leave."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def unpaid(self, game: Game) -> list[i64]:
        """The faction's creatures that have not been paid for in this cycle."""
        s, f = game.s, game.f
        found: list[i64] = []
        for card in game.rules.figures:
            if s[f.card_owner + card.number] == self.faction and s[f.acquired + card.number] < s[f.cycle]:
                found.append(card.number)
        return found

    def who(self, game: Game) -> i64:
        if game.s[game.f.priests + self.faction] > 0 and len(self.unpaid(game)) > 0:
            return self.faction
        return NOBODY

    def run(self, game: Game) -> None:
        for card in self.unpaid(game):
            dismiss(game, self.faction, card)

    def actions(self, game: Game, out: list[Action]) -> None:
        for card in self.unpaid(game):
            out.append(game.words.release[card])
        for card in self.unpaid(game):
            out.append(game.words.keep[card])

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        game.push(self)
        if action.verb is game.words.release:
            dismiss(game, self.faction, action.a)
            return
        game.dismiss_people(game.rules.priests, self.faction, 1)
        s[f.acquired + action.a] = s[f.cycle]
        game.tell(tell.CREATURE_KEPT, self.faction, action.a)
        game.push(MoveFigure(self.faction, action.a))


def dismiss(game: Game, faction: i64, card: i64) -> None:
    """A miniature leaves the board and its card goes to the discard pile."""
    game.tell(tell.CREATURE_LEFT, faction, card)
    game.leave_board(card, DISCARD)


class MoveFigure(DraftStep):
    """A creature that was kept may move to an adjacent area."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def targets(self, game: Game) -> list[i64]:
        """The adjacent areas of its kind where it may stand: land to land on an island, sea to sea."""
        rules = game.rules
        here = game.s[game.f.card_at + self.card]
        places = standing_places(game, self.faction, self.card)
        return [area for area in rules.board.adjacent[here] if area in places]

    def who(self, game: Game) -> i64:
        return self.faction if len(self.targets(game)) > 0 else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.stay)
        for area in self.targets(game):
            out.append(game.words.to[area])

    def play(self, game: Game, action: Action) -> None:
        if action is not game.words.stay:
            put_figure(game, self.faction, self.card, action.a)


class LookAtDeck(Deed):
    """Once a cycle, look secretly at the first creature of the deck; for 1 GP it may be played."""

    def __init__(self) -> None:
        super().__init__("look at the deck")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        deck = game.rules.creature_deck
        if self.times(game) == 0 and (
            deck.on_top(game.s) >= 0 or deck.at(game.s, DECK) >= 0 or deck.at(game.s, DISCARD) >= 0
        ):
            out.append(game.words.peek)

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.peek

    def do(self, game: Game, faction: i64, action: Action) -> None:
        self.count(game)
        game.tell(tell.PEEKED, faction)
        game.push(Look(faction))


class Look(Step):
    """The first card of the deck is seen by one player and laid back."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        deck = game.rules.creature_deck
        if deck.on_top(game.s) >= 0 or deck.at(game.s, DECK) < 0:
            return NOBODY
        return CHANCE

    def seers(self, machine: Machine) -> i64:
        return PLAYER_BIT[cast("Game", machine).rules.player_of[self.faction]]

    def run(self, game: Game) -> None:
        deck = game.rules.creature_deck
        card = deck.on_top(game.s)
        if card >= 0:
            knowers = game.s[deck.known]
            deck.lift(game.s, card)
            self.see(game, card, knowers)
        elif rebuild(game, CREATURES):
            game.push(self)

    def outcomes(self, game: Game) -> Outcomes:
        return game.rules.creature_deck.pool(game.s)

    def play(self, game: Game, action: Action) -> None:
        self.see(game, action.a, 0)

    def see(self, game: Game, card: i64, knowers: i64) -> None:
        """Show it to the player alone."""
        bit = PLAYER_BIT[game.rules.player_of[self.faction]]
        game.rules.creature_deck.lay_back(game.s, card, knowers | bit)
        game.whisper(bit, tell.PEEKED_CARD, self.faction, card)
        game.push(PlayFromDeck(self.faction))


class PlayFromDeck(Step):
    """Whether to play the card that was seen, for 1 GP; Temples do not help."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.decline)
        if game.gold(self.faction) >= 1:
            out.append(game.words.use[game.rules.creature_deck.on_top(game.s)])

    def play(self, game: Game, action: Action) -> None:
        if action is game.words.decline:
            return
        game.pay(self.faction, 1)
        game.rules.creature_deck.lift(game.s, action.a)
        game.tell(tell.CREATURE, self.faction, action.a, 1)
        use_creature(game, self.faction, action.a)
