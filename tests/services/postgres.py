"""A private PostgreSQL: durable like a real one, with as many empty databases as the tests like."""

from __future__ import annotations

import signal
from itertools import count

from tests.services.install import needed
from tests.services.process import Server

USER = "prichal"


class PostgresServer(Server):
    """Made by initdb in a temporary folder."""

    stopping = signal.SIGINT  # PostgreSQL's fast shutdown
    crashing = signal.SIGQUIT  # its immediate one: the next start recovers from the log

    def __init__(self) -> None:
        self.programs = needed("postgres").resolve().parent
        super().__init__("postgres")
        self.numbers = count(1)
        self.must(
            "initdb", "-D", str(self.folder / "data"), "-U", USER, "--auth=trust", "--encoding=UTF8", "--no-locale",
            "--no-sync",
        )  # fmt: skip

    def command(self) -> list[str]:
        settings = ["fsync=on", "synchronous_commit=on", "shared_buffers=32MB", "timezone=UTC"]
        listening = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        chosen = [part for setting in settings for part in ("-c", setting)]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *listening, *chosen]

    def answers(self) -> bool:
        return self.tool("pg_isready", "-q", "-d", "postgres") == 0

    def url(self, database: str) -> str:
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{database}"

    def create_database(self) -> str:
        """The name of a new, empty database."""
        name = f"test_{next(self.numbers)}"
        self.must("psql", *self.address(), "-d", "postgres", "-qc", f"CREATE DATABASE {name} TEMPLATE template0")
        return name

    def drop_database(self, name: str) -> None:
        """Removes a database, whoever is still connected."""
        self.must("psql", *self.address(), "-d", "postgres", "-qc", f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def address(self) -> list[str]:
        return ["-h", "127.0.0.1", "-p", str(self.port), "-U", USER]

    def tool(self, program: str, *arguments: str) -> int:
        return self.run(str(self.programs / program), *self.address(), *arguments).returncode

    def must(self, program: str, *arguments: str) -> None:
        done = self.run(str(self.programs / program), *arguments)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")
