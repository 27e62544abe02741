"""Waking tables after a start: games in which a bot is asked go on, one after the other, behind what people ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import structlog

from cyclades.server import queries
from cyclades.server.errors import StorageDown
from cyclades.server.registry import TableRegistry

logger = structlog.get_logger("cyclades.waking")

RETRY_SECONDS: Final = 1.0
REST: Final = 1.0
"""How long it rests after a table, as a part of how long that took: half of the time belongs to people alone."""


async def wake_tables(registry: TableRegistry) -> None:
    """Read the tables where a bot is asked, so that bots answer there; the latest first."""
    woken = 0
    for id in await asked_tables(registry):
        while not await wake(registry, id):
            await asyncio.sleep(RETRY_SECONDS)
        woken += 1
    if woken:
        logger.info("games of bots go on", tables=woken)


async def asked_tables(registry: TableRegistry) -> Iterable[str]:
    """The running games in which a bot is asked, as soon as the database tells."""
    while True:
        try:
            return await registry.store.read(queries.bots_asked)
        except StorageDown:  # it is in the log
            await asyncio.sleep(RETRY_SECONDS)


async def wake(registry: TableRegistry, id: str) -> bool:
    """Read a table, after those for which people wait now, and rest; false where the database is away."""
    if registry.loading:
        await asyncio.wait(list(registry.loading.values()))
    began = time.monotonic()
    try:
        await registry.table(id, asked_for=False)
    except StorageDown:
        return False
    except Exception as error:  # one game must not keep the others from going on
        logger.error("a table cannot be opened", table=id, error=type(error).__name__)
    await asyncio.sleep((time.monotonic() - began) * REST)
    return True
