"""Absence and waiting are counted in seconds that the server has run, and no longer by the time of day; and tables
remember whom their host has sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The count begins; nobody has been away, and no table has been waiting, since before that."""
    clock = op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock")),
    )
    op.bulk_insert(clock, [{"id": 0, "seconds": 0.0}])
    op.add_column("tables", sa.Column("touched", sa.Float(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("barred", sa.JSON(), nullable=True))
    op.execute("UPDATE seats SET seen = NULL")
