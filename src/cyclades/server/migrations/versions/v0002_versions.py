"""The version of the rules is kept per edition and expansion."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The one version that all editions had in common becomes a text in JSON; `db upgrade` goes on from there."""
    if op.get_context().dialect.name == "sqlite":
        op.execute("""UPDATE tables SET rules = '"' || rules || '"'""")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column(
            "rules",
            existing_type=sa.String(length=16),
            type_=sa.JSON(),
            existing_nullable=False,
            postgresql_using="to_json(rules)",
        )
