"""Cards of the expansion: a hero and a charm among the creatures, scrolls held in secret, and a deck of relics."""

from __future__ import annotations

from typing import ClassVar, Final

from cyclades.engine.actions import Action
from cyclades.engine.decks import DECK, DISCARD, GONE, HELD, HIDDEN, TRACK
from cyclades.rules.areas import open_lands
from cyclades.rules.cards import Card, CardDeck, Hero
from cyclades.rules.draw_and_discard import Draw, discard, draw_into_hand
from cyclades.rules.game import Game
from cyclades.rules.gods import Deed
from cyclades.rules.gold import gold_of, pay, receive_gold
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.steps import Selection, Step

READ: Final = "read"
"""The verb: `read dawn-scroll`."""
SEEK: Final = "seek"
"""The verb: `seek scroll`."""
FETCH: Final = "fetch"
"""The verb: `fetch amphora`."""


class Charm(Card):
    """Bought from the track of creatures for its price, without discounts; it lies open before its owner."""

    sort: ClassVar[str] = "charm"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.discounted = False
        self.exchangeable = False
        self.unsold = GONE

    def bought(self, game: Game, faction: int, price: int) -> None:
        hold(game, faction, self)


class Scroll(Card):
    """Drawn unseen, and nobody knows which one its holder has until it is read, for 2 GP."""

    sort: ClassVar[str] = "scroll"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.secret = True


def hold(game: Game, faction: int, card: Card) -> None:
    """A card lies open before a faction."""
    game.s[game.f.place + card.number] = HELD
    game.s[game.f.card_owner + card.number] = faction
    game.s[game.f.acquired + card.number] = game.s[game.f.cycle]


class SeekScroll(Deed):
    """For 1 GP, draw a scroll that nobody else sees."""

    def __init__(self) -> None:
        super().__init__("seek scroll")

    def actions(self, game: Game, faction: int, out: list[Action]) -> None:
        deck = deck_of(game.rules, "scrolls")
        if gold_of(game, faction) > 0 and (deck.at(game.s, DECK) >= 0 or deck.at(game.s, DISCARD) >= 0):
            out.append(game.verbs.more[SEEK][0])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[SEEK]

    def begin(self, game: Game, faction: int, action: Action) -> None:
        pay(game, faction, 1)
        draw_into_hand(game, faction, deck_of(game.rules, "scrolls"))

    def cost(self, game: Game, faction: int, action: Action) -> int:
        return 1


class Lampbearer(Hero):
    """A hero among the creatures, who comes to an own land area."""

    def bought(self, game: Game, faction: int, price: int) -> None:
        game.push(BearerAt(faction, self.number))

    def useful(self, game: Game, faction: int) -> bool:
        return len(open_lands(game, faction)) > 0


class BearerAt(Selection):
    """Where he comes; without an own land area he goes to the discard pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: int, hero: int) -> None:
        self.faction = faction
        self.hero = hero

    def chooser(self, game: Game) -> int:
        return self.faction

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.at[land] for land in open_lands(game, self.faction)]

    def run(self, game: Game) -> None:
        choices = self.candidates(game)
        if choices:
            self.play(game, choices[0])
        else:
            discard(game, self.hero)

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        s[f.place + self.hero] = HELD
        s[f.card_owner + self.hero] = self.faction
        s[f.card_at + self.hero] = action.a
        s[f.acquired + self.hero] = s[f.cycle]


class ReadScroll(Deed):
    """Read a scroll of the own hand: 2 GP, and the scroll is discarded."""

    def __init__(self) -> None:
        super().__init__("read scroll")

    def actions(self, game: Game, faction: int, out: list[Action]) -> None:
        for number, scroll in enumerate(scrolls(game.rules)):
            if game.s[game.f.place + scroll.number] == HIDDEN - faction:
                out.append(game.verbs.more[READ][number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[READ]

    def begin(self, game: Game, faction: int, action: Action) -> None:
        scroll = scrolls(game.rules)[action.a]
        deck_of(game.rules, "scrolls").play_hidden(game.s, scroll.number, faction)
        discard(game, scroll.number)
        receive_gold(game, faction, 2)


class Relic(Card):
    """Lies open before whoever has fetched it, and pays 1 GP with the income."""

    sort: ClassVar[str] = "relic"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.worth = 4.0

    def adds_income(self, game: Game, faction: int) -> int:
        return 1 if self.owner(game) == faction and game.s[game.f.place + self.number] == HELD else 0


class FetchRelic(Deed):
    """Take a relic of its track, at the price of its slot."""

    def __init__(self, deck: CardDeck) -> None:
        super().__init__("fetch relic")
        self.relics = deck

    def price(self, game: Game, relic: Card) -> int:
        return relic.price(game.s[game.f.place + relic.number] - TRACK)

    def actions(self, game: Game, faction: int, out: list[Action]) -> None:
        for number, relic in enumerate(self.relics.cards):
            if game.s[game.f.place + relic.number] >= TRACK and gold_of(game, faction) >= self.price(game, relic):
                out.append(game.verbs.more[FETCH][number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[FETCH]

    def begin(self, game: Game, faction: int, action: Action) -> None:
        relic = self.relics.cards[action.a]
        pay(game, faction, self.price(game, relic))
        hold(game, faction, relic)

    def cost(self, game: Game, faction: int, action: Action) -> int:
        return self.price(game, self.relics.cards[action.a])


class RelicTrack(Step):
    """Empty slots of the track are filled."""

    PHASE: ClassVar[str] = "relics"

    def run(self, game: Game) -> None:
        deck = deck_of(game.rules, "relics")
        for slot in range(len(deck.prices)):
            if deck.at(game.s, TRACK + slot) < 0:
                game.push(Draw(deck.number, TRACK + slot))


def deck_of(rules: Ruleset, name: str) -> CardDeck:
    return next(deck for deck in rules.decks if deck.name == name)


def scrolls(rules: Ruleset) -> list[Card]:
    return deck_of(rules, "scrolls").cards


def add_cards(rules: Ruleset) -> None:
    """Cards of two more sorts among the creatures, and a deck of their own for the relics."""
    rules.creature_deck.cards += [Charm("silver-charm"), Lampbearer("lampbearer")]
    rules.decks.append(CardDeck("scrolls", [Scroll("dawn-scroll"), Scroll("dusk-scroll"), Scroll("noon-scroll")], []))
    rules.names["scroll"] = [card.name for card in scrolls(rules)]
    rules.names["sought"] = ["scroll"]
    rules.also_said[READ] = "scroll"
    rules.also_said[SEEK] = "sought"
    relics = CardDeck("relics", [Relic("amphora"), Relic("tripod"), Relic("lyre")], [2, 1], renewed=False)
    rules.decks.append(relics)
    rules.names["relic"] = [card.name for card in relics.cards]
    rules.also_said[FETCH] = "relic"
    rules.common_deeds += [SeekScroll(), ReadScroll(), FetchRelic(relics)]
    rules.phases.insert(0, RelicTrack())
