"""What all endpoints share: who asks, which table, and how errors look."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from msgspec import Meta, Struct

from cyclades.server.addresses import counted_address
from cyclades.server.api.routing import content_of
from cyclades.server.errors import MixReason, NoGuest
from cyclades.server.guests import COOKIE, Guest
from cyclades.server.registry import TableRegistry
from cyclades.server.table import Table


class Problem(Struct):
    """Why something was refused: a code for programs, a sentence for people."""

    code: Annotated[str, Meta(description="such as `conflict`, `forbidden`, `unknown`")]
    message: str
    reason: Annotated[MixReason | None, Meta(description="where things do not go together")] = None


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"description": "Refused; nothing has changed.", **content_of(Problem)},
    "5XX": {"description": "The server cannot do it now; nothing has changed.", **content_of(Problem)},
}


def the_registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


TheRegistry = Annotated[TableRegistry, Depends(the_registry)]


def the_address(request: Request) -> str:
    """Where a request comes from, as it is counted: what it costs is paid there."""
    return counted_address(request.client.host if request.client is not None else "")


TheAddress = Annotated[str, Depends(the_address)]


async def maybe_guest(request: Request, registry: TheRegistry) -> Guest | None:
    """Who asks, by the cookie."""
    return await registry.guests.recognise(request.cookies.get(COOKIE))


MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]


async def the_guest(guest: MaybeGuest) -> Guest:
    if guest is None:
        raise NoGuest("say who you are first: POST /api/guest")
    return guest


TheGuest = Annotated[Guest, Depends(the_guest)]


async def one_line(registry: TheRegistry, guest: TheGuest, address: TheAddress) -> None:
    """Refuse those who too often do what makes a line of a table's chat."""
    registry.chat_rates.check(guest.id, address)


ONE_LINE: Final = Depends(one_line)


async def one_table(registry: TheRegistry, guest: TheGuest, address: TheAddress) -> None:
    """Refuse addresses from which too many tables are opened."""
    registry.openings.check_address(address)


ONE_TABLE: Final = Depends(one_table)


async def the_table(registry: TheRegistry, id: Annotated[str, Path(max_length=32, description="the table")]) -> Table:
    return await registry.table(id)


TheTable = Annotated[Table, Depends(the_table)]
Perspective = Annotated[int | None, Query(ge=0, le=5, description="a seat of yours; when the game is over, any")]
SeatPath = Annotated[int, Path(ge=0, le=5, description="a seat, from 0")]
