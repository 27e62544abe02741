"""Catching up: a game of any length is told in slices, in turns with everybody else, the latest moments first to those
who want them; and coming again and again has its price."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from cyclades.server import catching_up
from cyclades.server.budgets import BURST_SECONDS, CONNECTION, MOMENT, Budgets
from cyclades.server.catching_up import SLICE, CatchingUp
from cyclades.server.messages import MOST_EARLIER
from tests.server.running import PATIENCE, Line, Server, friends
from tests.server.test_long_records import record_of

MOMENTS = 5 * SLICE


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A game of some hundred moments."""
    return record_of(600)


@pytest.fixture
def replay(sqlite_server: Server, record: dict[str, Any]) -> tuple[Server, str, int]:
    """A server with such a game to look at, and how many moments it has."""
    ann = sqlite_server.person("Ann")
    table = ann.post("/api/records", **record)["id"]
    last = ann.get(f"/api/tables/{table}/moments/1")["last"]
    assert last > MOMENTS
    return sqlite_server, table, last


def told(line: Line) -> list[int]:
    """The numbers of the moments that were heard, in the order in which they came."""
    return [moment["moment"] for message in line.received for moment in message.get("moments", ())]


# -- turns ----------------------------------------------------------------------------------------------------------


def test_who_has_had_the_fewest_slices_comes_first_and_the_loop_is_free_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns: list[str] = []
    beats: list[int] = []

    async def follow(catching: CatchingUp, name: str, slices: int, had: int) -> None:
        for number in range(slices):
            await catching.turn(name, had + number)
            turns.append(name)
            beats.append(0)

    async def heart() -> None:
        while True:
            if beats:
                beats[-1] += 1
            await asyncio.sleep(0)

    async def crowd() -> None:
        catching = CatchingUp(Budgets(1e6))
        beating = asyncio.create_task(heart())
        giant = asyncio.create_task(follow(catching, "giant", 6, 100))
        await asyncio.sleep(0)
        await asyncio.gather(giant, *(follow(catching, name, 2, 0) for name in ("a", "b")))
        beating.cancel()
        assert catching.granting is None or not catching.waiting

    asyncio.run(crowd())
    assert turns[0] == "giant"  # who was there before the others
    assert sorted(turns[1:5]) == ["a", "a", "b", "b"]
    assert turns[5:] == ["giant"] * 5
    assert min(beats[:-1]) > 0


def test_who_has_gone_keeps_nobody_waiting() -> None:
    async def leave() -> None:
        catching = CatchingUp(Budgets(1e6))
        gone = [asyncio.create_task(catching.turn("a", 0)) for _ in range(5)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.wait_for(catching.turn("b", 9), PATIENCE)
        await asyncio.gather(*gone, return_exceptions=True)

    asyncio.run(leave())


def test_others_are_served_while_a_stranger_catches_up(
    replay: tuple[Server, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, table, last = replay
    gate, begun = threading.Event(), threading.Event()
    plain = CatchingUp.turn

    async def held(self: CatchingUp, address: str, had: int) -> None:
        if had == 2:
            begun.set()
            await asyncio.to_thread(gate.wait, PATIENCE)
        await plain(self, address, had)

    monkeypatch.setattr(CatchingUp, "turn", held)
    bob = server.person("Bob")
    with server.person(None).connect(table) as stranger:
        assert begun.wait(PATIENCE)
        try:
            with bob.connect(bob.table("me", "me")) as line:
                assert line.answer(line.asked())["type"] == "done"
        finally:
            gate.set()
        stranger.until("update")
        assert told(stranger) == list(range(1, last + 1))
        sizes = [len(message["moments"]) for message in stranger.received if message["type"] == "moments"]
        assert set(sizes) == {SLICE}


# -- recent moments, and the rest -------------------------------------------------------------------------------------


def test_recent_moments_first_and_the_rest_on_request(replay: tuple[Server, str, int]) -> None:
    server, table, last = replay
    with server.person(None).connect(table, "recent=50&language=en") as line:
        update = line.until("update")
        assert told(line) == list(range(last - 49, last + 1))
        starts = update["cycle_starts"]
        line.received.clear()
        assert line.ask("earlier", before=last - 49)["type"] == "done"
        assert sorted(told(line)) == list(range(last - 49 - MOST_EARLIER, last - 49))
        firsts = [message["moments"][0]["moment"] for message in line.received if message["type"] == "moments"]
        assert firsts == sorted(firsts, reverse=True)
        assert all(moment["text"] is not None for message in line.received[:-1] for moment in message["moments"])
        assert line.ask("earlier", before=4, count=2)["type"] == "done"
        assert told(line)[-2:] == [2, 3]
        assert line.ask("earlier", before=3)["type"] == "done"
        assert told(line)[-2:] == [1, 2]
    with server.person(None).connect(table) as whole:
        assert "cycle_starts" not in whole.until("update")
        everything = [moment for message in whole.received for moment in message.get("moments", ())]
    begun = [
        {"moment": moment["moment"], "cycle": event["number"]}
        for moment in everything
        for event in moment["events"]
        if event["event"] == "cycle-begun"
    ]
    assert starts == begun
    assert len(begun) > 3


def test_what_is_told_later_is_what_would_have_been_told_at_first(replay: tuple[Server, str, int]) -> None:
    server, table, last = replay
    with server.person(None).connect(table) as whole, server.person(None).connect(table, "recent=1") as line:
        whole.until("update")
        line.until("update")
        for before in range(last, 1, -MOST_EARLIER):
            assert line.ask("earlier", before=before)["type"] == "done"

    def by_number(heard: Line) -> dict[int, Any]:
        return {moment["moment"]: moment for message in heard.received for moment in message.get("moments", ())}

    assert by_number(line) == by_number(whole)


def test_who_comes_back_is_told_what_was_missed_or_the_latest_of_it(replay: tuple[Server, str, int]) -> None:
    server, table, last = replay
    nobody = server.person(None)
    with nobody.connect(table, f"moment={last - 5}&recent=50") as line:
        assert "cycle_starts" not in line.until("update")
        assert told(line) == list(range(last - 4, last + 1))
    with nobody.connect(table, f"moment=3&recent={SLICE * 2}") as line:
        line.until("update")
        assert told(line) == list(range(last - SLICE * 2 + 1, last + 1))
    with nobody.connect(table, "recent=0") as line:
        assert line.until("update")["moment"] == last
        assert told(line) == []
    with nobody.connect(table, "recent=few") as line:
        refused = line.until("refused")
        assert (refused["code"], refused["message"]) == ("bad-request", "expected a number as recent, got 'few'")


def test_older_moments_are_those_of_ones_own_perspective(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    carl = server.person("Carl")
    with ann.connect(table) as one, carl.connect(table) as three, bob.connect(table) as two:
        one.until("update")
        assert one.ask("earlier", seat=0, before=2)["type"] == "done"
        for line, seat in ((one, 1), (one, None), (three, 0), (two, 0)):
            assert line.ask("earlier", seat=seat, before=2)["code"] == "forbidden"
        assert three.ask("earlier", seat=None, before=2)["type"] == "done"
        for wrong in ({"before": 1}, {"before": 10, "count": MOST_EARLIER + 1}, {"before": 10, "count": 0}):
            three.say("earlier", **wrong)
            assert three.until("refused")["code"] == "unreadable"
        assert three.ask("earlier", before=10_000)["type"] == "done"


def test_one_asks_for_older_moments_once_at_a_time_and_goes_on_meanwhile(
    replay: tuple[Server, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, table, last = replay
    gate = threading.Event()
    plain = CatchingUp.turn

    async def held(self: CatchingUp, address: str, had: int) -> None:
        await asyncio.to_thread(gate.wait, PATIENCE)
        await plain(self, address, had)

    with server.person("Carl").connect(table, "recent=10") as line:
        line.until("update")
        monkeypatch.setattr(CatchingUp, "turn", held)
        first = line.say("earlier", before=last - 9)
        assert line.ask("earlier", before=last - 9)["code"] == "conflict"
        assert line.ask("say", text="Long ago!")["type"] == "done"
        gate.set()
        assert line.seen(lambda message: message.get("id") == first)["type"] == "done"


def test_who_leaves_while_older_moments_are_told_leaves_nothing_behind(
    replay: tuple[Server, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, table, last = replay
    begun = threading.Event()

    async def never(self: CatchingUp, address: str, had: int) -> None:
        begun.set()
        await asyncio.Event().wait()

    with server.person(None).connect(table, "recent=10") as line:
        line.until("update")
        monkeypatch.setattr(CatchingUp, "turn", never)
        line.say("earlier", before=last - 9)
        assert begun.wait(PATIENCE)
    monkeypatch.undo()
    with server.person(None).connect(table, "recent=10") as line:
        line.until("update")
        assert line.ask("earlier", before=50)["type"] == "done"


# -- the price --------------------------------------------------------------------------------------------------------


def test_coming_again_and_again_is_refused_after_a_while(tmp_path: Path) -> None:
    work = 10.5 * CONNECTION / BURST_SECONDS
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=work) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me")
        for _ in range(10):
            with ann.connect(table) as line:
                line.until("welcome")
        with ann.connect(table) as line:
            assert line.closed() == 4429
            assert line.received[-1]["code"] == "too-much"
        with ann.connect(table, **{"X-Forwarded-For": "10.0.0.7"}) as elsewhere:
            elsewhere.until("update")


def test_slices_are_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[tuple[str, float]] = []

    class Purse(Budgets):
        async def afford(self, address: str, price: float) -> None:
            paid.append((address, price))

    async def take() -> None:
        catching = CatchingUp(Purse(1.0))
        await catching.turn("a", 0)
        await catching.turn("b", 3)

    monkeypatch.setattr(catching_up, "PAUSE_SECONDS", 0.0)
    asyncio.run(take())
    assert paid == [("a", MOMENT * SLICE), ("b", MOMENT * SLICE)]
