"""Clocks that jump: neither hours set forward or back nor a computer that slept close a table or take a seat."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest
from sqlalchemy import select

from cyclades.server import queries
from cyclades.server.clock import LONGEST_GAP, ServerClock
from cyclades.server.schema import SEATS
from cyclades.server.store import Store
from tests.server.running import Person, Server, friends, wait_for
from tests.server.test_bounds import done, status

HOUR = 3_600.0
DAY = 24 * HOUR


class SystemTime:
    """The time that the computer believes it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        monkeypatch.setattr("time.time", lambda: real() + self.ahead)


@pytest.fixture
def system_time(monkeypatch: pytest.MonkeyPatch) -> SystemTime:
    return SystemTime(monkeypatch)


def present(person: Person, table: str, number: int) -> bool:
    return bool(person.get(f"/api/tables/{table}")["seats"][number]["present"])


def comes_and_goes(person: Person, table: str, number: int) -> None:
    """Somebody is at a table for a moment."""
    with person.connect(table) as line:
        line.until("welcome")
    wait_for(lambda: not present(person, table, number))


def seen(server: Server, table: str, number: int) -> float | None:
    """What the database says about when the guest of a seat was last there."""
    statement = select(SEATS.c.seen).where(SEATS.c.table_id == table, SEATS.c.number == number)
    found: float | None = server.registry.store.read_now(lambda connection: connection.execute(statement).scalar_one())
    return found


# -- in one run of the server -------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR, 300 * DAY])
def test_a_clock_that_is_set_lets_nobody_stand_in_at_once_and_keeps_nobody_from_it_later(
    server: Server, system_time: SystemTime, jump: float
) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", settings={"absence_minutes": 10})
    server.let_pass(5)
    comes_and_goes(bob, table, 1)
    system_time.ahead = jump
    refused = ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)
    assert "others may act after 600 s" in refused["message"]
    server.let_pass(9)
    ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)
    server.let_pass(1)
    assert ann.post(f"/api/tables/{table}/seats/1/stand-in")["seats"][1]["kind"] == "stand-in"


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
def test_a_clock_that_is_set_makes_nobody_host(server: Server, system_time: SystemTime, jump: float) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", start=False)
    server.let_pass(5)
    comes_and_goes(ann, table, 0)
    system_time.ahead = jump
    assert bob.post(f"/api/tables/{table}/start", 403)["code"] == "forbidden"


def test_that_holds_also_where_the_table_has_left_the_memory_meanwhile(server: Server, system_time: SystemTime) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob", settings={"absence_minutes": 60})
    comes_and_goes(bob, table, 1)
    wait_for(lambda: seen(server, table, 1) is not None)
    del server.registry.tables[table]
    server.let_pass(50)
    system_time.ahead = 5 * HOUR
    assert "away for 30" in ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)["message"]
    server.let_pass(10)
    ann.post(f"/api/tables/{table}/seats/1/stand-in")


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR, 30 * DAY])
def test_a_clock_that_is_set_closes_no_table(server: Server, system_time: SystemTime, jump: float) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "open", start=False)
    system_time.ahead = jump
    done(server, server.registry.close_forgotten())
    done(server, server.registry.detect_outside_changes())
    assert status(ann, table) == "waiting"
    server.let_pass(8 * DAY / 60)
    done(server, server.registry.close_forgotten())
    done(server, server.registry.detect_outside_changes())
    assert status(ann, table) == "closed"


# -- from one run to the next -------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [30 * DAY, -30 * DAY])
def test_while_the_server_was_down_nobody_was_away_and_no_table_forgotten(
    database: str, system_time: SystemTime, jump: float
) -> None:
    with Server(database) as server:
        (ann, bob), table = friends(server, "Ann", "Bob", settings={"absence_minutes": 10})
        waiting = ann.table("me", "open", start=False)
        comes_and_goes(bob, table, 1)
        server.let_pass(5)
        port = server.port
    system_time.ahead = jump
    with Server(database, port=port) as server:
        done(server, server.registry.close_forgotten())
        assert status(ann, waiting) == "waiting"
        server.let_pass(2)
        assert "away for 42" in ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)["message"]
        server.let_pass(3)
        ann.post(f"/api/tables/{table}/seats/1/stand-in")


def test_long_absences_add_up_over_several_runs(database: str) -> None:
    with Server(database) as server:
        (ann, _), table = friends(server, "Ann", "Bob", settings={"absence_minutes": 4320})
        port = server.port
    for _ in range(3):
        with Server(database, port=port) as server:
            ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)
            server.let_pass(24 * 60)
    with Server(database, port=port) as server:
        server.let_pass(2)
        ann.post(f"/api/tables/{table}/seats/1/stand-in")


def test_who_was_there_when_the_server_broke_down_is_away_since_it_is_back(database: str) -> None:
    """Nobody could write down when they left; so what is written must not be from before they came."""
    with Server(database) as server:
        (_, bob), table = friends(server, "Ann", "Bob")
        server.let_pass(60)
        comes_and_goes(bob, table, 1)
        wait_for(lambda: seen(server, table, 1) is not None)
        with bob.connect(table) as line:
            line.until("welcome")
            wait_for(lambda: seen(server, table, 1) is None)
        wait_for(lambda: seen(server, table, 1) is not None)


def test_the_seat_of_somebody_new_is_not_as_old_as_that_of_who_had_it_before(server: Server) -> None:
    ann, bob, carl = (server.person(name) for name in ("Ann", "Bob", "Carl"))
    table = ann.table("me", "open", start=False)
    bob.post(f"/api/tables/{table}/seats/1/take")
    comes_and_goes(bob, table, 1)
    wait_for(lambda: seen(server, table, 1) is not None)
    bob.post(f"/api/tables/{table}/seats/1/leave")
    carl.post(f"/api/tables/{table}/seats/1/take")
    assert seen(server, table, 1) is None


def test_who_takes_the_seat_back_has_been_here(server: Server) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    server.let_pass(3)
    ann.post(f"/api/tables/{table}/seats/1/stand-in")
    bob.post(f"/api/tables/{table}/seats/1/return")
    assert "away for 0 s" in ann.post(f"/api/tables/{table}/seats/1/stand-in", 409)["message"]


# -- the clock itself ---------------------------------------------------------------------------------------------


class Ticks:
    """What a computer counts, with or without the time that it slept."""

    def __init__(self) -> None:
        self.at = 1_000.0

    def __call__(self) -> float:
        return self.at


def test_the_clock_counts_on_from_the_run_before_and_forgives_what_the_computer_slept() -> None:
    ticks = Ticks()
    clock = ServerClock(500.0, ticks)
    assert clock.now() == clock.started == 500.0
    for _ in range(10):
        ticks.at += 30.0
        clock.now()
    assert clock.now() == 800.0
    ticks.at += 8 * HOUR
    assert clock.now() == 800.0 + LONGEST_GAP
    ticks.at -= HOUR
    assert clock.now() == 800.0 + LONGEST_GAP
    ticks.at += 10.0
    assert clock.now() == 810.0 + LONGEST_GAP


def test_the_time_that_was_counted_never_becomes_less(store: Store) -> None:
    for seconds, expected in ((50.0, 50.0), (70.0, 70.0), (60.0, 70.0)):
        asyncio.run(store.write(partial(queries.keep_time, seconds=seconds)))
        assert store.read_now(queries.time_kept) == expected
