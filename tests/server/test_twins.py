"""Twins: two tables that differ only in what somebody cannot know send this somebody the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import to_builtins

from cyclades import Game
from cyclades.engine.errors import CycladesError
from cyclades.server import absence, proposals
from cyclades.server.api.records import moment, record
from cyclades.server.game_log import ACTION, BEGIN, Change, GameLog
from cyclades.server.perspectives import table_info
from cyclades.server.subscribers import Subscriber
from tests.server.leak_watch import guests_of, table_of
from tools.fuzzing.cases import case_of
from tools.fuzzing.leaks import made_public, pair_of, play_both, players_of, secret_card, unlike, widened

AT_ONCE = 10


def timeless(change: Change) -> Change:
    """A change that happens whenever the others do."""
    return replace(change, moment=change.moment and replace(change.moment, at=1.0))


class Twin:
    """One of two tables that somebody cannot tell apart, and all that this somebody gets of it."""

    def __init__(self, game: Game, seat: int | None, language: str, beliefs: bool = True) -> None:
        self.table = table_of(game.rules.setup(), game.start)
        self.log = GameLog(self.table.setup, game.start)
        self.seat = seat
        self.guest = None if seat is None else guests_of(len(self.table.seats))[seat]
        self.subscribers = [
            Subscriber(self.table, self.guest, language, full=False, seen=0),
            Subscriber(self.table, self.guest, None, full=True, seen=0),
            *([Subscriber(self.table, self.guest, None, full=True, seen=0, beliefs=True)] if beliefs else []),
        ]

    def copy(self) -> Game:
        return self.log.game.copy()

    async def enter(self, game: Game) -> None:
        """Write down what was played in a copy of the game."""
        before = len(self.log.game.history())
        moves = tuple(node.action.notation for node in game.history()[before:])
        if self.log.length:
            await self.table.write(timeless(self.log.change(ACTION, self.log.game.player, moves, "")))
        else:
            self.log.add(timeless(self.log.change(BEGIN, None, moves, "")))
            self.table.status, self.table.log = "running", self.log

    async def got(self, number: int, wrong: str) -> list[Any]:
        """Everything that the somebody can have now: news, records, the past, and what refusals say."""
        table, guest, seat = self.table, self.guest, self.seat
        found: list[Any] = [list(subscriber.messages()) for subscriber in self.subscribers]
        found.append(await record(table, guest, seat))
        found.append(to_builtins(await moment(table, guest, number, seat)))
        found.append(to_builtins(table_info(table, guest)))
        if guest is None or seat is None:
            return found
        tries: list[Callable[[], Awaitable[None]]] = [
            lambda: table.undo(seat, 200),
            lambda: table.answer(seat, ["no such answer"], table.question_id),
            lambda: table.answer(seat, [wrong], "0"),
            lambda: proposals.propose(table, guest, seat, "takeback", len(self.log.moments)),
            lambda: proposals.vote(table, guest, seat, True),
            lambda: absence.resign(table, guest, (seat + 1) % len(table.seats)),
        ]
        return found + [await refused(attempt) for attempt in tries]


async def refused(attempt: Callable[[], Awaitable[None]]) -> str:
    try:
        await attempt()
    except CycladesError as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError("it was not refused")


async def play_twins(game: Game, seat: int | None, generator: random.Random, answers: int) -> int:
    """The same answers at two tables that differ in what a seat cannot know; returns how many were given."""
    language = generator.choice(("en", "es"))
    pair = pair_of(widened(game, seat, generator), generator)
    one, other = (Twin(twin, seat, language) for twin in pair)
    for given in range(answers + 1):
        first, second = one.copy(), other.copy()
        hidden = secret_card(first, seat), secret_card(second, seat)
        asks = given > 0
        while asks or (first.player is None and not first.over):
            if not play_both(first, second, seat, generator):
                return given
            if made_public(first, second):
                return given
            asks = False
        if first.over or second.over:
            return given
        if hidden[0] != hidden[1] and hidden != (secret_card(first, seat), secret_card(second, seat)):
            return given
        await one.enter(first)
        await other.enter(second)
        number = generator.randint(1, len(one.log.moments))
        wrong = generator.choice(one.log.game.action_table.all).notation
        here, there = await one.got(number, wrong), await other.got(number, wrong)
        assert here == there, differing(here, there)
        assert one.table.asked == other.table.asked
    return answers


def differing(one: list[Any], other: list[Any]) -> str:
    """Where two lists of what somebody got differ."""
    return unlike(*(json.loads(json.dumps(got, default=lambda text: json.loads(text))) for got in (one, other)))


def somewhere(seed: int) -> tuple[Game, random.Random]:
    """A game at a random moment."""
    case = case_of(seed)
    game = case.start()
    for _ in range(case.generator.randrange(300)):
        if game.over:
            break
        game.play(case.pick(game))
    return game, case.generator


def twins(seed: int, answers: int) -> int:
    game, generator = somewhere(seed)
    if game.over:
        return 0
    return sum(asyncio.run(play_twins(game, seat, generator, answers)) for seat in players_of(game))


def test_tables_that_differ_in_what_a_seat_cannot_know_send_it_the_same(dice: random.Random) -> None:
    assert sum(twins(seed, 12) for seed in range(8)) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1200, AT_ONCE))
def test_many_tables_that_differ_in_secrets_send_the_same(seed: int, dice: random.Random) -> None:
    assert sum(twins(number, 40) for number in range(seed, seed + AT_ONCE)) > 200
