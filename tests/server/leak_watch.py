"""Tables without a database or a network, and connections to them of which every message is searched."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from msgspec import to_builtins

from cyclades import Game
from cyclades.engine.decks import DECK, MOST_ON_TOP, TOP, Deck
from cyclades.engine.errors import CycladesError
from cyclades.rules.reports import event_data
from cyclades.server.api.records import moment, record
from cyclades.server.guests import Guest
from cyclades.server.perspectives import table_info
from cyclades.server.registry import TableRegistry
from cyclades.server.seats import Seat
from cyclades.server.settings import Settings
from cyclades.server.subscribers import Subscriber
from cyclades.server.table import Table
from cyclades.server.table_settings import TableSettings
from tools.fuzzing.leaks import open_secrets

ASKED_ONLY = {"choices", "prices", "about", "useless"}
GOLD_BOUNDS = {"gold_low", "gold_high"}
SEARCHED = ASKED_ONLY | GOLD_BOUNDS | {"gold"}


def purses_of(game: Game) -> list[int]:
    return [int(game.s[game.f.gold + purse]) for purse in range(len(game.rules.purses))]


def cards_of(deck: Deck) -> range:
    return range(deck.first, deck.last)


class Leak(Exception):
    """A message holds what it must not."""


class NoStore:
    """Nothing is written down: these tests look at what is sent."""

    async def write(self, work: Any) -> None:
        return None


def guests_of(players: int) -> list[Guest]:
    return [Guest(f"guest-{number}", f"Player {number}") for number in range(players)]


def table_of(setup: dict[str, Any], start: Any = None) -> Table:
    """A table with a person on every seat, as the registry makes it."""
    store: Any = NoStore()
    row = TableRegistry(Settings(), store).new_row(None, setup, "", False, TableSettings(), start=start)
    seats = [Seat(number, guest.id, guest.name) for number, guest in enumerate(guests_of(setup["players"]))]
    return Table(store, {**row, "id": "table", "key": b"0123456789abcdef"}, seats, None)


class Search:
    """Looks at every message that a connection gets."""

    def __init__(self, table: Table, seat: int | None, language: str | None, full: bool, beliefs: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.full = full
        self.believes = full and beliefs and seat is not None
        """Whether it is to be told the bounds of purses."""
        self.key = table.key.hex()
        self.guest = None if seat is None else guests_of(len(table.seats))[seat]
        self.subscriber = Subscriber(table, self.guest, language, full, 0, beliefs=beliefs)
        self.messages = 0
        self.heard = 0

    def look(self) -> None:
        """Search everything that is new."""
        for text in self.subscriber.messages():
            if text is None:
                continue
            self.messages += 1
            message = json.loads(text)
            self.walk(message, (message["type"],))
            if message["type"] in ("moments", "update"):
                self.check_moments(message)
            if message["type"] == "update":
                self.check_update(message)
        self.look_back()

    def look_back(self) -> None:
        """Search what it is told when it asks for the last moments once more."""
        for text in self.subscriber.earlier(self.seat, self.heard + 1, 3):
            if text is not None:
                message = json.loads(text)
                self.walk(message, (message["type"],))
                for told in message["moments"]:
                    self.check_events(told)

    def fail(self, what: str) -> None:
        raise Leak(f"seat {self.seat} is shown {what}")

    def own(self) -> set[int]:
        """The purses that the seat may look into."""
        rules = self.table.game.rules
        return {int(rules.team_of[faction]) for faction, who in enumerate(rules.player_of) if who == self.seat}

    def walk(self, data: Any, path: tuple[str | int, ...]) -> None:
        """No key where it should not be, at whatever depth, and no secret among the texts."""
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if key in SEARCHED:
                self.check_key(key, value, ".".join(map(str, (*path, key))))
            if isinstance(value, str):
                if value.startswith("guest-") or value == self.key:
                    self.fail(f"a secret of the server: {'.'.join(map(str, (*path, key)))}")
            elif value and isinstance(value, (dict, list)):
                self.walk(value, (*path, key))

    def check_key(self, key: str, value: Any, where: str) -> None:
        if key in GOLD_BOUNDS and not self.may_have_bounds():
            self.fail(f"bounds of gold: {where}")
        if key in ASKED_ONLY and ".setup." not in where and self.table.asked != self.seat:
            self.fail(f"a question of another: {where}")
        if key == "gold":
            self.check_gold(where, value, self.table.status == "over")

    def may_have_bounds(self) -> bool:
        """Whether the bounds of purses may be in a message: asked for, or no secret."""
        return self.believes or (self.full and (self.table.status == "over" or bool(self.table.game.rules.open_gold)))

    def check_gold(self, where: str, value: Any, over: bool) -> None:
        """Gold stands beside the factions, where purses of others are closed, and in the standings when all is over."""
        rules = self.table.game.rules
        opened = over or rules.open_gold
        faction = re.fullmatch(r"update\.view\.factions\.(\d+)\.gold", where)
        if faction is not None:
            if value is not None and int(rules.team_of[int(faction[1])]) not in self.own() and not opened:
                self.fail(f"the gold of {rules.factions[int(faction[1])]}")
            return
        if where == "update.view.state.gold" and self.full:
            return  # `open_secrets` looks at it
        asked_for = where == "update.view.gold" and self.may_have_bounds()
        chosen = ".options." in where or ".setup." in where
        known = over and ".standings." in where
        if not (asked_for or chosen or known):
            self.fail(f"gold: {where}")

    def check_moments(self, message: dict[str, Any]) -> None:
        """Moments come once each, in order, and hold the events that the seat may see and no other."""
        for told in message["moments"]:
            assert told["moment"] == self.heard + 1
            self.heard += 1
            self.check_events(told)

    def check_events(self, told: dict[str, Any]) -> None:
        """A moment holds the events that the seat may see and no other."""
        log = self.table.log
        assert log is not None
        bit = 0 if self.seat is None else 1 << self.seat
        then = log.moments[told["moment"] - 1]
        seen = [event_data(log.game, event) for event in then.events if event.sees == -1 or event.sees & bit]
        if told["events"] != json.loads(json.dumps(seen)):
            self.fail(f"other events than it may see: {told['events']}")

    def check_update(self, message: dict[str, Any]) -> None:
        """The view hides what it must."""
        assert message["seat"] == self.seat
        assert message["moment"] == self.heard
        self.check_view(self.table.game if self.full else self.seen(), message["view"], self.full)
        if (message["question"] is not None or message["view"].get("actions")) and self.table.asked != self.seat:
            self.fail("the question of another")

    def seen(self) -> Game:
        """The game as the seat sees it: while somebody else is in the middle of a group of actions, the one before."""
        game = self.table.game
        if not game.draft or game.player == self.seat:
            return game
        before = game.copy()
        before.undo(int(game.draft))
        return before

    def check_view(self, game: Game, view: dict[str, Any], whole: bool) -> None:
        """No card of a deck is told but those on top that the seat knows."""
        if whole:
            for secret in open_secrets(game, view):
                self.fail(secret)
            return
        bit = 0 if self.seat is None else 1 << self.seat
        for deck, told in zip(game.rules.decks, view["decks"], strict=True):
            known = [
                game.rules.cards[card].name
                for position in range(MOST_ON_TOP)
                for card in [deck.at(game.s, TOP + position)]
                if card >= 0 and game.s[deck.known + position] & bit
            ]
            if told["known_on_top"] != known:
                self.fail(f"cards on top of the deck: {told['known_on_top']}")
            hidden = sum(
                game.s[deck.places + card] in (DECK, *range(TOP, TOP + MOST_ON_TOP)) for card in cards_of(deck)
            )
            assert told["left"] == hidden

    async def ask(self, generator: random.Random) -> None:
        """The record and a moment of the past, as the seat may have them."""
        log = self.table.log
        assert log is not None
        number = generator.randint(1, len(log.moments))
        then = to_builtins(await moment(self.table, self.guest, number, self.seat))
        self.walk({"type": "update", "view": {**then["view"], "asked": None}}, ("update",))
        self.check_view(log.at(number), then["view"], False)
        taken = await record(self.table, self.guest, self.seat)
        nodes = log.game.history()
        known = nodes[: len(nodes) - log.game.draft]
        assert len(taken["actions"]) == len(known)
        bit = 0 if self.seat is None else 1 << self.seat
        for words, node in zip(taken["actions"], known):
            if node.sees >= 0 and not node.sees & bit and not words.endswith(" ?"):
                self.fail(f"what chance hid: {words}")
        for other in range(len(self.table.seats)):
            if other != self.seat:
                for asks in (record(self.table, self.guest, other), moment(self.table, self.guest, 1, other)):
                    with pytest.raises(CycladesError, match="not yours"):
                        await asks
        self.walk({"table": to_builtins(table_info(self.table, self.guest))}, ("reply",))
