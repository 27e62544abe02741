"""How the database came to be what it is: one file a change, in `versions`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from cyclades.server.errors import StorageDown

FOLDER: Final = Path(__file__).resolve().parent


def migrate(url: str) -> None:
    """Bring a database to the present form; a new one is made."""
    target = make_url(url)
    make_folder(target)
    engine = create_engine(target)
    if target.get_backend_name() == "sqlite":
        in_one_transaction(engine)
    try:
        check_known(engine)
        with engine.begin() as connection:
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise StorageDown(f"cannot open the database {target.render_as_string()}: {reason}") from None
    finally:
        engine.dispose()


def in_one_transaction(engine: Engine) -> None:
    """SQLite can change its tables in a transaction, but Python's driver ends it before such a change unless we begin
    it ourselves: a migration that is broken off must leave nothing behind."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def make_folder(target: URL) -> None:
    """The folder of a file of SQLite; it may be the first time that it is needed."""
    if target.get_backend_name() == "sqlite" and target.database:
        try:
            Path(target.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageDown(f"cannot make the folder of the database {target.database}: {error.strerror}") from None


def check_known(engine: Engine) -> None:
    """Refuse a database that a later version of the program has made."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if found is not None and found not in known:
        raise StorageDown(f"the database is of a later version ({found}) than this program: use the newer program")


def alembic_config() -> Config:
    """What Alembic wants to know."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config
