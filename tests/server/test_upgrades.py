"""Games that outlive the program: rules that have changed, databases that are older, newer or broken off."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, insert, inspect, text

import cyclades
from cyclades.editions import EDITIONS
from cyclades.server import app, migrations, queries
from cyclades.server.db_check import check_all
from cyclades.server.migrations import alembic_config
from cyclades.server.settings import plain_url
from cyclades.server.store import Store
from tests.server.running import Server, wait_for


def alter(server: Server, statement: str, **values: Any) -> None:
    """Change the database beside the server."""
    with server.registry.store.engine.begin() as connection:
        connection.execute(text(statement), values)


def forget(server: Server, table: str) -> None:
    """Let a table go from the memory, as after a while."""
    del server.registry.tables[table]


def test_an_answer_with_odd_spaces_is_read_back_as_it_was_given(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        update = line.asked()
        action = update["question"]["choices"][0]["action"]
        assert line.answer(update, action.replace(" ", "\n"))["type"] == "done"
    record = ann.get(f"/api/tables/{table}/record", seat=update["seat"])
    forget(server, table)
    assert ann.get(f"/api/tables/{table}/record", seat=update["seat"]) == record


def test_a_game_that_the_present_rules_cannot_set_up_is_still_there_and_stops_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(url) as server:
        ann = server.person("Ann")
        broken, whole = ann.table("me", "random"), ann.table("me", "me")
        setup = json.dumps({"edition": "atlantis", "players": 2, "board": "ready"})
        alter(server, "UPDATE tables SET setup = :setup, asked = 1 WHERE id = :id", setup=setup, id=broken)
        alter(server, "UPDATE seats SET bot = 'random' WHERE table_id = :id", id=broken)
        cookies = ann.http.cookies
    with Server(url) as server:
        ann = server.person(None)
        ann.http.cookies = cookies
        assert ann.get(f"/api/tables/{broken}")["status"] == "running"
        assert ann.get(f"/api/tables/{broken}/record", 409)["code"] == "unreplayable"
        assert [finding.id for finding in check_all(server.registry.store) if finding.difference] == [broken]
        with ann.connect(whole) as line:
            assert line.answer(line.asked())["type"] == "done"
        assert ann.post(f"/api/tables/{broken}/seats/0/resign")["status"] == "abandoned"


def test_a_log_with_a_hole_gets_no_further_entry(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    with ann.connect(table) as line:
        update = line.play_on(line.asked(), random.Random(1), 3)
        alter(server, "DELETE FROM log WHERE table_id = :id AND number >= 1", id=table)
        refused = line.answer(update)
        assert (refused["type"], refused["code"]) == ("refused", "conflict")
    assert ann.get(f"/api/tables/{table}/record", seat=0)["actions"]


def test_a_game_begins_by_the_rules_of_its_beginning(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", start=False)
    alter(server, "UPDATE tables SET rules = :rules WHERE id = :id", rules='{"legendary": 1}', id=table)
    forget(server, table)
    assert ann.post(f"/api/tables/{table}/start")["rules"] == EDITIONS["legendary"].versions([])
    with ann.connect(table) as line:
        assert line.answer(line.asked())["type"] == "done"


def test_a_running_game_of_other_rules_can_be_left(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    alter(server, "UPDATE tables SET rules = :rules WHERE id = :id", rules='{"legendary": 1}', id=table)
    forget(server, table)
    with ann.connect(table) as line:
        refused = line.answer(line.asked())
        assert "other rules (legendary 1)" in refused["message"]
    ann.post(f"/api/tables/{table}/seats/0/resign")
    assert ann.post(f"/api/tables/{table}/seats/1/resign")["status"] == "abandoned"


def test_a_server_notices_what_the_operator_has_closed_or_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.2)
    with Server(database) as server:
        ann = server.person("Ann")
        closed, deleted = ann.table("me", "me"), ann.table("me", "me")
        alter(server, "UPDATE tables SET status = 'closed' WHERE id = :id", id=closed)
        alter(server, "DELETE FROM tables WHERE id = :id", id=deleted)
        wait_for(lambda: deleted not in server.registry.tables)
        wait_for(lambda: server.registry.tables[closed].status == "closed")
        ann.get(f"/api/tables/{deleted}", 404)


def test_a_migration_that_is_broken_off_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    upgrade = command.upgrade

    def broken(config: Any, revision: str) -> None:
        upgrade(config, revision)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "upgrade", broken)
    with pytest.raises(KeyboardInterrupt):
        migrations.migrate(url)
    assert inspect(create_engine(url)).get_table_names() == []
    monkeypatch.undo()
    migrations.migrate(url)
    assert "log" in inspect(create_engine(url)).get_table_names()


def test_a_database_of_the_second_form_keeps_what_was_said_and_set(database: str) -> None:
    """Names of a table, of two columns and of kinds have changed since; what else they hold has not."""
    engine = create_engine(plain_url(database))
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        old = MetaData()
        old.reflect(connection)
        game = cyclades.new("classic", 3, ask_chance=True)
        table = {
            "id": "t",
            "created": 1.0,
            "changed": 2.0,
            "status": "waiting",
            "title": "",
            "listed": False,
            "rules": {"classic": 1},
            "setup": game.rules.setup(),
            "manners": {"hints": False, "odds": True, "spectators": False, "absence_minutes": 5.0},
            "key": b"k",
        }
        said = {"table_id": "t", "number": 0, "kind": "chat", "name": "Ann", "seat": 1, "text": "¡Hola!", "at": 3.0}
        sits = {**said, "number": 1, "kind": "sits", "text": ""}
        begin = {"table_id": "t", "seq": 0, "kind": "begin", "moves": "", "note": "", "state": 7, "at": 4.0}
        answer = {**begin, "seq": 1, "kind": "answer", "moves": "bid ares 5", "state": 8}
        for name, rows in (("tables", [table]), ("talk", [said, sits]), ("log", [begin, answer])):
            connection.execute(insert(old.tables[name]), rows)
    engine.dispose()
    migrations.migrate(plain_url(database))
    store = Store(plain_url(database))
    row, _, log = store.read_now(lambda connection: queries.table_row(connection, "t"))
    assert row["settings"] == table["manners"]
    assert [(entry["number"], entry["kind"], entry["state"]) for entry in log] == [(0, "begin", 7), (1, "action", 8)]
    assert store.read_now(lambda connection: queries.read_chat(connection, "t")) == [
        {name: value for name, value in line.items() if name != "table_id"}
        for line in (said, {**sits, "kind": "seated"})
    ]
    store.close()
