"""Disconnecting clients that do not read. What uvicorn would send them waits in memory; closing waits for it too."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


def disconnecting_after(seconds: float) -> type[WebSocketsSansIOProtocol]:
    """The WebSockets of uvicorn, but whoever leaves them full for so long is disconnected."""

    class DisconnectingProtocol(WebSocketsSansIOProtocol):
        timer: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()
            self.timer = self.loop.call_later(seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.stop_timer()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_timer()
            super().connection_lost(exc)

        def stop_timer(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

    return DisconnectingProtocol
