"""The version of the protocol: every server says it, and a client of another version is told so."""

from __future__ import annotations

import httpx
import pytest

from cyclades.server.messages import PROTOCOL
from tests.server.running import PATIENCE, Server

OTHERS = [str(PROTOCOL + 1), "0", "", "one", f"{PROTOCOL}.0"]


def test_the_server_says_its_version_first_and_in_every_reply(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me", "me"), f"protocol={PROTOCOL}") as line:
        assert line.until("welcome")["protocol"] == PROTOCOL
    assert ann.get("/api/about")["protocol"] == ann.get("/api/protocol.json")["protocol"] == PROTOCOL
    for path in ("/api/about", "/api/tables/nowhere", "/healthz"):
        assert ann.http.get(path).headers["cyclades-protocol"] == str(PROTOCOL)


@pytest.mark.parametrize("version", OTHERS)
def test_a_connection_of_another_version_is_refused_and_closed(sqlite_server: Server, version: str) -> None:
    ann = sqlite_server.person("Ann")
    line = ann.connect(ann.table("me", "me", "me"), f"protocol={version}")
    assert line.closed() == 4426
    [refused] = line.received
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", None, "protocol")
    assert refused["message"].startswith(
        f"this server speaks version {PROTOCOL} of the protocol, the client {version!r}: reload the page"
    )


@pytest.mark.parametrize("version", OTHERS)
def test_a_request_of_another_version_is_refused_and_changes_nothing(sqlite_server: Server, version: str) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{sqlite_server.port}", timeout=PATIENCE) as http:
        reply = http.post("/api/guest", json={"name": "Ann"}, headers={"Cyclades-Protocol": version})
        assert (reply.status_code, reply.json()["code"]) == (426, "protocol")
        assert not reply.cookies
        ours = {"Cyclades-Protocol": str(PROTOCOL)}
        assert http.post("/api/guest", json={"name": "Ann"}, headers=ours).json() == {"name": "Ann"}


def test_who_names_no_version_is_let_in(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    with ann.connect(ann.table("me", "me", "me")) as line:
        line.until("welcome")
