"""Endpoints whose bodies and replies are types of msgspec, as the messages of the WebSocket are.

FastAPI finds out who asks and for what, and writes the OpenAPI description. What travels is declared once, with
msgspec: a parameter that is a `Struct` is the body of the request, and what an endpoint returns is its reply.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from functools import wraps
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, FastAPI, HTTPException, Request, Response

from cyclades.server.kept_replies import KeptReply, compressed

REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
ENCODER: Final = msgspec.json.Encoder()
A_WHILE: Final = "public, max-age=300"
"""For how many seconds a reply that is kept is not asked for again."""
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)
"""What goes wrong where JSON does not fit, is nested too deeply, or is no text."""


class Router(APIRouter):
    """A router that reads and writes types of msgspec, and remembers them for the description."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.types: list[Any] = []

    def add_api_route(self, path: str, endpoint: Callable[..., Awaitable[Any]], **options: Any) -> None:
        hints = get_type_hints(endpoint, include_extras=True)
        reply = hints.pop("return")
        body = next((kind for kind in hints.values() if is_struct(kind)), None)
        self.types += [kind for kind in (reply, body) if is_struct(kind)]
        options["response_model"] = None
        if body is not None:
            options["openapi_extra"] = body_of(body)
        if not (isinstance(reply, type) and issubclass(reply, Response)):
            status = options.get("status_code") or 200
            described = {"description": "Done.", **content_of(reply)}
            options["responses"] = {status: described, **(options.get("responses") or {})}
            endpoint = keeping(endpoint) if getattr(endpoint, "kept", False) else replying(endpoint, hints, status)
        super().add_api_route(path, endpoint, **options)


def is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def replying(endpoint: Callable[..., Awaitable[Any]], hints: dict[str, Any], status: int) -> Callable[..., Any]:
    """An endpoint as FastAPI can call it: with its body read, and its reply written."""

    @wraps(endpoint)
    async def reply(*arguments: Any, **named: Any) -> Response:
        response = Response(ENCODER.encode(await endpoint(*arguments, **named)), status, media_type=JSON)
        for given in named.values():
            if isinstance(given, Response):  # where the endpoint has put cookies, or another status
                response.status_code = given.status_code or status
                response.raw_headers += [header for header in given.raw_headers if header[0] == b"set-cookie"]
        return response

    signature = inspect.signature(endpoint)
    parameters = [
        parameter.replace(annotation=Annotated[hint, Depends(body_reader(hint))] if is_struct(hint) else hint)
        for parameter in signature.parameters.values()
        for hint in [hints[parameter.name]]
    ]
    reply.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return reply


def kept(endpoint: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[Any]]:
    """Mark an endpoint whose reply stays the same as long as the server runs: browsers may keep it for a while."""
    endpoint.kept = True  # type: ignore[attr-defined]
    return endpoint


def keeping(endpoint: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
    """An endpoint as FastAPI can call it, whose reply is made when it is asked for the first time."""

    @wraps(endpoint)
    async def reply(request: Request) -> Response:
        replies: dict[str, KeptReply] = request.app.state.kept_replies
        path = request.url.path
        if path not in replies:
            replies[path] = compressed(ENCODER.encode(await endpoint()), JSON, A_WHILE)
        return replies[path].response(request.headers)

    parameter = inspect.Parameter("request", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Request)
    reply.__signature__ = inspect.Signature([parameter])  # type: ignore[attr-defined]
    return reply


def body_reader(kind: Any) -> Callable[[Request], Awaitable[Any]]:
    """Reads the body of a request as a type; what does not fit is refused with where, and what was expected."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Any:
        try:
            return decoder.decode(await request.body())
        except UNREADABLE as error:
            raise HTTPException(422, f"body: {error}") from None

    return read


# -- the description ----------------------------------------------------------------------------------------------


def content_of(kind: Any) -> dict[str, Any]:
    """What OpenAPI says about JSON of a type."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return {"content": {JSON: {"schema": schema}}}


def body_of(kind: Any) -> dict[str, Any]:
    """What OpenAPI says about a request whose body is of a type."""
    return {"requestBody": {"required": True, **content_of(kind)}}


def describe_types(app: FastAPI, types: Iterable[Any]) -> None:
    """Let the OpenAPI description of an application hold the types of its requests and replies."""
    plain = app.openapi
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)

    def openapi() -> dict[str, Any]:
        document = plain()
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        return document

    app.openapi = openapi  # type: ignore[method-assign]
