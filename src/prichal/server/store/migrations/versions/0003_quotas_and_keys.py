"""Quotas by person and address, and the secret of the house"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.bulk_insert(keys, [{"name": "secret", "value": secrets.token_hex(32)}])
    op.create_table(
        "places",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("place", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_places_person")),
        sa.PrimaryKeyConstraint("person", "place", name=op.f("pk_places")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("origin", sa.String(length=24), nullable=False, server_default=""))
        batch_op.create_index(batch_op.f("ix_tables_origin"), ["origin"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_owner"), ["owner"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_owner"))
        batch_op.drop_index(batch_op.f("ix_tables_origin"))
        batch_op.drop_column("origin")
    op.drop_table("places")
    op.drop_table("keys")
