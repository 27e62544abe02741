"""Cards: creatures, heroes and what else lies in decks. A card says in its class what it changes, by defining a hook
(rules/hooks.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.decks import DISCARD, HELD, Deck
from cyclades.rules.hooks import Listener
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game


ATTACKER: Final = 0
DEFENDER: Final = 1
"""The sides of a battle."""


class CardDeck(Deck):
    """A deck with its cards, of one sort or of several, and what the slots of its track cost, the dearest first."""

    def __init__(self, name: str, cards: list[Card], prices: list[i64], renewed: bool = True) -> None:
        super().__init__(name, 0, 0, -1, -1, [])
        self.cards = cards
        self.prices = prices
        self.renewed = renewed
        """Whether it is made anew from its discard pile when it has run out."""
        self.hidden_worth = 0.0
        """What a card of it is worth to a bot that somebody holds where others do not see it."""
        self.beside_last_god = False
        """Whether its open card lies beside the last god that is face up, and not on a track of its own."""
        self.number: i64 = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Listener):
    """A card of a deck, known by its name in the rulebook."""

    sort: ClassVar[str] = "card"
    """What it is among the cards of its deck: a creature, a hero …"""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = -1
        self.unit: i64 = -1
        """Its number among all that can be a unit: kinds of pieces, people, then cards."""
        self.deck: CardDeck | None = None
        self.worth = 0.0
        """What it is worth to a bot while it lies before a player, in gold pieces, if it is no figure; of a hero it may
        be left open, for what heroes are worth."""
        self.discounted = True
        """Whether Temples lower what it costs on the track."""
        self.exchangeable = True
        """Whether it may be exchanged for another one while it lies on the track."""
        self.secret = False
        """Whether it may be held in hand, where others do not see it."""
        self.unsold: i64 = DISCARD
        """Where it goes from the cheapest slot of the track if nobody has bought it."""
        self.lost_to: i64 = DISCARD
        """Where it goes when it is lost as a unit."""
        self.is_hero = False
        self.led: i64 = -1
        """The offset of how many heroic moves of this turn it has led, where it is a hero."""
        self.is_unit = False
        self.empties_pile = False
        """Whether the discard pile is shuffled into the deck as soon as it lies there."""
        self.strength: i64 = 0
        """What it adds in a battle that it takes part in, where it is a unit."""
        self.retreats = True
        self.dies_last = False
        """Whether, where it is a unit, it is lost only when no other unit is left."""
        self.uses_enemy_fleets = False
        """Whether the moves that it leads may use everybody's fleets as a chain."""

    def price(self, slot: i64) -> i64:
        """What it costs on a slot of the track, discounts aside."""
        assert self.deck is not None
        return self.deck.prices[slot]

    def useful(self, game: Game, faction: i64) -> bool:
        """Whether what it does at once would do anything for a faction now."""
        return True

    def bought(self, game: Game, faction: i64, price: i64) -> None:
        """What happens when a faction has bought it from the track, at a price that has been paid."""
        raise NotImplementedError

    def kills(self, kind: UnitKind) -> bool:
        """Whether, where it destroys a troop, a piece of a kind may be the victim."""
        return kind.struck

    def at(self, game: Game) -> i64:
        """The area where its miniature stands, or -1."""
        return game.s[game.f.card_at + self.number]

    def owner(self, game: Game) -> i64:
        """The faction it belongs to, or -1."""
        return game.s[game.f.card_owner + self.number]

    def side(self, game: Game) -> i64:
        """Its side in the battle being fought, -1 where it takes no part: the attackers are the group on the move."""
        s, f = game.s, game.f
        if s[f.battle_area] < 0:
            return -1
        area, owner = s[f.card_at + self.number], s[f.card_owner + self.number]
        if area == game.rules.moving_group and owner == s[f.attacker]:
            return ATTACKER
        if area == s[f.battle_area] and owner == s[f.defender]:
            return DEFENDER
        return -1

    def holds_metropolis(self, game: Game, faction: i64) -> None:
        """What there is to tell when a Metropolis is put onto it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature(Card):
    """A mythological creature: bought from the track, used at once."""

    sort: ClassVar[str] = "creature"

    def use(self, game: Game, faction: i64) -> None:
        """Apply the effect: usually push a step that asks for a target."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureCreature(Creature):
    """A creature with a miniature that stays on the board, for as long as the edition says."""

    owned: ClassVar[bool] = True
    """Whether it belongs to whoever has called it, as long as it stands."""

    def may_stand(self, game: Game, faction: i64, area: i64) -> bool:
        """Whether it may be placed in, or move to, an area, other creatures aside."""
        return True

    def arrive(self, game: Game, area: i64) -> None:
        """What happens where it is placed or moves to."""

    def join(self, game: Game, faction: i64) -> None:
        """Its card stays with whoever has called it, as long as the miniature stands."""
        s, f = game.s, game.f
        s[f.place + self.number] = HELD
        s[f.card_owner + self.number] = faction
        s[f.acquired + self.number] = s[f.cycle]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero(Card):
    """A hero: a unit with a military power and a sacrificial power."""

    sort: ClassVar[str] = "hero"
    founds: ClassVar[bool] = False
    """Whether his sacrificial power is to build a Metropolis."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_hero = True
        self.is_unit = True
        self.strength = 1
        self.keeps_metropolis = False
        """Whether his sacrificial power is to keep a new Metropolis on his card."""

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        """Whether the condition of the sacrificial power is met, were the victim to leave the game: this hero, or
        another one who has borrowed his power."""
        return False

    def lacking(self, game: Game, faction: i64) -> i64:
        """How many land areas, fleets or buildings a faction lacks of what his sacrificial power demands, but gold."""
        return 0

    def sacrifice(self, game: Game, faction: i64, area: i64) -> None:
        """Apply the sacrificial power; the hero has left the game already, and the area where he stood (-1 where
        another one borrows the power)."""

    def sacrifice_cost(self, game: Game, faction: i64) -> i64:
        """What the sacrificial power costs in gold."""
        return 0


def leave_board(game: Game, card: i64, place: i64) -> None:
    """A hero or creature leaves the board; its card goes to a pile or out of the game."""
    s, f = game.s, game.f
    s[f.card_at + card] = -1
    s[f.card_owner + card] = -1
    s[f.acquired + card] = 0
    led = game.rules.cards[card].led
    if led >= 0:
        s[led] = 0
    s[f.place + card] = place
