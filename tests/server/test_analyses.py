"""Analyses on a server: of games that are over only, one at a time, behind people who play, stored with the game."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from cyclades.server import analyses
from cyclades.server.analyses import MOST_EACH, MOST_WAITING
from cyclades.server.bot_workers import BotFailed, BotTooSlow
from cyclades.server.budgets import ANALYSIS
from tests.analysis.games import short_game
from tests.server.running import Person, Server, friends, wait_for
from tests.server.test_cycles import running_record

WHOLE = short_game(cycles=1)


class Hands:
    """Instead of processes: does pieces of work when it is told to, and keeps which there were."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.error: Exception | None = None
        self.slow = ""
        """The name of the work that takes too long."""
        self.done: list[str] = []

    async def run(self, work: Any, *arguments: Any) -> Any:
        while not self.free.is_set():
            await asyncio.sleep(0.005)
        if self.error is not None:
            raise self.error
        self.done.append(work.__name__)
        if work.__name__ == self.slow:
            raise BotTooSlow("no answer within 10 s")
        if work.__name__ == "candidates":
            return ["one", "other"]
        return [[0.5, 0.5]] * 6 if work.__name__ == "compared" else work(*arguments)


@pytest.fixture
def hands(server: Server) -> Hands:
    server.registry.analyses.workers = Hands()  # type: ignore[assignment]
    return server.registry.analyses.workers  # type: ignore[return-value]


def brought(person: Person) -> str:
    return str(person.post("/api/records", **WHOLE)["id"])


def state(person: Person, table: str) -> str:
    return str(person.get(f"/api/tables/{table}/analysis")["state"])


def test_it_is_made_once_and_stored_with_the_game(server: Server, hands: Hands) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = brought(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.get(path)["state"] == "none"
    begun = ann.post(path)
    assert (begun["state"], begun["yours"]) == ("waiting", True)
    assert bob.post(path)["yours"] is False
    hands.free.set()
    wait_for(lambda: state(bob, table) == "done")
    found = bob.get(path)
    assert found["analysis"]["rollouts"] == 2 * 6 * found["analysis"]["decisions"] > 0
    assert len(found["point_moments"]) == len(found["analysis"]["points"])
    assert found["point_moments"][-1] == bob.get(f"/api/tables/{table}/moments/1")["last"]
    assert hands.done.count("course_of") == 1
    server.registry.tables.clear()  # as after a while
    assert ann.post(path) == {**found, "yours": False}
    assert hands.done.count("course_of") == 1


def test_of_a_running_game_nobody_is_told_anything(server: Server, hands: Hands) -> None:
    (ann, bob), table = friends(server, "Ann", "Bob")
    hands.free.set()
    carl = server.person("Carl")
    for person in (ann, bob, carl):
        path = f"/api/tables/{table}/analysis"
        for reply in (person.http.get(path), person.http.post(path), person.http.delete(path)):
            assert reply.status_code == 409
            assert reply.json() == {"code": "conflict", "message": "only a game that is over can be analysed"}
    copied = carl.post("/api/records", **running_record(2))["id"]
    assert carl.http.post(f"/api/tables/{copied}/analysis").status_code == 409
    assert carl.http.get(f"/api/tables/{copied}/analysis").status_code == 409
    assert hands.done == []
    assert not server.registry.analyses.jobs


def test_who_may_not_look_at_the_game_gets_nothing(server: Server, hands: Hands) -> None:
    ann, bob, nobody = server.person("Ann"), server.person("Bob"), Person(server)
    table = ann.table("me", "me", settings={"spectators": False})
    path = f"/api/tables/{table}/analysis"
    with ann.connect(table) as line:
        line.ask("propose", seat=0, what="abandon")
    hands.free.set()
    ann.post(path)
    wait_for(lambda: state(ann, table) == "done")
    pieces = len(hands.done)
    for person in (bob, nobody):
        assert person.http.get(path).status_code == 403
    for person, code in ((bob, 403), (nobody, 401)):
        assert [person.http.post(path).status_code, person.http.delete(path).status_code] == [code, code]
    assert nobody.http.post(f"/api/tables/{brought(ann)}/analysis").status_code == 401
    assert len(hands.done) == pieces


def test_it_can_be_stopped_by_who_has_asked(server: Server, hands: Hands) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = brought(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.http.delete(path).status_code == 404
    ann.post(path)
    assert bob.http.delete(path).status_code == 403
    assert ann.http.delete(path).json()["state"] == "none"
    hands.free.set()
    other = brought(ann)
    ann.post(f"/api/tables/{other}/analysis")
    wait_for(lambda: state(ann, other) == "done")
    assert state(ann, table) == "none"


def test_one_is_worked_on_and_few_wait(server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    ann = server.person("Ann")
    tables = [brought(ann) for _ in range(3)]
    replies = [ann.http.post(f"/api/tables/{table}/analysis") for table in tables]
    assert [reply.status_code for reply in replies] == [200, 200, 429]
    wait_for(lambda: state(ann, tables[0]) == "running")
    second = ann.get(f"/api/tables/{tables[1]}/analysis")
    assert (second["state"], second["ahead"]) == ("waiting", 1)
    hands.free.set()
    wait_for(lambda: state(ann, tables[1]) == "done")


def test_an_address_has_few_that_wait(server: Server, hands: Hands) -> None:
    """Else one who asks for all that may wait keeps everybody else from asking."""
    people = [server.person(name) for name in ("Ann", "Bob", "Carl")]
    codes = [person.http.post(f"/api/tables/{brought(person)}/analysis").status_code for person in people]
    assert codes == [200, 200, 429]
    assert MOST_EACH < MOST_WAITING


def test_whoever_has_used_least_comes_next(server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_EACH", 3)
    ann = server.person("Ann")
    tables = [brought(ann) for _ in range(3)]
    for table in tables:
        ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, tables[0]) == "running")
    server.registry.analyses.jobs[tables[1]].address = "of much use"
    server.registry.analyses.thinking.used["of much use"] = 1e6
    assert [ann.get(f"/api/tables/{table}/analysis")["ahead"] for table in tables] == [0, 2, 1]
    hands.free.set()
    wait_for(lambda: state(ann, tables[1]) == "done")
    assert state(ann, tables[2]) == "done"


@pytest.mark.parametrize("slow, expected", [("compared", "done"), ("candidates", "done"), ("course_of", "failed")])
def test_what_takes_too_long_is_not_judged(server: Server, hands: Hands, slow: str, expected: str) -> None:
    ann = server.person("Ann")
    hands.slow = slow
    hands.free.set()
    table = brought(ann)
    ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, table) == expected)
    if expected == "done":
        found = ann.get(f"/api/tables/{table}/analysis")["analysis"]
        assert found["rollouts"] == 0 < found["decisions"]


def test_an_analysis_has_an_end(server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_SECONDS", -1.0)
    ann = server.person("Ann")
    table = brought(ann)
    hands.free.set()
    ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, table) == "done")
    found = ann.get(f"/api/tables/{table}/analysis")["analysis"]
    assert (found["decisions"], found["rollouts"]) == (0, 0)
    assert found["points"]


def test_the_analysis_of_a_table_that_is_deleted_ends(server: Server, hands: Hands) -> None:
    ann = server.person("Ann")
    table = brought(ann)
    ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, table) == "running")
    server.registry.tables[table].deleted = True
    hands.free.set()
    wait_for(lambda: not server.registry.analyses.jobs)
    assert len(hands.done) <= 1


@pytest.mark.parametrize("error", [BotFailed("no answer"), RuntimeError("unforeseen")])
def test_one_that_fails_can_be_asked_for_again(server: Server, hands: Hands, error: Exception) -> None:
    ann = server.person("Ann")
    table = brought(ann)
    hands.error = error
    hands.free.set()
    ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, table) == "failed")
    hands.error = None
    ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, table) == "done")


def test_giant_games_are_refused(server: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "LONGEST", 5)
    ann = server.person("Ann")
    assert ann.http.post(f"/api/tables/{brought(ann)}/analysis").status_code == 400


def test_it_costs_its_price_once(tmp_path: Any) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=1.5 * ANALYSIS / 60) as server:
        server.registry.analyses.workers = Hands()  # type: ignore[assignment]
        ann = server.person("Ann")
        first, second = brought(ann), brought(ann)
        codes = [ann.http.post(f"/api/tables/{table}/analysis").status_code for table in (first, first, second)]
        assert codes == [200, 200, 429]


@pytest.mark.slow
def test_the_processes_of_the_bots_do_the_work(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = brought(ann)
    ann.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: state(ann, table) == "done", 240)
    assert ann.get(f"/api/tables/{table}/analysis")["analysis"]["rollouts"] > 0
