"""`cyclades db upgrade`: tables of rules version 3, as the last program of that version wrote them, are converted.

`data/rules-3.json` holds their rows: of both editions, with expansions, for two to six players, finished and running,
in the middle of battles at sea, with answers taken back, with Monuments declined several times, and begun from states.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from click.testing import CliRunner
from sqlalchemy import MetaData, create_engine, insert, text

from cyclades.cli import main
from cyclades.cli.serve import bring_up_to_date
from cyclades.editions import all_versions
from cyclades.server import queries
from cyclades.server.db_check import check_all
from cyclades.server.db_upgrade import upgrade_all
from cyclades.server.game_log import GameLog
from cyclades.server.migrations import alembic_config
from cyclades.server.registry import TableRegistry
from cyclades.server.settings import Settings, plain_url
from cyclades.server.store import Store
from tests.server.running import Server

DATA = json.loads((Path(__file__).parent / "data" / "rules-3.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = {table["id"]: table for table in DATA["tables"]}
BROKEN = "broken"
"""A table whose log nobody can follow."""
WHOLE = [id for id in TABLES if id != BROKEN]
RUNNING = [id for id in WHOLE if TABLES[id]["status"] == "running"]


def setup_of(table: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a table; boards are written down once."""
    return {**table["setup"], "board": DATA["boards"][table["setup"]["board"]]}


def fill(url: str, ids: Sequence[str] = WHOLE) -> None:
    """Make a database as it was at rules version 3."""
    engine = create_engine(plain_url(url))
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    old = MetaData()
    old.reflect(engine)
    with engine.begin() as connection:
        connection.execute(insert(old.tables["guests"]), {"id": "ann", "name": "Ann", "created": 1.0})
        for id in ids:
            table = TABLES[id]
            row = {name: value for name, value in table.items() if name != "log"}
            row |= {"setup": setup_of(table), "key": table["key"].encode(), "listed": bool(table["listed"])}
            connection.execute(insert(old.tables["tables"]), row)
            seats = [seat(id, number) for number in range(row["setup"]["players"])]
            connection.execute(insert(old.tables["seats"]), seats)
            if table["log"]:
                connection.execute(insert(old.tables["log"]), [entry(id, *given) for given in enumerate(table["log"])])
    engine.dispose()


def seat(id: str, number: int) -> dict[str, Any]:
    return {"table_id": id, "number": number, "guest": "ann", "name": f"Ann {number}", "bot": "", "resigned": False}


def entry(id: str, number: int, given: Sequence[Any]) -> dict[str, Any]:
    """An entry of the log as the database had it then."""
    names = ("kind", "player", "moves", "note", "state")
    return {"table_id": id, "seq": number, "at": 1.75e9 + number, **dict(zip(names, given, strict=True))}


def run(*arguments: str) -> str:
    """What a command says; it must work."""
    result = CliRunner().invoke(main, list(arguments))
    assert result.exit_code == 0, result.output
    return result.output


def stored(url: str, id: str) -> tuple[queries.Row, list[queries.Row]]:
    """A table and its log, as the database has them now."""
    store = Store(plain_url(url))
    try:
        row, _, entries = store.read_now(lambda connection: queries.table_row(connection, id))
    finally:
        store.close()
    return row, entries


async def play_on(url: str, ids: Sequence[str], answers: int) -> None:
    """Give some harmless answers at tables."""
    store = Store(plain_url(url))
    registry = TableRegistry(Settings(database_url=url), store)
    try:
        for id in ids:
            table = await registry.table(id)
            for _ in range(answers):
                if table.status == "over":
                    break
                asked = table.asked
                assert asked is not None
                await table.answer(asked, [table.game.default.notation], table.question_id)
    finally:
        await registry.close()
        store.close()


def test_stored_tables_of_rules_version_3_are_converted_and_running_ones_go_on(database: str) -> None:
    fill(database)
    said = run("db", "upgrade", "--database", database)
    assert f"tables of older rules converted: {len(WHOLE)}, with" in said
    assert "where nobody plays on: 0" in said
    assert f"{len(WHOLE) - 1} games, 0 differ" in run("db", "check", "--database", database)
    for id in WHOLE:
        row, entries = stored(database, id)
        before = TABLES[id]
        assert row["rules"].items() <= all_versions().items()
        assert set(row["rules"]) == {before["setup"]["edition"], *before["setup"]["expansions"]}
        assert (row["status"], row["result"]) == (before["status"], before["result"])
        assert [found["number"] for found in entries] == list(range(len(entries)))
        if before["log"]:
            assert (entries[0]["kind"], entries[0]["at"]) == ("begin", 1.75e9)
    assert "converted: 0, with fewer or other answers: 0" in run("db", "upgrade", "--database", database)
    asyncio.run(play_on(database, RUNNING, 25))
    assert f"{len(WHOLE) - 1} games, 0 differ" in run("db", "check", "--database", database)


def test_the_tables_that_were_kept_are_of_every_kind() -> None:
    mixes = {(t["setup"]["edition"], *t["setup"]["expansions"]) for t in TABLES.values()}
    assert mixes == {("legendary",), ("classic",), ("classic", "monuments"), ("classic", "monuments", "ruins")}
    assert {t["setup"]["players"] for t in TABLES.values()} == {2, 3, 4, 5, 6}
    assert any(t["setup"]["teams"] for t in TABLES.values() if t["setup"]["players"] == 4)
    assert {t["status"] for t in TABLES.values()} >= {"waiting", "running", "over", "abandoned", "replay"}
    assert len([t for t in TABLES.values() if t["start"]]) >= 5
    kinds = {given[0] for t in TABLES.values() for given in t["log"]}
    assert kinds == {"begin", "answer", "undo", "takeback"}


def test_a_table_that_begins_in_the_middle_of_a_battle_at_sea_has_its_fleets_in_hand(tmp_path: Path) -> None:
    before = TABLES["legendary-start-at-sea"]
    game = GameLog(setup_of(before), before["start"], "3").game
    hand = int(game.rules.moving_group)
    assert before["start"]["state"]["units"][hand] > 0
    assert game.start["state"]["fleets"][-1] == before["start"]["state"]["units"][hand]
    assert game.start["state"]["troops"][-1] == 0
    assert sum(game.start["state"]["troops"]) + sum(game.start["state"]["fleets"]) == sum(
        before["start"]["state"]["units"]
    )


def test_a_table_that_cannot_be_followed_is_kept_with_its_record_and_never_goes_on(database: str) -> None:
    fill(database, [BROKEN, "classic-three-over"])
    said = run("db", "upgrade", "--database", database)
    assert "tables of older rules converted: 1, with" in said
    assert f"{BROKEN} (running) cannot be followed from entry 12 (action: at nowhere) on: " in said
    assert "where nobody plays on: 1" in said
    checked = CliRunner().invoke(main, ["db", "check", "--database", database])
    assert f"{BROKEN} (abandoned, rules legendary 3): it is of other rules" in checked.output
    row, entries = stored(database, BROKEN)
    assert (row["status"], row["rules"]) == ("abandoned", "3")
    assert len(entries) == len(TABLES[BROKEN]["log"])
    with Server(database) as server:
        eve = server.person("Eve")
        assert eve.get(f"/api/tables/{BROKEN}")["rules"] == {"legendary": 3}
        record = eve.get(f"/api/tables/{BROKEN}/record")
        assert (record["rules"], record["over"]) == ("3", False)
        assert record["actions"][-1] == TABLES[BROKEN]["log"][-1][2]
        refused = eve.post("/api/records", 400, **record)
        assert "of older rules, and cannot be followed from move" in refused["message"]
    assert "where nobody plays on: 1" in run("db", "upgrade", "--database", database)


def test_a_table_of_rules_that_this_program_does_not_have_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fill(url, ["legendary-teams-undo"])
    run("db", "upgrade", "--database", url)
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = '{\"legendary\": 99}'"))
    found = list(upgrade_all(store))
    assert [(done.outcome, done.reason) for done in found] == [("left", "this program has no such rules: legendary 99")]
    store.close()
    assert stored(url, "legendary-teams-undo")[0]["status"] == "running"


def test_answers_that_are_no_longer_asked_are_left_out_of_the_log(tmp_path: Path) -> None:
    """Whatever the rules: here somebody declines where nothing of the kind is asked, and it is taken back too."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fill(url, ["legendary-teams-undo"])
    store = Store(url)
    log = TABLES["legendary-teams-undo"]["log"]
    cut = next(n for n, given in enumerate(log) if given[0] == "undo")
    player = log[cut][1]
    strange = ["answer", player, "decline", "", 0]
    back = ["undo", player, str(int(log[cut][2]) + 1), "", 0]
    changed = [*log[:cut], strange, back, strange, ["undo", player, "1", "", 0], *log[cut + 1 :], strange]
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM log"))
        connection.execute(
            text("INSERT INTO log VALUES (:table_id, :seq, :kind, :player, :moves, :note, :state, :at)"),
            [entry("legendary-teams-undo", *given) for given in enumerate(changed)],
        )
    store.close()
    assert "with fewer or other answers: 1" in run("db", "upgrade", "--database", url)
    store = Store(url)
    assert [finding.difference for finding in check_all(store)] == [""]
    store.close()
    _, entries = stored(url, "legendary-teams-undo")
    assert [found["moves"] for found in entries] == [given[2] for given in log]


@pytest.mark.parametrize("id", ["monuments-declined", "monuments-declined-undo", "ruins-built-later"])
def test_tables_where_monuments_were_declined_again_and_again_can_be_followed(id: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    fill(url, [id])
    run("db", "upgrade", "--database", url)
    _, entries = stored(url, id)
    older = [given[2] for given in TABLES[id]["log"]]
    kept = [found["moves"] for found in entries if not found["moves"].startswith("raise ")]
    assert sum(moves.startswith("decline") for moves in older) >= 4
    assert [moves for moves in kept if not moves.startswith("decline")][:40] == [
        moves for moves in older if not moves.startswith("decline")
    ][:40]


def test_whoever_plays_at_home_goes_on_with_games_of_older_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    fill(url, RUNNING[:2])
    bring_up_to_date(Settings(database_url=url))
    assert "Games that were begun by older rules: 2" in capsys.readouterr().out
    store = Store(url)
    assert [finding.difference for finding in check_all(store)] == ["", ""]
    store.close()
    bring_up_to_date(Settings(database_url=url))
    assert capsys.readouterr().out == ""


def test_where_all_tables_are_of_the_present_rules_none_is_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With thousands of tables, `play` must not read them all only to see that there is nothing to do."""
    fill(database)
    run("db", "upgrade", "--database", database)

    def after(*arguments: Any) -> Any:
        raise AssertionError("tables are read")

    monkeypatch.setattr(queries, "after", after)
    assert "converted: 0, with fewer or other answers: 0" in run("db", "upgrade", "--database", database)
    store = Store(plain_url(database))
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = '{\"classic\": 1}' WHERE id = 'ruins-built-later'"))
    store.close()
    with pytest.raises(AssertionError, match="tables are read"):
        run("db", "upgrade", "--database", database)
