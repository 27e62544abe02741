"""`cyclades db backup` and `cyclades db restore`: whole copies, made while people play, and brought back."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import create_engine, select, text

from cyclades.cli import main
from cyclades.server import backups, queries
from cyclades.server.copied_rows import as_written
from cyclades.server.migrations import known_forms, migrate
from cyclades.server.schema import METADATA
from cyclades.server.settings import plain_url
from cyclades.server.store import Store
from tests.server.process import Player, check_acknowledged
from tests.server.running import Server, friends, wait_for
from tests.server.test_older_tables import WHOLE, fill
from tests.server.test_store import SEATS, adds, new_table

LONG = {"metropolises": 9, "max_cycles": 999}
"""Games that do not end while a test runs."""

unix = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")


def run(*arguments: str | Path, input: str | None = None) -> Result:
    return CliRunner().invoke(main, [str(each) for each in arguments], input=input)


def done(*arguments: str | Path, input: str | None = None) -> str:
    """What a command says that works."""
    result = run(*arguments, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str | Path) -> str:
    """Why a command does not work, which it says in one line."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.removeprefix("Error: ").strip()


def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that a database holds, JSON as it was written."""
    engine = create_engine(plain_url(url))
    found = {}
    with engine.connect() as connection:
        for each in METADATA.sorted_tables:
            written = as_written(each, connection)
            ordered = select(written).order_by(*(written.c[column.name] for column in each.primary_key))
            found[each.name] = [tuple(row) for row in connection.execute(ordered)]
    engine.dispose()
    return found


def form_in(url: str) -> str:
    engine = create_engine(plain_url(url))
    with engine.connect() as connection:
        form = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    engine.dispose()
    return str(form)


def fill_new(url: str, *ids: str) -> str:
    """A database with some tables, which nobody serves."""
    migrate(plain_url(url))
    store = Store(plain_url(url))
    for id in ids:
        store.write_now(lambda connection, id=id: queries.add_table(connection, new_table(id), SEATS))  # type: ignore[misc]
    store.close()
    return url


@pytest.fixture
def held(tmp_path: Path) -> Path:
    """A file of SQLite with two tables."""
    fill_new(f"sqlite:///{tmp_path / 'tables.sqlite'}", "one", "two")
    return tmp_path / "tables.sqlite"


@pytest.fixture
def copy(held: Path) -> Path:
    """A backup of it, in a folder of its own."""
    (held.parent / "copies").mkdir()
    file = held.parent / "copies" / "copy.sqlite"
    done("db", "backup", file, "--database", held)
    return file


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file() and path.suffix != ".lock"}


def integrity(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


# -- beside a server ----------------------------------------------------------------------------------------------


@contextmanager
def between_steps(monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[int], None]) -> Iterator[None]:
    """Something happens again and again while a database is copied, when what belongs to the copy is certain; it is
    told how often it has happened."""
    connect, steps = sqlite3.connect, count(1)

    class InSteps(sqlite3.Connection):
        def backup(self, *given: Any, pages: int = -1, **more: Any) -> None:
            super().backup(*given, pages=1, progress=lambda *left: meanwhile(next(steps)), **more)

    def next_table(*given: Any) -> Any:
        meanwhile(next(steps))
        return as_written(*given)

    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", lambda *given, **more: connect(*given, factory=InSteps, **more))
        patched.setattr("cyclades.server.copied_rows.as_written", next_table)
        yield
    assert next(steps) > 5


def test_a_backup_made_while_people_play_is_whole_and_they_play_on_meanwhile(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = friends(server, "Ann", "Bob", options=LONG)
    players = [Player(person, table, number, number) for number, person in enumerate(people)]
    file, url = tmp_path / "copy.sqlite", server.settings.database_url

    def answered() -> int:
        assert not [player.problem for player in players if player.problem]
        return sum(len(player.acknowledged) for player in players)

    begun: list[int] = []

    def go_on(step: int) -> None:
        if step == 3:
            begun.append(len(rows(url)["log"]))
            reached = answered()
            wait_for(lambda: answered() >= reached + 5)

    for player in players:
        player.start()
    wait_for(lambda: answered() >= 20)
    before = [
        SimpleNamespace(table=table, seat=player.seat, acknowledged=list(player.acknowledged)) for player in players
    ]
    with between_steps(monkeypatch, go_on):
        said = done("db", "backup", file, "--database", url)
    for player in players:
        player.stop()

    assert said.startswith(f"{file}: {file.stat().st_size} bytes, 1 table, 1 game, written in ")
    assert sorted(tmp_path.glob("*copy*")) == [file]
    assert os.name == "nt" or file.stat().st_mode & 0o777 == 0o600
    assert integrity(file) == "ok"
    for known in before:
        check_acknowledged(f"sqlite:///{file}", known)  # type: ignore[arg-type]
    copied, held = rows(f"sqlite:///{file}")["log"], rows(url)["log"]
    assert held[: len(copied)] == copied
    assert len(copied) <= begun[0] < len(held), "what was answered meanwhile is not in the copy"
    assert "1 games, 0 differ" in done("db", "check", "--database", file)


def test_a_game_goes_on_from_a_backup(database: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    with Server(database) as server:
        ann = server.person("Ann")
        table, cookies = ann.table("me", "me"), ann.http.cookies
        with ann.connect(table) as line:
            update = line.play_on(line.asked(), random.Random(1), 5)
            done("db", "backup", file, "--database", database)
            copied = rows(database)
            line.play_on(update, random.Random(2), 5)
            ann.table("me", "me")
    lost = rows(database)
    assert (len(copied["log"]), len(lost["log"])) == (6, 12)
    said = done("db", "restore", file, "--yes", "--database", database).splitlines()
    assert said[0].endswith(" bytes, 1 table, 1 game")
    assert said[-1].startswith(f"{backups.name_of(plain_url(database))}: restored in ")
    assert rows(database) == copied
    if database.startswith("sqlite"):
        [kept] = tmp_path.glob("tables.sqlite.before-restore-*")
        assert said[1] == f"what was there before is kept: {kept}"
        assert rows(f"sqlite:///{kept}") == lost
    else:
        assert said[1] == "what was there before is replaced"
    with Server(database) as server:
        ann = server.person(None)
        ann.http.cookies = cookies
        with ann.connect(table) as line:
            line.play_on(line.asked(), random.Random(3), 5)
        assert len(rows(database)["log"]) == 11


def test_a_backup_ends_although_somebody_never_stops_writing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would begin anew after each change."""
    fill_new(database, "one", "two")
    store = Store(plain_url(database))

    def write(step: int) -> None:
        assert step < 1_000, "it never ends"
        store.write_now(adds(f"g{step}"))

    with between_steps(monkeypatch, write):
        done("db", "backup", tmp_path / "copy.sqlite", "--database", database)
    store.close()
    assert len(rows(database)["guests"]) > 5
    assert rows(f"sqlite:///{tmp_path / 'copy.sqlite'}")["guests"] == []


def test_nothing_is_restored_beside_a_server(tmp_path: Path, copy: Path) -> None:
    file = tmp_path / "served.sqlite"
    with Server(f"sqlite:///{file}") as server:
        table = server.person("Ann").table("me", "me")
        assert refused("db", "restore", copy, "--yes", "--database", file).startswith(
            f"another server is running on {file}: stop it first"
        )
    assert [row[0] for row in rows(f"sqlite:///{file}")["tables"]] == [table]
    assert not list(tmp_path.glob("*before-restore*"))


# -- from one kind of database to the other -----------------------------------------------------------------------


def play_a_little(url: str) -> None:
    """Tables of several kinds: with answers and chat, waiting, given up, with an analysis."""
    with Server(url) as server:
        people, _ = friends(server, "Ann", "¡Bob! 🏛", start=False, title="null")
        table, given_up = (people[0].table("me", "me") for _ in range(2))
        with people[0].connect(table) as line:
            line.play_on(line.asked(), random.Random(1), 3)
            line.ask("say", text="γειά\n\tσου \\u0041 \"'")
        with people[0].connect(given_up) as line:
            line.ask("propose", seat=0, what="abandon")
        row = {"table_id": given_up, "form": 1, "length": 3, "found": '{"δ": [0.1, null]}', "created": 1.5}
        server.registry.store.write_now(lambda connection: queries.set_analysis(connection, row))


def test_nothing_changes_on_the_way_to_another_database_and_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From SQLite to either kind, where people play on, and into SQLite again."""
    monkeypatch.setattr("cyclades.server.copied_rows.BATCH", 2)
    here = f"sqlite:///{tmp_path / 'here' / 'tables.sqlite'}"
    play_a_little(here)
    before = rows(here)
    assert all(before.values()), "there are rows of every table"
    there, back = tmp_path / "there.sqlite", tmp_path / "back.sqlite"
    done("db", "backup", there, "--database", here)
    done("db", "restore", there, "--database", database, input="")  # nobody is asked: it holds nothing
    assert rows(database) == before
    assert form_in(database) == known_forms()[-1]
    play_a_little(database)
    after = rows(database)
    assert len(after["log"]) == 2 * len(before["log"])
    done("db", "backup", back, "--database", database)
    done("db", "restore", back, "--yes", "--database", here)
    assert rows(here) == after
    assert "4 games, 0 differ" in done("db", "check", "--database", here)


def test_no_table_has_numbers_that_the_database_gives_out() -> None:
    """After restoring, PostgreSQL would have to go on after the largest: see `fill_server`."""
    assert [each.name for each in METADATA.sorted_tables if each.autoincrement_column is not None] == []


def test_a_database_of_an_older_form_is_saved_as_it_is_and_restored_in_the_present_one(
    database: str, tmp_path: Path
) -> None:
    file, elsewhere = tmp_path / "copy.sqlite", f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    fill(database)
    done("db", "backup", file, "--database", database)
    assert (form_in(database), form_in(f"sqlite:///{file}")) == ("0001", "0001")
    for target in (database, elsewhere):
        said = done("db", "restore", file, "--yes", "--database", target)
        assert f", {len(WHOLE)} tables, {len(WHOLE) - 1} games\n" in said
        assert "it was older, and has the present form now; `cyclades db upgrade`" in said
        assert form_in(target) == known_forms()[-1]
    assert rows(database) == rows(elsewhere)
    assert form_in(f"sqlite:///{file}") == "0001", "the backup stays as it is"
    assert f"converted: {len(WHOLE)}, with" in done("db", "upgrade", "--database", database)


def test_a_backup_that_postgresql_does_not_take_changes_nothing(database: str, copy: Path) -> None:
    """SQLite does not count the letters of a name, and restores it."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE seats SET name = ? WHERE table_id = 'two'", ["x" * 41])
    fill_new(database, "old")
    before = rows(database)
    if database.startswith("sqlite"):
        done("db", "restore", copy, "--yes", "--database", database)
        assert rows(database) != before
        return
    result = run("db", "restore", copy, "--yes", "--database", database)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith(": value too long for type character varying(40)\n")
    assert rows(database) == before
    assert not list(copy.parent.parent.glob(".cyclades-*"))


def test_an_empty_database_has_no_backup(database: str, tmp_path: Path) -> None:
    if database.startswith("sqlite"):
        (tmp_path / "tables.sqlite").touch()
    said = refused("db", "backup", tmp_path / "copy.sqlite", "--database", database)
    assert said.endswith("is no database of Cyclades")
    assert not (tmp_path / "copy.sqlite").exists()


def test_a_database_of_a_later_form_is_neither_saved_nor_replaced_in_postgresql(database: str, copy: Path) -> None:
    fill_new(database, "old")
    engine = create_engine(plain_url(database))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "of a later version (9999)" in refused("db", "backup", copy, "--force", "--database", database)
    result = run("db", "restore", copy, "--yes", "--database", database)
    if database.startswith("sqlite"):  # an older program comes back, with an older backup
        assert result.exit_code == 0
        assert form_in(database) == known_forms()[-1]
    else:
        assert "of a later version (9999)" in result.stderr
        assert form_in(database) == "9999"


# -- what is refused ----------------------------------------------------------------------------------------------


def test_a_backup_replaces_no_file_without_force(held: Path, copy: Path) -> None:
    fill_new(f"sqlite:///{held}", "three")
    before = copy.read_bytes()
    assert refused("db", "backup", copy, "--database", held) == (
        f"{copy} is there already: say another file, or --force"
    )
    assert copy.read_bytes() == before
    copy.chmod(0o644)
    assert ", 3 tables, 0 games, written in " in done("db", "backup", copy, "--force", "--database", held)
    assert os.name == "nt" or copy.stat().st_mode & 0o777 == 0o600
    assert list(copy.parent.iterdir()) == [copy]


@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal", ".lock"])
def test_a_backup_is_not_written_over_the_database(held: Path, end: str) -> None:
    before = files(held.parent)
    for file in (Path(f"{held}{end}"), held.parent / "." / ".." / held.parent.name / f"{held.name}{end}"):
        said = refused("db", "backup", file, "--force", "--database", held)
        assert said == f"{file} is a file of the database itself: say another one"
    assert files(held.parent) == before


@unix
def test_a_backup_is_not_written_over_the_database_by_another_name(held: Path) -> None:
    (held.parent / "link").symlink_to(held)
    os.link(held, held.parent / "hard")
    for name in ("link", "hard"):
        said = refused("db", "backup", held.parent / name, "--force", "--database", held)
        assert "is a file of the database itself" in said
    said = refused("db", "restore", held.parent / "link", "--yes", "--database", held)
    assert said == f"{held.parent / 'link'} is the database itself: say a backup of it"


def test_a_backup_is_not_written_beside_what_would_be_taken_for_a_part_of_it(held: Path) -> None:
    other = held.parent / "other.sqlite"
    Path(f"{other}-wal").write_bytes(b"of a server")
    said = refused("db", "backup", other, "--force", "--database", held)
    assert said == f"{other}-wal lies there, of another database: say another file"


def test_a_backup_where_none_can_be_written(held: Path, tmp_path: Path) -> None:
    before = files(tmp_path)
    for file, reason in (
        (tmp_path, f"expected a file, but {tmp_path} is none"),
        (tmp_path / "no" / "copy", "No such file or directory"),
        (held / "copy", "Not a directory"),
    ):
        assert refused("db", "backup", file, "--force", "--database", held).endswith(reason)
    missing = tmp_path / "missing.sqlite"
    assert refused("db", "backup", tmp_path / "copy", "--database", missing) == f"there is no database at {missing}"
    assert files(tmp_path) == before


def damage(content: bytes) -> dict[str, bytes]:
    """What may become of a file, by what is then said about it."""
    middle = len(content) // 2
    return {
        "cut off: database disk image is malformed": content[:middle],
        "a stump: database disk image is malformed": content[:50],
        "empty, is no database of Cyclades": b"",
        "a text: file is not a database": b"Dear diary, " * 1_000,
        "overwritten, is damaged: ": content[: middle // 4096 * 4096] + b"\xff" * 8192 + content[middle + 8192 :],
    }


@pytest.mark.parametrize("number", range(5))
def test_a_damaged_backup_is_refused_and_nothing_changes(held: Path, copy: Path, number: int) -> None:
    what, content = list(damage(copy.read_bytes()).items())[number]
    copy.write_bytes(content)
    before = files(held.parent)
    said = refused("db", "restore", copy, "--yes", "--database", held)
    assert str(copy) in said
    assert what.partition(" is " if " is " in what else ": ")[2] in said
    assert files(held.parent) == before
    assert files(copy.parent) == {copy.name: content}
    assert not list(held.parent.glob(".cyclades-*"))


def test_what_is_no_backup_is_refused_and_nothing_changes(held: Path, copy: Path, tmp_path: Path) -> None:
    foreign, later = tmp_path / "foreign.sqlite", tmp_path / "later.sqlite"
    shutil.copy(copy, later)
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    with closing(sqlite3.connect(later)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = files(tmp_path)
    for file, said in (
        (tmp_path / "no.sqlite", f"cannot read {tmp_path / 'no.sqlite'}: No such file or directory"),
        (tmp_path, f"expected a file, but {tmp_path} is none"),
        (foreign, f"{foreign} is no database of Cyclades"),
        (later, f"{later} is of a later version (9999) than this program: use the newer program"),
        (held, f"{held} is the database itself: say a backup of it"),
    ):
        assert refused("db", "restore", file, "--yes", "--database", held) == said
    assert files(tmp_path) == before
    nowhere = tmp_path / "new" / "tables.sqlite"
    refused("db", "restore", tmp_path / "no.sqlite", "--database", nowhere)
    assert not nowhere.parent.exists()


@unix
def test_without_rights_nothing_changes(held: Path, copy: Path) -> None:
    copy.chmod(0)
    if os.access(copy, os.R_OK):
        pytest.skip("root may do everything")
    said = refused("db", "restore", copy, "--yes", "--database", held)
    assert said == f"cannot read {copy}: Permission denied"
    copy.chmod(0o400)
    copy.parent.chmod(0o500)
    said = refused("db", "backup", copy, "--force", "--database", held)
    assert said == f"cannot back up {held} to {copy}: Permission denied"
    done("db", "restore", copy, "--yes", "--database", held)  # where one may read only, that is enough
    held.parent.chmod(0o500)
    said = refused("db", "restore", copy, "--yes", "--database", held)
    assert said == f"cannot restore {held}: Permission denied"
    for folder in (copy.parent, held.parent):
        folder.chmod(0o700)


@pytest.fixture
def no_room() -> Iterator[Callable[[int], None]]:
    """No file may become larger than so many bytes: that is what a full disk is like."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda most: resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_where_there_is_no_room_nothing_changes(held: Path, copy: Path, no_room: Callable[[int], None]) -> None:
    before, copied = files(held.parent), copy.read_bytes()
    no_room(40_000)
    said = refused("db", "backup", copy, "--force", "--database", held)
    assert said == f"cannot back up {held} to {copy}: disk I/O error"
    said = refused("db", "restore", copy, "--yes", "--database", held)
    assert said == f"cannot read {copy}: disk I/O error"
    assert files(held.parent) == before
    assert files(copy.parent) == {copy.name: copied}
    assert not [*held.parent.glob(".cyclades-*"), *copy.parent.glob(".cyclades-*")]


def test_a_copy_that_sqlite_has_made_is_restored_and_nothing_is_left_beside_it(held: Path, copy: Path) -> None:
    """It says of itself that it has a write-ahead file, as the database does."""
    Store(f"sqlite:///{held}").close()
    copy.unlink()
    with closing(sqlite3.connect(held)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    content = copy.read_bytes()
    assert content[18:20] == b"\2\2"
    done("db", "restore", copy, "--yes", "--database", held)
    assert files(copy.parent) == {copy.name: content}
    assert len(rows(f"sqlite:///{held}")["tables"]) == 2


# -- what was there before ----------------------------------------------------------------------------------------


def test_one_is_asked_before_tables_are_replaced(held: Path, copy: Path) -> None:
    fill_new(f"sqlite:///{held}", "three")
    before = files(held.parent)
    result = run("db", "restore", copy, "--database", held, input="n\n")
    assert result.exit_code == 1
    assert f"The database {held} holds 3 tables. Replace all of it? [y/N]" in result.stdout
    assert files(held.parent) == before
    done("db", "restore", copy, "--database", held, input="y\n")
    assert len(rows(f"sqlite:///{held}")["tables"]) == 2


def test_what_a_killed_server_left_beside_the_database_is_kept_with_it(held: Path, copy: Path) -> None:
    """The last answers lie in the write-ahead file; as a part of the new database they would damage it."""
    store = Store(f"sqlite:///{held}")
    store.write_now(adds("late"))
    left = {end: Path(f"{held}{end}").read_bytes() for end in ("", "-wal")}
    store.close()
    for end, content in left.items():
        Path(f"{held}{end}").write_bytes(content)
    done("db", "restore", copy, "--yes", "--database", held)
    [kept] = held.parent.glob("*before-restore*")
    assert [row[0] for row in rows(f"sqlite:///{kept}")["guests"]] == ["late"]
    assert rows(f"sqlite:///{held}")["guests"] == []
    assert os.name == "nt" or held.stat().st_mode & 0o777 == 0o600


def test_a_database_that_is_damaged_is_replaced_and_kept_as_it_is(held: Path, copy: Path) -> None:
    Path(f"{held}-wal").write_bytes(b"what is left")
    held.write_bytes(b"nothing that anybody can read" * 1_000)
    result = run("db", "restore", copy, "--database", held, input="y\n")
    assert f"The database {held} cannot be read. Replace all of it?" in result.stdout
    assert result.exit_code == 0, result.output
    assert rows(f"sqlite:///{held}") == rows(f"sqlite:///{copy}")
    kept = {path.name.partition("before-restore")[2][16:]: path for path in held.parent.glob("*before-restore*")}
    assert kept[""].read_bytes() == b"nothing that anybody can read" * 1_000
    assert kept["-wal"].read_bytes() == b"what is left"


def test_a_database_that_somebody_uses_is_not_replaced(held: Path, copy: Path) -> None:
    store = Store(f"sqlite:///{held}")
    with store.engine.connect() as staying:
        staying.execute(text("SELECT count(*) FROM tables")).scalar()
        result = run("db", "restore", copy, "--yes", "--database", held)
        assert result.stderr == f"Error: somebody else uses {held}: try again when they are done\n"
    store.close()
    assert not list(held.parent.glob("*before-restore*"))


def test_where_the_last_step_fails_all_is_as_before(held: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: Any) -> None:
        raise PermissionError(13, "Permission denied")

    before = files(held.parent)
    monkeypatch.setattr(os, "replace", fails)
    result = run("db", "restore", copy, "--yes", "--database", held)
    assert result.stderr == f"Error: cannot restore {held}: Permission denied\n"
    kept = files(held.parent)
    assert set(kept) == set(before)
    assert rows(f"sqlite:///{held}") == rows(f"sqlite:///{copy}")


def test_every_database_that_was_replaced_is_kept(held: Path, copy: Path) -> None:
    for _ in range(3):
        done("db", "restore", copy, "--yes", "--database", held)
    assert len(list(held.parent.glob("tables.sqlite.before-restore-*"))) == 3


@unix
def test_a_restored_database_belongs_to_whom_it_belonged(
    held: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "chown", lambda file, *owner: given.append(owner))
    done("db", "restore", copy, "--yes", "--database", held)
    assert given == [(held.stat().st_uid, held.stat().st_gid)]
