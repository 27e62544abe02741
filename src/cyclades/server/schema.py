"""What the database holds. The log of a table only grows: a row for each answer, with what chance made of it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),  # the secret itself is only in the cookie, or in the link
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie: of one browser; link: brings the seats to another one, once
    Column("created", Float, nullable=False),
    Column("used", Float),  # when it was last used, about
    Column("browser", String(60)),  # what a person calls it, such as "Firefox, Windows"
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("title", String(60), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("asked", Integer),  # the seat whose turn it is
    Column("host", String(32), ForeignKey("guests.id")),
    Column("rules", JSON, nullable=False),  # versions by name; "3" where all had one in common
    Column("setup", JSON, nullable=False),  # as records have it: edition, players, board …
    Column("start", JSON),  # the state from which a continued game begins, as records have it
    Column("settings", JSON, nullable=False),  # how people play at this table: hints, spectators …
    Column("proposal", JSON),
    Column("result", JSON),
    Column("rematch", String(32)),
    Column("key", LargeBinary, nullable=False),  # makes the names of questions, which tell nothing to others
    Column("barred", JSON),  # whom the host has sent away: numbers, guests, names
    Column("touched", Float, nullable=False, server_default="0"),  # when it changed last, by the clock of the server
    Column("lesson", String(40)),  # which lesson it is; none: a game like any other
    Column("lesson_state", JSON),  # how far the learner has come: see lesson_tables.py
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_host_created", "host", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), ForeignKey("guests.id"), index=True),  # whose seat it is; none: open, or a bot's
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),  # what answers: empty where the guest does
    Column("resigned", Boolean, nullable=False),
    Column("seen", Float),  # when its guest was last here, by the clock of the server; null: here, or not known
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("player", Integer),
    Column("moves", Text, nullable=False),  # in notation, one a line
    Column("note", String(200), nullable=False),
    Column("state", BigInteger, nullable=False),  # a checksum of the numbers after it: see `cyclades db check`
    Column("at", Float, nullable=False),
    Column("why", JSON(none_as_null=True)),  # the reason of a bot that everybody may know
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),  # of what is stored
    Column("length", Integer, nullable=False),  # how many actions the game had that it is of
    Column("found", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False),
)

CLOCK: Final = Table(
    "clock",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("seconds", Float, nullable=False),  # for how long the server has run, in all
)
