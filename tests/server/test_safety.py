"""Safety: cookies, links, origins, limits and texts. What must stay secret is in test_discretion.py."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import cyclades
from cyclades.server.buckets import TokenBucket
from cyclades.server.guests import COOKIE, clean, digest
from tests.server.running import Line, Server, wait_for

HOSTILE = "\x00\x1b[31m<script>alert(1)</script>\u202e\u200b\n&amp;"


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def stored(folder: Path) -> bytes:
    """Everything that the database has on the disk."""
    return b"".join(file.read_bytes() for file in folder.glob("tables.sqlite*"))


# -- cookies and links --------------------------------------------------------------------------------------------


def cookie_set(server: Server) -> str:
    reply = server.person("Ann").http.post("/api/guest/recover", json={"link": link_of(server)})
    return str(reply.headers["set-cookie"])


def link_of(server: Server) -> str:
    return str(server.person("Ann").post("/api/guest/link")["link"])


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(sqlite_server: Server) -> None:
    attributes = [part.strip().lower() for part in cookie_set(sqlite_server).split(";")]
    assert attributes[0].startswith(f"{COOKIE}=")
    assert {"httponly", "samesite=lax", "path=/"} <= set(attributes)
    assert "secure" not in attributes


def test_behind_https_the_cookie_travels_over_nothing_else(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), secure_cookies=True) as server:
        ann = server.person("Ann")
        first = ann.http.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"]
        assert "secure" in [part.strip().lower() for part in first.split(";")]


def test_a_cookie_is_a_long_random_secret(sqlite_server: Server) -> None:
    found = {sqlite_server.person("Ann").http.cookies[COOKIE] for _ in range(5)}
    assert len(found) == 5
    assert all(len(secret) >= 32 for secret in found)


def test_the_database_holds_digests_and_no_secret(sqlite_server: Server, tmp_path: Path) -> None:
    ann = sqlite_server.person("Ann")
    link = ann.post("/api/guest/link")["link"]
    secret = ann.http.cookies[COOKIE]
    disk = stored(tmp_path)
    assert digest(secret).encode() in disk
    assert digest(link).encode() in disk
    assert secret.encode() not in disk
    assert link.encode() not in disk


def test_a_link_brings_the_seats_to_another_browser(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "open", "open", start=False)
    other = server.person("Somebody")
    assert other.post("/api/guest/recover", link=ann.post("/api/guest/link")["link"]) == {"name": "Ann"}
    assert [seat["yours"] for seat in other.get(f"/api/tables/{table}")["seats"]] == [True, False, False]
    assert [seat["yours"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [True, False, False]


def test_a_new_link_voids_the_one_before(server: Server) -> None:
    ann, other = server.person("Ann"), server.person("Somebody")
    old, new = ann.post("/api/guest/link")["link"], ann.post("/api/guest/link")["link"]
    assert other.post("/api/guest/recover", 401, link=old)["code"] == "no-guest"
    assert other.get("/api/guest") == {"name": "Somebody"}
    assert other.post("/api/guest/recover", link=new) == {"name": "Ann"}


def test_a_link_is_no_cookie_and_a_cookie_no_link(sqlite_server: Server) -> None:
    ann, other = sqlite_server.person("Ann"), sqlite_server.person("Somebody")
    other.post("/api/guest/recover", 401, link=ann.http.cookies[COOKIE])
    other.http.cookies.clear()
    other.http.cookies.set(COOKIE, link_of(sqlite_server))
    assert other.get("/api/guest") == {"name": None}


def test_a_cookie_that_nobody_gave_is_nobody(sqlite_server: Server) -> None:
    stranger = sqlite_server.person("Ann")
    for secret in (secrets.token_urlsafe(24), "x" * 200, "' OR 1=1 --"):
        stranger.http.cookies.clear()
        stranger.http.cookies.set(COOKIE, secret)
        assert stranger.get("/api/guest") == {"name": None}
        assert stranger.get("/api/tables/mine", 401)["code"] == "no-guest"


# -- where requests come from -------------------------------------------------------------------------------------

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://[evil", "", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(sqlite_server: Server, origin: str) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "open", "open", start=False)
    for method, path in (("POST", "/api/guest"), ("POST", f"/api/tables/{table}/fill"), ("PUT", "/api/guest")):
        reply = ann.http.request(method, path, json={"name": "Eve"}, headers={"Origin": origin})
        assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")
    assert ann.get("/api/guest") == {"name": "Ann"}


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_opens_no_connection(sqlite_server: Server, origin: str) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me")
    with pytest.raises(InvalidStatus) as refused:
        ann.connect(table, Origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_pages_programs_and_known_pages_may_use_the_server(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), origins="https://games.example/, https://other.example") as server:
        ann = server.person("Ann")  # without an Origin, as programs are
        table = ann.table("me", "me", "me")
        for origin in (f"http://127.0.0.1:{server.port}", "https://games.example", "https://other.example"):
            assert ann.http.post("/api/guest", json={"name": "Ann"}, headers={"Origin": origin}).status_code == 200
            with ann.connect(table, Origin=origin) as line:
                line.until("welcome")
        with ann.connect(table) as line:
            line.until("welcome")
        assert ann.http.post("/api/guest", json={"name": "E"}, headers={"Origin": "https://e.example"}).is_error


# -- how much and how often ---------------------------------------------------------------------------------------


def test_a_request_that_is_too_large_is_refused(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    most = sqlite_server.settings.message_bytes
    long = json.dumps({"name": "x" * most}).encode()
    pieces = (long[at : at + 1000] for at in range(0, len(long), 1000))
    for content in (long, pieces):
        reply = ann.http.post("/api/guest", content=content, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (413, "too-large")
        assert f"expected at most {most} bytes" in reply.json()["message"]
    assert ann.get("/api/guest") == {"name": "Ann"}


def test_a_record_may_be_larger_than_a_message_but_not_endless(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), message_bytes=2_000, record_bytes=30_000) as server:
        ann = server.person("Ann")
        record = cyclades.new("legendary", 3, seed=1).record()
        assert 2_000 < len(json.dumps(record)) < 30_000
        ann.post("/api/records", 201, **record)
        ann.post("/api/records", 413, **{**record, "actions": ["end"] * 5_000})


def test_a_message_that_is_too_large_ends_the_connection(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me")
    most = sqlite_server.settings.message_bytes
    for length, code in ((most + 1, 4429), (most * 5, 1009)):
        with ann.connect(table) as line:
            line.socket.send("x" * length)
            assert line.closed() == code


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), messages_per_second=2.0) as server:
        ann = server.person("Ann")
        codes = Counter(ann.http.get("/api/guest").status_code for _ in range(40))
        assert codes[200] >= 9
        assert codes[429] >= 20
        assert ann.http.get("/api/guest").json()["code"] == "too-much"


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), messages_per_second=2.0) as server:
        ann = server.person("Ann")
        with ann.connect(ann.table("me", "me", "me")) as line:
            with contextlib.suppress(ConnectionClosed):  # which may come while we still send
                for _ in range(40):
                    line.say("vote", seat=0, agree=True)
            assert line.closed() == 4429
        refused = [message for message in line.received if message["type"] == "refused"]
        assert refused[-1]["code"] == "too-much"
        assert len(refused) < 40


def test_a_bucket_fills_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("cyclades.server.buckets.time.monotonic", lambda: now)
    bucket = TokenBucket(2.0)
    assert [bucket.take() for _ in range(12)] == [True] * 10 + [False] * 2
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert sum(bucket.take() for _ in range(100)) == 10
    assert TokenBucket(0.01).take()


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), connections_per_address=2) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me", "me")
        with ann.connect(table) as one, ann.connect(table) as two:
            one.until("welcome")
            two.until("welcome")
            with ann.connect(table) as three:
                assert three.closed() == 4429
        wait_for(lambda: not server.registry.addresses)
        with ann.connect(table) as four:
            four.until("welcome")


@pytest.mark.parametrize("message", [b"\x00\xff", b"\xff" * 100, "[" * 9_000, '{"a":' + "[" * 9_000, "{}", '"\\ud800"'])
def test_a_message_that_makes_no_sense_is_refused_and_play_goes_on(sqlite_server: Server, message: str | bytes) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me", "me")) as line:
        line.asked()
        line.socket.send(message)
        assert line.until("refused")["code"] == "unreadable"
        assert line.ask("say", text="still here")["type"] == "done"


def test_whoever_sends_only_nonsense_is_shown_out(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me", "me")) as line:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                line.socket.send("nonsense")
        assert line.closed() == 4400


# -- texts --------------------------------------------------------------------------------------------------------


def test_texts_lose_what_is_not_meant_to_be_seen() -> None:
    assert clean(HOSTILE, "a text") == "[31m<script>alert(1)</script>\n&amp;"
    assert clean("Ἀριάδνη  é\u0301 🏛️"[:12], "a text").startswith("Ἀριάδνη  é")
    assert clean("\ud800\ue000\ufffe", "a text") == ""


def chat_in(line: Line) -> list[dict[str, Any]]:
    """All that was said, as far as it has been heard."""
    return [chat for message in line.received if message["type"] == "chat" for chat in message["lines"]]


def test_names_titles_and_chat_are_cleaned_and_come_as_json_that_no_browser_takes_for_a_page(server: Server) -> None:
    ann = server.person("Ann\x00\u202e\n <b>")
    assert ann.get("/api/guest") == {"name": "Ann <b>"}
    table = ann.table("me", "me", "me", title=HOSTILE)
    with ann.connect(table) as line:
        assert line.ask("say", text=HOSTILE)["type"] == "done"
        while not any(chat["kind"] == "chat" for chat in chat_in(line)):
            line.hear()
        lines = chat_in(line)
    assert [chat["text"] for chat in lines if chat["kind"] == "chat"] == ["[31m<script>alert(1)</script>\n&amp;"]
    reply = ann.http.get(f"/api/tables/{table}")
    assert reply.json()["title"] == "[31m<script>alert(1)</script> &amp;"
    assert reply.headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/api/guest", "/api/nowhere", "/metrics", "/healthz", "/api/tables/mine"])
def test_every_answer_has_the_headers_that_keep_browsers_safe(sqlite_server: Server, path: str) -> None:
    headers = sqlite_server.person("Ann").http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy.get("script-src", "") + policy["default-src"]


def test_refusals_have_the_same_headers(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    refused = ann.http.post("/api/guest", json={}, headers={"Origin": "https://evil.example"})
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert "access-control-allow-origin" not in refused.headers
