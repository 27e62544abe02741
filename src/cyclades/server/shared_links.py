"""What programs learn that look at a shared link before people do: a title, a line and a picture, as tags in the page.

A table without spectators, or one that does not exist, tells nothing but the name of the game. Search engines are asked
to leave every table alone that is not in the public list.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Any, Final

from fastapi import Request
from msgspec import Struct

from cyclades.server import queries
from cyclades.server.errors import TableError
from cyclades.server.kept_replies import PLAIN, KeptReply
from cyclades.server.page_addresses import moment_in
from cyclades.server.registry import NAME, TableRegistry
from cyclades.server.table_settings import stored_settings
from cyclades.server.table_status import FINISHED, WAITING
from cyclades.text import LANGUAGES, Texts

HEAD_END: Final = "</head>"
TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
PREVIEW_SIZE: Final = ("1200", "630")


class SharedTable(Struct):
    """What everybody with the link may know of a table."""

    id: str
    title: str
    edition: str
    status: str
    listed: bool
    spectators: bool
    names: list[str]
    free: int


async def shared_page(plain: KeptReply, request: Request, path: str) -> KeptReply:
    """The page of the client for an address: with tags where it is that of a table."""
    page, *parts = path.split("/")
    if page != "table":
        return plain
    found = await shared_table(request.app.state.registry, parts[0] if parts else "")
    told = with_tags(plain.codings[PLAIN].decode(), request, found, moment_in(path))
    return KeptReply(told.encode(), plain.media_type, plain.cache_control)


async def shared_table(registry: TableRegistry, id: str) -> SharedTable | None:
    """A table that somebody has a link to, if there is one: read without its game, which costs little."""
    if not NAME.fullmatch(id):
        return None
    try:
        found = await registry.store.read(lambda connection: queries.table_with_seats(connection, id))
    except TableError:
        return None  # the database is away: the page says so itself
    if found is None:
        return None
    return SharedTable(
        id=id,
        title=found["title"],
        edition=found["setup"]["edition"],
        status=found["status"],
        listed=found["listed"],
        spectators=stored_settings(found["settings"]).spectators,
        names=[seat["name"] for seat in found["seats"] if seat["guest"] is not None or seat["bot"]],
        free=sum(seat["guest"] is None and not seat["bot"] for seat in found["seats"]),
    )


def language_of(headers: Mapping[str, str]) -> str:
    """The language that somebody likes best, of those that there are."""
    wanted = headers.get("accept-language", "").strip().lower()[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def with_tags(page: str, request: Request, table: SharedTable | None, moment: int | None) -> str:
    """The page of the client, with what a table tells of itself."""
    tags = ["" if table is not None and table.listed and table.spectators else tag("name", "robots", "noindex")]
    if table is not None and table.spectators:
        texts = Texts(language_of(request.headers), table.edition)
        title = table.title or texts.name("edition", table.edition)
        tags += described(request, table, moment, texts, f"{title} — Cyclades")
        page = TITLE.sub(lambda _: f"<title>{escape(title)} — Cyclades</title>", page, count=1)
    return page.replace(HEAD_END, "".join(tags) + HEAD_END, 1)


def described(request: Request, table: SharedTable, moment: int | None, texts: Texts, title: str) -> list[str]:
    """The tags of a table that may be watched."""
    here = str(request.base_url).rstrip("/")
    asked = {"language": texts.language, **({} if moment is None else {"moment": str(moment)})}
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    picture = f"{here}/api/tables/{table.id}/preview.png?{query}"
    line = description(table, moment, texts)
    wide, high = PREVIEW_SIZE
    properties: dict[str, Any] = {
        "og:site_name": "Cyclades",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:url": f"{here}/table/{table.id}" + ("" if moment is None else f"/{moment}"),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": wide,
        "og:image:height": high,
        "og:image:alt": texts.say("preview-picture"),
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": line,
        "twitter:image": picture,
    }
    return [
        *(tag("property", name, value) for name, value in properties.items()),
        *(tag("name", name, value) for name, value in names.items()),
    ]


def description(table: SharedTable, moment: int | None, texts: Texts) -> str:
    """Who plays, and what one finds there, in a line."""
    names = texts.listed(table.names) if table.names else ""
    if table.status == WAITING:
        present = [texts.say("shared-present", names=names)] if names else []
        return " ".join([texts.say("shared-waiting", number=table.free), *present])
    if moment is not None:
        return texts.say("shared-moment", names=names)
    return texts.say("shared-over" if table.status in FINISHED else "shared-running", names=names)


def tag(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(value)}">'
