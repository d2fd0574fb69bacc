"""The tables of the database. `lines` is the truth; `snapshots` are caches."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

keys = Table(  # secrets of the house itself, made once
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # lower case; none for guests
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

places = Table(  # from where an account has signed in, hidden
    "places",
    metadata,
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("place", String(24), nullable=False),
    PrimaryKeyConstraint("person", "place"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("version", Integer, nullable=False),  # grows with every change: writers compare it
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("invited", Boolean, nullable=False),
    Column("invitation", String(64)),  # SHA-256 of the secret
    Column("spectators", Boolean, nullable=False),
    Column("clock", Text),
    Column("owner", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("luck", Integer, nullable=False),  # the way of drawing, see prichal.fairness
    Column("draws", Integer, nullable=False),  # in force
    Column("undone", Integer, nullable=False),  # draws taken back by consent
    Column("mark", String(32), nullable=False),  # of the last line
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actors", Text, nullable=False),
    Column("clocks", Text),
    Column("offer", Text),
    Column("ending", String(200), nullable=False),
    Column("result", Text),
    Column("winners", Text),
    Column("rematch", String(24)),
    Column("removed", Text, nullable=False),  # people whom the owner doesn't want here
    Column("deadline", BigInteger),  # when somebody's time runs out
    Column("origin", String(24), nullable=False, server_default="", index=True),  # from where it was opened, hidden
    Column("pace", String(10), nullable=False, server_default="none"),  # the breath that bots take
    Column("asks_all", Boolean, nullable=False, server_default="1"),  # also for only answers
    Column("brought", Boolean, nullable=False, server_default="0"),  # played elsewhere, brought as a record
    Column("due", BigInteger),  # when the server's own next move (a bot's) counts as forgotten
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_due", "due"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("entropy", String(64), nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("lent", String(10), nullable=False),  # why a bot plays a person's seat: `own` wish, `absent`
    PrimaryKeyConstraint("table_id", "seat"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),  # from 1
    Column("actor", String(10), nullable=False),  # a seat, `chance` or `table`
    Column("action", String(120), nullable=False),
    Column("boundary", Boolean, nullable=False),  # something was learnt: no way back alone
    Column("news", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("clocks", Text),  # as they stood after the line, where a decision followed
    PrimaryKeyConstraint("table_id", "ply"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "ply"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)
