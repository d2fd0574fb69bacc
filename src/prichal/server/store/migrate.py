"""Brings a database to the structure of today."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.store.database import open_database
from prichal.server.store.shelf import read_key

LOCK = 0x9A1C8A1  # the same in all processes that migrate


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("prichal.server.store").joinpath("migrations")))
    return found


def upgrade(connection: Connection) -> None:
    """Applies what is missing; a database from a newer version is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    known = ScriptDirectory.from_config(config())
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in {script.revision for script in known.walk_revisions()}:
        raise Problem(
            Message("problem-database-newer", {"revision": present}),
            f"the database is of a newer version of Prichal (revision {present})",
        )
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


async def migrate(url: str) -> str:
    """Brings a database to the structure of today; returns the secret that it keeps."""
    database = open_database(url)
    await database.start()
    try:
        await database.transact(upgrade)
        return await database.read(read_key, "secret")
    finally:
        await database.stop()
