"""How the database came to be what it is: one file a change, in `versions`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from cyclades.server.errors import StorageDown
from cyclades.server.sqlite_files import protect

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).resolve().parent


def migrate(url: str) -> None:
    """Bring a database to the present form; a new one is made. Alembic is loaded only where there is something to do:
    that takes longer than all the rest."""
    target = make_url(url)
    make_folder(target)
    if target.get_backend_name() == "sqlite" and target.database:
        protect(Path(target.database))
    engine = create_engine(target)
    try:
        if form_of(engine) != known_forms()[-1]:
            upgrade(engine)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise StorageDown(f"cannot open the database {target.render_as_string()}: {reason}") from None
    finally:
        engine.dispose()


def known_forms() -> list[str]:
    """The forms that a database has had, the present one last: a file each, `v0001_first.py` of the form 0001."""
    return sorted(path.name[1:5] for path in (FOLDER / "versions").glob("v[0-9]*.py"))


def form_of(engine: Engine) -> str | None:
    """The form of a database; None where it is new. One that a later version of the program has made is refused."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found not in known_forms():
        raise StorageDown(f"the database is of a later version ({found}) than this program: use the newer program")
    return found


def upgrade(engine: Engine) -> None:
    """Bring a database from an older form to the present one, or make a new one, in one transaction."""
    from alembic import command

    engine.dispose()  # of connections that were made before the next line
    if engine.dialect.name == "sqlite":
        in_one_transaction(engine)
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


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


def alembic_config() -> Config:
    """What Alembic wants to know."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    return config
