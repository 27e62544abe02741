"""Who thinks next: people first, what nobody watches last and one at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from cyclades.server import thinking
from cyclades.server.bot_workers import Thought
from cyclades.server.table import Table
from cyclades.server.thinking import ALONE, WATCHED, WITH_PEOPLE, NoThinking, Thinking, standing
from tests.server.running import Server, wait_for


@dataclass(frozen=True)
class Watcher:
    """Somebody at a table, from an address; who plays there has a name."""

    address: str
    guest: str | None = None


@dataclass(eq=False)
class FakeTable:
    """What the order of thinking knows of a table."""

    id: str
    host: str | None = None
    subscribers: set[Watcher] = field(default_factory=set)

    def seats_of(self, guest: str | None) -> list[int]:
        return [0] if guest else []


def table(id: str, *watchers: Watcher, host: str | None = None) -> Table:
    return cast(Table, FakeTable(id, host, set(watchers)))


class Room:
    """Bots that think until they are told to stop, and the order in which they began."""

    def __init__(self, processes: int = 1) -> None:
        self.thinking = Thinking(processes)
        self.began: list[str] = []
        self.enough: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def think(self, name: str, turn: Any) -> None:
        async with turn:
            self.began.append(name)
            await self.enough[name].wait()

    async def ask(self, name: str, *watchers: Watcher, host: str | None = None) -> Table:
        found = table(name, *watchers, host=host)
        await self.begin(name, self.thinking.at_table(found))
        return found

    async def begin(self, name: str, turn: Any) -> None:
        self.enough[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.think(name, turn))
        await let_others_go_on()

    async def end(self, name: str) -> None:
        self.enough[name].set()
        await self.tasks[name]
        await let_others_go_on()

    async def end_all(self) -> list[str]:
        """Let everybody finish, in the order in which they begin; that order."""
        done = 0
        while done < len(self.began):
            await self.end(self.began[done])
            done += 1
        return self.began


async def let_others_go_on() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


ANN = Watcher("192.0.2.1", "ann")
BEN = Watcher("192.0.2.2", "ben")
SPECTATOR = Watcher("192.0.2.3")


def test_what_a_table_is_by_who_is_there() -> None:
    assert standing(table("t", ANN, SPECTATOR)) == (WITH_PEOPLE, ["192.0.2.1"])
    assert standing(table("t", SPECTATOR)) == (WATCHED, ["192.0.2.3"])
    assert standing(table("t", host="ann")) == (ALONE, ["host ann"])
    assert standing(table("t")) == (ALONE, ["host t"])


def test_people_come_before_spectators_and_these_before_nobody() -> None:
    async def story() -> None:
        room = Room()
        await room.ask("first", host="x")
        await room.ask("alone", host="x")
        await room.ask("watched", SPECTATOR)
        await room.ask("played", ANN)
        await room.begin("hint", room.thinking.for_person(BEN.address))
        assert await room.end_all() == ["first", "played", "hint", "watched", "alone"]

    run(story())


def test_tables_that_nobody_watches_think_one_at_a_time() -> None:
    async def story() -> None:
        room = Room(processes=3)
        await room.ask("one", host="x")
        await room.ask("two", host="y")
        assert room.began == ["one"]
        await room.ask("watched", SPECTATOR)
        await room.ask("played", ANN)
        assert room.began == ["one", "watched", "played"]
        await room.end("one")
        assert room.began == ["one", "watched", "played", "two"]
        assert await room.end_all() == ["one", "watched", "played", "two"]
        assert (room.thinking.free, room.thinking.alone) == (3, 0)

    run(story())


def test_addresses_take_turns_by_how_much_was_thought_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = Room()
        now = 0.0
        monkeypatch.setattr("cyclades.server.thinking.time.monotonic", lambda: now)
        for number in range(4):
            await room.ask(f"ann {number}", ANN)
        await room.ask("ben 0", BEN)
        await room.ask("ben 1", BEN)
        for name, seconds in [("ann 0", 1.0), ("ben 0", 3.0), ("ann 1", 1.0), ("ann 2", 1.5), ("ben 1", 0.1)]:
            assert room.began[-1] == name
            now += seconds
            await room.end(name)
        assert room.began[-1] == "ann 3"
        await room.end("ann 3")

    run(story())


def test_who_was_away_has_saved_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = Room()
        now = 0.0
        monkeypatch.setattr("cyclades.server.thinking.time.monotonic", lambda: now)
        for number in range(50):
            await room.ask(f"ann {number}", ANN)
            now += 1.0
            await room.end(f"ann {number}")
        for number in range(3):
            await room.ask(f"ben {number}", BEN)
            await room.ask(f"more {number}", ANN)
        for name in ("ben 0", "more 0", "ben 1", "more 1", "ben 2", "more 2"):
            assert room.began[-1] == name
            now += 1.0
            await room.end(name)

    run(story())


def test_who_comes_to_a_table_need_not_wait_as_if_nobody_were_there() -> None:
    async def story() -> None:
        room = Room()
        await room.ask("first", ANN)
        await room.ask("alone", host="x")
        waiting = await room.ask("later", host="y")
        await room.ask("watched", SPECTATOR)
        cast(FakeTable, waiting).subscribers.add(BEN)
        room.thinking.look_again(waiting)
        room.thinking.look_again(table("elsewhere"))
        assert await room.end_all() == ["first", "later", "watched", "alone"]

    run(story())


@pytest.mark.parametrize("granted", [False, True])
def test_who_goes_away_takes_no_turn_along(granted: bool) -> None:
    async def story() -> None:
        room = Room()
        await room.ask("first", ANN)
        await room.ask("gone", ANN)
        if granted:  # its turn comes, but it has not noticed yet
            room.enough["first"].set()
            while not room.tasks["first"].done():
                await asyncio.sleep(0)
        room.tasks["gone"].cancel()
        await let_others_go_on()
        await room.ask("next", BEN)
        await room.end_all()
        assert room.began[-1] == "next"
        assert (room.thinking.free, room.thinking.alone) == (1, 0)
        assert not any(room.thinking.waiting)

    run(story())


def test_an_error_ends_the_turn() -> None:
    async def story() -> None:
        order = Thinking(1)
        with pytest.raises(ValueError, match="no"):
            async with order.at_table(table("t", host="x")):
                raise ValueError("no")
        async with order.for_person("a"):
            assert order.free == 0
        assert (order.free, order.alone, order.at_tables) == (1, 0, {})

    run(story())


def test_when_the_server_stops_nobody_waits() -> None:
    async def story() -> None:
        room = Room()
        await room.ask("first", ANN)
        await room.ask("second", BEN)
        room.thinking.close()
        with pytest.raises(NoThinking):
            await room.tasks["second"]
        with pytest.raises(NoThinking):
            async with room.thinking.for_person("a"):
                pass
        await room.end("first")

    run(story())


def test_of_too_many_names_those_who_have_used_much_stay_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_NAMES", 5)

    async def story() -> None:
        order = Thinking(1)
        now = 0.0
        monkeypatch.setattr("cyclades.server.thinking.time.monotonic", lambda: now)
        for number in range(100):
            async with order.for_person("greedy" if number == 0 else f"address {number}"):
                now += 50.0 if number == 0 else 0.1
        assert len(order.used) <= 5
        assert order.used_by("greedy") == 50.0
        assert order.used_by("newcomer") < 10.0

    run(story())


def test_a_bot_of_a_person_waits_for_no_more_than_one_of_many_tables_of_bots_alone(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: sixty tables of bots, at which nobody sits, kept a person waiting for ten seconds."""
    registry = sqlite_server.registry
    mallory, ann = sqlite_server.person("Mallory"), sqlite_server.person("Ann")
    for _ in range(12):
        mallory.table(*["random"] * 4)
    wait_for(lambda: len(registry.bot_turns.thinking.at_tables) >= 8)
    began: list[int] = []
    asked: list[int] = []
    answer, at_table = registry.bot_workers.answer, registry.bot_turns.thinking.at_table

    async def noted(spec: str, seed: int, view: dict[str, Any], begun: dict[str, Any] | None) -> Thought:
        began.append(view["setup"]["players"])
        return await answer(spec, seed, view, begun)

    def noting(table: Table) -> Any:
        if table.setup["players"] == 2:
            asked.append(len(began))
        return at_table(table)

    with ann.connect(ann.table("me", "random")) as line:
        update = line.asked()  # from now on she is there
        monkeypatch.setattr(registry.bot_workers, "answer", noted)
        monkeypatch.setattr(registry.bot_turns.thinking, "at_table", noting)
        for _ in range(60):
            update = line.play_on(update, random.Random(1), 1)
            if len(asked) > 2:
                break
    assert len(asked) > 2, "the bot of the person is asked now and then"
    for before in asked[:-1]:
        assert 2 in began[before : before + 2]
