"""Guests: who somebody is, by a random secret in a cookie. There are no accounts and no passwords."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection

from cyclades.server import queries
from cyclades.server.errors import NoGuest, TableError
from cyclades.server.names import check_visible
from cyclades.server.store import Store

COOKIE: Final = "cyclades_guest"
COOKIE_DAYS: Final = 400
NAME_LENGTH: Final = 24
MOST_KNOWN: Final = 10_000
MOST_SESSIONS: Final = 20
"""In so many browsers somebody can be the same guest; with one more, the one that was used least recently is not."""
USE_SECONDS: Final = 3_600.0
"""How exactly it is known when a session was last used."""


@dataclass(frozen=True)
class Guest:
    """Somebody with a name."""

    id: str
    name: str
    session: str = ""
    """The digest of the secret by which they are known here."""


def digest(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def checked_name(name: object) -> str:
    """A name as it may be shown: short, on one line, without control characters, and not blank."""
    text = clean(name, "a name")
    text = " ".join(text.split())
    check_visible(text)
    if not 1 <= len(text) <= NAME_LENGTH:
        raise TableError(f"expected a name of 1 to {NAME_LENGTH} characters, got {len(text)}")
    return text


def clean(text: object, what: str) -> str:
    """A text without characters that are not meant to be seen."""
    if not isinstance(text, str):
        raise TableError(f"expected {what} as text, got {type(text).__name__}")
    kept = (
        letter
        for letter in unicodedata.normalize("NFC", text)
        if letter == "\n" or unicodedata.category(letter)[0] != "C"
    )
    return "".join(kept).strip()


class Guests:
    """All guests of a server."""

    def __init__(self, store: Store, in_background: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self.store = store
        self.in_background = in_background
        self.known: dict[str, Guest] = {}
        """By the digest of their secret: who comes back is asked for all the time."""
        self.used: dict[str, float] = {}
        """When the database was last told that a secret is in use."""
        self.changes = 0
        """Counts up when what is known may have become wrong: names change, sessions end."""

    async def welcome(self, name: str, browser: str = "") -> tuple[Guest, str]:
        """Somebody new, and the secret for the cookie."""
        guest = Guest(secrets.token_hex(8), checked_name(name))
        row = {"id": guest.id, "name": guest.name, "created": time.time()}
        secret, key = new_key(guest, "cookie", browser)

        def write(connection: Connection) -> None:
            queries.add_guest(connection, row)
            queries.add_key(connection, key)

        await self.store.write(write)
        return guest, secret

    async def recognise(self, secret: str | None) -> Guest | None:
        """Whose cookie it is, if anybody's."""
        if not secret or len(secret) > 100:
            return None
        key = digest(secret)
        guest = self.known.get(key)
        if guest is None:
            changes = self.changes
            found = await self.store.read(lambda connection: queries.guest_of_key(connection, key, "cookie"))
            if found is None:
                return None
            guest = Guest(found["id"], found["name"], key)
            if changes == self.changes:  # else somebody may have ended the session meanwhile
                if len(self.known) >= MOST_KNOWN:
                    self.known.clear()
                    self.used.clear()
                self.known[key] = guest
                self.used[key] = found["used"] or 0.0
        self.note_use(key)
        return guest

    def note_use(self, key: str) -> None:
        """Write down from time to time that a secret is in use."""
        now = time.time()
        if now - self.used.get(key, now) >= USE_SECONDS:
            self.used[key] = now
            self.in_background(self.store.write(lambda connection: queries.set_used(connection, key, now)))

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Somebody wants another name; seats that are taken keep theirs."""
        fresh = replace(guest, name=checked_name(name))

        def write(connection: Connection) -> None:
            check_session(connection, guest)
            queries.rename_guest(connection, guest.id, fresh.name)

        await self.store.write(write)
        self.forget([key for key, known in self.known.items() if known.id == guest.id])
        return fresh

    def forget(self, keys: Iterable[str]) -> None:
        """What is known of some secrets may be wrong now."""
        self.changes += 1
        for key in keys:
            self.known.pop(key, None)
            self.used.pop(key, None)

    # -- other browsers -----------------------------------------------------------------------------------------

    async def link(self, guest: Guest) -> str:
        """A secret for a link that brings the seats of a guest to another browser; the link before is void."""
        secret, key = new_key(guest, "link")

        def write(connection: Connection) -> None:
            check_session(connection, guest)
            queries.add_key(connection, key)

        await self.store.write(write)
        return secret

    async def recover(self, link: str, browser: str = "", present: Guest | None = None) -> tuple[Guest, str, list[str]]:
        """Whoever has the link is the guest in one more browser: who it is, the secret for the cookie, and the sessions
        that end with that. The link works once."""
        secret = secrets.token_urlsafe(24)

        def write(connection: Connection) -> tuple[Guest, list[str]]:
            found = queries.take_link(connection, digest(link[:100]))
            if found is None:
                raise NoGuest("this link is not valid, or no longer: it works once, and a newer one replaces it")
            guest = Guest(found["id"], found["name"], digest(secret))
            others = [row["digest"] for row in queries.sessions(connection, guest.id)]
            ended = others[MOST_SESSIONS - 1 :]
            if present is not None and present.id == guest.id and present.session not in ended:
                ended.append(present.session)  # this browser has another secret from now on
            queries.end_sessions(connection, ended)
            queries.add_key(connection, key_row(guest, secret, "cookie", browser))
            return guest, ended

        guest, ended = await self.store.write(write)
        self.forget(ended)
        return guest, secret, ended

    async def sessions(self, guest: Guest) -> list[queries.Row]:
        """The browsers in which somebody is this guest, the one that was used last first."""
        return await self.store.read(lambda connection: queries.sessions(connection, guest.id))

    async def end(self, guest: Guest, chosen: Callable[[str], bool]) -> list[str]:
        """End sessions of a guest, chosen by their digests; returns which. A link that was made in one of them must not
        lead back."""

        def write(connection: Connection) -> list[str]:
            ended = [row["digest"] for row in queries.sessions(connection, guest.id) if chosen(row["digest"])]
            queries.end_sessions(connection, ended)
            queries.void_link(connection, guest.id)
            return ended

        ended = await self.store.write(write)
        self.forget(ended)
        return ended


def check_session(connection: Connection, guest: Guest) -> None:
    """Refuse a session that has ended while its request was waiting: what it would write must not lead back."""
    if queries.guest_of_key(connection, guest.session, "cookie") is None:
        raise NoGuest("this session has ended")


def new_key(guest: Guest, kind: str, browser: str = "") -> tuple[str, queries.Row]:
    """A new secret of a guest, and what the database keeps of it."""
    secret = secrets.token_urlsafe(24)
    return secret, key_row(guest, secret, kind, browser)


def key_row(guest: Guest, secret: str, kind: str, browser: str) -> queries.Row:
    """What the database keeps of a secret."""
    now = time.time()
    return {
        "digest": digest(secret),
        "guest": guest.id,
        "kind": kind,
        "created": now,
        "used": now,
        "browser": browser or None,
    }
