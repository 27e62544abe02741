"""Divine favours: a tile beside the last god that is face up, with a gift and a power for that god's player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.hades.magic_items import gain_item
from cyclades.editions.classic.hades.priestesses import priestesses
from cyclades.engine.actions import Action
from cyclades.engine.decks import DISCARD, TRACK
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.cards import Card, CardDeck
from cyclades.rules.draw_and_discard import Draw, discard
from cyclades.rules.events import KINDS
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay
from cyclades.rules.hooks import Listener
from cyclades.rules.people import gain_people
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

FAVOURS: Final = "favours"
PRICE: Final = 2
"""What the power of a favour costs, where it is not free."""
USED: Final[EventKind] = KINDS.add("favour-used", "faction card price", "card", used=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Favour(Card):
    """A divine favour: its gift, a priestess or a magic item, what its power costs, and what it does."""

    sort: ClassVar[str] = "favour"

    def __init__(self, name: str, gives_item: bool = False, power_price: i64 = 0) -> None:
        super().__init__(name)
        self.gives_item = gives_item
        """Whether its gift is a magic item, and not a priestess."""
        self.power_price = power_price

    def use(self, game: Game, faction: i64) -> None:
        """What its power does: act, or push a step that asks for something."""
        raise NotImplementedError


class FavourDeck(CardDeck):
    """The tiles of favours, of which one lies open beside a god."""

    def __init__(self, favours: list[Card]) -> None:
        super().__init__(FAVOURS, favours, [0])
        self.beside_last_god = True


def favour_deck(rules: Ruleset) -> CardDeck:
    """The tiles of a game with favours."""
    for deck in rules.decks:
        if deck.name == FAVOURS:
            return deck
    raise AssertionError("there are no divine favours in this game")


def open_favour(game: Game) -> Favour | None:
    """The favour that lies open, if any."""
    number = favour_deck(game.rules).at(game.s, TRACK)
    if number < 0:
        return None
    favour = game.rules.cards[number]
    assert isinstance(favour, Favour)
    return favour


def favoured_god(game: Game) -> i64:
    """The god beside whom favours lie: the last one that is face up."""
    return game.s[game.f.god_at + game.s[game.f.open_gods] - 1]


class OfferFavour(Step):
    """A favour is turned up beside the last god; when Hades has come all are shuffled instead, and none is offered."""

    PHASE: ClassVar[str] = "favour"

    def run(self, game: Game) -> None:
        deck = favour_deck(game.rules)
        if favoured_god(game) >= 0 and not game.rules.gods[favoured_god(game)].drawn:
            deck.pour(game.s, DISCARD)
            game.emit(events.SHUFFLED)
        else:
            game.push(Draw(deck.number, TRACK))


class DiscardFavour(Step):
    """At the end of the cycle the favour is discarded, used or not."""

    PHASE: ClassVar[str] = "favour-ends"

    def run(self, game: Game) -> None:
        favour = open_favour(game)
        if favour is not None:
            discard(game, favour.number)


class FavourGift(Listener):
    """The gift comes as the first action of the turn of the god beside whom the favour lies."""

    def before_actions(self, game: Game, faction: i64, god: i64) -> None:
        favour = open_favour(game)
        if favour is None or god != favoured_god(game):
            return
        if favour.gives_item:
            gain_item(game, faction)
        else:
            gain_people(game, priestesses(game.rules), faction, 0)


class UseFavour(Deed):
    """Use the power of the favour beside one's god, once."""

    def __init__(self) -> None:
        super().__init__("use favour")

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        favour = open_favour(game)
        if favour is None or self.times(game) > 0:
            return
        if game.s[game.f.pawn_god + game.s[game.f.turn]] != favoured_god(game):
            return
        if gold_of(game, faction) >= favour.power_price and favour.useful(game, faction):
            out.append(game.verbs.use[favour.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.use and isinstance(game.rules.cards[action.a], Favour)

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        favour = game.rules.cards[action.a]
        assert isinstance(favour, Favour)
        self.count(game)
        pay(game, faction, favour.power_price)
        game.emit(USED, faction, favour.number, favour.power_price)
        favour.use(game, faction)

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        favour = game.rules.cards[action.a]
        return favour.power_price if isinstance(favour, Favour) else 0
