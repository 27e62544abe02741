"""A server with the built client on a free port, somebody who makes tables there, and a browser."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from cyclades.cli.serve import listen
from cyclades.server.settings import Settings
from tools import web
from tools.screenshots.games import Record

Gather = Callable[[str, int], None]
PATIENCE = 60.0
"""Seconds until a server must have started."""


@contextmanager
def demo_server(root: Path) -> Iterator[str]:
    """A server with tables of its own, which go with it, and the client of CYCLADES_WEB_FOLDER or of the present
    sources; its address."""
    built = os.environ.get("CYCLADES_WEB_FOLDER") or web.ready(root)
    if not built:
        raise web.WebError("the client is not built: python3 dev.py web --tests")
    with listen(Settings(port=0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "CYCLADES_DATABASE_URL": f"sqlite:///{Path(folder) / 'tables.sqlite'}",
            "CYCLADES_WEB_FOLDER": str(built),
            "CYCLADES_BOT_PROCESSES": "1",
            "CYCLADES_MESSAGES_PER_SECOND": "10000",  # pages are opened faster than by people
        }
        log = Path(folder) / "server.log"
        with log.open("w") as lines:
            command = [sys.executable, "-m", "cyclades", "serve", "--port", str(port)]
            process = subprocess.Popen(command, env=environment, stdout=lines, stderr=lines)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, process, log)
            yield address
        finally:
            process.terminate()
            process.wait(30)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until the server answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{address}/healthz").raise_for_status()
            return
        except httpx.HTTPError:
            if time.monotonic() > deadline or process.poll() is not None:
                raise web.WebError(f"the server did not start:\n{log.read_text()}") from None
            time.sleep(0.1)


class Guest:
    """Somebody who makes tables."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        # each request has a connection of its own: one that waits while a page is looked at may just be closed
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
        self.post("/api/guest", name=name)

    def post(self, path: str, **body: Any) -> Any:
        reply = self.http.post(path, json=body)
        reply.raise_for_status()
        return reply.json()

    def table(self, *seats: dict[str, Any], **wish: Any) -> str:
        """A new table; its id."""
        return str(self.post("/api/tables", players=len(seats), seats=list(seats), **wish)["id"])

    def replay(self, record: Record) -> str:
        """The table of a record; its id."""
        return str(self.post("/api/records", **record)["id"])

    def continued(self, record: Record, seats: list[dict[str, Any]], gather: Gather | None = None, **wish: Any) -> str:
        """A running table that goes on where a record ends; its id. `gather` brings people to the open seats."""
        brought = self.replay(record)
        last = self.http.get(f"/api/tables/{brought}/moments/1").raise_for_status().json()["last"]
        table = str(self.post(f"/api/tables/{brought}/continue", moment=last, seats=seats, **wish)["id"])
        if gather is not None:
            gather(table, len(seats))
        self.post(f"/api/tables/{table}/start")
        return table

    def cookies(self) -> list[dict[str, str]]:
        return [{"name": name, "value": value, "url": self.address} for name, value in self.http.cookies.items()]

    def enter(self, context: BrowserContext) -> None:
        """Let a browser be this guest's."""
        context.add_cookies(self.cookies())  # type: ignore[arg-type]


@contextmanager
def browser(root: Path) -> Iterator[Browser]:
    """The Chromium that everybody gets."""
    program, environment = web.chromium(root)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        yield running
        running.close()
