"""Requests that never end, and replies that nobody reads: they end by themselves, and nobody else waits."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Server, wait_for

SECONDS = 0.4
"""How long a request may take here."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that does not wait long."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(url, request_seconds=SECONDS, send_seconds=SECONDS, message_bytes=100_000) as server:
        yield server


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


def no_fault(faults: pytest.LogCaptureFixture) -> bool:
    return not [record for record in faults.records if record.levelno >= logging.ERROR or record.exc_info]


def connected(server: Server, begin: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(begin)
    return line


def dribble(line: socket.socket, piece: bytes) -> bytes:
    """Send a piece again and again until the server ends it; what it said. It has to end long before we give up."""
    said = b""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            line.sendall(piece)
            line.settimeout(SECONDS / 8)
            received = line.recv(65_536)
        except TimeoutError:
            continue
        except OSError:
            return said
        if not received:
            return said
        said += received
    raise AssertionError(f"the server still waits, after {said!r:.80}")


HEAD = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "begin, piece",
    [
        (b"", b""),
        (b"G", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Slow: 1\r\n"),
        (b"GET /", b"a"),
        (b"", b"\r\n"),
        (HEAD + b"Content-Length: 90000\r\n\r\n{", b" "),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
        (HEAD + b"Content-Length: 9\r\nExpect: 100-continue\r\n\r\n", b""),
    ],
    ids=["silent", "one letter", "headers", "path", "blank lines", "body", "chunks", "continue"],
)
def test_a_request_that_does_not_end_is_ended(
    hasty: Server, begin: bytes, piece: bytes, faults: pytest.LogCaptureFixture
) -> None:
    with connected(hasty, begin) as line:
        said = dribble(line, piece).removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert b"connection: close\r\n" in said
    assert b'{"code": "unfinished", ' in said
    wait_for(lambda: hasty.app.state.connections.open == 0)
    assert no_fault(faults)


def test_after_a_request_blank_lines_do_not_keep_a_connection(hasty: Server) -> None:
    with connected(hasty, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as line:
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        dribble(line, b"\r\n")
    wait_for(lambda: hasty.app.state.connections.open == 0)


def test_who_was_refused_cannot_go_on_sending_the_body(hasty: Server) -> None:
    begin = HEAD.replace(b"Host: x", b"Host: x\r\nOrigin: https://evil.example") + b"Content-Length: 90000\r\n\r\n"
    with connected(hasty, begin) as line:
        assert dribble(line, b" ").startswith(b"HTTP/1.1 403 ")


def test_a_head_without_end_is_refused_before_it_fills_the_memory(sqlite_server: Server) -> None:
    with connected(sqlite_server, b"GET / HTTP/1.1\r\nHost: x\r\n") as line:
        said = dribble(line, b"X-Long: " + b"a" * 10_000 + b"\r\n")
    assert said.startswith(b"HTTP/1.1 413 ") or said == b""  # which is lost where we were still sending


def test_a_request_in_pieces_that_does_end_is_answered(sqlite_server: Server) -> None:
    body = b'{"name": "' + b"A" * 10 + b'"}'
    request = HEAD + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    with connected(sqlite_server) as line:
        for at in range(0, len(request), 7):
            line.sendall(request[at : at + 7])
        assert line.makefile("rb").readline() == b"HTTP/1.1 200 OK\r\n"


def test_requests_one_behind_the_other_are_answered(sqlite_server: Server) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with connected(sqlite_server, request * 5 + request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")) as line:
        said = line.makefile("rb").read()
    assert said.count(b"HTTP/1.1 200 OK\r\n") == 6


def test_many_slow_ones_do_not_keep_anybody_waiting(tmp_path: Path, faults: pytest.LogCaptureFixture) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", request_seconds=3.0) as server:
        slow = [connected(server, b"GET / HTTP/1.1\r\nX-Slow: ") for _ in range(100)]
        ann = server.person("Ann")
        with ann.connect(ann.table("me", "me")) as line:
            line.asked()
            wait_for(lambda: server.app.state.connections.open <= 2)
            assert line.ask("say", text="still here")["type"] == "done"
        for each in slow:
            each.close()
    assert no_fault(faults)


def test_whoever_goes_away_in_the_middle_of_a_request_is_no_fault(
    sqlite_server: Server, faults: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        connected(sqlite_server, HEAD + b"Content-Length: 900\r\n\r\n{").close()
    wait_for(lambda: sqlite_server.app.state.connections.open == 0)
    wait_for(lambda: not sqlite_server.uvicorn.server_state.tasks)
    assert no_fault(faults)


def test_replies_that_nobody_reads_are_not_kept(tmp_path: Path, faults: pytest.LogCaptureFixture) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(url, send_buffer=4_096, send_seconds=SECONDS) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /api/texts/legendary HTTP/1.1\r\nHost: x\r\n\r\n" * 12)
        wait_for(lambda: server.app.state.connections.open == 1)
        wait_for(lambda: server.app.state.connections.open == 0)
        line.close()
    assert no_fault(faults)


UPGRADE = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "target, headers",
    [
        (b"/api/tables/x/socket?moment=" + b"9" * 10_000, b""),
        (b"/api/tables/x\xed\xa0\x80/socket", b""),
        (b"/api/tables/x/socket", b"X-Long: " + b"a" * 9_000 + b"\r\n"),
        (b"/api/tables/x/socket", b"X-Many: 1\r\n" * 200),
        (b"/nowhere", b""),
    ],
    ids=["query", "no ASCII", "long header", "many headers", "nowhere"],
)
def test_a_websocket_that_cannot_begin_is_refused(
    sqlite_server: Server, target: bytes, headers: bytes, faults: pytest.LogCaptureFixture
) -> None:
    with connected(sqlite_server, b"GET " + target + b" HTTP/1.1\r\n" + UPGRADE + headers + b"\r\n") as line:
        status = int(line.makefile("rb").readline().split()[1])
    assert 400 <= status < 500
    wait_for(lambda: sqlite_server.app.state.connections.open == 0)
    assert no_fault(faults)


def test_a_text_that_is_none_ends_the_connection_without_a_fault(
    sqlite_server: Server, faults: pytest.LogCaptureFixture
) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me")) as line:
        line.until("welcome")
        line.socket.send(b"\xed\xa0\x80", text=True)
        assert line.closed() == 1007
    assert no_fault(faults)
