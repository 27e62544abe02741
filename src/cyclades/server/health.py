"""The health of the server: whether its database can be read, and whether it can be written to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import text

from cyclades.server import queries
from cyclades.server.clock import ServerClock
from cyclades.server.errors import TableError
from cyclades.server.store import Store

PATIENCE: Final = 2.0
"""Seconds within which the database has to answer."""
KEPT_SECONDS: Final = 1.0
"""How long a look counts. Anybody may ask how the server is, and every look writes."""


@dataclass(frozen=True)
class Look:
    """What is wrong with the database; empty where nothing is."""

    reading: str
    writing: str
    at: float

    @property
    def problem(self) -> str:
        """The worse of the two."""
        return self.reading or self.writing


class HealthCheck:
    """Looks at the database when somebody wants to know, but not for each of many who ask at once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.looking: asyncio.Task[Look] | None = None

    async def look(self, clock: ServerClock) -> Look:
        """How the database is now, or was a moment ago."""
        if self.looking is None or (self.looking.done() and self.outdated(self.looking)):
            self.looking = asyncio.create_task(self.look_now(clock))
        return await asyncio.shield(self.looking)

    def outdated(self, looked: asyncio.Task[Look]) -> bool:
        """Whether a look no longer counts; what was wrong is looked at again at once."""
        if looked.cancelled() or looked.exception() is not None or looked.result().problem:
            return True
        return time.monotonic() - looked.result().at > KEPT_SECONDS

    async def look_now(self, clock: ServerClock) -> Look:
        reading, writing = await asyncio.gather(
            problem_of(asyncio.to_thread(self.read)), problem_of(self.write(clock.now()))
        )
        return Look(reading, writing, time.monotonic())

    async def write(self, seconds: float) -> None:
        await self.store.write(lambda connection: queries.try_writing(connection, seconds))

    def read(self) -> None:
        self.store.check_file()
        self.store.read_now(lambda connection: connection.execute(text("SELECT 1")).scalar())


async def problem_of(work: Awaitable[Any]) -> str:
    """What goes wrong with something that is tried, in a sentence."""
    try:
        await asyncio.wait_for(work, PATIENCE)
    except TableError as error:
        return str(error)
    except TimeoutError:
        return f"the database has not answered within {PATIENCE:g} s"
    return ""
