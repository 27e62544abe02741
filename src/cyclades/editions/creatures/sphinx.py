"""The Sphinx: in the Legendary Edition it finds a creature, in the classic one it buys units."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.decks import DECK, DISCARD, SHOWN, TOP
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import does_nothing, use_creature
from cyclades.rules.draw_and_discard import Draw, discard_all
from cyclades.rules.gold import change_gold
from cyclades.rules.own_pieces import PieceFrom, own_pieces
from cyclades.rules.people import dismiss_people
from cyclades.rules.steps import Selection, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class LegendarySphinx(Creature):
    """Draw three creatures, discard two, and play the third free."""

    def useful(self, game: Game, faction: i64) -> bool:
        """Whether another card could be drawn, now or from a new deck."""
        deck = game.rules.creature_deck
        for card in range(deck.first, deck.last):
            place = game.s[game.f.place + card]
            if card != self.number and (place in (DECK, DISCARD) or place >= TOP):
                return True
        return False

    def use(self, game: Game, faction: i64) -> None:
        draw = Draw(game.rules.creature_deck.number, SHOWN)
        game.then(draw, draw, draw, SphinxChooses(faction))


class SphinxChooses(Selection):
    """Which of the cards drawn is played free; the others are discarded first."""

    CARD: ClassVar[str] = "LegendarySphinx"

    def candidates(self, game: Game) -> list[Action]:
        creatures = game.rules.creatures
        return [game.verbs.use[card.number] for card in creatures if game.s[game.f.place + card.number] == SHOWN]

    def run(self, game: Game) -> None:
        choices = self.candidates(game)
        if len(choices) > 0:
            self.play(game, choices[0])
        else:
            discard_all(game, self.shown(game))

    def shown(self, game: Game) -> list[i64]:
        """All cards that were drawn."""
        deck = game.rules.creature_deck
        return [card for card in range(deck.first, deck.last) if game.s[game.f.place + card] == SHOWN]

    def play(self, game: Game, action: Action) -> None:
        discard_all(game, self.others(game, action))
        game.emit(events.CREATURE_USED, self.faction, action.a, 0)
        use_creature(game, self.faction, action.a)

    def others(self, game: Game, action: Action) -> list[i64]:
        """The cards that an answer leaves unplayed."""
        return [card for card in self.shown(game) if card != action.a]

    def useless(self, game: Game, action: Action) -> bool:
        """With the others on the discard pile, where they will lie when it is played."""
        then = game.copy()
        for card in self.others(game, action):
            then.s[then.f.place + card] = DISCARD
        return does_nothing(then, self.faction, action)


SALE_PRICE: Final = 2


class ClassicSphinx(Creature):
    """Sell troops, fleets, priests and philosophers of your own, as many as you like, for 2 GP each."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(for_sale(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(SphinxBuys(faction, self.number))


def for_sale(game: Game, faction: i64) -> list[Action]:
    """The kinds of which a faction has something to sell."""
    found: list[Action] = []
    for kind in game.rules.unit_kinds:
        if len(own_pieces(game, faction, kind)) > 0:
            found.append(game.verbs.sell[kind.number])
    for people in game.rules.people:
        if people.traded and game.s[people.field + faction] > 0:
            found.append(game.verbs.sell[people.number])
    return found


class SphinxBuys(Step):
    """What is sold next, until the player stops."""

    CARD: ClassVar[str] = "ClassicSphinx"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        self.faction = faction
        self.card = card

    def who(self, game: Game) -> i64:
        return self.faction if len(for_sale(game, self.faction)) > 0 else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        out.extend(for_sale(game, self.faction))

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            return
        game.push(self)
        people = game.rules.people_of(action.a)
        if people is None:
            game.push(SphinxFrom(self.faction, action.a))
        else:
            dismiss_people(game, people, self.faction, 1)
            sold(game, self.faction, action.a, -1)


class SphinxFrom(PieceFrom):
    """From where the piece that is sold is taken."""

    CARD: ClassVar[str] = "ClassicSphinx"

    def taken(self, game: Game, area: i64) -> None:
        sold(game, self.faction, self.unit, area)


def sold(game: Game, faction: i64, unit: i64, area: i64) -> None:
    """The Sphinx pays."""
    change_gold(game, faction, SALE_PRICE)
    game.emit(events.SOLD, faction, unit, area, SALE_PRICE)
