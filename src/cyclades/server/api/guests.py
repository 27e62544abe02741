"""Guests: a name and a cookie, and a link to take the seats to another browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import Response
from msgspec import Meta, Struct

from cyclades.server.api.common import MaybeGuest, TheGuest, TheRegistry
from cyclades.server.api.routing import Router
from cyclades.server.guests import COOKIE, COOKIE_DAYS
from cyclades.server.registry import TableRegistry

router = Router(prefix="/api/guest", tags=["guests"])


class GuestName(Struct, forbid_unknown_fields=True):
    """What the others shall call you."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class LinkRequest(Struct, forbid_unknown_fields=True):
    """The secret part of the link that brings your seats here."""

    link: Annotated[str, Meta(min_length=1, max_length=100)]


class GuestInfo(Struct):
    """Who you are here; without a name, nobody yet."""

    name: str | None


class Link(Struct):
    """The secret part of a link that brings your seats to another browser. Tell it to nobody."""

    link: str


@router.get("")
async def who(guest: MaybeGuest) -> GuestInfo:
    """Who you are."""
    return GuestInfo(guest.name if guest is not None else None)


@router.post("")
async def introduce(registry: TheRegistry, guest: MaybeGuest, guest_name: GuestName, response: Response) -> GuestInfo:
    """Say who you are: the first time you get a cookie, later another name."""
    if guest is not None:
        return GuestInfo((await registry.guests.rename(guest, guest_name.name)).name)
    fresh, secret = await registry.guests.welcome(guest_name.name)
    set_cookie(registry, response, secret)
    return GuestInfo(fresh.name)


@router.post("/link")
async def link(registry: TheRegistry, guest: TheGuest) -> Link:
    """A link to take your seats to another browser; the one before is void."""
    return Link(await registry.guests.link(guest))


@router.post("/recover")
async def recover(registry: TheRegistry, request: LinkRequest, response: Response) -> GuestInfo:
    """Be the guest of a link in this browser."""
    guest, secret = await registry.guests.recover(request.link)
    set_cookie(registry, response, secret)
    return GuestInfo(guest.name)


def set_cookie(registry: TableRegistry, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=registry.settings.secure_cookies,
    )
