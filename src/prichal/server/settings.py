"""How a server runs; one value that goes unchanged to every one of its processes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Annotated, Final, get_type_hints

import msgspec
from msgspec import Meta, Struct

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

VARIABLE: Final = "PRICHAL_SETTINGS"
EVERYTHING: Final = "all"  # stands for all limits that can be switched off


class Limits(Struct, frozen=True):
    """What one guest may cost the house. 0: no limit. An address is an IPv4 address or a /64 of IPv6."""

    requests_per_minute: Annotated[int, Meta(description="requests of an address in a minute")] = 600
    guests_per_hour: Annotated[int, Meta(description="new guests of an address in an hour")] = 60
    accounts_per_hour: Annotated[int, Meta(description="new accounts of an address in an hour")] = 20
    records_per_hour: Annotated[int, Meta(description="records that an address brings in an hour")] = 60
    sign_ins: Annotated[int, Meta(description="tries to sign in from an address in a quarter of an hour")] = 30
    sign_ins_per_login: Annotated[
        int, Meta(description="tries for one login in an hour, from places where it never signed in")
    ] = 60
    hashes_waiting: Annotated[int, Meta(description="passwords that wait to be checked, two at a time")] = 16
    open_tables: Annotated[int, Meta(description="a person's tables that wait for people")] = 10
    open_tables_per_address: Annotated[int, Meta(description="the same, of an address")] = 40
    bot_tables: Annotated[int, Meta(description="a person's tables with bots, played at within the last hour")] = 12
    bot_tables_per_address: Annotated[int, Meta(description="the same, of an address")] = 60
    sockets: Annotated[int, Meta(description="live connections of a person")] = 24
    sockets_per_address: Annotated[int, Meta(description="live connections of an address")] = 200
    spectators: Annotated[int, Meta(description="spectators at a table")] = 200
    messages_per_second: Annotated[int, Meta(description="of a live connection; more of them wait")] = 20
    lobby_hours: Annotated[int, Meta(description="after so many hours without a change a table isn't listed")] = 6
    open_days: Annotated[int, Meta(description="after so many days an open table is closed")] = 7
    idle_days: Annotated[int, Meta(description="after so many days without a move a game is closed")] = 60
    thought_seconds: Annotated[int, Meta(description="processor time for one thought of a bot (at least 1)")] = 60


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
    proxies: list[str] = []  # addresses of our own proxies: only they may say for whom they ask
    secure: bool = False  # behind TLS: cookies are marked Secure
    secret: str = ""  # signs CSRF tokens; without one the database keeps its own
    pause: float = 1.0  # seconds that the server's own hidden answers take, so that their speed tells nothing (pace.py)
    absence: float = 300.0  # seconds after which a player who isn't connected can be replaced by a bot
    metrics_token: str = ""  # who may read /metrics; without one only this machine
    log_level: str = "info"
    compiled: str = ""  # a folder in which the engine is being compiled: bots move there when it is ready
    device: str = ""  # a folder with the page that plays without a server (make static): served at /device/
    play_on_device: bool = False  # "play now" leads there
    limits: Limits = Limits()

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    def export(self) -> None:
        """Hands the settings to the processes that will be started."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}").encode(), type=Settings)


def described_limits() -> list[tuple[str, int, str]]:
    """Every limit: its name for hosts, its default, what it means."""
    defaults = Limits()
    hints = get_type_hints(Limits, include_extras=True)
    return [
        (name.replace("_", "-"), getattr(defaults, name), hints[name].__metadata__[0].description)
        for name in Limits.__struct_fields__
    ]


def chosen_limits(texts: Iterable[str]) -> Limits:
    """The limits with a host's changes (`sockets=50`, `all=0`), or a Problem."""
    known = {name: name.replace("-", "_") for name, _, _ in described_limits()}
    changed: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if not number.isdecimal() or name not in (*known, EVERYTHING) or len(number) > 9:
            names = ", ".join(known)
            raise Problem(
                Message("problem-limit", {"text": text, "names": names}),
                f"a limit is given as NAME=NUMBER, not {text!r}; names: {names}",
            )
        for one in known.values() if name == EVERYTHING else [known[name]]:
            changed[one] = int(number)
    changed["thought_seconds"] = changed.get("thought_seconds") or Limits().thought_seconds
    return Limits(**changed)


def without_limits() -> Limits:
    return chosen_limits([f"{EVERYTHING}=0"])
