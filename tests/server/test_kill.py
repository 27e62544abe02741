"""Killing the server in the middle of running games: what was acknowledged is there afterwards, and play goes on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cyclades.cli import main
from tests.server.process import Player, Process, check_acknowledged
from tests.server.running import Line, wait_for

LONG = {"metropolises": 9, "max_cycles": 999}
"""Games that do not end while a test runs."""
SLOW = pytest.mark.slow


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[Process]:
    with Process(database, tmp_path) as running:
        yield running


def sit_down(server: Process) -> list[Player]:
    """Three running games: of people with a bot, of one among bots, of people alone."""
    ann, bob = server.person("Ann"), server.person("Bob")
    players: list[Player] = []
    for number, seats in enumerate((("me", "open", "random"), ("me", "random", "random"), ("me", "open"))):
        table = ann.table(*seats, start=False, options=LONG)
        players.append(Player(ann, table, 0, number))
        if "open" in seats:
            bob.post(f"/api/tables/{table}/seats/1/take")
            players.append(Player(bob, table, 1, 10 + number))
        ann.post(f"/api/tables/{table}/start")
    for player in players:
        player.start()
    return players


def progress(players: list[Player]) -> int:
    for player in players:
        if player.problem is not None:
            raise player.problem
    return min(len(player.acknowledged) for player in players)


def heard_from_the_start(line: Line, seat: int) -> list[dict[str, Any]]:
    """All moments of a game as somebody gets them who has just come."""
    moments: list[dict[str, Any]] = []
    while True:
        message = line.until(lambda message: message["type"] in ("moments", "update") and message["seat"] == seat)
        moments += message["moments"]
        if message["type"] == "update":
            return moments


def check_seen(player: Player) -> None:
    """The game stands as its player saw it: every moment, and the view at the last one."""
    with player.person.connect(player.table) as line:
        again = heard_from_the_start(line, player.seat)
    assert again[: len(player.moments)] == player.moments
    update = player.update
    assert update is not None
    if update["question"] is None or not update["question"]["draft"]:
        then = player.person.get(f"/api/tables/{player.table}/moments/{update['moment']}", seat=player.seat)
        assert then["view"] == update["view"]


@pytest.mark.parametrize("rounds", [1, pytest.param(6, marks=SLOW)])
def test_what_was_acknowledged_survives_kill_9(server: Process, rounds: int) -> None:
    chooser = random.Random(rounds)
    players = sit_down(server)
    for number in range(rounds):
        reached = progress(players)
        wait_for(lambda reached=reached: progress(players) >= reached + 10, 60)  # type: ignore[misc]
        time.sleep(chooser.random() * 0.3)
        server.kill()
        killed = server.process.pid
        for player in players:
            wait_for(lambda player=player, number=number: len(player.codes) > number)  # type: ignore[misc]
            check_acknowledged(server.url, player)
        wait_for(lambda: not server.left_over())
        server.start()
        assert server.process.pid != killed
    reached = progress(players)
    wait_for(lambda: progress(players) >= reached + 5, 60)
    for player in players:
        player.stop()
    for player in players:
        assert player.connections > rounds
        assert player.codes == [1006] * rounds
        assert player.refusals <= {"conflict", "illegal"}
        check_acknowledged(server.url, player)
        check_seen(player)
    server.kill()
    checked = CliRunner().invoke(main, ["db", "check", "--database", server.url])
    assert checked.output.strip().splitlines()[-1] == "3 games, 0 differ"


def test_a_graceful_end_loses_nothing_and_says_goodbye(server: Process) -> None:
    players = sit_down(server)
    wait_for(lambda: progress(players) >= 10, 60)
    assert server.terminate() in (0, -15)
    for player in players:
        wait_for(lambda player=player: bool(player.codes))  # type: ignore[misc]
    wait_for(lambda: not server.left_over())
    assert "Traceback" not in server.log.read_text()
    for player in players:
        assert player.codes == [1012], "the server restarts: come back"
        check_acknowledged(server.url, player)
    reached = progress(players)
    server.start()
    wait_for(lambda: progress(players) >= reached + 5, 60)
    for player in players:
        player.stop()
        check_seen(player)


def test_a_game_does_not_half_begin(database: str, tmp_path: Path) -> None:
    """Tables are made and begun while the server is killed: whatever is there afterwards can be played."""
    chooser = random.Random(4)
    with Process(database, tmp_path) as server:
        ann = server.person("Ann")

        def hurry() -> None:
            try:
                while True:
                    ann.table("me", "me", "me")
            except Exception:
                return

        thread = threading.Thread(target=hurry, daemon=True)
        thread.start()
        time.sleep(0.5 + chooser.random())
        server.kill()
        thread.join()
        server.start()
        mine = ann.get("/api/tables/mine")["tables"]
        assert mine
        for table in mine[:5]:
            if table["status"] == "waiting":
                ann.post(f"/api/tables/{table['id']}/start")
            with ann.connect(table["id"]) as line:
                assert line.answer(line.asked())["type"] == "done"
