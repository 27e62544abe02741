"""What nobody can read: addresses and texts that are no text are refused, and never a fault of the server."""

from __future__ import annotations

import json
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import cyclades
from tests.server.running import PATIENCE, Person, Server

LONE = ["\\ud800", "A\\udfff", "\\ud800\\ud800x"]
"""Halves of characters, as JSON writes them."""


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log: whatever is an error there fails the test that looks at it."""
    caplog.set_level(logging.WARNING)
    return caplog


def no_fault(faults: pytest.LogCaptureFixture) -> bool:
    return not [record for record in faults.records if record.levelno >= logging.ERROR or record.exc_info]


def status_of(server: Server, request: bytes) -> int:
    """The status of the answer to a request that no library would send."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request)
        answer = line.makefile("rb").readline()
    return int(answer.split()[1])


def get(server: Server, target: bytes) -> int:
    return status_of(server, b"GET " + target + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")


def sent(person: Person, path: str, body: bytes) -> tuple[int, str]:
    reply = person.http.post(path, content=body, headers={"content-type": "application/json"})
    return reply.status_code, reply.json()["code"]


@pytest.fixture
def with_page(tmp_path: Path) -> Any:
    """A server that has a page of its own to serve."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("the page")
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", web_folder=str(folder)) as server:
        yield server


@pytest.mark.parametrize(
    "target",
    [
        b"/%00",
        b"/a/%2e%2e/%00",
        b"/assets/%00.js",
        b"/%0d%0aSet-Cookie:x",
        b"/%7f",
        b"http://x/%00",
        b"/%ed%a0%80",
        b"/%ff%fe",
        b"/\xed\xa0\x80",
        b"/api/tables/%00",
        b"/api/tables/%ed%a0%80",
        b"/api/tables/%ed%a0%80/record",
        b"/api/texts/%ed%a0%80",
        b"/api/texts/legendary?language=%ed%a0%80",
        b"/api/texts/legendary?played=%00",
        b"/api/tables/mine?finished=%ed%a0%80",
        b"/" + b"a" * 600,
        b"/" + b"a" * 5_000,
        b"/" + b"a/" * 3_000,
        b"/api/tables/" + b"a" * 5_000,
        b"/?" + b"a" * 10_000,
        b"/" + b"a" * 200_000,
    ],
    ids=lambda target: target[:40].decode("latin1") + f" ({len(target)})",
)
def test_an_address_that_cannot_be_read_is_refused(
    with_page: Server, target: bytes, faults: pytest.LogCaptureFixture
) -> None:
    assert 400 <= get(with_page, target) < 500
    assert no_fault(faults)
    assert get(with_page, b"/rules") == 200


@pytest.mark.parametrize("query", ["moment=%00", "language=%ed%a0%80", "moment=" + "9" * 5_000])
def test_a_connection_with_such_an_address_is_refused(
    sqlite_server: Server, query: str, faults: pytest.LogCaptureFixture
) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me")
    with pytest.raises(InvalidStatus) as refused:
        ann.connect(table, query)
    assert 400 <= refused.value.response.status_code < 500
    assert no_fault(faults)


@pytest.mark.parametrize("text", [*LONE, "\xed\xa0\x80", "\xff"])
def test_half_a_character_in_a_request_is_refused(
    sqlite_server: Server, text: str, faults: pytest.LogCaptureFixture
) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "open", start=False)
    half = text.encode("latin1")
    for path, body in (
        ("/api/guest", b'{"name": "%s"}'),
        ("/api/tables", b'{"title": "%s"}'),
        ("/api/tables", b'{"options": {"%s": 1}}'),
        ("/api/tables", b'{"board": {"name": "%s"}}'),
        ("/api/tables", b'{"seats": [{"kind": "me", "name": "%s"}]}'),
        (f"/api/tables/{table}/seats/0/take", b'{"name": "%s"}'),
        ("/api/guest/recover", b'{"link": "%s"}'),
        ("/api/mixes", b'{"edition": "%s"}'),
        ("/api/boards", b'{"edition": "%s"}'),
        ("/api/records", b'{"format": "%s"}'),
    ):
        assert sent(ann, path, body % half) == (422, "bad-request"), path
    assert ann.get("/api/guest") == {"name": "Ann"}
    assert no_fault(faults)


def test_half_a_character_in_a_record_is_refused(sqlite_server: Server, faults: pytest.LogCaptureFixture) -> None:
    ann = sqlite_server.person("Ann")
    record = cyclades.new("legendary", 3, seed=1).record()
    board = {**record["setup"]["board"], "name": "\ud800"}
    record = {**record, "setup": {**record["setup"], "board": board}}
    assert sent(ann, "/api/records", json.dumps(record).encode()) == (422, "bad-request")
    assert ann.http.post("/api/records?title=%ed%a0%80", json={}).status_code == 400
    assert ann.get("/api/tables/mine", finished=True)["tables"] == []
    assert no_fault(faults)


@pytest.mark.parametrize("text", [*LONE, "\xed\xa0\x80", "\xff"])
def test_half_a_character_in_a_message_is_refused_and_play_goes_on(
    sqlite_server: Server, text: str, faults: pytest.LogCaptureFixture
) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me")) as line:
        line.asked()
        line.socket.send(b'{"type": "say", "id": 1, "text": "%s"}' % text.encode("latin1"))
        assert line.until("refused")["code"] == "unreadable"
        line.socket.send(
            b'{"type": "answer", "id": 1, "seat": 0, "question": "", "actions": ["%s"]}' % text.encode("latin1")
        )
        assert line.until("refused")["code"] == "unreadable"
        assert line.ask("say", text="still here")["type"] == "done"
    assert no_fault(faults)


def spoilt(board: dict[str, Any], key: str, name: str) -> dict[str, Any]:
    """A board with a bad name of its own, or of its first sea."""
    copy: dict[str, Any] = json.loads(json.dumps(board))
    if key == "board":
        copy["name"] = name
    else:
        copy["sea"][0][key] = name
    return copy


@pytest.mark.parametrize("key", ["board", "name", "id"])
@pytest.mark.parametrize("name", ["x" * 41, "x" * 10_000, "a\x00", "two\nlines", "\u200b", "\u202eabc", "\ue000"])
def test_a_board_with_a_bad_name_is_refused_when_the_table_is_made(
    sqlite_server: Server, key: str, name: str, faults: pytest.LogCaptureFixture
) -> None:
    ann = sqlite_server.person("Ann")
    layout = ann.post("/api/boards", edition="legendary", players=3, board="random")["layout"]
    board = spoilt(layout, key, name)
    refused = ann.post("/api/tables", 400, players=3, board=board, seats=[{"kind": "me"}] * 3, start=True)
    assert refused["code"] == "bad-request"
    assert "expected a name of" in refused["message"] or "expected an id of" in refused["message"]
    assert len(refused["message"]) < 300
    assert ann.post("/api/boards", 400, edition="legendary", players=3, board=board)["code"] == "bad-request"
    record = cyclades.new("legendary", 3, seed=1, board=layout).record()
    assert ann.post("/api/records", 400, **{**record, "setup": {**record["setup"], "board": board}})
    assert ann.get("/api/tables/mine")["tables"] == []
    assert no_fault(faults)
