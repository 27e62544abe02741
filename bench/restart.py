"""`python3 dev.py python -m bench.restart`: how long a server takes to start again, with many stored games.

A file of SQLite is filled with games in progress, in some of which a bot is asked. Then a real server is started on it
and killed, a few times: how long until it is healthy, how long until somebody new sees the first question at a table of
their own, how long until all games of bots go on.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import connect

from bench.server import record_in_progress
from cyclades.cli.serve import listen
from cyclades.server import queries
from cyclades.server.migrations import migrate
from cyclades.server.new_games import log_of_record
from cyclades.server.rules_versions import present_versions
from cyclades.server.seats import Seat, bot_seat
from cyclades.server.settings import Settings, plain_url
from cyclades.server.store import Store

PATIENCE: Final = 300.0
AT_ONCE: Final = 200
"""So many tables are written in a transaction."""


def fill(url: str, tables: int, asked: int) -> None:
    """Write games in progress into a new database; in so many of them a bot is asked."""
    log, entries = log_of_record(record_in_progress())
    player, setup = log.game.player, log.game.rules.setup()
    assert player is not None
    migrate(url)
    store = Store(url)

    def add(connection: Any, first: int) -> None:
        for number in range(first, min(first + AT_ONCE, tables)):
            seats = [Seat(seat, None, "Ann") for seat in range(log.game.rules.players)]
            if number < asked:
                seats[player] = bot_seat(player, "random")
            row = {
                "id": f"table-{number}",
                "created": 1.0 + number,
                "changed": 1.0 + number,
                "status": "running",
                "title": "",
                "listed": False,
                "asked": player,
                "host": None,
                "rules": present_versions(setup),
                "setup": setup,
                "start": None,
                "settings": {},
                "proposal": None,
                "result": None,
                "rematch": None,
                "key": secrets.token_bytes(16),
            }
            queries.add_table(connection, row, [seat.row() for seat in seats], entries)

    for first in range(0, tables, AT_ONCE):
        store.write_now(lambda connection, first=first: add(connection, first))  # type: ignore[misc]
    store.close()


def restart(url: str, folder: Path, asked: int, command: list[str]) -> dict[str, float]:
    """Start a server, see what takes how long, and kill it."""
    free = listen(Settings(port=0))
    port = free.getsockname()[1]
    free.close()
    base = f"http://127.0.0.1:{port}"
    environment = {**os.environ, "CYCLADES_DATABASE_URL": url}
    began = time.perf_counter()
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen([*command, "--port", str(port)], env=environment, stdout=log, stderr=log)
    try:
        with httpx.Client(base_url=base, timeout=PATIENCE) as client:
            wait_for(lambda: answers(client), folder)
            healthy = time.perf_counter() - began
            first = first_question(client)
            wait_for(lambda: woken(client) > asked, folder)  # the one that was just made is there too
            return {"healthy": healthy, "first question": first, "all woken": time.perf_counter() - began}
    finally:
        process.kill()
        process.wait()


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/healthz").status_code == 200
    except httpx.TransportError:
        return False


def woken(client: httpx.Client) -> int:
    """How many tables are in memory."""
    found = re.search(r"^cyclades_tables (\S+)", client.get("/metrics").text, re.MULTILINE)
    return int(float(found[1])) if found else 0


def first_question(client: httpx.Client) -> float:
    """How long it takes until somebody new has opened a table and sees its board and its first question."""
    began = time.perf_counter()
    cookie = client.post("/api/guest", json={"name": "Ann"}).raise_for_status().headers["set-cookie"].partition(";")[0]
    wish = {"players": 4, "seats": [{"kind": "me"}] * 4, "start": True}
    table = client.post("/api/tables", json=wish).raise_for_status().json()["id"]
    client.get(f"/api/tables/{table}/board").raise_for_status()
    client.get("/api/texts/legendary", params={"language": "en"}).raise_for_status()
    address = f"{str(client.base_url).replace('http', 'ws')}/api/tables/{table}/socket?language=en".replace(
        "//api", "/api"
    )
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
        while not json.loads(line.recv()).get("question"):
            pass
    return time.perf_counter() - began


def wait_for(fact: Any, folder: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fact():
        if time.monotonic() > deadline:
            raise RuntimeError((folder / "server.log").read_text())
        time.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--asked", type=int, default=0, help="in how many of them a bot is asked")
    parser.add_argument("--starts", type=int, default=3)
    parser.add_argument("--play", action="store_true", help="start `cyclades play` instead of `cyclades serve`")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    words = ["play", "--no-open"] if given.play else ["serve"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = plain_url(str(folder / "tables.sqlite"))
        fill(url, given.tables, given.asked)
        rows = [
            restart(url, folder, given.asked, [sys.executable, "-m", "cyclades", *words]) for _ in range(given.starts)
        ]
    if given.json:
        print(json.dumps({"tables": given.tables, "asked": given.asked, "starts": rows}))
        return
    print(f"{given.tables} tables, a bot is asked at {given.asked}; seconds, median of {given.starts} starts (all)")
    for what in rows[0]:
        numbers = [row[what] for row in rows]
        print(f"{what:>15}  {statistics.median(numbers):6.2f}  ({', '.join(f'{number:.2f}' for number in numbers)})")


if __name__ == "__main__":
    main()
