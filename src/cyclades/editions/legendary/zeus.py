"""Zeus: a secret look at the creature deck, and the card seen may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import DECK, DISCARD
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import events
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import does_nothing, use_creature
from cyclades.rules.draw_and_discard import faction_bit, rebuild
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.steps import FactionStep, Step

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine
    from cyclades.rules.game import Game

PRICE: Final = 1
"""What playing the card costs."""


class LookAtDeck(Deed):
    """Once a cycle, look secretly at the first creature of the deck; for 1 GP it may be played."""

    def __init__(self) -> None:
        super().__init__("look at the deck")

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        deck = game.rules.creature_deck
        if self.times(game) == 0 and (
            deck.on_top(game.s) >= 0 or deck.at(game.s, DECK) >= 0 or deck.at(game.s, DISCARD) >= 0
        ):
            out.append(game.verbs.peek)

    def begins_with(self, game: Game, action: Action) -> bool:
        return action is game.verbs.peek

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        self.count(game)
        game.emit(events.DECK_PEEKED, faction)
        game.push(PeekAtDeck(faction))


class PeekAtDeck(Step):
    """The first card of the deck is seen by one player and laid back."""

    FORMERLY: ClassVar[str] = "Look"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        deck = game.rules.creature_deck
        if deck.on_top(game.s) >= 0 or deck.at(game.s, DECK) < 0:
            return NOBODY
        return CHANCE

    def seers(self, machine: Machine) -> i64:
        return faction_bit(cast("Game", machine), self.faction)

    def run(self, game: Game) -> None:
        deck = game.rules.creature_deck
        card = deck.on_top(game.s)
        if card >= 0:
            knowers = game.s[deck.known]
            deck.lift(game.s, card)
            self.see(game, card, knowers)
        elif rebuild(game, deck.number):
            game.push(self)

    def outcomes(self, game: Game) -> Outcomes:
        return game.rules.creature_deck.pool(game.s)

    def play(self, game: Game, action: Action) -> None:
        self.see(game, action.a, 0)

    def see(self, game: Game, card: i64, knowers: i64) -> None:
        """Show it to the player alone."""
        bit = faction_bit(game, self.faction)
        game.rules.creature_deck.lay_back(game.s, card, knowers | bit)
        game.emit_to(bit, events.CARD_SEEN, self.faction, card)
        game.push(PlayFromDeck(self.faction))


class PlayFromDeck(FactionStep):
    """Whether to play the card that was seen, for 1 GP; Temples do not help."""

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        card = game.rules.creature_deck.on_top(game.s)
        if gold_of(game, self.faction) >= PRICE and isinstance(game.rules.cards[card], Creature):
            out.append(game.verbs.use[card])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            return
        pay(game, self.faction, PRICE)
        game.rules.creature_deck.lift(game.s, action.a)
        game.emit(events.CREATURE_USED, self.faction, action.a, PRICE)
        use_creature(game, self.faction, action.a)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.verbs.decline else PRICE

    def useless(self, game: Game, action: Action) -> bool:
        return action is not game.verbs.decline and does_nothing(game, self.faction, action)
