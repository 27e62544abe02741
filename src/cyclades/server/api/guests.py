"""Guests: a name and a cookie, and a link to take the seats to another browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from cyclades.server.api.common import MaybeGuest, TheGuest, TheHall
from cyclades.server.guests import COOKIE, COOKIE_DAYS
from cyclades.server.hall import Hall

router = APIRouter(prefix="/api/guest", tags=["guests"])

Name = Annotated[str, Field(min_length=1, max_length=100, description="what the others call you")]


class Naming(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: Name


class Recovery(BaseModel):
    model_config = ConfigDict(extra="forbid")

    link: Annotated[str, Field(min_length=1, max_length=100, description="the secret part of the link")]


class GuestInfo(BaseModel):
    """Who you are here; without a name, nobody yet."""

    name: str | None


class Link(BaseModel):
    """The secret part of a link that brings your seats to another browser. Tell it to nobody."""

    link: str


@router.get("")
async def who(guest: MaybeGuest) -> GuestInfo:
    """Who you are."""
    return GuestInfo(name=guest.name if guest is not None else None)


@router.post("")
async def introduce(hall: TheHall, guest: MaybeGuest, naming: Naming, response: Response) -> GuestInfo:
    """Say who you are: the first time you get a cookie, later another name."""
    if guest is not None:
        return GuestInfo(name=(await hall.guests.rename(guest, naming.name)).name)
    fresh, secret = await hall.guests.welcome(naming.name)
    set_cookie(hall, response, secret)
    return GuestInfo(name=fresh.name)


@router.post("/link")
async def link(hall: TheHall, guest: TheGuest) -> Link:
    """A link to take your seats to another browser; the one before is void."""
    return Link(link=await hall.guests.link(guest))


@router.post("/recover")
async def recover(hall: TheHall, recovery: Recovery, response: Response) -> GuestInfo:
    """Be the guest of a link in this browser."""
    guest, secret = await hall.guests.recover(recovery.link)
    set_cookie(hall, response, secret)
    return GuestInfo(name=guest.name)


def set_cookie(hall: Hall, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure_cookies,
    )
