"""Entries of the log have the reason of a bot, as everybody may know it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """What was played before has none."""
    op.add_column("log", sa.Column("why", sa.JSON(none_as_null=True), nullable=True))
