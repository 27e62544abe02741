"""BotWorkers: the processes in which bots think, and hints."""

from __future__ import annotations

import asyncio
import multiprocessing

import pytest

import cyclades
from cyclades.server.bot_workers import BotFailed, BotWorkers
from tests.server import misbehaving
from tests.server.misbehaving import spec
from tests.server.running import Server


def test_hints_come_with_reasons_and_play_nothing(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table, "language=en") as line:
        update = line.asked()
        seat = update["seat"]
        there = sqlite_server.registry.tables[table]
        before = there.log.length if there.log else 0
        reply = line.ask("hint", seat=seat)
        assert reply["type"] == "done"
        actions = [choice["action"] for choice in update["question"]["choices"]]
        assert 1 <= len(reply["hints"]) <= 3
        for hint in reply["hints"]:
            assert hint["action"] in actions
            assert hint["reason"]
            assert hint["chance"] is None or 0 <= hint["chance"] <= 1
        assert there.log is not None
        assert there.log.length == before
        refused = line.ask("hint", seat=(seat + 1) % 3)
        assert (refused["type"], refused["code"]) == ("refused", "conflict")


def test_a_table_may_play_without_hints(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me", settings={"hints": False})
    with ann.connect(table) as line:
        refused = line.ask("hint", seat=line.asked()["seat"])
        assert (refused["type"], refused["code"]) == ("refused", "forbidden")


def test_the_pool_of_workers_goes_on_after_every_failure() -> None:
    """A single process, in which one bot after the other fails."""
    game = cyclades.new("legendary", players=3, seed=1)
    assert game.player is not None
    view = game.view(game.player)

    async def one_after_the_other() -> list[str]:
        workers = BotWorkers(1, 3.0)
        reasons = []
        try:
            for kind in (misbehaving.Raises, misbehaving.Dies, misbehaving.Leaves):
                with pytest.raises(BotFailed) as caught:
                    await workers.answer(spec(kind), 1, view)
                reasons.append(str(caught.value))
                assert (await workers.answer("random", 1, view)).action in view["actions"]
        finally:
            workers.close()
        return reasons

    reasons = asyncio.run(one_after_the_other())
    assert reasons[0].startswith("ValueError: ")
    assert "SystemExit" in reasons[2]
    assert "42" in reasons[1]


def test_a_process_that_ends_between_two_answers_is_replaced() -> None:
    game = cyclades.new("legendary", players=3, seed=1)
    assert game.player is not None
    view = game.view(game.player)

    async def before_and_after() -> None:
        workers = BotWorkers(1, 10.0)
        try:
            others = multiprocessing.active_children()  # of servers of tests before, on their way out
            assert (await workers.answer("random", 1, view)).action in view["actions"]
            (worker,) = [child for child in multiprocessing.active_children() if child not in others]
            worker.kill()
            for _ in range(3):
                assert (await workers.answer("random", 1, view)).action in view["actions"]
                await asyncio.sleep(0.3)
            assert worker not in multiprocessing.active_children()
        finally:
            workers.close()
            workers.join()
        assert not [child for child in multiprocessing.active_children() if child not in others]
        with pytest.raises(BotFailed, match="the server stops"):
            await workers.answer("random", 1, view)

    asyncio.run(before_and_after())
