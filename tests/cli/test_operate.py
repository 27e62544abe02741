"""`cyclades tables` and `cyclades db`: what whoever runs a server can do, while it runs."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Table, create_engine, func, select, update

from cyclades.cli import main, operate
from cyclades.server.messages import TableInfo
from cyclades.server.schema import CHAT, LOG, SEATS, TABLES
from cyclades.server.settings import plain_url
from tests.server import conftest
from tests.server.running import Server, wait_for

database = conftest.database
postgresql = conftest.postgresql


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with Server(database) as running:
        yield running


class Operator:
    """Somebody at the command line, and somebody who looks into the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = create_engine(plain_url(url))

    def run(self, *arguments: str, input: str | None = None) -> Result:
        unset: dict[str, str | None] = {name: None for name in os.environ if name.startswith("CYCLADES_")}
        runner = CliRunner(env={**unset, "CYCLADES_DATABASE_URL": self.url})
        return runner.invoke(main, list(arguments), input=input)

    def count(self, rows: Table, id: str) -> int:
        column = rows.c.id if rows is TABLES else rows.c.table_id
        with self.engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(rows).where(column == id)).scalar_one())

    def first(self, id: str, kind: str) -> dict[str, Any]:
        """The first entry of a kind in the log of a table."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(LOG).where(LOG.c.table_id == id, LOG.c.kind == kind).order_by(LOG.c.number)
            ).mappings()
            return dict(next(iter(found)))

    def tamper(self, rows: Table, id: str, number: int | None = None, **values: Any) -> None:
        where = rows.c.id == id if number is None else (rows.c.table_id == id) & (rows.c.number == number)
        with self.engine.begin() as connection:
            assert connection.execute(update(rows).where(where).values(**values)).rowcount == 1


@pytest.fixture
def operator(database: str) -> Iterator[Operator]:
    found = Operator(database)
    yield found
    found.engine.dispose()


def finished(server: Server) -> str:
    """A game that somebody has played to its end."""
    ann = server.person("Ann")
    table = ann.table("me", "me", "me", edition="classic")
    with ann.connect(table) as line:
        line.play(random.Random(1))
    return table


# -- list ---------------------------------------------------------------------------------------------------------


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "typo.sqlite"
    result = Operator(f"sqlite:///{file}").run("tables", "list")
    assert result.stderr == f"Error: there is no database at {file}\n"
    assert not file.exists()


def test_a_game_that_is_over_cannot_be_closed(server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "random")
    ann.post(f"/api/tables/{table}/seats/0/resign")
    result = operator.run("tables", "close", table)
    assert f"'{table}' is abandoned" in result.stderr
    assert ann.get(f"/api/tables/{table}")["status"] == "abandoned"


def test_a_new_database_has_no_tables(server: Server, operator: Operator) -> None:
    result = operator.run("tables", "list")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "0 tables")


def test_tables_are_listed_with_the_latest_first(server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    old = ann.table("me", "random", "open", start=False, edition="classic", expansions=["monuments"])
    new = ann.table("me", "me")
    lines = operator.run("tables", "list").stdout.splitlines()
    assert lines[0].split() == ["table", "status", "game", "changed", "(UTC)", "seats"]
    assert [line.split()[:2] for line in lines[1:3]] == [[new, "running"], [old, "waiting"]]
    assert "classic + monuments" in lines[2]
    assert lines[2].endswith("Ann, Nikos, –")
    assert lines[3] == "2 tables"


def test_tables_of_a_status_are_listed(server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    waiting, running = ann.table("me", "open", start=False), ann.table("me", "me")
    result = operator.run("tables", "list", "--status", "waiting")
    assert waiting in result.stdout
    assert running not in result.stdout
    assert result.stdout.endswith("\n1 table\n")


def test_a_name_that_looks_like_markup_is_shown_as_it_is(server: Server, operator: Operator) -> None:
    server.person("[red]Ann[/b]").table("me", "open", start=False)
    result = operator.run("tables", "list")
    assert result.exit_code == 0, result.exception
    assert "[red]Ann[/b]" in result.stdout


def test_a_status_that_there_is_not_is_refused(operator: Operator) -> None:
    result = operator.run("tables", "list", "--status", "runing")
    assert result.exit_code == 2
    assert "'runing' is not one of 'waiting', 'running'" in result.stderr


def test_every_status_can_be_asked_for() -> None:
    assert get_args(get_type_hints(TableInfo)["status"]) == operate.STATUSES


# -- close --------------------------------------------------------------------------------------------------------


def test_a_running_server_notices_that_a_game_was_closed(server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table) as line:
        asked = line.asked()
        result = operator.run("tables", "close", table)
        assert (result.exit_code, result.stdout) == (0, f"closed: {table}\n")
        refused = line.answer(asked)
        assert (refused["type"], refused["code"]) == ("refused", "conflict")
        wait_for(lambda: bool(ann.get(f"/api/tables/{table}")["status"] == "closed"))
        assert line.seen(lambda m: m["type"] == "table" and m["table"]["status"] == "closed")
    assert operator.count(LOG, table) == 1


def test_the_name_of_a_table_may_begin_with_a_hyphen(server: Server, operator: Operator) -> None:
    for words in (["close"], ["delete", "--yes"]):
        result = operator.run("tables", *words, "-Ab3")
        assert result.stderr.startswith("Error: there is no table '-Ab3'")


def test_where_one_of_several_tables_is_unknown_none_is_closed(server: Server, operator: Operator) -> None:
    table = server.person("Ann").table("me", "open", start=False)
    result = operator.run("tables", "close", table, "nowhere")
    assert (result.exit_code, result.stderr) == (2, "Error: there is no table 'nowhere'\n")
    assert " waiting " in operator.run("tables", "list").stdout


# -- delete -------------------------------------------------------------------------------------------------------


def test_a_table_is_deleted_with_all_that_belongs_to_it(server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    table, other = ann.table("me", "me"), ann.table("me", "me")
    with ann.connect(table) as line:
        line.ask("say", text="hello")
    result = operator.run("tables", "delete", table, "--yes")
    assert (result.exit_code, result.stdout) == (0, f"deleted: {table}\n")
    assert [operator.count(rows, table) for rows in (TABLES, SEATS, LOG, CHAT)] == [0, 0, 0, 0]
    assert [operator.count(rows, other) for rows in (TABLES, SEATS, LOG, CHAT)] == [1, 2, 1, 1]


def test_deleting_asks_first(server: Server, operator: Operator) -> None:
    table = server.person("Ann").table("me", "open", start=False)
    result = operator.run("tables", "delete", table, input="n\n")
    assert result.exit_code == 1
    assert f"Delete {table} for good?" in result.output
    assert operator.count(TABLES, table) == 1
    assert operator.run("tables", "delete", table, input="y\n").exit_code == 0
    assert operator.count(TABLES, table) == 0


def test_where_one_of_several_tables_is_unknown_none_is_deleted(server: Server, operator: Operator) -> None:
    table = server.person("Ann").table("me", "open", start=False)
    result = operator.run("tables", "delete", "--yes", table, "nowhere")
    assert (result.exit_code, result.stderr) == (2, "Error: there is no table 'nowhere'; nothing was deleted\n")
    assert operator.count(TABLES, table) == 1


def test_a_running_server_notices_that_a_table_was_deleted(server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me", "me")
    with ann.connect(table) as line:
        asked = line.asked()
        operator.run("tables", "delete", "--yes", table)
        assert line.answer(asked)["code"] == "conflict"
        assert line.closed() == 4404
    assert ann.get(f"/api/tables/{table}", 404)["code"] == "unknown"


# -- db check -----------------------------------------------------------------------------------------------------


def test_games_that_the_present_rules_replay_do_not_differ(server: Server, operator: Operator) -> None:
    finished(server)
    ann = server.person("Ann")
    ann.table("me", "open", start=False)
    running = ann.table("me", "me", "me")
    with ann.connect(running) as line:
        line.play(random.Random(2), 30)
        line.ask("propose", seat=0, what="takeback", moment=2)
    result = operator.run("db", "check")
    assert (result.exit_code, result.stdout) == (0, "2 games, 0 differ\n")


def test_a_game_that_differs_is_named_with_the_entry_where_it_does(server: Server, operator: Operator) -> None:
    table, good = finished(server), finished(server)
    entry = operator.first(table, "action")
    operator.tamper(LOG, table, entry["number"], moves="bid nobody 99")
    result = operator.run("db", "check")
    assert result.exit_code == 1
    first, last = result.stdout.splitlines()
    assert first.startswith(f"{table} (over, rules classic ")
    assert f": entry {entry['number']} (action: bid nobody 99): " in first
    assert last == "2 games, 1 differ"
    assert good not in result.stdout


def test_a_game_that_is_legal_but_stands_otherwise_differs(server: Server, operator: Operator) -> None:
    table = finished(server)
    entry = operator.first(table, "action")
    operator.tamper(LOG, table, entry["number"], state=entry["state"] ^ 1)
    result = operator.run("db", "check")
    assert result.exit_code == 1
    assert "it is legal, but the game stands otherwise after it" in result.stdout


def test_a_game_with_another_result_differs(server: Server, operator: Operator) -> None:
    table = finished(server)
    operator.tamper(TABLES, table, result=[])
    result = operator.run("db", "check")
    assert result.exit_code == 1
    assert f"{table} (over, rules classic " in result.stdout
    assert "): it ends otherwise\n" in result.stdout


@pytest.mark.parametrize("change", [{"edition": "nothing"}, {"board": {}}, {"players": 9}])
def test_a_game_that_cannot_be_set_up_differs(change: dict[str, Any], server: Server, operator: Operator) -> None:
    ann = server.person("Ann")
    table = ann.table("me", "me")
    setup = {**server.registry.tables[table].setup, **change}
    operator.tamper(TABLES, table, setup=setup)
    result = operator.run("db", "check")
    assert result.exit_code == 1, result.exception
    assert "): it cannot be set up: " in result.stdout


def test_a_database_that_is_not_there_is_told_in_one_line() -> None:
    for command in (["tables", "list"], ["tables", "close", "x"], ["db", "check"]):
        result = CliRunner().invoke(main, [*command, "--database", "postgresql://me:hunter2@127.0.0.1:1/games"])
        assert result.exit_code == 2
        assert result.stderr.startswith(
            "Error: cannot open the database postgresql+psycopg://me:***@127.0.0.1:1/games: "
        )
        assert result.stderr.count("\n") == 1
