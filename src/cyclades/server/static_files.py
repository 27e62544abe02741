"""The pages of the browser client: files that were built from `web/`, and one page for every address in it; where
there is nothing at an address, the page says so, and the status of the reply as well.

They are read when the server starts, with what the build has compressed of them. No path that somebody asks for ever
reaches the file system.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from cyclades.server.errors import Unknown
from cyclades.server.kept_replies import CODINGS, KeptReply
from cyclades.server.page_addresses import is_known
from cyclades.server.shared_links import shared_page

BUILT: Final = Path(__file__).resolve().parent / "web"
"""Where the built package has the client."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
PAGE: Final = "index.html"
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".webmanifest": "application/manifest+json",
}
"""What files are, where computers have different ideas of it."""
OTHER: Final = "application/octet-stream"
NO_CLIENT: Final = "The tables are open, but the browser client is not built: see docs/server.md.\n"


def pages(folder: str) -> APIRouter:
    """The routes of the client's files, in a folder or in the package."""
    files = read_files((Path(folder) if folder else BUILT).resolve())
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(request: Request, path: str) -> Response:
        """A file of the client, or its page, which looks at the address itself."""
        if path.startswith("api/"):
            raise Unknown(f"there is nothing at /{path}")
        if path in files:
            return files[path].response(request.headers)
        if PAGE not in files:
            return PlainTextResponse(NO_CLIENT)
        known = await is_known(request.app.state.registry, path)
        return (await shared_page(files[PAGE], request, path)).response(request.headers, 200 if known else 404)

    return router


def read_files(root: Path) -> dict[str, KeptReply]:
    """The files of a folder by their paths below it; nothing that lies elsewhere."""
    paths = {
        path.relative_to(root).as_posix(): path
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.resolve().is_relative_to(root)
    }
    return {name: read_file(name, paths) for name in paths if not is_coded(name, paths)}


def is_coded(name: str, paths: dict[str, Path]) -> bool:
    """Whether a file is another one, compressed."""
    return any(name.endswith(ending) and name.removesuffix(ending) in paths for ending in CODINGS.values())


def read_file(name: str, paths: dict[str, Path]) -> KeptReply:
    """A file, and what the build has compressed of it."""
    path = paths[name]
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or OTHER
    coded = {coding: paths[name + ending].read_bytes() for coding, ending in CODINGS.items() if name + ending in paths}
    return KeptReply(path.read_bytes(), media_type, FOR_EVER if name.startswith("assets/") else ANEW, **coded)
