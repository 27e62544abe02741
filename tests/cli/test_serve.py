"""`cyclades serve`: it says where it is, ends cleanly, and tells in one line why it cannot start."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from cyclades.cli import main
from tests.server.running import wait_for

PATIENCE = 60.0


class Serving:
    """`cyclades serve` as a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CYCLADES_")}
        environment |= {"CYCLADES_DATABASE_URL": str(folder / "games" / "tables.sqlite"), "CYCLADES_BOT_PROCESSES": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cyclades", "serve", "--port", "0", *arguments],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        patience = threading.Timer(PATIENCE, self.process.kill)
        patience.start()
        self.line = self.process.stdout.readline()
        patience.cancel()

    @property
    def address(self) -> str:
        assert self.line.startswith("Cyclades is at http://127.0.0.1:"), self.process.communicate(timeout=PATIENCE)
        return self.line.split()[3]

    def end(self, how: signal.Signals) -> tuple[int, str, str]:
        """How it ended, what else it printed, and its log."""
        self.process.send_signal(how)
        output, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, output, log


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[Serving]:
    running = Serving(folder, *arguments)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
            running.process.communicate()


def serve(*arguments: str, **environment: str) -> Result:
    """The command in this process, for what is refused before anything is served."""
    unset: dict[str, str | None] = {name: None for name in os.environ if name.startswith("CYCLADES_")}
    return CliRunner(env=unset | environment).invoke(main, ["serve", *arguments])


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize("how, code", [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_it_says_where_it_is_serves_and_ends_cleanly(how: signal.Signals, code: int, tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        reply = httpx.get(f"{running.address}healthz", timeout=PATIENCE)
        assert (reply.status_code, reply.json()["status"]) == (200, "ok")
        ended, output, log = running.end(how)
    assert ended == code
    assert output == ""
    assert [line.split("]")[1].split()[0] for line in log.splitlines()] == ["open", "closed"]
    assert (tmp_path / "games" / "tables.sqlite").exists()


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_the_log_is_one_json_object_a_line_where_it_is_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-json") as running:
        assert httpx.get(f"{running.address}api/tables/nowhere", timeout=PATIENCE).status_code == 404
        log = running.end(signal.SIGTERM)[2]
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines] == ["open", "closed"]
    assert all(line["level"] == "info" and line["timestamp"].endswith("Z") for line in lines)


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = serve("--port", str(port), "--database", str(tmp_path / "tables.sqlite"))
    assert result.exit_code == 2
    assert result.stderr == f"Error: cannot listen at 127.0.0.1, port {port}: Address already in use\n"


@pytest.mark.parametrize(
    "database, message",
    [
        ("mysql://me:hunter2@db/games", "expected sqlite:///FILE or postgresql://…, got mysql://…"),
        ("sqlite://", "expected sqlite:///FILE or postgresql://…, got sqlite://…"),
        (
            "postgresql://me:hunter2@127.0.0.1:1/games",
            "cannot open the database postgresql+psycopg://me:***@127.0.0.1:1",
        ),
        ("{here}/file/tables.sqlite", "cannot make the folder of the database {here}/file/tables.sqlite: "),
        ("{here}/file", "cannot open the database sqlite:///{here}/file: file is not a database"),
        ("{here}", "cannot open the database sqlite:///{here}: unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_one_line(database: str, message: str, tmp_path: Path) -> None:
    here = tmp_path.as_posix()
    (tmp_path / "file").write_text("no database, but a text that is long enough to be read as one " * 20)
    result = serve("--port", "0", "--database", database.format(here=here))
    assert result.exit_code == 2
    assert message.format(here=here) in result.stderr
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert "hunter2" not in result.output


@pytest.mark.parametrize(
    "setting, value, message",
    [
        ("CYCLADES_PORT", "many", "CYCLADES_PORT: expected a whole number, got 'many'"),
        ("CYCLADES_SECURE_COOKIES", "perhaps", "CYCLADES_SECURE_COOKIES: expected yes or no, got 'perhaps'"),
        ("CYCLADES_BOT_SECONDS", "0", "CYCLADES_BOT_SECONDS: expected more than 0"),
        ("CYCLADES_IDLE_MINUTES", "-1", "CYCLADES_IDLE_MINUTES: expected no negative number, got -1.0"),
    ],
)
def test_a_setting_that_makes_no_sense_is_told_in_one_line(setting: str, value: str, message: str) -> None:
    result = serve(**{setting: value})
    assert (result.exit_code, result.stderr) == (2, f"Error: {message}\n")


def test_a_folder_of_the_user_that_cannot_be_made_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("cyclades.server.settings.user_data_path", lambda *names, **more: tmp_path / "file" / "data")
    result = serve("--port", "0")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"Error: CYCLADES_DATABASE_URL: say where, since {tmp_path / 'file' / 'data'}: ")
    assert result.stderr.count("\n") == 1


# -- play in the browser ------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that were opened in a browser."""
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    return pages


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> list[tuple[int, bool]]:
    """The ports at which a server would have run, and whether its page would have been opened."""
    runs: list[tuple[int, bool]] = []

    def run(settings: object, listening: socket.socket, open_page: bool = False) -> None:
        runs.append((listening.getsockname()[1], open_page))
        listening.close()

    monkeypatch.setattr("cyclades.cli.serve.run", run)
    return runs


def play(*arguments: str, **environment: str) -> Result:
    unset: dict[str, str | None] = {name: None for name in os.environ if name.startswith("CYCLADES_")}
    return CliRunner(env=unset | environment).invoke(main, ["play", *arguments])


def test_playing_again_opens_the_page_of_the_server_that_is_there(
    tmp_path: Path, served: list[tuple[int, bool]], opened: list[str]
) -> None:
    with serving(tmp_path) as running:
        port = running.address.rstrip("/").rpartition(":")[2]
        result = play("--port", port)
        assert (result.exit_code, opened, served) == (0, [running.address], [])
        assert f"already at {running.address}" in result.output
        play("--port", port, "--no-open")
        assert opened == [running.address]


def test_playing_takes_another_port_where_another_program_has_the_usual_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: list[tuple[int, bool]]
) -> None:
    database = str(tmp_path / "tables.sqlite")  # not that of whoever runs the tests
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr("cyclades.cli.serve.PATIENCE", 0.2)
        refused = play("--port", str(taken), CYCLADES_DATABASE_URL=database)
        assert "cannot listen" in refused.output
        assert (refused.exit_code, served) == (2, [])
        assert play("--no-open", CYCLADES_PORT=str(taken), CYCLADES_DATABASE_URL=database).exit_code == 0
    ((port, open_page),) = served
    assert (port != taken, open_page) == (True, False)


@pytest.mark.parametrize("option", [["--players", "3"], ["--seed", "1"], ["--edition", "classic"]])
def test_what_is_chosen_on_the_page_goes_with_the_terminal_only(
    option: list[str], served: list[tuple[int, bool]]
) -> None:
    result = play(*option)
    assert result.exit_code == 2
    assert f"{option[0]} goes with --terminal" in result.output
    assert served == []


def test_the_page_is_opened_once_it_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a browser that writes down where it was sent."""
    note = tmp_path / "opened"
    monkeypatch.setenv("BROWSER", f"{sys.executable} -c \"import sys; open({str(note)!r}, 'w').write(sys.argv[1])\" %s")
    with serving(tmp_path, "--open") as running:
        wait_for(lambda: note.is_file() and note.read_text() == running.address)
