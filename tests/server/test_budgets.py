"""Budgets and lanes: nobody gets more work out of the server than its share, and kinds of work do not wait for each
other."""

from __future__ import annotations

import asyncio
import threading

import pytest

from cyclades.server import lanes
from cyclades.server.budgets import BURST_SECONDS, Budgets
from cyclades.server.errors import TooMuch
from cyclades.server.lanes import LONG, Lane, Lanes, Rests
from tests.server.conftest import Clock


def test_an_address_gets_a_minutes_worth_at_once_and_then_its_rate(clock: Clock) -> None:
    found = Budgets(10.0)
    assert [found.take("a", 100.0) for _ in range(7)] == [True] * 6 + [False]
    clock.now += 9.9
    assert not found.take("a", 100.0)
    clock.now += 0.1
    assert found.take("a", 100.0)
    assert found.take("b", 10.0 * BURST_SECONDS)
    clock.now += 10 * BURST_SECONDS
    assert found.left_of("a") == 10.0 * BURST_SECONDS


def test_what_costs_more_than_there_can_be_takes_all_of_it(clock: Clock) -> None:
    found = Budgets(1.0)
    assert found.take("a", 1e9)
    assert not found.take("a", 1e9)
    with pytest.raises(TooMuch, match="come back in 60 s"):
        found.pay("a", 1e9)
    clock.now += 60
    found.pay("a", 1e9)


def test_many_addresses_do_not_make_the_server_forget_who_has_nothing_left(clock: Clock) -> None:
    found = Budgets(1.0)
    found.buckets.most = 3
    assert found.take("a", 60.0)
    for number in range(50):
        found.take(f"address {number}", 1.0)
    assert not found.take("a", 1.0)
    assert len(found.buckets.by_name) == 3
    assert found.left_of("newcomer") < 60, "who comes when there is no room shares what is left with others"
    clock.now += 60
    assert found.left_of("another") == 60


def test_who_cannot_pay_may_wait() -> None:
    found = Budgets(1000.0)

    async def wait() -> None:
        await found.afford("a", 60_000.0)
        await asyncio.wait_for(found.afford("a", 50.0), 20)

    asyncio.run(wait())
    assert found.left_of("a") < 60_000


def test_a_lane_does_one_thing_at_a_time_and_refuses_a_crowd() -> None:
    gate = threading.Event()
    running: list[int] = []

    def work(number: int) -> int:
        running.append(number)
        gate.wait(20)
        return number

    async def crowd() -> None:
        lane = Lane(most=3)
        tasks = [asyncio.create_task(lane.run(work, number)) for number in range(3)]
        while not running:
            await asyncio.sleep(0.001)
        with pytest.raises(TooMuch, match="too much of that"):
            await lane.run(work, 3)
        assert running == [0]
        gate.set()
        assert await asyncio.gather(*tasks) == [0, 1, 2]
        assert await lane.run(work, 4) == 4

    asyncio.run(crowd())
    assert running == [0, 1, 2, 4]


def test_a_lane_goes_on_after_an_error_and_after_who_goes_away() -> None:
    def fail() -> None:
        raise ValueError("no")

    async def both() -> None:
        lane = Lane(most=2)
        with pytest.raises(ValueError, match="no"):
            await lane.run(fail)
        async with lane:
            leaving = asyncio.create_task(lane.run(int))
            await asyncio.sleep(0)
            leaving.cancel()
            await asyncio.gather(leaving, return_exceptions=True)
        assert await lane.run(lambda: 5) == 5
        assert lane.waiting == 0

    asyncio.run(both())


def test_giant_games_have_a_lane_of_their_own() -> None:
    found = Lanes()
    assert found.of(LONG) is found.of(0)
    assert found.of(LONG + 1) is not found.of(LONG)


def test_a_thread_rests_after_a_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, rested = Clock(), list[float]()
    monkeypatch.setattr("time.perf_counter", clock)
    monkeypatch.setattr("time.sleep", rested.append)
    rest = Rests()
    for _ in range(10):
        clock.now += lanes.WORK_SECONDS * 0.4
        rest()
    assert rested == [lanes.REST_SECONDS] * 3
