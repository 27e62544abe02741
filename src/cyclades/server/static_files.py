"""The pages of the browser client: files that were built from `web/`, and one page for every address in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response

from cyclades.server.errors import Unknown

BUILT: Final = Path(__file__).resolve().parent / "web"
"""Where the built package has the client."""
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
ANEW: Final = {"cache-control": "no-cache"}
NO_CLIENT: Final = "The tables are open, but the browser client is not built: see docs/server.md.\n"


def pages(folder: str) -> APIRouter:
    """The routes of the client's files, in a folder or in the package."""
    root = Path(folder) if folder else BUILT
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    async def page(path: str) -> Response:
        """A file of the client, or its page, which looks at the address itself."""
        if path.startswith("api/"):
            raise Unknown(f"there is nothing at /{path}")
        file = (root / path).resolve()
        if path and file.is_relative_to(root.resolve()) and file.is_file():
            return FileResponse(file, headers=FOR_EVER if path.startswith("assets/") else ANEW)
        if not (root / "index.html").is_file():
            return PlainTextResponse(NO_CLIENT)
        return FileResponse(root / "index.html", headers=ANEW)

    return router
