"""The server as a process of its own, which tests may kill, and people who go on playing all the same."""

from __future__ import annotations

import hashlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cyclades.server.schema import LOG, TABLES
from cyclades.server.settings import plain_url
from tests.server.running import PATIENCE, Line, Person, wait_for

PLAYING_ERRORS = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""What a client meets while the server is away."""


class Process:
    """`cyclades serve`, at the same address after every start."""

    def __init__(self, url: str, folder: Path, **settings: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as found:
            self.port: int = found.getsockname()[1]
        self.url = url
        self.log = folder / "server.log"
        plenty = {"messages_per_second": 10_000.0, "chat_per_minute": 100_000.0, "work_per_second": 1e6}
        given = {**plenty, "bot_processes": 1, **settings}
        self.environment = {
            **os.environ,
            **{f"CYCLADES_{name.upper()}": str(value) for name, value in given.items()},
            "CYCLADES_DATABASE_URL": url,
        }
        self.running: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self.running is not None
        return self.running

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "cyclades", "serve", "--port", str(self.port)]
            # a group of its own, so that its children can be found
            self.running = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        wait_for(lambda: self.healthy() or self.process.poll() is not None, 3 * PATIENCE)
        assert self.process.poll() is None, self.log.read_text()

    def healthy(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

    def person(self, name: str) -> Person:
        return Person(self, name)  # type: ignore[arg-type]

    def kill(self) -> None:
        """As a power cut would do it, but for the disk."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def terminate(self) -> int:
        """As an operator does it; returns how it ended."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def left_over(self) -> bool:
        """Whether any process that it has started still runs."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def __enter__(self) -> Process:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.running is not None and self.left_over():
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)


class Player(threading.Thread):
    """Somebody who answers at random at a table, and comes back whenever the connection is lost."""

    def __init__(self, person: Person, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.seat = seat
        self.chooser = random.Random(seed)
        self.stopped = threading.Event()
        self.moments: list[dict[str, Any]] = []
        self.update: dict[str, Any] | None = None
        self.pending: dict[int, tuple[str, str]] = {}
        self.acknowledged: list[tuple[str, str]] = []
        """The questions that were answered for good, and the answers."""
        self.refusals: set[str] = set()
        self.codes: list[int] = []
        """How connections were closed."""
        self.connections = 0
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                try:
                    self.sit()
                except PLAYING_ERRORS as error:
                    if isinstance(error, ConnectionClosed):
                        self.codes.append(error.rcvd.code if error.rcvd is not None else 1006)
                    time.sleep(0.05)
        except BaseException as error:
            self.problem = error

    def sit(self) -> None:
        """One connection, from where the last one ended."""
        self.pending.clear()
        with self.person.connect(self.table, f"moment={len(self.moments)}") as line:
            self.connections += 1
            while not self.stopped.is_set():
                try:
                    message = line.hear(0.2)
                except TimeoutError:
                    continue
                line.received.clear()
                self.take(message, line)

    def take(self, message: dict[str, Any], line: Line) -> None:
        match message["type"]:
            case "moments" | "update":
                assert message["seat"] == self.seat
                for moment in message["moments"]:
                    assert moment["moment"] == len(self.moments) + 1, "a moment was lost, or came twice"
                    self.moments.append(moment)
                if message["type"] == "update":
                    assert message["moment"] == len(self.moments)
                    self.update = message
                    self.react(message, line)
            case "done":
                if message["id"] in self.pending:
                    self.acknowledged.append(self.pending.pop(message["id"]))
            case "refused":
                self.refusals.add(message["code"])

    def react(self, update: dict[str, Any], line: Line) -> None:
        if update["question"] is None:
            return
        if update["undo"] and self.chooser.random() < 0.1:
            line.say("undo", seat=self.seat)
            return
        question = update["question"]
        action = self.chooser.choice(question["choices"])["action"]
        number = line.say("answer", seat=self.seat, question=question["id"], actions=[action])
        self.pending[number] = (question["id"], action)

    def stop(self) -> None:
        self.stopped.set()
        self.join(PATIENCE)
        assert not self.is_alive()
        if self.problem is not None:
            raise self.problem


def check_acknowledged(url: str, player: Player) -> None:
    """Every answer that was acknowledged is in the log, at the place of its question."""
    engine = create_engine(plain_url(url))
    with engine.connect() as connection:
        key = connection.execute(select(TABLES.c.key).where(TABLES.c.id == player.table)).scalar_one()
        found = connection.execute(select(LOG).where(LOG.c.table_id == player.table).order_by(LOG.c.number)).mappings()
        log = list(found)
    engine.dispose()
    assert [row["number"] for row in log] == list(range(len(log)))
    rows = {hashlib.blake2b(str(row["number"]).encode(), key=key, digest_size=8).hexdigest(): row for row in log}
    for question, action in player.acknowledged:
        row = rows[question]
        assert (row["kind"], row["player"], row["moves"].split("\n")[0]) == ("action", player.seat, action)
