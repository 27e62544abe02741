"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator
from typing import Any, Final

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import cyclades
from cyclades.server import websocket
from cyclades.server.api import analyses, cycles, guests, lessons, mixes, records, reference, system, tables
from cyclades.server.api.common import PROBLEMS, Problem
from cyclades.server.api.routing import describe_types
from cyclades.server.connections import Connections
from cyclades.server.errors import TableError, TooLarge
from cyclades.server.limits import Limits, refusal
from cyclades.server.migrations import migrate
from cyclades.server.registry import TableRegistry
from cyclades.server.server_lock import ServerLock
from cyclades.server.settings import Settings
from cyclades.server.static_files import pages
from cyclades.server.store import Store
from cyclades.server.waking import wake_tables

logger = structlog.get_logger("cyclades.server")

SWEEP_SECONDS: Final = 30.0
GARBAGE: Final = (20_000, 20, 50)
"""When Python looks for garbage: histories of games are many small objects that live long."""

SWITCH_SECONDS: Final = 0.002
"""How long the event loop waits for the interpreter where another thread calculates; with many small steps to an
answer, the usual 5 ms add up. With 1 ms, the thread that writes and the event loop hinder each other: 6 percent of
answers a second."""


def create_app(settings: Settings) -> FastAPI:
    """The application of a server."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        url = settings.url()
        with ServerLock(url):
            await asyncio.to_thread(migrate, url)
            store = Store(url, settings.database_most_mb, report_error)
            registry = TableRegistry(settings, store)
            registry.metrics.watch(app.state.connections)
            app.state.registry = registry
            await registry.start_clock()
            gc.collect()
            gc.freeze()  # what is there from the start need not be looked through again and again
            gc.set_threshold(*GARBAGE)
            sys.setswitchinterval(SWITCH_SECONDS)
            behind = [asyncio.create_task(work(registry)) for work in (wake_tables, sweep)]
            logger.info("open", compiled=bool(cyclades.compiled))
            try:
                yield
            finally:
                for task in behind:
                    task.cancel()
                await registry.close()
                await asyncio.to_thread(store.close)
                logger.info("closed")

    app = FastAPI(
        title="Cyclades",
        version=cyclades.__version__,
        description="Tables for an unofficial digital version of the board game Cyclades.",
        lifespan=lifespan,
        responses=PROBLEMS,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    modules = (system, guests, tables, lessons, mixes, records, cycles, analyses, reference)
    described = [module.router for module in modules]
    for router in (*described, websocket.router):
        app.include_router(router)
    describe_types(app, [Problem, *(kind for router in described for kind in router.types)])
    app.include_router(pages(settings.web_folder))
    app.state.kept_replies = {}
    app.state.connections = Connections(settings)
    app.add_middleware(Limits, settings=settings)
    app.add_exception_handler(TableError, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, failed)
    return app


async def sweep(registry: TableRegistry) -> None:
    """From time to time, look at the clock, let go of idle tables, and close forgotten ones."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        registry.unload_idle()
        with contextlib.suppress(TableError):  # the database is away: it is in the log
            await registry.clock.keep(registry.store)
            await registry.close_forgotten()
            await registry.detect_outside_changes()


def report_error(error: Exception) -> None:
    """The database has a problem: the operator reads about it here."""
    logger.error("database", error=f"{type(error).__name__}: {str(error).partition(chr(10))[0][:200]}")


async def refused(request: Request, error: Any) -> JSONResponse:
    return refusal(error)


async def unreadable(request: Request, error: Any) -> JSONResponse:
    """A request that does not fit: where, and what was expected."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    got = "" if first["type"] in ("missing", "json_invalid") else f", got {first.get('input')!r:.60}"
    return JSONResponse({"code": "bad-request", "message": f"{where}: {first['msg']}{got}"}, 422)


async def other(request: Request, error: Any) -> JSONResponse:
    code = TooLarge.code if error.status_code == TooLarge.status else TableError.code
    return JSONResponse({"code": code, "message": str(error.detail)}, error.status_code, error.headers)


async def failed(request: Request, error: Exception) -> JSONResponse:
    """A fault of ours: it is in the log, and not in the answer."""
    return JSONResponse({"code": "internal", "message": "something went wrong here"}, 500)
