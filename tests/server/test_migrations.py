"""Migrations bring a database to the present form, and only an older one."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from sqlalchemy import create_engine, inspect, text

from cyclades.cli import main
from cyclades.server.errors import StorageDown
from cyclades.server.migrations import migrate
from cyclades.server.schema import METADATA
from cyclades.server.settings import plain_url
from cyclades.server.store import Store
from tests.server.test_store import adds, known


def test_migrations_make_just_the_tables_that_the_program_expects(database: str) -> None:
    url = plain_url(database)
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
        inspector = inspect(connection)
        for table in METADATA.sorted_tables:
            keys = inspector.get_foreign_keys(table.name)
            wanted = {(key.name, key.ondelete) for key in table.foreign_key_constraints}
            assert {(key["name"], key["options"].get("ondelete")) for key in keys} == wanted
            assert inspector.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
    engine.dispose()


def test_migrating_again_changes_nothing(store: Store) -> None:
    asyncio.run(store.write(adds("a")))
    migrate(store.url)
    assert known(store) == {"a"}


def test_a_database_of_a_later_version_is_refused_in_one_line(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = plain_url(database)
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StorageDown, match=r"^the database is of a later version \(9999\) than this program"):
        migrate(url)
    for command in (["db", "check"], ["tables", "list"]):
        result = CliRunner().invoke(main, [*command, "--database", database])
        assert result.exit_code != 0
        assert "of a later version (9999)" in result.output
        assert len(result.output.strip().splitlines()) == 1, result.output
