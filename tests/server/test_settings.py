"""Settings: each from the environment or as an argument, refused where it makes no sense."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cyclades.cli import main
from cyclades.server.settings import Settings, SettingsError, plain_url, read_settings

GIVEN: dict[str, tuple[str, Any]] = {
    "database_url": (" sqlite:///games.sqlite ", "sqlite:///games.sqlite"),
    "database_most_mb": ("64", 64),
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("9000", 9000),
    "origins": ("https://a.example,https://b.example", "https://a.example,https://b.example"),
    "secure_cookies": ("yes", True),
    "bot_processes": ("3", 3),
    "bot_seconds": ("2.5", 2.5),
    "messages_per_second": ("7", 7.0),
    "work_per_second": ("33.5", 33.5),
    "message_bytes": ("5000", 5000),
    "record_bytes": ("70000", 70000),
    "request_seconds": ("4", 4.0),
    "connections": ("300", 300),
    "connections_per_address": ("12", 12),
    "send_seconds": ("3", 3.0),
    "idle_minutes": ("0.5", 0.5),
    "waiting_days": ("2.5", 2.5),
    "tables_per_day": ("9", 9),
    "guests_per_hour": ("30", 30),
    "chat_lines": ("90", 90),
    "spectator_lines": ("7", 7),
    "chat_per_minute": ("2.5", 2.5),
    "metrics_token": ("b7mOq", "b7mOq"),
    "web_folder": ("/srv/web", "/srv/web"),
    "log_json": ("on", True),
}
"""Every setting, as text and as it is understood."""


def variable(name: str) -> str:
    return f"CYCLADES_{name.upper()}"


def test_every_setting_is_here() -> None:
    assert set(GIVEN) == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("name", GIVEN)
def test_a_setting_is_read_from_the_environment(name: str) -> None:
    text, value = GIVEN[name]
    settings = read_settings({variable(name): text, "HOME": "/nowhere", "CYCLADES_SOMETHING": "else"})
    assert settings == Settings(**{name: value})
    assert settings != Settings()


def test_without_an_environment_only_this_computer_is_served() -> None:
    settings = read_settings({})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"


@pytest.mark.parametrize("word", ["1", "yes", "TRUE", " on "])
def test_a_yes(word: str) -> None:
    assert read_settings({"CYCLADES_SECURE_COOKIES": word}).secure_cookies


@pytest.mark.parametrize("word", ["0", "no", "False", "off", ""])
def test_a_no(word: str) -> None:
    assert not read_settings({"CYCLADES_SECURE_COOKIES": word}).secure_cookies


def test_an_argument_beats_the_environment() -> None:
    environment = {"CYCLADES_PORT": "9000", "CYCLADES_HOST": "0.0.0.0"}
    assert read_settings(environment, port=9001, host=None) == Settings(host="0.0.0.0", port=9001)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("port", "many", "CYCLADES_PORT: expected a whole number, got 'many'"),
        ("port", "80.5", "CYCLADES_PORT: expected a whole number, got '80.5'"),
        ("port", "70000", "CYCLADES_PORT: expected at most 65535, got 70000"),
        ("port", "-1", "CYCLADES_PORT: expected no negative number, got -1"),
        ("host", "", "CYCLADES_HOST: expected an address such as 127.0.0.1, got nothing"),
        ("host", "  ", "CYCLADES_HOST: expected an address such as 127.0.0.1, got nothing"),
        ("secure_cookies", "maybe", "CYCLADES_SECURE_COOKIES: expected yes or no, got 'maybe'"),
        ("bot_seconds", "soon", "CYCLADES_BOT_SECONDS: expected a number, got 'soon'"),
        ("bot_seconds", "0", "CYCLADES_BOT_SECONDS: expected more than 0"),
        ("bot_seconds", "nan", "CYCLADES_BOT_SECONDS: expected a number, got nan"),
        ("idle_minutes", "inf", "CYCLADES_IDLE_MINUTES: expected a number, got inf"),
        ("messages_per_second", "0", "CYCLADES_MESSAGES_PER_SECOND: expected more than 0"),
        ("message_bytes", "0", "CYCLADES_MESSAGE_BYTES: expected more than 0"),
        ("send_seconds", "0", "CYCLADES_SEND_SECONDS: expected more than 0"),
        ("record_bytes", "-5", "CYCLADES_RECORD_BYTES: expected no negative number, got -5"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, text: str, said: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({variable(name): text})
    assert str(refused.value).startswith(said)


def test_an_argument_that_makes_no_sense_is_refused_too() -> None:
    with pytest.raises(SettingsError, match="CYCLADES_PORT: expected at most 65535, got 65536"):
        read_settings({}, port=65536)


def test_the_command_says_what_is_wrong_in_one_line() -> None:
    done = CliRunner().invoke(main, ["serve", "--port", "65536"])
    assert done.exit_code != 0
    assert "expected at most 65535, got 65536" in done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgres://me@db/games", "postgresql+psycopg://me@db/games"),
        ("postgresql://me@db/games", "postgresql+psycopg://me@db/games"),
        ("postgresql+psycopg://me@db/games", "postgresql+psycopg://me@db/games"),
        ("sqlite:////srv/games.sqlite", "sqlite:////srv/games.sqlite"),
    ],
)
def test_the_url_of_a_database(given: str, url: str) -> None:
    assert plain_url(given) == url


def test_a_path_alone_is_a_file_of_sqlite(tmp_path: Path) -> None:
    assert plain_url(str(tmp_path / "games.sqlite")) == f"sqlite:///{tmp_path / 'games.sqlite'}"


def test_a_database_of_another_kind_is_refused_without_its_password() -> None:
    with pytest.raises(SettingsError) as refused:
        plain_url("mysql://me:hunter2@db/games")
    assert "expected sqlite:///FILE or postgresql://…, got mysql://…" in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_games_are_kept_in_the_data_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades.server.settings.user_data_path", lambda *names, **more: tmp_path / "data")
    assert Settings().url() == f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"
    assert (tmp_path / "data").is_dir()


def test_bots_think_in_as_many_processes_as_asked_for_and_at_least_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(bot_processes=3).workers() == 3
    for cores, processes in ((8, 7), (1, 1), (None, 1)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert Settings().workers() == processes
