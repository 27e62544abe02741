"""Discretion: dice that nobody can foresee, errors and a log that tell nothing, and games that are meant to do harm."""

from __future__ import annotations

import io
import json
import logging
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades.cli.serve import listen
from cyclades.engine.chance import Outcomes
from cyclades.games import state_of
from cyclades.server import queries
from cyclades.server.bot_workers import BotFailed, BotWorkers, Thought
from cyclades.server.errors import TableError
from cyclades.server.game_log import GameLog, random_outcome
from cyclades.server.guests import COOKIE
from cyclades.server.logging_setup import set_up_logging
from cyclades.server.new_games import log_of_record
from cyclades.server.settings import Settings
from tests.server.running import Person, Server

SETUP = cyclades.new("legendary", 3, ask_chance=True).rules.setup()
DEEP = "[" * 900 + "]" * 900


# -- chance -------------------------------------------------------------------------------------------------------


def test_dice_follow_the_randomness_of_the_system_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves(numbers: random.Random) -> tuple[str, ...]:
        monkeypatch.setattr("cyclades.server.game_log.secrets.randbelow", lambda below: numbers.randrange(below))
        return GameLog(SETUP).begin().entry.moves

    assert moves(random.Random(1)) == moves(random.Random(1))
    assert moves(random.Random(1)) != moves(random.Random(2))


def test_every_outcome_has_its_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    table = cyclades.new("legendary", 3, seed=1).action_table
    actions, weights = table.all[:3], [2, 1, 3]
    found = []
    for number in range(6):
        monkeypatch.setattr(
            "cyclades.server.game_log.secrets.randbelow", lambda below, at=number: at if below == 6 else None
        )
        found.append(actions.index(random_outcome(Outcomes(actions, weights))))
    assert found == [0, 0, 1, 2, 2, 2]


def test_what_is_stored_with_a_running_game_does_not_tell_what_comes(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    row, _, entries = server.registry.store.read_now(lambda connection: queries.table_row(connection, table))
    assert "seed" not in json.dumps([row["setup"], row["start"], row["settings"]])
    assert [entry["kind"] for entry in entries] == ["begin"]
    assert len({GameLog(row["setup"], row["start"]).begin().entry.moves for _ in range(20)}) > 10


# -- where, and who gets to know ----------------------------------------------------------------------------------


def test_only_this_computer_is_listened_to_unless_somebody_wants_more() -> None:
    listening = listen(Settings(port=0))
    try:
        assert listening.getsockname()[0] == "127.0.0.1"
        assert listening.family == socket.AF_INET
    finally:
        listening.close()


def asked_and_other(server: Server) -> tuple[str, Person, Person, int, int]:
    """A running game of two people: the table, who is asked, who is not, and a seat of each."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.table("me", "open", "me", start=False)
    bob.post(f"/api/tables/{table}/seats/1/take")
    ann.post(f"/api/tables/{table}/start")
    asked = server.registry.tables[table].asked
    assert asked is not None
    return (table, bob, ann, 1, 0) if asked == 1 else (table, ann, bob, asked, 1)


def test_errors_tell_nothing_about_other_seats(sqlite_server: Server) -> None:
    table, ann, bob, hers, his = asked_and_other(sqlite_server)
    with ann.connect(table) as one, bob.connect(table) as other:
        question = one.asked()["question"]
        action = question["choices"][0]["action"]
        replies = [
            other.ask("answer", seat=hers, question=question["id"], actions=[action]),
            other.ask("undo", seat=hers),
            other.ask("hint", seat=hers),
            other.ask("propose", seat=hers, what="abandon"),
            other.ask("answer", seat=his, question=question["id"], actions=["no such thing"]),
            other.ask("answer", seat=his, question="0", actions=[action]),
            other.ask("hint", seat=his),
            other.ask("coach", seat=hers),
            other.ask("coach", seat=his),
            other.ask("answer", seat=5, question="0", actions=["end"]),
        ]
    assert [reply["type"] for reply in replies] == ["refused"] * 10
    assert [reply["code"] for reply in replies[:4]] == ["forbidden"] * 4
    said = " ".join(reply["message"] for reply in replies)
    assert not any(choice["action"] in said for choice in question["choices"])
    for path in ("record", "moments/1"):
        assert bob.get(f"/api/tables/{table}/{path}", 403, seat=hers)["message"] == f"seat {hers} is not yours"


def test_an_unfinished_group_of_answers_shows_nowhere(sqlite_server: Server) -> None:
    table, ann, bob, hers, his = asked_and_other(sqlite_server)

    def seen() -> list[Any]:
        paths = (f"/api/tables/{table}", "/api/tables/mine", f"/api/tables/{table}/record")
        return [bob.get(path) for path in paths] + [bob.get(f"/api/tables/{table}/moments/1", seat=his)]

    with ann.connect(table) as one, bob.connect(table) as other:
        update = one.asked()
        other.ask("vote", seat=his, agree=True)
        heard, before = len(other.received), seen()
        assert one.answer(update)["type"] == "done"
        assert sqlite_server.registry.tables[table].game.draft == 1
        assert one.ask("undo", seat=hers)["type"] == "done"
        assert one.answer(one.latest(hers))["type"] == "done"
        assert seen() == before
        other.ask("vote", seat=his, agree=True)
        assert [message["type"] for message in other.received[heard:]] == ["refused"]


def test_where_nobody_may_watch_nobody_does(sqlite_server: Server) -> None:
    ann, eve = sqlite_server.person("Ann"), sqlite_server.person("Eve")
    table = ann.table("me", "me", "me", start=False, settings={"spectators": False})
    with eve.connect(table) as early:
        early.until("welcome")
        ann.post(f"/api/tables/{table}/start")
        assert early.closed() == 4403
        assert not any(message["type"] == "update" for message in early.received)
    with eve.connect(table) as late:
        assert late.closed() == 4403
    eve.get(f"/api/tables/{table}/record", 403)
    eve.get(f"/api/tables/{table}/moments/1", 403)
    with ann.connect(table) as line:
        assert line.ask("propose", seat=0, what="abandon")["type"] == "done"
    eve.post(f"/api/tables/{table}/continue", 403, moment=1)
    ann.post(f"/api/tables/{table}/continue", 201, moment=1)


@pytest.fixture
def log_lines() -> Iterator[io.StringIO]:
    """What the server writes to its log meanwhile."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    set_up_logging(as_json=True)
    lines = io.StringIO()
    for handler in root.handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(lines)
    yield lines
    root.handlers = before
    root.setLevel(level)


def test_the_log_holds_no_secret_no_gold_and_no_answers(
    tmp_path: Path, log_lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(workers: BotWorkers, spec: str, seed: int, view: dict[str, Any], begun: object) -> Thought:
        if random.random() < 0.5:
            return Thought("no such answer")
        raise BotFailed(f"ValueError: {view['state']['gold']} {view['actions']}")

    monkeypatch.setattr(BotWorkers, "answer", failing)
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        ann = server.person("Ann")
        link = ann.post("/api/guest/link")["link"]
        table = ann.table("me", "novice", "novice")
        ann.http.get("/api/nowhere")
        with ann.connect(table) as line:
            line.socket.send("nonsense")
            line.play(random.Random(1), 12)
        secret = ann.http.cookies[COOKIE]
        key = server.registry.tables[table].key.hex()
        guest = str(server.registry.tables[table].seats[0].guest)
    text = log_lines.getvalue()
    assert "a bot failed" in text
    for hidden in (secret, link, key, guest, "gold", "None,", "at thalassa", "no such answer", "expected one of"):
        assert hidden not in text


# -- hostile games ------------------------------------------------------------------------------------------------


def record_with(**changes: Any) -> dict[str, Any]:
    return {**cyclades.new("legendary", 3, seed=1).record(), **changes}


@pytest.mark.parametrize("board", ["../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "\x00", "classic-2\n", ""])
def test_the_name_of_a_board_is_never_that_of_a_file(sqlite_server: Server, board: str) -> None:
    ann = sqlite_server.person("Ann")
    refused = ann.post("/api/tables", 422, players=3, board=board)
    setup = {"edition": "legendary", "players": 3, "board": board}
    also = ann.post("/api/records", 400, **record_with(setup=setup))
    assert "root:" not in refused["message"] + also["message"]


@pytest.mark.parametrize("bot", ["/tmp/bot.py:Bot", "os:system", "novice:Bot", "../novice", "", "x" * 50])
def test_the_name_of_a_bot_is_never_that_of_a_file(sqlite_server: Server, bot: str) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "open", "open", start=False)
    for path, body in (
        (f"/api/tables/{table}/fill", {"bot": bot}),
        ("/api/tables", {"seats": [{"kind": "bot", "bot": bot}]}),
    ):
        assert ann.http.post(path, json=body).status_code in (400, 422)


def test_records_that_fit_nowhere_are_refused(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    game = cyclades.new("classic", 3, seed=30)
    state = state_of(game)
    hostile: list[dict[str, Any]] = [
        {},
        record_with(moves=["bid ares ?"]),
        record_with(moves=["DEEP"]),
        record_with(moves=["x" * 100_000]),
        record_with(start={"state": "DEEP", "steps": []}),
        record_with(setup={"edition": "legendary", "players": 3, "board": {"land": "DEEP"}}),
        record_with(setup={"edition": "legendary", "players": 10**400, "board": "ready"}),
        record_with(more=1),
        {**game.record(), "start": {"state": {**state, "gold": [10**30] * 3}, "steps": game.steps()}, "actions": []},
    ]
    for record in hostile:
        text = json.dumps(record).replace('"DEEP"', DEEP)
        reply = ann.http.post("/api/records", content=text, headers={"content-type": "application/json"})
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-request")


def test_set_ups_that_are_nested_too_deeply_are_refused(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    for wish in ('{"board": {"land": DEEP}}', '{"options": {"scale": DEEP}}', '{"teams": DEEP}'):
        text = wish.replace("DEEP", DEEP)
        reply = ann.http.post("/api/tables", content=text, headers={"content-type": "application/json"})
        assert reply.status_code in (400, 422)


def test_a_record_that_turns_out_impossible_while_it_is_followed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(*given: Any) -> None:
        raise AssertionError("no pawn is left")

    record = cyclades.new("legendary", 3, seed=1).record()
    assert log_of_record(record)[0].length == 1
    monkeypatch.setattr("cyclades.server.registry.GameLog.change", impossible)
    with pytest.raises(TableError, match="fits together nowhere"):
        log_of_record(record)
