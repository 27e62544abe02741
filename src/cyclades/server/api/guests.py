"""Guests: a name and a cookie, and a link to take the seats to another browser."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final

from fastapi import Path, Request, Response
from msgspec import Meta, Struct

from cyclades.server.api.common import MaybeGuest, TheAddress, TheGuest, TheRegistry
from cyclades.server.api.routing import Router
from cyclades.server.browsers import browser_name
from cyclades.server.errors import Unknown
from cyclades.server.guests import COOKIE, COOKIE_DAYS, Guest
from cyclades.server.registry import TableRegistry

router = Router(prefix="/api/guest", tags=["guests"])

SESSION_LENGTH: Final = 16
"""How much of the digest of a secret names a session: enough to tell one's own apart."""
SessionPath = Annotated[str, Path(max_length=SESSION_LENGTH, description="the `id` of a session of yours")]


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
    """The secret part of a link that brings your seats to another browser, once. Tell it to nobody, and put it only
    where no server sees it: behind the `#` of an address."""

    link: str


class SessionInfo(Struct):
    """A browser in which you are this guest."""

    id: str
    browser: Annotated[str, Meta(description="such as `Firefox, Windows`; empty where nobody knows")]
    created: float
    used: Annotated[float, Meta(description="when it was last used, to the hour")]
    current: Annotated[bool, Meta(description="whether it is the one that asks")]


class SessionList(Struct):
    """The browsers in which you are this guest, the one that was used last first."""

    sessions: list[SessionInfo]


@router.get("")
async def who(guest: MaybeGuest) -> GuestInfo:
    """Who you are."""
    return GuestInfo(guest.name if guest is not None else None)


@router.post("")
async def introduce(
    registry: TheRegistry,
    guest: MaybeGuest,
    address: TheAddress,
    guest_name: GuestName,
    request: Request,
    response: Response,
) -> GuestInfo:
    """Say who you are: the first time you get a cookie, later another name."""
    if guest is not None:
        return GuestInfo((await registry.guests.rename(guest, guest_name.name)).name)
    registry.newcomers.check(address)
    fresh, secret = await registry.guests.welcome(guest_name.name, browser_of(request))
    set_cookie(registry, response, secret)
    return GuestInfo(fresh.name)


@router.post("/link")
async def link(registry: TheRegistry, guest: TheGuest) -> Link:
    """A link to take your seats to another browser; the one before is void."""
    return Link(await registry.guests.link(guest))


@router.post("/recover")
async def recover(
    registry: TheRegistry, present: MaybeGuest, link: LinkRequest, request: Request, response: Response
) -> GuestInfo:
    """Be the guest of a link in this browser; the link works once."""
    guest, secret, ended = await registry.guests.recover(link.link, browser_of(request), present)
    disconnect(registry, ended)
    set_cookie(registry, response, secret)
    return GuestInfo(guest.name)


@router.get("/sessions")
async def sessions(registry: TheRegistry, guest: TheGuest) -> SessionList:
    """The browsers in which you are this guest."""
    return await listed(registry, guest)


@router.post("/sessions/{session}/end")
async def end_session(registry: TheRegistry, guest: TheGuest, session: SessionPath) -> SessionList:
    """End one of them: whoever uses it is nobody any more, and loses connections to tables."""
    ended = await registry.guests.end(guest, lambda key: key[:SESSION_LENGTH] == session)
    if not ended:
        raise Unknown(f"you have no session {session!r}")
    disconnect(registry, ended)
    return await listed(registry, guest)


@router.post("/sessions/end-others")
async def end_others(registry: TheRegistry, guest: TheGuest) -> SessionList:
    """End all of them but this one."""
    disconnect(registry, await registry.guests.end(guest, lambda key: key != guest.session))
    return await listed(registry, guest)


async def listed(registry: TableRegistry, guest: Guest) -> SessionList:
    """The sessions of a guest, as the guest may see them."""
    return SessionList(
        [
            SessionInfo(
                id=row["digest"][:SESSION_LENGTH],
                browser=row["browser"] or "",
                created=row["created"],
                used=row["used"] or row["created"],
                current=row["digest"] == guest.session,
            )
            for row in await registry.guests.sessions(guest)
        ]
    )


def disconnect(registry: TableRegistry, sessions: Collection[str]) -> None:
    """Show out those who are at tables by sessions that have ended."""
    for table in registry.tables.values():
        for subscriber in table.subscribers:
            if subscriber.guest is not None and subscriber.guest.session in sessions:
                subscriber.ended = True
                subscriber.wakeup.set()


def browser_of(request: Request) -> str:
    """What a person would call the browser that asks."""
    return browser_name(request.headers.get("user-agent", "")[:500])


def set_cookie(registry: TableRegistry, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=registry.settings.secure_cookies,
    )
