"""The WebSocket of a table: tells what is new, and takes answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from starlette.datastructures import QueryParams
from starlette.websockets import WebSocketDisconnect, WebSocketState

from cyclades.server import proposals
from cyclades.server.addresses import counted_address
from cyclades.server.beliefs import adviser_view
from cyclades.server.bot_workers import BotFailed
from cyclades.server.buckets import TokenBucket
from cyclades.server.budgets import CONNECTION
from cyclades.server.errors import Conflict, Forbidden, Illegal, NoGuest, NotInLesson, TableError, TooMuch
from cyclades.server.guests import COOKIE, Guest
from cyclades.server.limits import allowed_origin, check_protocol
from cyclades.server.messages import (
    DECODER,
    ENCODER,
    Answer,
    Coach,
    Done,
    Earlier,
    Hint,
    HintInfo,
    Propose,
    Refused,
    Request,
    Say,
    Undo,
    Vote,
)
from cyclades.server.registry import TableRegistry
from cyclades.server.subscribers import Subscriber
from cyclades.server.table import Table
from cyclades.server.thinking import NoThinking
from cyclades.text.catalogue import LANGUAGES

logger = structlog.get_logger("cyclades.sockets")

UNREADABLE: Final = 10
"""So many messages in a row that make no sense, and the connection is closed."""
TABLETOP: Final = "tabletop"
FULL: Final = "full"
VIEWS: Final = (TABLETOP, FULL)
"""How the game may be told: as it lies on the table, or whole, as the library gives it."""
YES: Final = "yes"
NO: Final = "no"

router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def socket(connection: WebSocket, id: str) -> None:
    """A connection to a table. The query says what the client wants: docs/protocol.md tells of it."""
    registry: TableRegistry = connection.app.state.registry
    if not allowed_origin(connection.headers, registry.settings):
        await connection.close(4403)
        return
    await connection.accept()
    try:
        await TableConnection(registry, connection).run(id)
    except TableError as error:
        await close_with(connection, error)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    finally:
        if connection.client_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError):
                await connection.close(1011)


def refusal(id: int | None, error: TableError) -> Refused:
    """An error as a message; of an answer with several actions, it says which is illegal."""
    refused = Refused(id, error.code, str(error))
    if isinstance(error, Illegal) and error.index is not None:
        refused.index = error.index
    return refused


async def close_with(connection: WebSocket, error: TableError) -> None:
    """Say why, and close."""
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await connection.send_text(ENCODER.encode(refusal(None, error)).decode())
        await connection.close(4000 + error.status)


def check_present(table: Table, guest: Guest, number: int) -> None:
    """Refuse those whose seat it is not, and those for whom a bot answers."""
    if table.seat_of(guest, number).bot:
        raise Conflict(f"a bot answers for seat {number}: come back first")


def number_in(query: QueryParams, name: str) -> int | None:
    """A number of the query, if it says one."""
    text = query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal()):
        raise TableError(f"expected a number as {name}, got {text!r:.20}")
    return int(text[:9])


class TableConnection:
    """One connection: who it is, and what it says."""

    def __init__(self, registry: TableRegistry, connection: WebSocket) -> None:
        self.registry = registry
        self.connection = connection
        self.guest: Guest | None = None
        self.bucket = TokenBucket(registry.settings.messages_per_second)
        self.unreadable = 0
        self.address = counted_address(connection.client.host if connection.client else "")
        self.telling: asyncio.Task[None] | None = None
        """Tells of older moments, which nothing else waits for."""
        self.coaching: asyncio.Task[None] | None = None
        """Tells what a newcomer should see: an answer does not wait for it."""

    async def run(self, id: str) -> None:
        """From the welcome to the end."""
        registry = self.registry
        registry.budgets.pay(self.address, CONNECTION)
        query = self.connection.query_params
        check_protocol(query.get("protocol"))
        changes = registry.guests.changes
        self.guest = await self.recognised()
        table = await registry.table(id)
        table.may_watch(self.guest)
        language = query.get("language")
        if language is not None and language not in LANGUAGES:
            raise TableError(f"expected a language among {', '.join(LANGUAGES)}, got {language!r:.20}")
        view = query.get("view", TABLETOP)
        if view not in VIEWS:
            raise TableError(f"expected a view among {', '.join(VIEWS)}, got {view!r:.20}")
        beliefs = query.get("beliefs", NO)
        if beliefs not in (YES, NO):
            raise TableError(f"expected beliefs={YES} or {NO}, got {beliefs!r:.20}")
        if beliefs == YES and not table.settings.beliefs:
            raise Forbidden("this table tells nobody what purses may hold")
        moment, recent = number_in(query, "moment") or 0, number_in(query, "recent")
        if registry.count(self.address) >= self.connection.app.state.connections.per_address:
            raise TooMuch("too many connections from your address")
        asks = beliefs == YES
        subscriber = Subscriber(table, self.guest, language, view == FULL, moment, recent, asks, self.address)
        with registry.subscribed(subscriber):
            if changes != registry.guests.changes and self.guest is not None:
                gone = await self.recognised() is None  # while the table was being read
                subscriber.ended = subscriber.ended or gone
            sending = asyncio.create_task(self.send_updates(subscriber))
            receiving = asyncio.create_task(self.receive_requests(subscriber))
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            sending.cancel()
            receiving.cancel()
            for beside in (self.telling, self.coaching):
                if beside is not None:
                    beside.cancel()
                    await asyncio.gather(beside, return_exceptions=True)
            ended = await asyncio.gather(sending, receiving, return_exceptions=True)
            for error in sorted(
                ended, key=lambda error: not isinstance(error, TableError)
            ):  # the reason we give, first
                if isinstance(error, Exception):
                    raise error

    async def recognised(self) -> Guest | None:
        """Who it is, by the cookie."""
        return await self.registry.guests.recognise(self.connection.cookies.get(COOKIE))

    async def send_updates(self, subscriber: Subscriber) -> None:
        """Send what is new, as fast as the client takes it."""
        while True:
            await subscriber.wakeup.wait()
            subscriber.wakeup.clear()
            if subscriber.ended:
                raise NoGuest("you have ended this session")
            subscriber.table.may_watch(self.guest)  # also of those who came before the game began
            for message in subscriber.messages():
                await self.send_in_turn(subscriber, message)

    async def send_in_turn(self, subscriber: Subscriber, message: bytes | None) -> None:
        """Send a message, or wait for the turn of the next one."""
        if message is not None:
            await self.send(message)
        else:
            await self.registry.catching_up.turn(self.address, subscriber.slices)
            subscriber.table.may_watch(self.guest)

    async def send(self, message: bytes) -> None:
        await self.connection.send_text(message.decode())  # who does not read is cut off (slow_clients.py)

    async def receive_requests(self, subscriber: Subscriber) -> None:
        """Do what the client asks for, one request after the other."""
        while True:
            text = await self.receive()
            if len(text) > self.registry.settings.message_bytes:
                raise TooMuch(f"expected at most {self.registry.settings.message_bytes} bytes in a message")
            if not self.bucket.take():
                raise TooMuch("too many messages: come back a little later")
            try:
                request = DECODER.decode(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
                self.unreadable += 1
                if self.unreadable >= UNREADABLE:
                    raise TableError("too many messages that cannot be read") from None
                await self.send(ENCODER.encode(Refused(None, "unreadable", str(error))))
                continue
            self.unreadable = 0
            if isinstance(request, Answer):  # its first action is paid as a message; a full bucket pays for all
                charge = min(len(request.actions), self.bucket.most) - 1
                if not self.bucket.take(charge):
                    raise TooMuch("too many actions: come back a little later")
            if isinstance(request, Earlier):
                if self.telling is not None and not self.telling.done():
                    busy = Conflict("older moments are on their way already: wait for those")
                    await self.send(ENCODER.encode(refusal(request.id, busy)))
                else:
                    self.telling = asyncio.create_task(self.tell_earlier(subscriber, request))
                continue
            if isinstance(request, Coach):
                if self.coaching is not None and not self.coaching.done():
                    busy = Conflict("the coach is thinking already: wait for that")
                    await self.send(ENCODER.encode(refusal(request.id, busy)))
                else:
                    self.coaching = asyncio.create_task(self.tell_coached(subscriber, request))
                continue
            # shielded: what has begun to be written is finished, also when the client goes away
            reply = await asyncio.shield(asyncio.create_task(self.reply(subscriber, request)))
            await self.send(ENCODER.encode(reply))

    async def tell_earlier(self, subscriber: Subscriber, request: Earlier) -> None:
        """Tell of older moments, and say that this was all; one is always a spectator where one has no seat."""
        try:
            for message in subscriber.earlier(request.seat, request.before, request.count):
                await self.send_in_turn(subscriber, message)
        except TableError as error:
            await self.send(ENCODER.encode(refusal(request.id, error)))
        else:
            await self.send(ENCODER.encode(Done(request.id)))

    async def tell_coached(self, subscriber: Subscriber, request: Coach) -> None:
        """Tell what a newcomer should see, once nobody waits for anything else."""
        try:
            view = self.advised_view(subscriber, subscriber.table, request.seat)
            async with self.advising(self.registry.bot_turns.thinking.for_newcomer(self.address), "nothing to tell"):
                found = await self.registry.bot_workers.coached(view)
        except TableError as error:
            await self.send(ENCODER.encode(refusal(request.id, error)))
        else:
            await self.send(ENCODER.encode(Done(request.id, coach=found)))

    async def receive(self) -> str | bytes:
        """The next message; a program may send it as bytes."""
        message = await self.connection.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: str | None = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    async def reply(self, subscriber: Subscriber, request: Request) -> Done | Refused:
        """Do what is asked for, or say why not."""
        table = subscriber.table
        try:
            hints = await self.handle(subscriber, table, request)
        except NotInLesson as error:
            return Refused(request.id, error.code, error.texts[subscriber.language or LANGUAGES[0]])
        except TableError as error:
            return refusal(request.id, error)
        except Exception:
            logger.exception("a request failed", table=table.id, request=type(request).__name__)
            return Refused(request.id, "internal", "something went wrong here; nothing was changed")
        return Done(request.id) if hints is None else Done(request.id, hints)

    async def handle(self, subscriber: Subscriber, table: Table, request: Request) -> list[HintInfo] | None:
        guest = self.guest
        if guest is None:
            raise NoGuest("say who you are first: POST /api/guest")
        match request:
            case Answer():
                check_present(table, guest, request.seat)
                started = time.perf_counter()
                await table.answer(request.seat, request.actions, request.question)
                self.registry.metrics.answered(len(request.actions), time.perf_counter() - started)
            case Undo():
                check_present(table, guest, request.seat)
                await table.undo(request.seat, request.count)
            case Propose():
                self.registry.chat_rates.check(guest.id, self.address)
                await proposals.propose(table, guest, request.seat, request.what, request.moment)
            case Vote():
                await proposals.vote(table, guest, request.seat, request.agree)
            case Say():
                table.may_watch(guest)
                self.registry.chat_rates.check(guest.id, self.address)
                await table.say(guest, request.text)
            case Hint():
                return await self.hint(subscriber, table, request.seat)
        return None

    def advised_view(self, subscriber: Subscriber, table: Table, number: int) -> dict[str, Any]:
        """The view about which the adviser of a seat thinks, where the table lets it."""
        if self.guest is None:
            raise NoGuest("say who you are first: POST /api/guest")
        table.seat_of(self.guest, number)
        if not table.settings.hints:
            raise Forbidden("this table plays without hints")
        table.check_replayable()
        if table.asked != number:
            raise Conflict(f"seat {number} is not asked now")
        return adviser_view(table.game, number, subscriber.beliefs)

    async def hint(self, subscriber: Subscriber, table: Table, number: int) -> list[HintInfo]:
        """What the adviser would answer."""
        view = self.advised_view(subscriber, table, number)
        async with self.advising(self.registry.bot_turns.thinking.for_person(self.address), "no hint"):
            found = await self.registry.bot_workers.hints(view, subscriber.language or LANGUAGES[0])
        return [HintInfo(hint.action, hint.value, hint.reason, hint.purpose, hint.chance) for hint in found]

    @contextlib.asynccontextmanager
    async def advising(self, turn: contextlib.AbstractAsyncContextManager[None], failed: str) -> AsyncIterator[None]:
        """A turn to think for somebody; where nothing comes of it, it is refused."""
        try:
            async with turn:
                yield
        except NoThinking:
            raise Conflict(f"{failed}: the server stops") from None
        except BotFailed as error:
            raise Conflict(f"{failed}: {error}") from None
