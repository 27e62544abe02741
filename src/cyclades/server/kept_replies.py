"""Replies that stay the same as long as the server runs: made once, compressed once, not sent to who has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

PLAIN: Final = "identity"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How replies are compressed, the best first, and how the file is called that has it."""
WORTHWHILE: Final = 1_000
"""Bytes below which compressing gains nothing."""


def accepted(header: str) -> set[str]:
    """The codings that a client takes."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found


class KeptReply:
    """A reply, in every coding that it was compressed in."""

    def __init__(self, content: bytes, media_type: str, cache_control: str, **coded: bytes) -> None:
        self.media_type = media_type
        self.cache_control = cache_control
        self.codings: Mapping[str, bytes] = {**coded, PLAIN: content}
        self.digest = hashlib.sha256(content).hexdigest()[:20]

    @property
    def size(self) -> int:
        """How many bytes it takes, in all its codings."""
        return sum(map(len, self.codings.values()))

    def response(self, headers: Headers, status: int = 200) -> Response:
        """The reply to a request with some headers: all of it, or that nothing has changed. With another status than
        the usual it is always all of it."""
        takes = accepted(headers.get("accept-encoding", ""))
        coding = next((coding for coding in CODINGS if coding in takes and coding in self.codings), PLAIN)
        tag = f'"{self.digest}-{coding}"'
        told = {"cache-control": self.cache_control, "etag": tag}
        if len(self.codings) > 1:
            told["vary"] = "accept-encoding"
        known = {known.strip().removeprefix("W/") for known in headers.get("if-none-match", "").split(",")}
        if status == 200 and (tag in known or "*" in known):
            return Response(None, 304, told)
        if coding != PLAIN:
            told["content-encoding"] = coding
        return Response(self.codings[coding], status, told, self.media_type)


def compressed(content: bytes, media_type: str, cache_control: str) -> KeptReply:
    """A reply that is compressed here and now."""
    coded = {"gzip": gzip.compress(content, 9, mtime=0)} if len(content) > WORTHWHILE else {}
    return KeptReply(content, media_type, cache_control, **coded)
