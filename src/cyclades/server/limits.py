"""Limits: who may ask, how often, how much. Around every request, before anything else."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

from fastapi import HTTPException
from msgspec import to_builtins
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyclades.server.addresses import counted_address
from cyclades.server.buckets import Buckets, TokenBucket
from cyclades.server.errors import Forbidden, TableError, TooLarge, TooMuch, Unfit, WrongProtocol
from cyclades.server.messages import PROTOCOL
from cyclades.server.settings import Settings

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
PATH_BYTES: Final = 512
QUERY_BYTES: Final = 4_096
"""How long the parts of an address may be; ours are far shorter."""


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


def check_address(scope: Scope) -> None:
    """Refuse an address that is too long or no text: nothing behind this has to be ready for it."""
    for part, most in ((scope.get("raw_path") or b"", PATH_BYTES), (scope["query_string"], QUERY_BYTES)):
        if len(part) > most:
            raise TooLarge(f"expected at most {most} bytes in this part of the address, got {len(part)}")
        try:
            text = unquote_to_bytes(part).decode()
        except UnicodeDecodeError:
            raise TableError("expected an address in UTF-8") from None
        if any(letter < " " or letter == "\x7f" for letter in text):
            raise TableError("expected an address without control characters")


class Limits:
    """The middleware: origin, rate, size, and the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.messages_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            try:
                self.check_connection(scope)
            except TableError as error:
                await send({"type": "websocket.close", "code": 4000 + error.status})
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

        with suppress(ClientDisconnect):  # who goes away while asking is no fault of ours
            await self.app(scope, limited, with_headers(send))

    def limit(self, path: str) -> int:
        """How large a request may be."""
        return self.settings.record_bytes if path == "/api/records" else self.settings.message_bytes

    def bucket(self, scope: Scope) -> TokenBucket:
        """How much an address has left."""
        return self.buckets.bucket(counted_address(scope["client"][0] if scope.get("client") else ""))

    def check_connection(self, scope: Scope) -> None:
        """Refuse connections that come too often, or to an address that nobody can read."""
        if not self.bucket(scope).take():
            raise TooMuch("too many connections: wait a little")
        check_address(scope)

    def check(self, scope: Scope) -> None:
        """Refuse what comes from elsewhere, too often, or is too large."""
        headers = Headers(scope=scope)
        check_protocol(headers.get(PROTOCOL_HEADER))
        if scope["method"] not in SAFE and not allowed_origin(headers, self.settings):
            raise Forbidden("this page belongs to another server")
        if not self.bucket(scope).take():
            raise TooMuch("too many requests: wait a little")
        check_address(scope)
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
