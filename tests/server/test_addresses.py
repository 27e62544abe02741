"""Limits by address: who has many addresses has not many limits, and nobody's limit is forgotten."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from cyclades.server.addresses import counted_address, is_loopback
from cyclades.server.buckets import Buckets
from tests.server.conftest import Clock
from tests.server.running import PATIENCE, Server


@pytest.mark.parametrize(
    "address, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "?"),
        ("_hidden", "?"),
        ("", ""),
    ],
)
def test_an_address_is_counted_as_one_network(address: str, counted: str) -> None:
    assert counted_address(address) == counted


@pytest.mark.parametrize(
    "address, own",
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.0.2.7", False),
        ("::ffff:192.0.2.7", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_which_addresses_are_this_computers_own(address: str, own: bool) -> None:
    assert is_loopback(address) is own


def test_all_addresses_of_one_network_share_the_limits_of_one(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", messages_per_second=0.01) as server:

        def ask(address: str) -> int:
            url = f"http://127.0.0.1:{server.port}/api/guest"
            return httpx.get(url, headers={"X-Forwarded-For": address}, timeout=PATIENCE).status_code

        assert [ask("2001:db8::1"), ask("2001:db8::2"), ask("2001:db8::ffff:0:1")] == [200, 429, 429]
        assert [ask("2001:db8:0:1::1"), ask("192.0.2.1"), ask("::ffff:192.0.2.1")] == [200, 200, 429]
        assert [ask("nonsense 1"), ask("nonsense 2")] == [200, 429]


def test_connections_are_counted_by_network_too(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", connections_per_address=2) as server:
        ann = server.person("Ann")
        table = ann.table("me", "me")
        addresses = [f"2001:db8::{number}" for number in range(1, 4)]
        lines = [ann.connect(table, **{"X-Forwarded-For": address}) for address in addresses]
        assert lines[2].closed() == 4429
        with ann.connect(table, **{"X-Forwarded-For": "2001:db8:0:1::1"}) as other:
            other.until("welcome")
        for line in lines:
            line.close()


def test_many_addresses_do_not_make_the_server_forget_who_is_at_the_limit(clock: Clock) -> None:
    buckets = Buckets(rate=2.0, most=100)
    assert sum(buckets.take("greedy") for _ in range(50)) == 10
    for number in range(1000):
        buckets.take(f"passer-by {number}")
        assert len(buckets.by_name) <= 100
    assert not buckets.take("greedy")
    clock.now += 1
    assert sum(buckets.take("greedy") for _ in range(50)) == 2


def test_a_crowd_that_comes_at_once_shares_what_one_has(clock: Clock) -> None:
    buckets = Buckets(rate=2.0, most=100)
    known = sum(buckets.take(f"passer-by {number}") for number in range(100))
    late = sum(buckets.take(f"late {number}") for number in range(1000))
    assert (known, late) == (100, 10)
    assert buckets.take("passer-by 7"), "who was there before keeps a bucket"


def test_whoever_has_used_nothing_up_is_let_go_for_those_who_come(clock: Clock) -> None:
    buckets = Buckets(rate=2.0, most=100)
    for number in range(1000):
        assert buckets.take(f"passer-by {number}")
        clock.now += 0.01  # a hundred a second: each is full again after half a second
    assert len(buckets.by_name) == 100


def test_what_costs_much_is_paid_by_the_whole_network(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", work_per_second=2.0) as server:
        ann = server.person("Ann")
        wish = {"edition": "legendary", "players": 2, "board": "random"}

        def draw(address: str) -> int:
            url = f"http://127.0.0.1:{server.port}/api/boards"
            headers = {"X-Forwarded-For": address, "Cookie": ann.cookie}
            return httpx.post(url, json=wish, headers=headers, timeout=PATIENCE).status_code

        assert [draw("2001:db8::1"), draw("2001:db8::2"), draw("2001:db8:0:1::1")] == [200, 429, 200]


def test_one_who_has_used_up_all_does_not_keep_others_from_being_forgotten(clock: Clock) -> None:
    buckets = Buckets(1.0, 1000.0, most=50)
    for _ in range(1000):
        assert buckets.take("greedy")
    for number in range(49):
        assert buckets.take(f"one of many {number}")
    clock.now += 5.0
    for number in range(20):
        assert buckets.bucket(f"newcomer {number}") is not buckets.shared
    assert not buckets.take("greedy", 100), "it stays known"
