"""Settings of the server, each an environment variable `CYCLADES_…` or an argument of `cyclades serve`."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from cyclades.engine.errors import CycladesError
from cyclades.extras import require

PREFIX: Final = "CYCLADES_"
YES: Final = ("1", "yes", "true", "on")
SOME: Final = (
    "bot_seconds",
    "messages_per_second",
    "work_per_second",
    "message_bytes",
    "record_bytes",
    "request_seconds",
    "connections_per_address",
    "send_seconds",
    "idle_minutes",
    "tables_per_day",
    "guests_per_hour",
    "chat_lines",
    "spectator_lines",
    "chat_per_minute",
)
"""Settings of which there has to be more than nothing."""
NO: Final = ("0", "no", "false", "off", "")


class SettingsError(CycladesError):
    """A setting that makes no sense: which one, what was expected, what was given."""


@dataclass(frozen=True)
class Settings:
    """All that an operator may decide. docs/server.md explains each; a test keeps the two lists equal."""

    database_url: str = ""
    """Where games are kept: empty for SQLite in the user's data folder, or a URL of SQLite or PostgreSQL."""
    database_most_mb: int = 0
    """How large the SQLite file may grow; 0: as large as the disk lets it."""
    host: str = "127.0.0.1"
    port: int = 8765
    origins: str = ""
    """Addresses of pages, besides this server's own, that may use it: `https://games.example`, several with commas."""
    secure_cookies: bool = False
    """Whether cookies travel over HTTPS only: yes behind a proxy that speaks it."""
    bot_processes: int = 0
    """How many processes think for bots; 0: one for each core but one."""
    bot_seconds: float = 10.0
    """How long a bot may think about an answer before the default one is played for it."""
    messages_per_second: float = 20.0
    """How many messages one connection may send, each action as one, and requests one address, over time; bursts of
    five times that."""
    work_per_second: float = 100.0
    """How much work one address may ask for, in milliseconds a second: coming to tables, older moments, drawn boards,
    records. A minute's worth at once."""
    message_bytes: int = 16_384
    """The largest message on a WebSocket, and the largest request but for records."""
    record_bytes: int = 400_000
    """The largest record that may be uploaded."""
    request_seconds: float = 30.0
    """How long a request may take to arrive."""
    connections: int = 0
    """How many connections may be open; 0: 10000, or as many as the system's limit of open files leaves."""
    connections_per_address: int = 2_000
    """How many connections may be open from one address, and never more than half of all."""
    send_seconds: float = 20.0
    """How long a client may leave a message unread before it is cut off."""
    idle_minutes: float = 15.0
    """After how long a table that nobody watches leaves the memory; it comes back when somebody asks for it."""
    waiting_days: float = 7.0
    """After how many days without any change a table is closed where the game has not begun; 0: never."""
    tables_per_day: int = 200
    """How many tables one guest may open within 24 hours, records that are brought included."""
    guests_per_hour: int = 300
    """How many people may come from one address for the first time within an hour."""
    chat_lines: int = 5_000
    """How many lines of chat a table keeps; then nothing more can be said there."""
    spectator_lines: int = 500
    """How many of these lines may be of spectators, or of the time before the game."""
    chat_per_minute: float = 30.0
    """How many lines a guest may add to chats, over time; four times as many from one address."""
    metrics_token: str = ""
    """What opens the metrics from elsewhere; empty: only this computer sees them."""
    web_folder: str = ""
    """Where the built browser client is; empty: in the package."""
    log_json: bool = False
    """Whether the log on standard error is one JSON object a line."""

    def url(self) -> str:
        """The URL of the database."""
        if self.database_url:
            url = plain_url(self.database_url)
            if url.startswith("postgresql"):
                require("postgresql", "a database of PostgreSQL")
            return url
        folder = user_data_path("cyclades", appauthor=False)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError(f"{PREFIX}DATABASE_URL: say where, since {folder}: {error.strerror}") from None
        return f"sqlite:///{folder / 'tables.sqlite'}"

    def workers(self) -> int:
        """How many processes think for bots."""
        return self.bot_processes or max(1, (os.cpu_count() or 2) - 1)


def plain_url(url: str) -> str:
    """The URL of a database as SQLAlchemy wants it; a path alone is a file of SQLite."""
    if url.startswith(("postgres://", "postgresql://")):
        return f"postgresql+psycopg://{url.partition('://')[2]}"
    if url.startswith(("postgresql+psycopg://", "sqlite:///")) and url != "sqlite:///":
        return url
    if "://" in url:
        raise SettingsError(
            f"CYCLADES_DATABASE_URL: expected sqlite:///FILE or postgresql://…, got {url.partition(':')[0]}://…"
        )
    return f"sqlite:///{Path(url).expanduser().resolve()}"


def read_settings(environment: Mapping[str, str], **given: Any) -> Settings:
    """The settings of an environment; what is given as an argument (and not None) wins."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        if name in environment:
            values[field.name] = parsed(name, environment[name], type(field.default))
    values.update({name: value for name, value in given.items() if value is not None})
    return checked(Settings(**values))


def parsed(name: str, text: str, kind: type) -> Any:
    """A setting from its text."""
    if kind is bool:
        word = text.strip().lower()
        if word not in YES and word not in NO:
            raise SettingsError(f"{name}: expected yes or no, got {text!r}")
        return word in YES
    if kind is str:
        return text.strip()
    try:
        return kind(text)
    except ValueError:
        wanted = "a whole number" if kind is int else "a number"
        raise SettingsError(f"{name}: expected {wanted}, got {text!r}") from None


def checked(settings: Settings) -> Settings:
    """Refuse numbers that make no sense."""
    for field in fields(Settings):
        value = getattr(settings, field.name)
        if isinstance(value, float) and not math.isfinite(value):
            raise SettingsError(f"{PREFIX}{field.name.upper()}: expected a number, got {value}")
        if isinstance(value, (int, float)) and value < 0:
            raise SettingsError(f"{PREFIX}{field.name.upper()}: expected no negative number, got {value}")
    if not settings.host:
        raise SettingsError(
            f"{PREFIX}HOST: expected an address such as 127.0.0.1, got nothing, which would be all of them"
        )
    if settings.port > 65535:
        raise SettingsError(f"{PREFIX}PORT: expected at most 65535, got {settings.port}")
    for name in SOME:
        if not getattr(settings, name):
            raise SettingsError(f"{PREFIX}{name.upper()}: expected more than 0")
    return settings
