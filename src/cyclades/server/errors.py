"""What can go wrong at a table, each with a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from cyclades.engine.errors import CycladesError, SetupError
from cyclades.text.mix_texts import all_reasons


class MixReason(Struct):
    """Why things do not go together."""

    code: str
    """`needs-expansion`, `needs-option`, `needs-one-on`, `players`, `teams` or `needs-teams`."""
    about: dict[str, Any]
    """What does not go together."""
    texts: dict[str, str]
    """The same as a sentence, by language."""


class TableError(CycladesError):
    """The base of all that the server refuses. `code` is what a program can rely on, `status` the HTTP status."""

    code: ClassVar[str] = "bad-request"
    status: ClassVar[int] = 400


class Unfit(TableError):
    """A mix of things that do not go together: `reason` says why, as every language says it."""

    def __init__(self, message: str, reason: MixReason) -> None:
        super().__init__(message)
        self.reason = reason


class BadName(TableError):
    """A name that looks empty, or like that of somebody else at the table."""

    code = "name"


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


class Unreplayable(Conflict):
    """What is stored of a game no longer leads where it led: nobody can play on."""

    code = "unreplayable"


class Illegal(TableError):
    """An action that is not legal now; of several in one answer, `index` says which, from 0."""

    code = "illegal"
    status = 422

    def __init__(self, message: str, index: int | None = None) -> None:
        super().__init__(message)
        self.index = index


class NotInLesson(TableError):
    """An answer that leads away from a lesson: `texts` says why, by language."""

    code = "lesson"
    status = 422

    def __init__(self, texts: Mapping[str, str]) -> None:
        super().__init__(next(iter(texts.values())))
        self.texts = texts


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


class Busy(TableError):
    """More people than the server has room for. Nothing has changed."""

    code = "busy"
    status = 503


class Unfinished(TableError):
    """A request that did not arrive in time. Nothing has changed."""

    code = "unfinished"
    status = 408


class StorageDown(TableError):
    """The database does not answer. Nothing has changed."""

    code = "storage"
    status = 503


class StorageFull(StorageDown):
    """The database has no room left. Nothing has changed."""

    code = "storage-full"
    status = 507


def mix_reason(edition: str, error: SetupError) -> MixReason:
    """Why things do not go together, as every language says it."""
    return MixReason(error.reason, error.about, all_reasons(edition, error))


def unfit(setup: Mapping[str, Any], error: SetupError) -> TableError:
    """The refusal of a set-up with which no game can begin."""
    return Unfit(str(error), mix_reason(setup["edition"], error)) if error.reason else TableError(str(error))
