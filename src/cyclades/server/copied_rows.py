"""Rows of one database, copied into another that may be of another kind: SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    JSON,
    URL,
    Connection,
    Engine,
    Table,
    TableClause,
    Text,
    TypeDecorator,
    cast,
    column,
    create_engine,
    delete,
    insert,
    select,
    table,
    type_coerce,
)

from cyclades.server.migrations import alembic_config
from cyclades.server.store import POSTGRESQL

BATCH: Final = 500
"""Rows that are copied at once."""
LOCK_MS: Final = 5_000
"""How long PostgreSQL waits for others who use a table."""


@contextmanager
def engine_of(place: str | Path) -> Iterator[Engine]:
    """An engine for a while: of a copy, or of PostgreSQL, where a statement may take longer than a server lets it."""
    if isinstance(place, Path):
        engine = create_engine(URL.create("sqlite", database=str(place)))
    else:
        engine = create_engine(place, connect_args={**POSTGRESQL, "options": f"-c lock_timeout={LOCK_MS}"})
    try:
        yield engine
    finally:
        engine.dispose()


def bring_to(connection: Connection, form: str) -> None:
    """Bring a database to a form, within the transaction of a connection."""
    from alembic import command

    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def replace_rows(source: Connection, target: Connection, tables: Sequence[Table]) -> None:
    """Copy all rows of tables, which are named in the order in which they need each other."""
    for each in reversed(tables):
        target.execute(delete(each))
    for each in tables:
        rows = source.execute(select(as_written(each, source)), execution_options={"yield_per": BATCH})
        for batch in rows.mappings().partitions():
            target.execute(insert(as_written(each, target)), [dict(row) for row in batch])


class JsonText(TypeDecorator[str]):
    """JSON of PostgreSQL as a text."""

    impl = Text
    cache_ok = True

    def bind_expression(self, bindparam: Any) -> Any:
        return cast(type_coerce(bindparam, Text), JSON)

    def column_expression(self, column: Any) -> Any:
        return cast(column, Text)


def as_written(each: Table, connection: Connection) -> TableClause:
    """A table whose JSON is copied as it was written: nothing changes on the way, and no value stays apart from
    `null`."""
    json = JsonText() if connection.dialect.name == "postgresql" else Text()
    return table(each.name, *(column(c.name, json if isinstance(c.type, JSON) else c.type) for c in each.columns))
