"""Tables may be lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Those that there are, are none."""
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=True))
    op.add_column("tables", sa.Column("lesson_state", sa.JSON(), nullable=True))
