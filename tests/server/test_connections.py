"""Only so many connections: whoever is too many is told so, before the system runs out of open files."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import structlog

from cyclades.server.connections import Connections
from cyclades.server.errors import Busy, TooMuch
from cyclades.server.open_files import count_open_files
from cyclades.server.settings import Settings
from tests.server.process import Process
from tests.server.running import PATIENCE, Server, wait_for

ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def answer(port: int, source: str = "127.0.0.1") -> tuple[str, dict[str, str], str]:
    """The status, the headers and the body of the reply to somebody new."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)) as line:
        line.sendall(ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        head, _, body = line.makefile("rb").read().decode().partition("\r\n\r\n")
    first, *lines = head.split("\r\n")
    return first.split()[1], dict(line.split(": ", 1) for line in lines), body


@contextmanager
def staying(port: int, number: int, source: str = "127.0.0.1") -> Iterator[list[socket.socket]]:
    """People who have come and stay."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0)))
            for _ in range(number)
        ]


def test_whoever_is_too_many_is_told_to_come_back(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as log, Server(url_of(tmp_path), connections=5) as server:
        connections = server.app.state.connections
        with staying(server.port, 5) as there:
            wait_for(lambda: connections.open == 5)
            for _ in range(3):
                status, headers, body = answer(server.port)
                assert (status, headers["retry-after"], headers["connection"]) == ("503", "10", "close")
                assert '"busy"' in body
            there[0].sendall(ASK)
            assert there[0].recv(15) == b"HTTP/1.1 200 OK", "who is here can go on"
        wait_for(lambda: connections.open == 0)
        assert answer(server.port)[0] == "200"
        assert connections.refused == 3
        told = httpx.get(f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE).text
        assert "\ncyclades_connections_refused 3.0\n" in told
        assert f"\ncyclades_open_files_most {connections.files:.1f}\n" in told.replace("e+06", "000000.0")
    lines = [line for line in log if line["event"] == "connections refused"]
    assert len(lines) == 1, "once a minute, however many come"
    assert lines[0]["log_level"] == "warning"
    assert "127.0.0.1" not in str(lines)


def test_websockets_count_until_they_end(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), connections=4) as server:
        connections = server.app.state.connections
        ann = server.person("Ann")
        table = ann.table("me", "me")
        ann.http.close()
        wait_for(lambda: connections.open == 0)
        lines = [ann.connect(table, **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(4)]
        for line in lines:
            line.until("welcome")
        assert connections.open == 4
        assert answer(server.port)[0] == "503"
        for line in lines:
            line.close()
        wait_for(lambda: connections.open == 0 and not connections.by_address)
        assert answer(server.port)[0] == "200"


def test_one_address_does_not_take_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # so that this computer is no proxy
    with Server(url_of(tmp_path), connections_per_address=3) as server:
        with staying(server.port, 3):
            wait_for(lambda: server.app.state.connections.open == 3)
            status, headers, body = answer(server.port)
            assert (status, headers["retry-after"]) == ("429", "10")
            assert '"too-much"' in body
            assert answer(server.port, "127.0.0.2")[0] == "200"
        wait_for(lambda: server.app.state.connections.open == 0)
        assert answer(server.port)[0] == "200"


def test_connections_of_a_proxy_are_not_those_of_one_person(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), connections_per_address=3) as server, staying(server.port, 20):
        wait_for(lambda: server.app.state.connections.open == 20)
        assert answer(server.port)[0] == "200"


@pytest.mark.parametrize(
    "files, wished, most, per_address",
    [
        (1_000_000, 0, 10_000, 2_000),
        (1_024, 0, 824, 412),
        (256, 0, 128, 64),
        (1_024, 100, 100, 50),
        (1_024, 5_000, 824, 412),
    ],
)
def test_limits_fit_the_open_files_that_the_system_allows(files: int, wished: int, most: int, per_address: int) -> None:
    connections = Connections(Settings(connections=wished), files)
    assert (connections.most, connections.per_address) == (most, per_address)


def test_files_that_are_open_for_something_else_count_too() -> None:
    connections = Connections(Settings(), 1_024)
    assert connections.enter("192.0.2.1", 823, False) is None
    refused = connections.enter("192.0.2.2", 824, False)
    assert refused is not None
    assert isinstance(refused.error, Busy)
    cut_off = connections.enter("192.0.2.3", 980, False)
    assert cut_off is not None
    assert cut_off.error is None, "there is no room even to say it"


def test_all_addresses_of_a_network_are_one() -> None:
    connections = Connections(Settings(connections_per_address=2), 1_024)
    first = [connections.enter(f"2001:db8::{number}", 10 + number, False) for number in range(3)]
    assert first[:2] == [None, None]
    assert first[2] is not None
    assert isinstance(first[2].error, TooMuch)
    assert connections.enter("2001:db8:0:1::1", 20, False) is None
    connections.leave("2001:db8::9")
    connections.leave("2001:db8::8")
    assert connections.enter("2001:db8::7", 10, False) is None


def test_open_files_are_counted(tmp_path: Path) -> None:
    before = count_open_files()
    if not before:
        pytest.skip("this system does not tell")
    with ExitStack() as stack:
        for number in range(20):
            stack.enter_context((tmp_path / str(number)).open("w"))
        assert count_open_files() >= before + 15


LIMITED = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Does what follows with few open files."""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_flood_of_connections_does_not_use_up_the_open_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = subprocess.Popen

    def limited(command: list[str], **more: object) -> object:
        return started([sys.executable, "-c", LIMITED, *command], **more)  # type: ignore[call-overload]

    monkeypatch.setattr("tests.server.process.subprocess.Popen", limited)
    with Process(url_of(tmp_path), tmp_path) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me")
        with ann.connect(table) as line:
            line.until("welcome")
            with staying(server.port, 300) as crowd:
                refused = 0
                for late in crowd[-250:]:
                    try:
                        late.sendall(ASK)
                        refused += late.recv(12) in (b"HTTP/1.1 503", b"")
                    except OSError:  # cut off
                        refused += 1
                assert refused >= 200
                assert line.ask("say", text="still here")["type"] == "done"
        wait_for(server.healthy)
        assert server.terminate() in (0, -15)
    log = server.log.read_text()
    assert log.count("connections refused") == 1
    assert "Traceback" not in log
    assert "Too many open files" not in log
