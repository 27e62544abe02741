"""Links that are shared: what a page tells of its table, and the picture that comes along."""

from __future__ import annotations

import random
import re
import struct
import threading
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from cyclades.server import preview_drawing
from cyclades.server.budgets import BOARD, BURST_SECONDS, PREVIEW
from cyclades.server.errors import StorageDown
from cyclades.server.perspectives import tabletop_of
from tests.server.running import PATIENCE, Person, Server, wait_for

PAGE = "<!doctype html><html><head><title>Cyclades</title></head><body></body></html>"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client, as if it had been built."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


@pytest.fixture
def ann(tmp_path: Path, built: Path) -> Any:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(built)) as server:
        yield server.person("Ann")


def tags(reply: httpx.Response) -> dict[str, str]:
    """The tags of a page by their names, as who reads them understands them."""
    found = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)">', reply.text)
    return {name: unescape(value) for name, value in found}


def page(person: Person, path: str, status: int = 200, language: str = "en") -> httpx.Response:
    reply = person.http.get(path, headers={"Accept-Language": language})
    assert reply.status_code == status
    assert reply.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in reply.headers["content-security-policy"]
    return reply


def picture(person: Person, table: str, expected: int = 200, **query: Any) -> httpx.Response:
    reply = person.http.get(f"/api/tables/{table}/preview.png", params=query)
    assert reply.status_code == expected, reply.text
    return reply


def played(person: Person, answers: int = 30, **wish: Any) -> str:
    """A table where some answers were given."""
    table = person.table("me", "me", "me", **wish)
    with person.connect(table) as line:
        line.play_on(line.asked(), random.Random(1), answers)
    return table


# -- tags ---------------------------------------------------------------------------------------------------------


def test_the_page_of_a_table_tells_what_it_is_and_has_a_picture(ann: Person) -> None:
    table = ann.table("me", "me", "novice", title="Friday evening")
    stranger = ann.server.person(None)
    reply = page(stranger, f"/table/{table}")
    found = tags(reply)
    here = f"http://127.0.0.1:{ann.server.port}"
    assert "<title>Friday evening — Cyclades</title>" in reply.text
    assert found["og:title"] == found["twitter:title"] == "Friday evening — Cyclades"
    assert found["og:url"] == f"{here}/table/{table}"
    assert found["og:image"] == found["twitter:image"] == f"{here}/api/tables/{table}/preview.png?language=en"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert "Ann" in found["og:description"]
    shown = stranger.http.get(found["og:image"])
    assert struct.unpack(">II", shown.content[16:24]) == (1200, 630)
    spanish = tags(page(stranger, f"/table/{table}", language="es-ES,es;q=0.9"))
    assert spanish["og:image"].endswith("?language=es")
    assert spanish["og:description"].startswith("Juegan Ann")


def test_a_link_to_a_moment_tells_of_that_moment(ann: Person) -> None:
    table = ann.table("me", "me")
    found = tags(page(ann, f"/table/{table}/17"))
    assert found["og:url"].endswith(f"/table/{table}/17")
    assert found["og:image"].endswith("?language=en&moment=17")
    assert found["og:description"].startswith("A moment of the game of")
    for nonsense in ("x", "17x", "1" * 30, "²"):
        assert "moment=" not in tags(page(ann, f"/table/{table}/{nonsense}", 404))["og:image"]


def test_seats_that_are_free_are_told_of(ann: Person) -> None:
    table = ann.table("me", "open", "open", start=False)
    assert tags(page(ann, f"/table/{table}"))["og:description"] == (
        "2 seats are free: sit down and play. At the table: Ann."
    )


def test_what_people_write_stays_text(ann: Person) -> None:
    title = '"><script>alert(1)</script>&<'
    table = ann.table("me", "me", title=title)
    reply = page(ann, f"/table/{table}")
    assert "<script" not in reply.text
    assert tags(reply)["og:title"] == f"{title} — Cyclades"
    assert picture(ann, table).content.startswith(PNG)


def test_a_table_without_spectators_tells_nothing(ann: Person) -> None:
    for start in (True, False):
        table = ann.table("me", "me", title="Our secret", settings={"spectators": False}, start=start, listed=True)
        reply = page(ann, f"/table/{table}")
        assert tags(reply) == {"robots": "noindex"}
        assert "Our secret" not in reply.text
        assert "Ann" not in reply.text
        refused = picture(ann, table, 403)  # not even for those who play: it goes anywhere
        assert refused.json()["code"] == "forbidden"
    assert ann.server.registry.previews.count == 0


def test_search_engines_find_listed_tables_only(ann: Person) -> None:
    listed, unlisted = (ann.table("me", "open", start=False, listed=listed) for listed in (True, False))
    assert "robots" not in tags(page(ann, f"/table/{listed}"))
    assert tags(page(ann, f"/table/{unlisted}"))["robots"] == "noindex"
    for path in ("/table/nothing", "/table/no%20name", "/table", f"/table/{unlisted}/x/y"):
        assert tags(page(ann, path, 404))["robots"] == "noindex"


def test_other_pages_tell_nothing_of_tables(ann: Person) -> None:
    for path in ("/", "/rules", "/back/"):
        assert page(ann, path).text == PAGE
    assert page(ann, "/nowhere", 404).text == PAGE


def test_the_page_is_there_although_the_database_is_away(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table("me", "me")

    def away(connection: Any, id: str) -> Any:
        raise StorageDown("away")

    monkeypatch.setattr("cyclades.server.queries.table_with_seats", away)
    assert tags(page(ann, f"/table/{table}")) == {"robots": "noindex"}


# -- pictures -----------------------------------------------------------------------------------------------------


def test_a_picture_is_drawn_once_and_browsers_keep_it_for_a_while(ann: Person) -> None:
    table = played(ann)
    drawer = ann.server.registry.previews
    first = picture(ann, table)
    assert (first.headers["content-type"], first.headers["cache-control"]) == ("image/png", "public, max-age=300")
    assert picture(ann.server.person(None), table).content == first.content
    assert drawer.count == 1
    known = ann.http.get(f"/api/tables/{table}/preview.png", headers={"If-None-Match": first.headers["etag"]})
    assert known.status_code == 304
    assert picture(ann, table, language="es").content != first.content
    assert drawer.count == 2


def test_a_past_moment_has_a_picture_of_its_own(ann: Person) -> None:
    table = played(ann)
    last = ann.get(f"/api/tables/{table}/moments/1")["last"]
    early, late = picture(ann, table, moment=1), picture(ann, table, moment=last)
    assert early.content != late.content
    assert picture(ann, table).content == late.content
    assert ann.server.registry.previews.count == 2
    assert picture(ann, table, 404, moment=last + 1).json()["code"] == "unknown"
    assert picture(ann, table, 422, moment=0).json()["code"] == "bad-request"
    assert picture(ann, table, 422, language="de").json()["code"] == "bad-request"


def test_a_picture_shows_what_spectators_see(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    plain = tabletop_of

    def noted(game: Any, perspective: int | None) -> Any:
        seen.append(perspective)
        return plain(game, perspective)

    monkeypatch.setattr(preview_drawing, "tabletop_of", noted)
    picture(ann, played(ann, 5))
    assert seen == [None]


def test_a_table_that_waits_has_a_picture_of_its_board_and_one_that_is_over_too(ann: Person) -> None:
    waiting = ann.table("me", "open", start=False)
    assert picture(ann, waiting).content.startswith(PNG)
    table = ann.table("me", "me", options={"max_cycles": 1})
    with ann.connect(table) as line:
        line.play(random.Random(2))
    assert ann.get(f"/api/tables/{table}")["status"] == "over"
    assert picture(ann, table).content.startswith(PNG)


def test_only_so_many_pictures_are_kept(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(ann)
    size = len(picture(ann, table, moment=1).content)
    monkeypatch.setattr(preview_drawing, "MOST_BYTES", int(size * 2.5))
    for moment in (2, 3, 4, 4):
        picture(ann, table, moment=moment)
    drawer = ann.server.registry.previews
    assert (len(drawer.kept), drawer.count) == (2, 4)
    assert drawer.bytes == sum(reply.size for reply in drawer.kept.values())
    picture(ann, table, moment=1)
    assert drawer.count == 5


def test_an_address_draws_only_so_much(tmp_path: Path) -> None:
    enough = (2.5 * PREVIEW + BOARD) / BURST_SECONDS
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=enough) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me")
        for language in ("en", "es"):
            picture(ann, table, language=language)
        other = ann.table("me", "me")
        assert picture(ann, other, 429).json()["code"] == "too-much"
        picture(ann, table)  # which is drawn already
        ann.http.headers["X-Forwarded-For"] = "10.0.0.9"
        picture(ann, other)
        assert server.registry.previews.count == 3


def test_pictures_wait_for_pictures_and_nobody_else_does(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first takes very long: the others wait up to a number, and the table goes on."""
    table = played(ann)
    begun, go = threading.Event(), threading.Event()

    def slow(*arguments: Any) -> bytes:
        begun.set()
        assert go.wait(PATIENCE)
        return PNG

    monkeypatch.setattr(preview_drawing, "paint", slow)
    ann.server.registry.previews.lane.most = 2
    replies: list[int] = []

    def ask(moment: int) -> None:
        reply = httpx.get(f"{ann.http.base_url}/api/tables/{table}/preview.png?moment={moment}", timeout=PATIENCE)
        replies.append(reply.status_code)

    asking = [threading.Thread(target=ask, args=[moment]) for moment in (1, 2, 3)]
    for thread in asking:
        thread.start()
    assert begun.wait(PATIENCE)
    wait_for(lambda: replies == [429])
    with ann.connect(table) as line:
        assert line.answer(line.asked())["type"] == "done"
    assert ann.post("/api/boards", players=3)["picture"].startswith("<svg")
    go.set()
    for thread in asking:
        thread.join(PATIENCE)
    assert sorted(replies) == [200, 200, 429]


def test_a_picture_that_cannot_be_painted_is_no_fault_of_the_server(
    ann: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = ann.table("me", "me")
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit(1)")
    monkeypatch.setattr(preview_drawing, "PAINTING", broken)
    assert picture(ann, table, 503).json()["code"] == "busy"
    monkeypatch.undo()
    assert picture(ann, table).content.startswith(PNG)
