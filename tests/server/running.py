"""A server for tests: the real one, on a free port of this computer, and people who use it."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import cyclades
from cyclades.cli.serve import listen, server_config
from cyclades.server.registry import TableRegistry
from cyclades.server.settings import Settings

PATIENCE = 20.0
"""Seconds until a test gives up waiting."""


class Server:
    """A running server, in a thread of the test."""

    def __init__(self, url: str, send_buffer: int = 0, port: int = 0, **settings: Any) -> None:
        plenty = {"messages_per_second": 10_000.0, "chat_per_minute": 100_000.0, "work_per_second": 1e6}
        given = {**plenty, "tables_per_day": 10_000, "guests_per_hour": 100_000, "bot_processes": 1, **settings}
        self.settings = Settings(database_url=url, port=port, **given)
        listening = listen(self.settings)
        if (
            send_buffer
        ):  # of the system, for each connection: small, so that a client that does not read is noticed soon
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.port: int = listening.getsockname()[1]
        config = server_config(self.settings)
        self.app: Any = config.app
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [listening]}, daemon=True)
        self.thread.start()
        wait_for(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started, "the server did not start"

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    def person(self, name: str | None) -> Person:
        """Somebody new; without a name, one whom the server does not know."""
        return Person(self, name)

    def let_pass(self, minutes: float) -> None:
        """So much time of the server goes by, whatever the clock of the computer says."""
        self.registry.clock.seconds += minutes * 60

    def stop(self) -> None:
        """As Ctrl-C does it."""
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        # each request has a connection of its own: one that waits while a page is looked at may just be closed
        alone = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE, limits=alone)
        if name is not None:
            self.post("/api/guest", name=name)

    def post(self, path: str, expected: int | None = None, **body: Any) -> Any:
        """Ask for something; without an expected status, any that is no error will do."""
        reply = self.http.post(path, json=body)
        assert reply.status_code == expected if expected else reply.is_success, f"{reply.status_code}: {reply.text}"
        return reply.json()

    def get(self, path: str, expected: int = 200, **query: Any) -> Any:
        reply = self.http.get(path, params=query)
        assert reply.status_code == expected, f"{reply.status_code}: {reply.text}"
        return reply.json()

    def put(self, path: str, expected: int = 200, **body: Any) -> Any:
        reply = self.http.put(path, json=body)
        assert reply.status_code == expected, f"{reply.status_code}: {reply.text}"
        return reply.json()

    def table(self, *seats: str, start: bool = True, **wish: Any) -> str:
        """A new table: `me`, `open`, or the name of a bot for each seat. Returns its id."""
        wishes = [wished(seat) for seat in seats]
        made = self.post("/api/tables", players=len(seats), seats=wishes, start=start, **wish)
        return str(made["id"])

    def continued(self, record: dict[str, Any], *seats: str, **wish: Any) -> str:
        """A running table that goes on where a record ends: `me` or `me NAME`, `open`, or the name of a bot for each
        seat; without, this person has all of them. Returns its id."""
        brought = self.post("/api/records", **record)["id"]
        last = self.get(f"/api/tables/{brought}/moments/1")["last"]
        wishes = [wished(seat) for seat in seats] or [wished("me")] * record["setup"]["players"]
        table = str(self.post(f"/api/tables/{brought}/continue", moment=last, seats=wishes, **wish)["id"])
        if "open" not in seats:
            self.post(f"/api/tables/{table}/start")
        return table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def connect(self, table: str, query: str = "", **headers: str) -> Line:
        """A connection to a table; with a cookie where the person has one."""
        cookies = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?{query}"
        return Line(
            connect(url, additional_headers={**cookies, **headers}, max_size=None, compression=None, legacy=True)
        )


class Line:
    """A connection to a table, as a client has it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.number = 0
        self.answered: set[str | None] = set()
        """The questions that were answered."""

    def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(seconds))
        self.received.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool] | str) -> dict[str, Any]:
        """Hear messages until one is wanted: by a test, or by its type."""
        fits = wanted if callable(wanted) else lambda message: message["type"] == wanted
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.hear()
            if fits(message):
                return message
        raise AssertionError(f"it did not come: {wanted}")

    def asked(self, seat: int | None = None) -> dict[str, Any]:
        """Hear messages until a seat of this connection is asked."""
        return self.until(
            lambda message: (
                message["type"] == "update" and message["question"] is not None and seat in (None, message["seat"])
            )
        )

    def seen(self, fits: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message that fits, of those that were heard (from a number on) or else of those to come."""
        return next((message for message in self.received[since:] if fits(message)), None) or self.until(fits)

    def latest(self, seat: int | None) -> dict[str, Any]:
        """The last update that was heard for a seat."""
        return next(m for m in reversed(self.received) if m["type"] == "update" and m["seat"] == seat)

    def say(self, type: str, **request: Any) -> int:
        """Send a request, and return its number."""
        self.number += 1
        self.answered.add(request.get("question"))
        self.socket.send(json.dumps({"type": type, "id": self.number, **request}))
        return self.number

    def ask(self, type: str, **request: Any) -> dict[str, Any]:
        """Send a request, and return the reply."""
        number = self.say(type, **request)
        return self.until(lambda message: message["type"] in ("done", "refused") and message["id"] == number)

    def answer(self, update: dict[str, Any], action: str | None = None) -> dict[str, Any]:
        """Answer the question of an update; without an action, with the first there is."""
        question = update["question"]
        chosen = action or question["choices"][0]["action"]
        return self.ask("answer", seat=update["seat"], question=question["id"], actions=[chosen])

    def play(self, chooser: random.Random, answers: int = 100_000) -> int:
        """Answer at random until the game is over, or so many times; returns how many answers were given."""
        given = 0
        while given < answers:
            update = self.waiting() or self.until(
                lambda message: message["type"] == "update" and wants_or_over(message)
            )
            if update["view"]["over"]:
                break
            action = chooser.choice(update["question"]["choices"])["action"]
            self.say("answer", seat=update["seat"], question=update["question"]["id"], actions=[action])
            given += 1
        return given

    def play_on(self, update: dict[str, Any], chooser: random.Random, answers: int) -> dict[str, Any]:
        """Answer at random from an update on, each time with a look at the reply; returns the next question."""
        for _ in range(answers):
            since, before = len(self.received), update["question"]["id"]
            reply = self.answer(update, chooser.choice(update["question"]["choices"])["action"])
            assert reply["type"] == "done", reply
            update = self.next_question(before, since)
        return update

    def next_question(self, before: str, since: int) -> dict[str, Any]:
        """The update with another question than the one before."""

        def fits(message: dict[str, Any]) -> bool:
            return (
                message["type"] == "update" and message["question"] is not None and message["question"]["id"] != before
            )

        return self.seen(fits, since)

    def waiting(self) -> dict[str, Any] | None:
        """The last update that was heard of a seat, if its question waits for an answer, or the game is over."""
        heard: set[int | None] = set()
        for message in self.received[::-1]:
            if message["type"] == "update" and message["seat"] not in heard:
                heard.add(message["seat"])
                if message["view"]["over"] or (message["question"] and message["question"]["id"] not in self.answered):
                    return message
        return None

    def closed(self) -> int:
        """Hear messages until the server closes; returns the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Line:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def wished(seat: str) -> dict[str, str]:
    """Who is to sit on a seat: `me` or `me NAME`, `open`, or the name of a bot."""
    kind, _, name = seat.partition(" ")
    if kind not in ("me", "open"):
        return {"kind": "bot", "bot": kind}
    return {"kind": kind, "name": name} if name else {"kind": kind}


def friends(server: Server, *names: str, start: bool = True, **wish: Any) -> tuple[list[Person], str]:
    """People who have sat down at a table of the first of them, seat by seat."""
    people = [server.person(name) for name in names]
    table = people[0].table("me", *["open"] * (len(names) - 1), start=False, **wish)
    for number, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table}/seats/{number}/take")
    if start:
        people[0].post(f"/api/tables/{table}/start")
    return people, table


def leading_to(sign: str, edition: str) -> tuple[dict[str, Any], list[str]]:
    """A record that ends just before something happens, and the answers that let it happen."""
    for seed in range(100):
        game = cyclades.new(edition, players=3, seed=seed)
        chooser = random.Random(seed)
        record: dict[str, Any] = {}
        answers: list[str] = []
        while not game.over:
            if not game.draft:
                record, answers = game.record(), []
            action = chooser.choice(game.actions)
            answers.append(action.notation)
            game.play(action)
            if not game.draft and sign in [event["event"] for event in game.seen(None)]:
                return record, answers
    raise AssertionError(f"no game leads to {sign}")


def golds(view: dict[str, Any]) -> list[int | None]:
    """The gold of each faction, as far as a view tells it."""
    return [faction["gold"] for faction in view["factions"]]


def wants_or_over(update: dict[str, Any]) -> bool:
    return bool(update["view"]["over"]) or update["question"] is not None


def wait_for(fact: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < deadline, "it did not come true"
        time.sleep(0.01)
