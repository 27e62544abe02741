"""Magic items: cards held open, or face down by Hephaestus' help, each played once and then discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.hades.bot_weights import ITEMS as WORTHS
from cyclades.engine.actions import Action
from cyclades.engine.decks import BEING_PLAYED, DECK, DISCARD, HELD, HIDDEN
from cyclades.engine.events import EventKind
from cyclades.rules.cards import Card, CardDeck
from cyclades.rules.draw_and_discard import Discard, Draw, discard
from cyclades.rules.events import KINDS
from cyclades.rules.gods import Deed
from cyclades.rules.steps import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

ITEMS: Final = "items"
NO_WINDOW: Final = -1
THREAT_ROLLED: Final = 0
GODS_SET_UP: Final = 1
GODS_ORDERED: Final = 2
OFFERINGS_PAID: Final = 3
LAND_ROUND: Final = 4
SEA_ROUND: Final = 5
"""The windows: when an item may be played that is not for a turn of its holder."""
GAINED: Final[EventKind] = KINDS.add("item-gained", "faction card", "card")
USED: Final[EventKind] = KINDS.add("item-used", "faction card", "card", used=True)
LOST: Final[EventKind] = KINDS.add("item-lost", "faction")


@mypyc_attr(allow_interpreted_subclasses=True)
class MagicItem(Card):
    """A magic item: when it may be played, and what it does."""

    sort: ClassVar[str] = "item"

    def __init__(self, name: str, window: i64 = NO_WINDOW) -> None:
        super().__init__(name)
        self.secret = True
        self.worth = WORTHS[name]
        self.window = window
        """When it may be played; NO_WINDOW for a turn of its holder."""

    def use(self, game: Game, faction: i64) -> None:
        """What it does: usually push a step that asks for something."""
        raise NotImplementedError

    def held_by(self, game: Game, faction: i64) -> bool:
        """Whether a faction holds it, open or face down."""
        place = game.s[game.f.place + self.number]
        return place == HIDDEN - faction or (place == HELD and self.owner(game) == faction)

    def open_before(self, game: Game, faction: i64) -> bool:
        """Whether it lies open before a faction."""
        return game.s[game.f.place + self.number] == HELD and self.owner(game) == faction


class ItemDeck(CardDeck):
    """The deck of magic items, which also knows which of them are for which window."""

    def __init__(self, items: list[MagicItem]) -> None:
        super().__init__(ITEMS, [*items], [])
        self.items = items
        windows = range(SEA_ROUND + 1)
        self.for_window = [[item for item in items if item.window == window] for window in windows]


def item_deck(rules: Ruleset) -> ItemDeck:
    """The deck of magic items."""
    for deck in rules.decks:
        if isinstance(deck, ItemDeck):
            return deck
    raise AssertionError("there are no magic items in this game")


def item_left(game: Game) -> bool:
    """Whether an item can be drawn, from the pile or from a new one."""
    deck = item_deck(game.rules)
    return deck.at(game.s, DECK) >= 0 or deck.at(game.s, DISCARD) >= 0


def gain_item(game: Game, faction: i64) -> None:
    """A faction draws an item and lays it open before it; with none left, none is gained."""
    game.push(DrawItem(faction))


class DrawItem(Draw):
    """An item is drawn and lies open before a faction."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        super().__init__(-1, HELD)
        self.faction = faction

    def pile(self, game: Game) -> CardDeck:
        return item_deck(game.rules)

    def arrive(self, game: Game, card: i64) -> None:
        s, f = game.s, game.f
        s[f.place + card] = HELD
        s[f.card_owner + card] = self.faction
        s[f.acquired + card] = s[f.cycle]
        game.emit(GAINED, self.faction, card)


def lay_down(game: Game, faction: i64, item: MagicItem) -> None:
    """An item leaves its holder; everybody sees it."""
    s, f = game.s, game.f
    if s[f.place + item.number] == HELD:
        s[f.card_owner + item.number] = -1
        s[f.place + item.number] = BEING_PLAYED
    else:
        item_deck(game.rules).play_hidden(s, item.number, faction)
    s[f.acquired + item.number] = 0


def play_item(game: Game, faction: i64, item: MagicItem) -> None:
    """An item is played, and discarded when its effect is done."""
    lay_down(game, faction, item)
    game.emit(USED, faction, item.number)
    game.push(Discard(item.number))
    item.use(game, faction)


def item_of(game: Game, card: i64) -> MagicItem:
    """The item that a card is."""
    item = game.rules.cards[card]
    assert isinstance(item, MagicItem)
    return item


class UseItem(Deed):
    """Play a magic item that is for a turn of its holder, with any god but Apollo."""

    def __init__(self, items: list[MagicItem]) -> None:
        super().__init__("use item")
        self.items = [item for item in items if item.window == NO_WINDOW]

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        for item in self.items:
            if item.held_by(game, faction) and item.useful(game, faction):
                out.append(game.verbs.use[item.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.use and isinstance(game.rules.cards[action.a], MagicItem)

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        play_item(game, faction, item_of(game, action.a))


class ItemsFade(Step):
    """Where the table has it so, items are lost at the end of the cycle after the one in which they were gained."""

    PHASE: ClassVar[str] = "items-fade"

    def run(self, game: Game) -> None:
        s, f = game.s, game.f
        for item in item_deck(game.rules).items:
            for faction in range(len(game.rules.factions)):
                if item.held_by(game, faction) and s[f.acquired + item.number] < s[f.cycle]:
                    lay_down(game, faction, item)
                    game.emit(LOST, faction)
                    discard(game, item.number)
