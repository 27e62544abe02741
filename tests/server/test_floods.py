"""Floods below the level of requests and messages: whoever sends one is cut off, and nobody else notices."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE, Server, wait_for

MEGABYTE = 1_048_576
SOON = 1.0
"""Seconds within which somebody else is answered, on a busy computer too."""
UPGRADE = (
    b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CHUNKED = b"Host: x\r\nTransfer-Encoding: chunked\r\n\r\n"
PING = b"\x89\x80\0\0\0\0"
BEGINNING = b"\x01\x81\0\0\0\0a"
CONTINUATION = b"\x00\x80\0\0\0\0"


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Server]:
    """A server with the usual limits."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(url, messages_per_second=20.0, work_per_second=100.0) as running:
        yield running


def flood(server: Server, begin: bytes, piece: bytes, reads: bool = False, hears: bool = False) -> tuple[int, float]:
    """Send a piece again and again until the server cuts it off: how many bytes that took, and how long somebody else
    waited meanwhile at most. One who reads takes in what is replied; one who hears waits for the first reply."""
    over = threading.Event()
    worst = 0.0

    def bystander() -> None:
        nonlocal worst
        with httpx.Client(timeout=PATIENCE) as client:
            while not over.is_set():
                began = time.monotonic()
                client.get(f"http://127.0.0.1:{server.port}/api/about", headers={"X-Forwarded-For": "192.0.2.1"})
                worst = max(worst, time.monotonic() - began)
                time.sleep(0.06)

    watching = threading.Thread(target=bystander)
    watching.start()
    sent = 0
    try:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(begin)
            if hears:
                line.recv(4_096)
            reading = threading.Thread(target=swallow, args=[line], daemon=True)
            if reads:
                reading.start()
            while sent < 300 * MEGABYTE:
                sent += line.send(piece)
    except OSError:
        pass
    finally:
        over.set()
        watching.join()
    return sent, worst


def swallow(line: socket.socket) -> None:
    try:
        while line.recv(65_536):
            pass
    except OSError:
        pass


REQUEST = b"GET /api/zzz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "begin, piece",
    [
        (b"", REQUEST * 3_000),
        (b"POST /api/mixes HTTP/1.1\r\n" + CHUNKED + b"0\r\n", b"a: b\r\n" * 40_000),
        (b"POST /api/mixes HTTP/1.1\r\n" + CHUNKED + b"0\r\n", (b"a: " + b"b" * 1_000 + b"\r\n") * 250),
        (b"POST /api/mixes HTTP/1.1\r\n" + CHUNKED + b"0\r\na: ", b"b" * 100_000),
        (b"POST /api/records HTTP/1.1\r\n" + CHUNKED, b"1\r\na\r\n" * 40_000),
        (b"GET /api/zzz HTTP/1.1\r\n" + CHUNKED, b"1\r\na\r\n" * 40_000),
        (b"GET /api/zzz HTTP/1.1\r\n" + CHUNKED, b"ffff\r\n" + b"a" * 65_535 + b"\r\n"),
        (b"GET / HTTP/1.1\r\n", b"a:b\r\n" * 50_000),
    ],
    ids=["requests", "trailers", "long trailers", "one trailer", "chunks", "chunks after", "body after", "headers"],
)
def test_a_flood_of_http_is_cut_off(usual: Server, begin: bytes, piece: bytes) -> None:
    sent, worst = flood(usual, begin, piece, reads=True)
    assert sent < 12 * MEGABYTE, "what the system keeps for a connection, and little more"
    assert worst < SOON


@pytest.mark.parametrize("exists", [True, False])
@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize(
    "begin, piece",
    [(b"", PING * 30_000), (BEGINNING, CONTINUATION * 30_000), (b"", b"\x89\xfd\0\0\0\0" + b"a" * 125)],
    ids=["pings", "continuations", "long pings"],
)
def test_a_flood_of_frames_is_cut_off(usual: Server, begin: bytes, piece: bytes, exists: bool, reads: bool) -> None:
    ann = usual.person("Ann")
    table = ann.table("me", "open", start=False) if exists else "nowhere"
    piece *= max(1, 100_000 // len(piece))
    sent, worst = flood(usual, UPGRADE % table.encode() + begin, piece, reads=reads, hears=True)
    assert sent < 12 * MEGABYTE
    assert worst < SOON
    wait_for(lambda: not usual.registry.addresses)


def test_several_requests_at_once_are_answered_in_their_order(usual: Server) -> None:
    paths = ["/api/about", "/healthz", "/api/zzz", "/api/protocol.json", "/healthz"] * 2
    asked = b"".join(b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path.encode() for path in paths)
    with socket.create_connection(("127.0.0.1", usual.port), PATIENCE) as line:
        line.sendall(asked)
        said = b""
        while said.count(b"HTTP/1.1 ") < len(paths):
            said += line.recv(65_536)
    statuses = [part[:3] for part in said.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [b"200", b"200", b"404", b"200", b"200"] * 2


def test_a_long_request_behind_another_one_is_read_to_its_end(usual: Server) -> None:
    body = b'{"name": "Ann", "x": "' + b"a" * 9_000 + b'"}'
    post = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    with socket.create_connection(("127.0.0.1", usual.port), PATIENCE) as line:
        line.sendall(REQUEST + post % len(body) + body + REQUEST)
        said = b""
        while said.count(b"HTTP/1.1 ") < 3:
            said += line.recv(65_536)
    assert [part[:3] for part in said.split(b"HTTP/1.1 ")[1:]] == [b"404", b"422", b"404"]
