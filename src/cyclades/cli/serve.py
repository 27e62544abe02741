"""`cyclades serve`: the table server."""

from __future__ import annotations

import json
import logging
import os
import socket
import threading
import webbrowser
from dataclasses import replace
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.request import urlopen

import click

import cyclades
from cyclades.cli.needs import needs
from cyclades.cli.output import Problem
from cyclades.engine.errors import CycladesError

if TYPE_CHECKING:
    import uvicorn

    from cyclades.server.settings import Settings

GRACE_SECONDS: Final = 5
PATIENCE: Final = 2.0
"""Seconds that a server which may be there already has to answer."""


@click.command("serve")
@click.option("--host", help="The address to listen at. Default: 127.0.0.1, this computer only.")
@click.option("--port", type=int, help="The port. Default: 8765; 0 takes any that is free.")
@click.option("--database", "database_url", metavar="URL", help="Where games are kept. Default: a file of yours.")
@click.option("--log-json", is_flag=True, default=None, help="Log one JSON object a line.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@needs("server", "the table server")
def serve_command(open_page: bool, **given: Any) -> None:
    """Serve tables where people and bots play together.

    Every setting can be given as an environment variable, such as CYCLADES_DATABASE_URL: see docs/server.md.
    """
    try:
        settings = prepared(**given)
        run(settings, listen(settings), open_page)
    except CycladesError as error:
        raise Problem(str(error)) from None


@needs("server", "playing without --terminal")
def play_in_browser(port: int | None, open_page: bool) -> None:
    """Serve and open the page. Where a server of ours is there already, it is its page; where another program has the
    usual port, any other will do."""
    try:
        settings = prepared(port=port)
        if answers(settings):
            there = address_of(settings.host, settings.port)
            click.echo(f"Cyclades is already at {there}")
            if open_page:
                webbrowser.open(there)
            return
        try:
            listening = listen(settings)
        except CycladesError:
            if port is not None:
                raise
            listening = listen(replace(settings, port=0))
        bring_up_to_date(settings)
        run(settings, listening, open_page)
    except CycladesError as error:
        raise Problem(str(error)) from None


def bring_up_to_date(settings: Settings) -> None:
    """Convert games that were begun by older rules, so that whoever plays at home goes on with them; on a server for
    others it is its operator who says when (`cyclades db upgrade`)."""
    from cyclades.server.db_upgrade import upgrade_all
    from cyclades.server.migrations import migrate
    from cyclades.server.server_lock import ServerLock
    from cyclades.server.store import Store

    with ServerLock(settings.url()):
        migrate(settings.url())
        store = Store(settings.url())
        try:
            found = sum(1 for _ in upgrade_all(store))
        finally:
            store.close()
    if found:
        click.echo(f"Games that were begun by older rules: {found}, brought to the present ones as far as possible")


def prepared(**given: Any) -> Settings:
    """The settings, and the log as they want it."""
    from cyclades.server.logging_setup import (
        set_up_logging,  # here, so that other commands do not wait for the web framework
    )
    from cyclades.server.settings import read_settings

    settings = read_settings(os.environ, **given)
    set_up_logging(settings.log_json)
    return settings


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def answers(settings: Settings) -> bool:
    """Whether a server of this version is at the address already."""
    try:
        with urlopen(f"{address_of(settings.host, settings.port)}healthz", timeout=PATIENCE) as reply:
            said = json.load(reply)
    except (OSError, ValueError, HTTPException):
        return False
    return isinstance(said, dict) and said.get("version") == cyclades.__version__


def run(settings: Settings, listening: socket.socket, open_page: bool = False) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from cyclades.server.migrations import migrate
    from cyclades.server.open_files import raise_most_open_files
    from cyclades.server.server_lock import ServerLock

    raise_most_open_files()
    with ServerLock(settings.url()):  # here too, so that what is wrong with the database is said in a line
        migrate(settings.url())
    address = address_of(*listening.getsockname()[:2])

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Say where it is once it is there."""
            await super().startup(sockets)
            if self.started:
                click.echo(f"Cyclades is at {address}  (Ctrl-C ends it)")
                if open_page:
                    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    server = Server(server_config(settings))
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:  # which uvicorn raises again once it has closed
        return
    if not server.started:
        raise CycladesError("the server could not start: see the log above")


def listen(settings: Settings) -> socket.socket:
    """A socket at the address of the settings; said in a line where that is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise CycladesError(f"cannot listen at {settings.host}, port {settings.port}: {error.strerror}") from None
    return listening


def server_config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    import uvicorn

    from cyclades.server.app import create_app
    from cyclades.server.http_protocol import http_protocol
    from cyclades.server.slow_clients import websocket_protocol

    app = create_app(settings)
    return uvicorn.Config(
        app,
        log_config=None,
        log_level=logging.ERROR,  # its warnings are about requests that make no sense, one for each
        access_log=False,
        http=http_protocol(settings, app.state.connections),
        ws=websocket_protocol(settings, app.state.connections),
        ws_max_size=settings.message_bytes * 4,  # of bytes; what is too long in characters is refused with a reason
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
