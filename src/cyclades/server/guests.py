"""Guests: who somebody is, by a random secret in a cookie. There are no accounts and no passwords."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from cyclades.server import queries
from cyclades.server.errors import NoGuest, TableError
from cyclades.server.store import Store

COOKIE: Final = "cyclades_guest"
COOKIE_DAYS: Final = 400
NAME_LENGTH: Final = 24
MOST_KNOWN: Final = 10_000


@dataclass(frozen=True)
class Guest:
    """Somebody with a name."""

    id: str
    name: str


def digest(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def checked_name(name: object) -> str:
    """A name as it may be shown: short, on one line, without control characters."""
    text = clean(name, "a name")
    text = " ".join(text.split())
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

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Guest] = {}
        """By the digest of their secret: who comes back is asked for all the time."""

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """Somebody new, and the secret for the cookie."""
        guest = Guest(secrets.token_hex(8), checked_name(name))
        row = {"id": guest.id, "name": guest.name, "created": time.time()}
        secret, key = new_key(guest, "cookie")

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
        if key not in self.known:
            found = await self.store.read(lambda connection: queries.guest_of_key(connection, key, "cookie"))
            if found is None:
                return None
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[key] = Guest(found["id"], found["name"])
        return self.known[key]

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Somebody wants another name; seats that are taken keep theirs."""
        fresh = Guest(guest.id, checked_name(name))
        await self.store.write(lambda connection: queries.rename_guest(connection, guest.id, fresh.name))
        self.known = {key: known for key, known in self.known.items() if known.id != guest.id}
        return fresh

    async def link(self, guest: Guest) -> str:
        """A secret for a link that brings the seats of a guest to another browser; the link before is void."""
        secret, key = new_key(guest, "link")
        await self.store.write(lambda connection: queries.add_key(connection, key))
        return secret

    async def recover(self, link: str) -> tuple[Guest, str]:
        """Whoever has the link is the guest in one more browser."""
        found = await self.store.read(lambda connection: queries.guest_of_key(connection, digest(link[:100]), "link"))
        if found is None:
            raise NoGuest("this link is not valid, or no longer: a newer one replaces it")
        guest = Guest(found["id"], found["name"])
        secret, key = new_key(guest, "cookie")
        await self.store.write(lambda connection: queries.add_key(connection, key))
        return guest, secret


def new_key(guest: Guest, kind: str) -> tuple[str, queries.Row]:
    """A new secret of a guest, and what the database keeps of it."""
    secret = secrets.token_urlsafe(24)
    return secret, {"digest": digest(secret), "guest": guest.id, "kind": kind, "created": time.time()}
