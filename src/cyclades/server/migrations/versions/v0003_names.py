"""What people write is chat, how they play at a table are its settings, and entries of the log are numbered; an action
is called an action, and what happened at a table by past participles, like the events of a game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

CHAT_KINDS = {
    "sits": "seated",
    "leaves": "left",
    "begins": "begun",
    "resigns": "resigned",
    "stand-in": "replaced",
    "returns": "returned",
    "proposes": "proposed",
    "refuses": "declined",
}


def upgrade() -> None:
    """A table and two columns get the names by which everything else calls them, and so do the kinds of what
    is in them; all else that they hold stays as it is."""
    op.execute("ALTER TABLE tables RENAME COLUMN manners TO settings")
    op.execute("ALTER TABLE log RENAME COLUMN seq TO number")
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.execute("INSERT INTO chat SELECT table_id, number, kind, name, seat, text, at FROM talk")
    op.drop_table("talk")
    chat = sa.table("chat", sa.column("kind"))
    for before, now in CHAT_KINDS.items():
        op.execute(chat.update().where(chat.c.kind == before).values(kind=now))
    log = sa.table("log", sa.column("kind"))
    op.execute(log.update().where(log.c.kind == "answer").values(kind="action"))
