"""How a server runs; one value that goes unchanged to every one of its processes."""

from __future__ import annotations

import os
from typing import Final

import msgspec
from msgspec import Struct

VARIABLE: Final = "PRICHAL_SETTINGS"


class Settings(Struct, frozen=True):
    """All that a host can choose."""

    database_url: str = "sqlite:///prichal.db"
    redis_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8137
    processes: int = 1
    thinkers: int = 1  # processes in which bots think; 0: nobody thinks here (only with remote_bots)
    remote_bots: bool = False  # bots think in `prichal worker`s, through Redis
    origins: list[str] = []  # other addresses at which people open the page; the server's own is always allowed
    secure: bool = False  # behind TLS: cookies are marked Secure
    secret: str = ""  # signs CSRF tokens; the same in all processes
    requests_per_minute: int = 600  # per address; 0: no limit
    pause: float = 1.0  # seconds that a hidden simultaneous answer takes at least, so that its speed tells nothing
    absence: float = 300.0  # seconds after which a player who isn't connected can be replaced by a bot
    log_level: str = "info"

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    def export(self) -> None:
        """Hands the settings to the processes that will be started."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}").encode(), type=Settings)
