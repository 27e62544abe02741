"""Subscribers of a table: connections, each with the seats of its guest, and what they are told when.

Nothing is queued. A subscriber remembers what it was told last; when there is news it is told everything since then,
once it has taken in what came before. So who reads slowly gets fewer messages, and nobody else waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import UNSET

import cyclades
from cyclades.server.catching_up import SLICE
from cyclades.server.errors import Forbidden
from cyclades.server.game_log import Moment
from cyclades.server.guests import Guest
from cyclades.server.messages import (
    ENCODER,
    PROTOCOL,
    ChatLine,
    ChatMessage,
    CycleStart,
    Moments,
    TableMessage,
    Update,
    Welcome,
)
from cyclades.server.perspectives import moment_info, moment_json, question_json, table_info, undo_of, view_json
from cyclades.server.table import Table

MOST_LINES: Final = 200
"""How much of the chat somebody gets who comes later."""


class Subscriber:
    """A connection to a table."""

    def __init__(
        self,
        table: Table,
        guest: Guest | None,
        language: str | None,
        full: bool,
        seen: int,
        recent: int | None = None,
        beliefs: bool = False,
        address: str = "",
    ) -> None:
        self.table = table
        self.address = address
        """Where it comes from, as it is counted."""
        self.guest = guest
        self.guest_id = guest.id if guest is not None else None
        self.full = full
        """Whether it is told whole views instead of tabletops."""
        self.beliefs = beliefs
        """Whether its seats are told between what numbers hidden purses lie."""
        self.language = language
        self.wakeup = asyncio.Event()
        self.ended = False
        """Whether its guest has ended the session."""
        self.revision = -1
        self.lines = max(0, len(table.chat) - MOST_LINES)
        self.seen: dict[int | None, int] = {}
        self.since = seen
        """The last moment that the client knew when it came."""
        self.recent = recent
        """How many moments at most it wants to be told of when it comes; None: all."""
        self.slices = 0
        """How many slices of older moments it was told."""
        self.told: dict[int | None, tuple[Any, ...]] = {}
        """What each perspective was told last."""

    def perspectives(self) -> list[int | None]:
        """The seats of this connection; a spectator where it has none."""
        return list(self.table.seats_of(self.guest)) or [None]

    def messages(self) -> Iterator[bytes | None]:
        """Everything that is new. Each message is made when it is asked for; None comes before a slice of older
        moments, for which all who catch up take turns."""
        table = self.table
        if self.revision < 0:
            self.revision = table.revision
            yield ENCODER.encode(Welcome(PROTOCOL, cyclades.__version__, table_info(table, self.guest), table.setup))
        elif self.revision != table.revision:
            self.revision = table.revision
            yield ENCODER.encode(TableMessage(table_info(table, self.guest)))
        if self.lines < len(table.chat):
            lines = table.chat[self.lines :]
            self.lines += len(lines)
            yield ENCODER.encode(ChatMessage([ChatLine(**line) for line in lines]))
        if table.begun:
            for perspective in self.perspectives():
                yield from self.updates(perspective)

    def updates(self, perspective: int | None) -> Iterator[bytes | None]:
        """What is new from a perspective."""
        table = self.table
        log = table.log
        assert log is not None
        seen = min(self.seen.get(perspective, self.since), len(log.moments))
        left_out = 0
        if self.recent is not None and perspective not in self.seen:
            left_out = max(0, len(log.moments) - self.recent - seen)
        seen += left_out
        while len(log.moments) - seen > SLICE:  # more may happen while these are on their way
            yield None
            early = log.moments[seen : seen + SLICE]
            seen = self.seen[perspective] = seen + SLICE
            yield self.slice(perspective, early)
        mine = perspective is not None and table.asked == perspective and not table.seats[perspective].bot
        key = (len(log.moments), table.status, table.question_id if mine else "", undo_of(table, perspective))
        if self.told.get(perspective) == key:
            return
        moments = log.moments[seen:]
        self.told[perspective] = key
        self.seen[perspective] = len(log.moments)
        question = question_json(table, self.language) if mine else None
        yield ENCODER.encode(
            Update(
                perspective,
                len(log.moments),
                [self.moment(moment, perspective) for moment in moments],
                view_json(table, perspective, self.full, self.beliefs),
                undo_of(table, perspective),
                question,
                [CycleStart(*start) for start in log.cycle_starts] if left_out else UNSET,
            )
        )

    def earlier(self, perspective: int | None, before: int, count: int) -> Iterator[bytes | None]:
        """Older moments than one, the latest of them first; None before each slice, as with news."""
        log = self.table.log
        if perspective not in self.perspectives():
            raise Forbidden("expected a seat of yours, or null where you have none")
        if log is None:
            return
        end = min(before - 1, len(log.moments))
        first = max(0, end - count)
        while end > first:
            yield None
            start = max(first, end - SLICE)
            yield self.slice(perspective, log.moments[start:end])
            end = start

    def slice(self, perspective: int | None, moments: Sequence[Moment]) -> bytes:
        """Some older moments. They are not kept: that would only drive out what many connections need."""
        self.slices += 1
        told = [moment_info(self.table, moment, perspective, self.language) for moment in moments]
        return ENCODER.encode(Moments(perspective, told))

    def moment(self, moment: Moment, perspective: int | None) -> Any:
        return moment_json(self.table, moment, perspective, self.language)
