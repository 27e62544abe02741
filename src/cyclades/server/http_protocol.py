"""HTTP as uvicorn speaks it, but nobody takes for ever: requests have to arrive, replies have to be read, and there are
only so many connections."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from cyclades.server.connections import RETRY_SECONDS, Connections, Refusal
from cyclades.server.errors import TableError, TooLarge, Unfinished
from cyclades.server.limits import HEADERS, PATH_BYTES, QUERY_BYTES
from cyclades.server.settings import Settings

HEAD_BYTES: Final = 32_768
"""How long the head of a request may be, about: it is looked at when a piece has arrived."""
HEADER_LINES: Final = 100
LINE_BYTES: Final = 8_000
"""What the head of a WebSocket may have; more, and the library that reads it would not even answer."""
PIECE: Final = 4_096
"""How many bytes are read at once: what is wrong is noticed before the next piece costs anything."""
WRAPPING: Final = 16_384
"""How many bytes a body in chunks may have besides what it says, and besides as many again: sizes of chunks, trailers.
Nobody sends chunks of a letter each."""
QUEUED: Final = 16
"""How many requests of a connection may wait for the one that is being answered."""
UNREAD: Final = 65_536
"""How many bytes of further requests are kept meanwhile."""

REFUSED_SECONDS: Final = 5.0
"""How long those who are too many may take to ask for something, so that they can be told."""


@cache
def proxies_of(hosts: str) -> ProxyHeadersMiddleware:
    """What uvicorn makes of the addresses of proxies."""
    return ProxyHeadersMiddleware(cast(Any, None), hosts)


def is_proxy(address: str, hosts: str) -> bool:
    """Whether an address is that of a proxy, whose word is taken for who asks."""
    return address in proxies_of(hosts).trusted_hosts


def http_protocol(settings: Settings, connections: Connections) -> type[HttpToolsProtocol]:
    """The protocol of connections that have to be counted and finished."""

    class Guarded(HttpToolsProtocol):
        refusal: Refusal | None = None
        answered = False
        """Whether we have answered ourselves, and listen no more."""
        in_head = True
        head_bytes = 0
        arrived = False
        """Whether a request was complete with the last piece of data."""
        arriving: asyncio.TimerHandle | None = None
        """Ends the connection unless the request has arrived by then."""
        sending: asyncio.TimerHandle | None = None
        """Looks whether what was sent is being read."""
        unsent = (0, 0)
        """How many replies there had been when it looked last, and how many bytes were left."""
        replies = 0
        running: Sequence[RequestResponseCycle] = ()
        """The request that is being answered."""
        body_bytes = 0
        wrapping = 0
        """How many bytes have come since the head that are no body."""
        unread = b""
        """What has come of further requests, while the ones before wait."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            socket = transport.get_extra_info("socket")
            proxy = is_proxy(self.address, str(self.config.forwarded_allow_ips))
            self.refusal = connections.enter(self.address, socket.fileno() if socket else -1, proxy)
            if self.refusal is None:
                self.expect_request()
            elif self.refusal.error is None:
                transport.abort()
            else:
                self.expect_request(min(REFUSED_SECONDS, settings.request_seconds))

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_timers()
            connections.leave(self.address)
            for cycle in [*self.running, *(waiting for waiting, app in self.pipeline)]:
                cycle.disconnected = True  # uvicorn says so to the last one only
                cycle.message_event.set()
            super().connection_lost(exc)

        def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
            self.running = [cycle]
            super()._start_asgi_task(cycle, app)

        @property
        def address(self) -> str:
            return self.client[0] if self.client else ""

        # -- what arrives ---------------------------------------------------------------------------------------

        def expect_request(self, seconds: float = settings.request_seconds) -> None:
            """From now on, a request has so long to arrive."""
            if self.arriving is not None:
                self.arriving.cancel()
            self.arriving = self.loop.call_later(seconds, self.give_up)

        def give_up(self) -> None:
            """The request has not arrived. Where it was answered before it was here, nobody waits for another word."""
            self.arriving = None
            if self.in_head and any(not cycle.response_complete for cycle in self.running):
                self.expect_request()  # the one before is still being answered
            elif self.refusal is not None or self.pipeline or (not self.in_head and self.cycle.response_started):
                self.transport.abort()
            else:
                self.answer(Unfinished(f"expected the whole request within {settings.request_seconds:g} s"))

        def data_received(self, data: bytes) -> None:
            if self.answered:
                return
            if self.refusal is not None and self.refusal.error is not None:
                self.answer(self.refusal.error)
                return
            if self.arriving is None:
                self.expect_request()
            self.unread += data
            self.read_on()

        def read_on(self) -> None:
            """Read what has come, piece by piece, until the next request has to wait for others."""
            while self.unread and self.listens() and not self.pipeline:
                piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
                self.read_piece(piece)
            if not self.listens():
                self.unread = b""
            elif len(self.unread) > UNREAD:
                self.cut_off()
            elif self.unread:
                self.flow.pause_reading()

        def listens(self) -> bool:
            """Whether what comes is still for us: not once it is a WebSocket, or has ended."""
            return not (self.answered or self.transport.is_closing() or self.transport.get_protocol() is not self)

        def read_piece(self, piece: bytes) -> None:
            self.arrived = False
            began_in_head, body = self.in_head, self.body_bytes
            super().data_received(piece)
            if not self.listens() or self.arrived:
                return
            if self.in_head:
                self.head_bytes += len(piece)
                if self.head_bytes > HEAD_BYTES:
                    self.answer(TooLarge(f"expected at most {HEAD_BYTES} bytes before the body"))
            elif not began_in_head:
                self.wrapping += len(piece) - (self.body_bytes - body)
                if self.wrapping > WRAPPING + self.body_bytes:
                    self.cut_off()

        def cut_off(self) -> None:
            """End it without a word: whoever sends this does not listen."""
            self.answered = True
            self.unread = b""
            self.transport.abort()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.body_bytes = self.wrapping = 0
            self.expect_request()

        def on_header(self, name: bytes, value: bytes) -> None:
            if self.answered or not self.in_head:
                return  # what comes behind a body is nothing that anybody asks for
            super().on_header(name, value)
            if len(self.headers) > HEADER_LINES:
                self.answer(TooLarge(f"expected at most {HEADER_LINES} headers"))

        def on_headers_complete(self) -> None:
            if self.answered:
                return
            self.in_head = False
            if len(self.pipeline) >= QUEUED:
                self.cut_off()
                return
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            if self.answered:
                return
            self.body_bytes += len(body)
            if self.cycle.response_complete and self.body_bytes > settings.record_bytes:
                self.cut_off()  # it was answered already, and goes on for ever
                return
            super().on_body(body)

        def on_message_complete(self) -> None:
            if self.answered:
                return
            super().on_message_complete()
            self.in_head, self.head_bytes, self.arrived = True, 0, True
            if self.arriving is not None:
                self.arriving.cancel()
                self.arriving = None

        def handle_websocket_upgrade(self) -> None:
            long = [name for name, value in self.headers if len(name) + len(value) > LINE_BYTES]
            if len(self.url) > PATH_BYTES + QUERY_BYTES or len(self.headers) > HEADER_LINES or long:
                self.answer(TooLarge("expected a shorter address, and fewer or shorter headers"))
            elif not self.url.isascii():
                self.answer(TableError("expected an address in UTF-8, written in ASCII"))
            else:
                self.stop_timers()
                super().handle_websocket_upgrade()

        # -- what is sent ---------------------------------------------------------------------------------------

        def answer(self, error: TableError) -> None:
            """Say why it ends here, and end it."""
            self.answered = True
            if self.transport.is_closing():
                return
            body = json.dumps({"code": error.code, "message": str(error)}).encode()
            headers: dict[str, Any] = {
                **HEADERS,
                "content-type": "application/json",
                "content-length": len(body),
                "connection": "close",
            }
            if error.status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
                headers["retry-after"] = RETRY_SECONDS
            lines = [f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
            self.transport.close()
            self.watch_sending()

        def on_response_complete(self) -> None:
            self.replies += 1
            super().on_response_complete()
            if self.pipeline:
                self.flow.pause_reading()
            elif self.unread:
                self.loop.call_soon(self.read_on)
            self.watch_sending()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.watch_sending()

        def watch_sending(self) -> None:
            """Look after a while whether what is left to be sent is getting less."""
            left = self.transport.get_write_buffer_size()
            if left and self.sending is None:
                self.unsent = (self.replies, left)
                self.sending = self.loop.call_later(settings.send_seconds, self.check_sending)

        def check_sending(self) -> None:
            """Disconnect those who do not read."""
            self.sending = None
            if (self.replies, self.transport.get_write_buffer_size()) == self.unsent:
                self.transport.abort()
            else:
                self.watch_sending()

        def stop_timers(self) -> None:
            for timer in (self.arriving, self.sending):
                if timer is not None:
                    timer.cancel()
            self.arriving = self.sending = None

    return Guarded
