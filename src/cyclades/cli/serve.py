"""`cyclades serve`: the table server."""

from __future__ import annotations

import logging
import os
import socket
from typing import TYPE_CHECKING, Any, Final

import click

from cyclades.cli.output import Problem
from cyclades.engine.errors import CycladesError

if TYPE_CHECKING:
    import uvicorn

    from cyclades.server.settings import Settings

GRACE_SECONDS: Final = 5


@click.command("serve")
@click.option("--host", help="The address to listen at. Default: 127.0.0.1, this computer only.")
@click.option("--port", type=int, help="The port. Default: 8765; 0 takes any that is free.")
@click.option("--database", "database_url", metavar="URL", help="Where games are kept. Default: a file of yours.")
@click.option("--log-json", is_flag=True, default=None, help="Log one JSON object a line.")
def serve_command(**given: Any) -> None:
    """Serve tables where people and bots play together.

    Every setting can be given as an environment variable, such as CYCLADES_DATABASE_URL: see docs/server.md.
    """
    from cyclades.server.logs import set_up_logs  # here, so that other commands do not wait for the web framework
    from cyclades.server.settings import read_settings

    try:
        settings = read_settings(os.environ, **given)
        set_up_logs(settings.log_json)
        run(settings)
    except CycladesError as error:
        raise Problem(str(error)) from None


def run(settings: Settings) -> None:
    """Serve until somebody stops it."""
    import uvicorn

    from cyclades.server.migrations import migrate

    migrate(settings.url())  # here too, so that what is wrong with the database is said in a line
    listening = listen(settings)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Say where it is once it is there."""
            await super().startup(sockets)
            if self.started:
                click.echo(f"Cyclades is at {address}  (Ctrl-C ends it)")

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
    from cyclades.server.cutting import cutting_after

    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        ws=cutting_after(settings.send_seconds),
        ws_max_size=settings.message_bytes * 4,  # of bytes; what is too long in characters is refused with a reason
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
