"""Draws by number, marks of lines, clocks at every line, seats that are lent, people who were removed"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Games that have begun go on drawing as they did.
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(sa.Column("luck", sa.Integer(), nullable=False, server_default="1"))
        batch_op.add_column(sa.Column("draws", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("undone", sa.Integer(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("mark", sa.String(length=32), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("removed", sa.Text(), nullable=False, server_default="[]"))
    with op.batch_alter_table("chairs") as batch_op:
        batch_op.add_column(sa.Column("lent", sa.String(length=10), nullable=False, server_default=""))
    with op.batch_alter_table("lines") as batch_op:
        batch_op.add_column(sa.Column("clocks", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("lines") as batch_op:
        batch_op.drop_column("clocks")
    with op.batch_alter_table("chairs") as batch_op:
        batch_op.drop_column("lent")
    with op.batch_alter_table("tables") as batch_op:
        for name in ("removed", "mark", "undone", "draws", "luck"):
            batch_op.drop_column(name)
