"""What is the same for everybody: made once, compressed, kept by browsers. And the metrics, which are not for all."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from cyclades.server.kept_replies import accepted
from tests.server.running import PATIENCE, Server

SCRIPT = b"let number = 1;\n" * 500
ZIPPED = gzip.compress(SCRIPT, mtime=0)
BR = b"as brotli has it"
"""No brotli: nobody here unpacks it."""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client, as if it had been built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "a.js").write_bytes(SCRIPT)
    (folder / "assets" / "a.js.br").write_bytes(BR)
    (folder / "assets" / "a.js.gz").write_bytes(ZIPPED)
    (folder / "assets" / "font.woff2").write_bytes(b"font")
    return folder


@pytest.fixture
def with_client(tmp_path: Path, built: Path) -> Any:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(built)) as server:
        yield server


def raw(server: Server, path: str, **headers: str) -> tuple[httpx.Headers, bytes, int]:
    """A reply as it travels."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.stream(
        "GET", f"http://127.0.0.1:{server.port}{path}", headers={"accept-encoding": "", **named}, timeout=PATIENCE
    ) as reply:
        return reply.headers, b"".join(reply.iter_raw()), reply.status_code


@pytest.mark.parametrize(
    "takes, coding, body",
    [
        ("gzip, deflate, br", "br", BR),
        ("gzip, deflate", "gzip", ZIPPED),
        ("br;q=0, gzip;q=0.5", "gzip", ZIPPED),
        ("", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("*;q=0, nonsense;;;,,", None, SCRIPT),
    ],
)
def test_a_script_comes_as_the_build_has_compressed_it(
    with_client: Server, takes: str, coding: str | None, body: bytes
) -> None:
    headers, content, _ = raw(with_client, "/assets/a.js", accept_encoding=takes)
    assert (headers.get("content-encoding"), len(content)) == (coding, len(body))
    assert content == body
    assert headers["vary"] == "accept-encoding"
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]


def test_what_is_not_compressed_comes_as_it_is(with_client: Server) -> None:
    headers, content, _ = raw(with_client, "/assets/font.woff2", accept_encoding="gzip, br")
    assert (content, headers.get("content-encoding"), headers.get("vary")) == (b"font", None, None)


def test_a_page_that_a_browser_has_is_not_sent_again(with_client: Server) -> None:
    headers, _, _ = raw(with_client, "/new")
    again, content, status = raw(with_client, "/rules", if_none_match=f'"x", W/{headers["etag"]}')
    assert (status, content, again["etag"]) == (304, b"", headers["etag"])
    assert raw(with_client, "/", if_none_match='"x"')[2] == 200
    plain, coded = (raw(with_client, "/assets/a.js", accept_encoding=takes)[0]["etag"] for takes in ("", "gzip"))
    assert plain != coded


def test_files_are_read_once_so_that_no_path_reaches_the_disk(with_client: Server, built: Path) -> None:
    (built / "assets" / "later.js").write_text("later")
    assert raw(with_client, "/assets/later.js")[1] == b"<p>the page</p>"
    (built / "index.html").unlink()
    assert raw(with_client, "/")[1] == b"<p>the page</p>"


def test_links_out_of_the_folder_are_not_followed(tmp_path: Path, built: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    (built / "link.txt").symlink_to(tmp_path / "secret.txt")
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(built)) as server:
        assert raw(server, "/link.txt")[1] == b"<p>the page</p>"


def test_what_a_client_takes() -> None:
    assert accepted("gzip;q=0.8, BR ,deflate; q=0, x;q=0.000") == {"gzip", "br"}


def test_about_is_made_once_compressed_and_kept_by_browsers(sqlite_server: Server) -> None:
    headers, content, _ = raw(sqlite_server, "/api/about")
    coded, small, _ = raw(sqlite_server, "/api/about", accept_encoding="gzip")
    assert gzip.decompress(small) == content
    assert len(small) * 2 < len(content)
    assert (coded["content-encoding"], coded["vary"]) == ("gzip", "accept-encoding")
    assert coded["cache-control"] == headers["cache-control"] == "public, max-age=300"
    assert raw(sqlite_server, "/api/about", if_none_match=headers["etag"])[1:] == (b"", 304)
    assert list(sqlite_server.app.state.kept_replies) == ["/api/about"]


# -- metrics ------------------------------------------------------------------------------------------------------

THROUGH = [
    {"Forwarded": "for=192.0.2.1"},
    {"X-Forwarded-For": "192.0.2.1"},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-Proto": "https"},
    {"X-Forwarded-Host": "games.example"},
    {"X-Real-IP": "127.0.0.1"},
    {"Via": "1.1 proxy"},
    {"x-forwarded-anything": ""},
]


def measured(server: Server, **headers: str) -> int:
    url = f"http://127.0.0.1:{server.port}/metrics"
    return httpx.get(url, headers=headers, timeout=PATIENCE).status_code


@pytest.mark.parametrize("headers", THROUGH, ids=str)
def test_the_metrics_are_not_for_those_who_come_through_a_proxy(sqlite_server: Server, headers: dict[str, str]) -> None:
    assert measured(sqlite_server, **headers) == 403
    assert measured(sqlite_server, **headers, Authorization="Bearer") == 403
    assert measured(sqlite_server) == 200


@pytest.mark.parametrize("headers", [{}, *THROUGH], ids=str)
def test_with_the_token_the_metrics_are_seen_from_anywhere(tmp_path: Path, headers: dict[str, str]) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", metrics_token="b7mOq") as server:
        assert measured(server, **headers, Authorization="Bearer b7mOq") == 200
        through = 200 if not headers else 403
        for wrong in ("Bearer b7mO", "Bearer b7mOqq", "b7mOq", "Basic b7mOq"):
            assert measured(server, **headers, Authorization=wrong) == through
