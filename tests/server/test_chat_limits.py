"""Chat that strangers cannot fill: spectators have a small share, nobody says too much, and coming and going count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cyclades.server.chat import ChatRates, ChatShare
from cyclades.server.errors import TooMuch
from tests.server.conftest import Clock
from tests.server.running import Line, Server, friends


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def said(line: Line, number: int) -> list[str]:
    """Say so many things; what became of each."""
    replies = [line.ask("say", text=f"word {each}") for each in range(number)]
    return [reply.get("code", reply["type"]) for reply in replies]


def kinds(server: Server, table: str) -> list[str]:
    return [row["kind"] for row in server.registry.tables[table].chat]


def test_spectators_fill_only_their_share_and_players_go_on(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), spectator_lines=5, chat_lines=20) as server:
        (ann, _), table = friends(server, "Ann", "Bob")
        one, two = server.person("Carl"), server.person("Dora")
        with one.connect(table) as carl, two.connect(table) as dora, ann.connect(table) as line:
            assert said(carl, 3) == ["done"] * 3
            assert said(dora, 3) == ["done", "too-much", "too-much"], "one line was Bob's, who sat down"
            assert said(carl, 1) == ["too-much"]
            assert said(line, 20) == ["done"] * 14 + ["too-much"] * 6
        assert len(kinds(server, table)) == 20


def test_the_share_is_the_same_when_a_table_is_read_anew(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), spectator_lines=5) as server:
        (ann, _), table = friends(server, "Ann", "Bob")
        carl = server.person("Carl")
        with carl.connect(table) as line:
            assert said(line, 4) == ["done"] * 4
        server.registry.tables.pop(table)
        with carl.connect(table) as line, ann.connect(table) as other:
            assert said(line, 1) == ["too-much"]
            assert said(other, 3) == ["done"] * 3


def test_coming_and_going_does_not_fill_a_table_nor_keep_anybody_from_it(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), spectator_lines=5) as server:
        ann, eve = server.person("Ann"), server.person("Eve")
        table = ann.table("me", "open", start=False)
        for _ in range(10):
            eve.post(f"/api/tables/{table}/seats/1/take")
            eve.post(f"/api/tables/{table}/seats/1/leave")
        assert kinds(server, table) == ["seated", "left", "seated", "left", "seated"]
        with eve.connect(table) as line:
            assert said(line, 1) == ["too-much"]
        bob = server.person("Bob")
        bob.post(f"/api/tables/{table}/seats/1/take")
        ann.post(f"/api/tables/{table}/start")
        with bob.connect(table) as line:
            assert said(line, 2) == ["done"] * 2, "those who play have the rest"
        assert kinds(server, table)[5:] == ["begun", "chat", "chat"]


def test_what_people_do_at_a_full_table_is_done_without_a_line(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), chat_lines=4) as server:
        (ann, bob), table = friends(server, "Ann", "Bob")
        with ann.connect(table) as line:
            assert said(line, 3) == ["done", "done", "too-much"]
            bob.post(f"/api/tables/{table}/seats/1/stand-in", bot="random")
            bob.post(f"/api/tables/{table}/seats/1/return")
            assert line.ask("propose", seat=0, what="abandon")["type"] == "done"
        assert len(kinds(server, table)) == 4
        bob.post(f"/api/tables/{table}/seats/1/resign")
        assert kinds(server, table)[4:] == ["resigned", "abandoned"], "all others have agreed to that"
        numbers = [row["number"] for row in server.registry.tables[table].chat]
        assert numbers == list(range(len(numbers)))


def test_whoever_says_too_much_has_to_wait_and_the_others_do_not(tmp_path: Path) -> None:
    with Server(url_of(tmp_path), chat_per_minute=0.2) as server:  # a line every five minutes, one at once
        ann, bob = server.person("Ann"), server.person("Bob")
        table, other = ann.table("me", "me"), ann.table("me", "me")
        with ann.connect(table) as line, bob.connect(table, **{"X-Forwarded-For": "192.0.2.1"}) as second:
            assert said(line, 3) == ["done", "too-much", "too-much"]
            assert said(second, 2) == ["done", "too-much"]
        with ann.connect(other) as line:
            assert said(line, 1) == ["too-much"], "another table makes no difference"


@pytest.mark.parametrize("deeds", [["take", "leave"], ["stand-in", "return"]])
def test_sitting_down_and_getting_up_is_limited_like_speaking(tmp_path: Path, deeds: list[str]) -> None:
    with Server(url_of(tmp_path), chat_per_minute=0.2) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        table = ann.table("me", "open", start=False)
        first: dict[str, Any] = bob.post(f"/api/tables/{table}/seats/1/take")
        assert first["seats"][1]["name"] == "Bob"
        for deed in deeds:
            assert bob.post(f"/api/tables/{table}/seats/1/{deed}", 429)["code"] == "too-much"
        with bob.connect(table) as line:
            assert said(line, 1) == ["too-much"]


def test_many_guests_at_one_address_share_what_it_has(clock: Clock) -> None:
    rates = ChatRates(30)
    let_in = 0
    for number in range(1000):
        try:
            rates.check(f"guest {number}", "192.0.2.1")
        except TooMuch:
            continue
        let_in += 1
    assert let_in == 60
    rates.check("guest 1001", "192.0.2.2")
    clock.now += 30
    for _ in range(15):
        rates.check("guest 1", "192.0.2.1")
    with pytest.raises(TooMuch):
        rates.check("guest 1", "192.0.2.1")


def test_what_counts_as_the_share_of_strangers() -> None:
    share = ChatShare()
    lines: list[dict[str, Any]] = [{"kind": kind, "seat": seat} for kind, seat in (("seated", 1), ("chat", 0))]
    share.look_at(lines)
    assert share.used == 2
    lines += [
        {"kind": kind, "seat": seat} for kind, seat in (("begun", None), ("chat", 0), ("chat", None), ("resigned", 1))
    ]
    share.look_at(lines)
    share.look_at(lines)
    assert share.used == 3
