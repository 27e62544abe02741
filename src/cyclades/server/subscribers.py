"""Subscribers of a table: connections, each with the seats of its guest, and what they are told when.

Nothing is queued. A subscriber remembers what it was told last; when there is news it is told everything since then,
once it has taken in what came before. So who reads slowly gets fewer messages, and nobody else waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import cyclades
from cyclades.server.game_log import Moment
from cyclades.server.guests import Guest
from cyclades.server.messages import ENCODER, PROTOCOL, ChatLine, ChatMessage, Moments, TableMessage, Update, Welcome
from cyclades.server.perspectives import moment_json, question_json, table_info, undo_of, view_json
from cyclades.server.table import Table

CHUNK: Final = 40
"""How many moments one message tells of."""
MOST_LINES: Final = 200
"""How much of the chat somebody gets who comes later."""


class Subscriber:
    """A connection to a table."""

    def __init__(self, table: Table, guest: Guest | None, language: str | None, full: bool, seen: int) -> None:
        self.table = table
        self.guest = guest
        self.guest_id = guest.id if guest is not None else None
        self.full = full
        """Whether it is told whole views instead of tabletops."""
        self.language = language
        self.wakeup = asyncio.Event()
        self.revision = -1
        self.lines = max(0, len(table.chat) - MOST_LINES)
        self.seen: dict[int | None, int] = {}
        self.since = seen
        """The last moment that the client knew when it came."""
        self.told: dict[int | None, tuple[Any, ...]] = {}
        """What each perspective was told last."""

    def perspectives(self) -> list[int | None]:
        """The seats of this connection; a spectator where it has none."""
        return list(self.table.seats_of(self.guest)) or [None]

    def messages(self) -> Iterator[bytes]:
        """Everything that is new. Each message is made when it is asked for."""
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

    def updates(self, perspective: int | None) -> Iterator[bytes]:
        """What is new from a perspective."""
        table = self.table
        log = table.log
        assert log is not None
        seen = min(self.seen.get(perspective, self.since), len(log.moments))
        while len(log.moments) - seen > CHUNK:  # more may happen while these are on their way
            early = log.moments[seen : seen + CHUNK]
            seen = self.seen[perspective] = seen + CHUNK
            yield ENCODER.encode(Moments(perspective, [self.moment(moment, perspective) for moment in early]))
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
                view_json(table, perspective, self.full),
                undo_of(table, perspective),
                question,
            )
        )

    def moment(self, moment: Moment, perspective: int | None) -> Any:
        return moment_json(self.table, moment, perspective, self.language)
