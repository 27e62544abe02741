"""What all endpoints share: who asks, which table, and how errors look."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Request
from pydantic import BaseModel, Field

from cyclades.server.errors import NoGuest
from cyclades.server.guests import COOKIE, Guest
from cyclades.server.hall import Hall
from cyclades.server.table import Table


class Problem(BaseModel):
    """Why something was refused: a code for programs, a sentence for people."""

    code: str = Field(description="such as `conflict`, `forbidden`, `unknown`")
    message: str


PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": Problem, "description": "Refused; nothing has changed."},
    "5XX": {"model": Problem, "description": "The server cannot do it now; nothing has changed."},
}


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(the_hall)]


async def maybe_guest(request: Request, hall: TheHall) -> Guest | None:
    """Who asks, by the cookie."""
    return await hall.guests.recognise(request.cookies.get(COOKIE))


MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]


async def the_guest(guest: MaybeGuest) -> Guest:
    if guest is None:
        raise NoGuest("say who you are first: POST /api/guest")
    return guest


TheGuest = Annotated[Guest, Depends(the_guest)]


async def the_table(hall: TheHall, id: Annotated[str, Path(max_length=32, description="the table")]) -> Table:
    return await hall.table(id)


TheTable = Annotated[Table, Depends(the_table)]
SeatPath = Annotated[int, Path(ge=0, le=5, description="a seat, from 0")]
