"""Bots at tables: they see what a person would, nobody waits for them, and whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cyclades.bots import Bot
from cyclades.server import queries
from cyclades.server.bot_workers import checked_bot
from cyclades.server.errors import TableError
from cyclades.server.game_log import GameLog
from tests.server import misbehaving
from tests.server.misbehaving import spec
from tests.server.running import PATIENCE, Line, Person, Server, wait_for


def in_the_server(server: Server, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something in the event loop of a server."""
    return asyncio.run_coroutine_threadsafe(work, server.uvicorn.servers[0].get_loop()).result(PATIENCE)


def table_with(server: Server, person: Person, kind: type[Bot]) -> str:
    """A running game of a person and two bots of a kind that nobody could choose: put there behind the server's back,
    in memory only."""
    table = person.table("me", "random", "random", start=False)

    async def swap() -> None:
        there = await server.registry.table(table)
        for number in (1, 2):
            there.seats[number] = replace(there.seats[number], bot=spec(kind))

    in_the_server(server, swap())
    person.post(f"/api/tables/{table}/start")
    return table


def log_of(server: Server, table: str) -> list[dict[str, Any]]:
    _, _, log = server.registry.store.read_now(lambda connection: queries.table_row(connection, table))
    return log


def default_played(server: Server, table: str) -> list[dict[str, Any]]:
    """The rows of a log that say that the default answer was played."""
    return [row for row in log_of(server, table) if row["note"].startswith("default")]


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for bots three seconds only."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_seconds=3.0) as running:
        yield running


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (misbehaving.Raises, "ValueError: gold is 17"),
        (misbehaving.Dies, "its process ended with code 42"),
        (misbehaving.Nonsense, "bid zeus a million"),
        (misbehaving.Illegal, "is not legal now; expected one of"),
        (misbehaving.NoText, ""),
        (misbehaving.Leaves, "SystemExit: 3"),
        pytest.param(misbehaving.Hangs, "no answer within 3 s", marks=pytest.mark.slow),
    ],
    ids=lambda value: value.__name__.lower() if isinstance(value, type) else None,
)
def test_a_bot_that_fails_plays_the_default_answer_and_the_log_says_so(
    impatient: Server, kind: type[Bot], reason: str
) -> None:
    ann = impatient.person("Ann")
    table = table_with(impatient, ann, kind)
    with ann.connect(table) as line:
        line.say("say", text="hello")
        wait_for(lambda: asked_or_default(impatient, table, line), 3 * PATIENCE)
        rows_played = default_played(impatient, table)
        log = impatient.registry.tables[table].log
        assert log is not None
        wait_for(
            lambda: not impatient.registry.bot_turns.busy(impatient.registry.tables[table]) or len(log.moments) > 3
        )
    assert rows_played
    for row in rows_played:
        assert row["player"] in (1, 2)
        assert row["note"].startswith("default: ")
        assert reason in row["note"]
        assert len(row["note"]) <= 200
    assert impatient.registry.bot_turns.failures >= len(rows_played)
    for message in line.received:
        text = json.dumps(message)
        assert "secret" not in text
        assert "code 42" not in text
        assert "million" not in text
        for moment in message.get("moments", ()):
            if moment["kind"] == "action" and moment["player"] in (1, 2):
                assert moment["note"] == "default"
    metrics = ann.http.get("/metrics").text
    failures = float(next(row for row in metrics.splitlines() if row.startswith("cyclades_bot_failures ")).split()[1])
    assert failures >= 1


def asked_or_default(server: Server, table: str, line: Line) -> bool:
    """Let the person answer if asked; whether a default answer has been played and told."""
    try:
        message = line.hear(0.2)
    except TimeoutError:
        return False
    if message["type"] == "update" and message["question"] is not None:
        line.say(
            "answer", seat=0, question=message["question"]["id"], actions=[message["question"]["choices"][0]["action"]]
        )
    told = any(moment.get("note") == "default" for received in line.received for moment in received.get("moments", ()))
    return told and bool(default_played(server, table))


def test_the_default_answer_is_the_one_that_the_game_gives(impatient: Server) -> None:
    ann = impatient.person("Ann")
    table = table_with(impatient, ann, misbehaving.Raises)
    with ann.connect(table) as line:
        wait_for(lambda: asked_or_default(impatient, table, line), 3 * PATIENCE)

    async def replayed() -> list[tuple[str, str]]:
        there = impatient.registry.tables[table]
        log = GameLog(there.setup, None)
        found = []
        for row in log_of(impatient, table):
            if row["note"].startswith("default"):
                found.append((log.game.default.notation, row["moves"].split("\n")[0]))
            log.add(log.read(queries.read_entry(row)))
        return found

    pairs = in_the_server(impatient, replayed())
    assert pairs
    assert all(default == answered for default, answered in pairs)


def test_people_can_choose_registered_bots_only(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    for name in (spec(misbehaving.Raises), "os:system", "random@5", "cyclades.bots:Novice", "", "nobody"):
        with pytest.raises(TableError):
            checked_bot(name)
        wishes = [{"kind": "me"}, {"kind": "bot", "bot": name}, {"kind": "me"}]
        refused = ann.post("/api/tables", 400, players=3, seats=wishes)
        assert refused["code"] == "bad-request"
    table = ann.table("me", "me", "open", start=False)
    ann.post(f"/api/tables/{table}/fill", 400, bot="os:system")
    assert ann.http.put(f"/api/tables/{table}/seats/2", json={"bot": "os:system"}).status_code == 400


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reaches the process is recorded there, and compared with what a person on that seat would see."""
    monkeypatch.setenv("CYCLADES_TEST_FILE", str(tmp_path / "told.jsonl"))
    given: list[tuple[Any, ...]] = []
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        registry = server.registry
        run = registry.bot_workers.run
        expected: list[dict[str, Any]] = []

        async def spying(task: Any, *arguments: Any) -> Any:
            given.append((task.__name__, *arguments))
            table = next(iter(registry.tables.values()))
            assert table.asked is not None
            expected.append(table.game.view(table.asked))
            return await run(task, *arguments)

        monkeypatch.setattr(registry.bot_workers, "run", spying)
        ann = server.person("Ann")
        table = table_with(server, ann, misbehaving.Tells)
        with ann.connect(table) as line:
            line.play(random.Random(1), 12)
    told = [json.loads(line) for line in (tmp_path / "told.jsonl").read_text().splitlines()]
    assert len(told) > 5
    for (name, bot, seed, view, _), wanted in zip(given, expected, strict=False):
        assert (name, bot) == ("choose_action", spec(misbehaving.Tells))
        assert isinstance(seed, int)
        assert view == wanted
        assert view["player"] in (1, 2)
    assert told == json.loads(json.dumps([view for _, _, _, view, _ in given]))[: len(told)]


def test_the_server_answers_while_bots_think(impatient: Server) -> None:
    """Bots that keep a core busy for a second each; meanwhile nobody waits that long."""
    ann = impatient.person("Ann")
    tables = [table_with(impatient, ann, misbehaving.Thoughtful) for _ in range(2)]
    lines = [ann.connect(table) for table in tables]
    for line in lines:
        while impatient_asked(line):
            pass
    wait_for(lambda: len(impatient.registry.bot_turns.tasks) == 2)
    times = []
    for _ in range(20):
        started = time.perf_counter()
        assert ann.get("/healthz")["status"] == "ok"
        times.append(time.perf_counter() - started)
    assert len(impatient.registry.bot_turns.tasks) > 0
    assert sorted(times)[10] < 0.5
    for line in lines:
        line.close()


def impatient_asked(line: Line) -> bool:
    """Answer for a person until a bot is asked."""
    message = line.until("update")
    if message["question"] is None:
        return False
    line.say(
        "answer", seat=0, question=message["question"]["id"], actions=[message["question"]["choices"][0]["action"]]
    )
    return True


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Path]]:
    """A server, and the file for which its bots wait."""
    file = tmp_path / "now"
    monkeypatch.setenv("CYCLADES_TEST_FILE", str(file))
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_seconds=60.0) as running:
        yield running, file
        file.touch()


def test_an_answer_to_a_question_that_was_taken_back_does_not_count(patient: tuple[Server, Path]) -> None:
    server, file = patient
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    there = server.registry.tables[table]
    with ann.connect(table) as line:
        update = line.play_on(line.asked(), random.Random(1), 5)
        while update["question"]["draft"]:
            update = line.play_on(update, random.Random(1), 1)
        let_wait(server, table, update["seat"])
        wait_for(lambda: file.with_suffix(".thinking").exists())
        length = len(log_of(server, table))
        reply = line.ask("propose", seat=(update["seat"] + 1) % 3, what="takeback", moment=update["moment"] - 1)
        assert reply["type"] == "done"
        assert server.registry.bot_turns.busy(there)
        asked = there.asked
        file.touch()
        wait_for(lambda: not server.registry.bot_turns.busy(there) or len(log_of(server, table)) > length + 1)
        log = log_of(server, table)
        assert (log[length]["kind"], log[length]["number"]) == ("takeback", length)
        assert [entry["player"] for entry in log[length + 1 : length + 2]] in ([], [asked])


def let_wait(server: Server, table: str, seat: int) -> None:
    """A bot that waits for a file answers for a seat."""

    async def leave() -> None:
        there = server.registry.tables[table]
        there.seats[seat] = replace(there.seats[seat], bot=spec(misbehaving.Waits))
        there.notify()

    in_the_server(server, leave())


def test_a_person_who_comes_back_while_its_bot_thinks_answers_itself(patient: tuple[Server, Path]) -> None:
    server, file = patient
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    there = server.registry.tables[table]
    seat = there.asked
    assert seat is not None
    let_wait(server, table, seat)
    wait_for(lambda: file.with_suffix(".thinking").exists())
    ann.post(f"/api/tables/{table}/seats/{seat}/return")
    before = len(log_of(server, table))
    file.touch()
    wait_for(lambda: not server.registry.bot_turns.busy(there))
    assert len(log_of(server, table)) == before
    with ann.connect(table) as line:
        assert line.answer(line.asked(seat))["type"] == "done"
    assert log_of(server, table)[-1]["note"] == ""


def test_bots_go_on_at_a_table_that_was_read_anew(sqlite_server: Server) -> None:
    """A table that knows less than the database is read again; its bots play on there, and not at the old one."""
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "random", "random")
    with ann.connect(table) as line:
        update = line.asked()
        there = sqlite_server.registry.tables[table]

        async def age() -> None:
            there.stale = True
            there.notify()

        in_the_server(sqlite_server, age())
        wait_for(lambda: sqlite_server.registry.tables[table] is not there)
        line.play_on(update, random.Random(2), 8)
        wait_for(lambda: there not in sqlite_server.registry.bot_turns.tasks)


def test_a_table_that_the_operator_closes_ends_its_bots(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "random", "random")
    ann.post(f"/api/tables/{table}/seats/0/stand-in", bot="random")
    wait_for(lambda: len(log_of(sqlite_server, table)) > 10)
    store = sqlite_server.registry.store
    in_the_server(sqlite_server, store.write(lambda c: queries.change_table(c, table, "running", status="closed")))
    wait_for(lambda: sqlite_server.registry.tables[table].status == "closed")
    wait_for(lambda: not sqlite_server.registry.bot_turns.tasks)
    length = len(log_of(sqlite_server, table))
    time.sleep(0.2)
    assert len(log_of(sqlite_server, table)) == length
    assert not sqlite_server.registry.bot_turns.tasks


def test_nobody_answers_in_a_game_of_other_rules(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot is not even asked: its answers would be refused for ever."""
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "random", "random")
    with ann.connect(table) as line:
        update = line.asked()
        there = sqlite_server.registry.tables[table]
        monkeypatch.setattr(there, "rules", {"legendary": 1})
        refused = line.answer(update)
        assert (refused["type"], refused["code"]) == ("refused", "conflict")
        assert "other rules (legendary 1)" in refused["message"]
        ann.post(f"/api/tables/{table}/seats/0/stand-in", 409, bot="random")
        in_the_server(sqlite_server, asleep())
        assert not sqlite_server.registry.bot_turns.tasks


async def asleep() -> None:
    await asyncio.sleep(0.05)


@pytest.mark.slow
def test_all_bots_of_the_package_play_at_a_table(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_seconds=60.0) as server:
        ann = server.person("Ann")
        table = ann.table("me", "novice", "strategist")
        with ann.connect(table) as line:
            line.play(random.Random(3), 12)
            wait_for(lambda: {row["note"] for row in log_of(server, table)} >= {"", "novice", "strategist"}, 120)
        assert not default_played(server, table)
