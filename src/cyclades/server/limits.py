"""Limits: who may ask, how often, how much. Around every request, before anything else."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import HTTPException
from msgspec import to_builtins
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyclades.server.errors import Forbidden, TableError, TooLarge, TooMuch, Unfit, WrongProtocol
from cyclades.server.messages import PROTOCOL
from cyclades.server.settings import Settings

BURST: Final = 5.0
"""How many seconds' worth of messages may come at once."""
MOST_ADDRESSES: Final = 10_000
HEADERS: Final = {
    "cyclades-protocol": str(PROTOCOL),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
PROTOCOL_HEADER: Final = "cyclades-protocol"
"""In requests: which version the client speaks; in replies: which one the server does."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class TokenBucket:
    """Lets so many through a second, and a burst."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.most = max(1.0, rate * BURST)
        self.left = self.most
        self.at = time.monotonic()

    def take(self, number: float = 1) -> bool:
        """Whether so many more may come now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < number:
            return False
        self.left -= number
        return True


def allowed_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from one of our pages, or from no page at all (a program)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin and origin in [known.strip().rstrip("/") for known in settings.origins.split(",")]:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def check_protocol(version: str | None) -> None:
    """Refuse a client that says that it speaks another version of the protocol; one that says nothing is let in."""
    if version is not None and version != str(PROTOCOL):
        raise WrongProtocol(
            f"this server speaks version {PROTOCOL} of the protocol, the client {version!r:.20}: reload the page, or "
            "use a program for that version"
        )


class Limits:
    """The middleware: origin, rate, size, and the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets: dict[str, TokenBucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            allowed = self.bucket(scope).take()
            await (self.app(scope, receive, send) if allowed else send({"type": "websocket.close", "code": 4429}))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except TableError as error:
            await refusal(error)(scope, receive, with_headers(send))
            return
        limit = self.limit(scope["path"])
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:
                # of this kind, since it comes up where FastAPI reads the body
                raise HTTPException(TooLarge.status, f"expected at most {limit} bytes")
            return message

        await self.app(scope, limited, with_headers(send))

    def limit(self, path: str) -> int:
        """How large a request may be."""
        return self.settings.record_bytes if path == "/api/records" else self.settings.message_bytes

    def bucket(self, scope: Scope) -> TokenBucket:
        """How much an address has left."""
        address = scope["client"][0] if scope.get("client") else ""
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.clear()
        return self.buckets.setdefault(address, TokenBucket(self.settings.messages_per_second))

    def check(self, scope: Scope) -> None:
        """Refuse what comes from elsewhere, too often, or is too large."""
        headers = Headers(scope=scope)
        check_protocol(headers.get(PROTOCOL_HEADER))
        if scope["method"] not in SAFE and not allowed_origin(headers, self.settings):
            raise Forbidden("this page belongs to another server")
        if not self.bucket(scope).take():
            raise TooMuch("too many requests: wait a little")
        length = headers.get("content-length", "0")
        limit = self.limit(scope["path"])
        if length.isdecimal() and int(length) > limit:
            raise TooLarge(f"expected at most {limit} bytes, got {length}")


def refusal(error: TableError) -> JSONResponse:
    """An error as every endpoint tells it."""
    reason = {"reason": to_builtins(error.reason)} if isinstance(error, Unfit) else {}
    return JSONResponse({"code": error.code, "message": str(error), **reason}, error.status)


def with_headers(send: Send) -> Send:
    """Send replies with the headers that keep browsers safe."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: Any = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
