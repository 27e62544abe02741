"""`cyclades tables` and `cyclades db`: for whoever runs a server."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.markup import escape

from cyclades.cli.needs import needs
from cyclades.cli.output import Problem, console_of, plain_table
from cyclades.engine.errors import CycladesError

if TYPE_CHECKING:
    from cyclades.server.backups import Contents
    from cyclades.server.store import Store

STATUSES: Final = ("waiting", "running", "over", "abandoned", "closed", "replay")
IDS: Final = {"ignore_unknown_options": True}
"""Names of tables may begin with a hyphen."""

database_option = click.option(
    "--database", "database_url", metavar="URL", help="Where games are kept. Default: as `cyclades serve` has it."
)


of_server = needs("server", "looking after a table server")


@contextmanager
def told() -> Iterator[None]:
    """Tell what goes wrong in one line."""
    try:
        yield
    except CycladesError as error:
        raise Problem(str(error)) from None


def url_of(database_url: str | None) -> str:
    """The URL of the database of a server."""
    from cyclades.server.settings import read_settings

    return read_settings(os.environ, database_url=database_url).url()


@contextmanager
def opened(database_url: str | None) -> Iterator[Store]:
    """The store of a server, which may be running."""
    from cyclades.server.errors import StorageDown
    from cyclades.server.migrations import migrate
    from cyclades.server.store import Store

    with told():
        url = url_of(database_url)
        if url.startswith("sqlite:///") and not os.path.exists(url.removeprefix("sqlite:///")):
            raise StorageDown(f"there is no database at {url.removeprefix('sqlite:///')}")
        migrate(url)
        store = Store(url)
        try:
            yield store
        finally:
            store.close()


@click.group("tables")
def tables_command() -> None:
    """List, close and delete the tables of a server."""


@tables_command.command("list")
@click.option("--status", type=click.Choice(STATUSES), help="Only tables of this status.")
@database_option
@of_server
def list_command(status: str | None, database_url: str | None) -> None:
    """All tables, the latest first."""
    from cyclades.server import queries

    with opened(database_url) as store:
        found = [table for table in store.read_now(queries.all_tables) if status is None or table["status"] == status]
    table = plain_table("table", "status", "game", "changed (UTC)", "seats")
    for column in table.columns[:-1]:
        column.no_wrap = True
    for row in found:
        when = datetime.fromtimestamp(row["changed"], UTC).strftime("%Y-%m-%d %H:%M")
        seats = ", ".join(seat["name"] or "–" for seat in row["seats"])
        game = " + ".join([row["setup"]["edition"], *row["setup"].get("expansions", [])])
        table.add_row(row["id"], row["status"], game, when, escape(seats))
    console_of(100).print(table, highlight=False)
    click.echo(f"{len(found)} tables" if len(found) != 1 else "1 table")


@tables_command.command("close", context_settings=IDS)
@click.argument("ids", nargs=-1, required=True, metavar="TABLE…")
@database_option
@of_server
def close_command(ids: tuple[str, ...], database_url: str | None) -> None:
    """End games without a result; a running server notices within half a minute."""
    from cyclades.server import queries
    from cyclades.server.errors import Conflict
    from cyclades.server.table_status import CLOSED, RUNNING, WAITING

    def work(connection: Any) -> None:
        for id in ids:
            row, _, _ = queries.table_row(connection, id)
            if row["status"] not in (WAITING, RUNNING):
                raise Conflict(f"expected a table that is waiting or running, but {id!r} is {row['status']}")
            queries.change_table(connection, id, row["status"], status=CLOSED)

    with opened(database_url) as store:
        store.write_now(work)
    click.echo(f"closed: {', '.join(ids)}")


@tables_command.command("delete", context_settings=IDS)
@click.argument("ids", nargs=-1, required=True, metavar="TABLE…")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@of_server
def delete_command(ids: tuple[str, ...], yes: bool, database_url: str | None) -> None:
    """Forget tables for good, with their games and what was said."""
    from cyclades.server import queries
    from cyclades.server.errors import Unknown

    if not yes:
        click.confirm(f"Delete {', '.join(ids)} for good?", abort=True)

    def work(connection: Any) -> None:
        for id in ids:
            if not queries.delete_table(connection, id):
                raise Unknown(f"there is no table {id!r}; nothing was deleted")

    with opened(database_url) as store:
        store.write_now(work)
    click.echo(f"deleted: {', '.join(ids)}")


@click.group("db")
def db_command() -> None:
    """Look after the database of a server."""


@db_command.command("upgrade")
@database_option
@of_server
def upgrade_command(database_url: str | None) -> None:
    """Bring the database and all stored games to the present version; stop the server before."""
    from cyclades.server.db_upgrade import CHANGED, CONVERTED, LEFT, upgrade_all

    counts = {CONVERTED: 0, CHANGED: 0, LEFT: 0}
    with opened(database_url) as store:
        for done in upgrade_all(store):
            counts[done.outcome] += 1
            if done.reason:
                click.echo(f"{done.id} ({done.status}) cannot be followed {done.reason}")
    converted = counts[CONVERTED] + counts[CHANGED]
    click.echo(f"tables of older rules converted: {converted}, with fewer or other answers: {counts[CHANGED]}")
    click.echo(f"tables that cannot be followed, where nobody plays on: {counts[LEFT]}")


@db_command.command("check")
@database_option
@of_server
def check_command(database_url: str | None) -> None:
    """Replay all stored games with the present rules, and list the ones that differ."""
    from cyclades.server.db_check import check_all

    games = different = 0
    with opened(database_url) as store:
        for finding in check_all(store):
            games += 1
            if finding.difference:
                different += 1
                click.echo(f"{finding.id} ({finding.status}, rules {finding.rules}): {finding.difference}")
    click.echo(f"{games} games, {different} differ")
    if different:
        raise SystemExit(1)


@db_command.command("backup")
@click.argument("file", type=click.Path(readable=False, path_type=Path))
@click.option("--force", is_flag=True, help="Replace FILE if it is there already.")
@database_option
@of_server
def backup_command(file: Path, force: bool, database_url: str | None) -> None:
    """Write all that the database holds to FILE, one of SQLite; the server may run meanwhile."""
    from cyclades.server.backups import write_backup

    started = time.monotonic()
    with told():
        made = write_backup(url_of(database_url), file, force)
    click.echo(f"{file}: {described(made)}, written in {time.monotonic() - started:.1f} s")


@db_command.command("restore")
@click.argument("file", type=click.Path(readable=False, path_type=Path))
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
@of_server
def restore_command(file: Path, yes: bool, database_url: str | None) -> None:
    """Let a backup take the place of all that the database holds; stop the server before."""
    from cyclades.server.backups import name_of
    from cyclades.server.restores import check_backup, put_back, tables_in, unpacked
    from cyclades.server.server_lock import ServerLock

    started = time.monotonic()
    with told():
        url = url_of(database_url)
        check_backup(file, url)
        with ServerLock(url), unpacked(file, url) as (copy, contents):
            click.echo(f"{file}: {described(contents)}")
            there = tables_in(url)
            if there != 0 and not yes:
                asked = time.monotonic()
                holds = "cannot be read" if there is None else f"holds {counted(there, 'table')}"
                click.confirm(f"The database {name_of(url)} {holds}. Replace all of it?", abort=True)
                started += time.monotonic() - asked
            kept = put_back(copy, url)
    if contents.older:
        click.echo("it was older, and has the present form now; `cyclades db upgrade` does that for its games")
    if kept is not None:
        click.echo(f"what was there before is kept: {kept}")
    elif there:
        click.echo("what was there before is replaced")
    click.echo(f"{name_of(url)}: restored in {time.monotonic() - started:.1f} s")


def described(contents: Contents) -> str:
    """What a backup holds."""
    return f"{contents.size} bytes, {counted(contents.tables, 'table')}, {counted(contents.games, 'game')}"


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
