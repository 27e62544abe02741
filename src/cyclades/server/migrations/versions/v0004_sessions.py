"""People see the browsers in which they are somebody: what each is, and when it was last used."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Of the secrets that there are, nobody knows either."""
    op.add_column("keys", sa.Column("used", sa.Float(), nullable=True))
    op.add_column("keys", sa.Column("browser", sa.String(length=60), nullable=True))
