"""What can go wrong at a table, each with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import ClassVar

from cyclades.engine.errors import CycladesError


class TableError(CycladesError):
    """The base of all that the server refuses. `code` is what a program can rely on, `status` the HTTP status."""

    code: ClassVar[str] = "bad-request"
    status: ClassVar[int] = 400


class Unknown(TableError):
    """There is no such table, seat or moment, or none that you may see."""

    code = "unknown"
    status = 404


class Forbidden(TableError):
    """Somebody else may do that."""

    code = "forbidden"
    status = 403


class NoGuest(TableError):
    """Nobody is known by the cookie that came along, or none came."""

    code = "no-guest"
    status = 401


class Conflict(TableError):
    """Somebody was faster, or the table has moved on."""

    code = "conflict"
    status = 409


class Illegal(TableError):
    """An action that is not legal now; of several in one answer, `index` says which, from 0."""

    code = "illegal"
    status = 422

    def __init__(self, message: str, index: int | None = None) -> None:
        super().__init__(message)
        self.index = index


class WrongProtocol(TableError):
    """A client that speaks another version of the protocol."""

    code = "protocol"
    status = 426


class TooMuch(TableError):
    """Too many messages, or too large ones."""

    code = "too-much"
    status = 429


class TooLarge(TooMuch):
    """More than the server takes."""

    code = "too-large"
    status = 413


class StorageDown(TableError):
    """The database does not answer. Nothing has changed."""

    code = "storage"
    status = 503


class StorageFull(StorageDown):
    """The database has no room left. Nothing has changed."""

    code = "storage-full"
    status = 507
