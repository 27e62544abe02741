"""Migrations bring a database to the present form, and only an older one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from click.testing import CliRunner
from sqlalchemy import create_engine, inspect, text

from cyclades.cli import main
from cyclades.server import queries
from cyclades.server.errors import StorageDown
from cyclades.server.migrations import alembic_config, known_forms, migrate
from cyclades.server.schema import METADATA
from cyclades.server.settings import plain_url
from cyclades.server.store import Store
from tests.server.test_store import adds, guest, known


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


def test_the_forms_are_those_of_the_files_in_order() -> None:
    """Whether a database is current is known without Alembic, by the names of the files."""
    scripts = ScriptDirectory.from_config(alembic_config())
    assert known_forms() == [script.revision for script in scripts.walk_revisions()][::-1]
    assert known_forms()[-1] == scripts.get_current_head()


def test_a_current_database_is_looked_at_while_somebody_writes(tmp_path: Path) -> None:
    """Commands of the operator need not wait for a server, nor it for them, only to see that all is well."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    store = Store(url)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        queries.add_guest(connection, guest("writing"))
        migrate(url)
    assert known(store) == {"writing"}
    store.close()
