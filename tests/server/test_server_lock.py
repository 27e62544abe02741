"""One server for a file of SQLite: a second one is refused, whatever happens to the first, and commands are not."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from fastapi import FastAPI

from cyclades.cli import main
from cyclades.cli.serve import bring_up_to_date
from cyclades.server.app import create_app
from cyclades.server.server_lock import DatabaseInUse, ServerLock
from cyclades.server.settings import Settings
from tests.cli.test_serve import play, serve
from tests.server.process import Process
from tests.server.running import Server


async def start(app: FastAPI) -> None:
    """Start an application, however it is run."""
    async with app.router.lifespan_context(app):
        pass


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    refused = f"Error: another server is running on {file}: stop it first, or give this one another database\n"
    with Server(f"sqlite:///{file}") as server:
        ann = server.person("Ann")
        for command in (serve, play):
            result = command("--port", "0", CYCLADES_DATABASE_URL=str(file))
            assert (result.exit_code, result.stderr) == (2, refused)
        with pytest.raises(DatabaseInUse):
            bring_up_to_date(Settings(database_url=str(file)))
        with pytest.raises(DatabaseInUse):
            asyncio.run(start(create_app(Settings(database_url=str(file)))))
        assert ann.table("me", "me")
    with Server(f"sqlite:///{file}") as server:
        assert server.person(None).get("/healthz")["status"] == "ok"


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_it_is_the_file_that_counts_and_not_its_name(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    (tmp_path / "there").symlink_to(tmp_path)
    (tmp_path / "other.sqlite").symlink_to(file)
    with Server(f"sqlite:///{file}"):
        for other in (tmp_path / "there" / "tables.sqlite", tmp_path / "other.sqlite"):
            with pytest.raises(DatabaseInUse, match=str(file)):
                ServerLock(f"sqlite:///{other}").acquire()


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_the_lock_of_a_server_that_was_killed_is_free_although_its_bots_still_think(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        ann = server.person("Ann")
        table = ann.table("random", "random", "random", options={"metropolises": 9, "max_cycles": 999})
        with ann.connect(table) as line:
            line.until(lambda message: message["type"] == "update" and message["moment"] > 3)
        server.kill()
        with ServerLock(server.url):
            pass


def test_commands_of_the_operator_work_beside_a_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(url) as server:
        table = server.person("Ann").table("me", "me")
        for command in (["tables", "list"], ["db", "check"], ["db", "upgrade"], ["tables", "close", table]):
            result = CliRunner().invoke(main, [*command, "--database", url])
            assert result.exit_code == 0, result.output


def test_two_servers_may_have_one_postgresql() -> None:
    url = "postgresql+psycopg://ann@127.0.0.1:1/tables"
    with ServerLock(url), ServerLock(url):
        pass


def test_a_lock_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.lock").mkdir()
    with pytest.raises(DatabaseInUse, match=r"cannot make the lock of the database .*tables\.sqlite\.lock: "):
        ServerLock(f"sqlite:///{tmp_path / 'tables.sqlite'}").acquire()
