"""WebSockets as uvicorn speaks them, but clients that do not read are disconnected: what uvicorn would send them waits
in memory; closing waits for it too. So are those who send more frames than anybody needs, whatever is in them."""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from cyclades.server.buckets import TokenBucket
from cyclades.server.connections import Connections
from cyclades.server.settings import Settings

PIECE: Final = 512
"""How many bytes are read at once: with empty frames, those are some eighty already."""
FRAMES: Final = 3
"""How many frames there may be for each message that is allowed: pings, pongs, parts of messages."""
MORE_FRAMES: Final = 50
"""How many more there may be in a second, however few messages are allowed."""


def websocket_protocol(settings: Settings, connections: Connections) -> type[WebSocketsSansIOProtocol]:
    """The protocol of WebSockets: whoever leaves one full for so long, or does not even begin, is disconnected."""

    class DisconnectingProtocol(WebSocketsSansIOProtocol):
        timer: asyncio.TimerHandle | None = None
        beginning: asyncio.TimerHandle | None = None

        def connection_made(self, transport: BaseTransport) -> None:
            """The connection was counted when it came, as one of HTTP."""
            super().connection_made(transport)
            self.frames_left = TokenBucket(settings.messages_per_second * FRAMES + MORE_FRAMES)
            self.beginning = self.loop.call_later(settings.request_seconds, self.check_begun)

        def check_begun(self) -> None:
            if not self.handshake_complete:
                self.transport.abort()

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing():
                    return
                super().data_received(data[start : start + PIECE])

        def handle_events(self) -> None:
            """Count what has come before anything is done with it; the first of all is the request itself."""
            if self.handshake_initiated and not self.frames_left.take(len(self.conn.events)):
                self.transport.abort()
                return
            super().handle_events()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.timer = self.loop.call_later(settings.send_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.stop_timer()

        def send_receive_event_to_app(self) -> None:
            """What is no text is no fault of ours to be logged."""
            if self.curr_msg_data_type == "text" and not is_utf8(self.frames):
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            else:
                super().send_receive_event_to_app()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_timer()
            if self.beginning is not None:
                self.beginning.cancel()
            connections.leave(self.client[0] if self.client else "")
            super().connection_lost(exc)

        def stop_timer(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

    return DisconnectingProtocol


def is_utf8(frames: list[bytes]) -> bool:
    """Whether the pieces of a message are a text."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
