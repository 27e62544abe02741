"""`python3 dev.py attack`: lets attacks loose on a server on this computer, one after the other, and says what others
notice of each. The exit status is 1 where one of a hundred answers takes longer than it may, or others are refused."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from cyclades.cli.serve import listen
from cyclades.server.settings import Settings
from tools.attack.attacks import ATTACKS

SECONDS: Final = 60.0
BOUND: Final = 250.0
"""Milliseconds within which 99 of 100 answers of people at another table have come to both of them."""
WAIT_BOUND: Final = 2_000.0
"""The same for a new table, and for the answer of a bot."""
ACTIONS: Final = 30_000
START_SECONDS: Final = 60.0

Numbers = dict[str, Any]


@contextmanager
def running() -> Iterator[str]:
    """A server with the usual settings and an empty database: its address."""
    free = listen(Settings(port=0))
    port = free.getsockname()[1]
    free.close()
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CYCLADES_")}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {**kept, "CYCLADES_DATABASE_URL": f"sqlite:///{folder / 'tables.sqlite'}"}
        command = [sys.executable, "-m", "cyclades", "serve", "--host", "127.0.0.1", "--port", str(port)]
        with (folder / "server.log").open("w") as log:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        base = f"http://127.0.0.1:{port}"
        try:
            deadline = time.monotonic() + START_SECONDS
            while True:
                try:
                    httpx.get(f"{base}/healthz", timeout=START_SECONDS).raise_for_status()
                    break
                except httpx.HTTPError:
                    if time.monotonic() > deadline or process.poll() is not None:
                        raise RuntimeError((folder / "server.log").read_text()) from None
                    time.sleep(0.1)
            yield base
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def begun(module: str, *arguments: str) -> subprocess.Popen[str]:
    """A module of this package in a process of its own, once it has said that it is ready."""
    command = [sys.executable, "-m", f"tools.attack.{module}", *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    if process.stdout.readline().strip() != "ready":
        raise RuntimeError(f"{module} {' '.join(arguments)} did not begin")
    return process


def endured(name: str, seconds: float, actions: int) -> Numbers:
    """One attack on a fresh server, and what bystanders noticed of it."""
    with running() as base:
        bystanders = begun("bystanders", base, f"--seconds={seconds}")
        attacker = begun("attacks", name, base, f"--seconds={seconds}", f"--actions={actions}")
        try:
            for process in (attacker, bystanders):
                assert process.stdin is not None
                process.stdin.write("\n")
                process.stdin.flush()
            noticed = json.loads(bystanders.communicate(timeout=seconds + 300)[0])
            done = json.loads(attacker.communicate(timeout=seconds + 300)[0])
        finally:
            for process in (attacker, bystanders):
                if process.poll() is None:
                    process.kill()
                    process.wait()
    return {"attack": name, **done, **noticed}


def too_slow(numbers: Numbers, bound: float) -> bool:
    """Whether others have waited too long, or were refused."""
    waits = [numbers["tables"]["p99"], numbers["bots"]["p99"]]
    return bool(numbers["failed"] or numbers["answers"]["p99"] > bound or max(waits) > max(WAIT_BOUND, bound))


def heading() -> str:
    return (
        "| attack | requests | refused | answers: p99 ms | worst ms | new table: p99 ms | bot: p99 ms |\n"
        "|---|---:|---:|---:|---:|---:|---:|"
    )


def line(numbers: Numbers) -> str:
    """What came of an attack, as a line of the table."""
    answers, tables, bots = numbers["answers"], numbers["tables"], numbers["bots"]
    cells = (answers["p99"], answers["worst"], tables["p99"], bots["p99"])
    told = " | ".join(f"{cell:g}" for cell in cells)
    return f"| {numbers['attack']} | {numbers['requests']} | {numbers['refused']} | {told} |"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py attack", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ATTACK", help=f"some of: {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each attack goes on")
    parser.add_argument("--bound", type=float, default=BOUND, help="the milliseconds of p99 that are still well")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="how many actions the giant record has at most")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in ATTACKS]
    if unknown:
        parser.error(f"expected attacks among {', '.join(ATTACKS)}, got {unknown[0]!r}")
    slow: list[str] = []
    if not given.json:
        print(heading(), flush=True)
    for name in given.names or ATTACKS:
        numbers = endured(name, given.seconds, given.actions)
        print(json.dumps(numbers) if given.json else line(numbers), flush=True)
        if too_slow(numbers, given.bound):
            slow.append(name)
    if slow and not given.json:
        print(f"\ntoo slow, or somebody was refused: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
